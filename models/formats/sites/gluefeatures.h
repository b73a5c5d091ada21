#pragma once
// The evidence for one way to split one glued line, as numbers, and the weights by which it counts. The
// splitter (gluesplit.cpp) and the tool that fits the weights (tests/bench/glue_fit.cpp) share it.
#include "gluedline.h"
#include "gluewords.h"

#include <QVarLengthArray>

#include <array>

namespace lectern::glue
{

// Kinds of character around the boundary. How a title ends and how a name begins are looked at together.
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
    WordCutShort, // a longer beginning of the same token stands somewhere: Flow|s where "Flows" does
    TitleNames, // complete parts between commas that read like names
    TitleShortTail, // one word behind the last comma
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
    NameFirstHump, // what stands before that capital is a word of the page
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

// All that is known of the page when a line is read.
struct PageEvidence {
    WordSet words;
    NameSet names;
    std::function<bool(const QString &foldedName)> isKnownAuthor;
};

// The features that are not 0. One may come several times; its values then add up.
using Features = QVarLengthArray<std::pair<short, float>, 128>;

// Calls visit for every reading of a line that is worth a score: the title ends at titleEnd, and so many
// names follow. number: the line's own, for NameSet; own: the words of its abstract.
using VisitReading = std::function<void(qsizetype titleEnd, int names, const Features &features)>;
void forEachReading(const GluedLine &line, int number, const WordSet &own, const PageEvidence &page,
                    const VisitReading &visit);

} // namespace lectern::glue
