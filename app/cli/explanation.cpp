#include "explanation.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kShown = 70; // characters of a range

QString nameOf(UnderstoodPart::Role role)
{
    switch (role) {
    case UnderstoodPart::Role::Name:
        return u"name"_s;
    case UnderstoodPart::Role::Figures:
        return u"figures"_s;
    case UnderstoodPart::Role::Date:
        return u"date"_s;
    case UnderstoodPart::Role::Title:
        return u"title"_s;
    case UnderstoodPart::Role::Authors:
        return u"authors"_s;
    case UnderstoodPart::Role::Abstract:
        return u"abstract"_s;
    case UnderstoodPart::Role::Detail:
        return u"field"_s;
    case UnderstoodPart::Role::Separator:
        return u"separator"_s;
    case UnderstoodPart::Role::Boilerplate:
        return u"boilerplate"_s;
    case UnderstoodPart::Role::NotUnderstood:
        break;
    }
    return u"not understood"_s;
}

UnderstoodPart partOf(const ByteRange &range)
{
    using Role = UnderstoodPart::Role;
    const Role role = range.kind == ByteRange::Kind::Field ? Role::Detail
        : range.kind == ByteRange::Kind::Separator         ? Role::Separator
        : range.kind == ByteRange::Kind::Boilerplate       ? Role::Boilerplate
                                                           : Role::NotUnderstood;
    return {role, range.begin, range.end, range.line, 0, {}};
}

} // namespace

void printExplanation(Output &output, const ParsedSource &source, QByteArrayView bytes)
{
    QList<UnderstoodPart> parts = source.parts;
    if (parts.isEmpty())
        for (const ByteRange &range : source.ranges)
            parts.append(partOf(range));
    for (const UnderstoodPart &part : std::as_const(parts)) {
        const QByteArrayView range = bytes.sliced(part.begin, part.end - part.begin);
        const QString text = QString::fromUtf8(range.first(qMin(range.size(), 4 * kShown))).simplified();
        if (text.isEmpty())
            continue;
        const QString weight = part.evidence.isEmpty() ? QString() : QString::number(part.weight);
        output.line(u"%1  %2 %3  %4  | %5"_s.arg(QString::number(part.line).rightJustified(6),
                                                 nameOf(part.role).leftJustified(14),
                                                 weight.rightJustified(3), part.evidence.leftJustified(44),
                                                 text.size() > kShown ? text.first(kShown) + u'…' : text));
    }
    output.line();
}

void printFields(Output &output, const SourceFields &source, const FieldChoices &choices)
{
    output.line(source.format == "csv"_L1 ? u"columns of the table:"_s : u"keys of the objects:"_s);
    for (const SourceField &field : source.fields) {
        const bool isCorrected = choices.contains(field.name);
        const QString read = columnField(choices.value(field.name, field.guess));
        const QString why = isCorrected ? u"as specified"_s : read.isEmpty() ? QString() : u"by its name"_s;
        const QString values = field.samples.join(u" · "_s);
        output.line(u"        %1  %2  %3  | %4"_s.arg(
            (read.isEmpty() ? u"kept unchanged"_s : read).leftJustified(14), why.leftJustified(12),
            field.name.leftJustified(28), values.size() > kShown ? values.first(kShown) + u'…' : values));
    }
    output.line();
}

} // namespace lectern::cli
