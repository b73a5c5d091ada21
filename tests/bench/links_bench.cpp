// What connects papers, at scale: related papers, overviews, co-author graphs. Prints one JSON object.
//   links_bench [--library FILE | --corpus FILE] [--rounds N]
// Without either, over 100,000 invented papers.
#include "corpus.h"
#include "measure.h"
#include "models/core/coauthorgraph.h"
#include "models/core/duplicates.h"
#include "models/core/query/querytext.h"
#include "models/core/relatedpapers.h"
#include "models/intake/fileimporter.h"
#include "models/store/index/searchindex.h"
#include "models/store/library.h"
#include "models/store/reading/authorreader.h"
#include "models/store/reading/coauthorreader.h"
#include "models/store/reading/duplicatereader.h"
#include "models/store/reading/overviewreader.h"
#include "models/store/reading/relatedreader.h"
#include "models/store/rows/authorrow.h"
#include "models/store/rows/overview.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// The library to measure: the one given, or one made in the folder.
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

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOption({u"library"_s, u"An existing library."_s, u"file"_s});
    options.addOption({u"corpus"_s, u"JSON lines to make one of."_s, u"file"_s});
    options.addOption({u"rounds"_s, u"Papers and authors looked at."_s, u"n"_s, u"300"_s});
    options.addHelpOption();
    options.process(app);
    const QTemporaryDir folder;
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
