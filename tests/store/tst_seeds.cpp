// The five saved pages as one library, in every order.
#include "storefixtures.h"

#include "models/store/fileimporter.h"
#include "tests/support/support.h"

using namespace lectern;
using namespace lectern::test;

class tst_Seeds : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    QStringList m_files;
    int m_libraries = 0;

    std::unique_ptr<Library> library(const QStringList &files)
    {
        auto opened = must(Library::open(m_dir.filePath(u"%1.lectern"_s.arg(++m_libraries))));
        FileImporter importer(*opened);
        importer.setSavedOn(QDate(2026, 6, 30));
        for (const FileReport &report : importer.importPaths(files).files)
            if (!report.refused.isEmpty())
                qFatal("%s", qPrintable(report.refused));
        return opened;
    }

private slots:
    void initTestCase()
    {
        m_files = sharedFiles(u"seeds"_s, {u"*.txt"_s});
        if (m_files.size() != 5)
            QSKIP("the five saved pages are not beside the project");
    }

    void countsAndJoins()
    {
        const auto lib = library(m_files);
        const Counts counts = must(lib->counts());
        QCOMPARE(counts.sightings, 86);
        QCOMPARE(counts.papers, 79);
        QCOMPARE(counts.sources, 5);
        const PaperRow nestPipe = rowTitled(
            *lib,
            u"NestPipe: Large-Scale Recommendation Training on 1,500+ Accelerators via Nested Pipelining"_s);
        QVERIFY(nestPipe.conflicting);
        QStringList scores, shown;
        for (const StatedValue &value : must(lib->detail(nestPipe.id)).values)
            if (value.field == u"score") {
                scores << value.value;
                if (value.shown)
                    shown << value.value;
            }
        scores.sort();
        QCOMPARE(scores, (QStringList{u"80.8"_s, u"81.1"_s}));
        QCOMPARE(shown.size(), 1);
        int untitled = 0;
        for (const PaperRow &row : allRows(*lib))
            untitled += row.title.isEmpty();
        QCOMPARE(untitled, 2);
    }
};

QTEST_GUILESS_MAIN(tst_Seeds)
#include "tst_seeds.moc"
