// Lets each memory allocation of an import and of a search fail in turn: the operation ends with an error,
// and the library stays valid. Only one allocation fails per run. If all failed, Qt would abort in a database
// destructor that allocates.
#include "models/core/outofmemory.h"
#include "models/core/query/querytext.h"
#include "models/import/fileimporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/paperrow.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include <atomic>
#include <cstdlib>
#include <new>
#include <sys/wait.h>
#include <unistd.h>

namespace
{

// Allocations until the next failure; negative: none fails.
std::atomic<long> left = -1;
std::atomic<long> asked = 0;

bool mayHave()
{
    ++asked;
    if (left.load() < 0)
        return true;
    return left.fetch_sub(1) > 0;
}

} // namespace

void *operator new(std::size_t size)
{
    if (mayHave())
        if (void *memory = std::malloc(size ? size : 1))
            return memory;
    throw std::bad_alloc();
}
// These operators do not fail: QHash allocates with them in noexcept functions, where a failure would end the
// program, and simdjson does not check the result.
void *operator new[](std::size_t size)
{
    if (void *memory = std::malloc(size ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return std::malloc(size ? size : 1);
}
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept
{
    return std::malloc(size ? size : 1);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace lectern;
using namespace lectern::test;

class TestMemory : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    QString m_source, m_made;

    static Result<> import(const QString &library, const QString &source)
    {
        return catchOutOfMemory([&]() -> Result<> {
            auto opened = Library::open(library);
            if (!opened)
                return opened.error();
            FileImporter importer(**opened);
            const ImportReport report = importer.importPaths({source});
            return report.files.size() == 1 && report.files[0].refused.isEmpty()
                ? Result<>()
                : Result<>(Error{report.files.value(0).refused});
        });
    }

    static Result<> search(const QString &library)
    {
        return catchOutOfMemory([&]() -> Result<> {
            auto opened = Library::open(library, Library::Mode::ReadOnly);
            if (!opened)
                return opened.error();
            Query query;
            query.root = parseQuery(u"\"harbour waves\" OR tide* -author:quil bucket year:2020.."_s).root;
            const auto found = (*opened)->index().search(query);
            if (!found)
                return found.error();
            const auto facets = (*opened)->index().facets(*found);
            if (!facets)
                return facets.error();
            const auto rows =
                (*opened)->papers().rows((*found)->ids(0, qMin<qsizetype>(50, (*found)->count())));
            return rows ? Result<>() : Result<>(rows.error());
        });
    }

    // Runs the work in a child process in which allocation `at` fails. Returns the exit code: 0 success, 1 an
    // Error with a message, 2 an Error without one; negative if a signal ended the process.
    static int inChild(long at, const std::function<Result<>()> &work)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            left = at;
            int code = 0;
            if (const auto done = work(); !done) {
                left = -1;
                code = done.error().message.size() > 15 ? 1 : 2;
            }
            ::_exit(code);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

private slots:
    void initTestCase()
    {
        m_source = m_dir.filePath(u"papers.jsonl"_s);
        QByteArray lines;
        for (int i = 0; i < 60; ++i)
            lines += arxivLine({QString::number(2401.00001 + i / 100000.0, 'f', 5),
                                u"Harbour waves in bucket %1"_s.arg(i),
                                u"Ada Quill and Bo Tide%1"_s.arg(i % 7), longAbstract(i)});
        writeAll(m_source, lines);
        m_made = m_dir.filePath(u"made.lectern"_s);
        must(import(m_made, m_source));
    }

    void eachFailedAllocationGivesAnError_data()
    {
        QTest::addColumn<bool>("imports");
        QTest::newRow("import") << true;
        QTest::newRow("search") << false;
    }
    void eachFailedAllocationGivesAnError()
    {
        QFETCH(bool, imports);
        const QString library = imports ? m_dir.filePath(u"new.lectern"_s) : m_made;
        const auto clear = [&] {
            for (const auto *suffix : {"", "-wal", "-shm", "-journal"})
                if (imports)
                    QFile::remove(library + QLatin1StringView(suffix));
        };
        const auto work = [&] { return imports ? import(library, m_source) : search(library); };
        clear();
        const long before = asked;
        must(work());
        const long all = asked - before;
        QVERIFY(all > 100);
        clear();
        // The analyzer reports memory freed by operator delete as a leak.
        // NOLINTBEGIN(clang-analyzer-unix.Malloc)
        QCOMPARE(inChild(1'000'000'000, work), 0); // without a failure the work succeeds
        int sentences = 0;
        const long points = scaled(80);
        for (long point = 0; point < points; ++point) {
            const long at = all * point / points;
            clear();
            const int ended = inChild(at, work);
            QVERIFY2(ended == 0 || ended == 1,
                     qPrintable(u"request %1 of %2 ended the program: %3"_s.arg(at).arg(all).arg(ended)));
            sentences += ended;
            // The library is valid and contains all of the file or nothing.
            const auto opened = must(Library::open(library));
            const int papers = must(opened->sources().counts()).papers;
            QVERIFY2(papers == 60 || (imports && ended == 1 && papers == 0),
                     qPrintable(u"%1: %2 papers"_s.arg(at).arg(papers)));
            if (point % 8 == 0)
                QCOMPARE(must(opened->checker().check()), QStringList());
        }
        // NOLINTEND(clang-analyzer-unix.Malloc)
        qInfo("%d of %ld requests ended in a sentence", sentences, points);
        QVERIFY(sentences > 0);
    }
};

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
