#include "windowrun.h"

#include "models/session/tasks/libraryreader.h"

#include <QLoggingCategory>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

// Counts the requests of the ten most frequent user actions, and how often a query is parsed and an abstract
// built. Each request is sent once, and only changed data is read again.
class TestPaths : public QObject
{
    Q_OBJECT

    static inline int s_parsed = 0;
    static inline QtMessageHandler s_before = nullptr;

    static void count(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        if (QLatin1StringView(context.category) == "lectern.parsing"_L1)
            ++s_parsed;
        else if (s_before)
            s_before(type, context, message);
    }

    // Records the requests from now on.
    struct Trace {
        explicit Trace(Run &traced)
            : run(traced), reader(&run.library.reader(), &LibraryReader::asked),
              backgroundReader(&run.library.backgroundReader(), &LibraryReader::asked)
        {
            s_parsed = 0;
        }
        // Request kinds in alphabetical order with their counts: "paper 1, search 1".
        QString asked()
        {
            run.settle();
            QMap<QString, int> requests;
            for (const QSignalSpy *spy : {&reader, &backgroundReader})
                for (const QList<QVariant> &call : *spy)
                    ++requests[call.first().toString()];
            QStringList parts;
            for (auto it = requests.cbegin(); it != requests.cend(); ++it)
                parts.append(u"%1 %2"_s.arg(it.key()).arg(it.value()));
            return parts.join(u", "_s);
        }
        Run &run;
        QSignalSpy reader, backgroundReader;
    };

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Run> m_run;

private slots:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(u"lectern.parsing.debug=true"_s);
        s_before = qInstallMessageHandler(&TestPaths::count);
    }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_run = std::make_unique<Run>(*m_dir);
        m_run->importSample();
        m_run->list().setFocus();
        m_run->settle();
    }
    void cleanup() { m_run.reset(); }

    void typingInTheSearchBoxRequestsOnce()
    {
        m_run->box().setFocus();
        Trace trace(*m_run);
        QTest::keyClick(&m_run->box(), Qt::Key_A);
        // The best match is another paper than the one shown before.
        QCOMPARE(trace.asked(), u"facets 1, paper 1, rank 1, search 1, unread 1, versions 1"_s);
        QCOMPARE(s_parsed, 1);
    }
    void nextPaperRequestsOnce()
    {
        Trace trace(*m_run);
        QTest::keyClick(&m_run->window, Qt::Key_J);
        QCOMPARE(trace.asked(), u"paper 1, versions 1"_s);
        QCOMPARE(s_parsed, 0);
    }
    void bookmarkRequestsOnce()
    {
        Trace trace(*m_run);
        QTest::keyClick(&m_run->window, Qt::Key_B);
        QTRY_COMPARE(m_run->library.counts().bookmarks, 1);
        QCOMPARE(trace.asked(), u"facets 1, sidebar 1, unread 1"_s);
        QCOMPARE(s_parsed, 0);
    }
    void readMarkRequestsOnce()
    {
        Trace trace(*m_run);
        QTest::keyClick(&m_run->window, Qt::Key_U);
        QCOMPARE(trace.asked(), u"facets 1, sidebar 1, unread 1"_s);
    }
    void tagRequestsOnce()
    {
        Trace trace(*m_run);
        m_run->library.writer().addTag(u"method"_s, {m_run->library.browser().currentPaper()});
        QCOMPARE(trace.asked(), u"paper 1, sidebar 1, versions 1"_s);
    }
    void undoRequestsOnce()
    {
        QTest::keyClick(&m_run->window, Qt::Key_B);
        m_run->settle();
        Trace trace(*m_run);
        QTest::keyClick(&m_run->window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(trace.asked(), u"facets 1, paper 1, search 1, sidebar 1, unread 1, versions 1"_s);
        QCOMPARE(m_run->library.counts().bookmarks, 0);
    }
    void openingAnAuthorRequestsOnce()
    {
        // The paper shown after the imports depends on timing. This author is not one of its authors, so that
        // another paper is shown.
        m_run->list().selectRow(0, true);
        m_run->settle();
        const PaperRow *shown = m_run->library.browser().papers().rowAt(0);
        QVERIFY(shown);
        AuthorRow author;
        for (const AuthorRow &each : m_run->library.sidebar().sidebarData().authors)
            if (author.name.isEmpty() && !shown->authors.contains(each.name))
                author = each;
        QVERIFY(!author.name.isEmpty());
        Trace trace(*m_run);
        m_run->library.browser().openAuthor(author.id, author.name);
        // The visit marks the new papers of this author as seen; the sidebar shows their number.
        QCOMPARE(trace.asked(), u"author 1, facets 1, paper 1, search 1, sidebar 1, unread 1, versions 1"_s);
    }
    void importRequestsOnce()
    {
        Trace trace(*m_run);
        const QSignalSpy shownEarly(&m_run->library.reader(), &LibraryReader::changed);
        m_run->importLines(paperLine(u"A paper that came later"_s, {u"Cy Foam"_s}, u"It is short."_s, 1));
        const QString asked = trace.asked();
        // The check for changes, once per second, may find the papers before the import reports its end. On a
        // slow machine they are therefore requested once more.
        if (const qsizetype more = shownEarly.size(); more > 0) {
            QVERIFY2(asked.contains(u"search %1, sidebar %1"_s.arg(1 + more)), qUtf8Printable(asked));
            return;
        }
        // The import also checks whether its sources state PDF paths.
        QCOMPARE(asked, u"facets 1, linked files 1, paper 1, search 1, sidebar 1, unread 1, versions 1"_s);
    }
    void sortingRequestsOnce()
    {
        Trace trace(*m_run);
        m_run->library.browser().setSort({SortOrder::Key::Title, false});
        QCOMPARE(trace.asked(), u"facets 1, search 1, unread 1"_s);
    }
    void closedAuthorListRequestsNothing()
    {
        m_run->actions[ActionId::ShowAuthors].trigger();
        m_run->settle();
        QTest::keyClick(&m_run->window, Qt::Key_Escape);
        m_run->settle();
        Trace trace(*m_run);
        QTest::keyClick(&m_run->window, Qt::Key_B);
        QTRY_COMPARE(m_run->library.counts().bookmarks, 1);
        QCOMPARE(trace.asked(), u"facets 1, sidebar 1, unread 1"_s);
    }
};

QTEST_MAIN(TestPaths)
#include "tst_paths.moc"
