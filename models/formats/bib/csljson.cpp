#include "bibformats.h"
#include "citationkeys.h"

#include "bibtexnames.h"
#include "models/core/shortvenue.h"
#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/records/jsonsniffer.h"
#include "models/formats/records/recordformats.h"
#include "models/tex/spaces.h"
#include "publication.h"
#include "stateddates.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns a string, or the first string of a list (as in Crossref).
QString textOf(const QJsonValue &value)
{
    return foldAsciiSpace(value.isArray() ? value.toArray().first().toString() : value.toString());
}

// Removes JATS markup from Crossref abstracts and keeps paragraphs. Other texts are unchanged.
QString withoutJats(const QString &text)
{
    if (!text.contains(u"<jats:"_s))
        return text;
    static const QRegularExpression paragraph(u"</jats:(p|title|sec)>"_s),
        heading(u"<jats:title>\\s*Abstract\\s*</jats:title>"_s, QRegularExpression::CaseInsensitiveOption);
    QString plain = text;
    plain.remove(heading);
    return withoutInlineMarkup(plain.replace(paragraph, u"\n\n"_s));
}

void setCslAuthors(const QJsonObject &object, Paper *paper)
{
    const auto add = [paper](const PersonName &name) {
        constexpr qsizetype kLongestGiven = 3; // "et" of "et al."
        if (name.given.size() <= kLongestGiven && isCutList(displayName(name)))
            paper->authorsTruncated = true;
        else
            addAuthor(paper, name);
    };
    const QJsonValue field = object[u"author"];
    const QJsonArray authors = field.isString() ? QJsonArray{field} : field.toArray();
    for (const QJsonValue &author : authors) {
        // Several people may be in one text: "Winter, Ada; Berg, Bo".
        const QString text = author.isString() ? author.toString() : author[u"literal"].toString();
        if (author.isString() || text.contains(u';') || text.contains(u'；'))
            for (const QString &name : splitAuthorLine(text))
                add(splitInvertedName(name));
        else
            add(cslName(author.toObject()));
    }
}

// Lectern's additions are in "custom", where the schema allows any content.
void readCustom(const QJsonObject &custom, Paper *paper)
{
    paper->arxivId = arxivIdOf(custom[u"arxiv"].toString());
    if (const QDate submitted = QDate::fromString(custom[u"submitted"].toString(), Qt::ISODate);
        submitted.isValid())
        paper->date = submitted;
    if (const QDate inferred = QDate::fromString(custom[u"inferred"].toString(), Qt::ISODate);
        inferred.isValid() && !paper->date.isValid()) {
        paper->date = inferred;
        paper->dateInferred = true;
    }
    paper->authorsTruncated = paper->authorsTruncated || custom[u"authors_truncated"].toBool();
    for (auto it = custom.begin(); it != custom.end(); ++it)
        if (it.key() != u"arxiv" && it.key() != u"submitted" && it.key() != u"inferred"
            && it.key() != u"authors_truncated")
            paper->extra.append(
                {it.key() == kMarksField ? it.key() : u"custom."_s + it.key(), jsonText(*it)});
}

// URLs and numbers are ids of programs, and are not used as citation keys.
bool looksLikeKey(const QString &id)
{
    return !id.contains(u'/') && std::any_of(id.cbegin(), id.cend(), [](QChar c) { return c.isLetter(); });
}

// Returns the arXiv id that a number, a note, a DOI or a URL states, in this order; empty if there is none.
QString arxivIdAmong(QStringList named)
{
    named.append(arxivIdIn(named[1])); // Zotero's extra field: "arXiv:2101.00001 [cs]"
    for (const QString &text : std::as_const(named))
        if (const QString id = arxivIdOf(text); !id.isEmpty())
            return id;
    return {};
}

