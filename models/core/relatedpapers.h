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

namespace lectern
{

struct RelatedText {
    PaperId id = PaperId::None;
    QString title, abstract;
    QStringList authors; // as printed
    // Who they are, where that is known (None: not known), in the order of authors; given for the paper that
    // is judged. Where both papers have ids, the ids decide who wrote both, and not the names.
    QList<AuthorId> authorIds;
    QString category;
    QDate date;
    std::optional<int> year;
};

struct RelatedReason {
    enum class Kind { Words, Authors, Category, Time };
    Kind kind = Kind::Words;
    QStringList values; // the shared words (folded), the shared names (folded), the category, the days apart
    QString text; // translated: "both say “nestpipe”, “embedding”"
};

struct RelatedPaper {
    PaperId id = PaperId::None;
    double strength = 0; // comparable between neighbours of one paper only
    QList<RelatedReason> reasons; // strongest first; never empty
};

// How many papers have a folded word, and how many papers there are.
struct WordRarity {
    std::function<qint64(const QString &foldedWord)> papersWith;
    qint64 papers = 0;
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
// A word of a title weighs more, by this factor.
inline constexpr double kTitleFactor = 1.5;
// Returns what it adds that both papers have this many authors in common.
double sharedAuthorsWeight(qsizetype authors, qint64 papers);

// One paper with its words counted once, to be compared with many.
class RelatedJudge
{
public:
    RelatedJudge(const RelatedText &paper, const WordRarity &rarity);
    // Returns the papers' connection, or nothing where they share neither a telling word nor an author.
    // Category and time only add to these.
    std::optional<RelatedPaper> judge(const RelatedText &other) const;

private:
    RelatedText m_paper;
    qint64 m_papers;
    QHash<QString, double> m_words; // telling word -> weight
    QStringList m_names; // of the authors, folded
};

} // namespace lectern
