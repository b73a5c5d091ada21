// Tests that a paper prepared from UTF-8 equals one made from a Paper: values, names, identity.
#include "storefixtures.h"
#include "tests/support/support.h"

#include "models/core/fold.h"
#include "models/formats/base/names.h"
#include "models/formats/records/arxivjsonl.h"
#include "models/store/identity/identity.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/types/sighting.h"

#include <archive.h>
#include <archive_entry.h>
#include <random>

using namespace lectern;
using namespace lectern::test;

class TestPreparedBlock : public QObject
{
    Q_OBJECT

    // JSON with single quotes, for readability in code.
    static QByteArray quoted(QByteArray json) { return json.replace('\'', '"'); }

    static void compare(const QByteArray &line)
    {
        readArxivLines(
            line,
            [](const ArxivRecord &record, const ByteRange &range) {
                PreparedBlock fast, slow;
                fast.add(record, 7 + range.line);
                Paper paper = paperOf(record);
                paper.line = 7 + range.line;
                slow.add(paper);
                const PreparedSighting &a = fast.sightings()[0], &b = slow.sightings()[0];
                for (const auto text :
                     {&PreparedSighting::title, &PreparedSighting::lead, &PreparedSighting::authors,
                      &PreparedSighting::category, &PreparedSighting::abstract, &PreparedSighting::arxiv,
                      &PreparedSighting::doi, &PreparedSighting::venue, &PreparedSighting::url,
                      &PreparedSighting::extra})
                    QVERIFY2(a.*text == b.*text,
                             (std::string(a.*text) + "\n" + std::string(b.*text)).c_str());
                QCOMPARE(a.day, b.day);
                QCOMPARE(a.year, b.year);
                QCOMPARE(a.flags, b.flags);
                QCOMPARE(a.stated, b.stated);
                QCOMPARE(a.line, b.line);
                QCOMPARE(a.hashes, b.hashes);
                QCOMPARE(a.hashes, identityHashes(paper));
                QCOMPARE(b.stated, statedFields(paper));
                QCOMPARE(valuesOf(a), paper);
                QCOMPARE(fast.authors().size(), size_t(paper.authors.size()));
                for (size_t i = 0; i < fast.authors().size(); ++i) {
                    QCOMPARE(std::string(fast.authors()[i].printed),
                             paper.authors[qsizetype(i)].toStdString());
                    QCOMPARE(std::string(fast.authors()[i].folded),
                             foldName(paper.authors[qsizetype(i)]).toStdString());
                    QCOMPARE(fast.authors()[i].hash, nameHash(fast.authors()[i].folded));
                }
            },
            [](const QString &message, const ByteRange &) { QFAIL(qPrintable(message)); });
    }

private slots:
    void preparesRecordsLikePaper_data()
    {
        QTest::addColumn<QByteArray>("line");
        const QByteArray text =
            longAbstract(3).toUtf8() + ' ' + longAbstract(4).toUtf8() + longAbstract(5).toUtf8();
        const auto row = [&](const char *name, const QByteArray &fields) {
            QTest::newRow(name) << "{\"title\":\"A Title\",\"abstract\":\"" + text + "\"," + quoted(fields)
                    + "}\n";
        };
        row("plain", "'id':'2601.01234','authors_parsed':[['Quill','Ada',''],['Tide','B.-J.','Jr.']]");
        row("old id",
            "'id':'hep-th/9901001','authors_parsed':[['Quill','Ada','']],'categories':'hep-th math.AG'");
        row("strange id", "'id':'house/quill-2020','year':'2020','authors_parsed':[['Quill','Ada']]");
        row("version in id", "'id':'2601.01234v3','authors_parsed':[['Quill','Ada']]");
        row("month 13", "'id':'2613.01234','authors_parsed':[['Quill','Ada']]");
        row("names in one string",
            "'id':'2601.01234','authors':'Ada Quill (Harbour), B. Tide and C. Wave et al.'");
        row("names in one plain string", "'id':'1','authors':'Ada Quill, Bo J. Tide,  Éva Wave and Cy Reed'");
        row("an odd string of names", "'id':'1','authors':'and Ada, , Bo Tide, Jr., Al, Cy et al'");
        row("accents",
            "'id':'1','authors_parsed':[['Schr\\u00f6dinger','\\u00c9va',''],['\\u5f20','\\u4f1f','']]");
        row("wide space", "'id':'1','authors_parsed':[['Quill\\u00a0Reed','Ada\\u2003B.','']]");
        row("TeX in names", "'id':'1','authors_parsed':[['Schr{\\\\\\\"o}dinger','E.','']]");
        row("comma", "'id':'1','authors_parsed':[['Quill, Jr.','Ada',''],['Reed, Bo','','']]");
        row("empty names", "'id':'1','authors_parsed':[['','',''],['Quill','',''],['-','.','']]");
        row("TeX title",
            "'id':'1','title':'The Schr\\\\\\\"odinger $\\\\alpha$ map','authors_parsed':[['Quill','A']]");
        row("Greek title",
            "'id':'1','title':'On \\u03b1 and \\u00dfpin, don\\u2019t','authors_parsed':[['Quill','A']]");
        row("byte order mark", "'id':'1','title':'\\ufeffMarked','authors_parsed':[['Quill','A']]");
        row("doi", "'id':'2601.00001','doi':'10.1103/PhysRevD.76.013009','authors_parsed':[['Quill','A']]");
        row("two dois", "'id':'2601.00001','doi':'10.1103/a.1 10.1103/b.2','authors_parsed':[['Quill','A']]");
        row("bad doi", "'id':'2601.00001','doi':'none','authors_parsed':[['Quill','A']]");
        row("arXiv doi", "'id':'x','doi':'10.48550/arXiv.2601.01234','authors_parsed':[['Quill','A']]");
        row("arXiv address",
            "'id':'x','url':'https://arxiv.org/abs/2601.01234v2','authors_parsed':[['Quill','A']]");
        row("id as address", "'id':'x','url':'2601.01234','authors_parsed':[['Quill','A']]");
        row("dates",
            "'id':'1','versions':[{'version':'v1','created':'Sat, 1 Jan 2000 02:05:30 GMT'},"
            "{'version':'v2','created':'Sun, 2 Jan 2000 02:05:30 GMT'}],'update_date':'2001-02-03'");
        row("no such day", "'id':'1','update_date':'2001-02-30','year':'soon'");
        row("journal and venue",
            "'id':'1','journal-ref':'J. Tides 3','venue':'Harbour 2020','comments':'5 pages'");
        row("quotes",
            "'id':'1','comments':'say \\\"five\\\" \\\\ pages','ke\\\"y\\u0001':'v','submitter':'Ada "
            "\\u00c9'");
        row("code", "'id':'1','code_url':'https://example.org/code','report-no':null,'n':5,'list':['a','b']");
        QTest::newRow("no abstract") << quoted("{'id':'1','title':'Only this'}\n");
        QTest::newRow("no title") << "{\"id\":\"1\",\"abstract\":\"" + text + "\"}\n";
        QTest::newRow("wide abstract")
            << "{\"id\":\"1\",\"abstract\":\"" + QByteArray("\\u00c9 ") + text + "\"}\n";
        QTest::newRow("spaces and capitals") << "{\"id\":\"1\",\"abstract\":\"  WE \\n\\n\\t"
                + QByteArray(text).replace(' ', "  \\n") + "\"}\n";
        for (const int length : {198, 199, 200, 201, 202}) {
            const QByteArray part = text.left(length).replace(' ', 'A');
            for (const QByteArray &behind :
                 {QByteArray(), QByteArray("  "), QByteArray("  b"), QByteArray("\\u00c9")})
                QTest::addRow("%d letters and “%s”", length, behind.constData())
                    << "{\"id\":\"1\",\"abstract\":\"" + part + behind + "\"}\n";
        }
        QTest::newRow("short abstract") << quoted("{'id':'1','abstract':'Too short to trust.'}\n");
    }
    void preparesRecordsLikePaper()
    {
        QFETCH(QByteArray, line);
        compare(line);
    }

