#pragma once
// What the title/author splitter remembers about words, names and letters.
#include <QStringView>

#include <array>
#include <unordered_map>
#include <vector>

namespace lectern::glue
{

// Letter pairs: log2 likelihood of the second letter after the first, in eighths, by kind of word. The
// symbols are 0 for the edge of a word, 1 to 26 for a to z (accents folded), 27 for anything else.
enum class Letters { Title, Given, Family };
constexpr int kSymbols = 28, kLetterKinds = 3;
using LetterTable = std::array<signed char, kSymbols * kSymbols>;
extern const std::array<LetterTable, kLetterKinds> kLetterTables; // gluemodel.cpp
int letterSymbol(QChar c);
// Returns the sum over the pairs of a word, edges included, in log2.
double letterScore(QStringView word, Letters kind);

// The words of some texts: as they stand, in lower case, those that were lower case, and their beginnings. A
// flat table, because a page has thousands of words and is asked for tens of thousands.
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

    std::vector<Slot> m_slots; // a power of two of them, at most half of them used
    size_t m_used = 0;
};

// Keys of words: a hash that is never 0 and the same in every run. Two words with one key would only add a
// little wrong evidence.
quint64 exactKey(QStringView word);
quint64 foldedKey(QStringView word);
quint64 stemKey(QStringView word); // of the first letters; 0 for words too short to have a stem
// Builds both keys of a word letter by letter.
struct GrowingKey {
    quint64 exact = 1469598103934665603ULL, folded = exact; // FNV-1a
    void add(QChar c);
    quint64 exactKey() const { return exact | 1; }
    quint64 foldedKey() const { return folded | 1; }
};

// The names of the page, each with the line it came from, so that no line is evidence for itself.
class NameSet
{
public:
    void add(QStringView name, int line);
    bool hasName(QStringView name, int line) const;
    bool hasGiven(QStringView token, int line) const;
    bool hasFamily(QStringView token, int line) const;
    bool hasToken(QStringView token, int line) const; // at either place

private:
    using Owners = std::unordered_map<quint64, int>; // the one line that has it, or kSeveral
    static void note(Owners &owners, quint64 key, int line);
    static bool knows(const Owners &owners, quint64 key, int line);
    Owners m_names, m_given, m_family;
};

// What a character is to the splitter.
bool isWordCharacter(QChar c); // letters of any script, digits, combining marks
bool isCapital(QChar c);
bool isCaseless(QChar c); // a letter of a script without small and capital letters

} // namespace lectern::glue
