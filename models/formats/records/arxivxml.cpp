#include "recordformats.h"

#include "arxivjsonl.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "models/tex/texaccents.h"
#include "xmlrecords.h"

#include <QSet>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

void addExtra(Paper &paper, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        paper.extra.append({name, value});
}

// Sets the first DOI of a text such as "10.1000/a 10.1000/b". A text that contains more than this DOI is kept
// as an extra field.
void setDoi(Paper &paper, const QString &text)
{
    if (text.isEmpty())
        return;
    paper.doi = doiOf(text);
    if (paper.doi.size() != text.size())
        addExtra(paper, u"doi"_s, text);
}

std::optional<Paper> atomPaper(const XmlNode &entry, QString &diagnostic)
{
    Paper paper;
    paper.title = entry.childText(u"title");
    const QString id = entry.childText(u"id");
    if (paper.title == u"Error"_s && id.contains(u"/api/errors"_s)) {
        diagnostic = u"The server returned an error: %1."_s.arg(entry.childText(u"summary"));
        return {};
    }
    paper.title = decodeTexAccents(paper.title);
    paper.abstract = entry.childText(u"summary");
    if (paper.title.isEmpty() && paper.abstract.isEmpty())
        return {};
    paper.arxivId = arxivIdOf(id);
    if (paper.arxivId.isEmpty())
        addExtra(paper, u"id"_s, id);
    for (const XmlNode *author : entry.all(u"author")) {
        const QString name = author->childText(u"name");
        if (!name.isEmpty())
            paper.authors.append(name);
        for (const XmlNode *affiliation : author->all(u"affiliation"))
            addExtra(paper, u"affiliation"_s, name + u": " + affiliation->allText());
    }
    paper.date = arxivDate(entry.childText(u"published").toStdString());
    const QString updated = entry.childText(u"updated");
    if (const QDate day = arxivDate(updated.toStdString()); !paper.date.isValid())
        paper.date = day;
    else if (day.isValid() && day != paper.date)
        addExtra(paper, u"updated"_s, updated);
    QString primary;
    if (const XmlNode *category = entry.child(u"primary_category"))
        primary = category->attribute(u"term");
    QStringList categories;
    if (!primary.isEmpty())
        categories.append(primary);
    for (const XmlNode *category : entry.all(u"category"))
        if (const QString term = category->attribute(u"term"); !term.isEmpty() && !categories.contains(term))
            categories.append(term);
    paper.category = categories.join(u' ');
    setDoi(paper, entry.childText(u"doi"));
    paper.venue = entry.childText(u"journal_ref");
    for (const XmlNode *link : entry.all(u"link"))
        if (link->attribute(u"rel") == u"alternate"_s && isOpenableUrl(link->attribute(u"href")))
            paper.url = link->attribute(u"href");
    if (paper.url.isEmpty() && isOpenableUrl(id))
        paper.url = id;
    addExtra(paper, u"comment"_s, entry.childText(u"comment"));
    return paper;
}

int recogniseAtom(QByteArrayView head)
{
    const QString tag = xmlStartTag(head);
    if (!tag.startsWith(u"feed"_s) && !tag.startsWith(u"atom:feed"_s) && !tag.startsWith(u"entry"_s))
        return 0;
    return tag.contains(u"http://www.w3.org/2005/Atom"_s) || head.contains("arxiv.org") ? 90 : 40;
}

ParsedSource readAtom(QByteArrayView bytes, const ParseContext &)
{
    return readXmlRecords(bytes, u"arxiv-atom"_s, {u"entry"_s}, atomPaper);
}

