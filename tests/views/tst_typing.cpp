// Tests that every letter typed into a text field reaches the field, whatever happens while typing. No letter
// triggers a command. Offscreen.
#include "models/itemmodels/edittext.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "views/paper/abstractpane.h"
#include "views/sidebar/sidebar.h"
#include "views/widgets/messagebar.h"
#include "windowrun.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;

namespace
{

// Letters that are commands outside text fields: bookmark, unread, tag, list, next, author, note, rating.
const QString kWords = u"blutjan5"_s;

// Returns a page of papers that differ from those of earlier calls.
QByteArray morePapers()
{
    static int number = 0;
    QByteArray lines;
    for (int i = 0; i < 3; ++i, ++number)
        lines += test::paperLine(u"Lanterns of study %1"_s.arg(number), {u"Ada Blutjan %1"_s.arg(number)},
                                 u"An invented abstract about blutjan5 lanterns."_s, number % 900);
    return lines;
}

// Runs the function through the event loop, as results of worker threads arrive.
void later(Run &run, const std::function<void()> &what)
{
    bool done = false;
    QMetaObject::invokeMethod(
        &run.library,
        [&] {
            what();
            done = true;
        },
        Qt::QueuedConnection);
    QTRY_VERIFY(done);
}

// --- text fields: each function returns the widget that has the focus and is empty

using Field = std::function<QWidget *(Run &)>;

QWidget *searchField(Run &run)
{
    run.key(Qt::Key_F, Qt::ControlModifier);
    run.key(Qt::Key_A, Qt::ControlModifier);
    run.key(Qt::Key_Delete);
    return &run.box();
}

// The list is empty when the typing starts.
QWidget *searchFieldOfEmptyResult(Run &run)
{
    run.key(Qt::Key_F, Qt::ControlModifier);
    run.key(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&run.box(), u"zqxw"_s);
    run.settle();
    // Simulates that the user returns to the box.
    run.key(Qt::Key_F, Qt::ControlModifier);
    run.key(Qt::Key_A, Qt::ControlModifier);
    run.key(Qt::Key_Delete);
    return &run.box();
}

QWidget *noteField(Run &run)
{
    run.list().selectRow(0, true);
    run.settle();
    run.list().setFocus();
    run.key(Qt::Key_N);
    auto &field = run.find<QPlainTextEdit>("noteText");
    field.clear();
    return &field;
}

QWidget *tagField(Run &run)
{
    run.list().selectRow(0, true);
    run.settle();
    run.list().setFocus();
    run.key(Qt::Key_T);
    return QApplication::focusWidget();
}

QWidget *paletteField(Run &run)
{
    run.key(Qt::Key_K, Qt::ControlModifier);
    return &run.find<QLineEdit>("commandBox");
}

QWidget *authorsField(Run &run)
{
    run.key(Qt::Key_5, Qt::ControlModifier);
    run.key(Qt::Key_A, Qt::ControlModifier);
    run.key(Qt::Key_Delete);
    return QApplication::focusWidget();
}

QString textOf(QWidget *field)
{
    if (const auto *line = qobject_cast<QLineEdit *>(field))
        return line->text();
    if (const auto *text = qobject_cast<QPlainTextEdit *>(field))
        return text->toPlainText();
    return u"no field"_s;
}

// --- events between two letters

using Moment = std::function<void(Run &)>;

void anAnswer(Run &run)
{
    run.settle();
}

void anImport(Run &run)
{
    run.importLines(morePapers());
}

// Imports two files that are not sources. Without typing the summary would be shown.
void aRefusedImport(Run &run)
{
    run.library.imports().importText(u"one.bin"_s, QByteArray(64, '\0'), {});
    run.library.imports().importText(u"two.bin"_s, QByteArray(65, '\0'), {});
    run.importLines(morePapers());
}

void aFailure(Run &run)
{
    static int number = 0;
    later(run, [&] { emit run.library.failed(u"Something went wrong, number %1."_s.arg(++number)); });
}

void aClosedMessage(Run &run)
{
    aFailure(run);
    auto *cross = run.find<MessageBar>("errorBar").findChild<QToolButton *>();
    QTest::mouseClick(cross, Qt::LeftButton);
    QVERIFY(!run.find<MessageBar>("errorBar").isVisible());
}

void aQuestion(Run &run)
{
    later(run, [&] { emit run.library.imports().importInterrupted({u"/nowhere/a.bib"_s}, {}); });
    QVERIFY(run.find<MessageBar>("errorBar").isVisible());
}

void somethingCopied(Run &run)
{
    run.actions[ActionId::WatchClipboard].setChecked(true);
    later(run, [&] {
        run.find<MessageBar>("pasteBar").appear();
        run.find<QPushButton>("pasteImport").setFocus();
    });
}

void aNarrowWindow(Run &run)
{
    run.window.resize(700, 500);
    run.settle();
    run.window.resize(1280, 800);
    run.settle();
    run.window.resize(600, 420);
    run.settle();
}

void diagnosticsOfASource(Run &run)
{
    const auto &sources = run.library.sidebar().sidebarData().sources;
    if (!sources.isEmpty())
        emit run.find<Sidebar>().sourceDiagnosticsChosen(sources.first().id, sources.first().name);
    run.settle();
}

// A change by another program makes the window reload everything.
void anotherProgramsChange(Run &run)
{
    const auto other = Library::open(run.library.file());
    QVERIFY(other);
    static int number = 0;
    QVERIFY((*other)->lists().create(u"Foreign list %1"_s.arg(++number), ListId::None));
    later(run, [&] { run.library.refresh(); });
    run.settle();
}

// The current paper leaves the list, and another one becomes current.
void thePaperLeaves(Run &run)
{
    run.library.writer().setRead({run.library.browser().currentPaper()}, true);
    run.settle();
    later(run, [&] { run.library.refresh(); });
    run.settle();
}

} // namespace

