// The help page: pages and links of the manual, search, commands, and the commands that open it.
#include "models/core/query/querylanguage.h"
#include "tests/views/windowrun.h"
#include "views/authors/authorpanel.h"
#include "views/help/helpcommands.h"
#include "views/widgets/messagebar.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir) : Run(dir)
    {
        importSample();
        window.activateWindow();
        list().setFocus();
    }
    HelpPage &page() { return find<HelpPage>(); }
    QTextBrowser &text() { return find<QTextBrowser>("helpText"); }
    QListWidget &contents() { return find<QListWidget>("helpContents"); }
};

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT
private slots:
    void versionReportContainsNoPersonalData()
    {
        const QString report = versionReport();
        for (const QString &part :
             {u"Lectern: "_s, u"Qt: "_s, u"SQLite: 3."_s, u"libarchive: "_s, u"System: "_s})
            QVERIFY2(report.contains(part), qPrintable(report));
        for (const QString &line : report.split(u'\n', Qt::SkipEmptyParts))
            QVERIFY2(!line.section(u": "_s, 1).isEmpty(), qPrintable(line));
        QVERIFY(!report.contains(QDir::homePath() + u'/') && !report.contains(QDir::tempPath()));
        for (const char *name : {"USER", "LOGNAME"})
            if (const QString user = qEnvironmentVariable(name); user.size() > 3)
                QVERIFY(!report.contains(user));
        QTemporaryDir dir;
        Hand hand(dir);
        hand.actions[Id::CopyReport].trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), report);
    }

    void showsEachPage()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1);
        QVERIFY(hand.page().isVisible());
        QVERIFY(hand.contents().hasFocus());
        QCOMPARE(hand.contents().count(), manualPageNames().size() + 1); // and "About Lectern"
        for (const QString &name : manualPageNames()) {
            QCOMPARE(hand.page().shownPage(), name);
            QVERIFY2(hand.text().toPlainText().startsWith(hand.contents().currentItem()->text()),
                     qPrintable(name));
            hand.key(Qt::Key_Down);
        }
        QCOMPARE(hand.page().shownPage(), u"about"_s);
        QVERIFY(hand.text().toPlainText().contains(hand.library.file()));
    }

    void searchShowsMatchingSectionsOfAllPages()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1);
        auto &line = hand.find<QLineEdit>("helpFind");
        line.setFocus();
        QTest::keyClicks(&line, u"novelty page"_s);
        QVERIFY(hand.text().toPlainText().contains(u"What the numbers mean"_s));
        QVERIFY(!hand.text().toPlainText().contains(u"Watched folders"_s));
        line.setText(u"<b>zzz"_s);
        QVERIFY(hand.text().toPlainText().contains(u"“<b>zzz”"_s));
        hand.key(Qt::Key_Escape);
        QVERIFY(line.text().isEmpty() && hand.page().isVisible());
        hand.key(Qt::Key_Escape);
        QVERIFY(hand.list().view()->hasFocus());
    }

    void everyExampleRuns()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        for (const QueryForm &form : queryForms()) {
            hand.key(Qt::Key_F1, Qt::ShiftModifier);
            const QUrl link(u"query:"_s + QString::fromLatin1(QUrl::toPercentEncoding(form.example)));
            const QString html = hand.text().toHtml();
            QVERIFY2(html.contains(QString::fromLatin1(link.toEncoded()).toHtmlEscaped())
                         || html.contains(link.toString().toHtmlEscaped()),
                     qPrintable(form.example));
            emit hand.text().anchorClicked(link);
            hand.settle();
            QCOMPARE(hand.box().text(), form.example);
            QVERIFY(hand.list().isVisible());
        }
    }

    void runsExampleByKeys()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1, Qt::ShiftModifier);
        hand.text().setFocus(Qt::TabFocusReason);
        hand.key(Qt::Key_Tab); // the link to the search command comes first
        hand.key(Qt::Key_Tab);
        hand.key(Qt::Key_Return);
        hand.settle();
        QCOMPARE(hand.box().text(), queryForms().first().example);
    }

    void followsLinksBetweenPages()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1);
        emit hand.text().anchorClicked(QUrl(u"reading.md"_s));
        QCOMPARE(hand.page().shownPage(), u"reading"_s);
        emit hand.text().anchorClicked(QUrl(u"about"_s));
        QCOMPARE(hand.page().shownPage(), u"about"_s);
        emit hand.text().anchorClicked(QUrl(u"no-such.md"_s));
        emit hand.text().anchorClicked(QUrl(u"https://example.org/reading.md"_s));
        QCOMPARE(hand.page().shownPage(), u"about"_s);
    }

    void commandsRunOrSayThatTheyAreNotAvailable()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.actions[Id::Help].trigger();
        emit hand.text().anchorClicked(QUrl(u"command:key-list"_s));
        QVERIFY(hand.window.findChild<QWidget *>(u"keysPage"_s)->isVisible());
        hand.actions[Id::Help].trigger();
        emit hand.text().anchorClicked(
            QUrl(u"command:salvage-library"_s)); // without a damaged library this command has no effect
        QVERIFY(hand.page().isVisible());
        emit hand.text().anchorClicked(QUrl(u"command:no-such"_s));
        QVERIFY(hand.page().isVisible());
    }

    void commandsOpenTheirPage()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto shown = [&] { return hand.page().shownPage(); };
        hand.find<QToolButton>("searchHelpButton").click();
        QCOMPARE(shown(), u"searching"_s);
        hand.library.browser().openAuthor(hand.library.sidebar().sidebarData().authors.first().id, u"A"_s);
        hand.settle();
        hand.find<QToolButton>("figuresHelp").click();
        QCOMPARE(shown(), u"authors"_s);
        QVERIFY(hand.text().textCursor().block().text() == u"What the numbers mean"_s);
        emit hand.library.failed(u"The disk is full."_s);
        hand.find<QPushButton>("errorHelp").click();
        QCOMPARE(shown(), u"backup"_s);
        hand.actions[Id::About].trigger();
        QCOMPARE(shown(), u"about"_s);
        QVERIFY(hand.text().toPlainText().contains(QString::fromLatin1(qVersion())));
    }
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
