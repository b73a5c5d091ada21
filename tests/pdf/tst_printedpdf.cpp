// Tests web pages printed to PDF, which are read through lectern-pdf: their lines, preview and import.
#include "models/import/converterrun.h"
#include "models/import/fileimporter.h"
#include "models/import/filepreview.h"
#include "models/pdf/printedlines.h"
#include "models/store/import/importrules.h"
#include "samplepdf.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include <QTemporaryDir>

using namespace lectern;
using namespace lectern::test;

class TestPrintedPdf : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        writeAll(path, bytes);
        return path;
    }
    static const Converter &converter() { return *detectConverter("%PDF-1.7\n"); }

private slots:
    void init()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
        m_dir = std::make_unique<QTemporaryDir>();
        m_library = must(Library::open(m_dir->filePath(u"l.lectern"_s)));
    }
    void cleanup()
    {
        m_library.reset();
        m_dir.reset();
    }

    void linesAreAsTheyLook_data()
    {
        QTest::addColumn<QList<PdfWord>>("words");
        QTest::addColumn<QString>("text");
        // Words are 10 points high.
        const auto word = [](const QString &text, double left, double bottom, bool spaceAfter = false) {
            return PdfWord{QRectF(left, bottom - 10, 20, 10), text, 10, spaceAfter, true};
        };
        QTest::newRow("nothing") << QList<PdfWord>() << QString();
        QTest::newRow("boxes side by side, in any order")
            << QList<PdfWord>{word(u"LG"_s, 60, 100), word(u"Title"_s, 20, 115), word(u"84.7"_s, 20, 102)}
            << u"84.7 LG\nTitle"_s;
        QTest::newRow("touching words")
            << QList<PdfWord>{word(u"Self-"_s, 20, 100), word(u"Play"_s, 40, 100)} << u"Self-Play"_s;
        QTest::newRow("touching words with a space")
            << QList<PdfWord>{word(u"Ada"_s, 20, 100, true), word(u"Quill"_s, 40, 100)} << u"Ada Quill"_s;
        QTest::newRow("wide lines") << QList<PdfWord>{word(u"one"_s, 20, 100), word(u"two"_s, 20, 119)}
                                    << u"one\ntwo"_s;
        QTest::newRow("paragraphs") << QList<PdfWord>{word(u"one"_s, 20, 100), word(u"two"_s, 20, 120)}
                                    << u"one\n\ntwo"_s;
        QTest::newRow("empty boxes") << QList<PdfWord>{{QRectF(), u"a"_s, 0, false, true},
                                                       {QRectF(), u"b"_s, 0, false, true}}
                                     << u"ab"_s;
    }
    void linesAreAsTheyLook()
    {
        QFETCH(QList<PdfWord>, words);
        PdfPageText page;
        page.words.assign(words.begin(), words.end());
        QTEST(printedLines(page), "text");
    }

    // Every page ends with a form feed.
    void readsEveryPage()
    {
        const auto text = printedText(converter(), writtenPdf({{u"First"_s, u"line"_s}, {u"Second"_s}}));
        QVERIFY2(text, text ? "" : qPrintable(text.error().message));
        QCOMPARE(*text, QByteArray("First\nline\n\fSecond\n\f"));
    }

    // Same result as for a page saved in any other way.
    void correctionsApply()
    {
        must(m_library->importRules().pageCorrections.setAll(
            {{u"Ten Tricks for Busy Readers"_s, {LineCorrection::Kind::NoPaper, 0}}}));
        const QString print = write(
            u"print.pdf"_s,
            paintedPdf(
                {u"Ada Prudnik\nh-index4\n2papers\n\n2 Papers\n\n81.2LGMar 3\nLadders for Slow Elevators\n\n"
                 "Bo Tarn, Ada Prudnik et al.\n\nElevators are slow, and ladders are not. We climb both, and "
                 "report how long it took us to come down.\n\nLGFeb 2\nTen Tricks for Busy Readers\n\n"
                 "Premium Partner, Another Partner et al.\n\nOrder now and save half of the price of the "
                 "first year, for this offer ends on Sunday at noon.\n"_s}));
        const ImportReport report = FileImporter(*m_library).importPaths({print});
        QCOMPARE(report.files.first().refused, QString());
        QCOMPARE(report.files.first().format, u"pdf"_s);
        QCOMPARE(report.files.first().newPapers, 1);
        QVERIFY(FileImporter(*m_library).importPaths({print}).files.first().alreadyImported);
    }

    void previewsPrints()
    {
        const FilePreview preview = previewFile(
            write(u"print.pdf"_s,
                  paintedPdf({u"Ada Winter\n\nLG\nh-index9\n1paper\n\nLGJun 2, 2025\nA Title of Gears\n\n"
                              "Ada Winter, Bo Fjord et al.\n\nWe build gears.\n"_s})));
        QCOMPARE(preview.refused, QString());
        QCOMPARE(preview.records, 1);
        QVERIFY(preview.parts.isEmpty()); // binary content is not displayed
        QCOMPARE(previewFile(write(u"large.pdf"_s, "%PDF-1.7\n" + QByteArray(5 * 1024 * 1024, 'x'))).records,
                 0);
    }

    void refusesOtherPdfs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("a letter") << paintedPdf({u"Dear Ada, the gears have arrived."_s})
                                  << u"found no records"_s;
        QTest::newRow("damaged") << QByteArray("%PDF-1.7\n") << u"damaged"_s;
    }
    void refusesOtherPdfs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QString path = write(u"other.pdf"_s, bytes);
        const QString refused = previewFile(path).refused;
        QVERIFY2(refused.contains(says), qPrintable(refused));
        QCOMPARE(FileImporter(*m_library).importPaths({path}).files.value(0).refused, refused);
    }

    void readingIsLimited()
    {
        const QByteArray bytes = writtenPdf({{u"First"_s}, {u"Second"_s}});
        ConverterLimits input, output, time;
        input.input = 3;
        output.output = 3;
        time.seconds = 0;
        for (const auto &[limits, says] : {std::pair{input, u"too large"_s}, std::pair{output, u"exceeded"_s},
                                           std::pair{time, u"took longer than 0 seconds"_s}}) {
            const QString message = printedText(converter(), bytes, {}, limits).error().message;
            QVERIFY2(message.contains(says), qPrintable(message));
        }
        QVERIFY(printedText(converter(), bytes, [] { return true; }).error().isCancelled());
    }

    void namesTheMissingProgram()
    {
        qputenv("LECTERN_PDF_HELPER", "/nowhere/lectern-pdf");
        QVERIFY(
            previewFile(write(u"print.pdf"_s, paintedPdf({u"A page"_s}))).refused.contains(u"lectern-pdf"_s));
    }
};

QTEST_MAIN(TestPrintedPdf)
#include "tst_printedpdf.moc"
