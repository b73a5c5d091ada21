#include "ownvalues.h"

#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/bib/publication.h"
#include "models/i18n/messages.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxLetters = 1'000'000; // maximum length of an abstract in characters
constexpr qsizetype kMaxLineLength = 20'000;
constexpr qsizetype kMaxNames = 50'000;

const QString kEtAl = QStringLiteral("et al.");

bool isKeywords(const QString &extra)
{
    return extra.compare("keywords"_L1, Qt::CaseInsensitive) == 0
        || extra.compare("keyword"_L1, Qt::CaseInsensitive) == 0 || extra == "KW"_L1;
}

// Whether both are names of one field: keyword fields have different names in different formats.
bool isSameExtra(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0 || (isKeywords(a) && isKeywords(b));
}

// Names are separated by lines or semicolons. "Wave, Ada" becomes "Ada Wave", unless its parts could not be
// recovered; then it is kept as typed, and putNames() recognises the comma.
QString namesIn(const QString &typed)
{
    QStringList names;
    for (const QString &part : QString(typed).replace(u';', u'\n').split(u'\n')) {
        const QString name = part.simplified();
        if (name.isEmpty())
            continue;
        const PersonName person = splitInvertedName(name);
        names.append(familyNameToKeep(person).isEmpty() ? displayName(person)
                         : person.literal               ? name
                                                        : invertedName(person));
    }
    if (!names.isEmpty() && names.last().compare("et al"_L1, Qt::CaseInsensitive) == 0)
        names.last() = kEtAl;
    return joinNames(names);
}

Error expected(const QString &sentence)
{
    return Error{sentence};
}

Result<QString> dayText(const QString &text)
{
    if (const QDate day = QDate::fromString(text, Qt::ISODate); day.isValid())
        return day.toString(Qt::ISODate);
    return expected(Messages::tr(
        "Dates must be YYYY-MM-DD, such as 2024-05-17; if only the year is known, set the year."));
}

Result<QString> numberText(const QString &text, int least, int most, const QString &sentence)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return expected(sentence);
    return QString::number(number);
}

Result<QString> scoreText(const QString &text)
{
    bool isNumber = false;
    const double score = text.toDouble(&isNumber);
    if (!isNumber || !(score >= 0 && score <= 100))
        return expected(Messages::tr("A score must be a number from 0 to 100."));
    return QLocale::c().toString(score, 'g', QLocale::FloatingPointShortest);
}

Result<QString> idText(PaperField field, const QString &text)
{
    if (field == DoiField) {
        const QString doi = doiOf(text);
        return doi.isEmpty() ? Result<QString>(
                   expected(Messages::tr("This is not a DOI; a DOI begins with 10. and a number.")))
                             : Result<QString>(doi);
    }
    const QString arxiv = arxivIdOf(text);
    return arxiv.isEmpty()
        ? Result<QString>(expected(Messages::tr("This is not an arXiv id, such as 2405.01234.")))
        : Result<QString>(arxiv);
}

Result<QString> codeText(const QString &text)
{
    if (text.compare("yes"_L1, Qt::CaseInsensitive) == 0 || text.compare("no"_L1, Qt::CaseInsensitive) == 0)
        return text.toLower();
    return expected(Messages::tr("Code must be yes or no."));
}

Result<QString> kindText(const QString &text)
{
    Publication stated;
    stated.kind = kindNamed(text);
    stated.kindStated = true;
    if (stated.kind == WorkKind::Unknown)
        return expected(Messages::tr("The type must be one of %1.").arg(kindWords().join(u", "_s)));
    return publicationPart(stated, u"kind");
}

void putNames(const QString &text, Paper *paper)
{
    QStringList names = splitNames(text);
    paper->authorsTruncated = !names.isEmpty() && names.last() == kEtAl;
    if (paper->authorsTruncated)
        names.removeLast();
    paper->authors.clear();
    for (const QString &name : std::as_const(names)) {
        if (name.contains(u','))
            addInvertedAuthor(paper, name);
        else
            paper->authors.append(name);
    }
}

