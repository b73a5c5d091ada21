// Tests the preview of a page before its import: recognised lines, and corrections by the user.
#include "models/store/import/importrules.h"
#include "models/store/library.h"
#include "views/importexport/importcommands.h"
#include "views/widgets/messagebar.h"
#include "windowrun.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextEdit>
#include <QTreeWidget>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;

class TestPagePreview : public QObject
{
    Q_OBJECT
private:
    const QByteArray m_page = R"(Ada Prudnik
h-index4
2papers
31citations

2 Papers

81.2LGMar 3Code
Ladders for Slow Elevators

Bo Tarn, Cy Ashgrove et al.

Elevators are slow, and ladders are not. We climb both, in three buildings and on two continents, and report how long it took us to come down again.

LGFeb 2
Ten Tricks for Busy Readers

Premium Partner, Another Partner et al.

Order now and save half of the price of the first year. This offer ends on Sunday at noon, and there is no other one like it anywhere.
)";

    static QString write(const QTemporaryDir &dir, const QString &name, const QByteArray &bytes)
    {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(file.fileName()));
        return file.fileName();
    }
    static QTextEdit &text(Run &run) { return run.find<QTextEdit>("pageText"); }
    // Simulates a click after the given number of characters of the line.
    static void goTo(Run &run, const QString &line, int characters = 1)
    {
        const QTextCursor found = text(run).document()->find(line);
        QVERIFY2(!found.isNull(), qPrintable(line));
        QTextCursor cursor(found.block());
        cursor.setPosition(found.block().position() + characters);
        text(run).setTextCursor(cursor);
        QTest::mouseClick(text(run).viewport(), Qt::LeftButton, {}, text(run).cursorRect().center());
        QCOMPARE(text(run).textCursor().block().text(), found.block().text());
    }
    static QString about(Run &run) { return run.find<QLabel>("pageAbout").text(); }
    static QString what(Run &run)
    {
        const QTreeWidgetItem *file = run.find<QTreeWidget>("importFiles").topLevelItem(0);
        return file ? file->text(1) : QString();
    }
    static void press(Run &run, const char *button)
    {
        auto &pressed = run.find<QPushButton>(button);
        QVERIFY2(pressed.isVisible() && pressed.isEnabled(), button);
        pressed.setFocus();
        QTest::keyClick(&pressed, Qt::Key_Space);
    }

