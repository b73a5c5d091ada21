// Tests the shown values of a paper with several sources.
#include "storefixtures.h"

#include "models/store/identity/shownvalues.h"

using namespace lectern;
using namespace lectern::test;

namespace
{

// Sources in the order of their saved dates, 0 is the oldest. Hashes are in reverse order, so that no test
// passes by the tie rule alone.
Sighting seen(const Paper &values, int source, int day = -1)
{
    auto stamp = std::make_shared<SourceStamp>();
    stamp->id = SourceId(source + 1);
    stamp->hash = QByteArray(32, char(100 - source));
    stamp->savedOn = QDate(2026, 6, 1).addDays(day < 0 ? source : day);
    return {Sighting::makeId(stamp->id, 0), values, stamp};
}

Paper with(std::function<void(Paper &)> change)
{
    Paper p = paper(u"Counting Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(1));
    change(p);
    return p;
}

QStringList conflictNames(quint32 conflicts)
{
    QStringList names;
    for (int bit = 0; bit < kPaperFields; ++bit)
        if (conflicts & (1u << bit))
            names << fieldName(bit);
    return names;
}

} // namespace

class TestShownValues : public QObject
{
    Q_OBJECT

private slots:
    void choosesShownValues_data()
    {
        QTest::addColumn<QList<Sighting>>("sightings");
        QTest::addColumn<Paper>("expected");
        QTest::addColumn<QStringList>("conflicts");
        const auto row = [](const char *name, const QList<Sighting> &sightings, const Paper &expected,
                            const QStringList &conflicts = {}) {
            QTest::newRow(name) << sightings << expected << conflicts;
        };
        const auto scored = [](double score) { return with([=](Paper &p) { p.score = score; }); };
        row("one", {seen(scored(80), 0)}, scored(80));
        row("latest saved wins", {seen(scored(81.1), 0), seen(scored(80.8), 1)}, scored(80.8), {u"score"_s});
        row("a source without the value says nothing", {seen(scored(81.1), 0), seen(with([](Paper &) {}), 1)},
            scored(81.1));
        row("same day: the greater hash wins", {seen(scored(81.1), 0, 5), seen(scored(80.8), 1, 5)},
            scored(81.1), {u"score"_s});
        const auto dated = [](QDate date, bool inferred) {
            return with([=](Paper &p) {
                p.date = date;
                p.dateInferred = inferred;
            });
        };
        row("a stated date beats a later inferred one",
            {seen(dated(QDate(2024, 6, 2), false), 0), seen(dated(QDate(2026, 6, 2), true), 1)},
            dated(QDate(2024, 6, 2), false));
        row("inferred dates of other days conflict",
            {seen(dated(QDate(2026, 6, 2), true), 0), seen(dated(QDate(2026, 6, 3), true), 1)},
            dated(QDate(2026, 6, 3), true), {u"date"_s});
        row("stated dates conflict",
            {seen(dated(QDate(2024, 6, 2), false), 0), seen(dated(QDate(2026, 6, 2), false), 1)},
            dated(QDate(2026, 6, 2), false), {u"date"_s});
        const auto written = [](const QStringList &names, bool truncated) {
            return with([=](Paper &p) {
                p.authors = names;
                p.authorsTruncated = truncated;
            });
        };
        const QStringList two{u"Ada Quill"_s, u"Bo Tide"_s}, three{u"Ed Marsh"_s, u"Bo Tide"_s, u"Cy Gull"_s},
            longer{u"ada quill"_s, u"Bo Tide"_s, u"Cy Gull"_s};
        row("a longer author list beats its beginning",
            {seen(written(longer, false), 0), seen(written(two, true), 1)}, written(longer, false));
        row("… but not another list", {seen(written(three, false), 0), seen(written(two, true), 1)},
            written(two, true), {u"authors"_s});
        const QStringList initials{u"A. Quill"_s, u"B. Tide"_s, u"C. Gull"_s},
            full{u"Ada Quill"_s, u"Bo Tide"_s, u"Cy Gull"_s};
        row("full names beat later initials",
            {seen(written(full, false), 0), seen(written(initials, false), 1)}, written(full, false));
        row("… each where it stands", {seen(written(initials, false), 0), seen(written(two, true), 1)},
            written({u"Ada Quill"_s, u"Bo Tide"_s, u"C. Gull"_s}, false));
        row("… and a given name more",
            {seen(written({u"Ada May Quill"_s}, false), 0), seen(written({u"Ada M. Quill"_s}, false), 1)},
            written({u"Ada May Quill"_s}, false));
        const QStringList ferrant{u"Ada Quill"_s, u"Bo Tide"_s, u"Cy Ferrant"_s};
        row("nobody is lost to a later list, misspelt",
            {seen(written(ferrant, false), 0), seen(written({u"A. Quill"_s, u"C. Ferarnt"_s}, false), 1)},
            written(ferrant, false), {u"authors"_s});
        row("two who share a letter are two",
            {seen(written({u"Ada Quill"_s, u"Bo Tide"_s}, false), 0),
             seen(written({u"A. Ferrant"_s, u"B. Tide"_s}, false), 1)},
            written({u"A. Ferrant"_s, u"B. Tide"_s}, false), {u"authors"_s});
        row("the complete list beats the same list cut",
            {seen(written(two, false), 0), seen(written(two, true), 1)}, written(two, false));
        const auto told = [](const QString &abstract, bool truncated) {
            return with([=](Paper &p) {
                p.abstract = abstract;
                p.abstractTruncated = truncated;
            });
        };
        row("a whole abstract beats a cut one",
            {seen(told(longAbstract(1), false), 0), seen(told(longAbstract(1).left(220), true), 1)},
            told(longAbstract(1), false));
        row("of two cut ones the longer",
            {seen(told(longAbstract(1).left(240), true), 0), seen(told(longAbstract(1).left(220), true), 1)},
            told(longAbstract(1).left(240), true));
        row("a whole one that goes on where the later ends",
            {seen(told(longAbstract(1), false), 0), seen(told(longAbstract(1).left(220), false), 1)},
            told(longAbstract(1), false), {u"abstract"_s});
        row("whole ones conflict",
            {seen(told(longAbstract(1), false), 0), seen(told(longAbstract(2), false), 1)},
            told(longAbstract(2), false), {u"abstract"_s});
        const auto filed = [](const QString &category) {
            return with([=](Paper &p) { p.category = category; });
        };
        row("a category with its archive", {seen(filed(u"cs.LG stat.ML"_s), 0), seen(filed(u"LG"_s), 1)},
            filed(u"LG"_s));
        row("another category", {seen(filed(u"DC"_s), 0), seen(filed(u"LG"_s), 1)}, filed(u"LG"_s),
            {u"category"_s});
        const auto titled = [](const QString &title) { return with([=](Paper &p) { p.title = title; }); };
        row("titles that fold to the same",
            {seen(titled(u"Counting waves"_s), 0), seen(titled(u"Counting Waves."_s), 1)},
            titled(u"Counting Waves."_s));
        row("other titles", {seen(titled(u"Old"_s), 0), seen(titled(u"New"_s), 1)}, titled(u"New"_s),
            {u"title"_s});
        row("a cut title",
            {seen(titled(u"Counting Waves by Lamplight"_s), 0), seen(titled(u"Counting Waves…"_s), 1)},
            titled(u"Counting Waves by Lamplight"_s), {u"title"_s});
        // The abstract mentions waves, harbours and tidal bookkeeping.
        row("a misspelt title",
            {seen(titled(u"Tidal Bookkeeping in Three Harbours"_s), 0),
             seen(titled(u"Tidal Bookeeping in Three Harbours"_s), 1)},
            titled(u"Tidal Bookkeeping in Three Harbours"_s), {u"title"_s});
        row("a title that was misspelt",
            {seen(titled(u"Tidal Bookeeping in Three Harbours"_s), 0),
             seen(titled(u"Tidal Bookkeeping in Three Harbours"_s), 1)},
            titled(u"Tidal Bookkeeping in Three Harbours"_s), {u"title"_s});
        const auto coded = [](std::optional<bool> code) { return with([=](Paper &p) { p.code = code; }); };
        row("code known later", {seen(coded(false), 0), seen(coded(true), 1)}, coded(true), {u"code"_s});
        row("code unknown later", {seen(coded(true), 0), seen(coded(std::nullopt), 1)}, coded(true));
        const auto noted = [](const QList<ExtraField> &extra) {
            return with([=](Paper &p) { p.extra = extra; });
        };
        row("extra fields unite",
            {seen(noted({{u"note"_s, u"a"_s}, {u"key"_s, u"x"_s}}), 0),
             seen(noted({{u"note"_s, u"b"_s}, {u"note"_s, u"c"_s}}), 1)},
            noted({{u"note"_s, u"b"_s}, {u"note"_s, u"c"_s}, {u"key"_s, u"x"_s}}));
    }
    void choosesShownValues()
    {
        QFETCH(QList<Sighting>, sightings);
        QFETCH(Paper, expected);
        const ShownValues forward = shownValues(sightings);
        QVERIFY(forward.values == expected);
        QTEST(conflictNames(forward.conflicts), "conflicts");
        std::reverse(sightings.begin(), sightings.end());
        const ShownValues backward = shownValues(sightings);
        QVERIFY(backward.values == expected);
        QCOMPARE(backward.conflicts, forward.conflicts);
    }

    void choosesLeadWords_data()
    {
        QTest::addColumn<QString>("abstract");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("short") << u" Waves  are\nwet. "_s << u"Waves are wet."_s;
        QTest::newRow("long")
            << longAbstract(1)
            << u"We study problem number 1 of the invented field of tidal bookkeeping. The method counts…"_s;
        QTest::newRow("one long word") << QString(200, u'x') << QString(90, u'x') + u'…';
    }
    void choosesLeadWords()
    {
        QFETCH(QString, abstract);
        QTEST(lectern::leadWords(abstract), "expected");
    }
};

QTEST_GUILESS_MAIN(TestShownValues)
#include "tst_shownvalues.moc"
