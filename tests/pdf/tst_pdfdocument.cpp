// Tests PDF documents in the window: no blocking, cancelled requests, and helper crashes that affect only one
// page.
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
    void deliversPicturesTextsAndOutline()
    {
        PdfDocument document(m_path);
        QSignalSpy opened(&document, &PdfDocument::opened), pictures(&document, &PdfDocument::pictureReady),
            texts(&document, &PdfDocument::textReady), outlines(&document, &PdfDocument::outlineReady);
        document.requestTexts({2, 0});
        document.request({requestFor(3), requestFor(1)});
        QTRY_COMPARE(texts.size(), 2);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().value<PdfSummary>().sizes.size(), 60);
        QCOMPARE(pictures.size(), 2); // the pictures arrive first, in request order
        QCOMPARE(pictures[0][0].value<PdfTileRequest>(), requestFor(3));
        QCOMPARE(pictures[1][0].value<PdfTileRequest>(), requestFor(1));
        QCOMPARE(texts[0][0].toInt(), 2);
        QCOMPARE(texts[1][1].value<PdfPageText>().text, u"Page 1\n"_s);
        QCOMPARE(texts[1][2].value<QList<PdfLink>>().size(), 2);
        QTRY_COMPARE(outlines.size(), 1);
        QCOMPARE(outlines.first().first().value<QList<PdfOutlineEntry>>().size(), 60);
    }
    // A long document is shown before all its pages are measured.
    void firstPictureArrivesBeforeSizes()
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
            document.request({requestFor(first), requestFor(1)});
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
        document.request({requestFor(0)});
        QTRY_COMPARE(all.size(), 1);
        QCOMPARE(sizes.size(), 0); // all page sizes equalled the estimate
    }
    // Pages that were scrolled past are not rendered.
    void newerRequestCancelsOlder()
    {
        PdfDocument document(m_path);
        QSignalSpy opened(&document, &PdfDocument::opened), pictures(&document, &PdfDocument::pictureReady);
        QTRY_COMPARE(opened.size(), 1);
        QList<PdfTileRequest> all;
        for (int page = 0; page < 60; ++page)
            all.append({page, 4, QRect(0, 0, 2448, 3168)});
        document.request(all);
        document.request({requestFor(7)});
        QTRY_VERIFY(!pictures.isEmpty() && pictures.last()[0].value<PdfTileRequest>() == requestFor(7));
        QVERIFY(pictures.size() <= 2); // the picture that was nearly finished may arrive too
    }
    void closedDocumentEndsAtOnce()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "hangs");
        auto document = std::make_unique<PdfDocument>(m_path);
        QElapsedTimer timer;
        timer.start();
        document.reset();
        QVERIFY(timer.elapsed() < 9500); // shorter than the reply timeout of ten seconds
    }
    // Closing a document waits neither for the thread nor for the end of the helper.
    void closingDoesNotWait()
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
            QTest::qWait(20); // until the request reaches the helper
            const long before = waits();
            document.reset();
            waited += waits() > before;
        }
        QVERIFY2(waited < kRounds / 2,
                 qPrintable(QString::number(waited))); // a single call may wait for the lock of the thread
    }
    void reportsOpenErrors()
    {
        PdfDocument document(m_dir.filePath(u"missing.pdf"_s));
        QSignalSpy failed(&document, &PdfDocument::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
    }
    // A crash of the helper marks the page as failed, and the next page gets a new helper. The third crash
    // ends the document, also when the file is opened again, unless the user retries.
    void crashFailsOnePageAndThreeFailTheFile()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-dies");
        const QString path = m_dir.filePath(u"falls.pdf"_s);
        writeAll(path, "%PDF");
        {
            PdfDocument document(path);
            QSignalSpy missed(&document, &PdfDocument::pageFailed), failed(&document, &PdfDocument::failed);
            document.request({requestFor(0)});
            QTRY_COMPARE(missed.size(), 1);
            QCOMPARE(missed.first().first().toInt(), 0);
            QVERIFY(failed.isEmpty());
            document.request({requestFor(0)}); // not tried again: the page fails at once
            QTRY_COMPARE(missed.size(), 2);
            document.request({requestFor(1)});
            QTRY_COMPARE(missed.size(), 3);
            document.request({requestFor(2)});
            QTRY_VERIFY(!failed.isEmpty());
        }
        PdfDocument refused(path);
        QSignalSpy failed(&refused, &PdfDocument::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(u"crashed repeatedly"));
        PdfDocument again(path, PdfDocument::Trust::Again);
        QSignalSpy opened(&again, &PdfDocument::opened);
        QTRY_COMPARE(opened.size(), 1);
    }

    // Requests that the window makes itself (all sizes, outline, highlights) mark no page as failed, and are
    // answered as far as possible.
    void crashOfAutomaticRequestFailsNoPage_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::newRow("outline and markings") << QByteArray("open-paint-dies");
        QTest::newRow("sizes as well") << QByteArray("few-paint-dies");
        QTest::newRow("nonsense") << QByteArray("few-paint-other kind");
    }
    void crashOfAutomaticRequestFailsNoPage()
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
        document.request({requestFor(0)});
        QTRY_COMPARE(marked.size(), 1);
        QCOMPARE(outlines.size(), 1);
        QVERIFY(outlines.first().first().value<QList<PdfOutlineEntry>>().isEmpty());
        QCOMPARE(sizes.size(), 0);
        QCOMPARE(missed.size(), 1);
        document.request({requestFor(1)}); // with a new helper
        QTRY_COMPARE(missed.size(), 2);
        QVERIFY(missed.last().last().toString().contains(u"too large"_s));
        QCOMPARE(failed.size(), 0);
    }
    // After a crash the file may be missing or replaced.
    void reportsMissingFileAfterCrash_data()
    {
        QTest::addColumn<bool>("there");
        QTest::newRow("gone") << false;
        QTest::newRow("no PDF any more") << true;
    }
    void reportsMissingFileAfterCrash()
    {
        QFETCH(bool, there);
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-picture-dies");
        const QString path = m_dir.filePath(u"gone.pdf"_s);
        writeAll(path, "%PDF");
        PdfDocument document(path);
        QSignalSpy missed(&document, &PdfDocument::pageFailed), failed(&document, &PdfDocument::failed);
        document.request({requestFor(0)});
        QTRY_COMPARE(missed.size(), 1);
        document.requestTexts({0}); // no text is read from a page that crashed the helper
        QTRY_COMPARE(missed.size(), 2);
        if (there) {
            qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
            writeAll(path, "no PDF any more");
        } else {
            QVERIFY(QFile::remove(path));
        }
        document.request({requestFor(1)}); // the helper still has the old file open and crashes on it
        QTRY_COMPARE(missed.size(), 3);
        document.request({requestFor(2)});
        QTRY_COMPARE(failed.size(), 1);
        const QString why = failed.first().first().toString();
        QVERIFY2(why.contains(there ? u"damaged"_s : u"does not exist"_s), qPrintable(why));
    }
    // A missing page gives an error without a crash.
    void missingPageGivesAnError()
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
    static PdfTileRequest requestFor(int page) { return {page, 1, QRect(0, 0, 612, 792)}; }

    QTemporaryDir m_dir;
    QString m_path;
};

QTEST_MAIN(TestPdfDocument)
#include "tst_pdfdocument.moc"
