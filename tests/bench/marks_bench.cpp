// Benchmark of user edits at scale: a mark on all papers, a bookmark compared with a plain disk flush, counts
// of saved searches after every edit, and the longest stall of the window meanwhile. Prints one JSON object.
//   marks_bench [--papers N] [--library FILE]
#include "measure.h"
#include "models/core/query/querytext.h"
#include "models/import/fileimporter.h"
#include "models/session/librarysession.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/index/query/searchindex.h"
#include "tests/bench/corpus/corpus.h"
#include "tests/support/timedapplication.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <random>
#include <unistd.h>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Times a plain flush to this disk.
QJsonObject flushes(const QString &folder)
{
    QFile file(folder + u"/flush"_s);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    const QByteArray page(4096, 'x');
    Times times;
    for (int i = 0; i < 1000; ++i)
        times.time([&] {
            file.write(page);
            file.flush();
            return fsync(file.handle());
        });
    return times.json();
}

void importCorpus(const QString &library, uint32_t papers, const QString &folder)
{
    const QString lines = folder + u"/corpus.jsonl"_s;
    if (!Corpus(papers).write(lines.toStdString()))
        qFatal("the corpus cannot be written");
    const auto opened = must(Library::open(library));
    FileImporter importer(*opened);
    importer.setSavedOn(QDate(2026, 11, 21));
    const ImportReport report = importer.importPaths({lines});
    if (!report.files.first().refused.isEmpty())
        qFatal("%s", qPrintable(report.files.first().refused));
    QFile::remove(lines);
}

QJsonObject storeFigures(const QString &file)
{
    const auto library = must(Library::open(file));
    const ResultSetPtr all = must(library->index().search({}));
    const QList<PaperId> papers = all->ids(0, all->count());
    QJsonObject figures;
    Times tag, undo, redo, bookmark, turn;
    (void)tag.time([&] { return must(library->tags().add(u"everything"_s, papers)); });
    (void)undo.time([&] { return must(library->edits().undo()); });
    (void)redo.time([&] { return must(library->edits().redo()); });
    (void)must(library->edits().undo());
    figures[u"tag_all_ms"_s] = tag.percentile(1);
    figures[u"undo_all_ms"_s] = undo.percentile(1);
    figures[u"redo_all_ms"_s] = redo.percentile(1);
    bookmark.time([&] { must(library->marks().setBookmarked(papers, true)); });
    undo.time([&] { return must(library->edits().undo()); });
    figures[u"bookmark_all_ms"_s] = bookmark.percentile(1);
    std::mt19937 random(3);
    for (int i = 0; i < 1000; ++i) {
        const PaperId paper = papers[qsizetype(random() % uint32_t(papers.size()))];
        turn.time([&] { return must(library->marks().toggleBookmarked({paper})); });
    }
    figures[u"bookmark_toggle"_s] = turn.json();
    return figures;
}

class Window
{
public:
    Window(test::Timed<QApplication> &app, const QString &file, const QString &folder)
        : m_app(app), m_settings(folder + u"/settings.ini"_s, QSettings::IniFormat),
          m_window(m_library, m_actions, m_theme, m_settings)
    {
        m_theme.choose(ThemeChoice::Light);
        m_window.resize(1280, 800);
        m_window.show();
        m_library.open(file);
        settle();
        m_app.restart();
    }

    // Runs act() as an event of the window. Returns the milliseconds until the window shows its effects.
    double run(const std::function<void()> &act)
    {
        QElapsedTimer timer;
        timer.start();
        QTimer::singleShot(0, &m_window, act);
        settle();
        return double(timer.nsecsElapsed()) / 1e6;
    }

    QJsonObject allInOneStep()
    {
        QJsonObject figures;
        auto *list = m_window.findChild<PaperList *>();
        const auto step = [&](const QString &name, const std::function<void()> &act) {
            m_app.restart();
            const double ms = run(act);
            QJsonObject each = m_app.json();
            each[u"until_shown_ms"_s] = ms;
            figures[name] = each;
        };
        step(u"select_all"_s, [list] { list->view()->selectAll(); });
        step(u"tag"_s, [&] { m_library.writer().addTag(u"everything"_s, list->selectedPapers()); });
        step(u"undo"_s, [&] { m_library.writer().undo(); });
        step(u"redo"_s, [&] { m_library.writer().redo(); });
        step(u"undo_again"_s, [&] { m_library.writer().undo(); });
        list->view()->selectAll();
        step(u"bookmark"_s, [&] { m_actions[ActionId::ToggleBookmark].trigger(); });
        step(u"rate"_s, [&] { m_actions[ActionId::Rate4].trigger(); });
        m_library.writer().undo();
        m_library.writer().undo();
        settle();
        return figures;
    }