    void foldsNamesLikePaper()
    {
        IdentityHasher hasher;
        std::mt19937 random(4);
        static const QStringList parts{u"Ada"_s, u" "_s, u"."_s, u"-"_s,     u"-"_s, u"Quill"_s, u","_s,
                                       u"  "_s,  u"É"_s, u"ß"_s, u"\\\"o"_s, u"J"_s, u"\t"_s,    u"‑"_s};
        for (int i = 0; i < 5000; ++i) {
            QString name;
            for (uint32_t n = random() % 8; n; --n)
                name += parts[qsizetype(random() % uint32_t(parts.size()))];
            QCOMPARE(QString::fromStdString(std::string(hasher.foldedName(name.toStdString()))),
                     foldName(name));
        }
    }

    // Splitting a line of names fast gives the same names as parsing it.
    void splitsNamesLikeParser()
    {
        std::mt19937 random(7);
        static const QStringList parts{
            u"Ada Quill"_s, u"Bo"_s,  u"Tide"_s,   u", "_s,   u","_s,     u" and "_s,  u"and "_s,
            u" and"_s,      u" "_s,   u"Jr."_s,    u"III"_s,  u"et al"_s, u"et al."_s, u"Al"_s,
            u"Éva"_s,       u"E. "_s, u"Anders"_s, u"Andy"_s, u";"_s,     u"(X)"_s,    u"\\'e"_s};
        int cut = 0;
        for (int i = 0; i < 20'000; ++i) {
            QString line;
            for (uint32_t n = random() % 9; n; --n)
                line += parts[qsizetype(random() % uint32_t(parts.size()))];
            line = line.simplified();
            const std::string utf8 = line.toStdString();
            std::vector<std::string_view> names;
            if (!cutAuthorString(utf8, &names))
                continue;
            ++cut;
            QStringList found;
            for (const std::string_view name : names)
                found.append(QString::fromUtf8(name.data(), qsizetype(name.size())));
            const AuthorNames slowly = splitAuthorString(line);
            QVERIFY2(found == slowly.names && !slowly.truncated && !slowly.droppedAffiliations,
                     qPrintable(line));
        }
        QVERIFY(cut > 1000);
    }

