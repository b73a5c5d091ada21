#include "models/formats/base/encoding.h"
#include "tests/support/waiting.h"

#include <QtTest>

#include <random>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

constexpr Encoding kUtf8 = Encoding::Utf8;
constexpr Encoding kLatin = Encoding::Windows1252;
constexpr Encoding kLittle = Encoding::Utf16LittleEndian;
constexpr Encoding kBig = Encoding::Utf16BigEndian;

QByteArray raw(const char *bytes, qsizetype length)
{
    return QByteArray(bytes, length);
}

QByteArray utf16(QStringView text, bool little)
{
    QByteArray bytes = little ? QByteArray("\xff\xfe") : QByteArray("\xfe\xff");
    for (const QChar c : text) {
        const char low = char(c.unicode() & 0xff), high = char(c.unicode() >> 8);
        bytes += little ? low : high;
        bytes += little ? high : low;
    }
    return bytes;
}

QString kinds(const QList<ByteRange> &ranges)
{
    QStringList parts;
    for (const ByteRange &range : ranges)
        parts += QStringLiteral("%1%2-%3@%4")
                     .arg(range.kind == ByteRange::Kind::Field           ? QChar(u'f')
                              : range.kind == ByteRange::Kind::Separator ? QChar(u's')
                                                                         : QChar(u'?'))
                     .arg(range.begin)
                     .arg(range.end)
                     .arg(range.line);
    return parts.join(u' ');
}

} // namespace