void putYear(int year, bool ownDate, Paper *paper)
{
    paper->year = year;
    if (ownDate || !paper->date.isValid() || paper->date.year() == year)
        return;
    const QDate completed =
        paper->dateInferred ? QDate(year, paper->date.month(), paper->date.day()) : QDate();
    paper->date = completed;
    paper->dateInferred = false;
}

void putExtra(const OwnValue &own, Paper *paper)
{
    if (publicationParts().contains(own.field)) {
        setPublicationPart(paper, own.field, own.value);
        return;
    }
    paper->extra.removeIf([&](const ExtraField &other) { return isSameExtra(other.name, own.field); });
    if (!own.value.isEmpty())
        paper->extra.append({own.field, own.value});
}

// False if the text is invalid for the field, as in a foreign file.
bool put(const OwnValue &own, int bit, bool ownDate, Paper *paper)
{
    const auto field = PaperField(1u << bit);
    const auto checked = ownText(own.field, own.value);
    if (!checked)
        return false;
    const QString &text = *checked;
    const bool none = text.isEmpty();
    if (const auto member = fieldText(bit)) {
        if (field == TitleField && none)
            return false;
        paper->*member = text;
        paper->abstractTruncated = paper->abstractTruncated && field != AbstractField;
        return true;
    }
    switch (field) {
    case AuthorsField:
        putNames(text, paper);
        break;
    case DateField:
        paper->date = none ? QDate() : QDate::fromString(text, Qt::ISODate);
        paper->dateInferred = false;
        break;
    case ScoreField:
        paper->score = none ? std::nullopt : std::optional(text.toDouble());
        break;
    case CodeField:
        paper->code = none ? std::nullopt : std::optional(text == "yes"_L1);
        break;
    case YearField:
        if (none)
            paper->year.reset();
        else
            putYear(text.toInt(), ownDate, paper);
        break;
    case CitationsField:
        paper->citations = none ? std::nullopt : std::optional(text.toInt());
        break;
    default:
        return false;
    }
    return true;
}

} // namespace

const QStringList &ownFields()
{
    static const QStringList fields = [] {
        QStringList parts = publicationParts();
        parts.move(parts.indexOf(u"kind"_s), parts.indexOf(u"pages"_s));
        return QStringList{u"title"_s, u"authors"_s, u"venue"_s, u"year"_s, u"date"_s} + parts
            + QStringList{u"category"_s, u"abstract"_s, u"doi"_s,   u"arxiv_id"_s,    u"url"_s,
                          u"keywords"_s, u"code"_s,     u"score"_s, u"affiliation"_s, u"citations"_s};
    }();
    return fields;
}

QString ownFieldNamed(const QString &word)
{
    static const QHash<QString, QString> others{
        {u"author"_s, u"authors"_s},  {u"categories"_s, u"category"_s},
        {u"cat"_s, u"category"_s},    {u"arxiv"_s, u"arxiv_id"_s},
        {u"link"_s, u"url"_s},        {u"links"_s, u"url"_s},
        {u"address"_s, u"url"_s},     {u"keyword"_s, u"keywords"_s},
        {u"day"_s, u"date"_s},        {u"type"_s, u"kind"_s},
        {u"number"_s, u"issue"_s},    {u"page"_s, u"pages"_s},
        {u"school"_s, u"publisher"_s}};
    const QString folded = word.trimmed().toLower();
    return ownFields().contains(folded) ? folded : others.value(folded);
}