class TestTyping : public QObject
{
    Q_OBJECT
private slots:
    void everyLetterArrives_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<Moment>("moment");
        const std::pair<const char *, Field> fields[] = {
            {"search", searchField},
            {"search of an empty result", searchFieldOfEmptyResult},
            {"note", noteField},
            {"tag", tagField},
            {"command palette", paletteField},
            {"authors", authorsField},
        };
        const std::pair<const char *, Moment> moments[] = {
            {"answer", anAnswer},
            {"import", anImport},
            {"refused import", aRefusedImport},
            {"failure", aFailure},
            {"closed message", aClosedMessage},
            {"question", aQuestion},
            {"something copied", somethingCopied},
            {"narrow window", aNarrowWindow},
            {"diagnostics of a source", diagnosticsOfASource},
            {"another program", anotherProgramsChange},
        };
        for (const auto &[field, open] : fields)
            for (const auto &[moment, happens] : moments)
                QTest::addRow("%s: %s", field, moment) << open << happens;
    }
    void everyLetterArrives()
    {
        QFETCH(Field, field);
        QFETCH(Moment, moment);
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(morePapers());
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        // Search results are tested before every letter; the other events before every third letter.
        const bool answers = QLatin1StringView(QTest::currentDataTag()).endsWith("answer"_L1);
        for (qsizetype before = 0; before < kWords.size(); before += answers ? 1 : 3) {
            run.window.resize(1280, 800);
            run.list().setFocus();
            QWidget *typed = field(run);
            QVERIFY(typed && typed->hasFocus());
            typeWith(run, typed, before, moment);
            QCOMPARE(textOf(typed), kWords);
            QVERIFY(typed->hasFocus());
            QCOMPARE(marksMade(run), QString());
            // Closes everything that was opened and discards its text.
            if (auto *text = qobject_cast<QPlainTextEdit *>(typed))
                text->clear();
            for (int i = 0; i < 3; ++i)
                run.key(Qt::Key_Escape);
            run.settle();
        }
    }

    // The library is empty until an import finishes during typing.
    void firstImportLosesNoLetter()
    {
        for (qsizetype before = 0; before < kWords.size(); ++before) {
            QTemporaryDir dir;
            Run run(dir);
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            QWidget *typed = searchField(run);
            typeWith(run, typed, before, [](Run &r) { r.importSample(); });
            QCOMPARE(textOf(typed), kWords);
            QCOMPARE(marksMade(run), QString());
        }
    }

    // A note is stored for the paper it was started on, even if that paper leaves the list meanwhile.
    void noteSurvivesRemovalFromTheList()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(morePapers());
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.library.browser().setScope(Condition{isNode(u"unread"_s), u"Unread"_s});
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 3);
        QWidget *note = noteField(run);
        const PaperId paper = run.library.browser().currentPaper();
        typeWith(run, note, 3, thePaperLeaves);
        QCOMPARE(textOf(note), kWords);
        QVERIFY(note->hasFocus());
        QVERIFY(run.library.browser().papers().rowOf(paper) < 0);
        run.key(Qt::Key_Return, Qt::ControlModifier);
        run.settle();
        run.library.browser().setScope({});
        run.settle();
        run.list().selectRow(run.library.browser().papers().rowOf(paper), true);
        run.settle();
        run.list().setFocus();
        run.key(Qt::Key_N);
        QCOMPARE(run.find<QPlainTextEdit>("noteText").toPlainText(), kWords);
        QCOMPARE(run.library.counts().bookmarks, 0);
    }

    // A message moves no clickable element, and is not lost when another one follows.
    void messagesMoveNothing()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QAbstractItemView *rows = run.list().view();
        run.list().selectRow(0, true);
        run.settle();
        rows->scrollTo(rows->model()->index(12, 0), QAbstractItemView::PositionAtTop);
        const auto places = [&] {
            QList<QPoint> at;
            for (const QWidget *part : std::initializer_list<const QWidget *>{
                     &run.list(), &run.find<Sidebar>(), &run.find<AbstractPane>(), &run.box(),
                     rows->viewport()})
                at.append(part->mapTo(&run.window, QPoint()));
            at.append(rows->visualRect(rows->model()->index(12, 0)).topLeft());
            return at;
        };
        const QList<QPoint> before = places();
        for (const Moment &moment : {Moment(aFailure), Moment(aQuestion), Moment(aClosedMessage)}) {
            moment(run);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(places(), before);
        }
        aFailure(run);
        const auto &bar = run.find<MessageBar>("errorBar");
        auto &toast = run.find<Toast>();
        toast.showMessage(u"37 papers bookmarked"_s);
        QVERIFY(toast.isVisible());
        const auto onWindow = [&](const QWidget &part) {
            return QRect(part.mapTo(&run.window, QPoint()), part.size());
        };
        QVERIFY(!onWindow(toast).intersects(onWindow(bar)));
        aFailure(run); // this message makes the bar higher
        QTRY_VERIFY(!onWindow(toast).intersects(onWindow(bar)));
    }

    // An unexpected question ignores keys: neither Space nor Return answers it.
    void questionIgnoresTypedKeys()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(morePapers());
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        QWidget *before = QApplication::focusWidget();
        aQuestion(run);
        QCOMPARE(QApplication::focusWidget(), before);
        somethingCopied(run);
        QCOMPARE(QApplication::focusWidget(), before);
    }

