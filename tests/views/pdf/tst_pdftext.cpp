// Tests PDF text (copying and search), page layout and page colours.
#include "views/pdf/pdflayout.h"
#include "views/pdf/pdftext.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestPdfText : public QObject
{
    Q_OBJECT
private slots:
    void copiedTextIsClean_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("copied");
        QTest::newRow("lines are one paragraph") << u"one two\nthree"_s << u"one two three"_s;
        QTest::newRow("a hyphen at the end of a line") << u"mea-\nsured hours"_s << u"measured hours"_s;
        QTest::newRow("a soft one") << u"mea\u00ad\nsured"_s << u"measured"_s;
        QTest::newRow("a name keeps its hyphen") << u"Schmidt-\nRottluff"_s << u"Schmidt- Rottluff"_s;
        QTest::newRow("a range keeps it") << u"10-\n20"_s << u"10- 20"_s;
        QTest::newRow("a dash alone stays") << u"one -\ntwo"_s << u"one - two"_s;
        QTest::newRow("ligatures are letters") << u"e\ufb03cient \ufb02ow"_s << u"efficient flow"_s;
        QTest::newRow("a gap begins a paragraph") << u"one\n\n\ntwo"_s << u"one\ntwo"_s;
    }
    void copiedTextIsClean()
    {
        QFETCH(QString, page);
        QFETCH(QString, copied);
        const PdfPageText text = pageOf(page);
        QCOMPARE(copiedPdfText(text, 0, int(text.words.size()) - 1), copied);
    }
    void copiesAPart()
    {
        const PdfPageText text = pageOf(u"one two mea-\nsured"_s);
        QCOMPARE(copiedPdfText(text, 1, 1), u"two"_s);
        QCOMPARE(copiedPdfText(text, 2, 2), u"mea-"_s); // the second half of the word is not selected
        QCOMPARE(copiedPdfText(text, -5, 500), u"one two measured"_s);
        QCOMPARE(copiedPdfText({}, 0, -1), QString());
    }
    void copiesWordWithoutPunctuation_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("bare");
        QTest::newRow("a comma") << u"dials,"_s << u"dials"_s;
        QTest::newRow("a full stop and a quote") << u"\u201cdials.\u201d"_s << u"dials"_s;
        QTest::newRow("brackets around") << u"(dials);"_s << u"dials"_s;
        QTest::newRow("brackets within") << u"f(x),"_s << u"f(x)"_s;
        QTest::newRow("both") << u"(f(x))."_s << u"f(x)"_s;
        QTest::newRow("a reference") << u"[12],"_s << u"12"_s;
        QTest::newRow("a hyphen and an apostrophe")
            << u"well-known, don\u2019t"_s << u"well-known,|don\u2019t"_s;
        QTest::newRow("a share") << u"50%,"_s << u"50%"_s;
        QTest::newRow("nothing else") << u"..."_s << u"..."_s;
        QTest::newRow("Chinese") << u"日晷。"_s << u"日晷"_s;
        QTest::newRow("over the end of a line") << u"(mea-\nsured,"_s << u"measured"_s;
    }
    void copiesWordWithoutPunctuation()
    {
        QFETCH(QString, word);
        QFETCH(QString, bare);
        const PdfPageText text = pageOf(u"the "_s + word + u" end"_s);
        const int words = int(text.words.size());
        const bool isBroken = word.contains(u'\n');
        QCOMPARE(wholePdfWord(text, 1), std::pair(1, isBroken ? 2 : 1));
        QCOMPARE(wholePdfWord(text, 2), std::pair(isBroken ? 1 : 2, 2));
        const int last = words - 2;
        const PdfPageText cut = withBareWords(text, 1, last);
        QCOMPARE(copiedPdfText(cut, 1, last), bare.replace(u'|', u' '));
        // The painted part is narrower as well; the words around it are unchanged.
        const PdfWord &first = text.words[1];
        const qsizetype gone = first.text.indexOf(cut.words[1].text);
        QCOMPARE(cut.words[1].box,
                 first.box.adjusted(10.0 * gone, 0,
                                    -10.0 * (first.text.size() - gone - cut.words[1].text.size()), 0));
        QCOMPARE(cut.words.back().text, u"end"_s);
    }
    // Pages that fit have no horizontal scroll bar, however their sizes are rounded.
    void fittedPagesAreNotWider_data()
    {
        QTest::addColumn<QSizeF>("one");
        QTest::addColumn<QSizeF>("other");
        QTest::newRow("letter") << QSizeF(612, 792) << QSizeF(612, 792);
        QTest::newRow("A4") << QSizeF(595.276, 841.89) << QSizeF(595.276, 841.89);
        QTest::newRow("of two sizes") << QSizeF(595.276, 841.89) << QSizeF(419.53, 595.28);
        QTest::newRow("slides beside a page") << QSizeF(362.835, 272.126) << QSizeF(612, 792);
    }
    void fittedPagesAreNotWider()
    {
        QFETCH(QSizeF, one);
        QFETCH(QSizeF, other);
        PdfLayout layout;
        layout.setSizes({one, other, one});
        for (const bool twoPages : {false, true})
            for (const int turns : {0, 1})
                for (int width = 300; width < 2000; ++width) {
                    layout.arrange({QSize(width, 700), PdfFit::Width, 1, twoPages, turns});
                    QCOMPARE(layout.whole().width(), width);
                }
    }
    void findsText_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<int>("hits");
        QTest::newRow("a word") << u"hour"_s << 2;
        QTest::newRow("in any case") << u"HOUR"_s << 2;
        QTest::newRow("without accents") << u"zurich"_s << 1;
        QTest::newRow("over the end of a line") << u"measured"_s << 1;
        QTest::newRow("words over the end of a line") << u"hour of  zürich"_s << 1;
        QTest::newRow("a ligature") << u"efficient"_s << 1;
        QTest::newRow("nothing") << u"latitude"_s << 0;
        QTest::newRow("empty") << u"  "_s << 0;
    }
    void findsText()
    {
        QFETCH(QString, wanted);
        const PdfPageText text = pageOf(u"The hour mea-\nsured, an e\ufb03cient hour of\nZürich"_s);
        QTEST(int(pdfHits(3, text, wanted).size()), "hits");
    }
    void matchHasItsPosition()
    {
        const PdfPageText text = pageOf(u"sundials dial"_s);
        const QList<PdfHit> hits = pdfHits(3, text, u"dial"_s);
        QCOMPARE(hits.size(), 2);
        QCOMPARE(hits[0].page, 3);
        QCOMPARE(hits[0].boxes.first(), QRectF(30, 0, 40, 10)); // the match begins after "sun"
        QCOMPARE(hits[1].boxes.first(), text.words[1].box);
        QCOMPARE(hits[1].around, u"sundials dial"_s);
        QCOMPARE(nearestPdfWord(text, QPointF(500, 3)), 1);
        QCOMPARE(nearestPdfWord({}, QPointF(1, 1)), -1);
    }

    void arrangesPagesVertically()
    {
        PdfLayout layout;
        layout.setSizes(QList<QSizeF>(2000, QSizeF(600, 800)));
        layout.arrange({QSize(1000, 700), PdfFit::Width, 1, false, 0});
        QCOMPARE(layout.page(0).width(), 1000 - 2 * PdfLayout::kGap);
        QVERIFY(layout.page(1).top() > layout.page(0).bottom());
        const QRect far = layout.page(1234);
        QCOMPARE(layout.pagesIn(far), std::pair(1234, 1234));
        QCOMPARE(layout.nearest(far.center()), 1234);
        layout.arrange({QSize(1000, 700), PdfFit::Page, 1, false, 0});
        QVERIFY(layout.page(7).height() <= 700 - 2 * PdfLayout::kGap + 1);
        layout.arrange({QSize(1000, 700), PdfFit::Width, 1, true, 0});
        QCOMPARE(layout.page(6).top(), layout.page(7).top());
        QVERIFY(layout.page(7).left() > layout.page(6).right());
        QVERIFY(layout.page(7).right() < 1000);
        QCOMPARE(layout.nearest(layout.page(7).center()), 7);
    }
    void positionsRoundTrip_data()
    {
        QTest::addColumn<int>("turns");
        for (int turns = 0; turns < 4; ++turns)
            QTest::addRow("%d quarters", turns) << turns;
    }
    void positionsRoundTrip()
    {
        QFETCH(int, turns);
        PdfLayout layout;
        layout.setSizes({QSizeF(600, 800), QSizeF(300, 200)});
        layout.arrange({QSize(1000, 700), PdfFit::Free, 1.5, false, turns});
        const QRectF box(10, 20, 30, 40);
        const QRectF there = layout.fromPage(1, box);
        QVERIFY(QRectF(layout.page(1)).contains(there));
        const QRectF back =
            QRectF(layout.toPage(1, there.topLeft()), layout.toPage(1, there.bottomRight())).normalized();
        QVERIFY(qAbs(back.x() - 10) < .01 && qAbs(back.y() - 20) < .01 && qAbs(back.width() - 30) < .01);
        QCOMPARE(layout.page(0).width() > layout.page(0).height(), turns % 2 == 1);
    }
    void rejectsInvalidSizes()
    {
        PdfLayout layout;
        layout.arrange({QSize(10, 10), PdfFit::Width, 1, false, 0}); // no pages
        QCOMPARE(layout.pages(), 0);
        layout.setSizes({QSizeF(0, 0), QSizeF(1e5, 1), QSizeF(1, 1e5)});
        layout.arrange({QSize(0, 0), PdfFit::Page, 1, true, 1});
        QVERIFY(layout.scale() > 0 && layout.whole().height() > 0);
    }

    void changesPaperColour()
    {
        const auto tinted = [](QByteArray bytes, PdfTint tint) {
            PdfPixels pixels{1, 1, std::move(bytes)};
            tintPixels(pixels, tint);
            return pixels.bytes;
        };
        const QByteArray white("\xff\xff\xff\xff", 4), black("\0\0\0\xff", 4), red("\0\0\xff\xff", 4);
        QCOMPARE(tinted(white, PdfTint::White), white);
        QCOMPARE(tinted(white, PdfTint::Dark), QByteArray("\x28\x25\x22\xff", 4));
        QCOMPARE(tinted(black, PdfTint::Dark), QByteArray("\xea\xe8\xe6\xff", 4));
        QCOMPARE(tinted(white, PdfTint::Sepia), QByteArray("\xd8\xec\xf4\xff", 4));
        const QByteArray still = tinted(red, PdfTint::Dark); // red stays red
        QVERIFY(uchar(still[2]) > uchar(still[1]) + 60 && uchar(still[2]) > uchar(still[0]) + 60);
        // Text that is readable on white is readable on the dark page.
        const auto luminance = [](const QByteArray &pixel) {
            const auto linear = [&](int channel) { return std::pow(uchar(pixel[channel]) / 255.0, 2.2); };
            return 0.2126 * linear(2) + 0.7152 * linear(1) + 0.0722 * linear(0);
        };
        const auto contrast = [&](const QByteArray &one, const QByteArray &other) {
            const double a = luminance(one), b = luminance(other);
            return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
        };
        const QByteArray page = tinted(white, PdfTint::Dark);
        int dark = 0;
        for (int code = 0; code < 18 * 18 * 18; ++code) {
            QByteArray pixel("\0\0\0\xff", 4);
            for (int channel = 0, rest = code; channel < 3; ++channel, rest /= 18)
                pixel[channel] = char(rest % 18 * 15);
            if (contrast(pixel, white) < 4.5)
                continue;
            ++dark;
            const double after = contrast(tinted(pixel, PdfTint::Dark), page);
            QVERIFY2(after >= 4.5,
                     qPrintable(u"%1: %2"_s.arg(QString::fromLatin1(pixel.toHex())).arg(after)));
        }
        QVERIFY(dark > 1000);
    }

private:
    // Returns a page with ten points per letter and line; an empty line is a gap.
    static PdfPageText pageOf(const QString &lines)
    {
        PdfPageText page;
        double y = 0;
        for (const QString &line : lines.split(u'\n')) {
            double x = 0;
            const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
            for (const QString &word : words) {
                page.words.push_back({QRectF(x, y, 10.0 * word.size(), 10), word, 10, true, false});
                x += 10.0 * (word.size() + 1);
            }
            if (!words.isEmpty()) {
                page.words.back().lineEnd = true;
                page.words.back().spaceAfter = false;
            }
            y += 12;
        }
        return page;
    }
};

QTEST_APPLESS_MAIN(TestPdfText)
#include "tst_pdftext.moc"
