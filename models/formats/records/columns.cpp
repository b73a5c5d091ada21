#include "columns.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

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

// Parses "One, A.; Two, B.", "One, Ada and Two, Bo" and the forms above; empty for "A. One and B. Two" and
// "A. One, B. Two".
People peopleOf(const QString &text)
{
    if (People familyFirst = familyFirstPeople(text); !familyFirst.names.isEmpty())
        return familyFirst;
    People people;
    const auto add = [&people](const QString &name) { people.names.append(splitInvertedName(name)); };
    if (text.contains(u';') || text.contains(u'|')) {
        static const QRegularExpression separator(u"\\s*[;|]\\s*"_s);
        for (const QString &name : text.split(separator, Qt::SkipEmptyParts)) {
            if (name.compare(u"et al."_s, Qt::CaseInsensitive) == 0)
                people.truncated = true;
            else
                add(name);
        }
        return people;
    }
    const QStringList joined = text.split(u" and "_s);
    const bool areInverted = std::all_of(joined.cbegin(), joined.cend(),
                                         [](const QString &name) { return name.count(u',') == 1; });
    // Do not split a single "Family, Given": it is one name if the part before the comma is one word.
    if (areInverted && (joined.size() > 1 || !text.section(u',', 0, 0).trimmed().contains(u' ')))
        for (const QString &name : joined)
            add(name);
    return people;
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
    // "Liu, Yang (57212345678)": Scopus appends author ids.
    static const QRegularExpression number(u"\\s*\\(\\d{3,}\\)"_s);
    const QString text = QString(value).remove(number);
    const People people = peopleOf(text);
    for (const PersonName &name : people.names)
        addAuthor(&paper, name);
    paper.authorsTruncated = paper.authorsTruncated || people.truncated;
    if (!people.names.isEmpty() || people.truncated)
        return;
    const AuthorNames list = splitAuthorString(text);
    paper.authors += list.names;
    paper.authorsTruncated = paper.authorsTruncated || list.truncated;
}

void readColumn(Paper &paper, CsvColumn column, const QString &name, const QString &value)
{
    // Scopus and Web of Science list the authors twice: with initials, then with full names.
    if (column == CsvColumn::Authors && (name == "Author full names"_L1 || name == "AF"_L1)) {
        paper.authors.clear();
        paper.extra.removeIf([](const ExtraField &field) { return field.name == kFamilyNames; });
    }
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
    static const QStringList names{QString(),         u"title"_s,    u"authors"_s,     u"year"_s,
                                   u"date"_s,         u"abstract"_s, u"doi"_s,         u"arxiv_id"_s,
                                   u"venue"_s,        u"url"_s,      u"category"_s,    u"citations"_s,
                                   u"score"_s,        u"code"_s,     u"affiliation"_s, u"authors_truncated"_s,
                                   u"date_inferred"_s};
    return names.value(int(column));
}

std::optional<CsvColumn> columnOfField(QStringView field)
{
    for (int column = 0; column <= int(CsvColumn::AuthorsTruncated); ++column)
        if (columnField(CsvColumn(column)) == field)
            return CsvColumn(column);
    return field == "extra"_L1 ? std::optional(CsvColumn::Unknown) : std::nullopt;
}

