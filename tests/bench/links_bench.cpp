// Benchmark of the connections between papers at scale: related papers, overviews, co-author graphs. Prints
// one JSON object.
//   links_bench [--library FILE | --corpus FILE] [--rounds N]
// Without --library and --corpus it uses 100,000 invented papers.
//   links_bench --truth FILE.jsonl [--rounds N]
// Measures the quality of related papers in a library without author names: how many of the first five share
// an author with the paper, have its venue, and are at most one year apart. Counts only venues with at most
// kSmallVenue papers in the year, names of at most kMaxOfName papers, and papers that have five such related
// papers.
#include "measure.h"
#include "models/core/coauthorgraph.h"
#include "models/core/duplicates.h"
#include "models/core/fold.h"
#include "models/core/query/querytext.h"
#include "models/core/relatedpapers.h"
#include "models/import/fileimporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/overview.h"
#include "tests/bench/corpus/corpus.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Returns the path of the given library, or of a new one created in the folder.
QString libraryFile(const QCommandLineParser &options, const QTemporaryDir &folder)
{
    if (options.isSet(u"library"_s))
        return options.value(u"library"_s);
    QString lines = options.value(u"corpus"_s);
    if (lines.isEmpty()) {
        lines = folder.filePath(u"corpus.jsonl"_s);
        if (!Corpus(100'000).write(lines.toStdString()))
            qFatal("the corpus cannot be written");
    }
    const QString file = folder.filePath(u"bench.lectern"_s);
    const auto library = must(Library::open(file));
    FileImporter importer(*library);
    importer.setSavedOn(QDate(2026, 11, 21));
    const ImportReport report = importer.importPaths({lines});
    if (!report.files.first().refused.isEmpty())
        qFatal("%s", qPrintable(report.files.first().refused));
    return file;
}

constexpr int kSmallVenue = 600, kMaxOfName = 40, kFirst = 5;

struct Known {
    QString title, venue;
    QStringList names;
    int year = 0;
};

// Writes the lines without their authors. Returns the records with their authors.
QList<Known> withoutAuthors(const QString &lines, const QString &bare)
{
    QFile in(lines), out(bare);
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly))
        qFatal("%s cannot be read", qPrintable(lines));
    QList<Known> all;
    while (!in.atEnd()) {
        QJsonObject record = QJsonDocument::fromJson(in.readLine()).object();
        Known known{record[u"title"_s].toString(), record[u"venue"_s].toString(), {}, 0};
        known.year = record[u"year"_s].toString().toInt();
        for (const auto name : record[u"authors_parsed"_s].toArray())
            known.names.append(foldName(QString(name[1].toString() + u' ' + name[0].toString())));
        all.append(known);
        for (const QString &key : {u"authors"_s, u"authors_parsed"_s})
            record.remove(key);
        out.write(QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n');
    }
    return all;
}

// Maps each title that occurs once to its record.
QHash<QString, int> byTitle(const QList<Known> &all)
{
    QHash<QString, int> places;
    for (int i = 0; i < all.size(); ++i) {
        const QString title = foldTitle(all[i].title);
        places.insert(title, places.contains(title) ? -1 : i);
    }
    places.removeIf([](const auto &entry) { return entry.value() < 0; });
    return places;
}

// Returns for each paper its truly related papers.
QList<QSet<int>> truthOf(const QList<Known> &all)
{
    QHash<QPair<QString, int>, int> sizes;
    QHash<QString, QList<int>> ofName;
    for (int i = 0; i < all.size(); ++i) {
        ++sizes[{all[i].venue, all[i].year}];
        for (const QString &name : all[i].names)
            ofName[name].append(i);
    }
    QList<QSet<int>> truth(all.size());
    for (const QList<int> &papers : std::as_const(ofName)) {
        if (papers.size() > kMaxOfName)
            continue;
        for (const int a : papers)
            for (const int b : papers)
                if (a != b && !all[a].venue.isEmpty() && all[a].venue == all[b].venue
                    && std::abs(all[a].year - all[b].year) <= 1
                    && sizes[{all[a].venue, all[a].year}] <= kSmallVenue)
                    truth[a].insert(b);
    }
    return truth;
}

QJsonObject precision(const QString &lines, int rounds, const QTemporaryDir &folder)
{
    const QString bare = folder.filePath(u"bare.jsonl"_s), file = folder.filePath(u"bare.lectern"_s);
    const QList<Known> all = withoutAuthors(lines, bare);
    const QList<QSet<int>> truth = truthOf(all);
    const QHash<QString, int> places = byTitle(all);
    const auto library = must(Library::open(file));
    FileImporter importer(*library);
    importer.importPaths({bare});
    const ResultSetPtr result = must(library->index().search({}));
    QHash<int, PaperId> ids;
    QHash<PaperId, int> known;
    QList<int> asked;
    for (qsizetype i = 0; i < result->count(); ++i) {
        const PaperId id = result->idAt(i);
        const int place = places.value(foldTitle(must(library->papers().rows({id})).first().title), -1);
        if (place < 0)
            continue;
        ids.insert(place, id);
        known.insert(id, place);
        if (truth[place].size() >= kFirst)
            asked.append(place);
    }
    std::sort(asked.begin(), asked.end());
    std::shuffle(asked.begin(), asked.end(), std::mt19937_64(5));
    asked.resize(std::min<qsizetype>(asked.size(), rounds));
    int right = 0, first = 0;
    for (const int place : std::as_const(asked)) {
        // The window requests 30.
        const QList<RelatedPaper> related = must(library->relatedPapers().of(ids[place], 30)).mid(0, kFirst);
        for (qsizetype i = 0; i < related.size(); ++i) {
            const bool belongs = truth[place].contains(known.value(related[i].id, -1));
            right += belongs;
            first += belongs && i == 0;
        }
    }
    const double papers = double(std::max<qsizetype>(asked.size(), 1));
    return {{u"papers"_s, double(asked.size())},
            {u"precision_at_5"_s, right / papers / kFirst},
            {u"precision_at_1"_s, first / papers}};
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOption({u"library"_s, u"An existing library."_s, u"file"_s});
    options.addOption({u"corpus"_s, u"JSON lines to make one of."_s, u"file"_s});
    options.addOption({u"rounds"_s, u"Papers and authors looked at."_s, u"n"_s, u"300"_s});
    options.addOption({u"truth"_s, u"JSON lines of papers with authors and venues."_s, u"file"_s});
    options.addHelpOption();
    options.process(app);
    const QTemporaryDir folder;
    if (options.isSet(u"truth"_s)) {
        const QJsonObject found =
            precision(options.value(u"truth"_s), options.value(u"rounds"_s).toInt(), folder);
        std::puts(QJsonDocument(found).toJson().constData());
        return 0;
    }
    const auto library = must(Library::open(libraryFile(options, folder), Library::Mode::ReadOnly));
    const int rounds = options.value(u"rounds"_s).toInt();
    const ResultSetPtr all = must(library->index().search({}));
    QJsonObject figures{{u"papers"_s, double(all->count())}};
    std::mt19937_64 random(11);

    Times related;
    double neighbours = 0;
    for (int i = 0; i < rounds; ++i) {
        const PaperId id = all->idAt(qsizetype(random() % quint64(all->count())));
        neighbours += double(related.time([&] { return must(library->relatedPapers().of(id, 30)); }).size());
    }
    figures[u"related"_s] = related.json();
    figures[u"related_papers_each"_s] = neighbours / rounds;

    QJsonObject overviews;
    for (const QString &text : {QString(), u"year:2024"_s, u"learning"_s, u"title:graph"_s, u"cat:CV"_s}) {
        const ResultSetPtr result = must(library->index().search({parseQuery(text).root, {}}));
        Times times;
        for (int i = 0; i < 5; ++i)
            times.time([&] { return must(library->overviews().of(result)); });
        QJsonObject one = times.json();
        one[u"papers"_s] = double(result->count());
        overviews[text.isEmpty() ? u"all"_s : text] = one;
    }
    figures[u"overview"_s] = overviews;

    Times graphs, layouts;
    const QList<AuthorRow> authors = must(library->authors().list({}, 5000));
    for (int i = 0; i < qMin(rounds, 100) && !authors.isEmpty(); ++i) {
        const AuthorId id = i < 20 ? authors[qMin(i, int(authors.size()) - 1)].id
                                   : authors[qsizetype(random() % quint64(authors.size()))].id;
        const CoauthorGraph graph = graphs.time([&] { return must(library->coauthors().around(id, 60)); });
        layouts.time([&] { return layOutGraph(int(graph.nodes.size()), graph.edges); });
    }
    figures[u"coauthors"_s] = graphs.json();
    figures[u"coauthors_layout"_s] = layouts.json();

    QElapsedTimer timer;
    timer.start();
    const QList<DuplicatePair> pairs = must(DuplicateReader(library->edits()).duplicates());
    figures[u"duplicates"_s] =
        QJsonObject{{u"seconds"_s, double(timer.elapsed()) / 1000}, {u"pairs"_s, int(pairs.size())}};
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