// Reads oai_dc, in which descriptions, identifiers and dates have no type.
Paper dublinCorePaper(const XmlNode &dc)
{
    Paper paper;
    paper.title = decodeTexAccents(dc.childText(u"title"));
    for (const XmlNode *creator : dc.all(u"creator"))
        addInvertedAuthor(&paper, decodeTexAccents(creator->allText()));
    for (const XmlNode *description : dc.all(u"description")) {
        const QString text = description->allText();
        if (text.startsWith(u"Comment:"_s))
            addExtra(paper, u"comment"_s, text.mid(8).trimmed());
        else if (paper.abstract.isEmpty())
            paper.abstract = text;
        else
            addExtra(paper, u"description"_s, text);
    }
    for (const XmlNode *identifier : dc.all(u"identifier")) {
        const QString text = identifier->allText();
        if (const QString id = arxivIdOf(text); !id.isEmpty() && paper.arxivId.isEmpty()) {
            paper.arxivId = id;
            if (isOpenableUrl(text))
                paper.url = text;
        } else if (const QString doi = doiOf(text); !doi.isEmpty() && paper.doi.isEmpty()) {
            paper.doi = doi;
        } else if (paper.url.isEmpty() && isOpenableUrl(text)) {
            paper.url = text;
        } else if (paper.venue.isEmpty() && !isOpenableUrl(text) && arxivIdOf(text).isEmpty()) {
            paper.venue = text; // arXiv puts the journal reference here
        } else {
            addExtra(paper, u"identifier"_s, text);
        }
    }
    for (const XmlNode *date : dc.all(u"date")) { // the first is the submission, the others are revisions
        const QDate day = arxivDate(date->allText().toStdString());
        if (!paper.date.isValid() && day.isValid())
            paper.date = day;
        else if (!paper.year && !paper.date.isValid())
            paper.year = readLooseDate(date->allText()).year;
        else
            addExtra(paper, u"date"_s, date->allText());
    }
    for (const QString &name :
         {u"subject"_s, u"type"_s, u"publisher"_s, u"rights"_s, u"language"_s, u"source"_s, u"contributor"_s})
        for (const XmlNode *node : dc.all(name))
            addExtra(paper, name, node->allText());
    return paper;
}

// Reads the metadata formats "arXiv" (structured authors) and "arXivRaw" (author line, versions).
Paper arxivPaper(const XmlNode &node)
{
    Paper paper;
    paper.title = decodeTexAccents(node.childText(u"title"));
    paper.abstract = node.childText(u"abstract");
    const QString id = node.childText(u"id");
    paper.arxivId = arxivIdOf(id);
    if (paper.arxivId.isEmpty())
        addExtra(paper, u"id"_s, id);
    paper.category = node.childText(u"categories");
    setDoi(paper, node.childText(u"doi"));
    paper.venue = node.childText(u"journal-ref");
    if (const XmlNode *authors = node.child(u"authors")) {
        if (const QList<const XmlNode *> list = authors->all(u"author"); !list.isEmpty()) {
            for (const XmlNode *author : list) {
                const auto part = [author](QStringView name) {
                    return decodeTexAccents(author->childText(name));
                };
                const PersonName person = personName(part(u"keyname"), part(u"forenames"), part(u"suffix"));
                const QString name = displayName(person);
                addAuthor(&paper, person);
                for (const XmlNode *affiliation : author->all(u"affiliation"))
                    addExtra(paper, u"affiliation"_s, name + u": " + affiliation->allText());
            }
        } else {
            const AuthorNames list2 = splitAuthorString(authors->allText());
            paper.authors = list2.names;
            paper.authorsTruncated = list2.truncated;
            if (list2.droppedAffiliations)
                addExtra(paper, u"authors"_s, authors->allText());
        }
    }
    paper.date = arxivDate(node.childText(u"created").toStdString());
    QStringList versions;
    for (const XmlNode *version : node.all(u"version")) {
        const QString date = version->childText(u"date");
        if (!paper.date.isValid())
            paper.date = arxivDate(date.toStdString());
        versions.append(version->attribute(u"version") + u' ' + date);
    }
    if (versions.size() > 1)
        addExtra(paper, u"versions"_s, versions.join(u"; "));
    for (const QString &name : {u"submitter"_s, u"comments"_s, u"report-no"_s, u"license"_s, u"updated"_s,
                                u"msc-class"_s, u"acm-class"_s, u"proxy"_s})
        addExtra(paper, name, node.childText(name));
    return paper;
}

