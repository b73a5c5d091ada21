// Benchmark of the library engine at scale: import, keystrokes, facets, ranking, orders, jumps, small
// imports, memory. SQLite's FTS5 over the same rows is the reference. Prints one JSON object.
//   engine_bench [--papers N] [--mixed] [--corpus FILE] [--library FILE] [--cold] [--no-fts]
#include "measure.h"
#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/import/fileimporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "tests/bench/corpus/corpus.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <unistd.h>

#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

const QStringList typedQueries{u"graph neural networks"_s,
                               u"quantum entanglement"_s,
                               u"transformer attention"_s,
                               u"the of and we"_s,
                               u"schrödinger equation"_s,
                               u"blockchain"_s,
                               u"superconducting qubits"_s,
                               u"large language model"_s,
                               u"stochastic theorem proof"_s,
                               u"interaction"_s,
                               u"a b c"_s,
                               u"learning data model"_s,
                               u"non"_s,
                               u"in"_s,
                               u"transformation"_s,
                               u"federated learning"_s};

// Typed queries key by key, and prefixes of every length of words drawn by frequency.
QStringList keystrokes(const Corpus &corpus)
{
    QStringList all;
    for (const QString &query : typedQueries)
        for (qsizetype length = 1; length <= query.size(); ++length)
            if (query[length - 1] != u' ')
                all.append(query.left(length));
    std::mt19937_64 random(7);
    for (int length = 1; length <= 10; ++length)
        for (int i = 0; i < 60; ++i)
            all.append(QString::fromStdString(corpus.word(random())).left(length));
    for (int i = 0; i < 200; ++i)
        all.append(QString::fromStdString(corpus.word(random()) + ' '
                                          + corpus.word(random()).substr(0, 1 + random() % 6)));
    return all;
}

QJsonObject importFile(const QString &corpus, const QString &library)
{
    const auto opened = must(Library::open(library));
    FileImporter importer(*opened);
    importer.setSavedOn(QDate(2026, 11, 21));
    const double before = processorSeconds();
    QElapsedTimer timer;
    timer.start();
    const ImportReport report = importer.importPaths({corpus});
    const double seconds = double(timer.elapsed()) / 1000;
    if (!report.files.first().refused.isEmpty())
        qFatal("%s", qPrintable(report.files.first().refused));
    return {{u"papers"_s, report.files.first().newPapers},
            {u"joined"_s, report.files.first().joinedPapers},
            {u"seconds"_s, seconds},
            {u"processor_seconds"_s, processorSeconds() - before},
            {u"peak_mb"_s, processMegabytes("VmHWM")},
            {u"library_mb"_s, double(QFileInfo(library).size()) / 1e6}};
}

// Drops the file cache of the system, which only root may do. Returns false if this failed.
bool dropCaches()
{
    ::sync();
    QFile drop(u"/proc/sys/vm/drop_caches"_s);
    return drop.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && drop.write("3") == 1;
}

// Times opening and some keystrokes with a cold file cache. No word is searched twice.
QJsonObject coldCacheTimes(const QString &file, const Corpus &corpus)
{
    if (!dropCaches())
        return {};
    Times firstRows, keys;
    firstRows.time([&] {
        const auto library = must(Library::open(file, Library::Mode::ReadOnly));
        return must(library->papers().rows(must(library->index().search({}))->ids(0, 100)));
    });
    const auto library = must(Library::open(file, Library::Mode::ReadOnly));
    must(library->index().search({}));
    std::mt19937_64 random(11);
    for (int i = 0; i < 40; ++i) {
        const QString text = QString::fromStdString(corpus.word(random())).left(1 + i % 10);
        dropCaches();
        keys.time([&] {
            return must(library->papers().rows(
                must(library->index().search({parseQuery(text, true).root, {}}))->ids(0, 100)));
        });
    }
    return {{u"open_to_first_rows"_s, firstRows.json()}, {u"keystroke_with_100_rows"_s, keys.json()}};
}

// Slower keystrokes are listed on standard error, in milliseconds.
constexpr double slowFrom = 16;

