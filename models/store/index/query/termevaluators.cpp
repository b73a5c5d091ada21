// The table of the query terms, and the terms on categories, dates, numbers, sources and venues.
#include "termevaluators.h"

#include "models/core/fold.h"
#include "models/core/query/querysyntax.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/try.h"

#include <cmath>
#include <limits>

namespace lectern::index
{

using Kind = QueryNode::Kind;

namespace
{

Result<Bitmap> evaluateCategories(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    std::vector<std::string> keys;
    for (const QString &category : node.values)
        for (std::string &key : keysOfCategoryQuery(category.toUtf8().toStdString()))
            keys.push_back(std::move(key));
    return context.words.keys(keys);
}

Result<Bitmap> evaluateScore(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const ScoreColumn &scores = context.snapshot().scores();
    return papersWhere(context.snapshot(), [&](uint32_t paper) {
        return !std::isnan(scores[paper]) && isInRange(node, scores[paper]);
    });
}

Result<Bitmap> evaluateCitations(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const CitationColumn &citations = context.snapshot().citations();
    return papersWhere(context.snapshot(), [&](uint32_t paper) {
        return citations[paper] != kNoCitations && isInRange(node, citations[paper]);
    });
}

Result<Bitmap> evaluateSources(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    std::vector<std::string> keys;
    Statement find(context.connection, "SELECT id FROM source WHERE instr(lower(name), lower(?))");
    for (const QString &value : node.values) {
        if (value.startsWith(u'#')) {
            keys.push_back(makeKey(Source, value.mid(1).toStdString()));
            continue;
        }
        find.bind(1, value);
        LECTERN_TRY(find.forEach([&] { keys.push_back(makeKey(Source, std::to_string(find.number(0)))); }));
    }
    return context.words.keys(keys);
}

// Returns the papers whose venue contains all words of any of these values; the last word matches as a
// prefix.
Result<Bitmap> evaluateVenues(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    Bitmap any = context.noPapers();
    for (const QString &value : node.values) {
        const QStringList words = foldedWords(value);
        std::optional<Bitmap> all;
        for (qsizetype i = 0; i < words.size(); ++i) {
            LECTERN_TRY(const auto set,
                        context.words.venueWord(words[i].toStdString(), i + 1 == words.size()));
            if (all)
                *all &= *set;
            else
                all = *set;
        }
        if (all)
            any |= *all;
    }
    return any;
}

Result<Bitmap> evaluateDates(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const Snapshot &snapshot = context.snapshot();
    const int64_t from =
        node.from.isValid() ? node.from.toJulianDay() : std::numeric_limits<int32_t>::min() + 1;
    const int64_t to = node.to.isValid() ? node.to.toJulianDay() : std::numeric_limits<int32_t>::max();
    return papersWhere(context.snapshot(), [&](uint32_t paper) {
        const int32_t day = snapshot.days()[paper];
        if (day == kNoDay || day > to)
            return false;
        // A paper with only a year is in each range that overlaps the year.
        return day >= from
            || (snapshot.flags()[paper] & YearOnlyFact
                && QDate::fromJulianDay(day).addYears(1).toJulianDay() > from);
    });
}

Result<Bitmap> evaluateInferredYear(EvaluationContext &context, const QueryNode &, const Bitmap *)
{
    const auto &flags = context.snapshot().flags();
    return papersWhere(context.snapshot(),
                       [&](uint32_t paper) { return (flags[paper] & DateInferredFact) != 0; });
}

// Returns the papers that a source contained before this day; all papers for an invalid date.
Result<Bitmap> addedBefore(const EvaluationContext &context, QDate day)
{
    if (!day.isValid())
        return context.snapshot().live();
    std::vector<std::string> keys;
    Statement find(context.connection, "SELECT id FROM source WHERE imported < ?");
    find.bind(1, day.startOfDay().toMSecsSinceEpoch());
    LECTERN_TRY(find.forEach([&] { keys.push_back(makeKey(Source, std::to_string(find.number(0)))); }));
    return context.words.keys(keys);
}

// A paper counts as added with its first source.
Result<Bitmap> evaluateAdded(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    const bool span = !node.values.isEmpty();
    const QDate from = span ? syntax::spanBegin(node.values[0], QDate::currentDate()) : node.from;
    LECTERN_TRY(auto set, addedBefore(context, span || !node.to.isValid() ? QDate() : node.to.addDays(1)));
    if (from.isValid()) {
        LECTERN_TRY(const auto earlier, addedBefore(context, from));
        set.subtract(earlier);
    }
    return set;
}

constexpr TermEvaluator kTermEvaluators[] = {
    {Kind::Text, evaluateText}, // reads texts only for phrases
    {Kind::Expression, evaluateExpression, true},
    {Kind::Category, evaluateCategories},
    {Kind::Date, evaluateDates},
    {Kind::YearInferred, evaluateInferredYear},
    {Kind::Added, evaluateAdded},
    {Kind::Score, evaluateScore},
    {Kind::Citations, evaluateCitations},
    {Kind::Rating, evaluateRating},
    {Kind::Has, evaluateHas},
    {Kind::Is, evaluateIs},
    {Kind::Tag, evaluateTags},
    {Kind::List, evaluateLists},
    {Kind::Source, evaluateSources},
    {Kind::Author, evaluateAuthor},
    {Kind::Ids, evaluateIds},
    {Kind::Venue, evaluateVenues},
    {Kind::Stated, evaluateStated, true},
};

} // namespace

const TermEvaluator *termEvaluator(Kind kind)
{
    for (const TermEvaluator &term : kTermEvaluators)
        if (term.kind == kind)
            return &term;
    return nullptr;
}

} // namespace lectern::index
