// The user's marks, tags and lists, and what a paper has.
#include "models/core/query/queryterms.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"
#include "termevaluators.h"
#include "visitstore.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace lectern::index
{

using namespace Qt::StringLiterals;

// An unrated paper has 0 stars and matches only ranges that include 0.
Result<Bitmap> evaluateRating(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    Bitmap set = context.noPapers();
    Bitmap rest = context.snapshot().live();
    for (size_t i = 0; i < context.marks.stars.size(); ++i) {
        rest.subtract(context.marks.stars[i]);
        if (isInRange(node, double(i + 1)))
            set |= context.marks.stars[i];
    }
    if (node.low && isInRange(node, 0))
        set |= rest;
    return set;
}

// Returns the papers imported after the last visit (VisitStore), none before the first visit; for "new#12",
// after that paper.
static Result<Bitmap> newPapers(const EvaluationContext &context, std::optional<qint64> since)
{
    if (!since) {
        LECTERN_TRY(const auto visit, VisitStore(context.connection).last());
        if (!visit)
            return context.noPapers();
        since = qint64(visit->newest);
    }
    return papersWhere(context.snapshot(), [since = *since](uint32_t paper) { return paper > since; });
}

Result<Bitmap> evaluateIs(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const QString value = node.values.value(0);
    Bitmap set = context.snapshot().live();
    if (value == "bookmarked"_L1)
        set &= context.marks.bookmarked;
    else if (value == "read"_L1)
        set &= context.marks.read;
    else if (value == "unread"_L1)
        set.subtract(context.marks.read);
    else if (const auto since = newSince(value); since || value == "new"_L1)
        return newPapers(context, since);
    else if (value == "trash"_L1)
        set &= context.marks.trashed;
    else if (value == "edited"_L1)
        return papersIn(context, "SELECT paper FROM own_value");
    else if (value == "cut"_L1)
        return papersIn(context, "SELECT id FROM paper WHERE flags & 1");
    else
        return context.noPapers();
    return set;
}

Result<Bitmap> evaluateHas(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const QString value = node.values.value(0);
    const Snapshot &snapshot = context.snapshot();
    static const QHash<QString, const char *> tables{
        {u"note"_s, kNotedPapersSql},
        {u"pdf"_s, "SELECT paper FROM attachment"},
        {u"highlight"_s, "SELECT paper FROM highlight"},
        // without the kChangingFields
        {u"conflict"_s, "SELECT id FROM paper WHERE conflicts <> 0 AND conflicts & ~8208 <> 0"}};
    if (const char *sql = tables.value(value))
        return papersIn(context, sql);
    static const QHash<QString, uint8_t> flags{{u"code"_s, HasCodeFact},
                                               {u"abstract"_s, HasAbstractFact},
                                               {u"doi"_s, HasDoiFact},
                                               {u"arxiv"_s, HasArxivFact},
                                               {u"date"_s, DatedFact}};
    if (const uint8_t flag = flags.value(value))
        return papersWhere(snapshot, [&](uint32_t paper) { return (snapshot.flags()[paper] & flag) != 0; });
    if (value == "score"_L1)
        return papersWhere(snapshot, [&](uint32_t paper) { return !std::isnan(snapshot.scores()[paper]); });
    if (value == "citations"_L1)
        return papersWhere(snapshot,
                           [&](uint32_t paper) { return snapshot.citations()[paper] != kNoCitations; });
    Bitmap set = context.noPapers();
    if (value == "rating"_L1)
        for (const Bitmap &rated : context.marks.stars)
            set |= rated;
    return set;
}

// Returns the numbers of the rows (number, name) that match.
static Result<QList<qint64>> numbersOf(const EvaluationContext &context, const char *sql,
                                       const std::function<bool(qint64 id, const QString &name)> &wanted)
{
    QList<qint64> numbers;
    Statement read(context.connection, sql);
    LECTERN_TRY(read.forEach([&] {
        if (wanted(read.number(0), read.text(1)))
            numbers.append(read.number(0));
    }));
    return numbers;
}

static Result<Bitmap> papersOf(const EvaluationContext &context, const QList<qint64> &numbers,
                               const char *sql)
{
    Bitmap set = context.noPapers();
    for (const qint64 number : numbers)
        LECTERN_TRY(addPapers(context, sql, number, &set));
    return set;
}

// Finds tags (case-insensitive) and their children ("a" includes "a/b").
Result<Bitmap> evaluateTags(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const auto isWanted = [&](qint64, const QString &name) {
        return std::any_of(node.values.cbegin(), node.values.cend(), [&](const QString &value) {
            return name.compare(value, Qt::CaseInsensitive) == 0
                || name.startsWith(value + u'/', Qt::CaseInsensitive);
        });
    };
    LECTERN_TRY(const auto tags, numbersOf(context, "SELECT id, name FROM tag", isWanted));
    return papersOf(context, tags, "SELECT paper FROM paper_tag WHERE tag = ?");
}

Result<QList<qint64>> listsNamed(const EvaluationContext &context, const QStringList &wanted)
{
    return numbersOf(context, "SELECT id, name FROM reading_list", [&](qint64 id, const QString &name) {
        return wanted.contains(u'#' + QString::number(id)) || wanted.contains(name, Qt::CaseInsensitive);
    });
}

Result<Bitmap> evaluateLists(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    LECTERN_TRY(const auto lists, listsNamed(context, node.values));
    return papersOf(context, lists, "SELECT paper FROM list_paper WHERE list = ?");
}

} // namespace lectern::index
