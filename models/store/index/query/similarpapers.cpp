// The fallback if no paper has all words: papers with similar words, and papers that lack one word.
#include "evaluator.h"
#include "models/store/sqlite/try.h"
#include "termevaluators.h"

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

// A plain word of an expression, and the papers that match everything else.
struct Rest {
    const QueryNode *word;
    Bitmap papers;
};

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

// Sorts similar names of authors so that those with one typo come first, and returns how many to search: the
// most frequent one. Others belong to other people.
size_t nearestNames(const std::string &typed, std::vector<std::string> *similar)
{
    std::stable_partition(similar->begin(), similar->end(), [&](const std::string &name) {
        return name.find(typed) == std::string::npos && name.front() == typed.front();
    });
    return 1;
}

// Replaces the words that do not occur in the library, or all words.
Result<Bitmap> similarPapers(EvaluationContext &context, const QueryNode &node, bool onlyUnused,
                             QList<WordSubstitution> *substitutions)
{
    const std::vector<SearchedWord> searched = searchedWords(node);
    std::vector<SearchedWord> required;
    collectRequired(node, &required);
    context.replaced.clear();
    substitutions->clear();
    for (const SearchedWord &word : searched) {
        if (onlyUnused) {
            LECTERN_TRY(const auto set, papersOfWord(context, word));
            if (!set.isEmpty())
                continue;
        }
        // An exact word is never replaced.
        std::vector<std::string> similar;
        if (!word.alone) {
            LECTERN_TRY(similar,
                        context.words.similar(word.field, word.word, word.prefix, context.cancelled));
        }
        if (similar.empty() && onlyUnused
            && std::find(required.begin(), required.end(), word) != required.end()) {
            // Neither the word nor a similar one occurs, so the query cannot match.
            substitutions->clear();
            context.replaced.clear();
            return context.noPapers();
        }
        if (similar.empty())
            continue;
        const size_t names = word.field == Field::Author ? nearestNames(word.word, &similar) : similar.size();
        substitutions->append(substitutionOf(word, {similar.begin(), similar.begin() + ptrdiff_t(names)}));
        for (size_t i = names; i < similar.size(); ++i)
            substitutions->last().others.append(QString::fromStdString(similar[i]));
        similar.resize(names);
        if (!onlyUnused)
            similar.insert(similar.begin(), word.word);
        context.replaced[keyOf(word)] = std::move(similar);
    }
    if (context.replaced.empty())
        return context.noPapers();
    return evaluate(context, node);
}

// Finds, for each plain word of the expression (after replacements), the papers that match everything else.
Result<std::vector<Rest>> papersWithoutOne(EvaluationContext &context, const QueryNode &root)
{
    std::vector<Rest> rests;
    if (plainWords(root) < kMinWordsToReplaceOne || root.children.size() > kMaxWordsToReplaceOne)
        return rests;
    std::vector<Bitmap> sets; // papers of each child
    for (const QueryNode &child : root.children) {
        if (context.isCancelled())
            return Error::cancelled();
        LECTERN_TRY(auto set, evaluate(context, child));
        sets.push_back(std::move(set));
    }
    // First compute, for each child, the papers that match all later children. The loop below adds all
    // earlier children.
    std::vector<Bitmap> after(sets.size(), context.snapshot().live());
    for (size_t i = sets.size() - 1; i-- > 0;) {
        after[i] = after[i + 1];
        after[i] &= sets[i + 1];
    }
    Bitmap before = context.snapshot().live();
    for (size_t i = 0; i < sets.size(); ++i) {
        const QueryNode &child = root.children[qsizetype(i)];
        if (isPlainWord(child)) {
            after[i] &= before;
            if (!after[i].isEmpty())
                rests.push_back({&child, std::move(after[i])});
        }
        before &= sets[i];
    }
    return rests;
}

