#include "recordformats.h"

#include "jsonsniffer.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/format.h"
#include "models/formats/base/identifiers.h"
#include "models/tex/spaces.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

void keepRest(Paper &paper, const QJsonObject &object, const QStringList &used)
{
    for (auto it = object.begin(); it != object.end(); ++it)
        if (!used.contains(it.key()))
            if (const QString value = jsonText(*it); !value.isEmpty())
                paper.extra.append({it.key(), value});
}

// Keeps a value without a Lectern field as an extra field.
void keepUnread(Paper &paper, const QString &name, const QJsonValue &value)
{
    if (const QString text = jsonText(value); !text.isEmpty())
        paper.extra.append({name, text});
}

void setDate(Paper &paper, const QString &date, const QJsonObject &object, const QString &yearName)
{
    paper.date = QDate::fromString(date.left(10), Qt::ISODate);
    const QJsonValue year = object[yearName];
    if (year.isDouble()) {
        paper.year = validYear(year.toDouble());
        if (!paper.year)
            keepUnread(paper, yearName, year);
    } else if (paper.date.isValid()) {
        paper.year = paper.date.year();
    }
}

// Returns the DOI before other text in the same value.
QString singleDoi(const QString &text)
{
    const QString trimmed = text.trimmed();
    qsizetype end = 0;
    while (end < trimmed.size() && !trimmed[end].isSpace() && trimmed[end] != u'?')
        ++end;
    while (end > 0 && (trimmed[end - 1] == u',' || trimmed[end - 1] == u';'))
        --end;
    return doiOf(QStringView(trimmed).first(end));
}

std::optional<int> count(const QJsonValue &value)
{
    return value.isDouble() ? validCount(value.toDouble()) : std::nullopt;
}

void setCitations(Paper &paper, const QJsonObject &object, const QString &name)
{
    paper.citations = count(object[name]);
    if (!paper.citations)
        keepUnread(paper, name, object[name]);
}

// Adds diagnostics for an author's figures that are out of range; papers are checked elsewhere.
void reportFigures(ParsedSource &source, const QJsonObject &page, const QStringList &names)
{
    for (const QString &name : names)
        if (page[name].isDouble() && !count(page[name]))
            addDiagnostic(source, Diagnostic::Severity::Warning, 0,
                          u"The number in “%1” is out of range; it was kept as text: %2"_s.arg(
                              name, jsonText(page[name])));
}

std::optional<Paper> semanticScholarPaper(const QJsonObject &outer)
{
    QJsonObject object = outer; // responses about citations wrap the paper
    for (const QString &key : {u"citingPaper"_s, u"citedPaper"_s})
        if (outer[key].isObject())
            object = outer[key].toObject();
    Paper paper;
    paper.title = foldAsciiSpace(object[u"title"].toString());
    paper.abstract = foldParagraphs(object[u"abstract"].toString());
    if (paper.title.isEmpty() && paper.abstract.isEmpty())
        return {};
    for (const QJsonValue &author : object[u"authors"].toArray())
        if (const QString name = foldAsciiSpace(author[u"name"].toString()); !name.isEmpty())
            paper.authors.append(name);
    setDate(paper, object[u"publicationDate"].toString(), object, u"year"_s);
    paper.venue = foldAsciiSpace(object[u"venue"].toString());
    if (paper.venue.isEmpty())
        paper.venue = foldAsciiSpace(object[u"journal"][u"name"].toString());
    const QJsonObject ids = object[u"externalIds"].toObject();
    const QString doi = ids[u"DOI"].toString();
    paper.doi = singleDoi(doi);
    if (paper.doi.size() < doi.trimmed().size()) // "10.1000/a, EDN: ABCDE"
        paper.extra.append({u"externalIds.DOI"_s, doi});
    paper.arxivId = arxivIdOf(ids[u"ArXiv"].toString());
    if (const QString url = object[u"url"].toString(); isOpenableUrl(url))
        paper.url = url;
    setCitations(paper, object, u"citationCount"_s);
    for (auto it = ids.begin(); it != ids.end(); ++it)
        if (it.key() != u"DOI" && it.key() != u"ArXiv")
            paper.extra.append({u"externalIds."_s + it.key(), jsonText(*it)});
    keepRest(paper, object,
             {u"title"_s, u"abstract"_s, u"authors"_s, u"publicationDate"_s, u"year"_s, u"venue"_s,
              u"externalIds"_s, u"url"_s, u"citationCount"_s});
    return paper;
}

int recogniseSemanticScholar(QByteArrayView head)
{
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson)
        return 0;
    for (const char *prefix : {"", "data[].", "papers[].", "citingPaper.", "citedPaper.",
                               "data[].citingPaper.", "data[].citedPaper."})
        if (look.has(QByteArray(QByteArray(prefix) + "paperId")))
            return 95;
    return 0;
}

