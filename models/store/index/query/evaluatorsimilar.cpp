// The fallback if no paper has all words: papers with similar words, and papers that lack one word.
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

// With fewer words, dropping one leaves too little of the query. A query with more words than the maximum was
// not typed by hand.
constexpr qsizetype kMinWordsToReplaceOne = 2, kMaxWordsToReplaceOne = 24;
constexpr qsizetype kMinWordsToLackOne = 3;

// A word counts as a typo if a word that differs by one letter has this many times its papers.
constexpr uint32_t kTimesMoreFrequent = 20;
constexpr size_t kMaxForTypo = 5; // replacements of one word

// Collects the words that each match must contain, exactly or in a similar form.
void collectRequired(const QueryNode &node, std::vector<SearchedWord> *into)
{
    if (node.kind == Kind::And)
        for (const QueryNode &child : node.children)
            collectRequired(child, into);
    else if (node.kind == Kind::Text && node.field != Field::Note && node.field != Field::Highlight)
        for (const SearchedWord &word : searchedWords(node))
            if (std::find(into->begin(), into->end(), word) == into->end())
                into->push_back(word);
}

// Whether the node is a word that may be dropped: not in a phrase and without a field.
bool isPlainWord(const QueryNode &node)
{
    return node.kind == Kind::Text && !node.phrase && node.field == Field::Any;
}

// Number of plain words that are all required.
qsizetype plainWords(const QueryNode &root)
{
    return root.kind == Kind::And ? std::count_if(root.children.cbegin(), root.children.cend(), isPlainWord)
                                  : 0;
}

WordSubstitution substitutionOf(const SearchedWord &word, const std::vector<std::string> &used)
{
    WordSubstitution substitution{QString::fromStdString(word.word), {}};
    for (const std::string &other : used)
        substitution.used.append(QString::fromStdString(other));
    return substitution;
}

} // namespace

