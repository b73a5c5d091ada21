#include "columns.h"

#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// A column: the field that it fills, as in Lectern's own tables and JSON lines, and the headers and keys by
// which it is recognised, in lower case without other characters than letters and digits.
// In the order of CsvColumn.
struct ColumnNames {
    CsvColumn column;
    const char *label; // untranslated
    const char16_t *field, *headers;
};
// A marker for lupdate (./dev translate), which puts the texts into the context of the namespace.
#define T(text) QT_TRANSLATE_NOOP("lectern", text)
constexpr ColumnNames kColumns[] = {
    {CsvColumn::Title, T("Title"), u"title",
     u"title titles articletitle itemtitle displayname ti papertitle documenttitle papername fulltitle "
     u"paper headline"},
    {CsvColumn::Authors, T("Authors"), u"authors",
     u"au af authorshipsauthordisplayname author authors authornames authorfullnames creator "
     u"creators zauthors authorlist authorname authorsnames writers"},
    {CsvColumn::Year, T("Year"), u"year", u"py year publicationyear pubyear yearpublished"},
    {CsvColumn::Date, T("Date"), u"date",
     u"date publicationdate published datepublished submitted pubdate publisheddate publishedat "
     u"publishedon submittedon submissiondate datesubmitted releasedate issued "
     u"dateofpublication"},
    {CsvColumn::Abstract, T("Abstract"), u"abstract",
     u"ab abstract abstractnote abstracttext summary abstracts paperabstract description "
     u"descriptions"},
    {CsvColumn::Doi, T("DOI"), u"doi", u"di itemdoi doi doilink doiurl paperdoi digitalobjectidentifier"},
    {CsvColumn::ArxivId, T("arXiv number"), u"arxiv_id",
     u"arxiv arxivid arxivnumber arxivno arxivpaperid arxivurl arxivlink eprint"},
    {CsvColumn::Venue, T("Journal or conference"), u"venue",
     u"so primarylocationsourcedisplayname venue journal journalbook journaltitle "
     u"publicationtitle publicationname container sourcetitle conference booktitle journalname journalref "
     u"conferencename "
     u"proceedings containertitle publication publishedin"},
    {CsvColumn::Url, T("Address (URL)"), u"url",
     u"url link pdfurl articleurl href paperurl paperlink pdf pdflink weburl permalink "
     u"landingpageurl urlabs abstracturl"},
    {CsvColumn::Category, T("Category"), u"category",
     u"category categories primarycategory subjects subject arxivcategories maincategory "
     u"fieldofstudy"},
    {CsvColumn::Citations, T("Citations"), u"citations",
     u"tc articlecitationcount citations citedby citationcount cites citedbycount numcitations "
     u"ncitations citationscount timescited numcitedby citationnum"},
    {CsvColumn::Score, T("Score"), u"score", u"score"},
    {CsvColumn::Code, T("Has code"), u"code", u"code hascode"},
    {CsvColumn::Affiliation, T("Affiliation"), u"affiliation", u"affiliation affiliations institution"},
    {CsvColumn::AuthorsTruncated, T("Author list is truncated"), u"authors_truncated", u"authorstruncated"},
    {CsvColumn::DateInferred, "", u"date_inferred", u"dateinferred"},
};
static_assert(std::size(kColumns) == std::size_t(CsvColumn::DateInferred)); // all except Unknown
#undef T

// Authors of a list with structured names; empty if the list must be split by display order.
struct People {
    QList<PersonName> names;
    bool truncated = false; // ended in "et al."
};

// Parses "Liu, Y., García-Pérez, A." by pairing its parts; empty if a second part is not initials.
People pairedPeople(const QStringList &parts)
{
    People people;
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2) {
        if (!isInitials(parts[i + 1]) || isInitials(parts[i]))
            return {};
        people.names.append({parts[i + 1], {}, parts[i], {}, false});
    }
    return people;
}

