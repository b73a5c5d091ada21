#include "webpage.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/htmlcharacters.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/jsonrecords.h"
#include "models/tex/tables/spaces.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Attributes are single lines: a non-breaking space in one comes from the editor, not from the author.
QString decodeReferences(QStringView text)
{
    return decodeHtmlReferences(text).replace(u'\u00a0', u' ');
}

struct Tag {
    QString name; // lower case
    QHash<QString, QString> attributes;
    qsizetype begin = 0, end = 0; // in the text; end: one past '>'
};

// Reads the tag whose '<' stands at begin. Quotes may be missing, attributes may lack a value.
std::optional<Tag> readTag(QStringView text, qsizetype begin)
{
    constexpr qsizetype kLongest =
        200'000; // an abstract fits; a page without '>' is not searched to its end each time
    const qsizetype limit = qMin(text.size(), begin + kLongest);
    Tag tag;
    tag.begin = begin;
    qsizetype i = begin + 1;
    while (i < limit && text[i].isLetterOrNumber())
        tag.name += text[i++].toLower();
    const auto skip = [&] {
        while (i < limit && (text[i].isSpace() || text[i] == u'/'))
            ++i;
    };
    for (skip(); i < limit && text[i] != u'>'; skip()) {
        QString key;
        while (i < limit && !text[i].isSpace() && text[i] != u'=' && text[i] != u'>' && text[i] != u'/')
            key += text[i++].toLower();
        skip();
        QString value;
        if (i < limit && text[i] == u'=') {
            ++i;
            while (i < limit && text[i].isSpace())
                ++i;
            if (i < limit && (text[i] == u'"' || text[i] == u'\'')) {
                const qsizetype close = text.mid(0, limit).indexOf(text[i], i + 1);
                if (close < 0)
                    return {};
                value = decodeReferences(text.mid(i + 1, close - i - 1));
                i = close + 1;
            } else {
                const qsizetype from = i;
                while (i < limit && !text[i].isSpace() && text[i] != u'>')
                    ++i;
                value = decodeReferences(text.mid(from, i - from));
            }
        } else if (key.isEmpty()) {
            ++i;
            continue;
        }
        if (!tag.attributes.contains(key))
            tag.attributes.insert(key, value);
    }
    if (i >= limit)
        return {};
    tag.end = i + 1;
    return tag;
}

// What the meta tags say, in their order.
struct Meta {
    QString name; // lower case
    QString value;
};

class PageReader
{
public:
    explicit PageReader(const QList<Meta> &metas) : m_metas(metas) { }

    // Returns the values of the first of these names that is there.
    QStringList values(std::initializer_list<QStringView> names) const
    {
        QStringList found;
        for (const QStringView name : names) {
            for (const Meta &meta : m_metas)
                if (meta.name == name && !meta.value.isEmpty() && !found.contains(meta.value))
                    found.append(meta.value);
            if (!found.isEmpty())
                break;
        }
        return found;
    }
    QString value(std::initializer_list<QStringView> names) const { return values(names).value(0); }

