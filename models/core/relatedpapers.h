#pragma once
// Why two papers belong together, in words that a person can check against their texts.
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
    // Who they are, where that is known (None: not known), in the order of authors; given for the paper that
    // is judged. Where both papers have ids, the ids decide who wrote both, and not the names.
    QList<AuthorId> authorIds;
    // How many papers each of them wrote here, in the order of authors; missing: one. Given for the paper
    // that is judged.
    QList<qint64> authorPapers;
    QString category;
    QDate date;
    std::optional<int> year;
};

struct RelatedReason {
    enum class Kind { Words, Authors, Category, Time };
    Kind kind = Kind::Words;
    QStringList values; // the shared words and pairs of words (folded), the shared names (folded), the
                        // category, the days apart
    QString text; // translated: "both say “nestpipe”, “embedding”"
};

struct RelatedPaper {
    PaperId id = PaperId::None;
    double strength = 0; // comparable between neighbours of one paper only
    int level = 1; // how strong in itself: 1, a word or two, to 5, nearly one subject by one group
    QList<RelatedReason> reasons; // strongest first; never empty
};

// How many papers have a folded word, and how many papers there are.
struct WordRarity {
    std::function<qint64(const QString &foldedWord)> papersWith;
    qint64 papers = 0;
    // How many have it in the title, for words of subjects are found in titles and rare prose is not
    // ("attracted", "wherein"); without it all words count as words of subjects.
    std::function<qint64(const QString &foldedWord)> titlesWith = {};
};

// Whether a folded word can say what a paper is about: it has more than one letter, and is no bare number,
// none of TeX's own words and none of the commonest words of English.
bool canTell(const QString &foldedWord);

// Returns the folded words that say what a paper is about: not too common (at most a fiftieth of the library
// has them, or ten papers of a small one), more than one letter, no bare numbers. The rarest come first; of
// equally rare ones, those of the title come before those of the abstract.
QStringList tellingWords(const RelatedText &paper, const WordRarity &rarity, qsizetype atMost);

// Returns what a word adds when two papers have it: how surprising it is to meet it twice.
double wordWeight(qint64 papersWith, qint64 papers);
// What part of that weight speaks of a subject, 0 to 1: little where hardly a title has the word. Prose
// counts for the strength, for it is the handwriting of a group, but is no reason to give to a person.
double subjectPart(const QString &foldedWord, const WordRarity &rarity);
// A word of a title weighs more, by this factor.
inline constexpr double kTitleFactor = 1.5;
// Returns what it adds that both papers have authors in common who wrote so many papers each: names that are
// on many papers say less, and may be several people's.
double sharedAuthorsWeight(const QList<qint64> &papersOfEach, qint64 papers);

// One paper with its words counted once, to be compared with many.
class RelatedJudge
{
public:
    RelatedJudge(const RelatedText &paper, const WordRarity &rarity);
    // Returns the papers' connection, or nothing where they share neither a telling word nor an author.
    // Category and time only add to these.
    std::optional<RelatedPaper> judge(const RelatedText &other) const;

private:
    struct Shared {
        double weight;
        QString word;
        double subject; // the weight as a reason
    };
    // The shared words and pairs, the weightiest first.
    QList<Shared> sharedWords(const RelatedText &other) const;
    QList<Shared> sharedPairs(const RelatedText &other) const;
    RelatedReason wordsReason(const QList<Shared> &words, const QList<Shared> &pairs) const;
    double addAuthors(const RelatedText &other, QList<std::pair<double, RelatedReason>> *reasons) const;
    double addFacts(const RelatedText &other, QList<std::pair<double, RelatedReason>> *reasons) const;

    RelatedText m_paper;
    qint64 m_papers;
    struct Word {
        double weight, subject; // subjectPart(), more for words of the title
    };
    QHash<QString, Word> m_words; // telling words
    QHash<QString, double> m_pairs; // two words next to each other in the title, with a space -> weight
    QStringList m_names; // of the authors, folded
};

} // namespace lectern
