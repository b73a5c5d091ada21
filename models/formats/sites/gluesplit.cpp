#include "gluesplit.h"

#include "gluefeatures.h"

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace glue;

namespace
{

constexpr double kSure = 0.98; // minimum confidence for a line to be used as evidence in the second pass
constexpr double kDecided = 0.9999; // confidence above which a line is not read again
constexpr double kMinAlternative = 0.005; // minimum probability of an alternative

// Chooses the best reading of a line. Among readings with the same boundary only the best counts, because the
// boundary determines the names.
GlueSplit choose(const GluedLine &line, int number, const WordSet &own, const PageEvidence &page)
{
    struct Scored {
        qsizetype titleEnd;
        double score;
    };
    std::vector<Scored> readings;
    forEachReading(line, number, own, page, [&](qsizetype titleEnd, int, const Features &features) {
        double score = 0;
        for (const auto &[feature, value] : features)
            score += double(kWeights[size_t(feature)]) * double(value);
        readings.push_back({titleEnd, score});
    });
    if (readings.empty())
        return {line.text.size(), 1, -1};
    const auto less = [](const Scored &a, const Scored &b) { return a.score < b.score; };
    const Scored best = *std::max_element(readings.begin(), readings.end(), less);
    double sum = 0, bestSum = 0;
    for (Scored &reading : readings) {
        reading.score = std::exp(reading.score - best.score);
        sum += reading.score;
        if (reading.titleEnd == best.titleEnd) {
            bestSum += reading.score;
            reading.score = 0;
        }
    }
    const Scored second = *std::max_element(readings.begin(), readings.end(), less);
    return {best.titleEnd, bestSum / sum, second.score / sum >= kMinAlternative ? second.titleEnd : -1};
}

void learn(const GluedLine &line, int number, const GlueSplit &split, PageEvidence *page)
{
    // Leave out the last word, because it depends on the boundary itself.
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
    std::vector<WordSet> own(lines.size());
    for (size_t i = 0; i < lines.size(); ++i) {
        own[i].add(lines[i].abstract);
        page.words.add(own[i]);
    }
    std::vector<GlueSplit> splits;
    splits.reserve(lines.size());
    for (size_t i = 0; i < lines.size(); ++i)
        splits.push_back(choose(lines[i], int(i), own[i], page));
    if (lines.size() < 2)
        return splits;

    for (size_t i = 0; i < lines.size(); ++i)
        if (splits[i].confidence >= kSure)
            learn(lines[i], int(i), splits[i], &page);
    for (size_t i = 0; i < lines.size(); ++i)
        if (splits[i].confidence < kDecided)
            splits[i] = choose(lines[i], int(i), own[i], page);
    return splits;
}

} // namespace lectern
