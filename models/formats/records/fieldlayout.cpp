#include "fieldlayout.h"

#include <QSet>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

void SourceField::addSample(const QString &value)
{
    constexpr qsizetype kMaxLength = 200;
    const QString shown = value.left(kMaxLength);
    if (samples.size() < kSamples && !shown.isEmpty() && !samples.contains(shown))
        samples.append(shown);
}

QStringList SourceFields::names() const
{
    QStringList all;
    for (const SourceField &field : fields)
        all.append(field.name);
    return all;
}

FieldChoices SourceFields::meanings(const FieldChoices &choices) const
{
    FieldChoices all;
    for (const SourceField &field : fields)
        all.insert(field.name, choices.value(field.name, field.guess));
    return all;
}

QString noTitleError(const SourceFields &source)
{
    constexpr qsizetype kNamed = 5, kMaxLength = 40;
    QStringList names;
    for (const SourceField &field : source.fields.first(qMin(kNamed, source.fields.size())))
        names.append(field.name.left(kMaxLength));
    if (source.fields.size() > kNamed)
        names.append(u"…"_s);
    const bool hasTitle =
        std::any_of(source.fields.begin(), source.fields.end(),
                    [](const SourceField &field) { return field.guess == CsvColumn::Title; });
    return (hasTitle ? u"Too few of its %1 (%2) are known paper fields."_s
                     : u"None of its %1 (%2) is known as a title."_s)
        .arg(source.isTable ? u"columns"_s : u"keys"_s, names.join(u", "_s));
}

FieldLayout layoutOf(const SourceFields &source, const FieldChoices &choices)
{
    FieldLayout layout;
    layout.names = source.names();
    layout.names.removeDuplicates();
    layout.names.sort();
    for (const SourceField &field : source.fields)
        if (const auto said = choices.constFind(field.name); said != choices.cend() && *said != field.guess)
            layout.choices.insert(field.name, *said);
    return layout;
}

FieldChoices savedChoices(const QList<FieldLayout> &layouts, const QStringList &names)
{
    const QSet<QString> here(names.begin(), names.end());
    const FieldLayout *best = nullptr;
    qsizetype bestShared = 0, bestAll = 1;
    for (const FieldLayout &layout : layouts) {
        const auto isHere = [&here](const QString &name) { return here.contains(name); };
        const qsizetype shared = std::count_if(layout.names.begin(), layout.names.end(), isHere);
        const qsizetype all = here.size() + layout.names.size() - shared;
        const auto said = layout.choices.keys();
        if (4 * shared < 3 * all || shared == 0 || !std::all_of(said.begin(), said.end(), isHere))
            continue;
        if (shared * bestAll > bestShared * all) {
            best = &layout;
            bestShared = shared;
            bestAll = all;
        }
    }
    return best ? best->choices : FieldChoices();
}

} // namespace lectern
