#include "evaluator.h"

#include "models/core/query/querysyntax.h"
#include "models/store/sqlite/try.h"
#include "termevaluators.h"

#include <algorithm>
#include <memory>

namespace lectern::index
{

using Kind = QueryNode::Kind;
using Field = QueryNode::Field;

// Whether evaluating the expression requires reading texts.
static bool readsTexts(const QueryNode &node)
{
    const TermEvaluator *term = termEvaluator(node.kind);
    return (term && term->readsTexts)
        || (node.kind == Kind::Text && syntax::isTogether(node) && wordsOf(node.text).size() > 1)
        || std::any_of(node.children.cbegin(), node.children.cend(), readsTexts);
}

static Result<Bitmap> evaluateGroup(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    // Children that the index can answer come first, so that fewer texts are read.
    std::vector<const QueryNode *> children;
    for (const QueryNode &child : node.children)
        children.push_back(&child);
    if (node.kind == Kind::And)
        std::stable_partition(children.begin(), children.end(),
                              [](const QueryNode *child) { return !readsTexts(*child); });
    const bool isAnd = node.kind == Kind::And;
    std::optional<Bitmap> all;
    if (isAnd && within)
        all = *within;
    for (const QueryNode *child : children) {
        if (context.isCancelled())
            return Error::cancelled();
        LECTERN_TRY(auto set, evaluate(context, *child, isAnd && all ? &*all : within));
        if (!all)
            all = std::move(set);
        else if (isAnd)
            *all &= set;
        else
            *all |= set;
        if (isAnd && all->isEmpty())
            break;
    }
    return all ? *all : context.snapshot().live();
}

static Result<Bitmap> allBut(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    Bitmap rest = context.snapshot().live();
    if (node.children.isEmpty())
        return rest;
    LECTERN_TRY(const auto without, evaluate(context, node.children.first(), within));
    rest.subtract(without);
    return rest;
}

Result<Bitmap> evaluate(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    if (node.kind == Kind::All)
        return context.snapshot().live();
    if (node.kind == Kind::And || node.kind == Kind::Or)
        return evaluateGroup(context, node, within);
    if (node.kind == Kind::Not)
        return allBut(context, node, within);
    const TermEvaluator *term = termEvaluator(node.kind);
    return term ? term->evaluate(context, node, within) : context.noPapers();
}

namespace
{

struct Points {
    WordSets::Set papers;
    size_t power; // log2 of the number of points for each word
};

Result<std::vector<Points>> pointsOf(const EvaluationContext &context, const QueryNode &node)
{
    std::vector<Points> points;
    const auto give = [&](Result<WordSets::Set> papers, size_t power) -> Result<> {
        LECTERN_TRY(papers);
        points.push_back({std::move(*papers), power});
        return {};
    };
    // A word may have fifty replacements. Their papers are merged into one set, so that fifty sets are not in
    // memory together.
    const auto asOne = [](Result<Bitmap> papers) -> Result<WordSets::Set> {
        LECTERN_TRY(papers);
        return WordSets::Set(std::make_shared<Bitmap>(std::move(*papers)));
    };
    for (const SearchedWord &word : scoredWords(node)) {
        const auto found = context.replaced.find(keyOf(word));
        const auto *others = found == context.replaced.end() ? nullptr : &found->second;
        LECTERN_TRY(give(others ? asOne(context.words.anyWord(Field::Title, *others))
                                : spelled(context, Field::Title, word),
                         1));
        if (word.field == Field::Any)
            LECTERN_TRY(give(others ? asOne(context.words.anyWord(Field::Author, *others))
                                    : context.words.word(Field::Author, word.word, word.prefix),
                             0));
        LECTERN_TRY(give(others ? asOne(context.words.anyRepeated(*others))
                                : context.words.repeated(word.word, word.prefix),
                         0));
    }
    return points;
}

// Sums the points of 64 papers at once: one bit plane per binary digit.
class PointPlanes
{
public:
    void add(uint64_t papers, size_t power)
    {
        for (size_t plane = power; papers; ++plane) {
            if (plane >= m_planes.size())
                m_planes.resize(plane + 1);
            const uint64_t overflow = m_planes[plane] & papers;
            m_planes[plane] ^= papers;
            papers = overflow;
        }
    }
    // Calls take(sum, papers) for each sum that occurs.
    template <typename Take>
    void split(uint64_t papers, Take &&take) const
    {
        split(papers, m_planes.size(), 0, take);
    }
    void clear() { std::fill(m_planes.begin(), m_planes.end(), 0); }

private:
    template <typename Take>
    void split(uint64_t papers, size_t planes, size_t sum, Take &take) const
    {
        if (!papers)
            return;
        if (!planes)
            return take(sum, papers);
        const uint64_t plane = m_planes[planes - 1];
        split(papers & plane, planes - 1, sum << 1 | 1, take);
        split(papers & ~plane, planes - 1, sum << 1, take);
    }

    std::vector<uint64_t> m_planes;
};

} // namespace

// A single pass over all sets: each is read once, and only the tiers are created.
Result<std::vector<Bitmap>> relevanceTiers(const EvaluationContext &context, const QueryNode &node,
                                           const Bitmap &all)
{
    LECTERN_TRY(const auto points, pointsOf(context, node));
    std::vector<Bitmap> bySum;
    PointPlanes planes;
    for (size_t i = 0; i < all.wordCount(); ++i) {
        const uint64_t papers = all.words()[i];
        if (!papers)
            continue;
        planes.clear();
        for (const Points &some : points)
            planes.add(some.papers->words()[i] & papers, some.power);
        planes.split(papers, [&](size_t sum, uint64_t its) {
            if (sum >= bySum.size())
                bySum.resize(sum + 1);
            if (!bySum[sum].size())
                bySum[sum] = Bitmap(all.size());
            bySum[sum].words()[i] = its;
        });
    }
    std::vector<Bitmap> tiers;
    for (auto it = bySum.rbegin(); it != bySum.rend(); ++it)
        if (it->size())
            tiers.push_back(std::move(*it));
    if (tiers.empty())
        tiers.push_back(all);
    return tiers;
}

} // namespace lectern::index
