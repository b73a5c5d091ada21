// The help: every topic is there and made of the tables, words are found in all of it, examples and commands
// run, and the places it concerns lead to it.
#include "models/core/query/querylanguage.h"
#include "models/formats/registry.h"
#include "tests/views/windowrun.h"
#include "views/authors/authorpanel.h"
#include "views/help/helppage.h"
#include "views/widgets/noticebar.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
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
    QTextBrowser &text() { return find<QTextBrowser>("helpText"); }
    QListWidget &contents() { return find<QListWidget>("helpContents"); }
};

const HelpTopic &topic(const QList<HelpTopic> &all, HelpSubject subject)
{
    return all[int(subject)];
}

QStringList termsOf(const HelpTopic &topic)
{
    QStringList terms;
    for (const HelpSection &section : topic.sections)
        for (const HelpRow &row : section.rows)
            terms.append(row.term);
    return terms;
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT
private slots:
    void topicsAreMadeOfTheTables()
    {
        const Actions actions;
        const QList<HelpTopic> all =
            helpTopics(actions, {u"/home/a/l.lectern"_s, u"/home/a/lectern.ini"_s, u"/home/a/copies"_s});
        QSet<QString> names;
        for (const ActionSpec &spec : Actions::specs())
            names.insert(QString::fromLatin1(spec.name));
        for (qsizetype i = 0; i < all.size(); ++i) {
            QCOMPARE(int(all[i].subject), int(i));
            QVERIFY(!all[i].title.isEmpty());
            for (const HelpSection &section : all[i].sections)
                for (const HelpRow &row : section.rows) {
                    QVERIFY2(!row.term.isEmpty(), qPrintable(all[i].title));
                    QVERIFY2(row.command.isEmpty() || names.contains(row.command), qPrintable(row.command));
                    QVERIFY(!row.text.contains(u"%1"_s));
                }
        }
        const QStringList search = termsOf(topic(all, HelpSubject::Search));
        for (const QueryForm &form : queryForms())
            QVERIFY2(search.contains(form.form), qPrintable(form.form));
        const QStringList formats = termsOf(topic(all, HelpSubject::Formats));
        for (const Format &format : lectern::formats())
            QVERIFY2(formats.contains(format.name), qPrintable(format.name));
        const QStringList numbers = termsOf(topic(all, HelpSubject::Numbers));
        for (const QString &number : {u"Score"_s, u"Novelty"_s, u"AI Score"_s, u"h-index"_s, u"Co-authors"_s})
            QVERIFY2(numbers.contains(number), qPrintable(number));
        const QStringList keys = termsOf(topic(all, HelpSubject::Keys));
        QVERIFY(keys.contains(u"Bookmark"_s) && keys.contains(u"Tick, and stay"_s));
    }

    // Nothing of the person, the machine or the library.
    void theReportIsNobodys()
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

    void wordsAreFoundInAllTopics()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1);
        QVERIFY(hand.find<HelpPage>().isVisible());
        QVERIFY(hand.contents().hasFocus());
        QCOMPARE(hand.contents().count(), int(HelpSubject::About) + 1);
        hand.key(Qt::Key_Down);
        QVERIFY(hand.text().toPlainText().contains(u"author:"_s));
        auto &line = hand.find<QLineEdit>("helpFind");
        line.setFocus();
        QTest::keyClicks(&line, u"novelty page"_s);
        QVERIFY(hand.text().toPlainText().contains(u"What the numbers mean"_s));
        QVERIFY(!hand.text().toPlainText().contains(u"author:"_s));
        line.setText(u"<b>zzz"_s);
        QVERIFY(hand.text().toPlainText().contains(u"“<b>zzz”"_s));
        hand.key(Qt::Key_Escape);
        QVERIFY(line.text().isEmpty() && hand.find<HelpPage>().isVisible());
        hand.key(Qt::Key_Escape);
        QVERIFY(hand.list().view()->hasFocus());
    }

    void everyExampleRuns()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        for (const QueryForm &form : queryForms()) {
            hand.key(Qt::Key_F1, Qt::ShiftModifier);
            QUrl link;
            link.setScheme(u"query"_s);
            link.setPath(form.example, QUrl::DecodedMode);
            QVERIFY2(hand.text().toHtml().contains(QString::fromLatin1(link.toEncoded()).toHtmlEscaped()),
                     qPrintable(form.example));
            emit hand.text().anchorClicked(link);
            hand.settle();
            QCOMPARE(hand.box().text(), form.example);
            QVERIFY(hand.list().isVisible());
        }
    }

    // By Tab and Return alone.
    void anExampleRunsByKeys()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.key(Qt::Key_F1, Qt::ShiftModifier);
        hand.text().setFocus(Qt::TabFocusReason);
        hand.key(Qt::Key_Tab);
        hand.key(Qt::Key_Return);
        hand.settle();
        QCOMPARE(hand.box().text(), queryForms().first().example);
    }

    void commandsRunAndWhatCannotIsSaid()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.actions[Id::Help].trigger();
        emit hand.text().anchorClicked(QUrl(u"command:change-keys"_s));
        QVERIFY(hand.window.findChild<QWidget *>(u"keysPage"_s)->isVisible());
        hand.actions[Id::Help].trigger();
        emit hand.text().anchorClicked(QUrl(u"command:salvage-library"_s)); // nothing is damaged
        QVERIFY(hand.find<HelpPage>().isVisible());
        emit hand.text().anchorClicked(QUrl(u"command:no-such"_s));
        emit hand.text().anchorClicked(QUrl(u"https://example.org/"_s)); // goes nowhere
        QVERIFY(hand.find<HelpPage>().isVisible());
    }

    void placesLeadToTheirTopic()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto shown = [&] { return HelpSubject(hand.contents().currentRow()); };
        hand.find<QToolButton>("searchHelpButton").click();
        QCOMPARE(shown(), HelpSubject::Search);
        hand.library.browser().openAuthor(hand.library.sidebar().sidebarData().authors.first().id, u"A"_s);
        hand.settle();
        hand.find<QToolButton>("figuresHelp").click();
        QCOMPARE(shown(), HelpSubject::Numbers);
        hand.find<ErrorBar>().showError(u"The disk is full."_s);
        hand.find<QPushButton>("errorHelp").click();
        QCOMPARE(shown(), HelpSubject::Trouble);
        hand.actions[Id::About].trigger();
        QCOMPARE(shown(), HelpSubject::About);
        QVERIFY(hand.text().toPlainText().contains(QString::fromLatin1(qVersion())));
    }
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