    Paper run() const
    {
        Paper paper;
        paper.title = value({u"citation_title", u"dc.title", u"dcterms.title", u"eprints.title",
                             u"prism.title", u"bepress_citation_title"});
        for (const QString &entry :
             values({u"citation_author", u"citation_authors", u"dc.creator", u"dcterms.creator",
                     u"dc.contributor", u"eprints.creators_name", u"bepress_citation_author"}))
            for (const QString &name : entry.split(u';', Qt::SkipEmptyParts))
                if (const QString display = displayName(splitInvertedName(name)); !display.isEmpty())
                    paper.authors.append(display);
        for (const QString &text :
             values({u"citation_publication_date", u"citation_date", u"citation_online_date",
                     u"citation_year", u"dc.date", u"dcterms.issued", u"dc.date.issued",
                     u"prism.publicationdate", u"article:published_time", u"bepress_citation_date"})) {
            const LooseDate date = readLooseDate(text);
            if (!paper.year)
                paper.year = date.year;
            if (!paper.date.isValid())
                paper.date = date.date();
        }
        for (const QString &text :
             values({u"citation_doi", u"dc.identifier.doi", u"prism.doi", u"bepress_citation_doi"}))
            if (paper.doi.isEmpty())
                paper.doi = doiOf(text);
        for (const QString &text : values({u"dc.identifier", u"dcterms.identifier"})) {
            if (paper.doi.isEmpty())
                paper.doi = doiOf(text);
            if (paper.arxivId.isEmpty())
                paper.arxivId = arxivIdOf(text);
        }
        if (const QString id = arxivIdOf(value({u"citation_arxiv_id"})); !id.isEmpty())
            paper.arxivId = id;
        paper.venue = value({u"citation_journal_title", u"citation_conference_title", u"citation_conference",
                             u"citation_inbook_title", u"citation_book_title", u"prism.publicationname",
                             u"dc.source", u"bepress_citation_journal_title"});
        paper.abstract = foldParagraphs(value({u"citation_abstract", u"dcterms.abstract", u"dc.description",
                                               u"dcterms.description", u"eprints.abstract"}));
        for (const QString &url :
             values({u"citation_abstract_html_url", u"citation_public_url", u"citation_fulltext_html_url",
                     u"canonical", u"og:url", u"citation_pdf_url"}))
            if (paper.url.isEmpty() && isOpenableUrl(url))
                paper.url = url;
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(value({u"citation_pdf_url"}));
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(paper.doi);
        static const QStringList used{
            u"citation_title"_s,         u"citation_author"_s,           u"citation_authors"_s,
            u"citation_doi"_s,           u"citation_arxiv_id"_s,         u"citation_abstract"_s,
            u"citation_journal_title"_s, u"citation_conference_title"_s, u"citation_reference"_s};
        if (!paper.title.isEmpty())
            for (const Meta &meta : m_metas)
                if (meta.name.startsWith(u"citation_"_s) && !used.contains(meta.name)
                    && meta.value != paper.url)
                    paper.extra.append({meta.name, meta.value});
        return paper;
    }

private:
    const QList<Meta> &m_metas;
};

// Returns a value of JSON-LD as text: a string, an object with a name, the first of a list.
QString ldText(const QJsonValue &value)
{
    if (value.isArray())
        return ldText(value.toArray().first());
    if (value.isObject())
        return foldAsciiSpace((value[u"name"].isString() ? value[u"name"] : value[u"@value"]).toString());
    return foldAsciiSpace(jsonText(value));
}

bool isArticleType(const QJsonValue &type)
{
    const QJsonArray list = type.isArray() ? type.toArray() : QJsonArray{type};
    for (const QJsonValue &entry : list) {
        const QString name = entry.toString().section(u'/', -1);
        if (name == u"ScholarlyArticle"_s || name == u"MedicalScholarlyArticle"_s || name == u"Thesis"_s)
            return true;
    }
    return false;
}

