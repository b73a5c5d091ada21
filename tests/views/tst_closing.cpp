// Tests closing the window while another program locks the library. Offscreen.
#include "libraryrun.h"
#include "models/session/pendingedits.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/library.h"
#include "views/widgets/messagebar.h"

#include <QPushButton>
#include <QSemaphore>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <atomic>
#include <thread>
#include <tuple>

using namespace lectern;
using Run = lectern::test::KeepRun;
using namespace Qt::StringLiterals;

namespace
{

// Simulates another program: a thread that holds the write lock from construction to release().
class OtherProgram
{
public:
    explicit OtherProgram(const QString &library)
        : m_thread([this, library] {
              {
                  QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other program"_s);
                  db.setDatabaseName(library);
                  QSqlQuery query = db.open() ? QSqlQuery(db) : QSqlQuery();
                  m_locked = query.exec(u"BEGIN IMMEDIATE"_s);
                  m_ready.release();
                  m_end.acquire();
                  query.exec(u"ROLLBACK"_s);
              }
              QSqlDatabase::removeDatabase(u"other program"_s);
          })
    {
        m_ready.acquire();
    }
    ~OtherProgram() { release(); }
    Q_DISABLE_COPY_MOVE(OtherProgram)
    bool locked() const { return m_locked; }
    void release()
    {
        if (!m_thread.joinable())
            return;
        m_end.release();
        m_thread.join();
    }

private:
    QSemaphore m_ready, m_end;
    std::atomic<bool> m_locked = false;
    std::thread m_thread; // last, because it uses the other members
};

// A window with the sample papers.
struct Closing {
    explicit Closing(const QTemporaryDir &dir) : run(dir)
    {
        run.importSample();
        file = run.library.file();
        one = run.library.browser().papers().idAt(0);
        other = run.library.browser().papers().idAt(1);
    }
    // Makes every edit that can be saved next to the library.
    void mark()
    {
        run.library.writer().toggleBookmarked({one});
        run.library.writer().setRating({other}, 4);
        run.library.writer().addTag(u"to read"_s, {one, other});
        run.library.writer().setNote(other, u"Ask *Ada*"_s);
    }
    MessageBar &question() { return run.find<MessageBar>("confirmBar"); }
    void answer(const char *button) { QTest::mouseClick(&run.find<QPushButton>(button), Qt::LeftButton); }

    Run run;
    QString file;
    PaperId one = PaperId::None, other = PaperId::None;
};

void compareMarks(const QString &file, PaperId one, PaperId other, bool marked)
{
    LibrarySession after;
    after.open(file);
    QTRY_VERIFY_WITH_TIMEOUT(after.isIdle(), 20000);
    const auto row = [&after](PaperId id) {
        return *after.browser().papers().rowAt(after.browser().papers().rowOf(id));
    };
    QCOMPARE(row(one).bookmarked, marked);
    QCOMPARE(row(other).rating, marked ? 4 : 0);
    QCOMPARE(row(other).tags, marked ? QStringList{u"to read"_s} : QStringList());
    QCOMPARE(row(other).noted, marked);
    QVERIFY(!QFile::exists(PendingEdits::fileOf(file)));
}

} // namespace

class TestClosing : public QObject
{
    Q_OBJECT
private slots:
    void aWindowWithNothingToSaveCloses()
    {
        const QTemporaryDir dir;
        Closing closing(dir);
        OtherProgram other(closing.file);
        QVERIFY(other.locked());
        QVERIFY(closing.run.window.close());
    }

    void quickWritesShowNoQuestion()
    {
        const QTemporaryDir dir;
        auto closing = std::make_unique<Closing>(dir);
        closing->mark();
        QVERIFY(closing->run.window.close());
        const auto [file, one, other] = std::tuple(closing->file, closing->one, closing->other);
        closing.reset();
        compareMarks(file, one, other, true);
    }

