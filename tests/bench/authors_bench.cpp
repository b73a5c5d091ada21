// Benchmark of authors at scale: the panel of every author with many papers and of some others, every order
// of the list, search in the list, a merge and its undo, likely duplicates. Prints one JSON object.
//   authors_bench [--library FILE] [--keep]      without a library: the real papers next to the project
#include "measure.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/editlog.h"
#include "models/store/library.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/likelyauthors.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/authorrow.h"
#include "tests/support/support.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

QJsonObject panels(Library &library, const QList<AuthorId> &byPapers)
{
    Times many, some;
    for (qsizetype i = 0; i < qMin<qsizetype>(2000, byPapers.size()); ++i)
        must(many.time([&] { return library.authors().panel(byPapers[i]); }));
    std::mt19937_64 random(11);
    for (int i = 0; i < 3000; ++i)
        must(some.time(
            [&] { return library.authors().panel(byPapers[qsizetype(random() % byPapers.size())]); }));
    const AuthorPanel first = must(library.authors().panel(byPapers.first()));
    return {{u"most_papers"_s, many.json()},
            {u"any"_s, some.json()},
            {u"papers_of_the_first"_s, first.papers},
            {u"coauthors_of_the_first"_s, int(first.coauthors.size())}};
}

QJsonObject orders(Library &library)
{
    using Key = AuthorOrder::Key;
    Times first, next, words, rows;
    must(first.time([&] { return library.authorList().order({}, {}); }));
    for (const Key key : {Key::Papers, Key::Name, Key::HIndex, Key::Citations, Key::Novelty, Key::AiScore,
                          Key::FirstYear, Key::LastYear})
        for (const bool reversed : {false, true}) {
            const auto ids = must(next.time([&] { return library.authorList().order({}, {key, reversed}); }));
            for (qsizetype at = 0; at + 64 < ids.size(); at += ids.size() / 20 + 1)
                must(rows.time([&] { return library.authorList().rows(ids.mid(at, 64)); }));
        }
    for (const QString &typed : {u"w"_s, u"wa"_s, u"wang"_s, u"wang li"_s, u"schmidhuber"_s, u"zzz"_s})
        must(words.time([&] { return library.authorList().order(typed, {}); }));
    return {{u"first"_s, first.json()},
            {u"order"_s, next.json()},
            {u"search"_s, words.json()},
            {u"page_of_64"_s, rows.json()}};
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption libraryOption(u"library"_s, u"A library that is there."_s, u"FILE"_s);
    parser.addOption(libraryOption);
    parser.process(app);

    QTemporaryDir dir;
    QString file = parser.value(libraryOption);
    QJsonObject result;
    if (file.isEmpty()) {
        const QString papers = test::sharedFile(u"data/bulk/ml-anthology.jsonl.zst"_s);
        if (papers.isEmpty()) {
            std::fputs("The real papers are not beside the project; give --library.\n", stderr);
            return 1;
        }
        file = dir.filePath(u"authors.lectern"_s);
        const auto library = must(Library::open(file));
        FileImporter importer(*library);
        importer.setSavedOn(QDate(2026, 11, 21));
        Times times;
        times.time([&] { return importer.importPaths({papers}).files.size(); });
        result.insert(u"import"_s, times.json());
    }
    const auto library = must(Library::open(file));
    result.insert(u"authors"_s, must(library->sources().counts()).authors);
    result.insert(u"papers"_s, must(library->sources().counts()).papers);
    result.insert(u"list"_s, orders(*library));
    const QList<AuthorId> byPapers = must(library->authorList().order({}, {}));
    result.insert(u"panel"_s, panels(*library, byPapers));
    Times likely, merging, undoing;
    const auto pairs = must(likely.time([&] { return library->likelyAuthors().pairs(100'000); }));
    result.insert(u"likely"_s, likely.json());
    result.insert(u"likely_pairs"_s, int(pairs.size()));
    for (qsizetype i = 0; i < 20 && i + 1 < byPapers.size(); i += 2) {
        must(merging.time([&] { return library->authorIdentity().merge(byPapers[i + 1], byPapers[i]); }));
        must(undoing.time([&] { return library->edits().undo(); }));
    }
    result.insert(u"merge_of_the_largest"_s, merging.json());
    result.insert(u"undo"_s, undoing.json());
    result.insert(u"rss_mb"_s, processMegabytes("VmHWM"));
    std::fputs(QJsonDocument(result).toJson().constData(), stdout);
    return 0;
}