// Handles a word misspelt as another existing word: replaces each word in turn by similar ones.
Result<Bitmap> withOneReplaced(EvaluationContext &context, const std::vector<Rest> &rests,
                               QList<WordSubstitution> *substitutions)
{
    Bitmap found = context.noPapers();
    context.replaced.clear();
    substitutions->clear();
    for (const Rest &rest : rests) {
        if (context.isCancelled())
            return Error::cancelled();
        const std::vector<SearchedWord> words = searchedWords(*rest.word);
        if (words.size() != 1)
            continue;
        const SearchedWord &word = words.front();
        LECTERN_TRY(const auto candidates,
                    context.words.similar(word.field, word.word, word.prefix, context.cancelled));
        std::vector<std::string> similar; // similar words that occur together with the rest of the query
        for (const std::string &candidate : candidates) {
            LECTERN_TRY(auto papers, context.words.anyWord(word.field, {candidate}));
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
        context.replaced[keyOf(word)] = std::move(similar);
    }
    return found;
}

// Returns the probable corrections of a word that looks like a typo, most frequent first.
Result<std::vector<std::string>> likelyCorrections(EvaluationContext &context, const SearchedWord &word)
{
    LECTERN_TRY(const auto papers, papersOfWord(context, word));
    const uint32_t enough = std::max(1u, papers.count() * kTimesMoreFrequent);
    LECTERN_TRY(const auto similar,
                context.words.similar(word.field, word.word, word.prefix, context.cancelled));
    std::vector<std::string> meant;
    for (const std::string &other : similar) {
        if (meant.size() == kMaxForTypo)
            break;
        if (other.find(word.word) != std::string::npos)
            continue; // a longer word is not a correction
        LECTERN_TRY(const auto papersOfOther, context.words.word(word.field, other, false));
        if (papersOfOther->count() >= enough)
            meant.push_back(other);
    }
    return meant;
}

// Handles several misspelt words, some perhaps misspelt as existing words: replaces all that look like typos.
Result<Bitmap> withTyposReplaced(EvaluationContext &context, const QueryNode &root,
                                 QList<WordSubstitution> *substitutions)
{
    context.replaced.clear();
    substitutions->clear();
    std::vector<SearchedWord> required;
    collectRequired(root, &required);
    for (const SearchedWord &word : required) {
        if (context.isCancelled())
            return Error::cancelled();
        if (word.exact)
            continue;
        LECTERN_TRY(auto meant, likelyCorrections(context, word));
        if (meant.empty())
            continue;
        substitutions->append(substitutionOf(word, meant));
        meant.insert(meant.begin(), word.word);
        context.replaced[keyOf(word)] = std::move(meant);
    }
    // A single typo has been tried already.
    return context.replaced.size() < 2 ? context.noPapers() : evaluate(context, root);
}

} // namespace

Result<Bitmap> fallbackPapers(EvaluationContext &context, const QueryNode &root, const Bitmap &without,
                              Fallback *fallback)
{
    const auto isFound = [&](Bitmap *papers) {
        papers->subtract(without);
        return !papers->isEmpty();
    };
    LECTERN_TRY(auto found, similarPapers(context, root, true, &fallback->substitutions));
    if (isFound(&found))
        return found;
    std::vector<Rest> rests;
    const auto withoutOneWord = [&] {
        Bitmap all = context.noPapers();
        if (plainWords(root) >= kMinWordsToLackOne)
            for (const Rest &rest : rests)
                all |= rest.papers;
        fallback->lacksOneWord = isFound(&all);
        return all;
    };
    context.replaced.clear();
    LECTERN_TRY(rests, papersWithoutOne(context, root));
    LECTERN_TRY(found, withOneReplaced(context, rests, &fallback->substitutions));
    if (isFound(&found))
        return found;
    QList<WordSubstitution> typos;
    LECTERN_TRY(found, withTyposReplaced(context, root, &typos));
    fallback->substitutions = typos;
    if (isFound(&found))
        return found;
    const auto typosReplaced = std::exchange(context.replaced, {});
    fallback->substitutions.clear();
    found = withoutOneWord();
    if (fallback->lacksOneWord)
        return found;
    if (!typosReplaced.empty()) {
        context.replaced = typosReplaced;
        fallback->substitutions = typos;
        LECTERN_TRY(rests, papersWithoutOne(context, root));
        found = withoutOneWord();
        if (fallback->lacksOneWord)
            return found;
    }
    LECTERN_TRY(found, similarPapers(context, root, false, &fallback->substitutions));
    if (!isFound(&found))
        fallback->substitutions.clear();
    return found;
}

} // namespace lectern::index
