#pragma once
// What the title/author splitter remembers of words, names and letters.
#include <QHash>
#include <QStringView>

#include <array>
#include <functional>
#include <unordered_map>

namespace lectern::glue
{

// Letter pairs: log2 likelihood of the second letter behind the first, in eighths, by kind of word. Symbols:
// 0 the edge of a word, 1 to 26 a to z (accents folded), 27 anything else.
enum class Letters { Title, Given, Family };
constexpr int kSymbols = 28, kLetterKinds = 3;
using LetterTable = std::array<signed char, kSymbols * kSymbols>;
extern const std::array<LetterTable, kLetterKinds> kLetterTables; // gluemodel.cpp
int letterSymbol(QChar c);
// Sum of the pairs of a word including its edges, in log2.
double letterScore(QStringView word, Letters kind);

// A set of the words of a text: as they stand, in small letters, those that stood in small letters, their
// beginnings.
class WordSet
{
public:
    void add(QStringView text);
    bool hasExact(quint64 key) const { return m_words.value(key) & Exact; }
    bool hasFolded(quint64 key) const { return m_words.value(key) & Folded; }
    bool hasSmall(quint64 key) const { return m_words.value(key) & Small; }
    bool hasStem(quint64 key) const { return m_words.value(key) & Stem; }

private:
    enum : quint8 { Exact = 1, Folded = 2, Small = 4, Stem = 8 };
    QHash<quint64, quint8> m_words;
};

// The words of a text: runs of letters and digits.
void forEachWord(QStringView text, const std::function<void(QStringView)> &visit);
quint64 exactKey(QStringView word);
quint64 foldedKey(QStringView word);
quint64 stemKey(QStringView word); // of the first letters; 0 for words too short to have a stem

// The names of the page, each with the line it came from, so that a line is no evidence for itself.
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

// What characters are to the splitter.
bool isWordCharacter(QChar c); // letters of any script, digits, combining marks
bool isCapital(QChar c);
bool isCaseless(QChar c); // a letter of a script without small and capital letters

} // namespace lectern::glue
