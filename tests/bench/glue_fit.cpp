// Fits the model of the title/author splitter and prints models/formats/sites/gluemodel.cpp.
//
//     glue_fit FILE.jsonl[.zst]… > models/formats/sites/gluemodel.cpp
//
// Letter pairs are counted in the titles and names of every tenth record. The weights are a multinomial
// logistic regression over the possible splits of the lines of these records, glued into pages of 40.
// glue_score measures the result on other records.
#include "gluedata.h"
#include "models/core/fold.h"
#include "models/formats/sites/gluefeatures.h"
#include "models/store/types/facets.h"

#include <QCoreApplication>
#include <QSet>

#include <cmath>
#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace lectern::glue;
using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kPage = 40;
constexpr int kEpochs = 30;
constexpr double kRate = 0.05, kDecay = 1e-5;

struct Reading {
    std::vector<std::pair<short, float>> features;
};

struct Example {
    std::vector<Reading> readings;
    size_t right = 0;
};

std::array<LetterTable, kLetterKinds> countLetters(const QList<GluedRecord> &records)
{
    using Counts = std::array<std::array<double, kSymbols>, kSymbols>;
    std::array<Counts, kLetterKinds> counts{};
    for (Counts &table : counts)
        for (auto &row : table)
            row.fill(0.3);
    const auto count = [&](QStringView text, Letters kind) {
        int previous = 0;
        for (const QChar c : text) {
            const int symbol = c.isLetterOrNumber() ? letterSymbol(c) : 0;
            if (symbol || previous)
                counts[size_t(kind)][size_t(previous)][size_t(symbol)] += 1;
            previous = symbol;
        }
        if (previous)
            counts[size_t(kind)][size_t(previous)][0] += 1;
    };
    for (const GluedRecord &record : records) {
        for (const QString &word : record.title.split(u' '))
            count(word, Letters::Title);
        for (const QString &name : record.authors) {
            const QStringList tokens = name.split(u' ');
            for (qsizetype i = 0; i < tokens.size(); ++i)
                count(tokens[i], i + 1 == tokens.size() ? Letters::Family : Letters::Given);
        }
    }
    std::array<LetterTable, kLetterKinds> tables{};
    for (size_t kind = 0; kind < kLetterKinds; ++kind)
        for (size_t a = 0; a < kSymbols; ++a) {
            double sum = 0;
            for (const double n : counts[kind][a])
                sum += n;
            for (size_t b = 0; b < kSymbols; ++b)
                tables[kind][a * kSymbols + b] = static_cast<signed char>(
                    std::max(-127.0, std::round(8 * std::log2(counts[kind][a][b] / sum))));
        }
    return tables;
}

// Returns half of the author names, as a sample of the names in a library.
QSet<QString> halfOfNames(const QList<GluedRecord> &records)
{
    QSet<QString> names;
    for (const GluedRecord &record : records)
        for (const QString &name : record.authors)
            if (const QString folded = foldName(name); qHash(folded, 1) % 2)
                names.insert(folded);
    return names;
}

// Adds the lines of one page as examples, three times: with the evidence of each line alone, with the other
// names of the page, and with both these names and those of the library.
void addExamples(const QList<GluedRecord> &records, const QSet<QString> &library, std::mt19937 *random,
                 std::vector<Example> *examples)
{
    QStringList texts;
    std::vector<GluedLine> lines;
    std::vector<qsizetype> ends; // -1: no names
    for (const GluedRecord &record : records)
        texts += record.title + record.authors.join(u", "_s);
    for (qsizetype i = 0; i < records.size(); ++i) {
        GluedLine line{texts[i], records[i].etAl, records[i].abstract, false};
        qsizetype end = records[i].title.size();
        if (i == records.size() - 1) { // the page may be cut off anywhere in its last line
            line.text = line.text.first(qsizetype((*random)() % size_t(texts[i].size())) + 1);
            line.etAl = false;
            line.mayBeCut = true;
            line.abstract = {};
        } else if ((*random)() % 1500 == 0) {
            line.text = line.text.first(end);
            line.etAl = false;
        }
        lines.push_back(line);
        ends.push_back(std::min(end, line.text.size()));
    }
    for (const int knowing : {0, 1, 2}) {
        PageEvidence page;
        if (knowing == 2)
            page.isKnownAuthor = [&](const QString &name) { return library.contains(name); };
        for (const GluedLine &line : lines)
            page.words.add(line.abstract);
        for (qsizetype i = 0; knowing && i < records.size(); ++i) {
            page.words.add(QStringView(records[i].title)
                               .first(std::max<qsizetype>(0, records[i].title.lastIndexOf(u' '))));
            for (const QString &name : records[i].authors)
                page.names.add(name, int(i));
        }
        for (size_t i = 0; i < lines.size(); ++i) {
            Example example;
            const int names = int(lines[i].text.sliced(ends[i]).count(u", "_s)) + 1;
            bool found = false;
            WordSet own;
            own.add(lines[i].abstract);
            forEachReading(lines[i], int(i), own, page,
                           [&](qsizetype titleEnd, int count, const Features &features) {
                               if (titleEnd == ends[i] && (count == names || count == 0)) {
                                   found = true;
                                   example.right = example.readings.size();
                               }
                               example.readings.push_back({{features.begin(), features.end()}});
                           });
            if (found)
                examples->push_back(std::move(example));
        }
    }
}