// Parses lists whose names all have the family name first: "Liu Y.; García-Pérez A.", "LeCun Y, Bengio Y,
// Hinton G.; A Study Group", and "Liu, Y., García-Pérez, A.". Empty for other lists.
People familyFirstPeople(const QString &text)
{
    static const QRegularExpression either(u"\\s*[;,]\\s*"_s);
    const QStringList parts = text.trimmed().split(either, Qt::SkipEmptyParts);
    const bool hasGroups = text.contains(u';');
    People people;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (const PersonName name = familyWithInitials(parts[i]); !name.family.isEmpty())
            people.names.append(name);
        else if (hasGroups && i > 0 && i + 1 == parts.size())
            people.names.append({{}, {}, parts[i].endsWith(u'.') ? parts[i].chopped(1) : parts[i], {}, true});
        else
            return parts.size() % 2 == 0 && !hasGroups ? pairedPeople(parts) : People();
    }
    return people;
}

// Adds the names between two semicolons: one, or several with "and" between them if all are inverted.
void addPart(People &people, const QString &part)
{
    if (!part.contains(u',') && isCutList(part)) {
        people.truncated = true;
    } else if (!part.contains("and "_L1)) {
        people.names.append(splitInvertedName(part));
    } else {
        const QString begun = part.startsWith("and "_L1) ? part.mid(4) : part;
        const QStringList joined = begun.split(u" and "_s);
        const bool areInverted = std::all_of(joined.cbegin(), joined.cend(),
                                             [](const QString &name) { return name.contains(u','); });
        for (const QString &name : areInverted ? joined : QStringList{begun})
            people.names.append(splitInvertedName(name));
    }
}

// Returns the text with JabRef's "&" before the last name as another separator of the list: "One, Ada & Two,
// Bo". An ampersand without further separators belongs to a company.
QString withoutAmpersand(const QString &text)
{
    const qsizetype at = text.lastIndexOf(u'&');
    if (at < 1 || text[at - 1] != u' ')
        return text;
    const QStringView before = QStringView(text).first(at - 1),
                      after = QStringView(text).mid(at + 1).trimmed();
    const bool hasSemicolon = before.contains(u';'), isPerson = after.contains(u',') || after.contains(u' ');
    return isPerson && (hasSemicolon || before.contains(u','))
        ? before + (hasSemicolon ? u"; "_s : u" and "_s) + after
        : text;
}

// Parses "One, A.; Two, B.", "One, Ada and Two, Bo" and the forms above; empty for "A. One and B. Two" and
// "A. One, B. Two".
People peopleOf(const QString &text)
{
    if (People familyFirst = familyFirstPeople(text); !familyFirst.names.isEmpty())
        return familyFirst;
    People people;
    if (text.contains(u';') || text.contains(u'|')) {
        static const QRegularExpression separator(u"\\s*[;|]\\s*"_s);
        for (const QString &part : text.split(separator, Qt::SkipEmptyParts))
            addPart(people, part);
        return people;
    }
    const QStringList joined = text.split(u" and "_s);
    const bool areInverted = std::all_of(joined.cbegin(), joined.cend(), [&joined](const QString &name) {
        return name.count(u',') == 1 || (joined.size() > 1 && isCutList(name));
    });
    // Do not split a single "Family, Given": it is one name if the part before the comma is one word.
    if (areInverted && (joined.size() > 1 || !text.section(u',', 0, 0).trimmed().contains(u' ')))
        for (const QString &name : joined)
            addPart(people, name);
    return people;
}

// "Liu, Yang (57212345678)": Scopus appends author ids.
QString withoutAuthorIds(const QString &value)
{
    static const QRegularExpression number(u"\\s*\\(\\d{3,}\\)"_s);
    return value.contains(u'(') ? QString(value).remove(number) : value;
}

void clearAuthors(Paper &paper)
{
    paper.authors.clear();
    paper.extra.removeIf([](const ExtraField &field) { return field.name == kFamilyNames; });
}

