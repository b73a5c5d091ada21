// Reader for PubMed's XML: articles and books, by the element names of NLM's pubmed DTD. Fields that Paper
// does not have are kept under the tags of the MEDLINE format, as medline.cpp keeps them.
#include "bibformats.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/xmlrecords.h"
#include "workkind.h"

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// clang-format off
// Tags and the elements that they keep; each element of the path may occur several times.
constexpr std::pair<QLatin1StringView, QStringView> kTags[] = {
    {"PMID"_L1, u"PMID"}, {"LA"_L1, u"Article/Language"}, {"LA"_L1, u"Language"},
    {"CI"_L1, u"Article/Abstract/CopyrightInformation"}, {"CI"_L1, u"Abstract/CopyrightInformation"},
    {"TT"_L1, u"Article/VernacularTitle"}, {"OT"_L1, u"KeywordList/Keyword"}, {"OAB"_L1, u"OtherAbstract"}, {"DEP"_L1, u"Article/ArticleDate"},
    {"VI"_L1, u"Article/Journal/JournalIssue/Volume"}, {"IP"_L1, u"Article/Journal/JournalIssue/Issue"},
    {"IS"_L1, u"Article/Journal/ISSN"}, {"TA"_L1, u"Article/Journal/ISOAbbreviation"}, {"VI"_L1, u"Book/Volume"}, {"Edition"_L1, u"Book/Edition"},
    {"ISBN"_L1, u"Book/Isbn"}, {"Series"_L1, u"Book/CollectionTitle"},
    {"PB"_L1, u"Book/Publisher/PublisherName"}, {"PL"_L1, u"Book/Publisher/PublisherLocation"}};
// clang-format on

void addTag(Paper &paper, const QString &tag, const QString &value)
{
    if (!value.isEmpty())
        paper.extra.append({tag, value});
}

QList<const XmlNode *> allAt(const XmlNode &node, QStringView path)
{
    const qsizetype slash = path.indexOf(u'/');
    if (slash < 0)
        return node.all(path);
    QList<const XmlNode *> found;
    for (const XmlNode *child : node.all(path.first(slash)))
        found += allAt(*child, path.sliced(slash + 1));
    return found;
}

// Returns the first text at one of these paths.
QString textAt(const XmlNode &node, std::initializer_list<QStringView> paths)
{
    for (const QStringView path : paths)
        for (const XmlNode *found : allAt(node, path))
            if (const QString text = found->allText(); !text.isEmpty())
                return text;
    return {};
}

// Returns a title without the full stop that PubMed adds.
QString pubmedTitle(const XmlNode &node, QStringView name)
{
    const XmlNode *found = node.child(name);
    const QString title = found ? found->markup() : QString();
    return title.endsWith(u'.') && !title.endsWith(u".."_s) ? title.chopped(1) : title;
}

PersonName pubmedName(const XmlNode &author)
{
    if (const QString team = author.childText(u"CollectiveName"); !team.isEmpty())
        return {{}, {}, team, {}, true};
    const QString given = textAt(author, {u"ForeName", u"FirstName", u"Initials"}) // FirstName: before 2009
        + u' ' + author.childText(u"MiddleName");
    PersonName name = personName(author.childText(u"LastName"), given.trimmed(), author.childText(u"Suffix"));
    name.literal = name.given.isEmpty() && name.family.contains(u' ');
    return name;
}

// Reads a list of authors or editors. ValidYN="N" marks a misspelt name, whose correction follows.
void readPubmedPeople(Paper &paper, const XmlNode &list)
{
    const bool areEditors = list.attribute(u"Type").startsWith("editor"_L1);
    for (const XmlNode *author : list.all(u"Author")) {
        if (author->attribute(u"ValidYN") == "N"_L1)
            continue;
        if (areEditors)
            addTag(paper, u"ED"_s, invertedName(pubmedName(*author)));
        else
            addAuthor(&paper, pubmedName(*author));
        for (const XmlNode *affiliation : allAt(*author, u"AffiliationInfo/Affiliation"))
            addTag(paper, u"AD"_s, affiliation->allText());
        for (const XmlNode *id : author->all(u"Identifier"))
            addTag(paper, u"AUID"_s, id->attribute(u"Source") + u": " + id->allText());
    }
    if (!areEditors && list.attribute(u"CompleteYN") == "N"_L1)
        paper.authorsTruncated = true;
}