class TestEncoding : public QObject
{
    Q_OBJECT
private slots:
    void decodesEncodings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Encoding>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("damaged"); // bytes
        QTest::addColumn<int>("remarks");
        QTest::newRow("empty") << QByteArray() << kUtf8 << QString() << 0 << 0;
        QTest::newRow("ascii") << QByteArray("abc\n") << kUtf8 << u"abc\n"_s << 0 << 0;
        QTest::newRow("utf-8") << QByteArray("na\xc3\xafve \xce\xb1 \xf0\x9d\x9b\xbc") << kUtf8
                               << u"naïve α 𝛼"_s << 0 << 0;
        QTest::newRow("utf-8 with mark")
            << QByteArray("\xef\xbb\xbfKr\xc3\xbcger") << kUtf8 << u"Krüger"_s << 0 << 0;
        QTest::newRow("only a mark") << QByteArray("\xef\xbb\xbf") << kUtf8 << QString() << 0 << 0;
        QTest::newRow("utf-16 little") << utf16(u"Krüger 𝛼", true) << kLittle << u"Krüger 𝛼"_s << 0 << 0;
        QTest::newRow("utf-16 big") << utf16(u"Krüger 𝛼", false) << kBig << u"Krüger 𝛼"_s << 0 << 0;
        QTest::newRow("utf-16 odd byte") << utf16(u"ab", true) + 'c' << kLittle << u"ab"_s << 1 << 1;
        QTest::newRow("utf-16 lone surrogate")
            << utf16(QString(u"a"_s + QChar(0xdc00) + u"b"_s), true) << kLittle << u"a\ufffdb"_s << 2 << 1;
        QTest::newRow("utf-16 cut pair")
            << utf16(QString(u"a"_s + QChar(0xd835)), false) << kBig << u"a"_s << 2 << 1;
        QTest::newRow("windows-1252")
            << QByteArray("Kr\xfcger \x96 \x93q\x94 \x80\n") << kLatin << u"Krüger – “q” €\n"_s << 0 << 1;
        QTest::newRow("windows-1252, holes") << QByteArray("\x81\x8d\x8f\x90\x9d.\n") << kLatin
                                             << u"\u0081\u008d\u008f\u0090\u009d.\n"_s << 0 << 1;
        QTest::newRow("nul stays") << raw("a\0b", 3) << kUtf8 << QString::fromUtf16(u"a\0b", 3) << 0 << 0;
        QTest::newRow("one broken byte among good ones")
            << QByteArray("\xc3\xa9\xc3\xa9 x\xff y") << kUtf8 << u"éé x\ufffd y"_s << 1 << 1;
        QTest::newRow("overlong slash")
            << QByteArray("\xc3\xa9\xc3\xa9\xc3\xa9 \xc0\xaf") << kUtf8 << u"ééé \ufffd\ufffd"_s << 2 << 1;
        QTest::newRow("surrogate in utf-8 with mark")
            << QByteArray("\xef\xbb\xbf\xed\xa0\x80") << kUtf8 << u"\ufffd\ufffd\ufffd"_s << 3 << 1;
        QTest::newRow("cut inside a character")
            << QByteArray("caf\xc3\xa9 \xe2\x80") << kUtf8 << u"café "_s << 2 << 1;
        QTest::newRow("cut inside the only one") << QByteArray("x \xce") << kUtf8 << u"x "_s << 1 << 1;
        QTest::newRow("beyond unicode")
            << QByteArray("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xf5\x80\x80\x80 ") << kUtf8
            << u"ééééé\ufffd\ufffd\ufffd\ufffd "_s << 4 << 1;
    }
    void decodesEncodings()
    {
        QFETCH(QByteArray, bytes);
        const SourceText source(bytes);
        QTEST(source.encoding(), "encoding");
        QTEST(source.text().toString(), "text");
        int damaged = 0;
        for (const ByteRange &range : source.damaged())
            damaged += int(range.end - range.begin);
        QTEST(damaged, "damaged");
        QTEST(int(source.diagnostics().size()), "remarks");
    }

    void findsLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("none") << QString() << QStringList();
        QTest::newRow("no break at the end") << u"a\nb"_s << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("break at the end") << u"a\nb\n"_s << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("crlf") << u"a\r\nb\r\n\r\nc"_s << QStringList{u"a"_s, u"b"_s, QString(), u"c"_s};
        QTest::newRow("cr") << u"a\rb\r\rc\r"_s << QStringList{u"a"_s, u"b"_s, QString(), u"c"_s};
        QTest::newRow("mixed") << u"a\n\rb\r\nc\r"_s << QStringList{u"a"_s, QString(), u"b"_s, u"c"_s};
        QTest::newRow("only breaks") << u"\n\n"_s << QStringList{QString(), QString()};
    }
    void findsLines()
    {
        QFETCH(QString, text);
        const QByteArray bytes = text.toUtf8();
        const SourceText source(bytes);
        QStringList lines;
        qsizetype at = 0;
        for (qsizetype i = 0; i < source.lineCount(); ++i) {
            const SourceLine line = source.line(i);
            QCOMPARE(line.number, i + 1);
            QCOMPARE(line.begin, at);
            QCOMPARE(source.lineNumberAt(line.begin), line.number);
            QCOMPARE(source.lineNumberAt(line.next - 1), line.number);
            at = line.next;
            lines += source.lineText(i).toString();
        }
        QCOMPARE(at, source.text().size());
        QTEST(lines, "lines");
    }

    // Maps text positions back to bytes, for characters of every length. A decoder that reads one character
    // at a time is the reference.
    void mapsPositionsToBytes()
    {
        std::mt19937 random(7);
        const QStringList pieces{u"a"_s, u"plain words "_s, u"é"_s, u"α"_s, u"–"_s, u"中"_s, u"𝛼"_s, u"\n"_s};
        for (int round = 0; round < 50; ++round) {
            QString text;
            QList<qsizetype> expected;
            QByteArray bytes = round % 2 ? QByteArray("\xef\xbb\xbf") : QByteArray();
            for (int i = 0; i < 400; ++i) {
                const QString &piece = pieces[qsizetype(random() % size_t(pieces.size()))];
                for (qsizetype k = 0; k < piece.size(); ++k) {
                    const qsizetype start = k && piece[k].isLowSurrogate() ? k - 1 : k;
                    expected += bytes.size() + QStringView(piece).first(start).toUtf8().size();
                }
                text += piece;
                bytes += piece.toUtf8();
            }
            expected += bytes.size();
            const SourceText source(bytes);
            QCOMPARE(source.text().toString(), text);
            for (qsizetype i = 0; i <= text.size(); ++i) {
                QCOMPARE(source.byteAt(i), expected[i]);
                const bool isSecondHalf = i < text.size() && text[i].isLowSurrogate();
                QCOMPARE(source.positionAt(expected[i]), isSecondHalf ? i - 1 : i);
            }
            QCOMPARE(source.positionAt(0), 0);
            QCOMPARE(source.positionAt(bytes.size() + 9), text.size());
        }
    }
    void mapsPositionsToUtf16Bytes()
    {
        const QByteArray bytes = utf16(u"aé\n𝛼", true);
        const SourceText source(bytes);
        QCOMPARE(source.byteAt(0), 2);
        QCOMPARE(source.byteAt(3), 8);
        QCOMPARE(source.byteAt(source.text().size()), bytes.size());
        for (const qsizetype position : {0, 1, 3})
            QCOMPARE(source.positionAt(source.byteAt(position)), position);
        QCOMPARE(source.positionAt(bytes.size()), source.text().size());
    }

    void rangesCoverFields_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<QPoint>>("fields"); // positions [x, y)
        QTest::addColumn<QString>("ranges");
        QTest::newRow("empty") << QByteArray() << QList<QPoint>() << QString();
        QTest::newRow("blank") << QByteArray(" \n\n\t") << QList<QPoint>() << u"s0-4@1"_s;
        QTest::newRow("nothing marked")
            << QByteArray(" ab c\n\nde ") << QList<QPoint>() << u"s0-1@1 ?1-5@1 s5-7@1 ?7-9@3 s9-10@3"_s;
        QTest::newRow("fields in any order")
            << QByteArray("one, two") << QList<QPoint>{{5, 8}, {0, 3}} << u"f0-3@1 ?3-4@1 s4-5@1 f5-8@1"_s;
        QTest::newRow("overlap") << QByteArray("abcdef") << QList<QPoint>{{0, 4}, {2, 6}}
                                 << u"f0-4@1 f4-6@1"_s;
        QTest::newRow("inside another")
            << QByteArray("abcdef") << QList<QPoint>{{0, 6}, {2, 4}} << u"f0-6@1"_s;
        QTest::newRow("mark of the file")
            << QByteArray("\xef\xbb\xbf ab") << QList<QPoint>{{1, 3}} << u"s0-4@1 f4-6@1"_s;
        QTest::newRow("bytes, not characters")
            << QByteArray("\xc3\xa9\nb") << QList<QPoint>{{0, 1}, {2, 3}} << u"f0-2@1 s2-3@1 f3-4@2"_s;
        QTest::newRow("damage inside a field")
            << QByteArray("\xc3\xa9\xc3\xa9x\xffy") << QList<QPoint>{{0, 5}} << u"f0-5@1 ?5-6@1 f6-7@1"_s;
        QTest::newRow("cut character at the end")
            << QByteArray("a\n\xc3\xa9\xce") << QList<QPoint>{{0, 1}, {2, 3}}
            << u"f0-1@1 s1-2@1 f2-4@2 ?4-5@2"_s;
        QTest::newRow("beyond the end") << QByteArray("ab") << QList<QPoint>{{1, 9}} << u"?0-1@1 f1-2@1"_s;
    }
    void rangesCoverFields()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<QPoint>, fields);
        const SourceText source(bytes);
        ByteCover cover(source);
        for (const QPoint &field : fields)
            cover.field(field.x(), field.y());
        QTEST(kinds(cover.ranges()), "ranges");
        QCOMPARE(countBytes(cover.ranges()).total, bytes.size());
    }

    // For any bytes and fields: ranges in order, without gap or overlap, covering every byte.
    void rangesCoverArbitraryInput()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes(qsizetype(random() % 60), Qt::Uninitialized);
            for (char &byte : bytes)
                byte = random() % 3 ? "ab \n\r,\xc3\xa9\xe2\x80\x94"[random() % 11] : char(random());
            if (random() % 4 == 0)
                bytes.prepend(random() % 2 ? "\xff\xfe" : "\xef\xbb\xbf");
            const SourceText source(bytes);
            ByteCover cover(source);
            for (unsigned i = random() % 5; i > 0; --i) {
                const qsizetype begin = qsizetype(random() % 60);
                cover.mark(ByteRange::Kind(random() % 3), begin, begin + qsizetype(random() % 20));
            }
            qsizetype at = 0, line = 1;
            for (const ByteRange &range : cover.ranges()) {
                QCOMPARE(range.begin, at);
                QVERIFY(range.end > range.begin);
                QVERIFY(range.line >= line);
                at = range.end;
                line = range.line;
            }
            QCOMPARE(at, bytes.size());
        }
    }

    // A check of one character at a time is the reference, at every position of blocks and their edges.
    void findsRunsBelowLimit()
    {
        const QString low(200, u'x');
        QCOMPARE(runBelow(low, 0xad), low.size());
        QCOMPARE(runBelow({}, 0xad), 0);
        for (const char16_t high : {u'\u00ad', u'\u00e9', u'\u200b', u'\ufeff'}) {
            for (qsizetype at = 0; at < low.size(); ++at) {
                QString text = low;
                text[at] = high;
                QCOMPARE(runBelow(text, 0xad), at);
                text[at] = u'\u00ac'; // only the combined bits of its neighbours would make it pass
                QCOMPARE(runBelow(text, 0xad), text.size());
            }
        }
    }

    void longLineIsLinear()
    {
        // Ten megabytes without a line break: decoding and finding positions stay linear.
        QByteArray bytes("\xc3\xa9");
        bytes += QByteArray(10'000'000, 'x');
        const SourceText source(bytes);
        QCOMPARE(source.lineCount(), 1);
        const test::Work work;
        for (int i = 0; i < 10'000; ++i)
            QCOMPARE(source.byteAt(9'999'000 + i % 1000), 9'999'001 + i % 1000);
        LECTERN_WORKED_LESS_THAN(10, work, u"byteAt() walks from the start of the line"_s);
    }

    void normalisesText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tidy");
        QTest::newRow("plain") << u"a b"_s << u"a b"_s;
        QTest::newRow("runs and ends") << u"  a \t b\n"_s << u"a b"_s;
        QTest::newRow("non-breaking") << u"Jun\u00a02,\u202f2025"_s << u"Jun 2, 2025"_s;
        QTest::newRow("invisible") << u"\ufeffmulti\u200bmodal "_s << u"multimodal"_s;
        QTest::newRow("joiners stay") << u"می\u200cشود"_s << u"می\u200cشود"_s;
    }
    void normalisesText()
    {
        QFETCH(QString, text);
        QTEST(tidySpace(text), "tidy");
    }
};

QTEST_GUILESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
