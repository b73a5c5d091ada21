// Authors, by id and by name.
#include "models/core/fold.h"
#include "models/store/sqlite/try.h"
#include "termevaluators.h"

#include <QSet>

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether the name has initials: "z jiang", "y l cun".
bool hasInitials(const QStringList &parts)
{
    const auto initials =
        std::count_if(parts.cbegin(), parts.cend(), [](const QString &part) { return part.size() == 1; });
    return initials > 0 && initials < parts.size();
}

// Whether these parts may abbreviate a folded name. The family names must be equal. The given names must be
// in the same order, with an initial for any name that begins so; middle names may be missing.
bool mayBe(const QStringList &parts, const QStringList &name)
{
    if (name.size() < 2 || name.last() != parts.last())
        return false;
    qsizetype at = 0;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i, ++at) {
        const auto fits = [&] {
            return parts[i].size() == 1 || name[at].size() == 1 ? name[at].front() == parts[i].front()
                                                                : name[at] == parts[i];
        };
        while (at + 1 < name.size() && !fits()) {
            if (i == 0) // the first name may not be missing
                return false;
            ++at;
        }
        if (at + 1 >= name.size())
            return false;
    }
    return true;
}

// Whether a folded name equals these parts after its middle initials are dropped: "geoffrey hinton" matches
// "geoffrey e hinton".
bool isWithInitials(const QStringList &parts, QStringList name)
{
    if (name.size() <= parts.size())
        return false;
    for (qsizetype i = name.size() - 2; i > 0; --i)
        if (name[i].size() == 1)
            name.removeAt(i);
    return name == parts;
}

// Adds the authors that a name with initials, or one without middle names, may denote. Family names come last
// in folded names, so all names with the first letter or the first name are checked.
Result<> addByInitials(const EvaluationContext &context, const QString &folded, QSet<qint64> *authors)
{
    const QStringList parts = folded.split(u' ', Qt::SkipEmptyParts);
    if (parts.size() < 2 || parts.last().size() == 1)
        return {};
    const bool initials = hasInitials(parts);
    Statement find(
        context.connection,
        "SELECT folded, author FROM author_alias WHERE folded >= ?1 AND folded < ?2"
        " UNION ALL SELECT folded, author FROM author_name WHERE folded >= ?1 AND folded < ?2"
        " AND NOT EXISTS(SELECT 1 FROM author_alias WHERE author_alias.folded = author_name.folded)");
    const QString first = initials ? parts.first().left(1) : parts.first() + u' ';
    find.bind(1, first).bind(2, QString::fromStdString(endOfPrefix(first.toStdString())));
    const std::string ending = ' ' + parts.last().toStdString();
    uint32_t rows = 0;
    return find.forEach([&]() -> Result<> {
        if (++rows % 4096 == 0 && context.isCancelled())
            return Error::cancelled();
        if (!find.bytes(0).ends_with(ending))
            return {};
        const QStringList found = find.text(0).split(u' ');
        if (initials ? mayBe(parts, found) : isWithInitials(parts, found))
            authors->insert(find.number(1));
        return {};
    });
}

} // namespace

// The user's decisions have priority over printed names. "Jiang, Zhida" and "Jiang Zhida" also find "Zhida
// Jiang"; "Z. Jiang" and "Jiang Z" may find it too.
Result<std::optional<Bitmap>> papersOfPerson(const EvaluationContext &context, const QString &name)
{
    Statement find(context.connection,
                   "SELECT author FROM author_alias WHERE folded = ?1 UNION"
                   " SELECT author FROM author_name WHERE folded = ?1"
                   " AND NOT EXISTS(SELECT 1 FROM author_alias WHERE folded = ?1)");
    const QString folded = foldName(name);
    // The family name may come first without a comma.
    const qsizetype space = folded.indexOf(u' ');
    const QString turned = space > 0 ? folded.mid(space + 1) + u' ' + folded.left(space) : QString();
    for (const QString &spelling : {folded, turned}) {
        QSet<qint64> authors;
        if (!spelling.isEmpty()) {
            LECTERN_TRY(find.bind(1, spelling).forEach([&] { authors.insert(find.number(0)); }));
            LECTERN_TRY(addByInitials(context, spelling, &authors));
        }
        Bitmap set = context.noPapers();
        for (const qint64 author : authors)
            LECTERN_TRY(addPapers(context, "SELECT paper FROM author_paper WHERE author = ?", author, &set));
        if (!set.isEmpty())
            return std::optional(std::move(set));
    }
    return std::optional<Bitmap>();
}

Result<Bitmap> evaluateAuthor(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    Bitmap set = context.noPapers();
    LECTERN_TRY(addPapers(context, "SELECT paper FROM author_paper WHERE author = ?",
                          node.values.value(0).mid(1).toLongLong(), &set));
    return set;
}

} // namespace lectern::index