std::optional<Paper> paperOf(const QJsonObject &object)
{
    Paper paper;
    QStringList used{u"title"_s, u"author"_s, u"issued"_s, u"container-title"_s, u"custom"_s};
    paper.title = textOf(object[u"title"]);
    if (const QString subtitle = textOf(object[u"subtitle"]);
        !subtitle.isEmpty()) { // Crossref states the subtitle separately
        if (!paper.title.contains(subtitle, Qt::CaseInsensitive))
            paper.title += u": "_s + subtitle;
        used.append(u"subtitle"_s);
    }
    setCslAuthors(object, &paper);
    const LooseDate issued = cslDate(object[u"issued"]);
    paper.year = issued.year;
    paper.date = issued.date();
    // CSL marks a date whose year was inferred as "circa".
    const QJsonValue circa = object[u"issued"][u"circa"];
    if (paper.date.isValid() && (circa.isBool() ? circa.toBool() : circa.toInt() != 0)) {
        paper.dateInferred = true;
        paper.year.reset();
    }
    if (!issued.year || (issued.month && !issued.day) || cslStatesMore(object[u"issued"], issued))
        used.removeOne(u"issued"_s);
    paper.venue = textOf(object[u"container-title"]);
    if (paper.venue.isEmpty()) {
        paper.venue = textOf(object[u"event-title"]);
        used.append(u"event-title"_s);
    }
    paper.abstract = foldParagraphs(withoutJats(object[u"abstract"].toString()));
    used.append(u"abstract"_s);
    for (const QString &key : {u"DOI"_s, u"doi"_s}) {
        if (const QString text = textOf(object[key]); !text.isEmpty() && paper.doi.isEmpty()) {
            paper.doi = doiOf(text);
            if (!paper.doi.isEmpty())
                used.append(key);
        }
    }
    for (const QString &key : {u"URL"_s, u"url"_s}) {
        if (const QString text = textOf(object[key]); isOpenableUrl(text) && paper.url.isEmpty()) {
            paper.url = text;
            used.append(key);
        }
    }
    // Crossref's citation count.
    if (object[u"is-referenced-by-count"].isDouble()) {
        paper.citations = validCount(object[u"is-referenced-by-count"].toDouble());
        if (paper.citations)
            used.append(u"is-referenced-by-count"_s);
    }
    const QJsonObject custom = object[u"custom"].toObject();
    readCustom(custom, &paper);
    // In a Lectern export the note was written by the user and may name any paper.
    const bool isOurs = custom.contains(kMarksField);
    if (paper.doi.isEmpty() && !isOurs)
        paper.doi = doiIn(object[u"note"].toString());
    if (paper.doi.isEmpty() && paper.url.startsWith(u"http"_s, Qt::CaseInsensitive))
        paper.doi = doiOf(paper.url);
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdAmong(
            {textOf(object[u"number"]), isOurs ? QString() : textOf(object[u"note"]), paper.doi, paper.url});
    if (paper.title.isEmpty() && paper.abstract.isEmpty() && paper.authors.isEmpty() && paper.doi.isEmpty())
        return {};
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (used.contains(it.key()))
            continue;
        if (const QString value = jsonText(*it); !value.isEmpty())
            paper.extra.append(
                {it.key() == u"id" && looksLikeKey(value) ? kCslKey.toString() : it.key(), value});
    }
    return paper;
}

int recogniseCslJson(QByteArrayView head)
{
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson || look.has("lectern") || look.has("paperId") || look.has("authorships"))
        return 0;
    const bool crossref = look.kind("message") == '{';
    const QByteArray at = crossref ? (look.has("message.items") ? "message.items[]." : "message.")
        : look.has("items[].type") ? "items[]."
                                   : "";
    const auto has = [&](const char *key) { return look.has(QByteArray(at + key)); };
    if (look.kind(QByteArray(at + "author")) == '['
        && (has("issued") || has("type") || has("author[].family")))
        return 90;
    if (has("type") && has("title")
        && (has("issued") || has("DOI") || has("container-title") || (has("id") && look.isArray)))
        return 70;
    return 0;
}

ParsedSource readCslJson(QByteArrayView bytes, const ParseContext &)
{
    return readJsonRecords(bytes, u"csl-json"_s, {"items", "message"}, paperOf);
}

class CslStream final : public PaperStream
{
public:
    void setKeys(KeyForm form) override { m_keys = CitationKeys(form); }
    void setContent(ExportContent content) override { m_content = content; }
    QByteArray begin() override { return "["; }
    QByteArray paper(const Paper &paper, const PaperMarks &marks) override
    {
        return QByteArray(std::exchange(m_first, false) ? "\n" : ",\n")
            + QJsonDocument(cslObject(paper, m_keys.next(paper), marks, m_content))
                  .toJson(QJsonDocument::Compact);
    }
    QByteArray end() override { return "\n]\n"; }

private:
    CitationKeys m_keys;
    ExportContent m_content = ExportContent::Everything;
    bool m_first = true;
};

std::unique_ptr<PaperStream> stream()
{
    return std::make_unique<CslStream>();
}

// Writes the date as issued, or in addition to the stated year. An inferred year is marked.
void addDates(const Paper &paper, const Publication &publication, QJsonObject *object, QJsonObject *custom)
{
    const QDate date = paper.date;
    const bool inferred = date.isValid() && paper.dateInferred;
    QJsonArray parts;
    if (paper.year || date.isValid())
        parts.append(paper.year.value_or(date.year()));
    if (paper.year && publication.month)
        parts.append(publication.month);
    if (inferred ? !paper.year : date.isValid() && date.year() == paper.year.value_or(date.year())) {
        parts.append(date.month());
        parts.append(date.day());
    } else if (date.isValid()) {
        custom->insert(inferred ? u"inferred"_s : u"submitted"_s, date.toString(Qt::ISODate));
    }
    if (parts.isEmpty())
        return;
    // Explicit QJsonValue: some compilers treat a list of one list as a copy of that list.
    QJsonObject issued{{u"date-parts"_s, QJsonArray{QJsonValue(parts)}}};
    if (inferred && !paper.year)
        issued.insert(u"circa"_s, true);
    else if (!publication.date.isEmpty())
        issued = cslDateObject(publication.date);
    object->insert(u"issued"_s, issued);
}

} // namespace

