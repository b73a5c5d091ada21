// Tests papers in arbitrary JSON and in tables, recognised by the names of keys and columns.
#include "models/formats/registry.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestNamedFields : public QObject
{
    Q_OBJECT

    static QString line(const Paper &paper)
    {
        return QStringList{paper.title,
                           paper.authors.join(u';') + (paper.authorsTruncated ? u"+"_s : QString()),
                           paper.year ? QString::number(*paper.year) : QString(),
                           paper.date.toString(Qt::ISODate),
                           paper.doi,
                           paper.arxivId,
                           paper.venue,
                           paper.url,
                           paper.category,
                           paper.citations ? QString::number(*paper.citations) : QString(),
                           paper.abstract}
            .join(u'|');
    }

    // JSON written with single quotes instead of double ones.
    static QByteArray json(const char *text) { return QByteArray(text).replace('\'', '"'); }

private slots:
    // Authors in columns: family name first or last, and different separators between names.
    void readsAuthorColumns_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char *name, const char *cell, const QStringList &names) {
            QTest::newRow(name) << QString::fromUtf8(cell) << names;
        };
        row("Scopus", "Liu Y.; García-Pérez A.; van der Maaten L.J.P.",
            {u"Y. Liu"_s, u"A. García-Pérez"_s, u"L.J.P. van der Maaten"_s});
        row("Scopus, before", "Liu, Y., García-Pérez, A., van der Maaten, L.J.P.",
            {u"Y. Liu"_s, u"A. García-Pérez"_s, u"L.J.P. van der Maaten"_s});
        row("Scopus, whole", "Liu, Yang (57212345678); Kim, Jae (555)", {u"Yang Liu"_s, u"Jae Kim"_s});
        row("PubMed", "LeCun Y, Smith J Jr, Hinton GE; A Study Group.",
            {u"Y LeCun"_s, u"J Smith Jr"_s, u"GE Hinton"_s, u"A Study Group"_s});
        row("joined by and", "Doe, Jane and Roe, R.", {u"Jane Doe"_s, u"R. Roe"_s});
        row("given first", "A. One, B. Two and C. Three", {u"A. One"_s, u"B. Two"_s, u"C. Three"_s});
        row("given first, whole", "Ada Winter, Jan van der Berg", {u"Ada Winter"_s, u"Jan van der Berg"_s});
        row("Publish or Perish", "Y LeCun, G Hinton", {u"Y LeCun"_s, u"G Hinton"_s});
        row("one of them an initial", "Malcolm X, Ada Winter", {u"Malcolm X"_s, u"Ada Winter"_s});
    }
    void readsAuthorColumns()
    {
        QFETCH(const QString, cell);
        const QByteArray table = "Title,Authors,Year\nSlow Tides,\"" + cell.toUtf8() + "\",2020\n";
        const auto source = parseSource(table, {});
        QVERIFY(source);
        QTEST(source->papers.first().authors, "names");
    }

    void recognisesColumnNames_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::newRow("OpenAlex") << QByteArray(
            "id,display_name,publication_year,authorships.author.display_name,"
            "primary_location.source.display_name,cited_by_count,doi\n"
            "W1,Slow Tides,2020,Ada Oak|Bo Elm,Tides,7,10.1000/a\n");
        QTest::newRow("Publish or Perish")
            << QByteArray("Cites,Authors,Title,Year,Source,GSRank,DOI\n7,\"Ada Oak, Bo Elm\",Slow "
                          "Tides,2020,Tides,1,10.1000/a\n");
        QTest::newRow("Web of Science")
            << QByteArray("PT\tAU\tAF\tTI\tSO\tTC\tPY\tDI\n"
                          "J\tOak, A; Elm, B\tOak, Ada; Elm, Bo\tSlow Tides\tTides\t7\t2020\t10.1000/a\n");
    }
    void recognisesColumnNames()
    {
        QFETCH(const QByteArray, table);
        const auto source = parseSource(table, {});
        QVERIFY(source);
        const Paper paper = source->papers.value(0);
        QCOMPARE(paper.title, u"Slow Tides"_s);
        QCOMPARE(paper.authors, (QStringList{u"Ada Oak"_s, u"Bo Elm"_s}));
        QCOMPARE(paper.venue, u"Tides"_s);
        QCOMPARE(paper.year, 2020);
        QCOMPARE(paper.citations, 7);
        QCOMPARE(paper.doi, u"10.1000/a"_s);
    }

    void readsNamedFields_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("papers");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &format,
                            const QStringList &papers) { QTest::newRow(name) << bytes << format << papers; };
        row("a list of names under plain keys",
            json(
                "[{'title': 'Fog', 'authors': ['Ada Winter', 'Jan Berg'], 'year': 2021, 'abstract': "
                "'Slow.'},\n {'title': 'Mist', 'authors': ['Winter, Ada', 'et al.'], 'date': '2021-04-02'}]"),
            u"json"_s,
            {u"Fog|Ada Winter;Jan Berg|2021||||||||Slow."_s, u"Mist|Ada Winter+|2021|2021-04-02|||||||"_s});
        row("lines",
            "{\"title\":\"Fog\",\"authors\":[\"Ada Winter\"],\"cited_by\":12}\n"
            "{\"title\":\"Mist\",\"authors\":\"Ada Winter; Jan Berg\",\"citationCount\":\"1,200\"}\n",
            u"json-lines"_s, {u"Fog|Ada Winter||||||||12|"_s, u"Mist|Ada Winter;Jan Berg||||||||1200|"_s});
        row("other spellings",
            json("{'Papers': [{'Title': 'Fog', 'Author': [{'given': 'Ada', 'family': 'Winter'}, {'name': "
                 "'Jan Berg'}],'Summary': 'Slow.', 'Published': '2021-04-02T10:00:00Z', 'DOI': "
                 "'https://doi.org/10.1000/FOG','link': 'https://example.org/fog', 'journal': {'name': 'J. "
                 "Fog'}, 'Categories': ['cs.LG', 'stat.ML']}]}"),
            u"json"_s,
            {u"Fog|Ada Winter;Jan Berg|2021|2021-04-02|10.1000/fog||J. Fog|https://example.org/fog|cs.LG stat.ML||Slow."_s});
        row("one object",
            json("{'title': 'Fog', 'authors': 'Ada Winter and Jan Berg', 'arxiv_id': '2104.01234v2', "
                 "'conference': 'Fog 21'}"),
            u"json-lines"_s, {u"Fog|Ada Winter;Jan Berg||||2104.01234|Fog 21||||"_s});
        row("ids in an object, wrapped papers",
            json("{'hits': [{'_source': {'title': 'Fog', 'authors': [{'lastName': 'Winter', 'firstName': "
                 "'Ada'}],'externalIds': {'DOI': '10.1000/fog', 'ArXiv': '2104.01234'}, 'year': '2021'}}]}"),
            u"json"_s, {u"Fog|Ada Winter|2021||10.1000/fog|2104.01234|||||"_s});
        row("an id that is one of arXiv",
            json("[{'id': 'http://arxiv.org/abs/2104.01234v1', 'title': 'Fog', 'authors': ['Ada Winter']}]"),
            u"json"_s, {u"Fog|Ada Winter||||2104.01234|||||"_s});
        row("a table with such names",
            "Paper Title;Author List;Published At;Times Cited;Journal Name\nFog;Ada Winter, Jan "
            "Berg;2021-04-02;7;J. Fog\n",
            u"csv"_s, {u"Fog|Ada Winter;Jan Berg|2021|2021-04-02|||J. Fog|||7|"_s});
    }
    void readsNamedFields()
    {
        QFETCH(QByteArray, bytes);
        const auto source = parseSource(bytes, {});
        QVERIFY2(source, source ? "" : qPrintable(source.error().message));
        QTEST(source->format, "format");
        QStringList papers;
        for (const Paper &paper : source->papers)
            papers.append(line(paper));
        QTEST(papers, "papers");
        QCOMPARE(countBytes(source->ranges).total, bytes.size());
        QVERIFY(!source->names.isEmpty());
    }

    void reportsMappingOfEachKey()
    {
        const auto source = parseSource(json("[{'title':'Fog','cited_by':3,'colour':'grey'}]"), {});
        QVERIFY(source);
        QCOMPARE(source->names,
                 (QList<NamedField>{
                     {u"cited_by"_s, u"citations"_s}, {u"colour"_s, {}}, {u"title"_s, u"title"_s}}));
        QCOMPARE(source->papers[0].extra, (QList<ExtraField>{{u"colour"_s, u"grey"_s}}));
        const auto table = parseSource("Title,Year,Colour\nFog,2021,grey\n", {});
        QVERIFY(table);
        QCOMPARE(table->names,
                 (QList<NamedField>{{u"Title"_s, u"title"_s}, {u"Year"_s, u"year"_s}, {u"Colour"_s, {}}}));
    }

    void listsFieldsOfASource_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("fields"); // name, guess, values
        const auto row = [](const char *name, const QByteArray &bytes, const QString &format,
                            const QStringList &fields) { QTest::newRow(name) << bytes << format << fields; };
        row("a list",
            json("[{'title':'Fog','by':['Ada Winter',{'name':'Jan "
                 "Berg'}]},{'title':'Mist','extent':{'pages':3}}]"),
            u"json"_s,
            {u"by||Ada Winter, Jan Berg"_s, u"title|title|Fog,Mist"_s, u"extent||{\"pages\":3}"_s});
        row("no key that is known", json("{'titel':'Fog','jahr':2021}\n{'titel':'Mist','jahr':2021}\n"),
            u"json-lines"_s, {u"jahr||2021"_s, u"titel||Fog,Mist"_s});
        row("ids in an object, an arXiv id",
            json("[{'title':'Fog','externalIds':{'DOI':'10.1000/fog','Mag':'7'},'id':'2104.01234'}]"),
            u"json"_s,
            {u"externalIds.DOI|doi|10.1000/fog"_s, u"externalIds.Mag||7"_s, u"id|arxiv_id|2104.01234"_s,
             u"title|title|Fog"_s});
        row("held in a list", json("{'data':[{'titel':'Fog','x':1}]}"), u"json"_s,
            {u"titel||Fog"_s, u"x||1"_s});
        row("a table", "Title;Year;Colour\nFog;2021;grey\n", u"csv"_s,
            {u"Title|title|Fog"_s, u"Year|year|2021"_s, u"Colour||grey"_s});
        row("a table without known names", "Titel\tJahr\t\nFog\t2021\tx\nMist\t2022\ty\n", u"csv"_s,
            {u"Titel||Fog,Mist"_s, u"Jahr||2021,2022"_s, u"column 3||x,y"_s});
        row("prose", "Dear Ada, thanks\nthe fog is fine, see you, Jan\n", {}, {});
        row("BibTeX", "@article{a, title={Fog}, year={2021}}\n", {}, {});
        row("settings without records", "[1, 2, 3]", {}, {});
    }
    void listsFieldsOfASource()
    {
        QFETCH(QByteArray, bytes);
        const SourceFields source = detectSource(bytes).fields;
        QTEST(source.format, "format");
        QStringList fields;
        for (const SourceField &field : source.fields)
            fields.append(field.name + u'|' + columnField(field.guess) + u'|' + field.samples.join(u','));
        QTEST(fields, "fields");
    }

    // The user's mapping overrides the name of a key, for unknown keys and for known ones.
    void appliesUserMapping_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("list") << json(
            "[{'titel':'Fog','title':'Dr.','by':['Ada Winter','Jan Berg'],'when':2021}]");
        QTest::newRow("lines") << json(
            "{'titel':'Fog','title':'Dr.','by':['Ada Winter','Jan Berg'],'when':2021}");
        QTest::newRow("table") << QByteArray("titel,title,by,when\nFog,Dr.,Ada Winter; Jan Berg,2021\n");
    }
    void appliesUserMapping()
    {
        QFETCH(QByteArray, bytes);
        ParseContext said;
        said.fields = {{u"titel"_s, CsvColumn::Title},
                       {u"title"_s, CsvColumn::Unknown},
                       {u"by"_s, CsvColumn::Authors},
                       {u"when"_s, CsvColumn::Year}};
        const Format *format = formatOfFields(detectSource(bytes).fields, said.fields);
        QVERIFY(format);
        const auto source = parseSource(bytes, said, format->id);
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        QCOMPARE(line(source->papers[0]), u"Fog|Ada Winter;Jan Berg|2021||||||||"_s);
        QCOMPARE(source->papers[0].extra, (QList<ExtraField>{{u"title"_s, u"Dr."_s}}));
        QVERIFY(source->names.contains(NamedField{u"by"_s, u"authors"_s}));
        QVERIFY(!formatOfFields(detectSource(bytes).fields, {{u"title"_s, CsvColumn::Unknown}}));
    }

    void layoutIsIdentifiedByFieldNames()
    {
        const SourceFields source = detectSource("titel,jahr,Title\nFog,2021,Dr.\n").fields;
        const FieldLayout kept = layoutOf(
            source,
            {{u"titel"_s, CsvColumn::Title}, {u"Title"_s, CsvColumn::Title}, {u"gone"_s, CsvColumn::Url}});
        QCOMPARE(kept.names, (QStringList{u"Title"_s, u"jahr"_s, u"titel"_s}));
        // Choices that equal the guess, or name a missing key, are not stored.
        QCOMPARE(kept.choices, (FieldChoices{{u"titel"_s, CsvColumn::Title}}));
        const QList<FieldLayout> all{kept, {{u"a"_s, u"b"_s, u"c"_s, u"d"_s}, {{u"a"_s, CsvColumn::Title}}}};
        QCOMPARE(savedChoices(all, {u"titel"_s, u"jahr"_s, u"Title"_s}), kept.choices);
        QCOMPARE(savedChoices(all, {u"titel"_s, u"jahr"_s, u"Title"_s, u"pages"_s}), kept.choices);
        QCOMPARE(savedChoices(all, {u"a"_s, u"b"_s, u"d"_s}).size(), 1); // an object may lack some keys
        QCOMPARE(savedChoices(all, {u"b"_s, u"c"_s, u"d"_s}), FieldChoices()); // no choice was made for these
        QCOMPARE(savedChoices(all, {u"a"_s, u"b"_s}), FieldChoices());
        QCOMPARE(savedChoices(all, {}), FieldChoices());
    }

    void rejectsOtherJson_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("settings") << (json("{'theme': 'dark', 'fonts': ['Sans'], 'title': 'Settings'}"));
        QTest::newRow("a title alone") << (json("[{'title': 'Fog'}, {'title': 'Mist'}]"));
        QTest::newRow("numbers") << QByteArray("[1, 2, 3]");
    }
    void rejectsOtherJson()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!parseSource(bytes, {}));
    }

    // An invalid record affects only itself and gives a diagnostic.
    void recordWithoutTitleAffectsOnlyItself()
    {
        const auto source =
            parseSource(json("[{'title':'Fog','year':2021},{'year':2020},{'title':'Mist'}]"), {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 2);
        QCOMPARE(source->diagnostics.size(), 1);
        QVERIFY(countBytes(source->ranges).notUnderstood > 0);
    }
};

QTEST_GUILESS_MAIN(TestNamedFields)
#include "tst_namedfields.moc"