QJsonObject searchFigures(const QString &file, const Corpus &corpus)
{
    QJsonObject figures;
    const double without = processMegabytes("VmRSS"); // baseline: corpus words, and memory left by the import
    Times open, firstRows;
    QElapsedTimer start;
    start.start();
    const auto library = must(Library::open(file, Library::Mode::ReadOnly));
    open.add(double(start.nsecsElapsed()) / 1e6);
    ResultSetPtr all = must(library->index().search({}));
    must(library->papers().rows(all->ids(0, 100)));
    firstRows.add(double(start.nsecsElapsed()) / 1e6);
    figures[u"open"_s] = open.json();
    figures[u"open_to_first_rows"_s] = firstRows.json();
    figures[u"papers"_s] = double(all->count());

    Times keys, keysWithRows, facets;
    std::pair<double, QString> slowest;
    for (const QString &text : keystrokes(corpus)) {
        const Query query{parseQuery(text, true).root, {}};
        QElapsedTimer timer;
        timer.start();
        const ResultSetPtr result = must(library->index().search(query));
        const QList<PaperId> ids = result->ids(0, 100);
        const double found = double(timer.nsecsElapsed()) / 1e6;
        must(library->papers().rows(ids));
        const double shown = double(timer.nsecsElapsed()) / 1e6;
        keys.add(found);
        keysWithRows.add(shown);
        slowest = std::max(slowest, {shown, text});
        if (shown > slowFrom)
            std::fprintf(stderr, "%.1f ms, %.1f of them for rows: %s\n", shown, shown - found,
                         qPrintable(text));
        facets.time([&] { return must(library->index().facets(result)); });
    }
    figures[u"keystroke_count_and_ids"_s] = keys.json();
    figures[u"keystroke_with_100_rows"_s] = keysWithRows.json();
    figures[u"slowest_keystroke"_s] = slowest.second;
    figures[u"facets"_s] = facets.json();

    Times ranked;
    for (const char16_t *text :
         {u"the", u"learning", u"graph neural networks", u"quantum entanglement", u"the of and we", u"a"})
        for (int i = 0; i < 5; ++i)
            ranked.time([&] {
                return must(library->index().search({parseQuery(QString::fromUtf16(text)).root,
                                                     {SortOrder::Key::Relevance, false}}))
                    ->ids(0, 100);
            });
    figures[u"relevance_top_100"_s] = ranked.json();

    Times filters;
    for (const char16_t *text :
         {u"learning cat:LG", u"learning has:code", u"model year:2020..2023", u"model score:>=50",
          u"-learning", u"learning is:unread", u"title:learning -author:mika", u"quantum OR graph"})
        for (int i = 0; i < 5; ++i)
            filters.time([&] {
                return must(library->index().search({parseQuery(QString::fromUtf16(text)).root, {}}));
            });
    figures[u"filters"_s] = filters.json();
    Times phrases;
    for (const char16_t *text : {u"\"neural networks\"", u"\"dark matter\"", u"\"quantum entanglement\""})
        phrases.time([&] {
            return must(library->index().search({parseQuery(QString::fromUtf16(text)).root, {}}));
        });
    figures[u"phrases"_s] = phrases.json();
    Times similar;
    for (const char16_t *text : {u"tranformer", u"superconducing", u"opologica", u"entanglemnet"})
        similar.time([&] {
            return must(library->index().search({parseQuery(QString::fromUtf16(text)).root, {}}));
        });
    figures[u"similar_words"_s] = similar.json();

    QJsonObject orders;
    const QMap<QString, SortOrder::Key> keysOfOrders{
        {u"oldest"_s, SortOrder::Key::Oldest},     {u"score"_s, SortOrder::Key::Score},
        {u"title"_s, SortOrder::Key::Title},       {u"authors"_s, SortOrder::Key::Authors},
        {u"category"_s, SortOrder::Key::Category}, {u"citations"_s, SortOrder::Key::Citations},
        {u"added"_s, SortOrder::Key::Added},       {u"unread"_s, SortOrder::Key::Unread}};
    for (auto it = keysOfOrders.cbegin(); it != keysOfOrders.cend(); ++it) {
        Times first, again;
        const Query query{parseQuery(u"learning"_s).root, {*it, false}};
        first.time([&] { return must(library->index().search(query))->ids(0, 100); });
        for (int i = 0; i < 5; ++i)
            again.time([&] { return must(library->index().search(query))->ids(0, 100); });
        Times complete;
        complete.time([&] {
            const ResultSetPtr whole = must(library->index().search({{}, {*it, false}}));
            whole->prepareRows();
            return whole->ids(whole->count() / 2, 100);
        });
        orders[it.key()] = QJsonObject{{u"first_ms"_s, first.percentile(1)},
                                       {u"again_ms"_s, again.percentile(.5)},
                                       {u"all_papers_ms"_s, complete.percentile(1)}};
    }
    figures[u"orders"_s] = orders;

    all = must(library->index().search({}));
    Times jumps;
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i)
        jumps.time([&] {
            return must(library->papers().rows(all->ids(qsizetype(random() % uint32_t(all->count())), 100)));
        });
    figures[u"jump_to_100_rows"_s] = jumps.json();
    figures[u"resident_mb"_s] = processMegabytes("VmRSS");
    figures[u"resident_without_library_mb"_s] = without;
    return figures;
}

