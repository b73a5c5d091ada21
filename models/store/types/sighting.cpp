#include "sighting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

quint32 statedFields(const Paper &paper)
{
    quint32 fields = 0;
    const auto add = [&](bool present, PaperField field) { fields |= present ? field : 0u; };
    add(!paper.title.isEmpty(), TitleField);
    add(!paper.authors.isEmpty() || paper.authorsTruncated, AuthorsField);
    add(!paper.category.isEmpty(), CategoryField);
    add(paper.date.isValid(), DateField);
    add(paper.score.has_value(), ScoreField);
    add(paper.code.has_value(), CodeField);
    add(!paper.affiliation.isEmpty(), AffiliationField);
    add(!paper.abstract.isEmpty(), AbstractField);
    add(!paper.arxivId.isEmpty(), ArxivField);
    add(!paper.doi.isEmpty(), DoiField);
    add(paper.year.has_value(), YearField);
    add(!paper.venue.isEmpty(), VenueField);
    add(!paper.url.isEmpty(), UrlField);
    add(paper.citations.has_value(), CitationsField);
    add(!paper.extra.isEmpty(), ExtraFields);
    return fields;
}

quint32 equalFields(const Paper &a, const Paper &b)
{
    quint32 fields = statedFields(a) & statedFields(b);
    const auto drop = [&](bool equal, PaperField field) { fields &= equal ? ~0u : ~quint32(field); };
    drop(a.title == b.title, TitleField);
    drop(a.authors == b.authors && a.authorsTruncated == b.authorsTruncated, AuthorsField);
    drop(a.category == b.category, CategoryField);
    drop(a.date == b.date && a.dateInferred == b.dateInferred, DateField);
    drop(a.score == b.score, ScoreField);
    drop(a.code == b.code, CodeField);
    drop(a.affiliation == b.affiliation, AffiliationField);
    drop(a.abstract == b.abstract && a.abstractTruncated == b.abstractTruncated, AbstractField);
    drop(a.arxivId == b.arxivId, ArxivField);
    drop(a.doi == b.doi, DoiField);
    drop(a.year == b.year, YearField);
    drop(a.venue == b.venue, VenueField);
    drop(a.url == b.url, UrlField);
    drop(a.citations == b.citations, CitationsField);
    drop(a.extra == b.extra, ExtraFields);
    return fields;
}

void copyFields(const Paper &from, quint32 fields, Paper *to)
{
    if (fields & TitleField)
        to->title = from.title;
    if (fields & AuthorsField) {
        to->authors = from.authors;
        to->authorsTruncated = from.authorsTruncated;
    }
    if (fields & CategoryField)
        to->category = from.category;
    if (fields & DateField) {
        to->date = from.date;
        to->dateInferred = from.dateInferred;
    }
    if (fields & ScoreField)
        to->score = from.score;
    if (fields & CodeField)
        to->code = from.code;
    if (fields & AffiliationField)
        to->affiliation = from.affiliation;
    if (fields & AbstractField) {
        to->abstract = from.abstract;
        to->abstractTruncated = from.abstractTruncated;
    }
    if (fields & ArxivField)
        to->arxivId = from.arxivId;
    if (fields & DoiField)
        to->doi = from.doi;
    if (fields & YearField)
        to->year = from.year;
    if (fields & VenueField)
        to->venue = from.venue;
    if (fields & UrlField)
        to->url = from.url;
    if (fields & CitationsField)
        to->citations = from.citations;
    if (fields & ExtraFields)
        to->extra = from.extra;
}

QString fieldName(int bit)
{
    static const std::array<QString, kPaperFields> names{
        u"title"_s, u"authors"_s,     u"category"_s, u"date"_s,      u"score"_s,
        u"code"_s,  u"affiliation"_s, u"abstract"_s, u"arxiv_id"_s,  u"doi"_s,
        u"year"_s,  u"venue"_s,       u"url"_s,      u"citations"_s, u"extra"_s};
    return names[size_t(bit)];
}

int flagsOf(const Paper &paper)
{
    return (paper.authorsTruncated ? AuthorsTruncatedFlag : 0) | (paper.dateInferred ? DateInferredFlag : 0)
        | (paper.code ? CodeKnownFlag : 0) | (paper.code.value_or(false) ? HasCodeFlag : 0)
        | (paper.abstractTruncated ? AbstractTruncatedFlag : 0);
}

void setFlags(int flags, Paper *paper)
{
    paper->authorsTruncated = flags & AuthorsTruncatedFlag;
    paper->dateInferred = flags & DateInferredFlag;
    if (flags & CodeKnownFlag)
        paper->code = bool(flags & HasCodeFlag);
    else
        paper->code.reset();
    paper->abstractTruncated = flags & AbstractTruncatedFlag;
}

QString joinNames(const QStringList &names)
{
    return names.join(u'\n');
}

QStringList splitNames(const QString &text)
{
    return text.isEmpty() ? QStringList() : text.split(u'\n');
}

QString joinExtra(const QList<ExtraField> &extra)
{
    if (extra.isEmpty())
        return {};
    QJsonArray array;
    for (const ExtraField &field : extra)
        array.append(QJsonArray{field.name, field.value});
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QList<ExtraField> splitExtra(const QString &text)
{
    QList<ExtraField> extra;
    if (text.isEmpty())
        return extra;
    for (const auto &element : QJsonDocument::fromJson(text.toUtf8()).array())
        extra.append({element.toArray().at(0).toString(), element.toArray().at(1).toString()});
    return extra;
}

Paper tidied(Paper paper)
{
    for (QString &name : paper.authors)
        if (name.contains(u'\n'))
            name = name.simplified();
    paper.authors.removeAll(QString());
    paper.dateInferred = paper.dateInferred && paper.date.isValid();
    paper.abstractTruncated = paper.abstractTruncated && !paper.abstract.isEmpty();
    return paper;
}

} // namespace lectern
