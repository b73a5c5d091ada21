// Tests accessibility: names, roles and texts, formulas read as their source, and keyboard access.
#include "views/list/paperrowsview.h"
#include "views/math/mathengine.h"
#include "views/math/spokentext.h"
#include "views/paper/abstractpane.h"
#include "views/sidebar/taglistchecklist.h"
#include "windowrun.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::Run;

namespace
{

constexpr int kWait = 20'000;

// Calls each(interface) for everything visible below this one, except rows of lists and tables.
void forEachShown(QAccessibleInterface *access, const std::function<void(QAccessibleInterface *)> &each)
{
    if (!access || !access->isValid() || access->state().invisible)
        return;
    each(access);
    if (access->tableInterface())
        return;
    for (int i = 0; i < access->childCount(); ++i)
        forEachShown(access->child(i), each);
}

QString describe(QAccessibleInterface *access)
{
    const QObject *object = access->object();
    return u"%1 %2 role %3"_s
        .arg(QLatin1StringView(object ? object->metaObject()->className() : "?"),
             object ? object->objectName() : QString())
        .arg(int(access->role()));
}

QAccessibleInterface *reading(Run &run)
{
    return QAccessible::queryAccessibleInterface(&run.find<QTextBrowser>("readingView"));
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT
private slots:
    void sidebarColumnHasAName()
    {
        QTemporaryDir dir;
        Run run(dir);
        const auto &tree = run.find<QTreeView>("sidebarTree");
        QCOMPARE(tree.model()->headerData(0, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
                 u"Sidebar entries"_s);
    }

    void eachPaperIsOneItem()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Waves of $n{=}15$"_s, {u"Ada Winter"_s}, u"We bound it."_s, 2)
                        + paperLine(u"Lanterns at Dusk"_s, {u"Bo Tide"_s}, u"We count lanterns."_s, 1));
        auto &view = run.find<PaperRowsView>();
        view.setFocus();
        run.list().selectRow(0, true);
        run.settle();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), u"Papers"_s);
        QCOMPARE(list->childCount(), 2);
        QAccessibleInterface *first = list->child(0), *second = list->child(1);
        QCOMPARE(first->role(), QAccessible::ListItem);
        for (const QString &part : {u"Waves of n=15"_s, u"by Ada Winter"_s, u"unread."_s})
            QVERIFY2(first->text(QAccessible::Name).contains(part),
                     qPrintable(first->text(QAccessible::Name)));
        QCOMPARE(second->text(QAccessible::Description), u"2 of 2 papers"_s);
        QCOMPARE(list->indexOfChild(second), 1);
        QCOMPARE(second->parent(), list);
        QVERIFY(first->state().selected && !second->state().selected);
        QCOMPARE(list->child(1), second); // the same object for a second call
        QCOMPARE(list->childAt(second->rect().center().x(), second->rect().center().y()), second);
        QCOMPARE(list->tableInterface()->selectedRows(), QList<int>{0});
        QCOMPARE(list->tableInterface()->columnCount(), 1);
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        run.settle();
        QCOMPARE(run.list().view()->currentIndex().row(), 1);
        QVERIFY(second->state().selected);
        run.actions[ActionId::ToggleBookmark].trigger();
        run.settle();
        QTRY_VERIFY(second->text(QAccessible::Name).contains(u"bookmarked"_s));
        // Other rows are other accessible items.
        run.box().setText(u"lanterns"_s);
        run.settle();
        QTRY_COMPARE(list->childCount(), 1);
        QVERIFY(list->child(0)->text(QAccessible::Name).startsWith(u"Lanterns"_s));
        QVERIFY(!list->child(1));
    }

    void everyControlHasANameAndARole_data()
    {
        QTest::addColumn<QList<ActionId>>("actions");
        QTest::newRow("papers") << QList<ActionId>{};
        QTest::newRow("table") << QList{ActionId::ViewTable};
        QTest::newRow("settings") << QList{ActionId::Settings};
        QTest::newRow("tag, note") << QList{ActionId::AddTag, ActionId::EditNote};
        QTest::newRow("last import") << QList{ActionId::ShowImport};
        QTest::newRow("authors") << QList{ActionId::ShowAuthors};
        QTest::newRow("who is who") << QList{ActionId::AuthorDuplicates};
        QTest::newRow("what changed") << QList{ActionId::AuthorChanges};
        QTest::newRow("merge") << QList{ActionId::MergeAuthor, ActionId::NoteAuthor};
        QTest::newRow("facets") << QList{ActionId::NarrowBy};
        QTest::newRow("lists") << QList{ActionId::AddToList};
        QTest::newRow("overview") << QList{ActionId::Overview};
        QTest::newRow("history") << QList{ActionId::ShowHistory};
        QTest::newRow("search help") << QList{ActionId::SearchHelp};
        QTest::newRow("help") << QList{ActionId::Help};
        QTest::newRow("palette") << QList{ActionId::CommandPalette};
        QTest::newRow("keys") << QList{ActionId::KeyList};
        QTest::newRow("reading mode") << QList{ActionId::ReadingMode};
    }
    void everyControlHasANameAndARole()
    {
        QFETCH(QList<ActionId>, actions);
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.library.browser().openAuthor(run.library.sidebar().sidebarData().authors.first().id, u"x"_s);
        run.settle();
        for (const ActionId id : actions)
            run.actions[id].trigger();
        QStringList bad;
        int controls = 0;
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            forEachShown(QAccessible::queryAccessibleInterface(window), [&](QAccessibleInterface *access) {
                if (!access->state().focusable || access->role() == QAccessible::Window
                    || access->role() == QAccessible::Client)
                    return;
                ++controls;
                const bool says = access->role() != QAccessible::StaticText; // an empty text needs no name
                if (says && access->text(QAccessible::Name).trimmed().isEmpty())
                    bad.append(u"no name: "_s + describe(access));
                if (access->role() == QAccessible::NoRole || access->role() == QAccessible::UserRole)
                    bad.append(u"no role: "_s + describe(access));
            });
            for (QWidget *widget : window->findChildren<QWidget *>())
                if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)
                    && !widget->objectName().startsWith(u"qt_"_s)) {
                    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(widget);
                    if (!access || access->text(QAccessible::Name).isEmpty()
                        || access->role() == QAccessible::NoRole
                        || (access->role() == QAccessible::Client && !widget->inherits("QScrollArea")))
                        bad.append(access ? describe(access) : widget->objectName());
                }
        }
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
        QVERIFY(controls > 3);
    }

    // Assistive technology can toggle a checkable button without a click.
    void selectsColoursWithoutAClick()
    {
        TagSwatches swatches;
        QSignalSpy chosen(&swatches, &TagSwatches::chosen);
        swatches.showTag(u"tide"_s, 2);
        QCOMPARE(chosen.count(), 0);
        const auto buttons = swatches.findChildren<QToolButton *>();
        QAccessible::queryAccessibleInterface(buttons[5])
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 5);
        buttons[1]->click();
        QCOMPARE(chosen.last().first().toInt(), 1);
        QCOMPARE(chosen.count(), 2);
    }

    void formulasAreReadAsTheirSource()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Waves of $n{=}15$"_s, {u"Ada Winter"_s},
                                  uR"(We bound $x^2$ by $\frac{a}{b}$ for 50\% of $\alpha$.)"_s, 1));
        run.list().selectRow(0, true);
        run.settle();
        QTRY_VERIFY_WITH_TIMEOUT(!run.find<AbstractPane>().text()->isPending(), kWait);
        if (MathEngine::available())
            QVERIFY(run.find<QTextBrowser>("readingView")
                        .toPlainText()
                        .contains(QChar(QChar::ObjectReplacementCharacter)));
        QAccessibleInterface *access = reading(run);
        QCOMPARE(access->role(), QAccessible::Document);
        QCOMPARE(access->text(QAccessible::Name), u"Paper"_s);
        const QString value = access->text(QAccessible::Value);
        QVERIFY2(value.startsWith(u"Waves of n=15\n"_s),
                 qPrintable(value)); // no formula needs more than its characters
        const QString sentence = uR"(We bound $x^2$ by $\frac{a}{b}$ for 50% of α.)"_s;
        QVERIFY2(value.contains(sentence), qPrintable(value));
        QVERIFY(!value.contains(QChar(QChar::ObjectReplacementCharacter)));

        QAccessibleTextInterface *text = access->textInterface();
        QVERIFY(text);
        QCOMPARE(text->characterCount(), value.size());
        QCOMPARE(text->text(0, text->characterCount()), value);
        const int at = int(value.indexOf(sentence));
        QCOMPARE(text->text(at, at + int(sentence.size())), sentence);
        // The cursor position is correct: the word after the formulas is at the returned offset.
        const int word = int(value.indexOf(u"for 50"_s));
        text->setCursorPosition(word);
        QCOMPARE(text->cursorPosition(), word);
        auto &browser = run.find<QTextBrowser>("readingView");
        QCOMPARE(browser.toPlainText().mid(browser.textCursor().position(), 3), u"for"_s);
        text->setSelection(0, at, at + int(sentence.size()));
        QCOMPARE(text->selectionCount(), 1);
        int begin = 0, end = 0;
        text->selection(0, &begin, &end);
        QCOMPARE(begin, at);
        QCOMPARE(end, at + int(sentence.size()));
        // Copied text contains the source of every formula.
        browser.copy();
        QCOMPARE(QApplication::clipboard()->text(),
                 uR"(We bound $x^2$ by $\frac{a}{b}$ for 50% of $\alpha$.)"_s);
        const QRect rect = text->characterRect(word);
        QVERIFY(!rect.isEmpty());
        QCOMPARE(text->offsetAtPoint(rect.center() - QPoint(rect.width() / 2 - 1, 0)), word);
        const int fraction = int(value.indexOf(u"\\frac"_s));
        QVERIFY(text->attributes(fraction, &begin, &end).contains(u"math"_s));
        QCOMPARE(value.mid(begin, end - begin), uR"($\frac{a}{b}$)"_s);
        QCOMPARE(text->attributes(word, &begin, &end), QString());
        QCOMPARE(begin, fraction + int(uR"(\frac{a}{b}$)"_s.size()));
    }

    // Every text offset maps to a document position and back.
    void textOffsetsRoundTrip()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"$x_i$ $y^2$$z^3$ end"_s, {u"Ada Winter"_s},
                                  uR"($\sqrt{2}$ first, last $\frac{a}{b}$)"_s, 1));
        run.list().selectRow(0, true);
        run.settle();
        QTRY_VERIFY_WITH_TIMEOUT(!run.find<AbstractPane>().text()->isPending(), kWait);
        const QTextDocument &document = *run.find<QTextBrowser>("readingView").document();
        const SpokenText spoken = spokenText(document);
        QVERIFY(spoken.formulas.size() >= 3);
        QVERIFY2(spoken.text.startsWith(u"$x_i$ $y^2$$z^3$ end\n"_s), qPrintable(spoken.text));
        for (int position = 0; position < document.characterCount(); ++position) {
            const int offset = spoken.offsetOf(position);
            QVERIFY(offset >= 0 && offset <= spoken.text.size());
            QVERIFY(spoken.positionOf(offset) <= position);
            QCOMPARE(spoken.offsetOf(spoken.positionOf(offset)), offset);
        }
        QCOMPARE(spoken.offsetOf(document.characterCount() - 1), int(spoken.text.size()));
    }

    void tabReachesEverythingAndFocusIsVisible_data()
    {
        QTest::addColumn<bool>("settings");
        QTest::newRow("papers") << false;
        QTest::newRow("settings") << true;
    }
    void tabReachesEverythingAndFocusIsVisible()
    {
        QFETCH(bool, settings);
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.list().selectRow(0, true);
        run.settle();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        if (settings)
            run.actions[ActionId::Settings].trigger();
        run.box().setFocus();
        QList<QWidget *> visited;
        QStringList unseen;
        for (int i = 0; i < 200; ++i) {
            QWidget *now = QApplication::focusWidget();
            QVERIFY(now);
            if (visited.contains(now))
                break;
            visited.append(now);
            const auto picture = [&] { return now->grab().toImage(); };
            const QImage focused = picture();
            // If a text browser has the focus, Tab first moves through its links.
            for (int links = 0; links < 60 && QApplication::focusWidget() == now; ++links)
                QTest::keyClick(now, Qt::Key_Tab);
            QVERIFY2(QApplication::focusWidget() != now, qPrintable(now->objectName()));
            // A scrollable text shows the focus by its cursor; every other widget must look different.
            if (!now->inherits("QTextBrowser") && picture() == focused)
                unseen.append(QString::fromLatin1(now->metaObject()->className()) + u' ' + now->objectName()
                              + u' ' + now->accessibleName());
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(u"focus is not seen on: "_s + unseen.join(u", "_s)));
        QCOMPARE(QApplication::focusWidget(), &run.box()); // the focus has returned to the first widget
        QStringList missed;
        for (QWidget *widget : run.window.findChildren<QWidget *>()) {
            if (const auto *radio = qobject_cast<QRadioButton *>(widget); radio && !radio->isChecked())
                continue; // these widgets are reached with the arrow keys
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
                && !widget->focusProxy() && !widget->objectName().startsWith(u"qt_"_s)
                && !visited.contains(widget))
                missed.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                              + widget->objectName());
        }
        QVERIFY2(missed.isEmpty(), qPrintable(u"not reached: "_s + missed.join(u", "_s)));
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
