#include "importreport.h"

#include "models/i18n/messages.h"
#include "models/itemmodels/display.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct DiagnosticWords {
    Q_DECLARE_TR_FUNCTIONS(DiagnosticWords)
};

static constexpr qsizetype kNamed = 5; // named places before "and 35 more"

// Matches quoted text or a number.
static const QRegularExpression &valuePattern()
{
    static const QRegularExpression expression(u"“[^”]*”|\"[^\"]*\"|\\d[\\d,.]*(?<![,.])"_s);
    return expression;
}

static QStringList valuesIn(const QString &message)
{
    QStringList values;
    for (auto it = valuePattern().globalMatch(message); it.hasNext();)
        values.append(it.next().captured());
    return values;
}

static QString unquoted(const QString &value)
{
    return value.startsWith(u'“') || value.startsWith(u'"') ? value.mid(1, value.size() - 2) : QString();
}

// Sets the text to the first message, with "…" for values that differ.
static void describe(DiagnosticGroup *group, const QList<QStringList> &values)
{
    const QString message = group->diagnostics.first().message;
    int at = 0;
    qsizetype from = 0;
    for (auto it = valuePattern().globalMatch(message); it.hasNext(); ++at) {
        const QRegularExpressionMatch match = it.next();
        const QString value = values.first()[at];
        const bool same = std::all_of(values.cbegin(), values.cend(),
                                      [&](const QStringList &each) { return each[at] == value; });
        group->text += message.mid(from, match.capturedStart() - from) + (same ? value : u"…"_s);
        from = match.capturedEnd();
        if (same || !group->about.isEmpty() || unquoted(value).isEmpty())
            continue;
        for (const QStringList &each : values)
            if (const QString name = unquoted(each[at]); !group->about.contains(name))
                group->about.append(name);
    }
    group->text = diagnosticText(group->text + message.mid(from));
}

QList<DiagnosticGroup> groupedDiagnostics(const QList<Diagnostic> &diagnostics)
{
    QList<DiagnosticGroup> groups;
    QList<QList<QStringList>> values; // by group, then by diagnostic
    QHash<QString, qsizetype> known;
    for (const Diagnostic &diagnostic : diagnostics) {
        const QString key = QString(diagnostic.message).replace(valuePattern(), u"\x1"_s) + u'\x2'
            + QString::number(int(diagnostic.severity));
        const auto there = known.constFind(key);
        const qsizetype at = there != known.cend() ? *there : groups.size();
        if (at == groups.size()) {
            known.insert(key, at);
            groups.append({diagnostic.severity, {}, {}, {}});
            values.append(QList<QStringList>());
        }
        groups[at].diagnostics.append(diagnostic);
        values[at].append(valuesIn(diagnostic.message));
    }
    for (qsizetype i = 0; i < groups.size(); ++i)
        describe(&groups[i], values[i]);
    return groups;
}

QString placesOf(const DiagnosticGroup &group)
{
    if (group.diagnostics.size() < 2)
        return {};
    QStringList places = group.about;
    const bool named = !places.isEmpty();
    if (!named)
        for (const Diagnostic &diagnostic : group.diagnostics)
            if (diagnostic.line > 0)
                places.append(numberText(diagnostic.line));
    if (places.isEmpty())
        return {};
    const qsizetype more = places.size() - kNamed;
    const QString list = places.first(qMin(kNamed, places.size())).join(u", "_s)
        + (more > 0 ? DiagnosticWords::tr(" and %1 more").arg(numberText(more)) : QString());
    return named             ? DiagnosticWords::tr("at %1").arg(list)
        : places.size() == 1 ? DiagnosticWords::tr("at line %1").arg(list)
                             : DiagnosticWords::tr("at lines %1").arg(list);
}

} // namespace lectern