    void windowWaitsForTheOtherProgram()
    {
        const QTemporaryDir dir;
        auto closing = std::make_unique<Closing>(dir);
        OtherProgram program(closing->file);
        QVERIFY(program.locked());
        closing->mark();
        QVERIFY(!closing->run.window.close());
        QVERIFY(closing->run.window.isVisible());
        QVERIFY(closing->question().isVisible());
        QVERIFY2(
            closing->question().text().startsWith(u"4 changes are not saved yet because another program"_s),
            qPrintable(closing->question().text()));
        QVERIFY(!closing->run.window.close()); // repeated: same result
        // Long enough that the changes are saved and the question is repeated.
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(PendingEdits::fileOf(closing->file)), 20000);
        QVERIFY(closing->question().isVisible());
        program.release();
        QTRY_VERIFY_WITH_TIMEOUT(!closing->run.window.isVisible(), 20000);
        const auto [file, one, other] = std::tuple(closing->file, closing->one, closing->other);
        closing.reset();
        QVERIFY(!QFile::exists(PendingEdits::fileOf(file)));
        compareMarks(file, one, other, true);
    }

    void closingCanBeCancelled()
    {
        const QTemporaryDir dir;
        Closing closing(dir);
        OtherProgram program(closing.file);
        closing.mark();
        QVERIFY(!closing.run.window.close());
        closing.answer("confirmNo");
        program.release();
        closing.run.settle();
        QVERIFY(closing.run.window.isVisible());
        QVERIFY(closing.run.window.close());
    }

    // Saved next to the library at once, whether or not the other program ends, and applied at the next
    // start.
    void marksAreSavedNextToTheLibrary_data()
    {
        QTest::addColumn<bool>("asked");
        QTest::newRow("by the question") << true;
        QTest::newRow("at the end of the session") << false;
    }
    void marksAreSavedNextToTheLibrary()
    {
        QFETCH(bool, asked);
        const QTemporaryDir dir;
        auto closing = std::make_unique<Closing>(dir);
        OtherProgram program(closing->file);
        closing->mark();
        if (asked) {
            QVERIFY(!closing->run.window.close());
            closing->answer("confirmYes");
        } else {
            closing->run.window.closeWithoutPrompt();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!closing->run.window.isVisible(), 20000);
        const auto [file, one, other] = std::tuple(closing->file, closing->one, closing->other);
        closing.reset(); // the program ends while the other one still holds the lock
        QVERIFY(QFile::exists(PendingEdits::fileOf(file)));
        program.release();
        compareMarks(file, one, other, true);
    }

    void reportsEditsThatCannotBeSaved()
    {
        const QTemporaryDir dir;
        auto closing = std::make_unique<Closing>(dir);
        OtherProgram program(closing->file);
        closing->run.library.writer().write(
            [](Library &library) { return library.savedSearches().create(u"tides"_s, u"title:tides"_s); });
        QVERIFY(!closing->run.window.close());
        QVERIFY2(closing->question().text().startsWith(u"1 change is not saved yet"_s),
                 qPrintable(closing->question().text()));
        QCOMPARE(closing->run.find<QPushButton>("confirmYes").text(), u"Close without saving"_s);
        closing->answer("confirmNo");
        closing->mark();
        QVERIFY(!closing->run.window.close());
        QVERIFY2(closing->question().text().contains(u"other changes are lost"_s),
                 qPrintable(closing->question().text()));
        closing->answer("confirmYes");
        QTRY_VERIFY_WITH_TIMEOUT(!closing->run.window.isVisible(), 20000);
        const auto [file, one, other] = std::tuple(closing->file, closing->one, closing->other);
        closing.reset();
        program.release();
        compareMarks(file, one, other, true);
    }

    void unwritableFileLeavesTheWindowOpen()
    {
        const QTemporaryDir dir;
        Closing closing(dir);
        QVERIFY(QDir().mkpath(
            PendingEdits::fileOf(closing.file))); // a folder at the path of the file makes saving fail
        OtherProgram program(closing.file);
        closing.mark();
        QVERIFY(!closing.run.window.close());
        closing.answer("confirmYes");
        QTRY_VERIFY(closing.run.find<MessageBar>("errorBar").isVisible());
        QVERIFY2(closing.run.find<MessageBar>("errorBar").text().contains(u"cannot be written"_s),
                 qPrintable(closing.run.find<MessageBar>("errorBar").text()));
        QVERIFY(closing.run.window.isVisible());
        program.release();
        closing.run.settle();
        QVERIFY(closing.run.window.close());
    }
};

QTEST_MAIN(TestClosing)
#include "tst_closing.moc"
