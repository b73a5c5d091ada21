// Tests export followed by import on real records: no visible value changes.
#include "models/formats/registry.h"
#include "tests/support/bulk.h"
#include "tests/support/support.h"

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// The first records of the large dump, unpacked by the zstd program; empty if either is missing.
QList<Paper> realPapers(int count)
{
    QByteArray lines;
    test::forEachBulkLine(u"ml-anthology.jsonl.zst"_s, [&, found = 0](const QByteArray &line) mutable {
        lines += line;
        return ++found < count;
    });
    return formatById(u"arxiv-jsonl")->read(lines, {}).papers;
}

int yearOf(const Paper &paper)
{
    return paper.year.value_or(paper.date.isValid() ? paper.date.year() : 0);
}

} // namespace

class TestRoundTrip : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_papers = realPapers(test::scaled(20000)); }

    void realRecordsRoundTrip_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s, u"jsonl"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    void realRecordsRoundTrip()
    {
        QFETCH(QString, format);
        if (m_papers.isEmpty())
            QSKIP("the real data or the zstd program is not there");
        const Format *chosen = formatById(format);
        QVERIFY(chosen && chosen->stream);
        const QByteArray bytes = chosen->write(m_papers);
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QCOMPARE(source->format, format == u"biblatex"_s ? u"bibtex"_s : format);
        for (const Diagnostic &diagnostic : source->diagnostics)
            qWarning().noquote() << diagnostic.line << diagnostic.message;
        QCOMPARE(source->diagnostics.size(), 0);
        QCOMPARE(source->papers.size(), m_papers.size());
        QCOMPARE(countBytes(source->ranges).notUnderstood, 0);
        QCOMPARE(countBytes(source->ranges).total, bytes.size());
        int changed = 0;
        for (qsizetype i = 0; i < m_papers.size(); ++i) {
            Paper before = m_papers[i], after = source->papers[i];
            before.line = after.line = 0;
            const bool same = format == u"jsonl"_s
                ? before == after
                : before.title == after.title && before.authors == after.authors
                    && yearOf(before) == yearOf(after) && before.doi == after.doi
                    && before.arxivId == after.arxivId && before.abstract == after.abstract
                    && before.venue == after.venue && before.url == after.url
                    && before.authorsTruncated == after.authorsTruncated && (before.date == after.date);
            if (!same && ++changed <= 10)
                qWarning().noquote() << "changed:" << before.title << "->" << after.title << "\n  "
                                     << before.authors << "->" << after.authors << "\n  " << before.doi
                                     << after.doi << before.url << after.url << before.venue << after.venue
                                     << "\n  "
                                     << (before.abstract == after.abstract
                                             ? QString()
                                             : before.abstract + u"\n -> \n"_s + after.abstract);
        }
        QCOMPARE(changed, 0);
    }

    // The user can set keywords for any paper. They are exported to each format that has a field for them.
    void keywordsRoundTrip_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("bibtex") << u"bibtex"_s << QByteArray("keywords  = {fog, patience}");
        QTest::newRow("biblatex") << u"biblatex"_s << QByteArray("keywords  = {fog, patience}");
        QTest::newRow("ris") << u"ris"_s << QByteArray("KW  - fog\r\nKW  - patience\r\n");
        QTest::newRow("csl-json") << u"csl-json"_s << QByteArray("\"keyword\":\"fog, patience\"");
    }
    void keywordsRoundTrip()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, written);
        Paper paper;
        paper.title = u"Ledgers of Fog"_s;
        paper.authors = {u"Ada Winter"_s};
        paper.extra = {{u"keywords"_s, u"fog, patience"_s}};
        const QByteArray bytes = formatById(format)->write({paper});
        QVERIFY2(bytes.contains(written), bytes);
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QStringList values;
        for (const ExtraField &field : source->papers.value(0).extra)
            if (field.name.startsWith(u'k') || field.name == u"KW"_s)
                values.append(field.value);
        QCOMPARE(values.join(u", "_s), u"fog, patience"_s);
    }

    // Inferred values are not exported as facts, and reading them back gives the same paper.
    void inferredValuesAreNotExported_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format :
             {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s, u"csv"_s, u"jsonl"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    void inferredValuesAreNotExported()
    {
        QFETCH(QString, format);
        Paper inferred;
        inferred.title = u"Ledgers of Fog"_s;
        inferred.authors = {u"Ada Winter"_s, u"Jan Berg"_s};
        inferred.authorsTruncated = true;
        inferred.date = QDate(2025, 6, 23);
        inferred.dateInferred = true;
        Paper both = inferred; // the year of publication is known too
        both.title = u"Ledgers of Mist"_s;
        both.year = 2024;
        Paper stated = inferred;
        stated.title = u"Ledgers of Rain"_s;
        stated.dateInferred = false;
        const QByteArray bytes = formatById(format)->write({inferred, both, stated});
        const QByteArray first = formatById(format)->write({inferred});
        QVERIFY2(!first.contains("PY  - 2025") && !first.contains("{2025}") && !first.contains("{2025-06-23}")
                     && !first.contains("winter2025")
                     && first.contains("issued") == first.contains("\"circa\":true"),
                 first);
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QCOMPARE(source->diagnostics.size(), 0);
        QCOMPARE(source->papers.size(), 3);
        const QList<Paper> before{inferred, both, stated};
        for (qsizetype i = 0; i < 3; ++i) {
            const Paper &after = source->papers[i];
            QCOMPARE(after.authors, before[i].authors);
            QVERIFY(after.authorsTruncated);
            QCOMPARE(after.date, before[i].date);
            QCOMPARE(after.dateInferred, before[i].dateInferred);
            if (before[i].year)
                QCOMPARE(after.year, before[i].year);
        }
    }

private:
    QList<Paper> m_papers;
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
