// Benchmark of the second math stage on the formulas of real abstracts that the first stage declines. Prints
// one JSON object.
//   math_bench [--limit N] [--declined FILE]     at most N distinct formulas; formulas that the second
//                                                stage declines too are written to FILE
#include "models/tex/tex.h"
#include "tests/support/bulk.h"
#include "views/math/mathengine.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// Resident memory of this process in MB; 0 if /proc does not report it.
double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{u"limit"_s, u"Distinct formulas at most."_s, u"N"_s, u"100000"_s},
                        {u"declined"_s, u"List what is declined in FILE."_s, u"FILE"_s}});
    options.process(app);
    QFile list(options.value(u"declined"_s));
    if (options.isSet(u"declined"_s) && !list.open(QIODevice::WriteOnly))
        return 1;
    if (!MathEngine::available()) {
        std::fputs("Built without Qt Qml.\n", stderr);
        return 1;
    }

    QHash<QString, int> uses; // uses of each formula that the first stage declines
    qint64 total = 0;
    for (const auto &file :
         {u"ml-anthology.jsonl.zst"_s, u"arxiv-abs.jsonl.zst"_s, u"acl-anthology-2019.jsonl.zst"_s})
        test::forEachBulkRecord(file, [&](const QString &, const QString &abstract) {
            for (const TexFormula &formula : texToText(abstract).formulas) {
                ++total;
                if (formula.outcome == TexFormula::Outcome::Declined)
                    ++uses[formula.tex];
            }
            return true;
        });
    if (total == 0) {
        std::fputs("The real abstracts (../shared/data/bulk) or the zstd program are missing.\n", stderr);
        return 1;
    }

    MathEngine engine;
    QEventLoop loop;
    QObject::connect(&engine, &MathEngine::finished, &loop, &QEventLoop::quit);
    const auto milliseconds = [&](const QString &tex) {
        QElapsedTimer timer;
        timer.start();
        engine.request(tex, false);
        if (engine.state(tex, false) == MathEngine::State::Pending)
            loop.exec();
        return double(timer.nsecsElapsed()) / 1e6;
    };
    const double before = residentMegabytes();
    const double load = milliseconds(u"x"_s);
    const double loaded = residentMegabytes();
    const std::clock_t begin = std::clock();
    std::vector<double> times;
    qint64 declined = 0, notTried = 0;
    const qsizetype limit = options.value(u"limit"_s).toLongLong();
    for (auto it = uses.cbegin(); it != uses.cend(); ++it) {
        if (qsizetype(times.size()) >= limit) {
            notTried += it.value();
            continue;
        }
        times.push_back(milliseconds(it.key()));
        if (engine.state(it.key(), false) != MathEngine::State::Drawn) {
            declined += it.value();
            list.isOpen() && list.write(it.key().simplified().toUtf8() + '\n');
        }
    }
    // Processor time, because other programs on a busy machine distort wall-clock time.
    const double worked = 1000.0 * double(std::clock() - begin) / CLOCKS_PER_SEC;
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double each : times)
        sum += each;
    const auto at = [&](double share) {
        return times.empty() ? 0 : times[std::size_t(double(times.size() - 1) * share)];
    };
    const QJsonObject report{
        {u"formulas"_s, total},
        {u"load_ms"_s, load},
        {u"memory_mb_before_load_after"_s, u"%1 %2 %3"_s.arg(before).arg(loaded).arg(residentMegabytes())},
        {u"ms_per_formula"_s,
         QJsonObject{{u"mean"_s, times.empty() ? 0 : sum / double(times.size())},
                     {u"median"_s, at(0.5)},
                     {u"p95"_s, at(0.95)},
                     {u"max"_s, at(1)}}},
        {u"processor_ms_per_formula"_s, times.empty() ? 0 : worked / double(times.size())},
        {u"distinct_tried"_s, qint64(times.size())},
        {u"not_tried"_s, notTried},
        {u"declined_by_both_stages"_s, declined},
        {u"share_set"_s, 1.0 - double(declined) / double(total)}};
    std::fputs(QJsonDocument(report).toJson().constData(), stdout);
    return 0;
}