// Returns all sections of an abstract, one per line, with their labels.
QString abstractOf(const XmlNode &article)
{
    QStringList sections;
    for (const XmlNode *section : allAt(article, u"Abstract/AbstractText")) {
        const QString label = section->attribute(u"Label").simplified(), text = section->markup();
        const bool isNamed = !label.isEmpty() && label.compare("unlabelled"_L1, Qt::CaseInsensitive) != 0;
        if (!text.isEmpty())
            sections.append(isNamed ? label.toHtmlEscaped() + u": " + text : text);
    }
    return sections.join(u'\n');
}

// Reads PubDate: year, month and day, or a text such as "1998 Dec-1999 Jan", "Winter 2016".
void readPubDate(Paper &paper, const XmlNode &date)
{
    QStringList parts;
    for (const QStringView part : {u"Year", u"Month", u"Season", u"Day", u"MedlineDate"})
        if (const QString text = date.childText(part); !text.isEmpty())
            parts.append(text);
    const QString whole = parts.join(u' ');
    const LooseDate stated = readLooseDate(parts.join(u'-'));
    paper.year = stated.year;
    paper.date = stated.date();
    if (statesMore(whole, stated) || (stated.month && !stated.day))
        addTag(paper, u"DP"_s, whole);
}

// Reads the ids of the work itself, not of its references. Those that are not valid are marked.
void readIds(Paper &paper, const XmlNode &node, QStringView path, const QString &tag)
{
    for (const XmlNode *id : allAt(node, path)) {
        const QString text = id->allText(), type = id->attribute(u"EIdType") + id->attribute(u"IdType");
        const bool isValidDoi = type == "doi"_L1 && id->attribute(u"ValidYN") != "N"_L1;
        const QString doi = isValidDoi ? doiOf(text) : QString();
        if (paper.doi.isEmpty() && !doi.isEmpty())
            paper.doi = doi;
        else if (type == "pmc"_L1)
            addTag(paper, u"PMC"_s, text);
        else if (type != "pubmed"_L1 && (doi.isEmpty() || doi != paper.doi))
            addTag(paper, tag, text + u" [" + type + u']');
    }
}

// Reads what articles and books have in common. PT decides the kind of work: a type that names one is first.
void readCommon(Paper &paper, const XmlNode &record, const XmlNode &article)
{
    paper.title = pubmedTitle(article, u"ArticleTitle");
    paper.abstract = abstractOf(article);
    for (const XmlNode *list : article.all(u"AuthorList"))
        readPubmedPeople(paper, *list);
    for (const auto &[tag, path] : kTags)
        for (const XmlNode *node : allAt(record, path))
            addTag(paper, tag, node->allText());
    QString pages = textAt(article, {u"Pagination/MedlinePgn", u"Pagination/StartPage"});
    if (const QString last = textAt(article, {u"Pagination/EndPage"});
        !last.isEmpty() && !pages.contains(u'-'))
        pages += u'-' + last;
    addTag(paper, u"PG"_s, pages);
    QStringList types;
    for (const QStringView path : {u"PublicationTypeList/PublicationType", u"PublicationType"})
        for (const XmlNode *type : allAt(article, path))
            types.append(type->allText());
    std::stable_partition(types.begin(), types.end(),
                          [](const QString &type) { return kindOfOthers(type) != WorkKind::Unknown; });
    for (const QString &type : std::as_const(types))
        addTag(paper, u"PT"_s, type);
    for (const XmlNode *heading : allAt(record, u"MeshHeadingList/MeshHeading")) {
        QStringList parts;
        for (const XmlNode &part : heading->children)
            parts.append((part.attribute(u"MajorTopicYN") == "Y"_L1 ? u"*"_s : QString()) + part.allText());
        addTag(paper, u"MH"_s, parts.join(u'/'));
    }
}

