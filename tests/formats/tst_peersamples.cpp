// Tests the readers on the test files of other projects, against the results that each project expects.
//
// The expected results follow the conventions of each project. Both sides are normalised before the
// comparison:
// 1. Markup: tags such as <i>, <sub>, <span class="nocase">, <a href> are dropped and their text is kept. We
// keep TeX's \emph{…} and {\sc …}; the commands are dropped here too.
// 2. Formulas: other projects convert them to Unicode, we keep $…$ verbatim. Dollars, braces, _ and ^ are
// dropped, symbol commands become their characters, and compatibility forms (₂, 𝜇) become plain ones.
// 3. Case: Better BibTeX converts titles to sentence case; letters are compared without case.
// 4. Punctuation and white space are ignored, because the projects differ in quotes, dashes and spaces.
// 5. Better BibTeX writes "Given, Jr. Family"; the suffix is moved after the family name.
// 6. Better BibTeX lists "others" as an author; for us the list is then truncated.
// 7. JabRef writes "Family, Given"; converted to reading order.
// 8. DOIs are compared without case and resolver.
// 9. Better BibTeX adds an item of type "note" with its own error report; it is not an item of the file.
// 10. Zotero stores the creators of pictures, recordings, maps, talks and cases under names other than
// author, which the expected files do not list. If they list no author for such a type, ours are not
// compared.
// 11. ADS keeps only the first of several given names or initials.
// 12. Abstracts are equal if their first 40 characters are, by rules 1 to 4.
// 13. A few papers state their DOI only in an address, where the projects leave it.
#include "models/core/query/querytext.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/registry.h"
#include "models/tex/texprose.h"
#include "tests/support/support.h"

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// Normalises a text by rules 1 to 4.
QString plain(QString text)
{
    static const QRegularExpression tag(u"</?(i|b|em|sub|sup|span|a|pre|script|p|strong)(\\s[^<>]*)?>"_s);
    static const QRegularExpression command(
        u"\\\\(emph|text[a-z]+|math[a-z]+|sc|it|bf|em|rm|tt|cal|overline|bar)\\b"_s);
    text.remove(tag).remove(command);
    text.replace(u'$', u"\\relax{}"_s).remove(u'_').remove(u'^');
    text = readTexProse(text, TexStyle::Drop).normalized(QString::NormalizationForm_KD).toCaseFolded();
    text.replace(u'ϵ', u'ε').replace(u'ϕ', u'φ').replace(u'ϑ', u'θ');
    QString out;
    for (const QChar c : std::as_const(text))
        if (c.isLetterOrNumber() || c.isSurrogate())
            out += c;
    return out;
}

// Normalises a name by rules 5 and 7.
QString plainName(const QString &name)
{
    static const QRegularExpression suffixed(u"^(.*), (Jr\\.?|Sr\\.?|II|III|IV) (.*)$"_s);
    if (const auto match = suffixed.match(name); match.hasMatch())
        return plain(match.captured(1) + match.captured(3) + match.captured(2));
    return plain(name.contains(u',') ? displayName(splitInvertedName(name)) : name);
}

QStringList plainNames(const QStringList &names)
{
    QStringList result;
    for (const QString &name : names)
        result.append(plainName(name));
    return result;
}

struct Expected {
    QString title, doi, abstractStart;
    QStringList authors;
    int year = 0;
    bool otherCreators = false; // rule 10
    bool hasAbstract = false;
};

QList<Expected> expectedItemsOf(const QString &file)
{
    QList<Expected> items;
    const QJsonDocument json = QJsonDocument::fromJson(test::readAll(file));
    for (const QJsonValue &value : json[u"items"].toArray()) {
        if (value[u"type"].toString() == u"note"_s) // rule 9
            continue;
        Expected item;
        item.title = plain(value[u"title"].toString());
        item.doi = value[u"doi"].toString();
        item.doi = doiOf(item.doi).isEmpty() ? item.doi.toLower() : doiOf(item.doi); // rule 8
        item.abstractStart = plain(value[u"abstract_start"].toString());
        item.hasAbstract = !value[u"abstract_start"].toString().isEmpty();
        item.year = value[u"year"].toInt();
        for (const QJsonValue &author : value[u"authors"].toArray())
            if (author.toString() != u"others"_s) // rule 6
                item.authors.append(plainName(author.toString()));
        static const QStringList otherwise{u"artwork"_s,         u"audioRecording"_s, u"case"_s,
                                           u"computerProgram"_s, u"film"_s,           u"map"_s,
                                           u"podcast"_s,         u"presentation"_s,   u"tvBroadcast"_s,
                                           u"videoRecording"_s,  u"patent"_s,         u"statute"_s};
        item.otherCreators = item.authors.isEmpty() && otherwise.contains(value[u"type"].toString());
        items.append(item);
    }
    return items;
}

int yearOf(const Paper &paper)
{
    return paper.year.value_or(paper.date.isValid() ? paper.date.year() : 0);
}

// A paper with its normalised values.
struct Found {
    Paper paper;
    QString title, abstract;
    QStringList authors;
};
Found normalised(const Paper &paper, bool firstGivenOnly)
{
    QStringList authors = paper.authors;
    for (QString &author : authors) {
        PersonName name = splitDisplayName(author);
        name.given = name.given.section(u' ', 0, 0); // rule 11
        if (firstGivenOnly)
            author = displayName(name);
    }
    return {paper, plain(paper.title), plain(paper.abstract.left(400)), plainNames(authors)};
}

