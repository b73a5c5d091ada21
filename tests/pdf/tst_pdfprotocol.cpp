// Tests the protocol between window and helper: messages are decoded as encoded, and invalid ones are
// refused.
#include "models/pdf/pdfprotocol.h"
#include "tests/support/support.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestPdfProtocol : public QObject
{
    Q_OBJECT
private slots:
    void wordsRoundTrip()
    {
        PdfPageText text;
        text.size = QSizeF(612, 792);
        text.words.push_back({QRectF(1, 2, 30, 12), u"Über"_s, 12, true, false});
        text.words.push_back({QRectF(40, 2, 30, 12), u"den"_s, 12, false, true});
        text.words.push_back({QRectF(1, 20, 30, 12), u"𝑥"_s, 9, false, true});
        const auto back = decodeWords(encodeWords(text));
        QVERIFY(back);
        QCOMPARE(back->size, text.size);
        QCOMPARE(back->words.size(), text.words.size());
        QCOMPARE(back->words[0].box, text.words[0].box);
        QCOMPARE(back->words[0].text, text.words[0].text);
        QVERIFY(back->words[0].spaceAfter && !back->words[0].lineEnd && back->words[1].lineEnd);
        QCOMPARE(back->text, u"Über den\n𝑥\n"_s);
    }
    void otherMessagesRoundTrip()
    {
        const PdfTileRequest request = {7, 1.5, QRect(10, 20, 300, 400)};
        QCOMPARE(decodeTileRequest(encodeTileRequest(request)), request);
        QCOMPARE(decodePage(encodePage(3)), 3);
        PdfSummary summary;
        summary.title = u"T"_s;
        summary.sizes = {QSizeF(612, 792), QSizeF(100, 200)};
        summary.known = 2;
        const auto back = decodeSummary(encodeSummary(summary));
        QVERIFY(back);
        QCOMPARE(back->sizes, summary.sizes);
        summary.known = 1;
        const auto guessed = decodeSummary(encodeSummary(summary));
        QVERIFY(guessed);
        QCOMPARE(guessed->known, 1);
        QCOMPARE(guessed->sizes, QList<QSizeF>(2, QSizeF(612, 792)));
        QCOMPARE(decodeSizes(encodeSizes(summary.sizes), 2), summary.sizes);
        QVERIFY(!decodeSizes(encodeSizes(summary.sizes), 3));
        PdfLink link;
        link.box = QRectF(1, 2, 3, 4);
        link.page = 9;
        link.url = u"https://example.org/"_s;
        const auto links = decodeLinks(encodeLinks({link}), 10);
        QVERIFY(links);
        QCOMPARE(links->first().page, 9);
        QCOMPARE(links->first().url, link.url);
        QCOMPARE(decodeLinks(encodeLinks({link}), 9)->first().page, -1); // no such page
    }
    void highlightsRoundTripWithinLimits()
    {
        PdfAnnotation marking{
            3, {QRectF(1, 2, 30, 4), QRectF(5, 6, 7, 8)}, 0x123456, u"one\ntwo\u0007"_s, u"name"_s};
        const auto back = decodeMarkings(encodeMarkings({marking, marking}), 4);
        QVERIFY(back);
        marking.comment = u"one\ntwo"_s;
        QCOMPARE(*back, (QList<PdfAnnotation>{marking, marking}));
        QVERIFY(!decodeMarkings(encodeMarkings({marking}), 3)); // no such page
        // The longest highlight fits into one request.
        marking.boxes = QList<QRectF>(PdfAnnotation::kMaxBoxes + 500, QRectF(0, 0, 1, 1));
        marking.comment = QString(PdfAnnotation::kMaxCommentLength + 500, u'\u4e00');
        const QByteArray bytes = encodeAnnotation(marking);
        QVERIFY(bytes.size() < qsizetype(PdfFrame::kMaxRequestSize));
        const auto cut = decodeAnnotation(bytes, 4);
        QVERIFY(cut && cut->boxes.size() == PdfAnnotation::kMaxBoxes
                && cut->comment.size() == PdfAnnotation::kMaxCommentLength);
    }
    void outlineSkipsNoLevel()
    {
        const auto back =
            decodeOutline(encodeOutline({{u"a"_s, 3, 0, 0}, {u"b"_s, 9, 0, 0}, {u"c"_s, 1, 0, 0}}), 1);
        QVERIFY(back);
        QCOMPARE(back->at(0).level, 0);
        QCOMPARE(back->at(1).level, 1);
        QCOMPARE(back->at(2).level, 1);
    }
    void rejectsInvalidMessages_data()
    {
        QTest::addColumn<PdfTileRequest>("request");
        QTest::newRow("page before the first") << PdfTileRequest{-1, 1, QRect(0, 0, 1, 1)};
        QTest::newRow("nothing") << PdfTileRequest{0, 1, QRect(0, 0, 0, 5)};
        QTest::newRow("left of the page") << PdfTileRequest{0, 1, QRect(-1, 0, 5, 5)};
        QTest::newRow("no scale") << PdfTileRequest{0, 0, QRect(0, 0, 5, 5)};
        QTest::newRow("scale that is no number")
            << PdfTileRequest{0, std::numeric_limits<double>::quiet_NaN(), QRect(0, 0, 5, 5)};
        QTest::newRow("endless scale")
            << PdfTileRequest{0, std::numeric_limits<double>::infinity(), QRect(0, 0, 5, 5)};
        QTest::newRow("more than fits") << PdfTileRequest{0, 1, QRect(0, 0, 10'000, 10'000)};
        QTest::newRow("sides that overflow") << PdfTileRequest{0, 1, QRect(0, 0, 70'000, 70'000)};
    }
    void rejectsInvalidMessages()
    {
        QFETCH(PdfTileRequest, request);
        QVERIFY(!decodeTileRequest(encodeTileRequest(request)));
    }
    void limitsPagesAndHighlights()
    {
        QVERIFY(!decodePage(encodePage(-1)));
        QCOMPARE(decodePage(encodePage(7)), 7);
        PdfAnnotation marking;
        marking.page = 3;
        QVERIFY(decodeAnnotation(encodeAnnotation(marking), 4));
        QVERIFY(!decodeAnnotation(encodeAnnotation(marking), 3)); // a missing page
        // The header announces more boxes than allowed, and they are present.
        marking.page = 0;
        QByteArray bytes = encodeAnnotation(marking).chopped(4);
        const auto many = quint32(PdfAnnotation::kMaxBoxes + 1);
        bytes.append(reinterpret_cast<const char *>(&many), sizeof many);
        QVERIFY(!decodeAnnotation(bytes + QByteArray(qsizetype(16 * many), 0), 1));
        // A valid highlight is cut to the maximum.
        marking.boxes.fill(QRectF(1, 2, 3, 4), PdfAnnotation::kMaxBoxes + 5);
        QCOMPARE(decodeAnnotation(encodeAnnotation(marking), 1)->boxes.size(), PdfAnnotation::kMaxBoxes);
    }
    // Paper and ink change colour. The dark tint swaps light and dark; coloured pixels keep their colour.
    void tintsPaperAndInk()
    {
        const auto tinted = [](PdfTint tint, const QByteArray &pixel) {
            PdfPixels pixels;
            pixels.width = pixels.height = 1;
            pixels.bytes = pixel;
            tintPixels(pixels, tint);
            return pixels.bytes;
        };
        const QByteArray white("\xff\xff\xff\xff", 4), black("\0\0\0\xff", 4), red("\0\0\xff\xff", 4);
        for (const QByteArray &pixel : {white, black, red})
            QCOMPARE(tinted(PdfTint::White, pixel), pixel);
        const auto at = [](const QByteArray &pixel, int channel) { return int(uchar(pixel[channel])); };
        const QByteArray page = tinted(PdfTint::Sepia, white), ink = tinted(PdfTint::Sepia, black);
        QVERIFY(at(page, 2) > at(page, 0) && at(page, 0) > 200 && at(ink, 0) < 80);
        const QByteArray night = tinted(PdfTint::Dark, white), letters = tinted(PdfTint::Dark, black);
        QVERIFY(at(night, 1) < 80 && at(letters, 1) > 200);
        const QByteArray warning = tinted(PdfTint::Dark, red);
        QVERIFY(at(warning, 2) > at(warning, 1) + 60 && at(warning, 2) > at(warning, 0) + 60);
        for (const PdfTint tint : {PdfTint::Sepia, PdfTint::Dark})
            QCOMPARE(at(tinted(tint, QByteArray("\x12\x34\x56\x78", 4)), 3), 0x78);
        QCOMPARE(tinted(PdfTint::Dark, QByteArray("\1\2\3", 3)),
                 QByteArray("\1\2\3", 3)); // an incomplete pixel
    }
    void rejectsWrongNumberOfPixels()
    {
        const QByteArray four(4 * 2 * 2, 'x');
        QVERIFY(decodePixels(encodePixels(2, 2) + four, QSize(2, 2)));
        QVERIFY(!decodePixels(encodePixels(2, 2) + four, QSize(2, 3)));
        QVERIFY(!decodePixels(encodePixels(2, 2) + four.chopped(1), QSize(2, 2)));
        QVERIFY(!decodePixels(encodePixels(2, 2) + four + 'x', QSize(2, 2)));
        QVERIFY(!decodePixels(encodePixels(-1, -1), QSize(2, 2)));
        QVERIFY(!decodePixels("x", QSize(2, 2)));
    }
    void rejectsNonFiniteNumbers()
    {
        PdfPageText text;
        text.size = QSizeF(9, 9);
        text.words.push_back({QRectF(0, 0, 1, 1), u"a"_s, 1, false, false});
        QVERIFY(decodeWords(encodeWords(text)));
        text.words.push_back(
            {QRectF(0, 0, std::numeric_limits<double>::infinity(), 1), u"a"_s, 1, false, false});
        QVERIFY(!decodeWords(encodeWords(text)));
        text.words.back().box = QRectF(0, 0, -5, 1);
        QVERIFY(!decodeWords(encodeWords(text)));
        QVERIFY(!decodeSummary(encodeSummary({}))); // no page
    }
    void removesControlCharacters()
    {
        PdfPageText text;
        text.size = QSizeF(9, 9);
        text.words.push_back({QRectF(0, 0, 1, 1), u"a\u001b[2Jb\n"_s, 1, false, false});
        QCOMPARE(decodeWords(encodeWords(text))->words.front().text, u"a[2Jb"_s);
    }
    // Each valid message, truncated, extended or with changed bytes, is accepted or refused without reading
    // past its end.
    void mutatedMessagesAreSafe()
    {
        PdfPageText text;
        text.size = QSizeF(9, 9);
        for (int i = 0; i < 20; ++i)
            text.words.push_back({QRectF(i, i, 9, 9), QString::number(i), 9, true, false});
        PdfSummary summary;
        summary.sizes = QList<QSizeF>(20, QSizeF(9, 9));
        summary.known = 19;
        const QList<QByteArray> sound = {
            encodeWords(text),
            encodeSummary(summary),
            encodeSizes(summary.sizes),
            encodeOutline(QList<PdfOutlineEntry>(9, {u"a"_s, 1, 0, 0})),
            encodeLinks(QList<PdfLink>(9)),
            encodeMarkings(QList<PdfAnnotation>(9, {1, {QRectF(1, 1, 9, 9)}, 1, u"a\nb"_s, u"c"_s})),
            encodeTileRequest({1, 1, QRect(0, 0, 9, 9)})};
        QRandomGenerator random(1);
        for (int round = 0; round < test::scaled(20'000); ++round) {
            QByteArray bytes = sound[round % sound.size()];
            if (random.bounded(4) == 0)
                bytes.truncate(random.bounded(bytes.size() + 1));
            for (int turned = random.bounded(4); turned > 0 && !bytes.isEmpty(); --turned)
                bytes[random.bounded(bytes.size())] = char(random.bounded(256));
            if (const auto words = decodeWords(bytes))
                QVERIFY(qsizetype(words->words.size()) <= bytes.size());
            if (const auto sizes = decodeSummary(bytes))
                QVERIFY(sizes->known <= bytes.size() && sizes->sizes.size() <= kMaxPdfPages);
            if (const auto sizes = decodeSizes(bytes, 20))
                QCOMPARE(sizes->size(), 20);
            if (const auto links = decodeLinks(bytes, 5))
                QVERIFY(links->size() <= bytes.size());
            if (const auto outline = decodeOutline(bytes, 5))
                QVERIFY(outline->size() <= bytes.size());
            if (const auto markings = decodeMarkings(bytes, 5))
                QVERIFY(markings->size() <= bytes.size());
            if (const auto marking = decodeAnnotation(bytes, 5))
                QVERIFY(marking->page >= 0 && marking->page < 5);
            if (const auto request = decodeTileRequest(bytes))
                QVERIFY(request->part.width() > 0);
        }
        for (const QByteArray &bytes : sound) // extra bytes at the end are refused
            QVERIFY(!decodeWords(bytes + 'x') && !decodeSummary(bytes + 'x') && !decodeSizes(bytes + 'x', 20)
                    && !decodeOutline(bytes + 'x', 5));
    }
};

QTEST_APPLESS_MAIN(TestPdfProtocol)
#include "tst_pdfprotocol.moc"
