#include "models/session/authorqueries.h"
#include "models/session/librarysession.h"
#include "models/session/tasks/exporttasks.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/sqlite/connection.h"
#include "resources/samplelibrary.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests the request tokens of every thread that reads the library: a newer request cancels the older one,
// which leaves no trace. The last request is answered, no error is shown, later writes are visible, and the
// log can be checkpointed completely, which an open read transaction would prevent.
class TestCancelledRequests : public QObject
{
    Q_OBJECT

    struct Window {
        LibrarySession library;
        RequestToken token{"request"}, task{"task"};
        QTemporaryDir dir;

        Window()
        {
            library.open(file());
            for (const SamplePage &page : samplePages())
                library.imports().importText(page.name, page.bytes, page.savedOn);
        }
        QString file() const { return dir.filePath(u"a.lectern"_s); }
        PaperId paper(int n)
        {
            return library.browser().papers().idAt(n % library.browser().papers().rowCount());
        }
        QList<PaperId> all()
        {
            return library.browser().papers().result()->ids(0, library.browser().papers().rowCount());
        }
        AuthorId author(int n)
        {
            const QList<AuthorRow> &rows = library.sidebar().sidebarData().authors;
            return rows[n % rows.size()].id;
        }
        bool isIdle() { return library.isIdle() && library.backgroundReader().isIdle() && !task.isPending(); }
        template <typename Query>
        void ask(LibraryReader &reader, Query query)
        {
            reader.ask(token, std::move(query), &library, [](const auto &) {});
        }
        template <typename Query>
        void askInBackground(Query query)
        {
            ask(library.backgroundReader(), std::move(query));
        }
        template <typename Task>
        void start(Task work)
        {
            library.tasks().start(task, std::move(work), &library, [](const auto &) {});
        }
        ResultSetPtr result() { return library.browser().papers().result(); }
    };
    // Sends request number n of a kind. Each differs from the previous one and cancels it.
    using Ask = std::function<void(Window &, int n)>;

private slots:
    void cancelledRequestsLeaveNoTrace_data()
    {
        QTest::addColumn<Ask>("ask");
        const auto row = [](const char *name, const Ask &ask) { QTest::newRow(name) << ask; };
        // --- reader: a newer request of the same kind cancels
        row("search", [](Window &w, int n) {
            w.library.browser().setTyped(u"author:a year:20"_s + QString::number(n % 30));
        });
        row("search without a result",
            [](Window &w, int n) { w.library.browser().setTyped(u"zqxw"_s + QString::number(n)); });
        row("search for what is similar",
            [](Window &w, int n) { w.library.browser().setTyped(n % 2 ? u"sundail"_s : u"harbuor"_s); });
        row("search by relevance, and why", [](Window &w, int n) {
            w.library.browser().setSort({SortOrder::Key::Relevance, false});
            w.library.browser().setTyped(n % 2 ? u"the"_s : u"a"_s);
            w.library.browser().showPaper(w.paper(n));
        });
        row("facets", [](Window &w, int n) {
            w.library.browser().wantFacets(true);
            w.library.browser().setTyped(n % 2 ? u"the"_s : u""_s);
        });
        row("detail", [](Window &w, int n) { w.library.browser().showPaper(w.paper(n)); });
        row("author", [](Window &w, int n) { w.library.browser().openAuthor(w.author(n), u"somebody"_s); });
        row("sidebar", [](Window &w, int) { w.library.refresh(); });
        row("counts of saved searches", [](Window &w, int n) {
            w.library.browser().setTyped(QString(QChar(u'a' + n % 26)));
            w.library.refresh();
        });
        row("next unread", [](Window &w, int n) { w.library.browser().findNextUnread(n); });
        row("diagnostics of a source", [](Window &w, int) {
            w.ask(w.library.reader(),
                  bindLibrary(diagnosticsOf, w.library.sidebar().sidebarData().sources.first().id));
        });
        row("another library, and back",
            [](Window &w, int n) { w.library.open(n % 2 ? w.dir.filePath(u"other.lectern"_s) : w.file()); });
        // --- background reader, authors: a newer request of the same kind cancels
        row("list of authors", [](Window &w, int n) {
            w.askInBackground(bindLibrary(orderedAuthors, QString(QChar(u'a' + n % 26)),
                                          AuthorOrder{AuthorOrder::Key(n % 8), n % 2 == 0}, qsizetype(64)));
        });
        row("names", [](Window &w, int n) {
            w.askInBackground(bindLibrary(authorsNamed, QString(QChar(u'a' + n % 26))));
        });
        row("who is who", [](Window &w, int) {
            w.askInBackground(bindLibrary(authorDuplicates, std::function<void(double)>()));
        });
        row("saves of a page", [](Window &w, int n) {
            w.askInBackground(bindLibrary(savedPages, w.author(n), SourceId::None, SourceId::None));
        });
        // --- background reader, related papers: a newer request of the same kind cancels
        row("related papers",
            [](Window &w, int n) { w.askInBackground(bindLibrary(relatedRows, w.paper(n), kMaxRelated)); });
        row("overview", [](Window &w, int) { w.askInBackground(bindLibrary(overviewOf, w.result())); });
        row("co-authors", [](Window &w, int n) {
            w.askInBackground(bindLibrary(coauthorGraph, w.author(n), kDefaultGraphAuthors, YearSpan()));
        });
        row("comparison", [](Window &w, int n) {
            w.askInBackground(bindLibrary(comparedPapers, w.paper(n), w.paper(n + 1)));
        });
        row("versions", [](Window &w, int n) { w.askInBackground(bindLibrary(versionRows, w.paper(n))); });
        row("selection", [](Window &w, int n) {
            const int last = w.library.browser().papers().rowCount() - 1;
            w.askInBackground(bindLibrary(sharedFacts, w.result(), RowRanges{{0, n % (last + 1)}}));
        });
        row("correction", [](Window &w, int n) {
            const OwnChangeOfMany change{OwnChangeOfMany::Kind::Replace, u"title"_s, u"x"_s,
                                         QString(QChar(u'a' + n % 26))};
            w.askInBackground(bindLibrary(correctionPreview, w.all(), change));
        });
        row("highlights",
            [](Window &w, int n) { w.ask(w.library.reader(), bindLibrary(highlightsOf, w.paper(n))); });
        row("list of highlights", [](Window &w, int) {
            w.askInBackground(
                bindLibrary(highlightedPapers, std::optional<Query>(Query()), QList<PaperId>()));
        });
        row("tags and lists",
            [](Window &w, int) { w.ask(w.library.reader(), bindLibrary(assignableGroups, w.all())); });
        row("facet values", [](Window &w, int n) {
            w.askInBackground(bindLibrary(facetValues, w.result(), FacetKind(n % 7)));
        });
        row("facet values of another result", [](Window &w, int n) {
            w.askInBackground(bindLibrary(facetValues, w.result(), FacetKind(n % 7)));
            w.library.browser().setTyped(n % 2 ? u"the"_s : u""_s);
        });
        // --- worker threads of one task: start and cancel
        row("duplicates", [](Window &w, int n) {
            w.start([file = w.file()](const Deliver &, const Cancelled &cancelled) {
                return likelyDuplicates(
                    file, [](double) {}, cancelled);
            });
            if (n % 2)
                w.task.cancel();
        });
        row("export", [](Window &w, int n) {
            if (w.task.isPending()) {
                w.task.stop();
                return;
            }
            const ExportOrder order{w.file(), {}, true, u"bibtex"_s, w.dir.filePath(u"out%1.bib"_s.arg(n))};
            w.start([order](const Deliver &, const Cancelled &cancelled) {
                return exportToFile(
                    order, [](int, int) {}, cancelled);
            });
        });
        row("export preview", [](Window &w, int) {
            w.start(
                [order = ExportOrder{w.file(), w.all(), false, u"ris"_s, {}}](
                    const Deliver &, const Cancelled &cancelled) { return exportPreview(order, cancelled); });
        });
        row("dragged papers", [](Window &w, int n) {
            w.start([file = w.file(), paper = w.paper(n)](const Deliver &, const Cancelled &) {
                return draggedText(file, {paper}, KeyForm::Lectern);
            });
        });
        row("copy", [](Window &w, int n) {
            w.start([file = w.file(), paper = w.paper(n)](const Deliver &, const Cancelled &cancelled) {
                return copiedText(file, {paper}, CopyStyle::Bibtex, {}, KeyForm::Lectern, cancelled);
            });
        });
        row("import preview, of the library itself", [](Window &w, int) {
            w.start([folder = w.dir.path()](const Deliver &, const Cancelled &) {
                for (const FoundFile &file : filesIn({folder}))
                    (void)previewFile(file.path);
                return true;
            });
        });
        row("backups", [](Window &w, int) { w.library.backups().requestBackups(); });
        row("history", [](Window &w, int) { w.askInBackground(bindLibrary(editHistory)); });
        row("papers of an import", [](Window &w, int n) {
            const QList<SourceRow> &sources = w.library.sidebar().sidebarData().sources;
            w.askInBackground(bindLibrary(papersOfImport, sources[n % sources.size()].id));
        });
        row("backup", [](Window &w, int n) {
            if (n % 8 == 0)
                w.library.backups().backUpNow();
        });
        // --- LibraryWriter: writes are never cancelled
        row("marks", [](Window &w, int n) { w.library.writer().toggleBookmarked({w.paper(n)}); });
        row("undo and redo", [](Window &w, int n) {
            if (n % 3 == 0)
                w.library.writer().setRating({w.paper(n)}, 1 + n % 5);
            else if (n % 3 == 1)
                w.library.writer().undo();
            else
                w.library.writer().redo();
        });
    }
    void cancelledRequestsLeaveNoTrace()
    {
        QFETCH(Ask, ask);
        Window window;
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);
        window.library.writer().write(
            [](Library &library) { return library.savedSearches().create(u"old"_s, u"year:..2020 a"_s); });
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);
        QSignalSpy failed(&window.library, &LibrarySession::failed),
            readerFailed(&window.library.reader(), &LibraryReader::failed),
            backgroundFailed(&window.library.backgroundReader(), &LibraryReader::failed),
            keeperFailed(&window.library.backups(), &BackupService::failed);
        for (int n = 0; n < 24; ++n) {
            if (window.library.browser().papers().rowCount()
                == 0) { // the next request needs a paper in the list
                window.library.open(window.file());
                QTRY_VERIFY_WITH_TIMEOUT(
                    window.library.isIdle() && window.library.browser().papers().rowCount() > 0, 60'000);
            }
            ask(window, n);
            if (n % 3 == 0) // requests are cancelled while queued, while running, and not at all
                QTest::qWait(n / 3);
        }
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle() && !window.library.backups().isBusy(), 60'000);
        if (window.library.file() != window.file()) {
            window.library.open(window.file());
            QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);
        }
        for (const QSignalSpy *spy : {&failed, &readerFailed, &backgroundFailed, &keeperFailed})
            for (const QList<QVariant> &call : *spy)
                QFAIL(qPrintable(call.last().toString()));
        window.library.browser().clearQuery();
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);

        const int before = window.library.counts().bookmarks;
        const PaperRow *row = nullptr;
        QTRY_VERIFY((row = window.library.browser().papers().rowAt(0)));
        const bool on = !row->bookmarked;
        window.library.writer().setBookmarked({row->id}, on);
        QTRY_COMPARE_WITH_TIMEOUT(window.library.counts().bookmarks, before + (on ? 1 : -1), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);
        const auto beside = Connection::open(window.file(), false);
        QVERIFY(beside);
        // The first column is 1 if a reader of an older state blocks the checkpoint.
        const auto folded = [&] {
            const auto busy = (*beside)->number("PRAGMA wal_checkpoint(TRUNCATE)");
            return busy && *busy == 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(folded(), 20'000);
    }
    // Names are compared in one state of the library and looked up in a later one. A pair whose authors were
    // merged meanwhile is omitted. An earlier version listed it without names and kept it selected.
    void mergedAuthorsAreRemovedFromPairs()
    {
        Window window;
        window.library.imports().importText(
            u"people.jsonl"_s,
            "{\"lectern\":1,\"title\":\"Sextants\",\"authors\":[\"Beno Hollow\"]}\n"
            "{\"lectern\":1,\"title\":\"Hinges\",\"authors\":[\"Hollow Beno\"]}\n",
            QDate(2026, 6, 1));
        QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 60'000);
        const auto reading = Library::open(window.file(), Library::Mode::ReadOnly);
        const auto writing = Library::open(window.file());
        QVERIFY(reading && writing);
        const auto isBeno = [](const AuthorPair &pair) { return pair.one.name.contains(u"Beno"_s); };
        const auto before = authorDuplicates(**reading, {}, {});
        QVERIFY(before);
        const auto found = std::find_if(before->likely.cbegin(), before->likely.cend(), isBeno);
        QVERIFY(found != before->likely.cend());
        bool merged = false;
        const auto merge = [&](double) {
            if (!std::exchange(merged, true))
                QVERIFY((*writing)->authorIdentity().merge(found->one.id, found->other.id));
        };
        const auto answer = authorDuplicates(**reading, merge, {});
        QVERIFY(answer && merged);
        QCOMPARE(answer->likely.size(), before->likely.size() - 1);
        for (const AuthorPair &pair : answer->likely)
            QVERIFY(pair.one.id != AuthorId::None && pair.other.id != AuthorId::None);
    }
};

QTEST_GUILESS_MAIN(TestCancelledRequests)
#include "tst_cancelledrequests.moc"
