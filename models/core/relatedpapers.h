#pragma once
// Why two papers belong together, in words a person can check against their texts.
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
    // Who they are, where that is known: for the paper that is judged, in the order of authors (None: not
    // known). Where both papers have them they decide who wrote both, and not the names.
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

// In how many papers a folded word occurs, of how many.
struct WordRarity {
    std::function<qint64(const QString &foldedWord)> papersWith;
    qint64 papers = 0;
};

// Whether a folded word can say what a paper is about: more than a letter, no bare number, none of TeX's own
// words and none of the commonest of English.
bool canTell(const QString &foldedWord);

// The folded words of a paper that say what it is about: not too common (at most a fiftieth of the library,
// or ten papers in a small one), more than one letter, no bare numbers; rarest first, words of the title
// before those of the abstract only where equally rare.
QStringList tellingWords(const RelatedText &paper, const WordRarity &rarity, qsizetype atMost);

// What a word adds when two papers have it: how surprising it is to meet it twice.
double wordWeight(qint64 papersWith, qint64 papers);
// What stands in a title weighs more, by this.
inline constexpr double kTitleFactor = 1.5;
// What so many authors of both papers add.
double sharedAuthorsWeight(qsizetype authors, qint64 papers);

// One paper with its words counted once, to be compared with many.
class RelatedJudge
{
public:
    RelatedJudge(const RelatedText &paper, const WordRarity &rarity);
    // The papers' connection, or nothing where they share neither a telling word nor an author. Category and
    // time only add to these.
    std::optional<RelatedPaper> judge(const RelatedText &other) const;

private:
    RelatedText m_paper;
    qint64 m_papers;
    QHash<QString, double> m_words; // telling word -> weight
    QStringList m_names; // of the authors, folded
};

} // namespace lectern
