// Files in encodings before Unicode: declared, detected, or chosen by the user.
#include "models/formats/base/encoding.h"
#include "models/formats/base/legacyencoding.h"

#include <QStringConverter>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestLegacyEncoding final : public QObject
{
    Q_OBJECT

    // Returns the text in an encoding.
    static QByteArray in(const char *encoding, const QString &text)
    {
        QStringEncoder encoder(encoding);
        return encoder.encode(text);
    }

private slots:
    void encodingIsFound_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isDeclared");
        const auto row = [](const QByteArray &encoding, const QString &file) {
            const bool isDeclared = file.contains(u"coding"_s) || file.contains(u"charset"_s);
            QTest::addRow("%s %s", encoding.constData(), isDeclared ? "declared" : "detected")
                << encoding << QString(file + u"\n"_s) << isDeclared;
        };
        row("windows-1250", u"%% Encoding: Cp1250\nPříliš žluťoučký"_s); // JabRef
        row("windows-1251", u"% Created with JabRef.\n% Encoding: windows-1251\nЁлка"_s);
        row("GB18030", u"% Encoding: GBK\n电"_s);
        row("macintosh", u"% Encoding: MacRoman\nÜnal"_s);
        row("ISO-8859-2", u"% -*- coding: iso-8859-2 -*-\nŁódź"_s); // Emacs
        row("KOI8-R", u"<?xml version=\"1.0\" encoding=\"KOI8-R\"?>\nЯзык"_s);
        row("Shift_JIS", u"<meta charset=shift_jis>\n日本"_s);
        const QString russian = u"Исследование старинных текстов и способов их хранения в библиотеке"_s,
                      japanese = u"図書館における古い本の保存についての研究とその方法"_s;
        row("GB18030", u"关于城市图书馆中古老书籍的保存方法的研究报告"_s);
        row("Shift_JIS", japanese);
        row("EUC-JP", japanese);
        row("EUC-KR", u"도서관의 오래된 책을 보존하는 방법에 관한 연구"_s);
        row("KOI8-R", russian);
        row("windows-1251", russian);
    }
    void encodingIsFound()
    {
        QFETCH(const QByteArray, encoding);
        QFETCH(const QString, file);
        QFETCH(const bool, isDeclared);
        const ReadableText text = readableText(in(encoding.constData(), file));
        QCOMPARE(QString::fromUtf8(text.utf8), file);
        QCOMPARE(text.diagnostics.size(), isDeclared ? 0 : 1); // the guess is reported
    }

    // uchardet takes such lines for Chinese or Central European text.
    void westernTextStaysWindows1252()
    {
        for (const QString &words : {u"Müller"_s, u"Gómez Núñez"_s, u"François Lefèvre"_s, u"Øystein Åse"_s,
                                     u"“Quoted” – Capek"_s, u"Café naïve señor über straße"_s}) {
            const QByteArray bytes = in("windows-1252", u"title = {"_s + words + u"}\n"_s);
            QVERIFY2(readableText(bytes).utf8.isEmpty(), qPrintable(words));
            QCOMPARE(SourceText(bytes).text().mid(9).chopped(2), words);
        }
    }

    void unicodeIsNotConverted()
    {
        QVERIFY(readableText("% Encoding: Cp1250\n\xc5\xbe"_ba).utf8.isEmpty());
        QVERIFY(readableText("\xff\xfe"
                             "a\0b\0"_ba)
                    .utf8.isEmpty());
        QVERIFY(readableText("plain").utf8.isEmpty());
    }

    void oneBrokenLineChangesNoOtherLine()
    {
        const QByteArray bytes = "Käse\nÉcole\n\xfc\xe4\xf6\xfc\xe4\xf6 broken \xe9\xe8\xea\nÑandú\n"_ba;
        QVERIFY(readableText(bytes).utf8.isEmpty());
        const SourceText text(bytes);
        QCOMPARE(text.lineText(0), u"Käse"_s);
        QCOMPARE(text.lineText(3), u"Ñandú"_s);
        QVERIFY(!text.diagnostics().isEmpty());
    }

    void chosenEncodingIsUsed()
    {
        const QString words = u"Ёж и ёлка"_s;
        for (const EncodingChoice &choice : encodingChoices())
            QVERIFY2(isKnownEncoding(QString::fromLatin1(choice.name)), choice.name);
        QVERIFY(!isKnownEncoding(u"no such encoding"_s));
        QCOMPARE(QString::fromUtf8(readableText(in("KOI8-R", words), u"koi8-r"_s).utf8), words);
        QCOMPARE(readableText("% Encoding: GBK\n\xff\xff\n"_ba).diagnostics.size(), 1); // undecodable
    }
};

QTEST_GUILESS_MAIN(TestLegacyEncoding)
#include "tst_legacyencoding.moc"
