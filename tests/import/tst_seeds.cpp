// Tests the five saved pages as one library, in every import order.
#include "tests/store/storefixtures.h"

#include "models/core/fold.h"
#include "models/core/savedifference.h"
#include "models/formats/registry.h"
#include "models/import/fileimporter.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <numeric>

using namespace lectern;
using namespace lectern::test;

class TestSeeds : public QObject
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

    void joinsSeedPapers()
    {
        const auto lib = library(m_files);
        const Counts counts = must(lib->sources().counts());
        QCOMPARE(counts.sightings, 86);
        QCOMPARE(counts.papers, 79);
        QCOMPARE(counts.sources, 5);
        const PaperRow nestPipe = rowTitled(
            *lib,
            u"NestPipe: Large-Scale Recommendation Training on 1,500+ Accelerators via Nested Pipelining"_s);
        QVERIFY(!nestPipe.conflicting); // figures that change from one page to the next are no conflict
        QStringList scores, shown;
        for (const StatedValue &value : must(lib->papers().detail(nestPipe.id)).values)
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
        QCOMPARE(must(lib->checker().check()), QStringList());
    }

    // Importing files uses the known names of the library to read the next page.
    void fileOrderDoesNotMatter()
    {
        const QByteArray digest = must(contentHash(*library(m_files)));
        QStringList files = m_files;
        for (int turn = 0; turn < 4; ++turn) {
            std::rotate(files.begin(), files.begin() + 1, files.end());
            QCOMPARE(must(contentHash(*library(files))), digest);
        }
        std::reverse(files.begin(), files.end());
        QCOMPARE(must(contentHash(*library(files))), digest);
    }

    void everyOrderGivesTheSameLibrary()
    {
        QList<QPair<SourceFacts, ParsedSource>> sources;
        for (const QString &file : std::as_const(m_files)) {
            const QByteArray bytes = readAll(file);
            SourceFacts facts{QFileInfo(file).fileName(), file, QDate(2026, 6, 30),
                              QCryptographicHash::hash(bytes, QCryptographicHash::Sha256), bytes.size()};
            ParseContext context;
            context.savedOn = facts.savedOn;
            sources.append({facts, must(parseSource(bytes, context))});
        }
        QList<int> order{0, 1, 2, 3, 4};
        QByteArray digest;
        int orders = 0;
        do {
            const auto lib = must(Library::open(m_dir.filePath(u"order%1.lectern"_s.arg(++m_libraries))));
            for (const int i : std::as_const(order))
                must(lib->importer().import(sources[i].first, sources[i].second));
            const QByteArray here = must(contentHash(*lib));
            if (digest.isEmpty())
                digest = here;
            QCOMPARE(here, digest);
            QCOMPARE(must(lib->sources().counts()).papers, 79);
            if (orders++ % 12 == 0)
                QCOMPARE(must(lib->checker().check()), QStringList());
            QVERIFY(QFile::remove(lib->file()));
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(orders, 120);
    }

    void removingAndImportingAgainRestores()
    {
        const auto lib = library(m_files);
        const QByteArray digest = must(contentHash(*lib));
        for (const SourceRow &source : must(lib->sources().list())) {
            must(lib->importer().remove(source.id));
            QCOMPARE(must(lib->checker().check()), QStringList());
            FileImporter importer(*lib);
            importer.setSavedOn(QDate(2026, 6, 30));
            QCOMPARE(importer.importPaths({source.path}).files.value(0).records, source.sightings);
            QCOMPARE(must(lib->checker().check()), QStringList());
            QCOMPARE(must(contentHash(*lib)), digest);
        }
        for (const SourceRow &source : must(lib->sources().list()))
            must(lib->importer().remove(source.id));
        QCOMPARE(must(lib->checker().check()), QStringList());
        const Counts counts = must(lib->sources().counts());
        QCOMPARE(counts.papers + counts.authors + counts.sightings + counts.sources + counts.conflicts, 0);
        QVERIFY(must(lib->index().categories()).isEmpty());
    }

    void authorPanelsHaveExpectedFigures()
    {
        const auto lib = library(m_files);
        const auto authorNamed = [&](const QString &name) {
            const auto found = must(lib->authors().list(name));
            return found.isEmpty() ? AuthorPanel() : must(lib->authors().panel(found.first().id));
        };
        // Two pages show papers of this author; one is the author's own page and states four papers.
        const AuthorPanel zhida = authorNamed(u"Zhida Jiang"_s);
        QCOMPARE(zhida.papers, 4);
        QCOMPARE(zhida.observations.size(), 1);
        QCOMPARE(zhida.observations[0].figures.hIndex, std::optional<int>(9));
        QCOMPARE(zhida.observations[0].figures.citations, std::optional<int>(15));
        const AuthorPanel chuan = authorNamed(u"Chuan Wu"_s);
        QVERIFY(chuan.papers > 0);
        QVERIFY(chuan.observations.isEmpty());
        QVERIFY(chuan.coauthorsAreLowerBound);
        QCOMPARE(
            chuan.truncatedLists,
            0); // no author list of this author's papers is truncated, but the list of papers is incomplete
        QCOMPARE(zhida.truncatedLists, 4);
        QVERIFY(!chuan.years.isEmpty());
        QCOMPARE(zhida.observations[0].savedOn, QDate(2026, 6, 30));
        QCOMPARE(std::accumulate(zhida.scoreSpread.cbegin(), zhida.scoreSpread.cend(), 0),
                 2); // two papers have no score
    }

    // The co-authors of every author, compared with a manual count over all sightings.
    void coauthorsMatchSightings()
    {
        const auto lib = library(m_files);
        QHash<PaperId, QSet<QString>> namesOf;
        for (const SourceRow &source : must(lib->sources().list())) {
            const SavedPage page = must(lib->sources().savedPage(source.id));
            for (const SavedPaper &paper : page.papers) {
                for (const QString &name : paper.paper.authors)
                    namesOf[paper.id].insert(foldName(name));
                if (page.figures)
                    namesOf[paper.id].insert(foldName(page.figures->name));
            }
        }
        QHash<QString, QMap<QString, int>> together;
        QHash<QString, int> papers;
        for (const QSet<QString> &names : std::as_const(namesOf))
            for (const QString &one : names) {
                ++papers[one];
                for (const QString &other : names)
                    if (one != other)
                        ++together[one][other];
            }
        int authors = 0;
        for (const AuthorRow &row : must(lib->authors().list())) {
            const AuthorPanel panel = must(lib->authors().panel(row.id));
            QMap<QString, int> here;
            for (const Coauthor &coauthor : panel.coauthors)
                here.insert(foldName(coauthor.name), coauthor.papers);
            QCOMPARE(here, together.value(foldName(panel.name)));
            QCOMPARE(panel.papers, papers.value(foldName(panel.name)));
            ++authors;
        }
        QCOMPARE(authors, int(papers.size()));
        QVERIFY(authors > 100);
    }
};

QTEST_GUILESS_MAIN(TestSeeds)
#include "tst_seeds.moc"