private:
    // Types the words. The event occurs before the letter with this number, without other waits.
    void typeWith(Run &run, QWidget *field, qsizetype before, const Moment &moment)
    {
        for (qsizetype i = 0; i < kWords.size(); ++i) {
            if (i == before)
                moment(run);
            QWidget *target = QApplication::focusWidget() ? QApplication::focusWidget() : &run.window;
            QTest::keyClick(target, kWords[i].toLatin1());
        }
        Q_UNUSED(field)
        run.settle();
    }

    // Returns the side effects of the letters; empty if there are none.
    QString marksMade(Run &run)
    {
        const auto library = Library::open(run.library.file(), Library::Mode::ReadOnly);
        const auto history =
            library ? (*library)->edits().history(1000) : Result<QList<Edit>>(library.error());
        if (!history)
            return history.error().message;
        // The history contains only the typed note and the list of the other program.
        for (const Edit &edit : *history)
            if (edit.kind != EditKind::EditPaperNote && edit.kind != EditKind::CreateList)
                return editText(edit);
        if (run.library.counts().bookmarks > 0)
            return u"a bookmark"_s;
        if (run.library.counts().unread != run.library.counts().papers)
            return u"a read mark"_s;
        for (const MessageBar *bar : run.window.findChildren<MessageBar *>())
            if (bar->isVisible() && bar->objectName() == "nameBar"_L1
                && !bar->isAncestorOf(QApplication::focusWidget()))
                return u"a question for a name"_s;
        return {};
    }
};

QTEST_MAIN(TestTyping)
#include "tst_typing.moc"