bool setText(QString &target, const QString &value)
{
    const QString folded = foldAsciiSpace(value);
    if (target.isEmpty())
        target = folded;
    return target == folded;
}

bool setId(QString &target, const QString &id)
{
    if (target.isEmpty())
        target = id;
    return !id.isEmpty() && target == id;
}

bool setDate(Paper &paper, const QString &value)
{
    const LooseDate date = readLooseDate(value);
    if (date.date().isValid())
        paper.date = date.date();
    if (!paper.year && date.year)
        paper.year = date.year;
    return date.year && (!date.month || date.day);
}

bool setUrl(Paper &paper, const QString &value)
{
    if (!isOpenableUrl(value) || !paper.url.isEmpty())
        return false;
    paper.url = value;
    return true;
}

bool setFigure(Paper &paper, CsvColumn column, const QString &value)
{
    bool ok = false;
    if (column == CsvColumn::Year) {
        const auto year = readLooseDate(value).year;
        if (year)
            paper.year = year;
        return year.has_value();
    }
    if (column == CsvColumn::Citations) {
        const double count = QString(value).remove(u',').toDouble(&ok);
        if (const auto stated = ok ? validCount(count) : std::nullopt)
            paper.citations = stated;
        else
            ok = false;
        return ok;
    }
    const double score = value.toDouble(&ok);
    if (!ok || score < 0 || score > 100)
        return false;
    paper.score = score;
    return true;
}

bool isYes(const QString &value)
{
    return value == u"yes"_s || value == u"true"_s || value == u"1"_s;
}

bool setCode(Paper &paper, const QString &value)
{
    const bool known = isYes(value) || value == u"no"_s || value == u"false"_s || value == u"0"_s;
    if (known)
        paper.code = isYes(value);
    return known;
}

// Sets the field. Returns false if the value must be kept unchanged as an extra field.
bool setColumn(Paper &paper, CsvColumn column, const QString &value)
{
    switch (column) {
    case CsvColumn::Title:
        return setText(paper.title, value);
    case CsvColumn::Authors:
        if (!paper.authors.isEmpty())
            return false;
        readAuthors(paper, value);
        return true;
    case CsvColumn::AuthorsTruncated:
        paper.authorsTruncated = isYes(value);
        return true;
    case CsvColumn::DateInferred:
        paper.dateInferred = isYes(value);
        return true;
    case CsvColumn::Date:
        return setDate(paper, value);
    case CsvColumn::Abstract:
        if (!paper.abstract.isEmpty())
            return false;
        paper.abstract = foldParagraphs(value);
        return true;
    case CsvColumn::Doi:
        return setId(paper.doi, doiOf(value));
    case CsvColumn::ArxivId:
        return setId(paper.arxivId, arxivIdOf(value));
    case CsvColumn::Venue:
        return setText(paper.venue, value);
    case CsvColumn::Url:
        return setUrl(paper, value);
    case CsvColumn::Category:
        return setText(paper.category, value);
    case CsvColumn::Year:
    case CsvColumn::Citations:
    case CsvColumn::Score:
        return setFigure(paper, column, value);
    case CsvColumn::Code:
        return setCode(paper, value);
    case CsvColumn::Affiliation:
        return setText(paper.affiliation, value);
    case CsvColumn::Unknown:
        return false;
    }
    return false;
}

} // namespace

void readAuthors(Paper &paper, const QString &value)
{
    const QString text = withoutAmpersand(withoutAuthorIds(value));
    const People people = peopleOf(text);
    for (const PersonName &name : people.names)
        addAuthor(&paper, name);
    paper.authorsTruncated = paper.authorsTruncated || people.truncated;
    if (!people.names.isEmpty() || people.truncated)
        return;
    const AuthorNames list = splitAuthorString(text);
    paper.authors += list.names;
    paper.authorsTruncated = paper.authorsTruncated || list.truncated;
    while (!paper.authors.isEmpty() && isCutList(paper.authors.last())) {
        paper.authors.removeLast();
        paper.authorsTruncated = true;
    }
}

