// Benchmark of known-item search: titles of a library are typed with a typo and searched by relevance. Prints
// one JSON object with the share found in the first row, the first three and the first ten, and the times.
//   knownitem_bench --library FILE [--items N] [--seed S] [--show SLIP]
#include "measure.h"
#include "models/core/fold.h"
#include "models/core/query/querytext.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "tests/support/knownitems.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdio>

using namespace lectern;
using namespace lectern::bench;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kRows = 10;

// Returns the row of the first paper with that title, or -1 if it is not among the first rows.
int rowOf(Library &library, const ResultSetPtr &found, const QString &title)
{
    const QList<PaperRow> rows = must(library.papers().rows(found->ids(0, kRows)));
    for (int row = 0; row < rows.size(); ++row)
        if (foldTitle(rows[row].title) == foldTitle(title))
            return row;
    return -1;
}

QJsonObject figures(Library &library, Slip typo, int items, unsigned seed, bool show)
{
    std::mt19937 random(seed);
    const ResultSetPtr all = must(library.index().search({}));
    Times times;
    int asked = 0, first = 0, three = 0, ten = 0;
    while (asked < items) {
        const PaperId id = all->idAt(qsizetype(random() % unsigned(all->count())));
        const QString title = must(library.papers().rows({id})).first().title;
        const QString typed = remembered(title, typo, &random);
        if (typed.isEmpty())
            continue;
        ++asked;
        const Query query{parseQuery(typed, true).root, {SortOrder::Key::Relevance, false}};
        const ResultSetPtr found = times.time([&] { return must(library.index().search(query)); });
        const int row = rowOf(library, found, title);
        first += row == 0;
        three += row >= 0 && row < 3;
        ten += row >= 0;
        if (show && (row < 0 || row >= 3))
            std::fprintf(stderr, "%3d of %lld: %s\n     for: %s\n", row, (long long)(found->count()),
                         qPrintable(typed), qPrintable(title));
    }
    const auto share = [&](int n) { return double(n) / asked; };
    return {{u"first"_s, share(first)},
            {u"first_three"_s, share(three)},
            {u"first_ten"_s, share(ten)},
            {u"search"_s, times.json()}};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser arguments;
    arguments.addOptions(
        {{u"library"_s, u"Library file."_s, u"file"_s},
         {u"items"_s, u"Titles a slip."_s, u"n"_s, u"500"_s},
         {u"seed"_s, u"Of the random numbers."_s, u"s"_s, u"1"_s},
         {u"show"_s, u"Prints what was missed with this slip, and asks only it."_s, u"slip"_s}});
    arguments.process(app);
    const auto library = must(Library::open(arguments.value(u"library"_s), Library::Mode::ReadOnly));
    QJsonObject json;
    for (const Slip typo : kSlips)
        if (const QString show = arguments.value(u"show"_s);
            show.isEmpty() || show == QLatin1StringView(nameOf(typo)))
            json[QLatin1StringView(nameOf(typo))] =
                figures(*library, typo, arguments.value(u"items"_s).toInt(),
                        arguments.value(u"seed"_s).toUInt(), !show.isEmpty());
    std::puts(QJsonDocument(json).toJson().constData());
    return 0;
}