    QJsonObject savedSearches(const Corpus &corpus)
    {
        const char16_t *const patterns[] = {
            u"%1 is:unread",  u"%1 is:bookmarked",   u"%1 tag:some",         u"%1 year:2015.. -%2",
            u"%1 rating:>=3", u"(%1 OR %2) is:read", u"cat:LG %1 is:unread", u"title:%1 -tag:some",
            u"%1 score:>=50", u"%1 %2 has:code"};
        std::mt19937_64 random(11);
        for (int i = 0; i < 50; ++i) {
            const QString query = QString::fromUtf16(patterns[i % std::size(patterns)])
                                      .replace(u"%1"_s, QString::fromStdString(corpus.word(random())))
                                      .replace(u"%2"_s, QString::fromStdString(corpus.word(random())));
            m_library.writer().write([=](Library &library) {
                return library.savedSearches().create(u"search %1"_s.arg(i), query);
            });
        }
        settle();
        m_app.restart();
        const auto check = must(Library::open(m_library.file(), Library::Mode::ReadOnly));
        Times shown;
        int wrong = 0;
        const int rows = m_library.browser().papers().rowCount();
        for (int edit = 0; edit < 100; ++edit) {
            const PaperId paper = m_library.browser().papers().idAt(int(random() % uint64_t(rows)));
            shown.add(run([&] {
                switch (edit % 4) {
                case 0:
                    return m_library.writer().toggleBookmarked({paper});
                case 1:
                    return m_library.writer().addTag(u"some"_s, {paper});
                case 2:
                    return m_library.writer().toggleRead({paper});
                default:
                    return m_library.writer().setRating({paper}, 1 + edit % 5);
                }
            }));
            for (const SavedSearch &search : m_library.sidebar().sidebarData().searches) {
                const SearchCount count =
                    must(check->index().count(parseQuery(search.query).root, search.lastSeen));
                const QModelIndex place = m_library.sidebar().findKey(u"search%1"_s.arg(qint64(search.id)));
                wrong += place.data(SidebarModel::CountRole).toLongLong() != count.papers;
            }
        }
        QJsonObject figures = m_app.json();
        figures[u"searches"_s] = m_library.sidebar().sidebarData().searches.size();
        figures[u"edits"_s] = 100;
        figures[u"wrong_counts"_s] = wrong;
        figures[u"edit_to_counts"_s] = shown.json();
        return figures;
    }

private:
    void settle()
    {
        QEventLoop loop;
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &loop, [&] {
            if (m_library.isIdle())
                loop.quit();
        });
        look.start(1);
        loop.exec();
    }

    test::Timed<QApplication> &m_app;
    QSettings m_settings;
    Actions m_actions;
    Theme m_theme;
    LibrarySession m_library;
    MainWindow m_window;
};

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    test::Timed<QApplication> app(argc, argv);
    QCommandLineParser options;
    options.addOptions(
        {{u"papers"_s, u"how many papers are generated"_s, u"N"_s, u"100000"_s},
         {u"library"_s, u"where the library is made; one that is there is used"_s, u"FILE"_s}});
    options.addHelpOption();
    options.process(app);
    const auto papers = options.value(u"papers"_s).toUInt();
    const QTemporaryDir folder;
    const QString library =
        options.isSet(u"library"_s) ? options.value(u"library"_s) : folder.filePath(u"bench.lectern"_s);
    if (!QFileInfo::exists(library))
        importCorpus(library, papers, folder.path());
    QJsonObject figures;
    double load = 0;
    (void)getloadavg(&load, 1);
    figures[u"load_average"_s] = load;
    figures[u"papers"_s] = int(papers);
    figures[u"flush_of_the_disk"_s] = flushes(QFileInfo(library).absolutePath());
    figures[u"store"_s] = storeFigures(library);
    Window window(app, library, folder.path());
    figures[u"window_all_papers"_s] = window.allInOneStep();
    figures[u"window_saved_searches"_s] = window.savedSearches(Corpus(papers));
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
