// Tests corrections of a paper in the reading pane, with real key events.
#include "models/core/shortvenue.h"
#include "models/formats/bib/workkind.h"
#include "views/actions/actions.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionfield.h"
#include "views/paper/correctionpane.h"
#include "views/paper/correctmanypane.h"
#include "views/paper/selectionpane.h"
#include "windowrun.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QByteArray entry(const QByteArray &venue, const QByteArray &year)
{
    const QByteArray abstract = "We build violins of ice and play them where the glacier ends. Their tone "
                                "depends on the age of the ice, on the wind and on the patience of the "
                                "player; we measure all three over four winters and find that patience "
                                "counts for most of it, age for some, and wind for nothing at all.";
    return "@article{k, title = {Glacier Violins}, author = {Quill, Ada and Ferrant, Bo}, journal = {" + venue
        + "}, year = {" + year
        + "}, eprint = {2401.00001}, archiveprefix = {arXiv}, doi = {10.1000/tides.7}, abstract = {"
        + abstract
        + "}}\n"
          "@article{l, title = {Sundials of Marble}, author = {Minh, Cho}, year = {2020}}\n";
}

struct Folder {
    QTemporaryDir dir;
};

struct CorrectingRun : Folder, Run {
    CorrectingRun() : Run(dir)
    {
        library.imports().importText(u"first.bib"_s, entry("Tides", "2021"), QDate(2026, 6, 1));
        settle();
        library.imports().importText(u"second.bib"_s, entry("Harbours", "2022"), QDate(2026, 6, 2));
        settle();
        choose(u"Glacier Violins"_s);
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    void choose(const QString &title)
    {
        list().setFocus();
        list().selectRow(int(titles().indexOf(title)), true);
        settle();
        QTRY_VERIFY(pane().paper() && pane().paper()->row.title == title);
    }
    AbstractPane &pane() { return find<AbstractPane>(); }
    CorrectionPane &correction() { return pane().correction(); }
    CorrectionField &field(const char *name)
    {
        auto *found = correction().findChild<CorrectionField *>(u"correct-"_s + QLatin1StringView(name));
        if (!found)
            qFatal("there is no field %s", name);
        return *found;
    }
    QStringList offers(const char *name)
    {
        QStringList texts;
        for (const QPushButton *offer : field(name).findChildren<QPushButton *>(u"stated"_s))
            texts.append(offer->accessibleName());
        texts.sort();
        return texts;
    }
    void saveByKey()
    {
        key(Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    QString text() { return pane().text()->toPlainText(); }
    // Returns the tool tip of the first text of this kind.
    QString tipOf(const QString &text)
    {
        const QTextCursor found = pane().text()->document()->find(text);
        return found.isNull() ? QString() : found.charFormat().toolTip();
    }
};

} // namespace

class TestCorrecting : public QObject
{
    Q_OBJECT

private slots:
    void correctsByKeys()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QVERIFY(run.text().contains(u"conflicting on year, venue"_s));
        run.key(Qt::Key_E);
        QVERIFY(run.correction().isVisible());
        QVERIFY(run.field("title").editor()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"Violins of Ice, and j k e"_s);
        QCOMPARE(run.field("title").typed(), u"Violins of Ice, and j k e"_s);
        run.saveByKey();
        QVERIFY(!run.correction().isVisible());
        QVERIFY(run.list().view()->hasFocus());
        QTRY_VERIFY(run.titles().contains(u"Violins of Ice, and j k e"_s));
        QTRY_VERIFY(run.text().startsWith(u"Violins of Ice, and j k e"_s));
        QVERIFY(run.text().contains(u'✎'));
        const QString tip = run.tipOf(u"✎"_s);
        QVERIFY2(tip.contains(u"first.bib: Glacier Violins"_s) && tip.contains(u"second.bib"_s),
                 qPrintable(tip));
        // The list finds the paper by its new words. Undo restores the old ones.
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_VERIFY(run.titles().contains(u"Glacier Violins"_s));
        QTRY_VERIFY(!run.text().contains(u'✎'));
    }
    void clickUsesValueOfASource()
    {
        CorrectingRun run;
        run.actions[ActionId::Correct].trigger();
        QCOMPARE(run.offers("venue"), (QStringList{u"Harbours — second.bib"_s, u"Tides — first.bib"_s}));
        QCOMPARE(run.offers("title"), QStringList());
        QCOMPARE(run.field("venue").typed(), u"Harbours"_s);
        for (QPushButton *offer : run.field("venue").findChildren<QPushButton *>(u"stated"_s))
            if (offer->accessibleName().startsWith(u"Tides"_s))
                QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(run.field("venue").typed(), u"Tides"_s);
        QTest::mouseClick(run.correction().findChild<QPushButton *>(u"saveCorrection"_s), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Tides"_s);
        QVERIFY(!run.pane().paper()->conflicts.contains(u"venue"_s));
        QVERIFY(run.pane().paper()->conflicts.contains(u"year"_s));
    }
    // The form shows the venue as the window formats it, which is not a change.
    void formShowsVenueAsFormatted()
    {
        CorrectingRun run;
        for (const char *venue :
             {"neurips", "NeurIPS", "Fog Letters", "International Conference on Machine Learning"}) {
            run.library.imports().importText(QString::fromLatin1(venue) + u".bib"_s,
                                             QByteArray("@article{v, title = {Slow Fog over ") + venue
                                                 + "}, author = {Winter, Ada}, year = {2021}, journal = {"
                                                 + venue + "}}",
                                             QDate(2026, 6, 3));
            run.settle();
            run.choose(u"Slow Fog over "_s + QString::fromLatin1(venue));
            const QString shown = venueText(QString::fromLatin1(venue));
            QVERIFY(run.text().contains(shown));
            run.actions[ActionId::Correct].trigger();
            QCOMPARE(run.field("venue").typed(), shown);
            QVERIFY(!run.field("venue").isChanged());
            run.saveByKey();
            QVERIFY(!run.text().contains(u'✎'));
            QCOMPARE(run.pane().paper()->row.venue, QString::fromLatin1(venue)); // value of the source
        }
    }
    // The form leaves the abstract visible, and the type is a menu.
    void formShowsAbstractBelow()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_E);
        ReadingView &view = *run.pane().text();
        QVERIFY(view.isVisible());
        const QTextCursor abstract = view.document()->find(u"We build violins"_s);
        QVERIFY(view.viewport()->rect().contains(view.cursorRect(abstract)));
        QVERIFY(view.viewport()->mapTo(&run.window, QPoint()).y()
                >= run.correction().mapTo(&run.window, run.correction().rect().bottomLeft()).y());
        auto *type = qobject_cast<QComboBox *>(run.field("kind").editor());
        QVERIFY(type && type->findText(u"book"_s) > 0);
        for (const QString &kind : kindWords())
            QVERIFY2(type->findData(kind) > 0, qPrintable(kind));
        QVERIFY(run.field("year").editor()->width() < run.field("venue").editor()->width() / 2);
        QVERIFY(run.correction().findChild<QPushButton *>(u"saveCorrection"_s)->isDefault());
        type->setCurrentText(u"book"_s);
        run.field("venue").setTyped(u"My venue"_s);
        run.field("venue").focusEditor();
        run.key(Qt::Key_Return); // one step
        run.settle();
        QVERIFY(!run.correction().isVisible());
        QTRY_COMPARE(run.pane().paper()->row.venue, u"My venue"_s);
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Harbours"_s);
        QTRY_VERIFY(!run.text().contains(u'✎'));
    }
    // A double click on a field edits this field at its place.
    void editsFieldInPlace()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        ReadingView &view = *run.pane().text();
        const auto doubleClick = [&](const QString &text) {
            QTextCursor at = view.document()->find(text);
            at.setPosition(at.selectionStart() + 2);
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, view.cursorRect(at).center());
        };
        doubleClick(u"Harbours"_s);
        QVERIFY(run.correction().isVisible());
        QVERIFY(run.field("venue").editor()->hasFocus());
        QVERIFY(!run.field("title").isVisible());
        const int y = run.field("venue").mapTo(&run.pane(), QPoint()).y()
            - view.viewport()->mapTo(&run.pane(), QPoint()).y();
        const int line = view.cursorRect(view.document()->find(u"Harbours"_s)).top();
        QVERIFY2(qAbs(y - line) < 40, qPrintable(u"%1, %2"_s.arg(y).arg(line)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"Quays"_s);
        run.key(Qt::Key_Return);
        run.settle();
        QVERIFY(!run.correction().isVisible());
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Quays"_s);
        doubleClick(u"Glacier"_s);
        QVERIFY(run.field("title").editor()->hasFocus());
        run.key(Qt::Key_Escape);
        QVERIFY(!run.correction().isVisible());
        doubleClick(u"build violins"_s); // selects a word
        QVERIFY(!run.correction().isVisible());
        QCOMPARE(view.textCursor().selectedText(), u"build"_s);
    }
    void undoesPerField()
    {
        CorrectingRun run;
        run.actions[ActionId::Correct].trigger();
        run.field("venue").setTyped(u"My venue"_s);
        run.field("keywords").setTyped(u"ice, strings"_s);
        run.field("authors").setTyped(u"Ada Quill\nBo Ferrant\nDee Port"_s);
        run.correction().save();
        run.settle();
        QTRY_VERIFY(run.text().contains(u"keywords: ice, strings"_s));
        QTRY_VERIFY(run.text().contains(u"Dee Port"_s));
        run.actions[ActionId::Correct].trigger();
        auto *back = run.field("venue").findChild<QToolButton *>();
        QVERIFY(back->isVisible());
        QVERIFY(!run.field("title").findChild<QToolButton *>()->isVisible());
        back->click();
        QCOMPARE(run.field("venue").typed(), u"Harbours"_s);
        run.correction().save();
        run.settle();
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Harbours"_s);
        QCOMPARE(run.pane().paper()->row.authors.size(), 3);
        QVERIFY(run.pane().paper()->conflicts.contains(u"venue"_s));
    }
    void rejectsInvalidValuesWithReason()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_E);
        run.field("venue").setTyped(u"Fine"_s);
        run.field("year").setTyped(u"soon"_s);
        run.saveByKey();
        QVERIFY(run.correction().isVisible());
        QVERIFY(run.field("year").editor()->hasFocus());
        auto *error = run.field("year").findChild<QLabel *>(u"correctionError"_s);
        QVERIFY(error->isVisible());
        QCOMPARE(run.pane().paper()->row.venue, u"Harbours"_s);
        run.field("year").setTyped(u"2019"_s);
        QVERIFY(!error->isVisible());
        run.saveByKey();
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Fine"_s);
        QCOMPARE(run.pane().paper()->row.year, std::optional(2019));
    }
    void escapeDiscardsAndOffersToContinue()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_E);
        run.field("venue").setTyped(u"Half a ven"_s);
        run.field("venue").focusEditor();
        run.key(Qt::Key_Escape);
        run.settle();
        QVERIFY(!run.correction().isVisible());
        QVERIFY(run.list().view()->hasFocus());
        QCOMPARE(run.pane().paper()->row.venue, u"Harbours"_s);
        QVERIFY(!run.actions[ActionId::Undo].isEnabled());
        QPushButton *goOn = nullptr;
        for (QPushButton *button : run.window.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == u"Continue"_s)
                goOn = button;
        QVERIFY(goOn);
        QTest::mouseClick(goOn, Qt::LeftButton);
        QVERIFY(run.correction().isVisible());
        QCOMPARE(run.field("venue").typed(), u"Half a ven"_s);
    }
    // Typed text survives the selection of another paper and an import.
    void typedTextSurvivesSelectionAndImport()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_E);
        run.field("venue").setTyped(u"Typed"_s);
        run.field("venue").focusEditor();
        run.library.imports().importText(u"third.bib"_s, entry("Lakes", "2023"), QDate(2026, 6, 3));
        run.settle();
        QVERIFY(run.correction().isVisible());
        QVERIFY(run.field("venue").editor()->hasFocus());
        QCOMPARE(run.field("venue").typed(), u"Typed"_s);
        run.choose(u"Sundials of Marble"_s);
        run.settle();
        QVERIFY(!run.correction().isVisible());
        run.choose(u"Glacier Violins"_s);
        QTRY_COMPARE(run.pane().paper()->row.venue, u"Typed"_s);
    }
    void emptiedFieldHasNoValue()
    {
        CorrectingRun run;
        run.actions[ActionId::Correct].trigger();
        run.field("doi").setTyped({});
        run.correction().save();
        run.settle();
        QTRY_VERIFY(run.pane().paper()->doi.isEmpty());
        QTRY_VERIFY(run.text().contains(u"no DOI"_s));
    }
    void createsPaper()
    {
        QTemporaryDir dir;
        Run run(dir); // a run with an empty library
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.actions[ActionId::NewPaper].trigger();
        CorrectionPane &pane = run.find<AbstractPane>().correction();
        QVERIFY(pane.isVisible() && pane.isCreating());
        const auto field = [&](const char *name) {
            return pane.findChild<CorrectionField *>(u"correct-"_s + QLatin1StringView(name));
        };
        auto *box = pane.findChild<QPlainTextEdit *>(u"newPaperText"_s);
        QVERIFY(box->hasFocus());
        run.key(Qt::Key_Return, Qt::ControlModifier); // no text typed
        QVERIFY(pane.isVisible());
        QVERIFY(field("title")->findChild<QLabel *>(u"correctionError"_s)->isVisible());
        // A copied entry, then a copied line: a title and its DOI.
        box->setPlainText(u"@article{a, title = {Slow Fog}, author = {Winter, Ada}, year = {1999}}"_s);
        QCOMPARE(field("title")->typed(), u"Slow Fog"_s);
        QCOMPARE(field("year")->typed(), u"1999"_s);
        box->setPlainText(u"Ledgers of Fog https://doi.org/10.1000/FOG.7"_s);
        QCOMPARE(field("title")->typed(), u"Ledgers of Fog"_s);
        QCOMPARE(field("doi")->typed(), u"10.1000/fog.7"_s);
        QVERIFY(field("year")->typed().isEmpty());
        field("authors")->setTyped(u"Winter, Ada\nJan Berg"_s);
        field("year")->setTyped(u"2021"_s);
        run.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!pane.isVisible());
        QTRY_VERIFY(run.titles().contains(u"Ledgers of Fog"_s));
        run.settle();
        run.list().selectRow(0, true);
        QTRY_VERIFY(run.find<AbstractPane>().paper());
        const PaperDetail made = *run.find<AbstractPane>().paper();
        QCOMPARE(made.doi, u"10.1000/fog.7"_s);
        QCOMPARE(made.row.authors, (QStringList{u"Ada Winter"_s, u"Jan Berg"_s}));
        QCOMPARE(made.row.year, std::optional(2021));
        QVERIFY(!made.row.edited); // the user's values are those of its source
        // Escape discards another new paper, and its typed text can be restored.
        run.actions[ActionId::NewPaper].trigger();
        field("title")->setTyped(u"Half a pap"_s);
        field("title")->focusEditor();
        run.key(Qt::Key_Escape);
        QVERIFY(!pane.isVisible());
        run.settle();
        QCOMPARE(run.titles().size(), 1);
        for (QPushButton *button : run.window.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == u"Continue"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(pane.isVisible() && pane.isCreating());
        QCOMPARE(field("title")->typed(), u"Half a pap"_s);
        pane.cancel();
    }
    void newPaperIsShownAndSelected()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const auto make = [&](const QString &title) {
            run.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(run.correction().isCreating());
            run.field("title").setTyped(title);
            run.saveByKey();
        };
        make(u"Ledgers of Fog"_s);
        QTRY_COMPARE(run.pane().paper()->row.title, u"Ledgers of Fog"_s);
        run.settle();
        QCOMPARE(run.list().currentPaper(), run.pane().paper()->row.id);
        QVERIFY(run.list().view()->hasFocus());
        run.key(Qt::Key_B); // applies to the new paper
        run.settle();
        QVERIFY(run.library.browser().papers().rowAt(run.list().currentRow())->bookmarked);
        // If the search would hide the new paper, it is cleared. Back returns to the search.
        run.box().setFocus();
        QTest::keyClicks(&run.box(), u"glacier"_s);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Glacier Violins"_s});
        run.key(Qt::Key_Return);
        make(u"Almanac of Drizzle"_s);
        QTRY_COMPARE(run.pane().paper()->row.title, u"Almanac of Drizzle"_s);
        run.settle();
        QCOMPARE(run.list().currentPaper(), run.pane().paper()->row.id);
        QCOMPARE(run.titles().size(), 4);
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Glacier Violins"_s});
        // If the new paper matches the search, it is selected in the result.
        make(u"Glacier Flutes"_s);
        QTRY_COMPARE(run.pane().paper()->row.title, u"Glacier Flutes"_s);
        run.settle();
        QCOMPARE(run.titles().size(), 2);
        QCOMPARE(run.list().currentPaper(), run.pane().paper()->row.id);
    }
    // A change by another connection reloads the list again, after the request for the new paper.
    void reloadPreservesTheSearch()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        connect(&run.library.imports(), &ImportQueue::importFinished, this, [&] { run.library.refresh(); });
        run.box().setFocus();
        QTest::keyClicks(&run.box(), u"glacier"_s);
        run.settle();
        run.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        run.field("title").setTyped(u"Glacier Flutes"_s);
        run.saveByKey();
        QTRY_COMPARE(run.pane().paper()->row.title, u"Glacier Flutes"_s);
        run.settle();
        QCOMPARE(run.titles().size(), 2);
        QCOMPARE(run.list().currentPaper(), run.pane().paper()->row.id);
    }
    void undoRemovesNewPaperFirst()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_B);
        run.settle();
        const auto isMarked = [&] { return run.library.counts().bookmarks == 1; };
        QTRY_VERIFY(isMarked());
        const auto undo = [&] {
            run.key(Qt::Key_Z, Qt::ControlModifier);
            run.settle();
        };
        const auto redo = [&] {
            run.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            run.settle();
        };
        run.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        run.field("title").setTyped(u"Ledgers of Fog"_s);
        run.saveByKey();
        QTRY_COMPARE(run.titles().size(), 3);
        QCOMPARE(run.actions[ActionId::Undo].text(), u"Undo: add 1 paper"_s);
        undo();
        QTRY_COMPARE(run.titles().size(), 2);
        QTRY_VERIFY(isMarked()); // earlier edits are kept
        QCOMPARE(run.actions[ActionId::Redo].text(), u"Redo: add 1 paper"_s);
        undo();
        QTRY_VERIFY(!isMarked());
        QCOMPARE(run.titles().size(), 2);
        redo();
        QTRY_VERIFY(isMarked());
        QCOMPARE(run.titles().size(), 2);
        redo();
        QTRY_COMPARE(run.titles().size(), 3);
        QVERIFY(!run.actions[ActionId::Redo].isEnabled());
        // A later change is undone first; an edit after an undo clears the redo steps.
        run.key(Qt::Key_3);
        run.settle();
        undo();
        QTRY_COMPARE(run.titles().size(), 3);
        undo();
        QTRY_COMPARE(run.titles().size(), 2);
        run.key(Qt::Key_4);
        run.settle();
        QVERIFY(!run.actions[ActionId::Redo].isEnabled());
        // Automatic imports, as from a watched folder, are not user edits.
        run.library.imports().importText(u"third.bib"_s, entry("Lakes", "2023"), QDate(2026, 6, 3));
        run.settle();
        QVERIFY(run.actions[ActionId::Undo].text().contains(u"rate"_s));
    }
    void correctsSeveralByKeys()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_A, Qt::ControlModifier);
        QTRY_VERIFY(run.pane().showsSelection());
        run.settle();
        run.key(Qt::Key_E);
        CorrectManyPane &many = run.pane().correctMany();
        QVERIFY(many.isVisible());
        QVERIFY(!run.pane().selection().isVisible());
        auto *text = many.findChild<QLineEdit *>(u"correctManyText"_s);
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text, u"Harbours"_s);
        auto *accept = many.findChild<QPushButton *>(u"correctManyAccept"_s);
        QTRY_VERIFY(accept->isEnabled());
        QCOMPARE(many.findChild<QLabel *>(u"correctManyCount"_s)->text(), u"1 of 2 papers will change."_s);
        QVERIFY(many.findChild<QTextBrowser *>()->toPlainText().contains(u"Sundials of Marble"_s));
        // Escape changes nothing.
        run.key(Qt::Key_Escape);
        QVERIFY(!many.isVisible() && run.pane().selection().isVisible());
        QVERIFY(run.list().view()->hasFocus());
        QVERIFY(!run.actions[ActionId::Undo].isEnabled());
        // Find and replace in several papers.
        run.key(Qt::Key_E);
        many.findChild<QComboBox *>(u"correctManyField"_s)->setCurrentText(u"Title"_s);
        many.findChild<QComboBox *>(u"correctManyWay"_s)->setCurrentIndex(1);
        many.findChild<QLineEdit *>(u"correctManyFind"_s)->setText(u"VIOLINS"_s);
        text->setText(u"Cellos"_s);
        QTRY_VERIFY(accept->isEnabled());
        text->setFocus();
        run.saveByKey();
        QVERIFY(!many.isVisible());
        QTRY_VERIFY(run.titles().contains(u"Glacier Cellos"_s));
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_VERIFY(run.titles().contains(u"Glacier Violins"_s));
    }
    // An invalid value is reported before anything is changed.
    void rejectsInvalidValueForSeveral()
    {
        CorrectingRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.key(Qt::Key_A, Qt::ControlModifier);
        QTRY_VERIFY(run.pane().showsSelection());
        run.key(Qt::Key_E);
        CorrectManyPane &many = run.pane().correctMany();
        many.findChild<QComboBox *>(u"correctManyField"_s)->setCurrentText(u"Year"_s);
        many.findChild<QLineEdit *>(u"correctManyText"_s)->setText(u"soon"_s);
        auto *said = many.findChild<QLabel *>(u"correctManyCount"_s);
        QTRY_COMPARE(said->text(), u"A year must be a number such as 2024."_s);
        QVERIFY(!many.findChild<QPushButton *>(u"correctManyAccept"_s)->isEnabled());
        // A new selection closes the form.
        run.list().selectRow(0, true);
        QTRY_VERIFY(!many.isVisible());
        run.settle();
    }
    void undoWorksAfterARestart()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.library.imports().importText(u"first.bib"_s, entry("Tides", "2021"), QDate(2026, 6, 1));
            run.settle();
            run.list().selectRow(int(run.titles().indexOf(u"Glacier Violins"_s)), true);
            run.settle();
            run.actions[ActionId::Correct].trigger();
            auto &pane = run.find<AbstractPane>().correction();
            pane.findChild<CorrectionField *>(u"correct-title"_s)->setTyped(u"Violins of Ice"_s);
        } // the window is closed while the form is open
        Run run(dir);
        QTRY_VERIFY(run.titles().contains(u"Violins of Ice"_s));
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_VERIFY(run.titles().contains(u"Glacier Violins"_s));
    }
};

QTEST_MAIN(TestCorrecting)
#include "tst_correcting.moc"
