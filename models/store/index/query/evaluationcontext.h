#pragma once
// What the evaluation of a query needs, and the steps that several terms share.
#include "models/core/query/query.h"
#include "models/core/result.h"
#include "models/core/wordfolder.h"
#include "ownwords.h"
#include "wordsets.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lectern::index
{

// The papers marked by the user, as far as the snapshot has their numbers.
struct MarkSets {
    Bitmap bookmarked, read, trashed;
    std::array<Bitmap, 5> stars; // by number of stars minus one
};

// A folded word that an expression searches in texts.
struct SearchedWord {
    QueryNode::Field field;
    std::string word;
    bool prefix;
    bool exact = false; // in this spelling only, as in quotes
    bool alone = false; // not part of a phrase: "=poker"
    bool operator==(const SearchedWord &) const = default;
};
using WordKey = std::pair<int, std::pair<std::string, bool>>; // field, word, prefix

inline WordKey keyOf(const SearchedWord &word)
{
    return {int(word.field), {word.word, word.prefix}};
}

// Used for one query, in one read transaction.
struct EvaluationContext {
    Connection &connection;
    WordSets &words;
    const MarkSets &marks;
    UserTexts &own; // loaded in this transaction or earlier in the same state of the file
    const Cancelled &cancelled;
    WordFolder folder = {};
    std::map<WordKey, std::vector<std::string>> replaced = {}; // words that are searched in place of one
    bool skipsAbstracts = false; // the abstracts of many papers were not read for a regular expression

    const Snapshot &snapshot() const { return words.snapshot(); }
    Bitmap noPapers() const { return Bitmap(snapshot().size()); }
    // Adds the paper if it is live. User data may belong to one that is not.
    void addLive(qint64 paper, Bitmap *into) const
    {
        if (snapshot().live().holds(paper))
            into->set(uint32_t(paper));
    }
    bool isCancelled() const { return cancelled && cancelled(); }
};

// Returns the live papers for which wanted(paper) is true.
template <typename Wanted>
Bitmap papersWhere(const Snapshot &snapshot, Wanted &&wanted)
{
    Bitmap set(snapshot.size());
    snapshot.live().forEach([&](uint32_t paper) {
        if (wanted(paper))
            set.set(paper);
    });
    return set;
}

// Adds the papers in the statement's first column. bound: the value of its parameter, if any.
Result<> addPapers(const EvaluationContext &context, const char *sql, std::optional<qint64> bound,
                   Bitmap *into);
// Returns the papers in the statement's first column.
Result<Bitmap> papersIn(const EvaluationContext &context, const char *sql);
// Reads the texts of the papers and returns those that match. Error when cancelled.
Result<Bitmap> papersRead(const EvaluationContext &context, const Bitmap &candidates,
                          const std::function<Result<bool>(uint32_t)> &isFound);
// Returns whether one of the names matches; names has one name per line.
bool anyName(std::string_view names, const std::function<bool(std::string_view)> &isFound);
// Returns whether a number is in the range of the node; either end may be open.
bool isInRange(const QueryNode &node, double number);

std::vector<std::string> wordsOf(const QString &text);
// Returns the words that an expression searches outside exclusions, each once.
std::vector<SearchedWord> searchedWords(const QueryNode &node);
// Returns the words that give points in the relevance order: the first eight that are not stop words. Later
// words of a pasted sentence only filter.
std::vector<SearchedWord> scoredWords(const QueryNode &node);

} // namespace lectern::index
