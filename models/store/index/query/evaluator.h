#pragma once
// Finds the set of papers for which an expression holds.
#include "models/core/cancelled.h"
#include "models/core/query/textexpression.h"
#include "models/core/resultset.h"
#include "models/core/wordfolder.h"
#include "ownwords.h"
#include "phrasepositions.h"
#include "wordsets.h"

#include <QSet>

#include <array>
#include <functional>
#include <map>

namespace lectern::index
{

// The papers that a person marked, as far as the snapshot has their numbers.
struct MarkSets {
    Bitmap bookmarked, read, binned;
    std::array<Bitmap, 5> stars; // by number of stars less one
};

// A folded word that an expression looks for in texts.
struct SoughtWord {
    QueryNode::Field field;
    std::string word;
    bool prefix;
    bool exact = false; // in this spelling only, as in quotes
    bool alone = false; // and it is no part of a phrase: "=poker"
    bool operator==(const SoughtWord &) const = default;
};

// Lives for one query, in one read transaction.
class Evaluator
{
public:
    // own: the words of notes and tags, loaded in this transaction or before with the same state of the file.
    Evaluator(Connection &connection, WordSets &words, const MarkSets &marks, OwnWords &own,
              const Cancelled &cancelled);

    // Returns exactly the papers for which the expression holds, without dead ones. within: of what is not in
    // it the answer may say anything, because it does not matter; so texts are read of no more than these.
    Result<Bitmap> papers(const QueryNode &node, const Bitmap *within = nullptr);
    // Whether the abstracts of many papers were not read for a regular expression.
    bool leavesAbstracts() const { return m_leavesAbstracts; }
    // What was searched in place of an expression that finds nothing.
    struct Instead {
        QList<WordSubstitution> substitutions;
        bool lacksOneWord = false;
    };
    // When nothing is found: returns the papers that come nearest, none of `without`, and says what was
    // searched. The first of these that finds some: words that nobody uses are replaced by similar ones; one
    // word is, each in turn; all that look like slips are; one of three or more plain words is missing, then
    // also with the slips replaced; all words are replaced.
    Result<Bitmap> papersInstead(const QueryNode &root, const Bitmap &without, Instead *told);
    // Splits the papers of the expression by how well they match, best first: two points for each ranked word
    // in the title, one among the authors where it is looked for anywhere, one where it is repeated
    // (terms.h). None of the sets is empty.
    Result<std::vector<Bitmap>> tiers(const QueryNode &node, const Bitmap &papers);
    // Returns the numbers of the lists with these names, in any case, or with the number in "#12".
    Result<QList<qint64>> listsNamed(const QStringList &wanted) const;
    // Returns the papers that have the word in this field; in any spelling unless it is exact.
    Result<WordSets::Set> spelled(QueryNode::Field field, const SoughtWord &word);

private:
    struct Points {
        WordSets::Set papers;
        size_t power; // the logarithm of how many each gets, to base two
    };
    Result<std::vector<Points>> pointsOf(const QueryNode &node);
    using WordKey = std::pair<int, std::pair<std::string, bool>>; // field, word, prefix
    static WordKey keyOf(const SoughtWord &word) { return {int(word.field), {word.word, word.prefix}}; }
    struct Rest {
        const QueryNode *word;
        Bitmap papers;
    };
    Result<> findRests(const QueryNode &root);
    Result<Bitmap> similarPapers(const QueryNode &node, bool onlyUnused,
                                 QList<WordSubstitution> *substitutions);
    Result<Bitmap> withOneReplaced(QList<WordSubstitution> *substitutions);
    Result<std::vector<std::string>> meantBy(const SoughtWord &word);
    Result<Bitmap> withSlipsReplaced(const QueryNode &root, QList<WordSubstitution> *substitutions);
    Result<Bitmap> text(const QueryNode &node, const Bitmap *within);
    Result<Bitmap> wordSet(const SoughtWord &word);
    // Those of the papers whose texts, once read, hold what is sought. An Error when cancelled.
    Result<Bitmap> papersRead(const Bitmap &candidates, const std::function<Result<bool>(uint32_t)> &isFound);
    // Whether it is found in one of the names, which stand one a line.
    static bool anyName(std::string_view names, const std::function<bool(std::string_view)> &isFound);
    Result<Bitmap> expression(const QueryNode &node, const Bitmap *within);
    Result<> keepLikely(const QueryNode &node, const TextExpression &expression, Bitmap *candidates);
    Result<Bitmap> expressionInOwnTexts(QueryNode::Field field, const TextExpression &expression);
    // Of papers and what a person wrote about them, or marked in their files.
    static const char *ownTextsSql(QueryNode::Field field);
    Result<> keepPhrases(const QueryNode &node, const std::vector<std::string> &words, const Bitmap *within,
                         Bitmap *candidates);
    Result<> readPhrases(const QueryNode &node, const std::vector<std::string> &words, Bitmap *candidates);
    Result<PhrasePositions::Found> positionsOf(QueryNode::Field field, const std::vector<std::string> &words,
                                               bool prefix, Bitmap candidates,
                                               const std::vector<WordSets::Set> &lists);
    struct PhraseTexts { // papers whose texts are to be read, by text
        Bitmap titles, names, abstracts;
    };
    Result<Bitmap> readTexts(const std::vector<std::string> &words, bool prefix, const PhraseTexts &texts);
    Result<Bitmap> allBut(const QueryNode &node, const Bitmap *within);
    Result<Bitmap> categories(const QStringList &values);
    Result<Bitmap> inState(const QString &value);
    Bitmap inferredYears() const;
    Result<Bitmap> dates(const QueryNode &node) const;
    Bitmap scores(const QueryNode &node) const;
    Bitmap ratings(const QueryNode &node) const;
    Result<Bitmap> has(const QString &value) const;
    Result<Bitmap> papersIn(const char *sql) const; // its first column
    Result<Bitmap> sources(const QStringList &values);
    Result<Bitmap> ids(const QStringList &values);
    Result<Bitmap> venues(const QStringList &values);
    // evaluatorstated.cpp
    using WantedWords = std::vector<std::vector<std::string>>; // the words of any of these
    static WantedWords wantedWords(const QStringList &values);
    Result<Bitmap> stated(const QueryNode &node, const Bitmap *within);
    Result<Bitmap> statedInRows(const QString &field, const WantedWords &wanted, const Bitmap *within);
    Result<Bitmap> onPagesOf(const WantedWords &wanted);
    bool hasWords(std::string_view text, const WantedWords &wanted);
    Result<std::optional<Bitmap>> person(const QString &name);
    Result<Bitmap> personsLike(const QueryNode &node, const std::vector<std::string> &words);
    bool isReplaced(const QueryNode &node, const std::vector<std::string> &words) const;
    Result<> addByInitials(const QString &folded, QSet<qint64> *authors);
    Result<Bitmap> addedBefore(QDate day);
    Result<Bitmap> added(const QueryNode &node);
    Bitmap citations(const QueryNode &node) const;
    Result<Bitmap> author(const QString &value);
    Result<Bitmap> newPapers();
    Bitmap papersAfter(qint64 newest); // by their ids
    Result<Bitmap> group(const QueryNode &node, const Bitmap *within);
    using Wanted = std::function<bool(qint64 id, const QString &name)>;
    Result<QList<qint64>> numbersOf(const char *sql, const Wanted &wanted) const;
    Result<Bitmap> papersOf(const Result<QList<qint64>> &numbers, const char *sql) const;
    Result<QList<qint64>> tagsNamed(const QStringList &wanted) const;
    Result<Bitmap> ownTexts(const QueryNode &node, const std::vector<std::string> &words);
    Result<> addPapers(const char *sql, std::optional<qint64> bound, Bitmap *into) const;

    Connection &m_connection;
    WordSets &m_words;
    const MarkSets &m_marks;
    OwnWords &m_own;
    const Cancelled &m_cancelled;
    WordFolder m_folder;
    std::map<WordKey, std::vector<std::string>> m_replaced;
    bool m_leavesAbstracts = false;
    std::vector<Rest> m_rests; // of the plain words of the expression
};

// Returns the words that an expression looks for outside exclusions, each once.
std::vector<SoughtWord> soughtWords(const QueryNode &node);
// Returns those that earn points when ordered by relevance: the first eight that are no stop words. The later
// words of a pasted sentence only filter.
std::vector<SoughtWord> rankedWords(const QueryNode &node);

} // namespace lectern::index