ParsedSource readSemanticScholar(QByteArrayView bytes, const ParseContext &)
{
    ParsedSource source =
        readJsonRecords(bytes, u"semantic-scholar"_s, {"data", "papers"}, semanticScholarPaper);
    // The object of the page's author contains the papers.
    const JsonSniffer look = sniffJson(bytes.first(qMin<qsizetype>(bytes.size(), 64 * 1024)));
    if (!look.has("papers") || !look.has("authorId"))
        return source;
    QJsonParseError error;
    const QJsonObject page =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &error).object();
    if (page.isEmpty())
        return source;
    AuthorFigures author;
    author.name = foldAsciiSpace(page[u"name"].toString());
    author.hIndex = count(page[u"hIndex"]);
    author.papers = count(page[u"paperCount"]);
    author.citations = count(page[u"citationCount"]);
    reportFigures(source, page, {u"hIndex"_s, u"paperCount"_s, u"citationCount"_s});
    if (!author.name.isEmpty())
        source.author = author;
    return source;
}

// Decodes OpenAlex's abstract index: each word with its positions.
QString fromInvertedIndex(const QJsonObject &index)
{
    std::vector<std::pair<int, QString>> words;
    for (auto it = index.begin(); it != index.end(); ++it)
        for (const QJsonValue &place : it->toArray())
            words.emplace_back(place.toInt(), it.key());
    std::stable_sort(words.begin(), words.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QString text;
    for (const auto &[place, word] : words)
        (text += text.isEmpty() ? u"" : u" ") += word;
    return foldAsciiSpace(text);
}

std::optional<Paper> openAlexPaper(const QJsonObject &object)
{
    Paper paper;
    paper.title = foldAsciiSpace(object[u"title"].toString());
    if (paper.title.isEmpty())
        paper.title = foldAsciiSpace(object[u"display_name"].toString());
    paper.abstract = fromInvertedIndex(object[u"abstract_inverted_index"].toObject());
    if (paper.title.isEmpty() && paper.abstract.isEmpty())
        return {};
    for (const QJsonValue &authorship : object[u"authorships"].toArray()) {
        QString name = foldAsciiSpace(authorship[u"raw_author_name"].toString());
        if (name.isEmpty() || name.contains(u','))
            name = foldAsciiSpace(authorship[u"author"][u"display_name"].toString());
        if (!name.isEmpty())
            paper.authors.append(name);
    }
    paper.authorsTruncated = object[u"is_authors_truncated"].toBool();
    setDate(paper, object[u"publication_date"].toString(), object, u"publication_year"_s);
    paper.doi = doiOf(object[u"doi"].toString());
    const QJsonObject location = object[u"primary_location"].toObject();
    paper.venue = foldAsciiSpace(location[u"source"][u"display_name"].toString());
    if (paper.venue.isEmpty())
        paper.venue = foldAsciiSpace(object[u"host_venue"][u"display_name"].toString());
    for (const QString &url : {location[u"landing_page_url"].toString(), object[u"id"].toString()})
        if (paper.url.isEmpty() && isOpenableUrl(url))
            paper.url = url;
    paper.arxivId = arxivIdOf(paper.doi);
    for (const QJsonValue &place : object[u"locations"].toArray())
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(place[u"landing_page_url"].toString());
    setCitations(paper, object, u"cited_by_count"_s);
    for (const QString &key : {u"id"_s, u"type"_s, u"language"_s, u"is_retracted"_s})
        if (const QString value = jsonText(object[key]); !value.isEmpty())
            paper.extra.append({u"openalex."_s + key, value});
    if (const QString topic = object[u"primary_topic"][u"display_name"].toString(); !topic.isEmpty())
        paper.extra.append({u"primary_topic"_s, topic});
    keepRest(paper, object,
             {u"id"_s, u"type"_s, u"language"_s, u"is_retracted"_s, u"primary_topic"_s, u"title"_s,
              u"display_name"_s, u"abstract_inverted_index"_s, u"authorships"_s, u"is_authors_truncated"_s,
              u"publication_date"_s, u"publication_year"_s, u"doi"_s, u"primary_location"_s, u"locations"_s,
              u"cited_by_count"_s});
    return paper;
}

int recogniseOpenAlex(QByteArrayView head)
{
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson)
        return 0;
    for (const char *prefix : {"", "results[]."}) {
        const QByteArray at(prefix);
        if (look.kind(QByteArray(at + "authorships")) == '['
            || look.has(QByteArray(at + "abstract_inverted_index")))
            return 95;
        // The head may end before these keys.
        if (look.has(QByteArray(at + "display_name")) && look.has(QByteArray(at + "publication_year")))
            return 90;
    }
    return 0;
}

ParsedSource readOpenAlex(QByteArrayView bytes, const ParseContext &)
{
    return readJsonRecords(bytes, u"openalex"_s, {"results"}, openAlexPaper);
}

} // namespace

Format semanticScholarFormat()
{
    Format format;
    format.id = u"semantic-scholar"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Semantic Scholar (JSON)"));
    format.extensions = {u"json"_s};
    format.recognise = recogniseSemanticScholar;
    format.reader = kReader;
    format.read = readSemanticScholar;
    return format;
}

Format openAlexFormat()
{
    Format format;
    format.id = u"openalex"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "OpenAlex (JSON)"));
    format.extensions = {u"json"_s};
    format.recognise = recogniseOpenAlex;
    format.reader = kReader;
    format.read = readOpenAlex;
    return format;
}

} // namespace lectern