QJsonObject cslObject(const Paper &paper, const QString &id, const PaperMarks &marks, ExportContent content)
{
    const bool citing = content == ExportContent::Citing;
    QJsonObject object;
    const auto add = [&](const QString &key, const QString &value) {
        if (!value.isEmpty())
            object.insert(key, value);
    };
    object.insert(u"id"_s, id);
    const QString type = extraOf(paper, u"type");
    static const QStringList types{
        u"article-journal"_s, u"paper-conference"_s, u"book"_s,       u"chapter"_s,           u"thesis"_s,
        u"report"_s,          u"webpage"_s,          u"manuscript"_s, u"article"_s,           u"dataset"_s,
        u"software"_s,        u"patent"_s,           u"document"_s,   u"entry-encyclopedia"_s};
    const Publication publication = publicationOf(paper);
    const QString kind = cslTypeOf(publication.kind);
    object.insert(u"type"_s,
                  types.contains(type)                         ? type
                      : !kind.isEmpty()                        ? kind
                      : extraOf(paper, u"entrytype").isEmpty() ? u"article-journal"_s
                                                               : u"document"_s);
    add(u"title"_s, paper.title);
    QJsonArray authors;
    const QStringList families = familyNames(paper);
    for (const QString &author : paper.authors)
        authors.append(cslNameObject(author, families));
    if (paper.authorsTruncated && !authors.isEmpty())
        authors.append(
            QJsonObject{{u"literal"_s, u"others"_s}}); // Pandoc and Zotero interpret it as "et al."
    if (!authors.isEmpty())
        object.insert(u"author"_s, authors);
    QJsonObject custom;
    if (paper.authorsTruncated && authors.isEmpty())
        custom.insert(u"authors_truncated"_s, true);
    addDates(paper, publication, &object, &custom);
    const QString full = citing ? fullVenueText(paper.venue) : paper.venue;
    add(u"container-title"_s, full);
    if (const QString name = shortVenueText(paper.venue); citing && name != full)
        add(u"container-title-short"_s, name);
    for (const PublicationField &field : publicationFields())
        if (field.value)
            add(field.csl, publication.*field.value);
    add(u"page"_s, publication.pages());
    add(u"number"_s, publication.number);
    QJsonArray editors;
    for (const QString &editor : publication.editors)
        editors.append(cslNameObject(editor, publication.editorFamilies));
    if (!editors.isEmpty())
        object.insert(u"editor"_s, editors);
    if (!publication.thesis.isEmpty())
        add(u"genre"_s, publication.thesis == u"phdthesis" ? u"PhD thesis"_s : u"Master’s thesis"_s);
    add(u"DOI"_s, paper.doi);
    add(u"URL"_s, paper.url);
    const QString keywords = keywordsOf(paper).join(u", "_s);
    add(u"keyword"_s, citing ? keywords : withTags(keywords, tagNames(marks)));
    if (!citing) {
        add(u"note"_s, marks.note);
        add(u"abstract"_s, QString(paper.abstract).replace(u"\n"_s, u"\n\n"_s));
    }
    if (!paper.arxivId.isEmpty()) {
        custom.insert(u"arxiv"_s, paper.arxivId);
        if (publication.number.isEmpty())
            add(u"number"_s, u"arXiv:"_s + paper.arxivId);
    }
    if (!citing && !marks.isEmpty())
        custom.insert(kMarksField.toString(), marksObject(marks));
    if (!custom.isEmpty())
        object.insert(u"custom"_s, custom);
    return object;
}

Format cslJsonFormat()
{
    Format format;
    format.id = u"csl-json"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "CSL-JSON"));
    format.use = QT_TRANSLATE_NOOP("lectern::ExportPanel", "For Zotero, Pandoc and citation processors.");
    format.extensions = {u"json"_s};
    format.mimeTypes = {u"application/vnd.citationstyles.csl+json"_s};
    format.recognise = recogniseCslJson;
    format.reader = kReader;
    format.read = readCslJson;
    format.cites = format.citationKeys = true;
    format.removeMarks = [](QList<ExtraField> &fields, const PaperMarks &marks) {
        removeMark(fields, {u"note"_s, marks.note});
        removeTags(fields, u"keyword"_s, tagNames(marks));
    };
    format.stream = stream;
    return format;
}

} // namespace lectern
