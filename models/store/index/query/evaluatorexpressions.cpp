// Finds the papers that a regular expression is found in. One that is found in single words is looked for in
// the words of the index; of another the words that it needs are looked up, and the texts read of the papers
// that have them.
#include "evaluator.h"

#include "models/core/fold.h"
#include "models/core/query/wordpattern.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;
using Field = QueryNode::Field;

namespace
{

// Of so many papers abstracts are read where no field was named: about a tenth of a second.
constexpr uint32_t kFewForAbstracts = 10'000;

// The text as it stands, or with its letters folded, in which "schrodinger" is found.
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

} // namespace

// Takes out the papers that lack what the expression needs.
Result<> Evaluator::keepLikely(const QueryNode &node, const TextExpression &expression, Bitmap *candidates)
{
    const auto needed = expression.needed();
    if (needed.empty())
        return {};
    Bitmap likely(candidates->size());
    for (const std::vector<std::string> &together : needed) {
        Bitmap all = *candidates;
        for (const std::string &letters : together) {
            const WordPattern pattern = WordPattern::containing(letters);
            LECTERN_TRY(auto set, m_words.matching(node.field, pattern, m_cancelled));
            if (node.field == Field::Any) {
                LECTERN_TRY(const auto venues, m_words.matchingVenue(pattern, m_cancelled));
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

Result<Bitmap> Evaluator::expressionInOwnTexts(Field field, const TextExpression &expression)
{
    Bitmap set(m_words.snapshot().size());
    Statement read(m_connection, ownTextsSql(field));
    LECTERN_TRY(read.forEach([&] {
        if (const qint64 paper = read.number(0);
            m_words.snapshot().live().holds(paper) && isIn(expression, read.bytes(1)))
            set.set(uint32_t(paper));
    }));
    return set;
}

Result<Bitmap> Evaluator::expression(const QueryNode &node, const Bitmap *within)
{
    LECTERN_TRY(const auto expression, TextExpression::of(node.text));
    if (node.field == Field::Note || node.field == Field::Highlight)
        return expressionInOwnTexts(node.field, expression);
    Bitmap candidates = within ? *within : m_words.snapshot().live();
    const bool knowsVenues = m_words.snapshot().version() >= kFirstVersionWithVenues;
    if (expression.isOfWords() && (node.field != Field::Any || knowsVenues)) {
        LECTERN_TRY(const auto found, m_words.matching(node.field, expression, m_cancelled));
        candidates &= found;
        return candidates;
    }
    LECTERN_TRY(keepLikely(node, expression, &candidates));
    const bool any = node.field == Field::Any;
    const bool abstracts = node.field == Field::Abstract || (any && candidates.count() <= kFewForAbstracts);
    m_leavesAbstracts = m_leavesAbstracts || (any && !abstracts);
    Statement row(m_connection, "SELECT title, authors, venue FROM paper WHERE id = ?");
    Statement abstract(m_connection, "SELECT body FROM abstract WHERE paper = ?");
    const auto isFound = [&](uint32_t paper) -> Result<bool> {
        bool found = false;
        if (node.field != Field::Abstract) {
            LECTERN_TRY(const auto there, row.bind(1, qint64(paper)).next());
            const auto isInName = [&](std::string_view name) { return isIn(expression, name); };
            found = there
                && (((any || node.field == Field::Title) && isIn(expression, row.bytes(0)))
                    || ((any || node.field == Field::Author) && anyName(row.bytes(1), isInName))
                    || (any && isIn(expression, row.bytes(2))));
            row.reset();
        }
        if (!found && abstracts) {
            LECTERN_TRY(const auto there, abstract.bind(1, qint64(paper)).next());
            found = there && isIn(expression, abstract.bytes(0));
            abstract.reset();
        }
        return found;
    };
    return papersRead(candidates, isFound);
}

} // namespace lectern::index
