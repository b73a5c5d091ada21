#pragma once
// Statistics about words, names and letters for the title/author splitter.
#include <QStringView>
#include <array>
#include <unordered_map>
#include <vector>

namespace lectern::glue
{

// Letter bigrams: log2 likelihood of the second letter after the first, in eighths, per kind of word.
// Symbols: 0 word edge, 1 to 26 a to z (accents folded), 27 other characters.
enum class Letters { Title, Given, Family };
constexpr int kSymbols = 28, kLetterKinds = 3;
using LetterTable = std::array<signed char, kSymbols * kSymbols>;
extern const std::array<LetterTable, kLetterKinds> kLetterTables; // gluemodel.cpp
int letterSymbol(QChar c);
// Returns the sum of log2 likelihoods over all bigrams of a word, including edges.
double letterScore(QStringView word, Letters kind);

// The words of some texts: exact spelling, lower case, words that were lower case, and prefixes. A flat hash
// table, because a page has thousands of words and tens of thousands of lookups.
class WordSet
{
public:
    void add(QStringView text);
    void add(const WordSet &other);
    bool hasExact(quint64 key) const { return flags(key) & Exact; }
    bool hasFolded(quint64 key) const { return flags(key) & Folded; }
    bool hasSmall(quint64 key) const { return flags(key) & Small; }
    bool hasStem(quint64 key) const { return flags(key) & Stem; }

private:
    enum : quint8 { Exact = 1, Folded = 2, Small = 4, Stem = 8 };
    struct Slot {
        quint64 key = 0; // 0: free
        quint8 flags = 0;
    };
    quint8 flags(quint64 key) const;
    void set(quint64 key, quint8 flags);

    std::vector<Slot> m_slots; // size is a power of two, at most half used
    size_t m_used = 0;
};

// Hash keys of words: never 0 and identical in every run. A collision only adds slightly wrong evidence.
quint64 exactKey(QStringView word);
quint64 foldedKey(QStringView word);
quint64 stemKey(QStringView word); // hash of the first letters; 0 for words too short for a stem
// Computes both keys of a word incrementally.
struct GrowingKey {
    quint64 exact = 1469598103934665603ULL, folded = exact; // FNV-1a
    void add(QChar c);
    quint64 exactKey() const { return exact | 1; }
    quint64 foldedKey() const { return folded | 1; }
};

// The names on the page with their line numbers, so that a line is not evidence for itself.
class NameSet
{
public:
    void add(QStringView name, int line);
    bool hasName(QStringView name, int line) const { return knows(m_names, foldedKey(name), line); }
    bool hasGivenName(QStringView token, int line) const { return knows(m_given, foldedKey(token), line); }
    bool hasFamily(QStringView token, int line) const { return knows(m_family, foldedKey(token), line); }
    bool hasToken(QStringView token, int line) const; // as the first or the last token of a name

private:
    using Owners = std::unordered_map<quint64, int>; // the only line with the key, or kSeveral
    static void note(Owners &owners, quint64 key, int line);
    static bool knows(const Owners &owners, quint64 key, int line);
    Owners m_names, m_given, m_family;
};

// Character classes of the splitter.
bool isWordCharacter(QChar c); // letters of any script, digits, combining marks
bool isCapital(QChar c);
bool isCaseless(QChar c); // a letter of a script without case

} // namespace lectern::glue

namespace lectern
{

// A glued line: title and authors without a separator.

// A glued line with its context. The views must outlive the call.
struct GluedLine {
    QStringView text; // title and names, without "et al." and affiliation
    bool etAl = false; // the author list is truncated
    QStringView abstract; // empty if there is none
    bool mayBeCut = false; // the source ends with this line, so names may be missing
};

} // namespace lectern
