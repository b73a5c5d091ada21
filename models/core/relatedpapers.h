#pragma once
// Related papers, with reasons that the user can verify.
#include "ids.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace lectern
{

struct RelatedText {
    PaperId id = PaperId::None;
    QString title, abstract;
    QStringList authors; // as printed
    // Author ids in the order of authors; None: unknown. Set for the paper being compared. If both papers
    // have ids, common authors are found by id instead of name.
    QList<AuthorId> authorIds;
    // Number of papers in the library per author, in the order of authors; missing: one. Set for the paper
    // being compared.
    QList<qint64> authorPapers;
    QString category;
    QDate date;
    std::optional<int> year;
};

struct RelatedReason {
    enum class Kind { Words, Authors, Category, Time };
    Kind kind = Kind::Words;
    QStringList values; // shared words and word pairs (folded), shared names (folded), the category, or the
                        // difference in days
    QString text; // translated: "both say “nestpipe”, “embedding”"
};

struct RelatedPaper {
    PaperId id = PaperId::None;
    double strength = 0; // comparable only among the related papers of one paper
    int level = 1; // absolute strength: 1 (a word or two) to 5 (nearly the same topic by the same group)
    QList<RelatedReason> reasons; // strongest first; never empty
};

// Document frequency of folded words, and the number of papers.
struct WordRarity {
    std::function<qint64(const QString &foldedWord)> papersWith;
    qint64 papers = 0;
    // Number of titles that contain the word. Topic words occur in titles; rare prose words ("attracted",
    // "wherein") do not. If unset, all words count as topic words.
    std::function<qint64(const QString &foldedWord)> titlesWith = {};
};

// Returns whether a folded word can describe the topic of a paper: it has more than one letter and is not a
// number, a TeX command or a common English word.
bool canCompare(const QString &foldedWord);

// Returns the folded words that describe the topic of a paper. They have more than one letter, are not
// numbers, and occur in at most a fiftieth of the library's papers (in a small library: at most ten papers).
// Rarest first; among equally rare words, those of the title precede those of the abstract.
QStringList distinctiveWords(const RelatedText &paper, const WordRarity &rarity, qsizetype atMost);

// Returns the weight of a word that two papers share: the rarer the word, the higher the weight.
double wordWeight(qint64 papersWith, qint64 papers);
// Returns the topical share of that weight, 0 to 1: low if the word rarely occurs in titles. Prose words
// count towards the strength, because a group's writing style is characteristic, but are not shown as a
// reason.
double subjectPart(const QString &foldedWord, const WordRarity &rarity);
// Weight factor of title words.
inline constexpr double kTitleFactor = 1.5;
// Returns the weight of common authors. papersOfEach: number of papers per common author. Names on many
// papers weigh less, because several authors may share them.
double sharedAuthorsWeight(const QList<qint64> &papersOfEach, qint64 papers);

// Prepares one paper for comparison with many others.
class RelatedJudge
{
public:
    RelatedJudge(const RelatedText &paper, const WordRarity &rarity);
    // Compares with another paper. Returns nullopt if they share neither a topic word nor an author. Category
    // and date only add to other reasons.
    std::optional<RelatedPaper> judge(const RelatedText &other) const;

private:
    struct Shared {
        double weight;
        QString word;
        double subject; // the topical part of the weight, used to choose the reason
    };
    // Shared words and word pairs, highest weight first.
    QList<Shared> sharedWords(const RelatedText &other) const;
    QList<Shared> sharedPairs(const RelatedText &other) const;
    RelatedReason wordsReason(const QList<Shared> &words, const QList<Shared> &pairs) const;
    double addAuthors(const RelatedText &other, QList<std::pair<double, RelatedReason>> *reasons) const;
    double addFacts(const RelatedText &other, QList<std::pair<double, RelatedReason>> *reasons) const;

    RelatedText m_paper;
    qint64 m_papers;
    struct Word {
        double weight, subject; // subjectPart(), higher for title words
    };
    QHash<QString, Word> m_words; // topic words
    QHash<QString, double> m_pairs; // adjacent title words, joined by a space -> weight
    QStringList m_names; // folded author names
};

} // namespace lectern
