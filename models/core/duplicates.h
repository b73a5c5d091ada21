#pragma once
// Finds papers that may be duplicates although no identity rule joins them. The search is near-linear. Each
// pair gets a verdict with reasons, and the user decides.
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
    Same, // probably one paper: suggested for merging
    Versions, // probably preprint and published version, or two publications of one work: suggested for
              // linking
};

// A user decision about two papers. Stored by number.
enum class PaperRelation {
    Same = 1, // merged to one paper
    Different, // not suggested as duplicates again
    Versions, // two versions of one work, such as preprint and journal article: each links to the other
    Apart, // a source was split off a paper and is a separate paper
    Unrelated, // never shown as related papers
};

// Conditions under which a pair is safe to merge in bulk.
enum class DuplicateRule {
    DoiAndTitle,
    ArxivAndFirstAuthor,
    TitleAndAuthors, // same title and authors, and no conflicting year
    TitleAndAbstract,
    SmallChanges, // minor differences in the title; same authors and no conflicting year
};
constexpr int kDuplicateRules = 5;

struct DuplicateVerdict {
    DuplicateKind kind = DuplicateKind::Same;
    double likeness = 0; // 0 to 1; sort key of the suggestions
    QStringList reasons; // as text, strongest first
    quint32 rules = 0; // bit set of the DuplicateRules that hold; 0 for versions
    bool follows(DuplicateRule rule) const { return rules >> int(rule) & 1u; }
};

// A suggested pair, smaller id first, with its verdict.
struct DuplicatePair {
    PaperId first = PaperId::None, second = PaperId::None;
    DuplicateVerdict verdict;
};

// Judges whether two papers may be duplicates. Returns nullopt if:
// - the titles differ in a number, a part or a numeral ("… Part I", "Task 4");
// - one paper is a reply, comment or erratum of the other;
// - the arXiv ids differ.
// The verdict is at most Versions if a word of the title is replaced by another, if a form is named
// ("Extended Abstract"), or if the years differ and the texts do not confirm the match. Symmetric.
std::optional<DuplicateVerdict> judgeDuplicate(const Paper &a, const Paper &b);

// Finds candidate pairs: papers that share a key (folded title, rare words of the title, ids, hashes of the
// abstract). Keys that too many papers share are ignored, so the search is near-linear.
class DuplicateFinder
{
public:
    void reserve(qsizetype papers);
    // Adds a paper; keeps about 150 bytes of it. Call once per paper.
    void add(PaperId id, const Paper &paper);
    // Returns the pairs that share a key and whose titles, names or abstracts are similar by their hashes.
    // Each pair occurs once, smaller id first, in ascending order. The caller judges the pairs by their
    // texts. progress runs from 0 to 1. When cancelled() is true, returns the pairs found so far.
    QList<QPair<PaperId, PaperId>> candidates(const std::function<bool()> &cancelled = {},
                                              const std::function<void(double)> &progress = {}) const;

private:
    static constexpr int kSketch = 16;
    struct Entry {
        PaperId id;
        quint32 firstWord, words; // range in m_words
        quint32 firstName, names; // range in m_names
        quint64 title, abstractBegin, arxiv, doi; // hashes; 0: absent
        quint32 firstSketch; // index into m_sketches, kSketch values; ~0u: no abstract
    };
    bool mayBeDuplicates(const Entry &a, const Entry &b) const;
    // Call add(kind, key) for each key of the paper, one function per group of keys.
    template <typename Add>
    void addWhole(const Entry &entry, const Add &add) const;
    template <typename Add>
    void addRareWords(const Entry &entry, const Add &add) const;
    template <typename Add>
    void addEnds(const Entry &entry, const Add &add) const;

    std::vector<Entry> m_entries;
    std::vector<quint64> m_words; // hashed title words, each once per paper
    std::vector<quint64> m_names; // hashed family names
    std::vector<quint32> m_sketches;
    QHash<quint64, quint32> m_titlesWith; // word -> number of titles that contain it
};

// Returns the share of the shorter abstract's four-word sequences that the other one also contains, 0 to 1.
// Returns 0 if either abstract has fewer than 12 words.
double sharedText(QStringView a, QStringView b);

} // namespace lectern
