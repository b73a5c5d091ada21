#include "evaluationcontext.h"

#include "models/core/fold.h"
#include "models/core/query/wordpattern.h"
#include "models/core/wordforms.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

using Kind = QueryNode::Kind;

Result<> addPapers(const EvaluationContext &context, const char *sql, std::optional<qint64> bound,
                   Bitmap *into)
{
    Statement find(context.connection, sql);
    if (bound)
        find.bind(1, *bound);
    return find.forEach([&] { context.addLive(find.number(0), into); });
}

Result<Bitmap> papersIn(const EvaluationContext &context, const char *sql)
{
    Bitmap set = context.noPapers();
    LECTERN_TRY(addPapers(context, sql, {}, &set));
    return set;
}

Result<Bitmap> papersRead(const EvaluationContext &context, const Bitmap &candidates,
                          const std::function<Result<bool>(uint32_t)> &isFound)
{
    constexpr uint32_t kTextsBetweenChecks = 256;
    Bitmap kept(candidates.size());
    std::optional<Error> error;
    uint32_t n = 0;
    candidates.forEach([&](uint32_t paper) {
        if (error)
            return;
        if (++n % kTextsBetweenChecks == 0 && context.isCancelled()) {
            error = Error::cancelled();
            return;
        }
        const auto found = isFound(paper);
        if (!found)
            error = found.error();
        else if (*found)
            kept.set(paper);
    });
    if (error)
        return *error;
    return kept;
}

bool anyName(std::string_view names, const std::function<bool(std::string_view)> &isFound)
{
    for (size_t begin = 0; begin < names.size();) {
        const size_t end = std::min(names.find('\n', begin), names.size());
        if (isFound(names.substr(begin, end - begin)))
            return true;
        begin = end + 1;
    }
    return false;
}

bool isInRange(const QueryNode &node, double number)
{
    return (!node.low || (node.lowExcluded ? number > *node.low : number >= *node.low))
        && (!node.high || (node.highExcluded ? number < *node.high : number <= *node.high));
}

namespace
{

constexpr size_t kMaxRankedWords = 8;

void collect(const QueryNode &node, bool wanted, std::vector<SearchedWord> *into)
{
    for (const QueryNode &child : node.children)
        collect(child, node.kind == Kind::Not ? !wanted : wanted, into);
    if (node.kind != Kind::Text || !wanted)
        return;
    if (WordPattern::of(node))
        return; // a pattern covers many words, so it gives no single word
    const std::vector<std::string> words = wordsOf(node.text);
    for (size_t i = 0; i < words.size(); ++i) {
        const SearchedWord searched{node.field, words[i], node.prefix && i + 1 == words.size(), node.phrase,
                                    node.phrase && words.size() == 1};
        if (std::find(into->begin(), into->end(), searched) == into->end())
            into->push_back(searched);
    }
}

} // namespace

std::vector<std::string> wordsOf(const QString &text)
{
    std::vector<std::string> words;
    for (const QString &word : foldedWords(text))
        words.push_back(word.toUtf8().toStdString());
    return words;
}

std::vector<SearchedWord> searchedWords(const QueryNode &node)
{
    std::vector<SearchedWord> words;
    collect(node, true, &words);
    return words;
}

std::vector<SearchedWord> scoredWords(const QueryNode &node)
{
    std::vector<SearchedWord> words = searchedWords(node);
    // Stop words give no points unless all words are stop words.
    const auto isStopped = [](const SearchedWord &word) { return isStopWord(word.word) && !word.prefix; };
    if (!std::all_of(words.begin(), words.end(), isStopped))
        std::erase_if(words, isStopped);
    words.erase(words.begin() + ptrdiff_t(std::min(words.size(), kMaxRankedWords)), words.end());
    return words;
}

} // namespace lectern::index