Result<QString> ownText(const QString &field, const QString &typed)
{
    const int bit = fieldBit(field);
    const PaperField which = bit < 0 ? ExtraFields : PaperField(1u << bit);
    if (typed.size() > (which == AbstractField || which == AuthorsField ? kMaxLetters : kMaxLineLength))
        return expected(Messages::tr("This value is too long."));
    if (typed.contains(QChar(QChar::Null)))
        return expected(Messages::tr("This value contains an invalid character."));
    const QString line = typed.simplified();
    if (which == TitleField && line.isEmpty())
        return expected(
            Messages::tr("A paper needs a title; remove your value to use the title of the sources."));
    if (line.isEmpty())
        return QString();
    if (field == "kind"_L1)
        return kindText(line);
    switch (which) {
    case AuthorsField: {
        const QString names = namesIn(typed);
        if (names.count(u'\n') >= kMaxNames)
            return expected(Messages::tr("Too many authors."));
        return names;
    }
    case AbstractField:
        return typed.trimmed();
    case DateField:
        return dayText(line);
    case YearField:
        return numberText(line, 1, 9999, Messages::tr("A year must be a number such as 2024."));
    case ScoreField:
        return scoreText(line);
    case CitationsField:
        return numberText(line, 0, 1'000'000'000, Messages::tr("Citations must be a whole number."));
    case CodeField:
        return codeText(line);
    case DoiField:
    case ArxivField:
        return idText(which, line);
    case UrlField:
        if (!isOpenableUrl(line))
            return expected(Messages::tr("An address must begin with https:, http: or mailto:."));
        return line;
    default:
        return line;
    }
}

QString ownTextOf(const Paper &paper, const QString &field)
{
    const int bit = fieldBit(field);
    if (publicationParts().contains(field))
        return publicationPart(publicationOf(paper), field);
    if (bit < 0) {
        QStringList values;
        for (const ExtraField &extra : paper.extra)
            if (isSameExtra(extra.name, field))
                values.append(extra.value);
        return values.join(u", "_s);
    }
    if (const auto member = fieldText(bit))
        return paper.*member;
    switch (PaperField(1u << bit)) {
    case AuthorsField:
        return joinNames(paper.authors + (paper.authorsTruncated ? QStringList{kEtAl} : QStringList()));
    case DateField:
        return paper.date.toString(Qt::ISODate);
    case ScoreField:
        return paper.score ? QLocale::c().toString(*paper.score, 'g', QLocale::FloatingPointShortest)
                           : QString();
    case CodeField:
        return !paper.code ? QString() : *paper.code ? u"yes"_s : u"no"_s;
    case YearField:
        return paper.year ? QString::number(*paper.year) : QString();
    case CitationsField:
        return paper.citations ? QString::number(*paper.citations) : QString();
    default:
        return {};
    }
}

QStringList ownTextsOf(const Paper &paper)
{
    const Publication publication = publicationOf(paper); // computed once for all its parts
    QStringList texts;
    for (const QString &field : ownFields())
        texts.append(publicationParts().contains(field) ? publicationPart(publication, field)
                                                        : ownTextOf(paper, field));
    return texts;
}

void putOver(const QList<OwnValue> &own, ShownValues *shown)
{
    const bool ownDate =
        std::any_of(own.cbegin(), own.cend(), [](const OwnValue &value) { return value.field == "date"_L1; });
    for (const OwnValue &value : own) {
        const int bit = fieldBit(value.field);
        if (bit < 0) {
            if (const auto text = ownText(value.field, value.value))
                putExtra({value.field, *text, 0}, &shown->values);
            continue;
        }
        const auto field = PaperField(1u << bit);
        const QDate date = shown->values.date;
        if (!put(value, bit, ownDate, &shown->values))
            continue;
        shown->conflicts &= ~quint32(field);
        shown->from[size_t(bit)] = -1;
        if (field == YearField && date != shown->values.date)
            shown->conflicts &= ~quint32(DateField); // the year resolves it
    }
}

ShownValues shownValues(const QList<Sighting> &sightings, const QList<OwnValue> &own)
{
    ShownValues shown = shownValues(sightings);
    putOver(own, &shown);
    return shown;
}

} // namespace lectern