// Weights that cannot be learned from the records: a word that ends between a script with capitals and one
// without, and a word that ends after a letter of a script without capitals. Each weight is about that of a
// small letter before a capital.
std::array<double, FeatureCount> assumed()
{
    constexpr int caselessLeft = 7, caselessRight = 6, capitalRight = 0;
    std::array<double, FeatureCount> weights{};
    for (int left = 0; left < caselessLeft - 1; ++left)
        weights[size_t(Boundary + left * kRightClasses + caselessRight)] = 5;
    weights[size_t(Boundary + caselessLeft * kRightClasses + capitalRight)] = 5;
    weights[size_t(Boundary + caselessLeft * kRightClasses + caselessRight)] = 1;
    return weights;
}

Weights fit(const std::vector<Example> &examples, std::mt19937 *random)
{
    std::array<double, FeatureCount> weights = assumed(), first{}, second{}, gradient{};
    std::vector<size_t> order(examples.size());
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    int step = 0;
    std::vector<double> scores;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        std::shuffle(order.begin(), order.end(), *random);
        double loss = 0;
        int wrong = 0, inBatch = 0;
        const double rate = kRate * std::pow(0.88, epoch);
        for (size_t n = 0; n < order.size(); ++n) {
            const Example &example = examples[order[n]];
            scores.assign(example.readings.size(), 0);
            double top = -1e9;
            for (size_t k = 0; k < scores.size(); ++k) {
                for (const auto &[feature, value] : example.readings[k].features)
                    scores[k] += weights[size_t(feature)] * double(value);
                top = std::max(top, scores[k]);
            }
            wrong += scores[example.right] < top;
            double sum = 0;
            for (double &score : scores)
                sum += score = std::exp(score - top);
            loss -= std::log(std::max(1e-300, scores[example.right] / sum));
            for (size_t k = 0; k < scores.size(); ++k) {
                const double off = scores[k] / sum - (k == example.right);
                if (std::abs(off) > 1e-7)
                    for (const auto &[feature, value] : example.readings[k].features)
                        gradient[size_t(feature)] += off * double(value);
            }
            if (++inBatch < 64 && n + 1 < order.size())
                continue;
            ++step; // Adam optimiser
            for (size_t f = 0; f < FeatureCount; ++f) {
                const double g = gradient[f] / inBatch + kDecay * weights[f];
                first[f] = 0.9 * first[f] + 0.1 * g;
                second[f] = 0.999 * second[f] + 0.001 * g * g;
                weights[f] -= rate * first[f] / (1 - std::pow(0.9, step))
                    / (std::sqrt(second[f] / (1 - std::pow(0.999, step))) + 1e-9);
                gradient[f] = 0;
            }
            inBatch = 0;
        }
        std::fprintf(stderr, "epoch %d: loss %.5f, wrong %d of %zu\n", epoch, loss / double(order.size()),
                     wrong, order.size());
    }
    Weights result{};
    for (size_t f = 0; f < FeatureCount; ++f)
        result[f] = float(weights[f]);
    return result;
}

void print(const Weights &weights, const std::array<LetterTable, kLetterKinds> &tables)
{
    std::printf(
        "// Written by tests/bench/glue_fit.cpp; do not edit. gluefeatures.h says what the numbers mean.\n"
        "#include \"gluefeatures.h\"\n\nnamespace lectern::glue\n{\n\n// clang-format off\n"
        "const Weights kWeights{");
    for (size_t i = 0; i < weights.size(); ++i)
        std::printf("%s%.3ff,", i % 10 ? " " : "\n    ", double(weights[i]));
    std::printf("\n};\n\nconst std::array<LetterTable, kLetterKinds> kLetterTables{{\n");
    for (const LetterTable &table : tables) {
        std::printf("    {");
        for (size_t i = 0; i < table.size(); ++i)
            std::printf("%s%d,", i % kSymbols ? "" : "\n        ", table[i]);
        std::printf("\n    },\n");
    }
    std::printf("}};\n// clang-format on\n\n} // namespace lectern::glue\n");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QList<GluedRecord> records;
    for (const QString &file : app.arguments().mid(1)) {
        auto read = readRecords(
            file, [](qsizetype number) { return number % 10 == 0; }, 12'000);
        if (!read) {
            std::fprintf(stderr, "%s\n", qPrintable(read.error().message));
            return 1;
        }
        records += read.value();
    }
    if (records.isEmpty()) {
        std::fprintf(stderr, "usage: glue_fit FILE.jsonl[.zst]...\n");
        return 2;
    }
    const auto tables = countLetters(records);
    // The features read the compiled-in tables. After a change of the letters, build and run twice.
    if (tables != kLetterTables)
        std::fprintf(stderr, "new letter tables: build and run again\n");
    std::mt19937 random(1);
    std::vector<Example> examples;
    const QSet<QString> library = halfOfNames(records);
    for (qsizetype i = 0; i < records.size(); i += kPage)
        addExamples(records.mid(i, kPage), library, &random, &examples);
    print(fit(examples, &random), tables);
    return 0;
}
