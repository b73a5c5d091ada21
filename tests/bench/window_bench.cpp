// Benchmark of the real window over a large library, offscreen: start to first rows, key press to painted
// rows with the time of each stage, jumps in the list, and the longest stall of the window, also during an
// import. Prints one JSON object.
//   window_bench [--papers N] [--mixed] [--library FILE] [--import N] [--size WxH]
#include "journey.h"
#include "measure.h"
#include "models/import/fileimporter.h"
#include "models/session/librarysession.h"
#include "paintwatch.h"
#include "tests/bench/corpus/corpus.h"
#include "views/actions/actions.h"
#include "views/list/facetstrip.h"
#include "views/list/paperlist.h"
#include "views/list/searchbox.h"
#include "views/paper/abstractpane.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

constexpr int kBetweenKeys = 80; // a fast typist, in milliseconds

// Measures how late a timer fires that is due every two milliseconds.
class StallWatch final : public QObject
{
public:
    StallWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            times.add(std::max(0.0, double(m_last.nsecsElapsed()) / 1e6 - kEvery));
            m_last.start();
        });
        m_last.start();
        m_timer.start(kEvery);
    }
    Times times;

private:
    static constexpr int kEvery = 2;
    QTimer m_timer;
    QElapsedTimer m_last;
};

void pause(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

void press(QWidget *widget, int key, const QString &text)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text),
        up(QEvent::KeyRelease, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &down);
    QCoreApplication::sendEvent(widget, &up);
}

// The list under measurement.
struct Shown {
    LibrarySession &library;
    PaperList &list;
    PaintWatch paints;
    int results = 0;

