#include "sighting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The fields in the order of their bits.
struct FieldSpec {
    QStringView name;
    QString Paper::*text = nullptr; // null: not a text
};
constexpr std::array<FieldSpec, kPaperFields> kFields{{
    {u"title", &Paper::title},
    {u"authors"},
    {u"category", &Paper::category},
    {u"date"},
    {u"score"},
    {u"code"},
    {u"affiliation", &Paper::affiliation},
    {u"abstract", &Paper::abstract},
    {u"arxiv_id", &Paper::arxivId},
    {u"doi", &Paper::doi},
    {u"year"},
    {u"venue", &Paper::venue},
    {u"url", &Paper::url},
    {u"citations"},
    {u"extra"},
}};

} // namespace

quint32 statedFields(const Paper &paper)
{
    quint32 fields = 0;
    const auto add = [&](bool present, quint32 field) { fields |= present ? field : 0u; };
    for (size_t bit = 0; bit < kFields.size(); ++bit)
        if (kFields[bit].text)
            add(!(paper.*kFields[bit].text).isEmpty(), 1u << bit);
    add(!paper.authors.isEmpty() || paper.authorsTruncated, AuthorsField);
    add(paper.date.isValid(), DateField);
    add(paper.score.has_value(), ScoreField);
    add(paper.code.has_value(), CodeField);
    add(paper.year.has_value(), YearField);
    add(paper.citations.has_value(), CitationsField);
    add(!paper.extra.isEmpty(), ExtraFields);
    return fields;
}

quint32 equalFields(const Paper &a, const Paper &b)
{
    quint32 fields = statedFields(a) & statedFields(b);
    const auto drop = [&](bool equal, quint32 field) { fields &= equal ? ~0u : ~field; };
    for (size_t bit = 0; bit < kFields.size(); ++bit)
        if (const auto text = kFields[bit].text)
            drop(a.*text == b.*text, 1u << bit);
    drop(a.authors == b.authors && a.authorsTruncated == b.authorsTruncated, AuthorsField);
    drop(a.date == b.date && a.dateInferred == b.dateInferred, DateField);
    drop(a.score == b.score, ScoreField);
    drop(a.code == b.code, CodeField);
    drop(a.abstractTruncated == b.abstractTruncated, AbstractField);
    drop(a.year == b.year, YearField);
    drop(a.citations == b.citations, CitationsField);
    drop(a.extra == b.extra, ExtraFields);
    return fields;
}

void copyFields(const Paper &from, quint32 fields, Paper *to)
{
    for (size_t bit = 0; bit < kFields.size(); ++bit)
        if (const auto text = kFields[bit].text; text && fields & 1u << bit)
            to->*text = from.*text;
    if (fields & AuthorsField) {
        to->authors = from.authors;
        to->authorsTruncated = from.authorsTruncated;
    }
    if (fields & DateField) {
        to->date = from.date;
        to->dateInferred = from.dateInferred;
    }
    if (fields & ScoreField)
        to->score = from.score;
    if (fields & CodeField)
        to->code = from.code;
    if (fields & AbstractField)
        to->abstractTruncated = from.abstractTruncated;
    if (fields & YearField)
        to->year = from.year;
    if (fields & CitationsField)
        to->citations = from.citations;
    if (fields & ExtraFields)
        to->extra = from.extra;
}

QString fieldName(int bit)
{
    return kFields[size_t(bit)].name.toString();
}

int fieldBit(QStringView name)
{
    const auto found = std::find_if(kFields.begin(), kFields.end() - 1,
                                    [name](const FieldSpec &field) { return field.name == name; });
    return found == kFields.end() - 1 ? -1 : int(found - kFields.begin());
}

QString Paper::*fieldText(int bit)
{
    return kFields[size_t(bit)].text;
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