    void preparesRealRecordsLikePaper_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name : {"ml-anthology", "arxiv-astro-ph", "arxiv-abs", "acl-anthology-2019"})
            QTest::newRow(name) << u"data/bulk/%1.jsonl.zst"_s.arg(QLatin1String(name));
    }
    void preparesRealRecordsLikePaper()
    {
        QFETCH(QString, file);
        file = sharedFile(file);
        if (file.isEmpty())
            QSKIP("the real data is not here");
        archive *packed = archive_read_new();
        archive_read_support_filter_all(packed);
        archive_read_support_format_raw(packed);
        archive_entry *entry = nullptr;
        QCOMPARE(archive_read_open_filename(packed, QFile::encodeName(file).constData(), 1 << 16),
                 ARCHIVE_OK);
        QCOMPARE(archive_read_next_header(packed, &entry), ARCHIVE_OK);
        QByteArray bytes(scaled(8'000'000), Qt::Uninitialized);
        bytes.resize(qsizetype(archive_read_data(packed, bytes.data(), size_t(bytes.size()))));
        archive_read_free(packed);
        bytes.truncate(bytes.lastIndexOf('\n') + 1);
        QVERIFY(!bytes.isEmpty());
        compare(bytes);
    }
};

QTEST_GUILESS_MAIN(TestPreparedBlock)
#include "tst_preparedblock.moc"