// Replaces the words that do not occur in the library, or all words.
Result<Bitmap> Evaluator::similarPapers(const QueryNode &node, bool onlyUnused,
                                        QList<WordSubstitution> *substitutions)
{
    const std::vector<SearchedWord> searched = searchedWords(node);
    std::vector<SearchedWord> required;
    collectRequired(node, &required);
    m_replaced.clear();
    substitutions->clear();
    for (const SearchedWord &word : searched) {
        if (onlyUnused) {
            LECTERN_TRY(const auto set, wordSet(word));
            if (!set.isEmpty())
                continue;
        }
        // An exact word is never replaced.
        std::vector<std::string> similar;
        if (!word.alone) {
            LECTERN_TRY(similar, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
        }
        if (similar.empty() && onlyUnused
            && std::find(required.begin(), required.end(), word) != required.end()) {
            // Neither the word nor a similar one occurs, so the query cannot match.
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

// Finds, for each plain word of the expression (after replacements), the papers that match everything else.
Result<> Evaluator::findPapersWithout(const QueryNode &root)
{
    m_rests.clear();
    if (plainWords(root) < kMinWordsToReplaceOne || root.children.size() > kMaxWordsToReplaceOne)
        return {};
    std::vector<Bitmap> sets; // papers of each child
    for (const QueryNode &child : root.children) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        LECTERN_TRY(auto set, papers(child));
        sets.push_back(std::move(set));
    }
    // First compute, for each child, the papers that match all later children. The loop below adds all
    // earlier children.
    std::vector<Bitmap> after(sets.size(), m_words.snapshot().live());
    for (size_t i = sets.size() - 1; i-- > 0;) {
        after[i] = after[i + 1];
        after[i] &= sets[i + 1];
    }
    Bitmap before = m_words.snapshot().live();
    for (size_t i = 0; i < sets.size(); ++i) {
        const QueryNode &child = root.children[qsizetype(i)];
        if (isPlainWord(child)) {
            after[i] &= before;
            if (!after[i].isEmpty())
                m_rests.push_back({&child, std::move(after[i])});
        }
        before &= sets[i];
    }
    return {};
}

// Handles a word misspelt as another existing word: replaces each word in turn by similar ones.
Result<Bitmap> Evaluator::withOneReplaced(QList<WordSubstitution> *substitutions)
{
    Bitmap found(m_words.snapshot().size());
    m_replaced.clear();
    substitutions->clear();
    for (const Rest &rest : m_rests) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        const std::vector<SearchedWord> words = searchedWords(*rest.word);
        if (words.size() != 1)
            continue;
        const SearchedWord &word = words.front();
        LECTERN_TRY(const auto candidates, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
        std::vector<std::string> similar; // similar words that occur together with the rest of the query
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
        similar.insert(similar.begin(),
                       word.word); // the word itself, for papers that match after another word was replaced
        m_replaced[keyOf(word)] = std::move(similar);
    }
    return found;
}

// Returns the probable corrections of a word that looks like a typo, most frequent first.
Result<std::vector<std::string>> Evaluator::likelyCorrections(const SearchedWord &word)
{
    LECTERN_TRY(const auto papers, wordSet(word));
    const uint32_t enough = std::max(1u, papers.count() * kTimesMoreFrequent);
    LECTERN_TRY(const auto similar, m_words.similar(word.field, word.word, word.prefix, m_cancelled));
    std::vector<std::string> meant;
    for (const std::string &other : similar) {
        if (meant.size() == kMaxForTypo)
            break;
        if (other.find(word.word) != std::string::npos)
            continue; // a longer word is not a correction
        LECTERN_TRY(const auto papersOfOther, m_words.word(word.field, other, false));
        if (papersOfOther->count() >= enough)
            meant.push_back(other);
    }
    return meant;
}

// Handles several misspelt words, some perhaps misspelt as existing words: replaces all that look like typos.
Result<Bitmap> Evaluator::withTyposReplaced(const QueryNode &root, QList<WordSubstitution> *substitutions)
{
    m_replaced.clear();
    substitutions->clear();
    std::vector<SearchedWord> required;
    collectRequired(root, &required);
    for (const SearchedWord &word : required) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        if (word.exact)
            continue;
        LECTERN_TRY(auto meant, likelyCorrections(word));
        if (meant.empty())
            continue;
        substitutions->append(substitutionOf(word, meant));
        meant.insert(meant.begin(), word.word);
        m_replaced[keyOf(word)] = std::move(meant);
    }
    // A single typo has been tried already.
    return m_replaced.size() < 2 ? Bitmap(m_words.snapshot().size()) : papers(root);
}

Result<Bitmap> Evaluator::fallbackPapers(const QueryNode &root, const Bitmap &without, Fallback *fallback)
{
    const auto isFound = [&](Bitmap *papers) {
        papers->subtract(without);
        return !papers->isEmpty();
    };
    LECTERN_TRY(auto found, similarPapers(root, true, &fallback->substitutions));
    if (isFound(&found))
        return found;
    const auto withoutOneWord = [&] {
        Bitmap rests(m_words.snapshot().size());
        if (plainWords(root) >= kMinWordsToLackOne)
            for (const Rest &rest : m_rests)
                rests |= rest.papers;
        fallback->lacksOneWord = isFound(&rests);
        return rests;
    };
    m_replaced.clear();
    LECTERN_TRY(findPapersWithout(root));
    LECTERN_TRY(found, withOneReplaced(&fallback->substitutions));
    if (isFound(&found))
        return found;
    QList<WordSubstitution> typos;
    LECTERN_TRY(found, withTyposReplaced(root, &typos));
    fallback->substitutions = typos;
    if (isFound(&found))
        return found;
    const auto typosReplaced = std::exchange(m_replaced, {});
    fallback->substitutions.clear();
    found = withoutOneWord();
    if (fallback->lacksOneWord)
        return found;
    if (!typosReplaced.empty()) {
        m_replaced = typosReplaced;
        fallback->substitutions = typos;
        LECTERN_TRY(findPapersWithout(root));
        found = withoutOneWord();
        if (fallback->lacksOneWord)
            return found;
    }
    LECTERN_TRY(found, similarPapers(root, false, &fallback->substitutions));
    if (!isFound(&found))
        fallback->substitutions.clear();
    return found;
}

} // namespace lectern::index
