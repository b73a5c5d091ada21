// Benchmark of the author list in the window: opening, every sort order, search and scrolling, with the
// longest stall of the event loop. Prints one JSON object.
//   authorlist_bench [--authors N] [--library FILE]
#include "measure.h"
#include "models/import/fileimporter.h"
#include "models/session/librarysession.h"
#include "tests/support/timedapplication.h"
#include "views/actions/actions.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

constexpr int kAuthorsOfAPaper = 4;

// Writes a library with the given number of authors, four per paper. Each name has two invented words.
void makeLibrary(const QString &library, int authors, const QString &folder)
{
    const QStringList syllables{u"ba"_s, u"de"_s, u"ki"_s, u"lo"_s, u"mu"_s, u"na"_s, u"re"_s, u"si"_s,
                                u"to"_s, u"vu"_s, u"wa"_s, u"ye"_s, u"zi"_s, u"po"_s, u"gu"_s, u"ha"_s};
    const auto word = [&](int number) -> QString {
        QString made;
        for (int i = 0; i < 3; ++i, number /= 16)
            made += syllables[number % 16];
        return made.left(1).toUpper() + made.mid(1);
    };
    QFile file(folder + u"/authors.jsonl"_s);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    for (int i = 0; i < authors; i += kAuthorsOfAPaper) {
        QByteArray names;
        for (int k = i; k < qMin(i + kAuthorsOfAPaper, authors); ++k)
            names += (k > i ? ",\"" : "\"") + (word(k % 4096) + u' ' + word(k / 4096 + 7)).toUtf8() + '"';
        file.write("{\"lectern\":1,\"title\":\"Waves, part " + QByteArray::number(i) + "\",\"authors\":["
                   + names + "],\"date\":\"" + QByteArray::number(1990 + i % 35) + "-05-01\"}\n");
    }
    file.close();
    const auto opened = must(Library::open(library));
    FileImporter importer(*opened);
    importer.setSavedOn(QDate(2026, 11, 21));
    const ImportReport report = importer.importPaths({file.fileName()});
    if (!report.files.first().refused.isEmpty())
        qFatal("%s", qPrintable(report.files.first().refused));
}

void wait(const std::function<bool()> &until)
{
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (until())
            loop.quit();
    });
    look.start(1);
    loop.exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    test::Timed<QApplication> app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"authors"_s, u"how many authors are made up"_s, u"N"_s, u"200000"_s},
                        {u"library"_s, u"a library that is there"_s, u"FILE"_s}});
    options.addHelpOption();
    options.process(app);
    const QTemporaryDir folder;
    QString file = options.value(u"library"_s);
    if (file.isEmpty()) {
        file = folder.filePath(u"authors.lectern"_s);
        makeLibrary(file, options.value(u"authors"_s).toInt(), folder.path());
    }
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    Actions actions;
    Theme theme;
    LibrarySession library;
    MainWindow window(library, actions, theme, settings);
    window.resize(1280, 800);
    window.show();
    library.open(file);
    wait([&] { return window.isIdle(); });

    QJsonObject figures{{u"authors"_s, library.counts().authors}};
    auto &table = *window.findChild<QTableView *>(u"authorTable"_s);
    auto &words = *window.findChild<QLineEdit *>(u"authorWords"_s);
    const auto step = [&](const QString &name, const std::function<void()> &act) {
        app.restart();
        QElapsedTimer timer;
        timer.start();
        QTimer::singleShot(0, &window, act);
        bool begun = false;
        QTimer::singleShot(100, &window, [&begun] { begun = true; }); // longer than the typing delay
        wait([&] { return begun && window.isIdle(); });
        QJsonObject each = app.json();
        each[u"until_shown_ms"_s] = double(timer.nsecsElapsed()) / 1e6;
        figures[name] = each;
    };
    step(u"open"_s, [&] { actions[ActionId::ShowAuthors].trigger(); });
    figures[u"rows"_s] = table.model()->rowCount();
    for (int column = 0; column < table.model()->columnCount(); ++column)
        step(u"order %1"_s.arg(table.model()->headerData(column, Qt::Horizontal).toString()),
             [&] { emit table.horizontalHeader()->sectionClicked(column); });
    step(u"to the end"_s, [&] { table.scrollToBottom(); });
    step(u"to the middle"_s, [&] { table.scrollTo(table.model()->index(table.model()->rowCount() / 2, 0)); });
    step(u"select all"_s, [&] { table.selectAll(); });
    table.clearSelection();
    step(u"type ba"_s, [&] { words.setText(u"ba"_s); });
    figures[u"rows of ba"_s] = table.model()->rowCount();
    step(u"type balo wa"_s, [&] { words.setText(u"balo wa"_s); });
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
