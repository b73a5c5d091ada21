// Reader for the bibliography of Word: b:Sources of Office Open XML (ECMA-376, part 1, 22.6).
#include "bibformats.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/xmlrecords.h"
#include "models/tex/spaces.h"
#include "workkind.h"

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// clang-format off
constexpr std::pair<QLatin1StringView, WorkKind> kSourceTypes[] = {
    {"ArticleInAPeriodical"_L1, WorkKind::Article}, {"JournalArticle"_L1, WorkKind::Article},
    {"ConferenceProceedings"_L1, WorkKind::Meeting}, {"Book"_L1, WorkKind::Book},
    {"BookSection"_L1, WorkKind::Chapter}, {"Report"_L1, WorkKind::Report}, {"Patent"_L1, WorkKind::Patent},
    {"InternetSite"_L1, WorkKind::WebPage}, {"DocumentFromInternetSite"_L1, WorkKind::WebPage},
    {"ElectronicSource"_L1, WorkKind::WebPage}};
// Elements, and the extra field that keeps them where it has another name. Elements without a field are read
// by wordPaper(), or are Word's own bookkeeping.
constexpr std::pair<QLatin1StringView, QLatin1StringView> kFieldNames[] = {
    {"Tag"_L1, "citekey"_L1}, {"Volume"_L1, "volume"_L1}, {"Issue"_L1, "issue"_L1}, {"Pages"_L1, "pages"_L1},
    {"Publisher"_L1, "publisher"_L1}, {"Institution"_L1, "institution"_L1}, {"City"_L1, "address"_L1},
    {"Edition"_L1, "edition"_L1}, {"ChapterNumber"_L1, "chapter"_L1}, {"PatentNumber"_L1, "number"_L1},
    {"Comments"_L1, "note"_L1}, {"BIBTEX_KeyWords"_L1, "keywords"_L1}, {"Title"_L1, ""_L1}, {"Year"_L1, ""_L1},
    {"Month"_L1, ""_L1}, {"Day"_L1, ""_L1}, {"Guid"_L1, ""_L1}, {"LCID"_L1, ""_L1}, {"RefOrder"_L1, ""_L1}};
// clang-format on

PersonName wordName(const XmlNode &person)
{
    const QString given = person.childText(u"First") + u' ' + person.childText(u"Middle");
    PersonName name = personName(person.childText(u"Last"), given.trimmed());
    if (name.family.isEmpty())
        std::swap(name.family, name.given);
    name.literal = name.given.isEmpty() && name.family.contains(u' ');
    return name;
}

// A role has a list of persons, or an organisation. The authors of a paper are those of the first of these
// roles that a source has; Word offers other roles for films, patents and interviews.
void readWordPeople(Paper &paper, const XmlNode &roles)
{
    QStringView authorRole;
    for (const QStringView name : {u"Author", u"Inventor", u"Artist", u"Writer", u"Director", u"Performer",
                                   u"Composer", u"Interviewee"})
        if (authorRole.isEmpty() && roles.child(name))
            authorRole = name;
    for (const XmlNode &role : roles.children) {
        QList<PersonName> people;
        for (const XmlNode *list : role.all(u"NameList"))
            for (const XmlNode *person : list->all(u"Person"))
                people.append(wordName(*person));
        for (const XmlNode *corporate : role.all(u"Corporate"))
            people.append({{}, {}, corporate->allText(), {}, true});
        for (const PersonName &person : std::as_const(people)) {
            if (role.name == authorRole)
                addAuthor(&paper, person);
            else
                paper.extra.append(
                    {role.name == "Editor"_L1 ? u"ED"_s : role.name.toLower(), invertedName(person)});
        }
    }
}

// "doi:10.1000/a", or "ISBN: 978… DOI: 10.1000/a"; older versions of Word have no element for the DOI.
void readStandardNumber(Paper &paper, const QString &text)
{
    const qsizetype stated = text.indexOf("doi"_L1, 0, Qt::CaseInsensitive);
    const qsizetype at = qMax<qsizetype>(stated >= 0 ? stated : text.indexOf("10."_L1), 0);
    const QString doi = doiOf(QStringView(text).mid(at));
    if (paper.doi.isEmpty())
        paper.doi = doi;
    const QString number = (doi.isEmpty() ? text : text.first(at)).trimmed();
    const bool isIssn =
        number.contains("issn"_L1, Qt::CaseInsensitive) || (number.size() == 9 && number[4] == u'-');
    if (!number.isEmpty())
        paper.extra.append({isIssn ? u"ISSN"_s : u"ISBN"_s, number.section(u':', -1).trimmed()});
}