bool AuthorColumn::add(QStringView cell)
{
    const qsizetype comma = cell.indexOf(u','), second = comma < 0 ? -1 : cell.indexOf(u',', comma + 1);
    // PubMed writes "One A, Two B; A Study Group".
    const QStringView head = second < 0 ? cell : cell.first(second);
    if (head.contains(u';') || head.contains(u'|')) {
        ++m_separated;
    } else if (comma < 0) {
        m_inOrder += cell.contains(u' ');
    } else if (const qsizetype joined =
                   std::max(cell.lastIndexOf(u" and "), second < 0 ? -1 : cell.lastIndexOf(u" & "));
               joined >= 0) {
        // Elm, Ada and Oak, Bo; or Ada Elm, Bo Oak and Cy Fir
        ++(cell.lastIndexOf(u',') > joined ? m_separated : m_commas);
    } else if (second >= 0) {
        ++m_commas;
    } else if (!cell.contains(u" & ")) {
        const QStringView family = cell.first(comma).trimmed();
        const qsizetype space = family.indexOf(u' '), last = family.lastIndexOf(u' ');
        const auto isInitial = [](QStringView word) {
            return word.size() < 5 && !word.back().isLower() && isInitials(word.toString());
        };
        if (space < 0)
            ++m_inverted;
        else if (isInitial(family.first(space)) || isInitial(family.mid(last + 1)))
            ++m_commas; // no family name begins or ends with an initial: A. One, B. Two; One A., Two B.
        else
            return true;
    }
    return false;
}

bool AuthorColumn::isOneName(QStringView cell) const
{
    if (m_separated > 0 || m_commas > 0)
        return mayHoldOneName();
    // Without evidence from other rows: people in reading order have two names.
    return m_inverted > m_inOrder || !cell.mid(cell.indexOf(u',') + 1).trimmed().contains(u' ')
        || cell.trimmed().front().isLower();
}

void readOneAuthor(Paper &paper, const QString &value)
{
    clearAuthors(paper);
    addInvertedAuthor(&paper, withoutAuthorIds(value));
}

bool isFullNames(QStringView header)
{
    return header == "Author full names"_L1 || header == "AF"_L1;
}

void readColumn(Paper &paper, CsvColumn column, const QString &name, const QString &value)
{
    // Scopus and Web of Science list the authors twice: with initials, then with full names.
    if (column == CsvColumn::Authors && isFullNames(name))
        clearAuthors(paper);
    if (!setColumn(paper, column, value))
        paper.extra.append({name, value});
}

void finishColumns(Paper &paper)
{
    paper.dateInferred = paper.dateInferred && paper.date.isValid();
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(paper.url);
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(paper.doi);
}

QString columnField(CsvColumn column)
{
    return column == CsvColumn::Unknown ? QString() : QString::fromUtf16(kColumns[int(column) - 1].field);
}

const char *columnLabel(CsvColumn column)
{
    return column == CsvColumn::Unknown ? "" : kColumns[int(column) - 1].label;
}

std::optional<CsvColumn> columnOfField(QStringView field)
{
    for (const ColumnNames &names : kColumns)
        if (field == names.field && names.column != CsvColumn::DateInferred)
            return names.column;
    return field == "extra"_L1 || field.isEmpty() ? std::optional(CsvColumn::Unknown) : std::nullopt;
}

CsvColumn csvColumn(QStringView header)
{
    QString name;
    for (const QChar c : header)
        if (c.isLetterOrNumber())
            name += c.toLower();
    static const QHash<QString, CsvColumn> known = [] {
        QHash<QString, CsvColumn> columns;
        for (const ColumnNames &names : kColumns)
            for (const QString &each : QString::fromUtf16(names.headers).split(u' '))
                columns.insert(each, names.column);
        return columns;
    }();
    return known.value(name, CsvColumn::Unknown);
}

} // namespace lectern