Paper ldPaper(const QJsonObject &object)
{
    Paper paper;
    paper.title = ldText(object[u"headline"]);
    if (paper.title.isEmpty())
        paper.title = ldText(object[u"name"]);
    const QJsonValue author = object[u"author"].isUndefined() ? object[u"creator"] : object[u"author"];
    for (const QJsonValue &entry : author.isArray() ? author.toArray() : QJsonArray{author}) {
        QString name = ldText(entry);
        if (name.isEmpty())
            name = displayName(entry[u"familyName"].toString(), entry[u"givenName"].toString());
        if (!name.isEmpty())
            paper.authors.append(displayName(splitInvertedName(name)));
    }
    const LooseDate date = readLooseDate(ldText(object[u"datePublished"]));
    paper.year = date.year;
    paper.date = date.date();
    paper.abstract = foldParagraphs(object[u"abstract"].toString());
    if (paper.abstract.isEmpty())
        paper.abstract = foldParagraphs(object[u"description"].toString());
    QJsonArray identifiers;
    for (const QString &key : {u"identifier"_s, u"sameAs"_s, u"@id"_s, u"url"_s}) {
        const QJsonValue value = object[key];
        for (const QJsonValue &entry : value.isArray() ? value.toArray() : QJsonArray{value})
            identifiers.append(entry.isObject() ? entry[u"value"] : entry);
    }
    for (const QJsonValue &identifier : std::as_const(identifiers)) {
        const QString text = identifier.toString();
        if (paper.doi.isEmpty())
            paper.doi = doiOf(text);
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(text);
    }
    if (const QString url = object[u"url"].toString(); isOpenableUrl(url))
        paper.url = url;
    QJsonValue part = object[u"isPartOf"];
    for (int depth = 0; depth < 4 && part.isObject() && part[u"isPartOf"].isObject(); ++depth)
        part = part[u"isPartOf"]; // issue, volume, journal
    paper.venue = ldText(part);
    if (object[u"citation"].isUndefined() && object[u"interactionStatistic"].isObject())
        paper.extra.append({u"interactionStatistic"_s, jsonText(object[u"interactionStatistic"])});
    return paper;
}

void findArticles(const QJsonValue &value, int depth, QList<Paper> &papers)
{
    if (depth > 6)
        return;
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray())
            findArticles(entry, depth + 1, papers);
        return;
    }
    if (!value.isObject())
        return;
    const QJsonObject object = value.toObject();
    if (isArticleType(object[u"@type"])) {
        papers.append(ldPaper(object));
        return;
    }
    for (const QString &key : {u"@graph"_s, u"mainEntity"_s, u"itemListElement"_s, u"item"_s})
        findArticles(object[key], depth + 1, papers);
}

// Adds what the first of two statements about one paper leaves out and the other has.
void complete(Paper &paper, const Paper &other)
{
    const auto fill = [](QString &target, const QString &value) {
        if (target.isEmpty())
            target = value;
    };
    fill(paper.title, other.title);
    fill(paper.abstract, other.abstract);
    fill(paper.doi, other.doi);
    fill(paper.arxivId, other.arxivId);
    fill(paper.venue, other.venue);
    fill(paper.url, other.url);
    if (paper.authors.isEmpty())
        paper.authors = other.authors;
    if (!paper.year)
        paper.year = other.year;
    if (!paper.date.isValid())
        paper.date = other.date;
}

int recognise(QByteArrayView head)
{
    const QByteArray text = head.toByteArray().toLower();
    if (!text.contains("<html") && !text.contains("<!doctype html") && !text.contains("<head")
        && !text.contains("<meta"))
        return 0;
    if (text.contains("citation_title") || text.contains("scholarlyarticle") || text.contains("dc.title")
        || text.contains("dcterms.title"))
        return 92;
    return 0;
}