    Shown(LibrarySession &l, PaperList &p) : library(l), list(p), paints(p.view()->viewport())
    {
        QObject::connect(&library.browser(), &LibraryBrowser::resultChanged, &paints, [this] { ++results; });
    }
    // Types one key into the box and waits until the rows of its result are painted.
    bool type(SearchBox &box, QChar letter, Times *times)
    {
        const int before = results;
        int painted = -1; // number of paints when the result arrived
        // Connected before the views receive the reset, because they may paint at once.
        const auto seen =
            QObject::connect(&library.browser().papers(), &QAbstractItemModel::modelAboutToBeReset, &paints,
                             [&] { painted = paints.paints; });
        QElapsedTimer timer;
        timer.start();
        {
            const TraceStage handling("key");
            press(&box, letter == u' ' ? Qt::Key_Space : Qt::Key_A, letter);
        }
        const bool done = waitFor(&paints, &PaintWatch::painted, [&] {
            return results > before
                && (paints.paints > painted || library.browser().papers().rowCount() == 0);
        });
        times->add(double(timer.nsecsElapsed()) / 1e6);
        QObject::disconnect(seen);
        return done;
    }
};

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer start;
    start.start();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    PaintingApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions(
        {{u"papers"_s, u"how many papers are generated"_s, u"N"_s, u"100000"_s},
         {u"mixed"_s, u"by the generator with other statistics"_s},
         {u"library"_s, u"where the library is made; one that is there is used, and added to"_s, u"FILE"_s},
         {u"import"_s, u"how many papers are imported under the window"_s, u"N"_s, u"50000"_s},
         {u"size"_s, u"of the window"_s, u"WxH"_s, u"1280x800"_s}});
    options.process(app);
    const auto papers = options.value(u"papers"_s).toUInt();
    const auto kind = options.isSet(u"mixed"_s) ? Corpus::Kind::Mixed : Corpus::Kind::Plain;
    const QStringList size = options.value(u"size"_s).split(u'x');
    const QTemporaryDir folder;
    const QString file =
        options.isSet(u"library"_s) ? options.value(u"library"_s) : folder.filePath(u"bench.lectern"_s);
    if (!QFile::exists(file)) {
        const QString lines = folder.filePath(u"corpus.jsonl"_s);
        if (!Corpus(papers, 1, kind).write(lines.toStdString()))
            qFatal("the corpus cannot be written");
        const auto library = must(Library::open(file));
        FileImporter importer(*library);
        const QString refused = importer.importPaths({lines}).files.first().refused;
        if (!refused.isEmpty())
            qFatal("%s", qPrintable(refused));
        QFile::remove(lines);
        start.start();
    }

    QJsonObject figures;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    Actions actions;
    Theme theme;
    theme.choose(ThemeChoice::Light);
    LibrarySession library;
    MainWindow window(library, actions, theme, settings);
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    actions[ActionId::MarkOnDwell].setChecked(false); // avoids writes during the measurement
    auto *list = window.findChild<PaperList *>();
    auto *box = window.findChild<SearchBox *>();
    Shown shown(library, *list);
    int painted = -1;
    QObject::connect(&library.browser(), &LibraryBrowser::resultChanged, &app, [&] {
        if (painted < 0 && library.browser().papers().rowCount() > 0)
            painted = shown.paints.paints;
    });
    library.open(file);
    if (!waitFor(&shown.paints, &PaintWatch::painted,
                 [&] { return painted >= 0 && shown.paints.paints > painted; })) {
        std::fputs("No row was ever painted.\n", stderr);
        return 1;
    }
    figures[u"start_to_first_rows_ms"_s] = double(start.nsecsElapsed()) / 1e6;
    figures[u"papers"_s] = library.browser().papers().rowCount();
    waitFor(&library, &LibrarySession::idle, [&] { return library.isIdle(); });
    pause(500);

    const QStringList texts{u"graph neural networks"_s, u"quantum"_s,
                            u"transformer attention"_s, u"the of"_s,
                            u"superconducting"_s,       u"learning data model"_s};
    app.name(list->view()->viewport(), "paint list");
    for (const auto *pane : window.findChildren<AbstractPane *>())
        app.name(pane, "paint detail");
    for (const auto *strip : window.findChildren<FacetStrip *>())
        app.name(strip, "paint facets");
    EndedStages stages;
    Journeys journeys;
    Times keys;
    const auto typeAll = [&](Times *times) {
        for (const QString &text : texts) {
            for (const QChar letter : text) {
                (void)stages.take();
                const qint64 pressed = TraceStage::now();
                if (letter == u' ') { // a space starts no new search
                    press(box, Qt::Key_Space, letter);
                } else if (!shown.type(*box, letter, times)) {
                    std::fprintf(stderr, "A key in “%s” was never answered.\n", qPrintable(text));
                    std::exit(1);
                }
                pause(kBetweenKeys);
                for (int i = 0; i < 20 && !library.isIdle(); ++i)
                    pause(5);
                journeys.add(pressed, stages.take());
            }
            box->clear();
            waitFor(&library, &LibrarySession::idle, [&] { return library.isIdle(); });
        }
    };
    {
        StallWatch stalls;
        typeAll(&keys);
        figures[u"key_to_painted_rows"_s] = keys.json();
        figures[u"stages_of_a_key"_s] = journeys.json();
        figures[u"stalls_while_typing"_s] = stalls.times.json();
    }

    Times jumps;
    std::mt19937 random(5);
    QScrollBar *bar = list->view()->verticalScrollBar();
    for (int i = 0; i < 100; ++i) {
        const int before = shown.paints.paints;
        jumps.time([&] {
            bar->setValue(int(random() % unsigned(std::max(1, bar->maximum()))));
            waitFor(&shown.paints, &PaintWatch::painted,
                    [&] { return shown.paints.paints > before && library.browser().papers().isComplete(); });
        });
        pause(5);
    }
    figures[u"jump_to_painted_rows"_s] = jumps.json();
    figures[u"resident_mb"_s] = processMegabytes("VmRSS");

    const auto more = options.value(u"import"_s).toUInt();
    if (more > 0) {
        const QString lines = folder.filePath(u"more.jsonl"_s);
        if (!Corpus(more, 2 + std::random_device()(), kind).write(lines.toStdString()))
            qFatal("the corpus cannot be written");
        bool finished = false;
        QObject::connect(&library.imports(), &ImportQueue::importFinished, &app, [&] { finished = true; });
        Times keysMeanwhile;
        QElapsedTimer timer;
        StallWatch stalls;
        timer.start();
        library.imports().importFiles({lines});
        int rounds = 0;
        while (!finished && ++rounds < 1000) {
            for (const QChar letter : u"network"_s) {
                shown.type(*box, letter, &keysMeanwhile);
                pause(kBetweenKeys);
            }
            box->clear();
            pause(kBetweenKeys);
        }
        figures[u"import"_s] = QJsonObject{{u"papers"_s, int(more)},
                                           {u"seconds"_s, double(timer.elapsed()) / 1000},
                                           {u"key_to_painted_rows"_s, keysMeanwhile.json()},
                                           {u"stalls"_s, stalls.times.json()}};
    }
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
