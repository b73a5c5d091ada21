// Measures speed and coverage of the TeX converter over the real abstracts. Prints one JSON object.
//   tex_bench [--declined FILE] [--verbatim FILE]    also lists the formulas that are declined or contain
//                                                    unknown commands
#include "models/tex/tex.h"
#include "tests/support/bulk.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

double percentile(const std::vector<qint64> &sorted, double share)
{
    return sorted.empty() ? 0 : double(sorted[std::size_t(double(sorted.size() - 1) * share)]) / 1000.0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{u"declined"_s, u"List declined formulas in FILE."_s, u"FILE"_s},
                        {u"verbatim"_s, u"List formulas with unknown commands in FILE."_s, u"FILE"_s}});
    options.process(app);
    QFile declinedList(options.value(u"declined"_s)), verbatimList(options.value(u"verbatim"_s));
    if (options.isSet(u"declined"_s) && !declinedList.open(QIODevice::WriteOnly))
        return 1;
    if (options.isSet(u"verbatim"_s) && !verbatimList.open(QIODevice::WriteOnly))
        return 1;

    std::vector<qint64> nanoseconds, lineNanoseconds;
    qint64 set = 0, verbatim = 0, declined = 0, lineDeclined = 0, characters = 0, longest = 0;
    QElapsedTimer timer;
    for (const auto &file :
         {u"ml-anthology.jsonl.zst"_s, u"arxiv-abs.jsonl.zst"_s, u"acl-anthology-2019.jsonl.zst"_s})
        test::forEachBulkRecord(file, [&](const QString &title, const QString &abstract) {
            if (abstract.isEmpty())
                return true;
            timer.start();
            const TexText text = texToText(abstract);
            nanoseconds.push_back(timer.nsecsElapsed());
            longest = std::max(longest, qint64(abstract.size()));
            characters += abstract.size();
            for (const TexFormula &formula : text.formulas) {
                switch (formula.outcome) {
                case TexFormula::Outcome::Set:
                    ++set;
                    break;
                case TexFormula::Outcome::SetVerbatim:
                    ++verbatim;
                    if (verbatimList.isOpen())
                        verbatimList.write(formula.tex.simplified().toUtf8() + '\n');
                    break;
                case TexFormula::Outcome::Declined:
                    ++declined;
                    if (declinedList.isOpen())
                        declinedList.write(formula.tex.simplified().toUtf8() + '\n');
                    break;
                }
            }
            timer.start();
            const TexText line = texToText(title, TexReach::Line);
            lineNanoseconds.push_back(timer.nsecsElapsed());
            lineDeclined +=
                std::count_if(line.formulas.begin(), line.formulas.end(), [](const TexFormula &formula) {
                    return formula.outcome == TexFormula::Outcome::Declined;
                });
            return true;
        });
    if (nanoseconds.empty()) {
        std::fputs("The real abstracts (../shared/data/bulk) or the zstd program are missing.\n", stderr);
        return 1;
    }
    qint64 sum = 0;
    for (const qint64 each : nanoseconds)
        sum += each;
    std::sort(nanoseconds.begin(), nanoseconds.end());
    std::sort(lineNanoseconds.begin(), lineNanoseconds.end());
    const double formulas = double(std::max<qint64>(1, set + verbatim + declined));
    const QJsonObject report{{u"abstracts"_s, qint64(nanoseconds.size())},
                             {u"characters"_s, characters},
                             {u"longest_abstract_characters"_s, longest},
                             {u"us_per_abstract"_s,
                              QJsonObject{{u"mean"_s, double(sum) / 1000.0 / double(nanoseconds.size())},
                                          {u"median"_s, percentile(nanoseconds, 0.5)},
                                          {u"p95"_s, percentile(nanoseconds, 0.95)},
                                          {u"p99"_s, percentile(nanoseconds, 0.99)},
                                          {u"max"_s, percentile(nanoseconds, 1)}}},
                             {u"us_per_title"_s,
                              QJsonObject{{u"median"_s, percentile(lineNanoseconds, 0.5)},
                                          {u"p99"_s, percentile(lineNanoseconds, 0.99)}}},
                             {u"formulas"_s,
                              QJsonObject{{u"total"_s, qint64(formulas)},
                                          {u"set"_s, set},
                                          {u"set_with_unknown_commands"_s, verbatim},
                                          {u"declined"_s, declined},
                                          {u"share_set_by_stage_1"_s, double(set + verbatim) / formulas},
                                          {u"share_declined"_s, double(declined) / formulas},
                                          {u"declined_in_titles"_s, lineDeclined}}}};
    std::fputs(QJsonDocument(report).toJson().constData(), stdout);
    return 0;
}
