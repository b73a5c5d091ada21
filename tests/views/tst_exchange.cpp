// Papers out of the window and into it: the export panel, copies, the preview of an import.
#include "models/formats/registry.h"
#include "tests/support/support.h"
#include "tests/views/windowrun.h"
#include "views/noticebar.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::readAll;
using lectern::test::Run;

class TestExchange : public QObject
{
    Q_OBJECT

    static QByteArray someLines(int count)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += paperLine(u"Paper %1 on tides"_s.arg(i), {u"Ada Oak"_s}, u"Waves were counted."_s, i);
        return lines;
    }

private slots:
    void exportsWhatIsChosen_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<int>("papers");
        QTest::newRow("selection") << u"exportSelection"_s << 2;
        QTest::newRow("list") << u"exportList"_s << 5;
        QTest::newRow("library") << u"exportLibrary"_s << 6;
    }
    void exportsWhatIsChosen()
    {
        QFETCH(QString, choice);
        QFETCH(int, papers);
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(6));
        run.library.setTyped(u"-\"Paper 0\""_s);
        run.settle();
        QCOMPARE(run.library.papers().rowCount(), 5);
        QApplication::setActiveWindow(&run.window);
        run.list().setFocus();
        run.list().selectRow(1, true);
        run.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(run.list().selectedPapers().size(), 2);
        run.actions[ActionId::Export].trigger();
        auto &button = run.find<QPushButton>("exportButton");
        QVERIFY(button.isVisible());
        QVERIFY(run.find<QRadioButton>("exportSelection").isChecked()); // several were picked
        run.find<QRadioButton>(qPrintable(choice)).click();
        auto &preview = run.find<QPlainTextEdit>("exportPreview");
        QTRY_VERIFY(preview.toPlainText().startsWith(u"@"_s));
        auto &file = run.find<QLineEdit>("exportFile");
        QVERIFY(file.text().endsWith(u".bib"_s));
        const QString path = dir.filePath(u"out.bib"_s);
        file.setText(path);
        QVERIFY(button.isEnabled());
        QTest::keyClick(&file, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(run.find<QLabel>("statusText").text().startsWith(u"Exported"_s));
        QCOMPARE(parseSource(readAll(path), {})->papers.size(), papers);
        QVERIFY(run.list().isVisible()); // back at the papers
    }

    void thePanelSaysWhatIsWrong()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.actions[ActionId::Export].trigger();
        auto &file = run.find<QLineEdit>("exportFile");
        auto &note = run.find<QLabel>("exportNote");
        auto &button = run.find<QPushButton>("exportButton");
        file.setText(dir.filePath(u"no/such/folder/out.bib"_s));
        QVERIFY(!button.isEnabled());
        QVERIFY(note.isVisible() && note.text().contains(u"There is no folder"_s));
        file.setText(dir.path());
        QVERIFY(!button.isEnabled());
        file.setText(dir.filePath(u"my.lectern"_s));
        QVERIFY(button.isEnabled());
        QVERIFY(note.text().contains(u"replaced"_s));
        // The ending follows the format; what was chosen last is offered again.
        file.setText(dir.filePath(u"out.bib"_s));
        auto &format = run.find<QComboBox>("exportFormat");
        format.setCurrentIndex(format.findData(u"ris"_s));
        QCOMPARE(file.text(), dir.filePath(u"out.ris"_s));
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(dir.filePath(u"out.ris"_s)));
        run.actions[ActionId::Export].trigger();
        QCOMPARE(format.currentData().toString(), u"ris"_s);
        QVERIFY(file.text().startsWith(dir.path()));
        // Escape leaves.
        QTest::keyClick(&format, Qt::Key_Escape);
        QTRY_VERIFY(run.list().isVisible());
    }

    void copies_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::addColumn<QString>("begin");
        QTest::newRow("citation") << ActionId::CopyCitation << u"Ada Oak: Paper 5 on tides. 2020."_s;
        QTest::newRow("bibtex") << ActionId::CopyBibtex << u"@misc{oak2020paper,"_s;
        QTest::newRow("link") << ActionId::CopyLink << u"Paper 5 on tides"_s;
    }
    void copies()
    {
        QFETCH(ActionId, action);
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(6));
        run.list().selectRow(0, true);
        QApplication::clipboard()->clear();
        run.actions[action].trigger();
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        const QString text = QApplication::clipboard()->text();
        QFETCH(QString, begin);
        QVERIFY2(text.startsWith(begin), qPrintable(text));
        QTRY_VERIFY(run.find<QLabel>("statusText").text().contains(u"opied"_s));
    }
};

QTEST_MAIN(TestExchange)
#include "tst_exchange.moc"
