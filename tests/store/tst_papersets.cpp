// Tests that the papers of a library are a function of its sightings, independent of earlier imports and
// removals: partly shared ids, ids of volumes, and the user's decisions on sources.
#include "models/store/edits/editlog.h"
#include "models/store/edits/tagstore.h"
#include "models/store/identity/identity.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"
#include "storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"
#include "tests/support/waiting.h"

#include <QTemporaryDir>

#include <algorithm>
#include <random>

using namespace lectern;
using namespace lectern::test;

namespace
{

const QString kVolume = u"10.1000/volume.7"_s;

Paper withDoi(Paper p, const QString &doi)
{
    p.doi = doi;
    return p;
}

// Papers of one volume without other common values.
Paper chapter(int number)
{
    static const QStringList titles{u"Lanterns for Counting Herons"_s, u"Salt Stairs in Northern Harbours"_s,
                                    u"A Ledger of Owls"_s, u"The Bathtub as a Model Ocean"_s,
                                    u"Kites That Remember Wind"_s};
    static const QStringList names{u"Ada Quill"_s, u"Bo Tide"_s, u"Cy Gull"_s, u"Di Reed"_s, u"Ed Marsh"_s};
    return withDoi(paper(titles[number], {names[number]}, longAbstract(number)), kVolume);
}

} // namespace

class TestPaperSets : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    int m_libraries = 0;

    std::unique_ptr<Library> library()
    {
        return must(Library::open(m_dir.filePath(u"%1.lectern"_s.arg(++m_libraries))));
    }
    static QStringList titles(Library &library)
    {
        QStringList titles;
        for (const PaperRow &row : allRows(library))
            titles.append(row.title);
        titles.sort();
        return titles;
    }

private slots:
    void sharedVolumeDoiJoinsNoPapers()
    {
        const auto lib = library();
        const ImportOutcome outcome =
            must(lib->importer().import(facts(u"three"_s), page({chapter(0), chapter(1), chapter(2)})));
        QCOMPARE(outcome.newPapers, 3);
        QCOMPARE(outcome.joinedPapers, 0);
        QCOMPARE(must(lib->checker().check()), QStringList());
        for (const PaperId id : allIds(*lib))
            QCOMPARE(must(lib->papers().detail(id)).doi, kVolume); // still stored and shown
    }

    // Three chapters share the DOI of their volume. While only two are imported, the volume is not
    // recognised: they are two papers, and the same paper under its own DOI is separate. Imports the sources
    // in every order and removes them in every order.
    void importAndRemovalOrderDoesNotMatter()
    {
        Paper own = chapter(0);
        own.doi = u"10.1000/own.1"_s;
        Paper untitled = chapter(1);
        untitled.title.clear();
        untitled.authors.clear();
        const QList<QPair<QString, Paper>> sources{{u"a"_s, chapter(0)},
                                                   {u"b"_s, chapter(1)},
                                                   {u"c"_s, chapter(2)},
                                                   {u"own"_s, own},
                                                   {u"untitled"_s, untitled}};
        QList<int> order{0, 1, 2, 3, 4};
        QHash<QSet<QString>, QByteArray> digests;
        const auto agrees = [&](Library &lib) {
            QSet<QString> names;
            for (const SourceRow &source : must(lib.sources().list()))
                names.insert(source.name);
            const QByteArray digest = must(contentHash(lib));
            const QByteArray known = digests.value(names, digest);
            digests.insert(names, known);
            return known == digest;
        };
        int rounds = 0;
        do {
            const auto lib = library();
            for (const int i : std::as_const(order)) {
                must(lib->importer().import(facts(sources[i].first), page({sources[i].second})));
                QVERIFY(agrees(*lib));
            }
            QCOMPARE(must(lib->sources().counts()).papers, 3);
            if (rounds % 10 == 0)
                QCOMPARE(must(lib->checker().check()), QStringList());
            // In half of the rounds the first import is removed first, otherwise last.
            QList<int> leaving = order;
            if (rounds % 2)
                std::reverse(leaving.begin(), leaving.end());
            for (const int i : std::as_const(leaving)) {
                for (const SourceRow &source : must(lib->sources().list()))
                    if (source.name == sources[i].first)
                        must(lib->importer().remove(source.id));
                QVERIFY(agrees(*lib));
                if (rounds % 10 == 0)
                    QCOMPARE(must(lib->checker().check()), QStringList());
            }
            QVERIFY(QFile::remove(lib->file()));
        } while (std::next_permutation(order.begin(), order.end()) && ++rounds < scaled(120));
    }

    // A large volume is as fast per paper as other papers; otherwise each sighting would be compared with all
    // earlier ones.
    void aLargeVolumeStaysLinear()
    {
        const auto lib = library();
        QList<Paper> papers;
        for (int i = 0; i < 4000; ++i)
            papers.append(withDoi(paper(u"%1 word %2 of wave %3"_s.arg(i * 7919).arg(i).arg(i % 13),
                                        {u"Author %1 Tide"_s.arg(i)}, longAbstract(i)),
                                  kVolume));
        const Work work;
        QCOMPARE(must(lib->importer().import(facts(u"volume"_s), page(papers))).newPapers, 4000);
        LECTERN_WORKED_LESS_THAN(60, work, u"one volume"_s); // quadratic work would need minutes
    }
};

QTEST_GUILESS_MAIN(TestPaperSets)
#include "tst_papersets.moc"