Paper articlePaper(const XmlNode &record, const XmlNode &citation, const XmlNode &article)
{
    Paper paper;
    readCommon(paper, citation, article);
    // Titles that PubMed did not translate.
    if (const QString own = pubmedTitle(article, u"VernacularTitle");
        !own.isEmpty() && (paper.title.isEmpty() || paper.title.startsWith("[Not Available]"_L1)))
        paper.title = own;
    for (const QStringView path : {u"Journal/JournalIssue/PubDate", u"ArticleDate"}) // printed, electronic
        for (const XmlNode *date : allAt(article, path))
            if (!paper.year)
                readPubDate(paper, *date);
    readIds(paper, article, u"ELocationID", u"LID"_s);
    readIds(paper, record, u"PubmedData/ArticleIdList/ArticleId", u"AID"_s);
    paper.venue = textAt(
        citation,
        {u"Article/Journal/Title", u"Article/Journal/ISOAbbreviation", u"MedlineJournalInfo/MedlineTA"});
    return paper;
}

// Reads a book, or a chapter of one if it has an article title.
Paper bookPaper(const XmlNode &record, const XmlNode &document)
{
    Paper paper;
    readCommon(paper, document, document);
    readIds(paper, document, u"ArticleIdList/ArticleId", u"AID"_s);
    readIds(paper, record, u"PubmedBookData/ArticleIdList/ArticleId", u"AID"_s);
    const bool isChapter = !paper.title.isEmpty();
    addTag(paper, u"type"_s, cslTypeOf(isChapter ? WorkKind::Chapter : WorkKind::Book));
    const XmlNode *book = document.child(u"Book");
    if (!book)
        return paper;
    (isChapter ? paper.venue : paper.title) = pubmedTitle(*book, u"BookTitle");
    if (const XmlNode *date = book->child(u"PubDate"))
        readPubDate(paper, *date);
    for (const XmlNode *list : book->all(u"AuthorList"))
        if (list->attribute(u"Type").startsWith("editor"_L1) || paper.authors.isEmpty())
            readPubmedPeople(paper, *list);
    readIds(paper, *book, u"ELocationID", u"LID"_s);
    return paper;
}

std::optional<Paper> pubmedPaper(const XmlNode &record, QString &)
{
    Paper paper;
    const auto part = [&record](QStringView name) {
        return record.name == name ? &record : record.child(name);
    };
    const XmlNode *citation = part(u"MedlineCitation"), *document = part(u"BookDocument");
    if (const XmlNode *article = citation ? citation->child(u"Article") : nullptr)
        paper = articlePaper(record, *citation, *article);
    else if (document)
        paper = bookPaper(record, *document);
    paper.arxivId = arxivIdOf(paper.doi);
    return paper.title.isEmpty() && paper.abstract.isEmpty() ? std::nullopt : std::optional(paper);
}

const QStringList &pubmedElements()
{
    static const QStringList names{u"PubmedArticle"_s, u"PubmedBookArticle"_s, u"MedlineCitation"_s,
                                   u"BookDocument"_s};
    return names;
}

} // namespace

Format pubmedXmlFormat()
{
    Format format;
    format.id = u"pubmed-xml"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "PubMed (XML)"));
    format.extensions = {u"xml"_s};
    format.mimeTypes = {u"application/x-pubmed+xml"_s};
    format.recognise = [](QByteArrayView head) {
        const QString tag = xmlStartTag(head);
        const auto begins = [&tag](const QString &name) { return tag.startsWith(name); };
        return std::any_of(pubmedElements().begin(), pubmedElements().end(), begins) ? 95 : 0;
    };
    format.reader = kReader;
    format.read = [](QByteArrayView bytes, const ParseContext &) {
        return readXmlRecords(bytes, u"pubmed-xml"_s, pubmedElements(), pubmedPaper);
    };
    return format;
}

} // namespace lectern
