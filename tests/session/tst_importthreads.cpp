// Tests the threads of an import. With SmallImportSizes 2,000 papers use every code path of a large import;
// ThreadSanitizer (./dev tsan) reports each object that threads share without synchronisation.
#include "models/core/query/querytext.h"
#include "models/import/fileimporter.h"
#include "models/session/librarysession.h"
#include "models/store/queries/checker.h"
#include "models/store/sqlite/statement.h"
#include "tests/import/smallimportsizes.h"
#include "tests/store/storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <atomic>
#include <cmath>
#include <random>
#include <thread>

using namespace lectern;
using namespace lectern::test;

class TestImportThreads : public QObject
{
    Q_OBJECT
    static constexpr int kPapers = 2000;
    QTemporaryDir m_dir;
    QString m_file; // file with the papers
    QString m_usual; // library imported with the default sizes, for comparison
    int m_number = 0; // number of the next library

    // Few words are in most papers and most words in few papers, as in real abstracts.
    static QString word(std::mt19937 &random)
    {
        static const QStringList stems{u"tid"_s, u"harbour"_s, u"wav"_s, u"gull"_s, u"moor"_s, u"anchor"_s};
        static const QStringList endings{u"ation"_s, u"ing"_s, u"ity"_s, u"al"_s, u"er"_s};
        const double share = double(random() % 10'000 + 1) / 10'000;
        const int n = int(std::pow(8000, share));
        return stems[n % stems.size()] + QString::number(n / 30, 36) + endings[n / 6 % endings.size()];
    }
    // Some papers repeat values of others in the same file, so that they are joined.
    static QByteArray papers()
    {
        std::mt19937 random(5);
        QByteArray lines;
        for (int i = 0; i < kPapers; ++i) {
            const int same = i % 14 == 7 ? i / 2 : i;
            QString abstract = longAbstract(same);
            std::mt19937 words(static_cast<unsigned>(same));
            for (int w = 0; w < 60; ++w)
                abstract += u' ' + word(words);
            ArxivPaper paper{u"2601.%1"_s.arg(same, 5, 10, QChar(u'0')),
                             u"Paper %1 of %2"_s.arg(same).arg(word(words)),
                             u"Ada Quill%1 and Bo Tide%2"_s.arg(same % 90).arg(same % 400), abstract};
            paper.categories = i % 3 ? u"cs.LG"_s : u"cs.CL stat.ML"_s;
            paper.day = QDate(2020, 1, 1).addDays(int(random() % 2000)).toString(Qt::ISODate);
            lines += arxivLine(paper);
        }
        return lines;
    }
    QString newLibrary() { return m_dir.filePath(u"%1.lectern"_s.arg(++m_number)); }
    static QList<QByteArray> rows(const QString &library, const char *query)
    {
        const auto connection = must(Connection::open(library, true));
        Statement read(*connection, query);
        QList<QByteArray> all;
        must(read.forEach([&] { all += read.blob(0) + ':' + read.blob(1); }));
        return all;
    }
    static qint64 number(const QString &library, const char *query)
    {
        return must(must(Connection::open(library, true))->number(query));
    }
    static void import(const QString &file, const QString &library)
    {
        const auto opened = must(Library::open(library));
        const ImportReport report = FileImporter(*opened).importPaths({file});
        QVERIFY2(report.files[0].refused.isEmpty(), qPrintable(report.files[0].refused));
        QCOMPARE(report.files[0].records, kPapers);
        QVERIFY(report.files[0].joinedPapers > 0);
    }
    // Checks that two libraries hold the same papers and return the same results.
    void compare(const QString &library)
    {
        const auto one = must(Library::open(library)), other = must(Library::open(m_usual));
        QCOMPARE(must(one->checker().check()), QStringList());
        QCOMPARE(must(contentHash(*one)), must(contentHash(*other)));
        for (const char16_t *text : {u"", u"tidal", u"num", u"author:quill7 -wave", u"\"number 77\"",
                                     u"paper", u"*ation", u"cat:CL harbour"})
            for (const SortOrder::Key key :
                 {SortOrder::Key::Newest, SortOrder::Key::Title, SortOrder::Key::Authors}) {
                const Query query{parseQuery(QString::fromUtf16(text), true).root, {key, false}};
                QCOMPARE(must(one->index().search(query))->ids(0, kPapers),
                         must(other->index().search(query))->ids(0, kPapers));
            }
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        m_file = m_dir.filePath(u"papers.jsonl"_s);
        writeAll(m_file, papers());
        m_usual = newLibrary();
        const uint64_t endingsFrom = index::endingsFrom.exchange(1);
        const auto restore = qScopeGuard([endingsFrom] { index::endingsFrom = endingsFrom; });
        import(m_file, m_usual);
    }

    void smallSizesUseEveryPath()
    {
        const QString library = newLibrary();
        {
            const SmallImportSizes small;
            import(m_file, library);
        }
        // Large enough for several runs, posting files, suffix lists and orders.
        QVERIFY(QFileInfo(m_file).size() > 10 * SmallImportSizes::kBlockSize);
        QVERIFY(kPapers > 5 * int(SmallImportSizes::kPapersInRun));
        QCOMPARE(number(library, "SELECT count(*) FROM index_segment WHERE papers > 1500"), 1);
        QVERIFY(number(library, "SELECT sum(length(key) + length(list)) FROM index_posting")
                > 4 * qint64(SmallImportSizes::kRowFileSize));
        QVERIFY(number(library, "SELECT count(*) FROM index_prefix WHERE key >= x'80'") > 100);
        // The suffix lists equal those built from the stored words.
        const char *const suffixes = "SELECT key, list FROM index_prefix WHERE key >= x'80' ORDER BY key";
        QCOMPARE(rows(library, suffixes), rows(m_usual, suffixes));
        compare(library);
        QCOMPARE(QDir(m_dir.path()).entryList({u"*-import-*"_s}), QStringList());
    }

    // The first import writes to the file directly. The second one writes to the log while readers are open.
    void readersSearchDuringAnImport()
    {
        const SmallImportSizes small;
        const QString library = newLibrary();
        const QString begin = m_dir.filePath(u"begin.jsonl"_s);
        const QByteArray all = papers();
        writeAll(begin, all.first(all.indexOf('\n', all.size() / 4) + 1));
        QVERIFY(FileImporter(*must(Library::open(library))).importPaths({begin}).files[0].refused.isEmpty());
        std::atomic<bool> ended = false;
        std::atomic<int> answers = 0;
        std::vector<std::thread> readers;
        readers.reserve(2);
        for (int i = 0; i < 2; ++i)
            readers.emplace_back([&] {
                const auto opened = must(Library::open(library, Library::Mode::ReadOnly));
                for (int n = 0; !ended; ++n) {
                    const QString text = n % 2 ? u"tid*"_s : u"author:quill%1"_s.arg(n % 90);
                    const Query query{parseQuery(text, true).root, {SortOrder::Key::Title, false}};
                    const auto found = must(opened->index().search(query));
                    must(opened->papers().rows(found->ids(0, 50)));
                    ++answers;
                }
            });
        const auto join = qScopeGuard([&] {
            ended = true;
            for (std::thread &reader : readers)
                reader.join();
        });
        QTRY_VERIFY(answers > 4);
        import(m_file, library);
        const int before = answers;
        QTRY_VERIFY(answers > before + 4);
    }

    // The session of the window searches while its writer imports.
    void theSessionSearchesDuringAnImport()
    {
        const SmallImportSizes small;
        const QString library = newLibrary();
        {
            LibrarySession session;
            QSignalSpy finished(&session.imports(), &ImportQueue::importFinished);
            session.open(library);
            session.imports().importFiles({m_file});
            for (int n = 0; finished.isEmpty(); ++n) {
                session.browser().setTyped(n % 2 ? u"tid"_s : u"harbour quill%1"_s.arg(n % 90));
                finished.wait(5);
            }
            session.browser().setTyped({});
            QTRY_VERIFY(session.browser().papers().rowCount() > 1500);
        }
        compare(library);
    }

    // A cancelled import ends its threads in any phase and leaves no data.
    void aCancelledImportLeavesNothing()
    {
        const SmallImportSizes small;
        for (int asked = 1; asked < 2000; asked *= 3) {
            const QString library = newLibrary();
            const auto opened = must(Library::open(library));
            std::atomic<int> n = 0; // called by the parsing and the writing thread
            const ImportReport report =
                FileImporter(*opened).importPaths({m_file}, [&] { return ++n > asked; });
            if (n > asked) {
                QVERIFY(report.cancelled);
                QCOMPARE(allIds(*opened).size(), 0);
            }
            QCOMPARE(must(opened->checker().check()), QStringList());
        }
        QCOMPARE(QDir(m_dir.path()).entryList({u"*-import-*"_s}), QStringList());
    }
};

QTEST_MAIN(TestImportThreads)
#include "tst_importthreads.moc"