// FTS5 in a typical setup: external content, prefix indexes of two and three letters, newest first by rowid.
QJsonObject ftsFigures(const QString &library, const QString &file, const Corpus &corpus)
{
    sqlite3 *db = nullptr;
    const auto exec = [&](const QByteArray &sql) {
        if (sqlite3_exec(db, sql.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s", sqlite3_errmsg(db));
    };
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(db));
    exec("PRAGMA page_size=16384; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA secure_delete=OFF;"
         "PRAGMA cache_size=-65536; ATTACH '"
         + library.toUtf8() + "' AS l");
    QElapsedTimer timer;
    timer.start();
    exec("CREATE VIRTUAL TABLE f USING fts5(title, authors, abstract, content='', prefix='2 3',"
         " tokenize='unicode61 remove_diacritics 2');"
         "INSERT INTO f(f, rank) VALUES('hashsize', 67108864);"
         "INSERT INTO f(rowid, title, authors, abstract) SELECT id, title, authors, body FROM l.paper"
         " LEFT JOIN l.abstract ON abstract.paper = id ORDER BY id");
    QJsonObject figures{{u"index_seconds"_s, double(timer.elapsed()) / 1000}};
    sqlite3_stmt *count = nullptr, *rows = nullptr, *ranked = nullptr;
    sqlite3_prepare_v2(db, "SELECT count(*) FROM f WHERE f MATCH ?", -1, &count, nullptr);
    sqlite3_prepare_v2(
        db,
        "SELECT p.id, p.title, p.authors FROM f JOIN l.paper p ON p.id = f.rowid WHERE f MATCH ?"
        " ORDER BY f.rowid DESC LIMIT 100",
        -1, &rows, nullptr);
    sqlite3_prepare_v2(db, "SELECT rowid FROM f WHERE f MATCH ? ORDER BY rank LIMIT 100", -1, &ranked,
                       nullptr);
    const auto run = [](sqlite3_stmt *statement, const QByteArray &match) {
        sqlite3_bind_text(statement, 1, match.constData(), int(match.size()), SQLITE_STATIC);
        while (sqlite3_step(statement) == SQLITE_ROW) { }
        sqlite3_reset(statement);
    };
    Times keys;
    const QStringList texts = keystrokes(corpus);
    // Only a sample: with millions of papers a query may need seconds.
    const qsizetype step =
        must(Library::open(library, Library::Mode::ReadOnly))->sources().counts().value().papers > 1'000'000
        ? 12
        : 3;
    for (qsizetype i = 0; i < texts.size(); i += step) {
        const QStringList words = texts[i].split(u' ');
        QByteArray match;
        for (const QString &word : words)
            match += '"' + word.toUtf8() + (&word == &words.last() ? "\"*" : "\" ");
        keys.time([&] {
            run(count, match);
            run(rows, match);
        });
    }
    figures[u"keystroke_with_100_rows"_s] = keys.json();
    Times best;
    for (const char *match : {"the", "learning", "graph neural networks", "quantum entanglement"})
        best.time([&] { run(ranked, match); });
    figures[u"bm25_top_100"_s] = best.json();
    for (sqlite3_stmt *statement : {count, rows, ranked})
        sqlite3_finalize(statement);
    sqlite3_close(db);
    figures[u"index_mb"_s] = double(QFileInfo(file).size()) / 1e6;
    return figures;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions(
        {{u"papers"_s, u"how many papers are generated"_s, u"N"_s, u"100000"_s},
         {u"corpus"_s, u"JSON lines to use; where there are none yet, the generated ones are kept there"_s,
          u"FILE"_s},
         {u"mixed"_s, u"by the generator with other statistics"_s},
         {u"library"_s, u"where the library is made; one that is there is used as it is"_s, u"FILE"_s},
         {u"cold"_s, u"with nothing of the library in memory too, for which the program must be root's"_s},
         {u"no-fts"_s, u"without the comparison"_s}});
    options.addHelpOption();
    options.process(app);
    const auto papers = options.value(u"papers"_s).toUInt();
    const QTemporaryDir folder;
    const auto kind = options.isSet(u"mixed"_s) ? Corpus::Kind::Mixed : Corpus::Kind::Plain;
    const Corpus corpus(papers, 1, kind);
    QJsonObject figures;
    const QString library =
        options.isSet(u"library"_s) ? options.value(u"library"_s) : folder.filePath(u"bench.lectern"_s);
    if (!QFileInfo::exists(library)) {
        QString lines = options.value(u"corpus"_s);
        if (lines.isEmpty())
            lines = folder.filePath(u"corpus.jsonl"_s);
        if (!QFileInfo::exists(lines)) {
            if (!corpus.write(lines.toStdString()))
                qFatal("the corpus cannot be written");
        }
        figures[u"import"_s] = importFile(lines, library);
        if (!options.isSet(u"corpus"_s))
            QFile::remove(lines);
    }
    figures[u"search"_s] = searchFigures(library, corpus);
    if (options.isSet(u"cold"_s))
        figures[u"cold"_s] = coldCacheTimes(library, corpus);
    const QString more = folder.filePath(u"more.jsonl"_s);
    if (!Corpus(1000, 2 + std::random_device()(), kind).write(more.toStdString()))
        qFatal("the corpus cannot be written");
    figures[u"import_1000_more"_s] = importFile(more, library);
    if (!options.isSet(u"no-fts"_s))
        figures[u"fts5"_s] = ftsFigures(library, folder.filePath(u"fts.db"_s), corpus);
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