ParsedSource read(QByteArrayView bytes, const ParseContext &)
{
    ParsedSource source;
    source.format = u"web-page"_s;
    const SourceText decoded(bytes);
    source.diagnostics = decoded.diagnostics();
    const QStringView text = decoded.text();
    ByteCover cover(decoded);
    QList<Meta> metas;
    QList<Paper> articles;
    qsizetype line = 0, covered = 0;
    const auto field = [&](qsizetype begin, qsizetype end) {
        cover.separator(covered, begin);
        cover.field(begin, end);
        covered = end;
        if (!line)
            line = decoded.lineNumberAt(begin);
    };
    for (qsizetype i = 0; (i = text.indexOf(u'<', i)) >= 0; ++i) {
        const QStringView rest = text.mid(i + 1, 7);
        if (rest.startsWith(u"!--")) {
            const qsizetype end = text.indexOf(u"-->", i);
            if (end < 0)
                break;
            i = end;
            continue;
        }
        const bool script = rest.startsWith(u"script", Qt::CaseInsensitive);
        if (!script && !rest.startsWith(u"meta", Qt::CaseInsensitive)
            && !rest.startsWith(u"link", Qt::CaseInsensitive))
            continue;
        const auto tag = readTag(text, i);
        if (!tag)
            continue;
        if (tag->name == u"meta"_s) {
            QString name = tag->attributes.value(u"name"_s);
            if (name.isEmpty())
                name = tag->attributes.value(u"property"_s);
            name = name.trimmed().toLower();
            const bool wanted = name.startsWith(u"citation_"_s) || name.startsWith(u"dc."_s)
                || name.startsWith(u"dcterms."_s) || name.startsWith(u"prism."_s)
                || name.startsWith(u"eprints."_s) || name.startsWith(u"bepress_"_s) || name == u"og:url"_s
                || name == u"article:published_time"_s;
            if (wanted) {
                metas.append({name,
                              name.contains(u"abstract"_s) || name.contains(u"description"_s)
                                  ? tag->attributes.value(u"content"_s)
                                  : foldAsciiSpace(tag->attributes.value(u"content"_s))});
                field(tag->begin, tag->end);
            }
        } else if (tag->name == u"link"_s) {
            if (tag->attributes.value(u"rel"_s).compare(u"canonical"_s, Qt::CaseInsensitive) == 0) {
                metas.append({u"canonical"_s, tag->attributes.value(u"href"_s)});
                field(tag->begin, tag->end);
            }
        } else if (tag->name == u"script"_s) {
            qsizetype end = text.indexOf(u"</script", tag->end, Qt::CaseInsensitive);
            if (end < 0)
                end = text.size();
            if (tag->attributes.value(u"type"_s).compare(u"application/ld+json"_s, Qt::CaseInsensitive)
                == 0) {
                const QByteArray json = text.mid(tag->end, end - tag->end).toUtf8();
                QJsonParseError error;
                const QJsonDocument document = QJsonDocument::fromJson(json, &error);
                if (document.isNull())
                    source.diagnostics.append(
                        {Diagnostic::Severity::Warning, decoded.lineNumberAt(tag->begin),
                         u"The JSON-LD of this page cannot be read: %1."_s.arg(error.errorString())});
                const qsizetype before = articles.size();
                findArticles(document.isArray() ? QJsonValue(document.array())
                                                : QJsonValue(document.object()),
                             0, articles);
                if (articles.size() > before)
                    field(tag->begin, end);
            }
            i = end - 1;
            continue;
        }
        i = tag->end - 1;
    }
    cover.separator(covered, text.size());

    Paper paper = PageReader(metas).run();
    if (articles.size() > 1 && paper.title.isEmpty()) { // a list of articles
        for (Paper &article : articles) {
            article.line = line;
            if (!article.title.isEmpty())
                source.papers.append(std::move(article));
        }
    } else {
        if (!articles.isEmpty())
            complete(paper, articles.first());
        paper.line = line;
        if (!paper.title.isEmpty() || !paper.abstract.isEmpty())
            source.papers.append(std::move(paper));
    }
    if (source.papers.isEmpty())
        source.diagnostics.append({Diagnostic::Severity::Error, 0,
                                   u"This web page carries no data about a paper that we can read."_s});
    else
        source.diagnostics.append(
            {Diagnostic::Severity::Warning, 0,
             u"Of this web page only the data for machines were read, not the text a person sees."_s});
    source.ranges = cover.ranges();
    return source;
}

} // namespace

Format webPageFormat()
{
    Format format;
    format.id = u"web-page"_s;
    format.name = u"Web page with citation data"_s;
    format.extensions = {u"html"_s, u"htm"_s};
    format.recognise = recognise;
    format.read = read;
    return format;
}

} // namespace lectern
