#pragma once
// The evidence for one way to split one glued line, as numbers; the weights they are added up with. Shared by
// the splitter (gluesplit.cpp) and the tool that fits the weights (tests/bench/glue_fit.cpp).
#include "gluesplit.h"

#include <QSet>

#include <array>
#include <unordered_map>
#include <vector>

namespace lectern::glue
{

// Kinds of character around the boundary. What a title ends with and what a name begins with are looked at
// together.
constexpr int kLeftClasses = 8, kRightClasses = 8;

enum Feature : int {
    Boundary, // kLeftClasses * kRightClasses: one of them is 1
    // the last word of the title (letters and digits before the boundary)
    WordOwnExact = Boundary + kLeftClasses * kRightClasses, // stands in the abstract, written the same
    WordOwnFolded, // stands there in another case
    WordOwnStem, // a word that begins the same stands there
    WordPageExact, // not in the abstract, but elsewhere on the page
    WordPageFolded,
    WordPageStem,
    WordNewLength1, // nowhere, and this long
    WordNewLength2,
    WordNewLength3,
    WordNewLonger,
    WordSeenShort, // somewhere, one or two characters
    WordFunction, // of, for, with …
    WordNone, // the boundary stands behind a sign
    WordIsName, // stands in a name elsewhere on the page
    WordCamel, // new, with a capital behind a small letter
    WordLetters, // log likelihood of its letters as a word of a title
    WordSmall, // begins with a small letter, though it is no function word
    TitleOneWord,
    TitleTwoWords,
    TitleOpenBracket, // a bracket or a dollar is not closed
    // the first name
    NameTokens1,
    NameTokens2,
    NameTokens3,
    NameTokens4,
    NameTokensMore,
    NameKnownPage, // the whole name stands elsewhere on the page
    NameKnownLibrary,
    NameGivenKnown, // its first token begins a name elsewhere on the page
    NameFamilyKnown, // its last token ends one
    NameSmallTokens, // tokens behind the first with a small first letter that are no particle ("van")
    NameParticles,
    NameFunctionWords,
    NameCapitals, // tokens of several capitals
    NameFullStops, // initials
    NameOddSigns, // tokens with digits, colons, brackets …
    NameWordsOwn, // tokens behind the first that the abstract has as common words
    NameWordsPage,
    NameFirstWordOwn, // the same for the first token
    NameFirstWordPage,
    NameFirstExact, // the first token stands on the page written the same (capitals inside)
    NameFirstCamel, // a capital behind a small letter inside the first token
    NameFirstLong, // more than 12 letters
    NameFirstShort, // one letter without full stop
    NameFirstLetters, // log likelihood of the letters of the first token as a given name
    NameFirstLength, // letters of the first token, for the likelihood's scale
    NameRestLetters, // log likelihood ratio of the other tokens: family name against word of a title
    // the other names of this reading
    OthersOneToken,
    OthersManyTokens, // five or more
    OthersSmallTokens,
    OthersFunctionWords,
    OthersOddSigns,
    OthersWords, // tokens that are common words of the abstract or the page
    OthersCamel,
    OthersKnown,
    OthersLetters,
    // how many names
    CountEtAl1,
    CountEtAl2,
    CountEtAl3,
    CountEtAlMore,
    Count1,
    Count2,
    Count3,
    CountMore,
    NoNames, // the line has no names at all
    NoNamesCut, // the same where the source ends with the line
    FeatureCount
};

using Weights = std::array<float, FeatureCount>;
extern const Weights kWeights; // gluemodel.cpp

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
    bool hasExact(quint64 key) const { return m_exact.contains(key); }
    bool hasFolded(quint64 key) const { return m_folded.contains(key); }
    bool hasSmall(quint64 key) const { return m_small.contains(key); }
    bool hasStem(quint64 key) const { return m_stems.contains(key); }

private:
    QSet<quint64> m_exact, m_folded, m_small, m_stems;
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

// All that is known when a line is read.
struct PageEvidence {
    WordSet words;
    NameSet names;
    std::function<bool(const QString &foldedName)> isKnownAuthor;
};

// One reading of a line: the title ends at titleEnd, so many names follow.
struct Candidate {
    qsizetype titleEnd = 0;
    int names = 0;
    std::vector<std::pair<short, float>> features; // only those that are not 0
};

// All readings of a line worth a score. number: the line's own, for NameSet.
std::vector<Candidate> candidates(const GluedLine &line, int number, const PageEvidence &page);

} // namespace lectern::glue
