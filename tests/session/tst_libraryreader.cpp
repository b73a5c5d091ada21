#include "models/session/tasks/libraryreader.h"
#include "models/store/edits/liststore.h"
#include "models/store/library.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/facets.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests the request queue: cancellation by newer requests, errors, and pending requests.
class TestLibraryReader : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    QString m_file;

    static Result<int> one(Library &, const Cancelled &) { return 1; }

private slots:
    void initTestCase()
    {
        m_file = m_dir.filePath(u"a.lectern"_s);
        QVERIFY(Library::open(m_file, Library::Mode::ReadWrite));
    }
    void resultArrivesInTheReceiversThread()
    {
        LibraryReader questions(u"test reader"_s);
        RequestToken token("request");
        questions.setFile(m_file);
        QThread *asked = nullptr, *answered = nullptr;
        int papers = -1;
        questions.ask(
            token,
            [&](Library &library, const Cancelled &) {
                asked = QThread::currentThread();
                return library.sources().counts();
            },
            this,
            [&](const Counts &counts) {
                answered = QThread::currentThread();
                papers = counts.papers;
            });
        QVERIFY(token.isPending() && !questions.isIdle());
        QTRY_COMPARE(papers, 0);
        QVERIFY(!token.isPending() && questions.isIdle());
        QCOMPARE(asked->objectName(), u"test reader"_s);
        QCOMPARE(answered, QThread::currentThread());
    }
    void answersTheNewestRequestOfAToken()
    {
        LibraryReader questions(u"reader"_s);
        RequestToken token("request"), other("other");
        questions.setFile(m_file);
        QSemaphore began, goOn;
        bool wasCancelled = false;
        QStringList answers;
        questions.ask(
            token,
            [&](Library &, const Cancelled &cancelled) -> Result<int> {
                began.release();
                goOn.acquire();
                wasCancelled = cancelled();
                return 1;
            },
            this, [&](int) { answers.append(u"first"_s); });
        began.acquire();
        bool ran = false;
        questions.ask(
            token,
            [&](Library &, const Cancelled &) -> Result<int> {
                ran = true; // cancelled while queued: never run
                return 2;
            },
            this, [&](int) { answers.append(u"second"_s); });
        questions.ask(token, &one, this, [&](int) { answers.append(u"third"_s); });
        questions.ask(other, &one, this, [&](int) { answers.append(u"other"_s); });
        goOn.release();
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(answers, (QStringList{u"third"_s, u"other"_s}));
        QVERIFY(wasCancelled);
        QVERIFY(!ran);
    }
    void cancelledRequestIsNotAnswered()
    {
        LibraryReader questions(u"reader"_s);
        questions.setFile(m_file);
        bool answered = false;
        QSemaphore goOn;
        {
            RequestToken token("request");
            questions.post([&] { goOn.acquire(); });
            questions.ask(token, &one, this, [&](int) { answered = true; });
            token.cancel();
            QVERIFY(questions.isIdle());
            questions.ask(token, &one, this, [&](int) { answered = true; });
        } // the receiver is deleted
        bool behind = false;
        RequestToken last("last");
        questions.ask(last, &one, this, [&](int) { behind = true; });
        goOn.release();
        QTRY_VERIFY(behind);
        QVERIFY(!answered);
    }
    void retriesOnceOnANewConnection()
    {
        LibraryReader questions(u"reader"_s);
        RequestToken token("request");
        questions.setFile(m_file);
        QSignalSpy failed(&questions, &LibraryReader::failed);
        int times = 0;
        bool answered = false;
        questions.ask(
            token,
            [&](Library &, const Cancelled &) -> Result<int> {
                if (++times == 1)
                    return Error{u"no luck"_s};
                return 1;
            },
            this, [&](int) { answered = true; });
        QTRY_VERIFY(answered);
        QCOMPARE(times, 2);
        QCOMPARE(failed.size(), 0);
    }
    void reportsRepeatedFailureOnce()
    {
        LibraryReader questions(u"reader"_s);
        RequestToken token("request");
        questions.setFile(m_file);
        QSignalSpy failed(&questions, &LibraryReader::failed);
        const auto never = [](Library &, const Cancelled &) -> Result<int> {
            return Error{ErrorKind::Damaged, u"A page is torn."_s};
        };
        questions.ask(token, never, this, [](int) { QFAIL("there is no answer"); });
        QTRY_COMPARE(failed.size(), 1);
        // The message contains the next step.
        QVERIFY(failed.first().first().toString().startsWith(u"A page is torn."_s));
        QVERIFY(failed.first().first().toString().contains(u"backup"_s));
        QVERIFY(questions.isIdle());
        // A caller may handle the error instead.
        Error said;
        questions.ask(
            token, never, this, [](int) { QFAIL("there is no answer"); },
            [&](const Error &error) { said = error; });
        QTRY_COMPARE(said.kind, ErrorKind::Damaged);
        QCOMPARE(failed.size(), 1);
    }
    void answersNothingWithoutAFile()
    {
        LibraryReader questions(u"reader"_s);
        RequestToken token("request");
        questions.ask(token, &one, this, [](int) { QFAIL("nothing is open"); });
        QTRY_VERIFY(questions.isIdle());
    }
    void openingAnotherFileCancelsRequests()
    {
        LibraryReader questions(u"reader"_s);
        RequestToken token("request");
        questions.setFile(m_file);
        QSemaphore goOn;
        questions.post([&] { goOn.acquire(); });
        questions.ask(token, &one, this, [](int) { QFAIL("it was about the file before"); });
        bool usable = true;
        questions.open(m_dir.filePath(u"missing.lectern"_s),
                       [&](const Result<> &opened) { usable = bool(opened); });
        goOn.release();
        QTRY_VERIFY(!usable);
        QVERIFY(questions.isIdle());
    }
    void seesWritesOfOtherConnections()
    {
        LibraryReader questions(u"reader"_s);
        bool open = false;
        questions.open(m_file, [&](const Result<> &opened) { open = bool(opened); });
        QTRY_VERIFY(open);
        QSignalSpy changed(&questions, &LibraryReader::changed), looked(&questions, &LibraryReader::looked);
        questions.checkForChanges();
        QTRY_COMPARE(looked.size(), 1);
        QCOMPARE(changed.size(), 0);
        const auto library = Library::open(m_file, Library::Mode::ReadWrite);
        QVERIFY(library);
        QVERIFY((*library)->lists().create(u"Tides"_s, ListId::None));
        questions.checkForChanges();
        QTRY_COMPARE(looked.size(), 2);
        QCOMPARE(changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLibraryReader)
#include "tst_libraryreader.moc"
