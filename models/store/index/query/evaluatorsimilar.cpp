// What is found when nothing has all the words: papers with similar words, papers that lack one word.
#include "evaluator.h"

#include "models/store/sqlite/try.h"

#include <algorithm>
#include <utility>

namespace lectern::index
{

using Kind = QueryNode::Kind;
using Field = QueryNode::Field;

namespace
{

// With fewer words, one word less leaves too little of what was asked; with more conditions, a person did not
// type them.
constexpr qsizetype kFewestToReplaceOne = 2, kMostToReplaceOne = 24;
constexpr qsizetype kFewestToLackOne = 3;

// A word is taken for a slip where one that differs by a letter has so many times its papers.
constexpr uint32_t kTimesMoreFrequent = 20;
constexpr size_t kMostForSlip = 5; // words in the place of one

// Collects the words that every paper found must have, or one like them.
void collectRequired(const QueryNode &node, std::vector<SoughtWord> *into)
{
    if (node.kind == Kind::And)
        for (const QueryNode &child : node.children)
            collectRequired(child, into);
    else if (node.kind == Kind::Text && node.field != Field::Note && node.field != Field::Highlight)
        for (const SoughtWord &word : soughtWords(node))
            if (std::find(into->begin(), into->end(), word) == into->end())
                into->push_back(word);
}

// Whether one of these may be missing: a word, but none of a phrase and none that a field was named for.
bool isPlainWord(const QueryNode &node)
{
    return node.kind == Kind::Text && !node.phrase && node.field == Field::Any;
}

// How many such words must all be there.
qsizetype plainWords(const QueryNode &root)
{
    return root.kind == Kind::And ? std::count_if(root.children.cbegin(), root.children.cend(), isPlainWord)
                                  : 0;
}

WordSubstitution substitutionOf(const SoughtWord &word, const std::vector<std::string> &used)
{
    WordSubstitution substitution{QString::fromStdString(word.word), {}};
    for (const std::string &other : used)
        substitution.used.append(QString::fromStdString(other));
    return substitution;
}

} // namespace

// Replaces the words that nobody uses, or all of them.
Result<Bitmap> Evaluator::similarPapers(const QueryNode &node, bool onlyUnused,
                                        QList<WordSubstitution> *substitutions)
{
    const std::vector<SoughtWord> sought = soughtWords(node);
    std::vector<SoughtWord> required;
    collectRequired(node, &required);
    m_replaced.clear();
    substitutions->clear();
    for (const SoughtWord &word : sought) {
        if (onlyUnused) {
            LECTERN_TRY(const auto set, wordSet(word));
            if (!set.isEmpty())
                continue;
        }
        // Who wants a word exactly wants no other.
        std::vector<std::string> similar;
        if (!word.alone) {
            LECTERN_TRY(similar, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
        }
        if (similar.empty() && onlyUnused
            && std::find(required.begin(), required.end(), word) != required.end()) {
            // No paper has this word or one like it, so nothing is found, whatever the other words are like.
            substitutions->clear();
            m_replaced.clear();
            return Bitmap(m_words.snapshot().size());
        }
        if (similar.empty())
            continue;
        substitutions->append(substitutionOf(word, similar));
        if (!onlyUnused)
            similar.insert(similar.begin(), word.word);
        m_replaced[keyOf(word)] = std::move(similar);
    }
    if (m_replaced.empty())
        return Bitmap(m_words.snapshot().size());
    return papers(node);
}

// Of an expression, as it stands with the words that are replaced: for each plain word the papers for which
// all else holds.
Result<> Evaluator::findRests(const QueryNode &root)
{
    m_rests.clear();
    if (plainWords(root) < kFewestToReplaceOne || root.children.size() > kMostToReplaceOne)
        return {};
    std::vector<Bitmap> sets; // of each child
    for (const QueryNode &child : root.children) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        LECTERN_TRY(auto set, papers(child));
        sets.push_back(std::move(set));
    }
    // What holds for all behind a child; and, going on, what holds for all before it.
    std::vector<Bitmap> behind(sets.size(), m_words.snapshot().live());
    for (size_t i = sets.size() - 1; i-- > 0;) {
        behind[i] = behind[i + 1];
        behind[i] &= sets[i + 1];
    }
    Bitmap before = m_words.snapshot().live();
    for (size_t i = 0; i < sets.size(); ++i) {
        const QueryNode &child = root.children[qsizetype(i)];
        if (isPlainWord(child)) {
            behind[i] &= before;
            if (!behind[i].isEmpty())
                m_rests.push_back({&child, std::move(behind[i])});
        }
        before &= sets[i];
    }
    return {};
}

// One word is misspelt as another one that is used: in place of each word in turn stands what is like it.
Result<Bitmap> Evaluator::withOneReplaced(QList<WordSubstitution> *substitutions)
{
    Bitmap found(m_words.snapshot().size());
    m_replaced.clear();
    substitutions->clear();
    for (const Rest &rest : m_rests) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        const std::vector<SoughtWord> words = soughtWords(*rest.word);
        if (words.size() != 1)
            continue;
        const SoughtWord &word = words.front();
        LECTERN_TRY(const auto candidates, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
        std::vector<std::string> similar; // that stand beside the rest
        for (const std::string &candidate : candidates) {
            LECTERN_TRY(auto papers, m_words.anyWord(word.field, {candidate}));
            papers &= rest.papers;
            if (papers.isEmpty())
                continue;
            similar.push_back(candidate);
            found |= papers;
        }
        if (similar.empty())
            continue;
        substitutions->append(substitutionOf(word, similar));
        similar.insert(similar.begin(), word.word); // which papers have in whose stead another was replaced
        m_replaced[keyOf(word)] = std::move(similar);
    }
    return found;
}

// Returns the words that were meant by one that looks like a slip, most frequent first.
Result<std::vector<std::string>> Evaluator::meantBy(const SoughtWord &word)
{
    LECTERN_TRY(const auto papers, wordSet(word));
    const uint32_t enough = std::max(1u, papers.count() * kTimesMoreFrequent);
    LECTERN_TRY(const auto similar, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
    std::vector<std::string> meant;
    for (const std::string &other : similar) {
        if (meant.size() == kMostForSlip)
            break;
        if (other.find(word.word) != std::string::npos)
            continue; // a longer word is no correction
        LECTERN_TRY(const auto papersOfOther, m_words.word(word.field, other, false));
        if (papersOfOther->count() >= enough)
            meant.push_back(other);
    }
    return meant;
}

// Several words are misspelt, some perhaps as others that are used: replaces all that look like slips.
Result<Bitmap> Evaluator::withSlipsReplaced(const QueryNode &root, QList<WordSubstitution> *substitutions)
{
    m_replaced.clear();
    substitutions->clear();
    std::vector<SoughtWord> required;
    collectRequired(root, &required);
    for (const SoughtWord &word : required) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        if (word.exact)
            continue;
        LECTERN_TRY(auto meant, meantBy(word));
        if (meant.empty())
            continue;
        substitutions->append(substitutionOf(word, meant));
        meant.insert(meant.begin(), word.word);
        m_replaced[keyOf(word)] = std::move(meant);
    }
    // One slip alone has been tried.
    return m_replaced.size() < 2 ? Bitmap(m_words.snapshot().size()) : papers(root);
}

Result<Bitmap> Evaluator::papersInstead(const QueryNode &root, const Bitmap &without, Instead *told)
{
    const auto isFound = [&](Bitmap *papers) {
        papers->subtract(without);
        return !papers->isEmpty();
    };
    LECTERN_TRY(auto found, similarPapers(root, true, &told->substitutions));
    if (isFound(&found))
        return found;
    const auto withoutOneWord = [&] {
        Bitmap rests(m_words.snapshot().size());
        if (plainWords(root) >= kFewestToLackOne)
            for (const Rest &rest : m_rests)
                rests |= rest.papers;
        told->lacksOneWord = isFound(&rests);
        return rests;
    };
    m_replaced.clear();
    LECTERN_TRY(findRests(root));
    LECTERN_TRY(found, withOneReplaced(&told->substitutions));
    if (isFound(&found))
        return found;
    QList<WordSubstitution> slips;
    LECTERN_TRY(found, withSlipsReplaced(root, &slips));
    told->substitutions = slips;
    if (isFound(&found))
        return found;
    const auto slipsReplaced = std::exchange(m_replaced, {});
    told->substitutions.clear();
    found = withoutOneWord();
    if (told->lacksOneWord)
        return found;
    if (!slipsReplaced.empty()) {
        m_replaced = slipsReplaced;
        told->substitutions = slips;
        LECTERN_TRY(findRests(root));
        found = withoutOneWord();
        if (told->lacksOneWord)
            return found;
    }
    LECTERN_TRY(found, similarPapers(root, false, &told->substitutions));
    if (!isFound(&found))
        told->substitutions.clear();
    return found;
}

} // namespace lectern::index
