// Tests the language of a run and the translations of the program's texts.
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "tests/support/pseudotranslator.h"

#include <QTest>
#include <QTranslator>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        // A run uses one language; these tests switch between several, so they remove the translators.
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>());
    }

    void usesFirstAvailableLanguage_data()
    {
        QTest::addColumn<QStringList>("requests");
        QTest::addColumn<QStringList>("system");
        QTest::addColumn<QString>("chosen");
        const QStringList german{u"de-AT"_s, u"de"_s};
        QTest::newRow("system") << QStringList{QString(), QString()} << german << u"de"_s;
        QTest::newRow("wish") << QStringList{QString(), u"zh_CN"_s} << german << u"zh_CN"_s;
        QTest::newRow("two wishes") << QStringList{u"en"_s, u"zh_CN"_s} << german << u"en"_s;
        QTest::newRow("no such language") << QStringList{u"tlh"_s, u"../de"_s} << german << u"de"_s;
        QTest::newRow("second of the system")
            << QStringList{} << QStringList{u"fr-FR"_s, u"zh-Hans-CN"_s} << u"zh_CN"_s;
        QTest::newRow("long signs") << QStringList{} << QStringList{u"zh-Hant-TW"_s, u"zh-TW"_s} << u"en"_s;
        QTest::newRow("no locale") << QStringList{} << QStringList{u"C"_s} << u"en"_s;
        QTest::newRow("nothing known") << QStringList{} << QStringList{} << u"en"_s;
    }
    void usesFirstAvailableLanguage()
    {
        QFETCH(QStringList, requests);
        QFETCH(QStringList, system);
        QTEST(chosenLanguage(requests, system), "chosen");
    }

    void everyLanguageIsInstalled()
    {
        for (const Language &language : languages()) {
            setLanguage(language.code);
            const QString said = Messages::tr("Unknown verb “%1”.");
            QCOMPARE(said != u"Unknown verb “%1”."_s, language.code != "en"_L1);
            QVERIFY(said.contains(u"%1"));
            QCOMPARE(shownLocale().language(), QLocale(language.code).language());
            cleanup();
        }
        QVERIFY(!isLanguage(u"fr"_s));
    }

    void numbersAndDatesFollowLanguage()
    {
        setLanguage(u"de"_s);
        QCOMPARE(shownLocale().toString(1234567), u"1.234.567"_s);
        QCOMPARE(QLocale().toString(0.5), u"0,5"_s); // the locale that Qt's own widgets use
        setLanguage(u"en"_s);
        QCOMPARE(shownLocale().toString(1234567), u"1,234,567"_s);
    }

    void englishHasPluralForms()
    {
        const auto people = [](int n) {
            return QCoreApplication::translate("lectern::CoauthorGraphView", "%n paper(s)", nullptr, n);
        };
        setLanguage(u"en"_s);
        QCOMPARE(people(1), u"1 paper"_s);
        QCOMPARE(people(2), u"2 papers"_s);
        cleanup();
        setLanguage(u"de"_s);
        QCOMPARE(people(1), u"1 Arbeit"_s);
        QCOMPARE(people(2), u"2 Arbeiten"_s);
    }

    void diagnosticsAreTranslatedForDisplay_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("plain") << u"The file is empty."_s << u"Die Datei ist leer."_s;
        QTest::newRow("value") << u"Invalid date: “31 Feb”"_s << u"Ungültiges Datum: “31 Feb”"_s;
        QTest::newRow("value like a place")
            << u"The end of the title is uncertain; it was read as “%2”, but may be “%1”."_s
            << u"Das Ende des Titels ist unsicher; er wurde als „%2“ gelesen, kann aber auch „%1“ sein."_s;
        QTest::newRow("two lines in a value")
            << u"This record cannot be read: a\nb."_s << u"Dieser Datensatz ist nicht lesbar: a\nb."_s;
        QTest::newRow("values left out") << u"Invalid date: …"_s << u"Ungültiges Datum: …"_s;
        QTest::newRow("of a newer Lectern") << u"Something else."_s << u"Something else."_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void diagnosticsAreTranslatedForDisplay()
    {
        QFETCH(QString, english);
        QCOMPARE(diagnosticText(english), english);
        setLanguage(u"de"_s);
        QTEST(diagnosticText(english), "german");
    }

    void pseudoTranslatorExcludesMachineText()
    {
        QCOMPARE(pseudoText(u"%1 of <b>%n</b> &amp; %L2"_s), u"[%1 öf <b>%n</b> &amp; %L2~~~]"_s);
        QCOMPARE(pseudoText(u"&File"_s), u"[&Fîlé~~~]"_s);
        QCOMPARE(pseudoText(u" "_s), u" "_s);
        QVERIFY(pseudoText(u"A sentence of some length"_s).size() > 1.3 * 25);
        QCOMPARE(pseudoText(u"%1 – %2 %"_s), u"[%1 – %2 %]"_s);
        // Long text can be broken anywhere, and so can the padding.
        const QString line = pseudoText(u"A sentence of nearly as many letters as fit on a line of text"_s);
        QVERIFY2(line.endsWith(u"~~~~~~~~ ~~~~~~~~]"_s), qPrintable(line));
        QCoreApplication *const application = QCoreApplication::instance();
        QCoreApplication::installTranslator(new PseudoTranslator(false, application));
        QCOMPARE(QCoreApplication::translate("QGuiApplication", "QT_LAYOUT_DIRECTION"), u"LTR"_s);
        QCOMPARE(Messages::tr("Title"), u"[Tîtlé~~~]"_s);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s); // Qt's own text
        cleanup();
        QCoreApplication::installTranslator(new PseudoTranslator(true, application));
        QCOMPARE(QCoreApplication::translate("QGuiApplication", "QT_LAYOUT_DIRECTION"), u"RTL"_s);
        QCOMPARE(QCoreApplication::translate("Display", "d MMM yyyy", "format"), u"d MMM yyyy"_s);
        QVERIFY(Messages::tr("Title").isRightToLeft());
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
