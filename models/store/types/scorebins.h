#pragma once
// How scores are counted together, the same wherever they are shown: 0 to below 5, 5 to below 10, … 95 to
// 100.
#include <algorithm>

namespace lectern
{

constexpr int kScoreStep = 5;
constexpr int kScoreBins = 100 / kScoreStep;

// Scores beyond the ends count in the first and the last bin.
inline int scoreBin(double score)
{
    return int(std::clamp(score / kScoreStep, 0.0, double(kScoreBins - 1)));
}

} // namespace lectern
