// Tests preloading of a PDF before it is opened.
#include "models/pdf/pdfpreloader.h"
#include "samplepdf.h"
#include "tests/support/support.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestPdfAhead : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
        qputenv("LECTERN_FAKE", "");
        m_path = write(u"dials.pdf"_s);
    }
    // A preloaded PDF is open and rendered, and its other signals reach the receiver.
    void preloadedDocumentIsOpenAndRendered()
    {
        PdfPreloader ahead;
        ahead.preload(m_path, 1, [](const PdfSummary &) { return QList<PdfTileRequest>{wishOf(1)}; });
        QTRY_COMPARE(ahead.opened().pictures.size(), 1);
        PdfPreloader::Opened opened = ahead.take(m_path, 1);
        QVERIFY(opened.document);
        QCOMPARE(opened.summary->sizes.size(), 5);
        QCOMPARE(opened.pictures.first().first, wishOf(1));
        QVERIFY(!ahead.opened().document);
        QSignalSpy outline(opened.document.get(), &PdfDocument::outlineReady),
            markings(opened.document.get(), &PdfDocument::allMarkingsReady),
            pictures(opened.document.get(), &PdfDocument::pictureReady);
        opened.document->request({wishOf(2)});
        QTRY_COMPARE(markings.size(), 1);
        QCOMPARE(outline.size(), 1);
        QTRY_COMPARE(pictures.size(), 1);
        QVERIFY(!ahead.take(m_path, 1).document); // only once
    }
    // A PDF still being loaded is handed over; the rest arrives by signals.
    void handsOverDocumentBeingLoaded()
    {
        PdfPreloader ahead;
        ahead.preload(m_path, 0, [](const PdfSummary &) { return QList<PdfTileRequest>(); });
        QTRY_VERIFY(ahead.opened().document);
        PdfPreloader::Opened opened = ahead.take(m_path, 0);
        QSignalSpy summaries(opened.document.get(), &PdfDocument::opened);
        QTRY_COMPARE(summaries.size() + opened.summary.has_value(), 1);
    }
    void returnsOnlyThePreloadedDocument()
    {
        const QString other = write(u"other.pdf"_s);
        PdfPreloader ahead;
        const auto preload = [&](const QString &path) {
            ahead.preload(path, 0, [](const PdfSummary &) { return QList<PdfTileRequest>(); });
            QTRY_VERIFY(ahead.opened().summary);
        };
        preload(m_path);
        QVERIFY(!ahead.take(other, 0).document);
        QVERIFY(!ahead.take(m_path, 0).document); // another one was opened
        preload(m_path);
        QVERIFY(!ahead.take(m_path, 3).document); // its size is unknown yet
        preload(m_path);
        writeAll(m_path, writtenPdf({{u"written anew"_s}}));
        QVERIFY(!ahead.take(m_path, 0).document);
        preload(other);
        ahead.preload({}, 0, {});
        QVERIFY(!ahead.opened().document);
    }
    // A file that crashed the helper is not preloaded again.
    void failedFileIsNotPreloadedAgain()
    {
        const QString path = write(u"falls.pdf"_s), other = write(u"sound.pdf"_s);
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "over falls.pdf");
        qputenv("LECTERN_FAKE_REAL", LECTERN_PDF);
        qputenv("LECTERN_FAKE_STARTED", m_dir.filePath(u"started"_s).toLocal8Bit());
        const auto noWishes = [](const PdfSummary &) { return QList<PdfTileRequest>(); };
        PdfPreloader ahead;
        for (int round = 0; round < 4; ++round) {
            PdfPreloader later; // must finish later than the other preloader
            ahead.preload(path, 0, noWishes);
            later.preload(other, 0, noWishes);
            QTRY_VERIFY(later.opened().summary);
            QTRY_VERIFY(!ahead.opened().document);
            ahead.preload({}, 0, {});
        }
        PdfDocument document(path);
        QSignalSpy failed(&document, &PdfDocument::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(failed.first().first().toString().contains(u"crashed on this file"),
                 qPrintable(failed.first().first().toString()));
    }

private:
    static PdfTileRequest wishOf(int page) { return {page, 1, QRect(0, 0, 612, 792)}; }
    QString write(const QString &name)
    {
        const QString path = m_dir.filePath(name);
        writeAll(path, writtenPdf(QList<QStringList>(5, {u"Sundial"_s})));
        return path;
    }

    QTemporaryDir m_dir;
    QString m_path;
};

QTEST_MAIN(TestPdfAhead)
#include "tst_pdfpreloader.moc"
