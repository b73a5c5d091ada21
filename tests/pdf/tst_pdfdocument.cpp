// A PDF as a window has it: nothing waits, what is no longer wanted is given up, and a fall costs a page.
#include "models/pdf/pdfdocument.h"
#include "samplepdf.h"
#include "tests/support/support.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestPdfDocument : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QList<QStringList> pages;
        for (int i = 0; i < 60; ++i)
            pages.append({u"Page %1"_s.arg(i + 1)});
        m_path = m_dir.filePath(u"sound.pdf"_s);
        writeAll(m_path, writtenPdf(pages));
    }
    void init()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
        qputenv("LECTERN_FAKE", "");
    }
    void picturesTextsAndOutline()
    {
        PdfDocument document(m_path);
        QSignalSpy opened(&document, &PdfDocument::opened), pictures(&document, &PdfDocument::pictureReady),
            texts(&document, &PdfDocument::textReady), outlines(&document, &PdfDocument::outlineReady);
        document.requestTexts({2, 0});
        document.request({wishOf(3), wishOf(1)});
        QTRY_COMPARE(texts.size(), 2);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().value<PdfSummary>().sizes.size(), 60);
        QCOMPARE(pictures.size(), 2); // they come first, in their order
        QCOMPARE(pictures[0][0].value<PdfTileRequest>(), wishOf(3));
        QCOMPARE(pictures[1][0].value<PdfTileRequest>(), wishOf(1));
        QCOMPARE(texts[0][0].toInt(), 2);
        QCOMPARE(texts[1][1].value<PdfPageText>().text, u"Page 1\n"_s);
        QCOMPARE(texts[1][2].value<QList<PdfLink>>().size(), 2);
        QTRY_COMPARE(outlines.size(), 1);
        QCOMPARE(outlines.first().first().value<QList<PdfOutlineEntry>>().size(), 60);
    }
    // A long document is shown before all its pages were measured.
    void sizesComeBehindTheFirstPicture()
    {
        const QString mixed = m_dir.filePath(u"mixed.pdf"_s);
        writeAll(mixed, withWidePage(readAll(m_path), 50));
        for (const int first : {0, 50}) {
            PdfDocument document(mixed, PdfDocument::Trust::Usual, first);
            QSignalSpy opened(&document, &PdfDocument::opened), sizes(&document, &PdfDocument::sizesReady),
                pictures(&document, &PdfDocument::pictureReady);
            QTRY_COMPARE(opened.size(), 1);
            const auto summary = opened.first().first().value<PdfSummary>();
            QVERIFY(summary.known > first && summary.known < 60);
            QCOMPARE(summary.sizes.size(), 60);
            QCOMPARE(summary.sizes[50], first == 0 ? QSizeF(612, 792) : QSizeF(792, 612));
            document.request({wishOf(first), wishOf(1)});
            QTRY_COMPARE(pictures.size(), 2);
            QTRY_COMPARE(sizes.size(), first == 0 ? 1 : 0);
            if (first == 0) {
                const auto all = sizes.first().first().value<QList<QSizeF>>();
                QCOMPARE(all.size(), 60);
                QCOMPARE(all[50], QSizeF(792, 612));
                QCOMPARE(all.count(QSizeF(612, 792)), 59);
            }
        }
        PdfDocument document(m_path);
        QSignalSpy sizes(&document, &PdfDocument::sizesReady), all(&document, &PdfDocument::allMarkingsReady);
        document.request({wishOf(0)});
        QTRY_COMPARE(all.size(), 1);
        QCOMPARE(sizes.size(), 0); // all were as large as they were said to be
    }
    // Pages that were scrolled past are not painted.
    void aNewerWishOvertakes()
    {
        PdfDocument document(m_path);
        QSignalSpy opened(&document, &PdfDocument::opened), pictures(&document, &PdfDocument::pictureReady);
        QTRY_COMPARE(opened.size(), 1);
        QList<PdfTileRequest> all;
        for (int page = 0; page < 60; ++page)
            all.append({page, 4, QRect(0, 0, 2448, 3168)});
        document.request(all);
        document.request({wishOf(7)});
        QTRY_VERIFY(!pictures.isEmpty() && pictures.last()[0].value<PdfTileRequest>() == wishOf(7));
        QVERIFY(pictures.size() <= 2); // the one that was nearly done
    }
    void oneThatIsLetGoEndsAtOnce()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "hangs");
        auto document = std::make_unique<PdfDocument>(m_path);
        QElapsedTimer timer;
        timer.start();
        document.reset();
        QVERIFY(timer.elapsed() < 9500); // not the ten seconds it has for an answer
    }
    // The window lets go of one without waiting, neither for the thread to notice nor for the helper to be
    // gone.
    void whoLetsGoDoesNotWait()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "hangs");
        const auto waits = [] {
            rusage usage = {};
            getrusage(RUSAGE_THREAD, &usage);
            return usage.ru_nvcsw;
        };
        int waited = 0;
        constexpr int kRounds = 10;
        for (int round = 0; round < kRounds; ++round) {
            auto document = std::make_unique<PdfDocument>(m_path);
            QTest::qWait(20); // until the helper is asked
            const long before = waits();
            document.reset();
            waited += waits() > before;
        }
        QVERIFY2(waited < kRounds / 2,
                 qPrintable(QString::number(waited))); // one may meet the thread at its lock
    }
    void whatCannotBeOpenedIsSaid()
    {
        PdfDocument document(m_dir.filePath(u"missing.pdf"_s));
        QSignalSpy failed(&document, &PdfDocument::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
    }
    // The helper falls over a page: that page says so, the next has a new helper, and the third fall ends it,
    // for this document and for the next one on the file, unless a person says again.
    void aFallCostsAPageAndThreeTheFile()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-dies");
        const QString path = m_dir.filePath(u"falls.pdf"_s);
        writeAll(path, "%PDF");
        {
            PdfDocument document(path);
            QSignalSpy missed(&document, &PdfDocument::pageFailed), failed(&document, &PdfDocument::failed);
            document.request({wishOf(0)});
            QTRY_COMPARE(missed.size(), 1);
            QCOMPARE(missed.first().first().toInt(), 0);
            QVERIFY(failed.isEmpty());
            document.request({wishOf(0)}); // is not tried again
            QTRY_COMPARE(missed.size(), 2);
            document.request({wishOf(1)});
            QTRY_COMPARE(missed.size(), 3);
            document.request({wishOf(2)});
            QTRY_VERIFY(!failed.isEmpty());
        }
        PdfDocument refused(path);
        QSignalSpy failed(&refused, &PdfDocument::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(u"again and again"));
        PdfDocument again(path, PdfDocument::Trust::Again);
        QSignalSpy opened(&again, &PdfDocument::opened);
        QTRY_COMPARE(opened.size(), 1);
    }

    // What a window asks for by itself (all sizes, the outline, markings) costs no page, and is answered as
    // far as it can.
    void whatNobodyAskedForCostsNoPage_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::newRow("outline and markings") << QByteArray("open-paint-dies");
        QTest::newRow("sizes as well") << QByteArray("few-paint-dies");
        QTest::newRow("nonsense") << QByteArray("few-paint-other kind");
    }
    void whatNobodyAskedForCostsNoPage()
    {
        QFETCH(QByteArray, way);
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", way);
        const QString path = m_dir.filePath(QString::fromLatin1(way) + u".pdf"_s);
        writeAll(path, "%PDF");
        PdfDocument document(path);
        QSignalSpy missed(&document, &PdfDocument::pageFailed), failed(&document, &PdfDocument::failed),
            outlines(&document, &PdfDocument::outlineReady), sizes(&document, &PdfDocument::sizesReady),
            marked(&document, &PdfDocument::allMarkingsReady);
        document.request({wishOf(0)});
        QTRY_COMPARE(marked.size(), 1);
        QCOMPARE(outlines.size(), 1);
        QVERIFY(outlines.first().first().value<QList<PdfOutlineEntry>>().isEmpty());
        QCOMPARE(sizes.size(), 0);
        QCOMPARE(missed.size(), 1);
        document.request({wishOf(1)}); // there is a new helper for it
        QTRY_COMPARE(missed.size(), 2);
        QVERIFY(missed.last().last().toString().contains(u"too large"_s));
        QCOMPARE(failed.size(), 0);
    }
    // After a fall the file may be gone, or another one.
    void aFileThatIsGoneAfterAFall_data()
    {
        QTest::addColumn<bool>("there");
        QTest::newRow("gone") << false;
        QTest::newRow("no PDF any more") << true;
    }
    void aFileThatIsGoneAfterAFall()
    {
        QFETCH(bool, there);
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-picture-dies");
        const QString path = m_dir.filePath(u"gone.pdf"_s);
        writeAll(path, "%PDF");
        PdfDocument document(path);
        QSignalSpy missed(&document, &PdfDocument::pageFailed), failed(&document, &PdfDocument::failed);
        document.request({wishOf(0)});
        QTRY_COMPARE(missed.size(), 1);
        document.requestTexts({0}); // of a page that brought it down no text is read either
        QTRY_COMPARE(missed.size(), 2);
        if (there) {
            qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
            writeAll(path, "no PDF any more");
        } else {
            QVERIFY(QFile::remove(path));
        }
        document.request({wishOf(1)}); // the helper still has the file as it was, and falls over it
        QTRY_COMPARE(missed.size(), 3);
        document.request({wishOf(2)});
        QTRY_COMPARE(failed.size(), 1);
        const QString why = failed.first().first().toString();
        QVERIFY2(why.contains(there ? u"damaged"_s : u"There is no file"_s), qPrintable(why));
    }
    // A page that is not there fails by itself; nothing falls.
    void aPageThatIsNotThere()
    {
        PdfDocument document(m_path);
        QSignalSpy missed(&document, &PdfDocument::pageFailed), texts(&document, &PdfDocument::textReady),
            failed(&document, &PdfDocument::failed);
        document.requestTexts({60, 1});
        QTRY_COMPARE(texts.size(), 1);
        QCOMPARE(missed.size(), 1);
        QCOMPARE(missed.first().first().toInt(), 60);
        QCOMPARE(failed.size(), 0);
    }

private:
    static PdfTileRequest wishOf(int page) { return {page, 1, QRect(0, 0, 612, 792)}; }

    QTemporaryDir m_dir;
    QString m_path;
};

QTEST_MAIN(TestPdfDocument)
#include "tst_pdfdocument.moc"
