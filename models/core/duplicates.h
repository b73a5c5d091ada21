#pragma once
// Finds papers that may be one paper although no rule of identity joins them. The search is near-linear, each
// pair is judged with reasons, and a person decides.
#include "ids.h"
#include "paper.h"

#include <QHash>
#include <QList>
#include <QPair>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace lectern
{

enum class DuplicateKind {
    Same, // likely one paper: offered for merging
    Versions, // likely preprint and published version, or two publications of it: offered for linking
};

// What a person said about two papers. Stored by number.
enum class PaperRelation {
    Same = 1, // one paper: merged
    Different, // not offered as one again
    Versions, // two papers of one work, such as preprint and journal: each leads to the other
    Apart, // a source that identity joined to a paper is another paper
    Unrelated, // two papers that are not to be shown as related
};

// What makes a pair so sure that many of its kind can be decided at once.
enum class DuplicateRule {
    DoiAndTitle,
    ArxivAndFirstAuthor,
    TitleAndAuthors, // all of them, and no other year
    TitleAndAbstract,
    SmallChanges, // of the title, with the same authors and no other year
};
constexpr int kDuplicateRules = 5;

struct DuplicateVerdict {
    DuplicateKind kind = DuplicateKind::Same;
    double likeness = 0; // 0 to 1, for the order in which pairs are offered
    QStringList reasons; // in words, strongest first
    quint32 rules = 0; // a bit for each DuplicateRule that holds; none of versions
    bool follows(DuplicateRule rule) const { return rules >> int(rule) & 1u; }
};

// Two papers of a library, the smaller number first, and why they are offered.
struct DuplicatePair {
    PaperId first = PaperId::None, second = PaperId::None;
    DuplicateVerdict verdict;
};

// Judges whether two papers are worth a person's look. Gives nothing for papers whose titles differ in a
// number, a part or a numeral ("… Part I", "Task 4"), for a reply, comment or erratum beside its paper, and
// for two different arXiv ids. Where a word of one title has another one in its place, where a form is named
// ("Extended Abstract"), or where the years differ and the texts do not speak for each other, they are at
// most versions. Symmetric.
std::optional<DuplicateVerdict> judgeDuplicate(const Paper &a, const Paper &b);

// Finds the pairs worth judging: papers that share a key (folded title, rare words of the title, ids, hashes
// of the abstract). Keys that too many papers share are ignored, so the work stays near-linear.
class DuplicateFinder
{
public:
    void reserve(qsizetype papers);
    // Remembers about 150 bytes of the paper. Call for each once.
    void add(PaperId id, const Paper &paper);
    // Returns the pairs that share a key and whose titles, names or abstracts also look alike by their
    // hashes: each pair once, smaller id first, ascending. They still have to be judged from their texts.
    // progress goes from 0 to 1. When cancelled() is true the search ends with what it has found.
    QList<QPair<PaperId, PaperId>> candidates(const std::function<bool()> &cancelled = {},
                                              const std::function<void(double)> &progress = {}) const;

private:
    static constexpr int kSketch = 16;
    struct Entry {
        PaperId id;
        quint32 firstWord, words; // in m_words
        quint32 firstName, names; // in m_names
        quint64 title, abstractBegin, arxiv, doi; // hashes, 0: absent
        quint32 firstSketch; // in m_sketches, kSketch values; ~0u: no abstract
    };
    bool promising(const Entry &a, const Entry &b) const;
    // Give add(kind, key) the keys by which the paper may be found, a way each.
    template <typename Add>
    void addWhole(const Entry &entry, const Add &add) const;
    template <typename Add>
    void addRareWords(const Entry &entry, const Add &add) const;
    template <typename Add>
    void addEnds(const Entry &entry, const Add &add) const;

    std::vector<Entry> m_entries;
    std::vector<quint64> m_words; // of titles, hashed, each once a paper
    std::vector<quint64> m_names; // family names, hashed
    std::vector<quint32> m_sketches;
    QHash<quint64, quint32> m_titlesWith; // word -> titles it is in
};

// Returns the part of the shorter abstract's four-word sequences that the other one shares, 0 to 1; 0 when
// either has fewer than 12 words.
double sharedText(QStringView a, QStringView b);

} // namespace lectern
