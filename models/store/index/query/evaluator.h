#pragma once
// Finds the set of papers that match an expression.
#include "models/core/query/textexpression.h"
#include "models/core/result.h"
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

// Used for one query, in one read transaction.
class Evaluator
{
public:
    // own: the words of notes and tags, loaded in this transaction or earlier in the same state of the file.
    Evaluator(Connection &connection, WordSets &words, const MarkSets &marks, UserTexts &own,
              const Cancelled &cancelled);

    // Returns exactly the live papers that match the expression. within: papers outside it may be included or
    // not, because the caller ignores them; texts are read only for papers in it.
    Result<Bitmap> papers(const QueryNode &node, const Bitmap *within = nullptr);
    // Whether the abstracts of many papers were not read for a regular expression.
    bool skipsAbstracts() const { return m_skipsAbstracts; }
    // What was searched when the expression found nothing.
    struct Fallback {
        QList<WordSubstitution> substitutions;
        bool lacksOneWord = false;
    };
    // For an expression without matches: returns the closest papers, none of `without`, and sets *fallback to
    // what was searched. Tries in this order until papers are found:
    // - replace words that do not occur in the library by similar ones
    // - replace one word, each in turn
    // - replace all words that look like typos
    // - drop one of three or more plain words, then also with the typos replaced
    // - replace all words
    Result<Bitmap> fallbackPapers(const QueryNode &root, const Bitmap &without, Fallback *fallback);
    // Splits the papers of the expression by match quality, best first. Each ranked word gives two points in
    // the title, one among the authors if it is searched in all fields, and one if it is repeated (terms.h).
    // No set is empty.
    Result<std::vector<Bitmap>> tiers(const QueryNode &node, const Bitmap &papers);
    // Returns the ids of the lists with these names (case-insensitive) or with the id in "#12".
    Result<QList<qint64>> listsNamed(const QStringList &wanted) const;
    // Returns the papers that have the word in this field, in any spelling unless it is exact.
    Result<WordSets::Set> spelled(QueryNode::Field field, const SearchedWord &word);

private:
    struct Points {
        WordSets::Set papers;
        size_t power; // log2 of the number of points for each word
    };
    Result<std::vector<Points>> pointsOf(const QueryNode &node);
    using WordKey = std::pair<int, std::pair<std::string, bool>>; // field, word, prefix
    static WordKey keyOf(const SearchedWord &word) { return {int(word.field), {word.word, word.prefix}}; }
    struct Rest {
        const QueryNode *word;
        Bitmap papers;
    };
    Result<> findPapersWithout(const QueryNode &root);
    Result<Bitmap> similarPapers(const QueryNode &node, bool onlyUnused,
                                 QList<WordSubstitution> *substitutions);
    Result<Bitmap> withOneReplaced(QList<WordSubstitution> *substitutions);
    Result<std::vector<std::string>> likelyCorrections(const SearchedWord &word);
    Result<Bitmap> withTyposReplaced(const QueryNode &root, QList<WordSubstitution> *substitutions);
    Result<Bitmap> text(const QueryNode &node, const Bitmap *within);
    Result<Bitmap> wordSet(const SearchedWord &word);
    // Reads the texts of the papers and returns those that match. Error when cancelled.
    Result<Bitmap> papersRead(const Bitmap &candidates, const std::function<Result<bool>(uint32_t)> &isFound);
    // Returns whether one of the names matches; names has one name per line.
    static bool anyName(std::string_view names, const std::function<bool(std::string_view)> &isFound);
    Result<Bitmap> expression(const QueryNode &node, const Bitmap *within);
    Result<> keepLikely(const QueryNode &node, const TextExpression &expression, Bitmap *candidates);
    Result<Bitmap> expressionInOwnTexts(QueryNode::Field field, const TextExpression &expression);
    // Returns the SQL statement that selects papers with the user's texts about them, or with the highlights
    // in their files.
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
    // Returns the live papers for which wanted(paper) is true.
    template <typename Wanted>
    Bitmap papersWhere(Wanted &&wanted) const;
    Bitmap inferredYears() const;
    Result<Bitmap> dates(const QueryNode &node) const;
    Bitmap scores(const QueryNode &node) const;
    Bitmap ratings(const QueryNode &node) const;
    Result<Bitmap> has(const QString &value) const;
    Result<Bitmap> papersIn(const char *sql) const; // papers in the first column
    Result<Bitmap> sources(const QStringList &values);
    Result<Bitmap> ids(const QStringList &values);
    Result<Bitmap> venues(const QStringList &values);
    // Defined in evaluatorstated.cpp.
    using WordsOfValues = std::vector<std::vector<std::string>>; // the words of any one of these
    static WordsOfValues wordsOfValues(const QStringList &values);
    Result<Bitmap> stated(const QueryNode &node, const Bitmap *within);
    Result<Bitmap> statedInRows(const QString &field, const WordsOfValues &wanted, const Bitmap *within);
    Result<Bitmap> onPagesOf(const WordsOfValues &wanted);
    bool hasWords(std::string_view text, const WordsOfValues &wanted);
    Result<std::optional<Bitmap>> person(const QString &name);
    Result<Bitmap> papersOfSimilarNames(const QueryNode &node, const std::vector<std::string> &words);
    bool isReplaced(const QueryNode &node, const std::vector<std::string> &words) const;
    Result<> addByInitials(const QString &folded, QSet<qint64> *authors);
    Result<Bitmap> addedBefore(QDate day);
    Result<Bitmap> added(const QueryNode &node);
    Bitmap citations(const QueryNode &node) const;
    Result<Bitmap> author(const QString &value);
    Result<Bitmap> newPapers();
    Bitmap papersAfter(qint64 newest); // ids greater than newest
    Result<Bitmap> group(const QueryNode &node, const Bitmap *within);
    Result<QList<qint64>> numbersOf(const char *sql,
                                    const std::function<bool(qint64 id, const QString &name)> &wanted) const;
    Result<Bitmap> papersOf(const Result<QList<qint64>> &numbers, const char *sql) const;
    Result<QList<qint64>> tagsNamed(const QStringList &wanted) const;
    Result<Bitmap> ownTexts(const QueryNode &node, const std::vector<std::string> &words);
    Result<> addPapers(const char *sql, std::optional<qint64> bound, Bitmap *into) const;

    Connection &m_connection;
    WordSets &m_words;
    const MarkSets &m_marks;
    UserTexts &m_own;
    const Cancelled &m_cancelled;
    WordFolder m_folder;
    std::map<WordKey, std::vector<std::string>> m_replaced;
    bool m_skipsAbstracts = false;
    std::vector<Rest> m_rests; // the plain words of the expression
};

// Returns the words that an expression searches outside exclusions, each once.
std::vector<SearchedWord> searchedWords(const QueryNode &node);
// Returns the words that give points in the relevance order: the first eight that are not stop words. Later
// words of a pasted sentence only filter.
std::vector<SearchedWord> scoredWords(const QueryNode &node);

} // namespace lectern::index
