// Measures the time from the selection of a paper to the painted pane, over real papers, and the smoothness
// of a held key. Prints one JSON object. Runs offscreen.
//   pane_bench [--papers N] [--seconds S] [--size WxH]
#include "measure.h"
#include "models/session/librarysession.h"
#include "paintwatch.h"
#include "tests/support/bulk.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>

#include <climits>
#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

constexpr int kHeldRowsASecond = 60;

QByteArray line(const QString &title, const QString &abstract, int number)
{
    return QJsonDocument(QJsonObject{{u"lectern"_s, 1},
                                     {u"title"_s, title},
                                     {u"authors"_s, QJsonArray{u"Ada Winter"_s}},
                                     {u"category"_s, u"cs.LG"_s},
                                     {u"date"_s, QDate(2000, 1, 1).addDays(number).toString(Qt::ISODate)},
                                     {u"abstract"_s, abstract}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{u"papers"_s, u"Real papers to go through."_s, u"N"_s, u"500"_s},
                        {u"seconds"_s, u"How long the key is held."_s, u"S"_s, u"8"_s},
                        {u"size"_s, u"Of the window."_s, u"WxH"_s, u"1280x800"_s}});
    options.process(app);
    const int wanted = options.value(u"papers"_s).toInt();
    const QStringList size = options.value(u"size"_s).split(u'x');

    QByteArray lines;
    int taken = 0;
    struct File {
        QString name;
        int every; // distance between sampled records, to cover the whole file
    };
    const File files[] = {{u"ml-anthology.jsonl.zst"_s, 37},
                          {u"arxiv-abs.jsonl.zst"_s, 2}}; // little text, much math
    for (const File &file : files) {
        int read = 0, ofThis = 0;
        test::forEachBulkRecord(file.name, [&](const QString &title, const QString &abstract) {
            if (read++ % file.every == 0 && !abstract.isEmpty()) {
                lines += line(title, abstract, taken++) + '\n';
                ++ofThis;
            }
            return ofThis < wanted / int(std::size(files));
        });
    }
    if (taken == 0) {
        std::fputs("The real abstracts (../shared/data/bulk) or the zstd program are missing.\n", stderr);
        return 1;
    }

    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    Actions actions;
    Theme theme;
    theme.choose(ThemeChoice::Light);
    LibrarySession library;
    MainWindow window(library, actions, theme, settings);
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    actions[ActionId::MarkOnDwell].setChecked(false); // avoids writes during the measurement
    library.open(folder.filePath(u"bench.lectern"_s));
    library.imports().importText(u"papers.jsonl"_s, lines, QDate(2026, 6, 30));
    if (!bench::waitFor(&library, &LibrarySession::idle,
                        [&] { return library.isIdle() && library.browser().papers().rowCount() > 0; }))
        return 1;

    auto *list = window.findChild<PaperList *>();
    auto *pane = window.findChild<AbstractPane *>();
    bench::PaintWatch watch(pane->text()->viewport());
    bench::Times toPainted;
    int paintsWhenLoaded =
        INT_MAX; // number of paints when the pane received the paper; the next paint shows it
    QObject::connect(&library.browser(), &LibraryBrowser::paperLoaded, &watch,
                     [&] { paintsWhenLoaded = watch.paints; });
    int withFormulas = 0;
    const int rows = library.browser().papers().rowCount();
    for (int row = 1; row < rows; ++row) {
        const PaperId id = library.browser().papers().idAt(row);
        paintsWhenLoaded = INT_MAX;
        const bool painted = toPainted.time([&] {
            list->selectRow(row, true);
            return bench::waitFor(&watch, &bench::PaintWatch::painted, [&] {
                return watch.paints > paintsWhenLoaded && pane->paper() && pane->paper()->row.id == id;
            });
        });
        if (!painted) {
            std::fprintf(stderr, "Row %d was never painted.\n", row);
            return 1;
        }
        withFormulas += pane->text()->isPending();
        bench::waitFor(&library, &LibrarySession::idle, [&] { return library.isIdle(); });
    }

    // Simulates a held key: steps at a fixed rate. The measure is the delay of each step, which is the time
    // that the window was busy.
    list->selectRow(0, true);
    bench::Times late, busy;
    const int steps = qMin(rows - 1, options.value(u"seconds"_s).toInt() * kHeldRowsASecond);
    const int paintsBefore = watch.paints;
    QElapsedTimer clock;
    clock.start();
    int done = 0;
    QEventLoop loop;
    QTimer key;
    key.setTimerType(Qt::PreciseTimer);
    QObject::connect(&key, &QTimer::timeout, &loop, [&] {
        // Runs all steps that are due, because key events queue up while the window is busy.
        while (done < steps && clock.nsecsElapsed() / 1e6 >= done * 1000.0 / kHeldRowsASecond) {
            late.add(double(clock.nsecsElapsed()) / 1e6 - done * 1000.0 / kHeldRowsASecond);
            busy.time([&] { actions[ActionId::NextPaper].trigger(); });
            ++done;
        }
        if (done >= steps)
            loop.quit();
    });
    key.start(1);
    loop.exec();
    const double held = double(clock.nsecsElapsed()) / 1e9;
    const int panes = watch.paints - paintsBefore;

    const QJsonObject report{{u"papers"_s, rows},
                             {u"selection_to_painted_pane"_s, toPainted.json()},
                             {u"papers_with_formulas_that_followed"_s, withFormulas},
                             {u"held_key"_s,
                              QJsonObject{{u"steps"_s, done},
                                          {u"rows_a_second"_s, held > 0 ? done / held : 0},
                                          {u"panes_painted_a_second"_s, held > 0 ? panes / held : 0},
                                          {u"step_late"_s, late.json()},
                                          {u"step_itself"_s, busy.json()}}}};
    std::fputs(QJsonDocument(report).toJson().constData(), stdout);
    return 0;
}
