// Measures how well glued title/author lines are split. The lines are real pairs; the page itself is the only
// evidence.
//
//     glue_score [--json] [--part held-out|development] [--count N] [--page N] FILE.jsonl[.zst]
//
// The records are glued into list pages of the given size and read by the parser of that page. A record is
// right when title, names, "et al." and badge are all right. Of every ten records, glue_fit uses the first,
// the second is for development, and the others are held out. Exit code 1 if fewer than 99.7 % are right.
#include "gluedata.h"
#include "models/formats/base/encoding.h"
#include "models/formats/registry.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

constexpr double kRequired = 0.997;

struct Score {
    qsizetype records = 0, right = 0, informed = 0; // informed: split correctly, but reported as uncertain
    qsizetype missesRemarked = 0;
    qint64 milliseconds = 0; // time to read the pages
    QJsonArray misses;
};

QString shown(const QString &title, const QStringList &authors)
{
    return title.right(60) + u" | "_s + authors.join(u", "_s);
}

void scorePage(const QList<GluedRecord> &records, Score *score)
{
    const QByteArray page = pageOf(records);
    QElapsedTimer timer;
    timer.start();
    const auto parsed = parseSource(page, {}, u"scholarfeed-list");
    score->milliseconds += timer.elapsed();
    score->records += records.size();
    if (!parsed || parsed->papers.size() != records.size()) {
        score->misses.append(
            u"a page of %1 records was read as another number of papers"_s.arg(records.size()));
        return;
    }
    for (qsizetype i = 0; i < records.size(); ++i) {
        const GluedRecord &record = records[i];
        const Paper &paper = parsed->papers[i];
        bool informed = false;
        for (const Diagnostic &diagnostic : parsed->diagnostics)
            informed = informed || diagnostic.line == paper.line + 1;
        const bool right = paper.title == tidySpace(record.title) && paper.authors == record.authors
            && paper.authorsTruncated == record.etAl && paper.affiliation == record.affiliation;
        score->right += right;
        score->informed += right && informed;
        score->missesRemarked += !right && informed;
        if (!right)
            score->misses.append(QJsonObject{{u"expected"_s, shown(record.title, record.authors)},
                                             {u"read"_s, shown(paper.title, paper.authors)},
                                             {u"remarked"_s, informed}});
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"json"_s, u"print one JSON object"_s},
                        {u"part"_s, u"held-out or development"_s, u"part"_s, u"held-out"_s},
                        {u"count"_s, u"how many records"_s, u"n"_s, u"20000"_s},
                        {u"page"_s, u"records a page"_s, u"n"_s, u"40"_s}});
    options.addPositionalArgument(u"file"_s, u"records with title, authors, abstract"_s);
    options.process(app);
    const qsizetype perPage = options.value(u"page"_s).toInt();
    if (options.positionalArguments().size() != 1 || perPage < 1) {
        std::fprintf(stderr, "%s\n", qPrintable(options.helpText()));
        return 2;
    }
    const bool development = options.value(u"part"_s) == u"development";
    const auto records = readRecords(
        options.positionalArguments().first(),
        [&](qsizetype number) { return development ? number % 10 == 1 : number % 10 > 1; },
        options.value(u"count"_s).toInt());
    if (!records) {
        std::fprintf(stderr, "%s\n", qPrintable(records.error().message));
        return 1;
    }
    Score score;
    for (qsizetype i = 0; i < records->size(); i += perPage)
        scorePage(records->mid(i, perPage), &score);
    const double share = score.records ? double(score.right) / double(score.records) : 0;
    if (options.isSet(u"json"_s)) {
        std::printf("%s\n",
                    QJsonDocument(QJsonObject{{u"records"_s, score.records},
                                              {u"right"_s, score.right},
                                              {u"share"_s, share},
                                              {u"right_but_remarked"_s, score.informed},
                                              {u"misses_remarked"_s, score.missesRemarked},
                                              {u"milliseconds"_s, score.milliseconds},
                                              {u"misses"_s, score.misses}})
                        .toJson()
                        .constData());
    } else {
        for (const QJsonValue &miss : std::as_const(score.misses))
            std::printf("expected  %s\nread%s %s\n\n", qPrintable(miss["expected"_L1].toString()),
                        miss["remarked"_L1].toBool() ? " (?)" : "    ",
                        qPrintable(miss["read"_L1].toString()));
        std::printf(
            "%lld of %lld right (%.3f %%), %lld of them and %lld of the misses called uncertain, %lld ms\n",
            score.right, score.records, share * 100, score.informed, score.missesRemarked,
            score.milliseconds);
    }
    return share >= kRequired ? 0 : 1;
}