CsvColumn csvColumn(QStringView header)
{
    QString name;
    for (const QChar c : header)
        if (c.isLetterOrNumber())
            name += c.toLower();
    static const QHash<QString, CsvColumn> known{
        {u"title"_s, CsvColumn::Title},
        {u"articletitle"_s, CsvColumn::Title},
        {u"itemtitle"_s, CsvColumn::Title},
        {u"displayname"_s, CsvColumn::Title},
        {u"ti"_s, CsvColumn::Title},
        {u"au"_s, CsvColumn::Authors},
        {u"af"_s, CsvColumn::Authors},
        {u"authorshipsauthordisplayname"_s, CsvColumn::Authors},
        {u"py"_s, CsvColumn::Year},
        {u"ab"_s, CsvColumn::Abstract},
        {u"di"_s, CsvColumn::Doi},
        {u"itemdoi"_s, CsvColumn::Doi},
        {u"so"_s, CsvColumn::Venue},
        {u"primarylocationsourcedisplayname"_s, CsvColumn::Venue},
        {u"tc"_s, CsvColumn::Citations},
        {u"articlecitationcount"_s, CsvColumn::Citations},
        {u"papertitle"_s, CsvColumn::Title},
        {u"documenttitle"_s, CsvColumn::Title},
        {u"papername"_s, CsvColumn::Title},
        {u"author"_s, CsvColumn::Authors},
        {u"authors"_s, CsvColumn::Authors},
        {u"authornames"_s, CsvColumn::Authors},
        {u"authorfullnames"_s, CsvColumn::Authors},
        {u"creator"_s, CsvColumn::Authors},
        {u"creators"_s, CsvColumn::Authors},
        {u"authorstruncated"_s, CsvColumn::AuthorsTruncated},
        {u"dateinferred"_s, CsvColumn::DateInferred},
        {u"year"_s, CsvColumn::Year},
        {u"publicationyear"_s, CsvColumn::Year},
        {u"pubyear"_s, CsvColumn::Year},
        {u"date"_s, CsvColumn::Date},
        {u"publicationdate"_s, CsvColumn::Date},
        {u"published"_s, CsvColumn::Date},
        {u"datepublished"_s, CsvColumn::Date},
        {u"submitted"_s, CsvColumn::Date},
        {u"abstract"_s, CsvColumn::Abstract},
        {u"abstractnote"_s, CsvColumn::Abstract},
        {u"abstracttext"_s, CsvColumn::Abstract},
        {u"summary"_s, CsvColumn::Abstract},
        {u"doi"_s, CsvColumn::Doi},
        {u"doilink"_s, CsvColumn::Doi},
        {u"arxiv"_s, CsvColumn::ArxivId},
        {u"arxivid"_s, CsvColumn::ArxivId},
        {u"venue"_s, CsvColumn::Venue},
        {u"journal"_s, CsvColumn::Venue},
        {u"journalbook"_s, CsvColumn::Venue},
        {u"journaltitle"_s, CsvColumn::Venue},
        {u"publicationtitle"_s, CsvColumn::Venue},
        {u"sourcetitle"_s, CsvColumn::Venue},
        {u"conference"_s, CsvColumn::Venue},
        {u"booktitle"_s, CsvColumn::Venue},
        {u"url"_s, CsvColumn::Url},
        {u"link"_s, CsvColumn::Url},
        {u"pdfurl"_s, CsvColumn::Url},
        {u"articleurl"_s, CsvColumn::Url},
        {u"category"_s, CsvColumn::Category},
        {u"categories"_s, CsvColumn::Category},
        {u"primarycategory"_s, CsvColumn::Category},
        {u"citations"_s, CsvColumn::Citations},
        {u"citedby"_s, CsvColumn::Citations},
        {u"citationcount"_s, CsvColumn::Citations},
        {u"cites"_s, CsvColumn::Citations},
        {u"score"_s, CsvColumn::Score},
        {u"code"_s, CsvColumn::Code},
        {u"hascode"_s, CsvColumn::Code},
        {u"affiliation"_s, CsvColumn::Affiliation},
        {u"fulltitle"_s, CsvColumn::Title},
        {u"paper"_s, CsvColumn::Title},
        {u"headline"_s, CsvColumn::Title},
        {u"authorlist"_s, CsvColumn::Authors},
        {u"authorname"_s, CsvColumn::Authors},
        {u"authorsnames"_s, CsvColumn::Authors},
        {u"writers"_s, CsvColumn::Authors},
        {u"yearpublished"_s, CsvColumn::Year},
        {u"pubdate"_s, CsvColumn::Date},
        {u"publisheddate"_s, CsvColumn::Date},
        {u"publishedat"_s, CsvColumn::Date},
        {u"publishedon"_s, CsvColumn::Date},
        {u"submittedon"_s, CsvColumn::Date},
        {u"submissiondate"_s, CsvColumn::Date},
        {u"datesubmitted"_s, CsvColumn::Date},
        {u"releasedate"_s, CsvColumn::Date},
        {u"issued"_s, CsvColumn::Date},
        {u"dateofpublication"_s, CsvColumn::Date},
        {u"abstracts"_s, CsvColumn::Abstract},
        {u"paperabstract"_s, CsvColumn::Abstract},
        {u"description"_s, CsvColumn::Abstract},
        {u"doiurl"_s, CsvColumn::Doi},
        {u"paperdoi"_s, CsvColumn::Doi},
        {u"digitalobjectidentifier"_s, CsvColumn::Doi},
        {u"arxivnumber"_s, CsvColumn::ArxivId},
        {u"arxivno"_s, CsvColumn::ArxivId},
        {u"arxivpaperid"_s, CsvColumn::ArxivId},
        {u"arxivurl"_s, CsvColumn::ArxivId},
        {u"arxivlink"_s, CsvColumn::ArxivId},
        {u"eprint"_s, CsvColumn::ArxivId},
        {u"journalname"_s, CsvColumn::Venue},
        {u"journalref"_s, CsvColumn::Venue},
        {u"conferencename"_s, CsvColumn::Venue},
        {u"proceedings"_s, CsvColumn::Venue},
        {u"containertitle"_s, CsvColumn::Venue},
        {u"publication"_s, CsvColumn::Venue},
        {u"publishedin"_s, CsvColumn::Venue},
        {u"href"_s, CsvColumn::Url},
        {u"paperurl"_s, CsvColumn::Url},
        {u"paperlink"_s, CsvColumn::Url},
        {u"pdf"_s, CsvColumn::Url},
        {u"pdflink"_s, CsvColumn::Url},
        {u"weburl"_s, CsvColumn::Url},
        {u"permalink"_s, CsvColumn::Url},
        {u"landingpageurl"_s, CsvColumn::Url},
        {u"urlabs"_s, CsvColumn::Url},
        {u"abstracturl"_s, CsvColumn::Url},
        {u"subjects"_s, CsvColumn::Category},
        {u"subject"_s, CsvColumn::Category},
        {u"arxivcategories"_s, CsvColumn::Category},
        {u"maincategory"_s, CsvColumn::Category},
        {u"fieldofstudy"_s, CsvColumn::Category},
        {u"citedbycount"_s, CsvColumn::Citations},
        {u"numcitations"_s, CsvColumn::Citations},
        {u"ncitations"_s, CsvColumn::Citations},
        {u"citationscount"_s, CsvColumn::Citations},
        {u"timescited"_s, CsvColumn::Citations},
        {u"numcitedby"_s, CsvColumn::Citations},
        {u"citationnum"_s, CsvColumn::Citations},
        {u"affiliations"_s, CsvColumn::Affiliation},
        {u"institution"_s, CsvColumn::Affiliation},
    };
    return known.value(name, CsvColumn::Unknown);
}

} // namespace lectern
