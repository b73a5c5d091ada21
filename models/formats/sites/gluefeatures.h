#pragma once
// Features of one candidate split of a glued line, and their weights. Shared by the splitter (gluesplit.cpp)
// and the fitting tool (tests/bench/glue_fit.cpp).
#include "gluewords.h"

#include <QVarLengthArray>

#include <array>

namespace lectern::glue
{

// Character classes around the boundary. The end of the title and the beginning of the name are combined.
constexpr int kLeftClasses = 8, kRightClasses = 8;

enum Feature : int {
    Boundary, // kLeftClasses * kRightClasses features, one of which is 1
    // Last word of the title (letters and digits before the boundary).
    WordOwnExact = Boundary + kLeftClasses * kRightClasses, // in the abstract with the same spelling
    WordOwnFolded, // in the abstract in another case
    WordOwnStem, // the abstract has a word with the same stem
    WordPageExact, // not in the abstract, but elsewhere on the page
    WordPageFolded,
    WordPageStem,
    WordNewLength1, // not on the page; one feature per length
    WordNewLength2,
    WordNewLength3,
    WordNewLonger,
    WordSeenShort, // on the page, one or two characters
    WordFunction, // function word: of, for, with …
    WordNone, // the boundary follows a punctuation mark
    WordIsName, // occurs in a name elsewhere on the page
    WordCamel, // not on the page, with a capital after a lower-case letter
    WordLetters, // log likelihood of its letters as a title word
    WordSmall, // begins in lower case but is not a function word
    WordCutShort, // a longer prefix of the same token occurs on the page: Flow|s if "Flows" does
    TitleNames, // complete parts between commas that look like names
    TitleShortTail, // one word after the last comma
    TitleOneWord,
    TitleTwoWords,
    TitleOpenBracket, // an unclosed bracket or dollar sign
    // The first name.
    NameTokens1,
    NameTokens2,
    NameTokens3,
    NameTokens4,
    NameTokensMore,
    NameKnownPage, // the whole name occurs elsewhere on the page
    NameKnownLibrary,
    NameGivenKnown, // its first token begins a name elsewhere on the page
    NameFamilyKnown, // its last token ends a name elsewhere on the page
    NameSmallTokens, // tokens after the first that begin in lower case and are not a particle ("van")
    NameParticles,
    NameFunctionWords,
    NameCapitals, // tokens of several capitals
    NameFullStops, // initials
    NameOddSigns, // tokens with digits, colons, brackets …
    NameWordsOwn, // tokens after the first that are common words of the abstract
    NameWordsPage,
    NameFirstWordOwn, // the first token is a common word of the abstract
    NameFirstWordPage,
    NameFirstExact, // the first token occurs on the page with the same spelling, including inner capitals
    NameFirstCamel, // a capital after a lower-case letter inside the first token
    NameFirstHump, // the part before that capital is a word on the page
    NameFirstLong, // more than 12 letters
    NameFirstShort, // one letter without a full stop
    NameFirstLetters, // log likelihood of the first token's letters as a given name
    NameFirstLength, // length of the first token, which scales the likelihood
    NameRestLetters, // log likelihood ratio of the other tokens: family name versus title word
    // The other names of this reading.
    OthersOneToken,
    OthersManyTokens, // five or more
    OthersSmallTokens,
    OthersFunctionWords,
    OthersOddSigns,
    OthersWords, // tokens that are common words of the abstract or the page
    OthersCamel,
    OthersKnown,
    OthersLetters,
    // Number of names.
    CountEtAl1,
    CountEtAl2,
    CountEtAl3,
    CountEtAlMore,
    Count1,
    Count2,
    Count3,
    CountMore,
    NoNames, // the line has no names
    NoNamesCut, // the line has no names, and it ends the source
    FeatureCount
};

using Weights = std::array<float, FeatureCount>;
extern const Weights kWeights; // gluemodel.cpp

// Evidence collected from the whole page.
struct PageEvidence {
    WordSet words;
    NameSet names;
    std::function<bool(const QString &foldedName)> isKnownAuthor;
};

// The nonzero features. Repeated features are added up.
using Features = QVarLengthArray<std::pair<short, float>, 128>;

// Calls visit for every plausible reading of a line: the title ends at titleEnd and is followed by `names`
// names. number: line number for NameSet. own: the words of the line's abstract.
using VisitReading = std::function<void(qsizetype titleEnd, int names, const Features &features)>;
void forEachReading(const GluedLine &line, int number, const WordSet &own, const PageEvidence &page,
                    const VisitReading &visit);

} // namespace lectern::glue