private slots:
    void showsThePageInColours()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.window.importing().ask({write(dir, u"ada.txt"_s, m_page)});
        QTRY_VERIFY(text(run).isVisible());
        QCOMPARE(text(run).toPlainText(), QString::fromUtf8(m_page));
        const auto groundOf = [&](const QString &words) {
            return text(run).document()->find(words).charFormat().background().color();
        };
        const QColor title = groundOf(u"Ladders for Slow"_s), names = groundOf(u"Bo Tarn"_s),
                     body = groundOf(u"Elevators are slow"_s);
        QVERIFY(title != names && names != body && title != body);
        QCOMPARE(groundOf(u"Ten Tricks"_s), title);
        const QString legend = run.find<QLabel>("pageLegend").text();
        for (const char *word : {"author", "title", "names", "abstract", "date"})
            QVERIFY2(legend.contains(QLatin1StringView(word)), word);
        // A page and its legend stay readable in dark mode.
        run.theme.choose(ThemeChoice::Dark);
        QTRY_VERIFY(groundOf(u"Ladders for Slow"_s) != title);
    }

    void correctionsApplyToLaterPages()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            run.window.importing().ask({write(dir, u"ada.txt"_s, m_page)});
            QTRY_VERIFY(text(run).isVisible());
            QVERIFY(what(run).contains(u"2 papers"_s));
            goTo(run, u"Ten Tricks for Busy Readers"_s);
            QVERIFY(!run.find<QPushButton>("takeBackSaid").isVisible());
            press(run, "markNoPaper");
            QTRY_VERIFY(what(run).contains(u"1 paper"_s));
            QVERIFY(about(run).contains(u"not a paper"_s));
            // The correction is removed, and made again.
            press(run, "takeBackSaid");
            QTRY_VERIFY(what(run).contains(u"2 papers"_s));
            press(run, "markNoPaper");
            QTRY_VERIFY(what(run).contains(u"1 paper"_s));
            goTo(run, u"Ladders for Slow"_s);
            QVERIFY(!about(run).contains(u"You marked"_s));
            QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
            run.settle();
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 1);
            QCOMPARE(run.titles(), QStringList{u"Ladders for Slow Elevators"_s});
        }
        // After a restart, another page has the same advert. The correction is applied without input.
        Run run(dir);
        QByteArray other = m_page;
        other.replace("Ada Prudnik", "Eva Marsh")
            .replace("Ladders for Slow Elevators", "Ropes for Fast Lifts");
        other.replace("Elevators are slow, and ladders are not.", "Lifts are fast, and so are ropes.");
        run.library.imports().importText(u"eva.txt"_s, other, QDate(2026, 6, 30));
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 2);
    }

    void cursorSetsTheTitleEnd()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const QByteArray list =
            "72.8HCJun 3\nMenus in May: A Field StudyMay Lin, Toivo Roth\nMenus grow faster than their "
            "users. We "
            "logged the commands of many researchers for seven weeks and saw which nobody opened.\n"
            "90.5MAMay 27Code\nSwarms DisagreeMateus Dovale, Ivo Lind et al.\nSwarms agree quickly and are "
            "quickly wrong. We study groups of agents that choose among sites, and add a few that dissent.\n";
        run.window.importing().ask({write(dir, u"list.txt"_s, list)});
        QTRY_VERIFY(text(run).isVisible());
        goTo(run, u"Menus in May"_s, int(u"Menus in May"_s.size()));
        press(run, "markTitleEnd");
        auto &tree = run.find<QTreeWidget>("importFiles");
        QTRY_VERIFY(tree.topLevelItem(0)->child(0)
                    && tree.topLevelItem(0)->child(0)->text(1).startsWith(u"Menus in May –"_s));
        QVERIFY(about(run).contains(u"Menus in May"_s));
    }

    void setsTheAuthor()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.window.importing().ask({write(dir, u"ada.txt"_s, "Sponsored Reading\n" + m_page)});
        QTRY_VERIFY(text(run).isVisible());
        goTo(run, u"Sponsored Reading"_s);
        press(run, "markAuthor");
        QTRY_VERIFY(about(run).contains(u"as the author"_s));
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        const auto library = Library::open(dir.filePath(u"my.lectern"_s), Library::Mode::ReadOnly);
        QVERIFY(library);
        const auto said = (*library)->importRules().pageCorrections.all();
        QVERIFY(said);
        QCOMPARE(*said, (PageCorrections{{u"Sponsored Reading"_s, {LineCorrection::Kind::Author, 0}}}));
    }

    void showsPageInOlderEncoding()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray page = m_page; // Windows-1252
        page.replace("Ladders for Slow Elevators", "\x93Ladders\x94 for Slow \xc9levateurs");
        run.window.importing().ask({write(dir, u"ada.txt"_s, page)});
        QTRY_VERIFY(text(run).isVisible());
        QVERIFY(text(run).toPlainText().contains(u"“Ladders” for Slow Élevateurs"_s));
    }

    // Unknown field names of a source: the mapping can be changed and is stored.
    static QComboBox *meaningOf(Run &run, const QString &name)
    {
        const auto &table = run.find<QTableWidget>("importFields");
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.item(row, 0)->text() == name)
                return qobject_cast<QComboBox *>(table.cellWidget(row, 2));
        return nullptr;
    }
    static void choose(Run &run, const QString &name, const QString &meaning)
    {
        QComboBox *box = meaningOf(run, name);
        QVERIFY2(box, qPrintable(name));
        box->setFocus();
        QTest::keyClicks(box, meaning); // types with the keyboard
        QCOMPARE(box->currentText(), meaning);
    }
    void appliesUserFieldMapping()
    {
        QTemporaryDir dir;
        const QByteArray first = "{\"name\":\"Fog\",\"by\":\"Ada Winter\",\"n\":7}\n";
        const QByteArray second = "{\"name\":\"Mist\",\"by\":\"Jan Berg\",\"n\":8}\n";
        {
            Run run(dir);
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            run.window.importing().ask(
                {write(dir, u"one.jsonl"_s, first), write(dir, u"two.jsonl"_s, second)});
            QTRY_VERIFY(run.find<QTableWidget>("importFields").isVisible());
            QVERIFY(what(run).contains(u"title"_s)); // shows why the file cannot be imported yet
            QTRY_VERIFY(!run.find<QPushButton>("importAccept").isEnabled());
            const auto &table = run.find<QTableWidget>("importFields");
            QCOMPARE(table.item(0, 0)->text(), u"by"_s);
            QCOMPARE(table.item(0, 1)->text(), u"Ada Winter"_s);
            // Tab moves from the buttons next to the files to the mappings, and from one mapping to the next.
            run.find<QPushButton>("importBack").setFocus();
            for (const char *next : {"importFiles", "importFields"}) {
                QTest::keyClick(run.window.focusWidget(), Qt::Key_Tab);
                QCOMPARE(run.window.focusWidget()->objectName(), QLatin1StringView(next));
            }
            QTest::keyClick(run.window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(run.window.focusWidget(), meaningOf(run, u"by"_s));
            QTest::keyClick(run.window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(run.window.focusWidget(), meaningOf(run, u"n"_s));
            choose(run, u"name"_s, u"Title"_s);
            // Both files have these keys.
            QTRY_VERIFY(what(run).contains(u"1 paper"_s));
            QTRY_VERIFY(run.find<QTreeWidget>("importFiles").topLevelItem(1)->text(1).contains(u"1 paper"_s));
            QVERIFY(meaningOf(run, u"name"_s)->hasFocus());
            choose(run, u"by"_s, u"Authors"_s);
            QTRY_VERIFY(run.find<QTreeWidget>("importFiles")
                            .topLevelItem(1)
                            ->child(0)
                            ->text(1)
                            .contains(u"Jan Berg"_s));
            QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
            run.settle();
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 2);
        }
        // After a restart, a pasted source has the same keys. The mapping is applied without input.
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.window.importing().offer(u"{\"name\":\"Salt\",\"by\":\"Eve Kelp\",\"n\":9}\n"_s);
        QTRY_VERIFY(run.find<QTableWidget>("importFields").isVisible());
        QTRY_VERIFY(what(run).contains(u"1 paper"_s));
        QCOMPARE(meaningOf(run, u"by"_s)->currentText(), u"Authors"_s);
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 3);
    }

    // A dropped file with unknown fields cannot be imported without a mapping. The message opens the mapping
    // in one step.
    void unknownFieldsOpenTheMapping()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.library.imports().importFiles({write(dir, u"a.csv"_s, "Titel;Von;Wo\nFog;Ada Winter;\n")});
        run.settle();
        auto &bar = run.find<MessageBar>("errorBar");
        QTRY_VERIFY(bar.isVisible());
        QVERIFY2(bar.text().contains(u"None of its columns (Titel, Von, Wo)"_s), qPrintable(bar.text()));
        QCOMPARE(bar.tone(), MessageBar::Tone::Caution);
        QTest::mouseClick(&run.find<QPushButton>("messageStep"), Qt::LeftButton);
        QTRY_VERIFY(run.find<QTableWidget>("importFields").isVisible());
        QVERIFY(!bar.isVisible());
        // The mapping is directly below the single file.
        QVERIFY(run.find<QTreeWidget>("importFiles").height() < 120);
        choose(run, u"Titel"_s, u"Title"_s);
        QTRY_VERIFY(what(run).contains(u"1 paper"_s));
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Fog"_s});
    }

    void pastedTableShowsItsFields()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.window.importing().offer(u"Titel\tVon\tJahr\nFog\tAda Winter\t2021\n"_s);
        QTRY_VERIFY(run.find<QTableWidget>("importFields").isVisible());
        choose(run, u"Titel"_s, u"Title"_s);
        QTRY_VERIFY(what(run).contains(u"1 paper"_s));
        choose(run, u"Von"_s, u"Authors"_s);
        QTRY_VERIFY(run.find<QTreeWidget>("importFiles")
                        .topLevelItem(0)
                        ->child(0)
                        ->text(1)
                        .contains(u"Ada Winter"_s));
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Fog"_s});
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
    }

    void otherFormatsShowNoPage()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.window.importing().ask({write(dir, u"a.bib"_s, "@article{a, title={Slow Fog}, year={2021}}\n")});
        QTRY_VERIFY(what(run).contains(u"1 paper"_s));
        QVERIFY(!text(run).isVisible());
    }
};

QTEST_MAIN(TestPagePreview)
#include "tst_pagepreview.moc"
