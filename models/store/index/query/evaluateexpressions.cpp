// Finds the papers that match a regular expression. An expression that matches within single words is tested
// on the words of the index. For any other, its required words are looked up and the texts of their papers
// are read.
#include "models/core/fold.h"
#include "models/core/query/textexpression.h"
#include "models/core/query/wordpattern.h"
#include "models/store/sqlite/try.h"
#include "termevaluators.h"

#include <algorithm>

namespace lectern::index
{

using Field = QueryNode::Field;

namespace
{

// Up to this number of papers, abstracts are read if the expression names no field: about 0.1 s.
constexpr uint32_t kMaxPapersForAbstracts = 10'000;

// Tests the text as written and with folded letters, so that "schrodinger" matches.
bool isIn(const TextExpression &expression, std::string_view text)
{
    if (expression.isIn(text))
        return true;
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x80 && c != '\\' && c != '{';
    });
    return !plain
        && expression.isIn(fold(QString::fromUtf8(text.data(), qsizetype(text.size()))).toStdString());
}

// Removes the papers that lack what the expression requires.
Result<> keepLikely(const EvaluationContext &context, const QueryNode &node, const TextExpression &expression,
                    Bitmap *candidates)
{
    const auto needed = expression.needed();
    if (needed.empty())
        return {};
    Bitmap likely(candidates->size());
    for (const std::vector<std::string> &together : needed) {
        Bitmap all = *candidates;
        for (const std::string &letters : together) {
            const WordPattern pattern = WordPattern::containing(letters);
            LECTERN_TRY(auto set, context.words.matching(node.field, pattern, context.cancelled));
            if (node.field == Field::Any) {
                LECTERN_TRY(const auto venues, context.words.matchingVenue(pattern, context.cancelled));
                set |= venues;
            }
            all &= set;
            if (all.isEmpty())
                break;
        }
        likely |= all;
    }
    *candidates = std::move(likely);
    return {};
}

Result<Bitmap> expressionInOwnTexts(const EvaluationContext &context, Field field,
                                    const TextExpression &expression)
{
    Bitmap set = context.noPapers();
    Statement read(context.connection, ownTextsSql(field));
    LECTERN_TRY(read.forEach([&] {
        if (const qint64 paper = read.number(0);
            context.snapshot().live().holds(paper) && isIn(expression, read.bytes(1)))
            set.set(uint32_t(paper));
    }));
    return set;
}

} // namespace

Result<Bitmap> evaluateExpression(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    LECTERN_TRY(const auto expression, TextExpression::of(node.text));
    if (node.field == Field::Note || node.field == Field::Highlight)
        return expressionInOwnTexts(context, node.field, expression);
    Bitmap candidates = within ? *within : context.snapshot().live();
    if (expression.isOfWords()) {
        LECTERN_TRY(const auto found, context.words.matching(node.field, expression, context.cancelled));
        candidates &= found;
        return candidates;
    }
    LECTERN_TRY(keepLikely(context, node, expression, &candidates));
    const bool any = node.field == Field::Any;
    const bool abstracts =
        node.field == Field::Abstract || (any && candidates.count() <= kMaxPapersForAbstracts);
    context.skipsAbstracts = context.skipsAbstracts || (any && !abstracts);
    const auto isInRow = [&](const Statement &read, int title) {
        const auto isInName = [&](std::string_view name) { return isIn(expression, name); };
        return ((any || node.field == Field::Title) && isIn(expression, read.bytes(title)))
            || ((any || node.field == Field::Author) && anyName(read.bytes(title + 1), isInName))
            || (any && isIn(expression, read.bytes(title + 2)));
    };
    // Most papers are candidates, as of /^A /: reading all rows in order is faster than looking them up.
    if (!abstracts && candidates.count() > context.snapshot().live().count() / 4) {
        Bitmap found = context.noPapers();
        uint32_t rows = 0;
        Statement all(context.connection, "SELECT id, title, authors, venue FROM paper");
        LECTERN_TRY(all.forEach([&]() -> Result<> {
            if (++rows % 4096 == 0 && context.isCancelled())
                return Error::cancelled();
            if (const qint64 paper = all.number(0); candidates.holds(paper) && isInRow(all, 1))
                found.set(uint32_t(paper));
            return {};
        }));
        return found;
    }
    Statement row(context.connection, "SELECT title, authors, venue FROM paper WHERE id = ?");
    Statement abstract(context.connection, "SELECT body FROM abstract WHERE paper = ?");
    const auto isFound = [&](uint32_t paper) -> Result<bool> {
        bool found = false;
        if (node.field != Field::Abstract) {
            LECTERN_TRY(const auto there, row.bind(1, qint64(paper)).next());
            found = there && isInRow(row, 0);
            row.reset();
        }
        if (!found && abstracts) {
            LECTERN_TRY(const auto there, abstract.bind(1, qint64(paper)).next());
            found = there && isIn(expression, abstract.bytes(0));
            abstract.reset();
        }
        return found;
    };
    return papersRead(context, candidates, isFound);
}

} // namespace lectern::index