void readWordDate(Paper &paper, const XmlNode &source)
{
    const QString year = source.childText(u"Year"), month = source.childText(u"Month"),
                  day = source.childText(u"Day");
    LooseDate date = readLooseDate(year);
    if (!date.date().isValid()) {
        date.month = monthNumber(month);
        date.day = day.toInt();
    }
    paper.year = date.year;
    paper.date = date.date();
    if (!paper.date.isValid())
        for (const auto &[name, value] : {std::pair{u"month"_s, month}, std::pair{u"day"_s, day},
                                          std::pair{u"year"_s, paper.year ? QString() : year}})
            if (!value.isEmpty())
                paper.extra.append({name, value});
}

void readElement(Paper &paper, const XmlNode &element)
{
    const QString text = element.allText();
    if (text.isEmpty())
        return;
    if (element.name == "Author"_L1) {
        readWordPeople(paper, element);
    } else if (element.name == "SourceType"_L1) {
        for (const auto &[type, kind] : kSourceTypes)
            if (text == type)
                paper.extra.append({u"type"_s, cslTypeOf(kind)});
        paper.extra.append({element.name, text});
    } else if (element.name == "DOI"_L1 && paper.doi.isEmpty() && !doiOf(text).isEmpty()) {
        paper.doi = doiOf(text);
    } else if (element.name == "StandardNumber"_L1) {
        readStandardNumber(paper, text);
    } else if (element.name == "URL"_L1 && paper.url.isEmpty() && isOpenableUrl(text)) {
        paper.url = text;
    } else if (element.name == "BIBTEX_Abstract"_L1 && paper.abstract.isEmpty()) { // JabRef
        paper.abstract = foldParagraphs(element.text);
    } else {
        QString name = element.name;
        for (const auto &[known, field] : kFieldNames)
            if (element.name == known)
                name = field;
        if (!name.isEmpty())
            paper.extra.append({name, text});
    }
}

std::optional<Paper> wordPaper(const XmlNode &source, QString &)
{
    Paper paper;
    paper.title = source.childText(u"Title");
    QStringView venue;
    for (const QStringView name : {u"JournalName", u"PeriodicalTitle", u"BookTitle", u"ConferenceName",
                                   u"InternetSiteTitle", u"PublicationTitle"})
        if (paper.venue.isEmpty()) {
            paper.venue = source.childText(name);
            venue = name;
        }
    readWordDate(paper, source);
    for (const XmlNode &element : source.children)
        if (element.name != venue)
            readElement(paper, element);
    if (paper.doi.isEmpty())
        paper.doi = doiOf(paper.url);
    paper.arxivId = arxivIdOf(paper.url);
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(paper.doi);
    return paper.title.isEmpty() && paper.abstract.isEmpty() ? std::nullopt : std::optional(paper);
}

int recogniseWord(QByteArrayView head)
{
    const QString tag = xmlStartTag(head).simplified(), name = tag.section(u' ', 0, 0).section(u':', -1);
    const bool isWord = tag.contains("officeDocument/2006/bibliography"_L1)
        || tag.contains("purl.oclc.org/ooxml/officeDocument/bibliography"_L1); // strict documents
    return isWord && (name == "Sources"_L1 || name == "Source"_L1) ? 95 : 0;
}

} // namespace

Format wordXmlFormat()
{
    Format format;
    format.id = u"word-xml"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Word bibliography (XML)"));
    format.extensions = {u"xml"_s};
    format.mimeTypes = {u"application/x-word-sources+xml"_s};
    format.recognise = recogniseWord;
    format.reader = kReader;
    format.read = [](QByteArrayView bytes, const ParseContext &) {
        return readXmlRecords(bytes, u"word-xml"_s, {u"Source"_s}, wordPaper);
    };
    return format;
}

} // namespace lectern
