#include "gluesplit.h"

#include "gluefeatures.h"

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace glue;

namespace
{

constexpr double kSure = 0.98; // what the first pass must be to teach the second one
constexpr double kWorthNaming = 0.005; // probability of an alternative

// The readings of a line with their probabilities, added up by boundary.
GlueSplit choose(const std::vector<Candidate> &readings, qsizetype length)
{
    if (readings.empty())
        return {length, 1, -1};
    std::vector<double> scores;
    scores.reserve(readings.size());
    for (const Candidate &reading : readings) {
        double score = 0;
        for (const auto &[feature, value] : reading.features)
            score += double(kWeights[size_t(feature)]) * double(value);
        scores.push_back(score);
    }
    const double top = *std::max_element(scores.begin(), scores.end());
    double sum = 0;
    for (double &score : scores)
        sum += score = std::exp(score - top);
    size_t best = 0;
    for (size_t i = 1; i < scores.size(); ++i)
        if (scores[i] > scores[best])
            best = i;
    size_t second = readings.size();
    for (size_t i = 0; i < scores.size(); ++i)
        if (readings[i].titleEnd != readings[best].titleEnd
            && (second == readings.size() || scores[i] > scores[second]))
            second = i;
    GlueSplit split{readings[best].titleEnd, scores[best] / sum, -1};
    if (second < readings.size() && scores[second] / sum >= kWorthNaming)
        split.alternative = readings[second].titleEnd;
    return split;
}

void learn(const GluedLine &line, int number, const GlueSplit &split, PageEvidence *page)
{
    // The last word is left out: it would vouch for the boundary it came from.
    const QStringView title = line.text.first(split.titleEnd);
    const qsizetype lastSpace = std::max(title.lastIndexOf(u' '), title.lastIndexOf(u'\u00a0'));
    page->words.add(title.first(std::max<qsizetype>(0, lastSpace)));
    for (const QStringView name : line.text.sliced(split.titleEnd).split(u','))
        page->names.add(name, number);
}

} // namespace

std::vector<GlueSplit> splitGlued(const std::vector<GluedLine> &lines, const GlueEvidence &evidence)
{
    PageEvidence page;
    page.isKnownAuthor = evidence.isKnownAuthor;
    for (const QString &name : evidence.names)
        page.names.add(name, int(lines.size()));
    for (const GluedLine &line : lines)
        page.words.add(line.abstract);

    std::vector<GlueSplit> splits;
    splits.reserve(lines.size());
    for (size_t i = 0; i < lines.size(); ++i)
        splits.push_back(choose(candidates(lines[i], int(i), page), lines[i].text.size()));
    if (lines.size() < 2)
        return splits;

    for (size_t i = 0; i < lines.size(); ++i)
        if (splits[i].confidence >= kSure)
            learn(lines[i], int(i), splits[i], &page);
    for (size_t i = 0; i < lines.size(); ++i)
        splits[i] = choose(candidates(lines[i], int(i), page), lines[i].text.size());
    return splits;
}

} // namespace lectern