// Returns the differing fields; empty if the paper is the expected one.
QStringList differences(const Found &found, const Expected &item)
{
    static const QSet<QString> inAddress{
        u"10.1023/a:1017379030770"_s, u"10.1016/j.shpsa.2022.07.002"_s, u"10.1109/mis.2005.20"_s,
        u"10.1109/ictai.2004.120"_s,  u"10.1613/jair.1982"_s,           u"10.1613/jair.1705"_s,
        u"10.1613/jair.2972"_s,       u"10.1007/11527886_24"_s,         u"10.1016/j.artint.2012.05.005"_s};
    QStringList fields;
    const Paper &paper = found.paper;
    if (found.title != item.title)
        fields.append(u"title"_s);
    if (!item.otherCreators && found.authors != item.authors)
        fields.append(u"authors"_s);
    if (yearOf(paper) != item.year)
        fields.append(u"year"_s);
    if (paper.doi != item.doi && !(item.doi.isEmpty() && inAddress.contains(paper.doi))) // rule 13
        fields.append(u"doi"_s);
    if (!found.abstract.startsWith(item.abstractStart) || paper.abstract.isEmpty() == item.hasAbstract)
        fields.append(u"abstract"_s);
    return fields;
}

} // namespace

class TestPeerSamples : public QObject
{
    Q_OBJECT
private slots:
    void matchesExpectedItems_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("Better BibTeX") << u"better-bibtex-import"_s;
        QTest::newRow("citation-js") << u"citation-js"_s;
        QTest::newRow("JabRef RIS") << u"jabref-ris"_s;
        QTest::newRow("arXiv Atom") << u"arxiv-atom"_s;
        QTest::newRow("ADS oai_dc") << u"ads-arxiv-oai_dc"_s;
    }
    // At least 97 % of the items of each project are correct in every field.
    void matchesExpectedItems()
    {
        QFETCH(QString, folder);
        const QStringList files = test::sharedFiles(u"data/formats/"_s + folder, {u"*.expected.json"_s});
        if (files.isEmpty())
            QSKIP("the real data is not there");
        int items = 0, right = 0, extra = 0;
        for (const QString &file : files) {
            QString sample = file;
            for (const QString &extension : {u".bib"_s, u".ris"_s, u".xml"_s})
                if (QFile::exists(QString(file).replace(u".expected.json"_s, extension)))
                    sample = QString(file).replace(u".expected.json"_s, extension);
            const QByteArray bytes = test::readAll(sample);
            QList<Expected> expected = expectedItemsOf(file);
            const auto source = parseSource(bytes, {});
            if (!source) {
                items += int(expected.size());
                qInfo() << QFileInfo(sample).fileName() << source.error().message;
                continue;
            }
            QCOMPARE(countBytes(source->ranges).total, bytes.size());
            QList<Found> papers;
            for (const Paper &paper : std::as_const(source->papers))
                papers.append(normalised(paper, folder.startsWith(u"ads"_s)));
            // Exact matches first, so that a near match cannot use up the paper of another item.
            QList<Expected> missing;
            std::stable_partition(expected.begin(), expected.end(),
                                  [](const Expected &item) { return !item.otherCreators; });
            for (const Expected &item : std::as_const(expected)) {
                const auto found = std::find_if(papers.begin(), papers.end(), [&](const Found &paper) {
                    return differences(paper, item).isEmpty();
                });
                ++items;
                if (found != papers.end()) {
                    ++right;
                    papers.erase(found);
                } else {
                    missing.append(item);
                }
            }
            for (const Expected &item : missing) {
                const auto nearest =
                    std::min_element(papers.begin(), papers.end(), [&](const Found &a, const Found &b) {
                        return differences(a, item).size() < differences(b, item).size();
                    });
                if (nearest == papers.end() || differences(*nearest, item).size() > 3) {
                    qInfo().noquote() << QFileInfo(sample).fileName() << "missing:" << item.title
                                      << item.authors.join(u';');
                    continue;
                }
                qInfo().noquote() << QFileInfo(sample).fileName() << differences(*nearest, item).join(u',')
                                  << "line" << nearest->paper.line << "\n   expected" << item.title
                                  << item.authors.join(u';') << item.year << item.doi << item.abstractStart
                                  << "\n   found   " << nearest->paper.title
                                  << nearest->paper.authors.join(u"; ") << yearOf(nearest->paper)
                                  << nearest->paper.doi << nearest->paper.abstract.left(60);
                papers.erase(nearest);
            }
            extra += int(papers.size());
            for (const Found &found : std::as_const(papers))
                qInfo().noquote() << QFileInfo(sample).fileName() << "not expected:" << found.paper.line
                                  << found.paper.title;
        }
        qInfo("%s: %d of %d items right, %d not expected", QTest::currentDataTag(), right, items, extra);
        QVERIFY(items > 0);
        QVERIFY2(right >= 0.97 * items, "fewer than 97 % right");
    }
};

QTEST_APPLESS_MAIN(TestPeerSamples)
#include "tst_peersamples.moc"