// Finds the metadata element of an OAI record at any depth; null if there is none.
const XmlNode *findMetadata(const XmlNode &node)
{
    if (node.name == u"dc"_s || node.name == u"arXiv"_s || node.name == u"arXivRaw"_s)
        return &node;
    for (const XmlNode &child : node.children)
        if (const XmlNode *found = findMetadata(child))
            return found;
    return nullptr;
}

std::optional<Paper> oaiPaper(const XmlNode &record, QString &diagnostic)
{
    const XmlNode *header = record.child(u"header");
    if (header && header->attribute(u"status") == u"deleted"_s) {
        diagnostic = u"The archive has deleted this record."_s;
        return {};
    }
    const XmlNode *metadata = findMetadata(record);
    if (!metadata)
        return {};
    Paper paper = metadata->name == u"dc"_s ? dublinCorePaper(*metadata) : arxivPaper(*metadata);
    if (header) {
        const QString id = header->childText(u"identifier");
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(id);
        if (paper.arxivId.isEmpty())
            addExtra(paper, u"identifier"_s, id);
        if (paper.category.isEmpty()) // "physics:hep-th": arXiv's sets are its archives
            if (const QString set = header->childText(u"setSpec"); !paper.arxivId.isEmpty() && !set.isEmpty())
                paper.category = set.section(u':', -1);
        addExtra(paper, u"datestamp"_s, header->childText(u"datestamp"));
    }
    if (paper.title.isEmpty() && paper.abstract.isEmpty())
        return {};
    return paper;
}

int recogniseOai(QByteArrayView head)
{
    const QString tag = xmlStartTag(head);
    const QString name = tag.left(tag.indexOf(u' ') < 0 ? tag.size() : tag.indexOf(u' ')).trimmed();
    if (name == u"OAI-PMH"_s || name.endsWith(u":OAI-PMH"_s))
        return 95;
    if (name == u"oai_dc:dc"_s || name == u"dc"_s || name == u"arXiv"_s || name == u"arXivRaw"_s)
        return 85;
    if ((name == u"record"_s || name == u"ListRecords"_s || name == u"GetRecord"_s || name == u"records"_s
         || name == u"collection"_s)
        && (head.contains("oai_dc") || head.contains("<arXiv") || head.contains("purl.org/dc/")))
        return 85;
    return 0;
}

ParsedSource readOai(QByteArrayView bytes, const ParseContext &)
{
    const QString tag = xmlStartTag(bytes.first(qMin<qsizetype>(bytes.size(), 64 * 1024)));
    const bool bare = tag.startsWith(u"oai_dc:dc"_s) || tag.startsWith(u"dc"_s) || tag.startsWith(u"arXiv"_s);
    return readXmlRecords(bytes, u"oai-pmh"_s,
                          bare ? QStringList{u"dc"_s, u"arXiv"_s, u"arXivRaw"_s} : QStringList{u"record"_s},
                          oaiPaper);
}

} // namespace

Format arxivAtomFormat()
{
    Format format;
    format.id = u"arxiv-atom"_s;
    format.markup = false; // arXiv uses TeX instead of markup
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "arXiv Atom feed"));
    format.extensions = {u"xml"_s, u"atom"_s};
    format.mimeTypes = {u"application/atom+xml"_s};
    format.recognise = recogniseAtom;
    format.read = readAtom;
    return format;
}

Format oaiPmhFormat()
{
    Format format;
    format.id = u"oai-pmh"_s;
    format.markup = false; // arXiv uses TeX instead of markup
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "OAI-PMH"));
    format.extensions = {u"xml"_s};
    format.recognise = recogniseOai;
    format.read = readOai;
    return format;
}

} // namespace lectern
