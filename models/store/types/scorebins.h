#pragma once
// Score intervals for counting, equal everywhere in the program: 0 to below 5, 5 to below 10, … 95 to 100.
#include <algorithm>

namespace lectern
{

constexpr int kScoreStep = 5;
constexpr int kScoreBins = 100 / kScoreStep;

// Scores outside the range count in the first or the last interval.
inline int scoreBin(double score)
{
    return int(std::clamp(score / kScoreStep, 0.0, double(kScoreBins - 1)));
}

} // namespace lectern
