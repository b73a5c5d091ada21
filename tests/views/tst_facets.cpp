// Tests the panels next to the result list: facets, replaced words, and the reasons for the rank of a paper.
#include "windowrun.h"

#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/charts/chart.h"
#include "views/list/facetpopup.h"
#include "views/list/facetstrip.h"
#include "views/paper/abstractpane.h"
#include "views/paper/readingview.h"
#include "views/style/marktext.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextFrame>
#include <QVBoxLayout>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestFacets : public QObject
{
    Q_OBJECT

    static Chip *chip(const FacetStrip &strip, const QString &text)
    {
        for (Chip *chip : strip.findChildren<Chip *>())
            if (!chip->isHidden() && chip->text() == text)
                return chip;
        return nullptr;
    }

    // One paper for each of these dates, with a venue and a score.
    static QByteArray datedLines(const QList<QDate> &days)
    {
        QByteArray lines;
        for (qsizetype i = 0; i < days.size(); ++i)
            lines += QJsonDocument(QJsonObject{{u"lectern"_s, 1},
                                               {u"title"_s, u"Tides number %1"_s.arg(i)},
                                               {u"authors"_s, QJsonArray{u"Ann Foam"_s}},
                                               {u"venue"_s, i % 3 ? u"Journal of Tides"_s : u"Sea"_s},
                                               {u"score"_s, double(i % 100)},
                                               {u"date"_s, days[i].toString(Qt::ISODate)}})
                         .toJson(QJsonDocument::Compact)
                + '\n';
        return lines;
    }

    static QPoint middleOf(const Chart &bars, int bar) { return bars.slotRect(bar).center().toPoint(); }

private slots:
    void everyCountOpensItsPapers()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        QVERIFY(strip.isVisible());
        int offered = 0;
        const QList<CategoryRow> categories =
            run.library.sidebar().sidebarData().categories; // the facets are read again meanwhile
        for (const CategoryRow &row : categories) {
            Chip *category = chip(strip, row.category);
            if (!category) // not enough space for all of them
                continue;
            ++offered;
            const QString sentence = category->accessibleName();
            QTest::mouseClick(category, Qt::LeftButton);
            run.settle();
            QCOMPARE(run.library.browser().papers().rowCount(), row.papers);
            QVERIFY2(sentence.contains(QString::number(row.papers)), qPrintable(sentence));
            QVERIFY(!chip(strip, row.category)); // the category is now a condition
            run.library.browser().clearQuery();
            run.settle();
        }
        QVERIFY(offered > 1);
    }

    void countsFollowTypedQuery()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        const auto sum = [&] {
            int papers = 0;
            for (const CategoryRow &row : run.library.sidebar().sidebarData().categories)
                if (const Chip *one = chip(strip, row.category))
                    papers += QLocale().toInt(one->accessibleName().section(u": "_s, 1).section(u' ', 0, 0));
            return papers;
        };
        const int before = sum();
        QVERIFY(before > 0);
        run.library.browser().setTyped(u"title:"_s + run.titles().first().section(u' ', 0, 0));
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 0);
        QVERIFY(run.library.browser().papers().rowCount() < run.library.counts().papers);
        QVERIFY2(sum() < before, "fewer papers have smaller counts");
        run.library.browser().setTyped(u"zzzzzzzzzzzz"_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
        QCOMPARE(sum(), 0);
        QVERIFY(!strip.findChild<ColumnChart *>()->isVisible());
    }

    // Categories are missing in a bibliography. If most papers have categories, venues appear only in the
    // list.
    void bibliographyShowsVenues()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(
            datedLines({{2021, 1, 1}, {2021, 2, 1}, {2022, 1, 1}, {2023, 1, 1}, {2023, 2, 1}, {2024, 1, 1}}));
        auto &strip = run.find<FacetStrip>();
        QTRY_VERIFY(chip(strip, u"Journal of Tides"_s));
        QVERIFY(chip(strip, u"Sea"_s));
        QVERIFY(chip(strip, u"Sea"_s)->accessibleName().contains(u"2"_s));
        // The counts follow the query.
        run.library.browser().setTyped(u"year:2021"_s);
        run.settle();
        QTRY_VERIFY(chip(strip, u"Sea"_s) && chip(strip, u"Sea"_s)->accessibleName().contains(papersText(1)));
        run.library.browser().clearQuery();
        run.settle();
        QTRY_VERIFY(chip(strip, u"Sea"_s) && chip(strip, u"Sea"_s)->accessibleName().contains(papersText(2)));
        QTest::mouseClick(chip(strip, u"Journal of Tides"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 4);
        QVERIFY(!chip(
            strip,
            u"Sea"_s)); // other venues are not offered, because selecting one would replace the condition
    }

    // Chips do not move when the venues have been counted.
    void buttonsFollowTheVenues()
    {
        FacetStrip strip;
        strip.resize(900, 80);
        strip.setKinds({FacetKind::Venue, FacetKind::Author});
        Facets facets;
        facets.unread = 10;
        facets.bookmarked = 2;
        strip.show(facets, {}, true);
        QVERIFY(chip(strip, u"Bookmarked"_s));
        QVERIFY(!chip(strip, u"Author…"_s));
        strip.showVenues({{.name = u"Sea"_s, .papers = 4}});
        QVERIFY(chip(strip, u"Sea"_s) && chip(strip, u"Author…"_s));
        const QPoint place = chip(strip, u"Author…"_s)->pos();
        strip.show(facets, {}, false);
        QCOMPARE(chip(strip, u"Author…"_s)->pos(), place);
    }

    void categoriesReplaceVenues()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines = datedLines({{2021, 1, 1}, {2021, 2, 1}, {2022, 1, 1}});
        lines.replace("{\"authors", "{\"category\":\"cs.LG\",\"authors");
        run.importLines(lines);
        auto &strip = run.find<FacetStrip>();
        run.library.browser().setTyped(u"tides"_s);
        run.settle();
        QVERIFY(chip(strip, u"Venue…"_s));
        QVERIFY(!chip(strip, u"Sea"_s));
    }

    void barSelectsAYear()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto *bars = run.find<FacetStrip>().findChild<ColumnChart *>();
        QVERIFY(bars->isVisible());
        bars->setFocus(); // selects the last bar
        const QString sentence = bars->tipOf(bars->currentBar());
        QTest::keyClick(bars, Qt::Key_Return);
        run.settle();
        QVERIFY2(sentence.contains(papersText(run.library.browser().papers().rowCount())),
                 qPrintable(sentence));
    }

    void dragSelectsSeveralYears()
    {
        QTemporaryDir dir;
        Run run(dir);
        QList<QDate> days;
        for (int year = 1981; year <= 2025; ++year)
            days.append(QDate(year, 6, 1));
        run.importLines(datedLines(days));
        auto *bars = run.find<FacetStrip>().findChild<ColumnChart *>();
        QVERIFY(bars->isVisible());
        QVERIFY2(bars->bars().size() <= 24, "forty years and more are ranges");
        const int last = int(bars->bars().size()) - 1;
        QTest::mousePress(bars, Qt::LeftButton, {}, middleOf(*bars, last - 3));
        QTest::mouseMove(bars, middleOf(*bars, last));
        QTest::mouseRelease(bars, Qt::LeftButton, {}, middleOf(*bars, last));
        run.settle();
        const Condition *years = run.library.browser().query().condition(u"date"_s);
        QVERIFY(years);
        QCOMPARE(years->node.to, QDate(2025, 12, 31));
        const int from = years->node.from.year();
        QVERIFY2(from > 2010 && from < 2025, qPrintable(QString::number(from)));
        QCOMPARE(run.library.browser().papers().rowCount(), 2025 - from + 1);
        QVERIFY2(run.chips().first().contains(u"year:%1..2025"_s.arg(from)), qPrintable(run.chips().first()));
        // Shift with the arrow keys has the same effect, within the years of the query.
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(bars, Qt::Key_Left, Qt::ShiftModifier);
        const QString sentence = bars->accessibleDescription();
        QTest::keyClick(bars, Qt::Key_Return);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 3);
        QVERIFY2(sentence.contains(u"2023 to 2025: 3"_s), qPrintable(sentence));
    }

    void yearStaysWithinQueriedDates()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(datedLines({QDate(2023, 2, 1), QDate(2023, 9, 1), QDate(2024, 1, 1)}));
        run.library.browser().setCondition({parseQuery(u"date:2023-06..").root, {}});
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 2);
        run.library.browser().narrow(yearsCondition(2023, 2023));
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
    }

    void countsFollowMarks()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        const int papers = run.library.counts().papers;
        QVERIFY(!chip(strip, u"Bookmarked"_s));
        QVERIFY(!chip(strip, u"Unread"_s)); // all papers are unread
        run.list().setFocus();
        run.key(Qt::Key_B);
        run.key(Qt::Key_U);
        QTRY_VERIFY(chip(strip, u"Bookmarked"_s) && chip(strip, u"Unread"_s));
        QTRY_COMPARE(chip(strip, u"Bookmarked"_s)->accessibleName(), u"Bookmarked: 1 paper"_s);
        QTRY_COMPARE(chip(strip, u"Unread"_s)->accessibleName(), u"Unread: %1 papers"_s.arg(papers - 1));
        run.key(Qt::Key_J);
        run.key(Qt::Key_B);
        QTRY_COMPARE(chip(strip, u"Bookmarked"_s)->accessibleName(), u"Bookmarked: 2 papers"_s);
        QTest::mouseClick(chip(strip, u"Bookmarked"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 2);
    }

    void everyFacetHasAValueList()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.library.writer().addTag(u"shore"_s, {run.library.browser().currentPaper()});
        run.settle();
        auto &popup = run.find<FacetPopup>();
        auto &values = run.find<QListWidget>("facetValues");
        auto &line = run.find<QLineEdit>("facetLine");
        int tried = 0;
        run.list().setFocus();
        const QList<FacetKind> kinds = facetKinds();
        for (qsizetype at = 0; at < kinds.size(); ++at) {
            run.key(Qt::Key_D, Qt::ShiftModifier);
            QVERIFY(popup.isVisible());
            for (qsizetype i = 0; i < kinds.size() && popup.kind() != kinds[at]; ++i)
                QTest::keyClick(&line, Qt::Key_Tab);
            if (popup.kind() != kinds[at]) { // this facet does not occur in the library
                QTest::keyClick(&line, Qt::Key_Escape);
                continue;
            }
            auto &said = run.find<QLabel>("facetSaid");
            QTRY_VERIFY(values.count() > 0 || said.text() != u"Counting…"_s);
            if (values.count() == 0) {
                QVERIFY(!said.text().isEmpty());
                QTest::keyClick(&line, Qt::Key_Escape);
                continue;
            }
            QTest::keyClick(&line, Qt::Key_Down);
            const QString sentence = values.currentItem()->data(Qt::AccessibleTextRole).toString();
            QTest::keyClick(&line, Qt::Key_Return);
            run.settle();
            QVERIFY(!popup.isVisible());
            QVERIFY(run.list().isAncestorOf(QApplication::focusWidget()) || run.list().hasFocus());
            const QString found = papersText(run.library.browser().papers().rowCount());
            QVERIFY2(sentence.endsWith(u": "_s + found), qPrintable(sentence + u", found "_s + found));
            ++tried;
            run.library.browser().clearQuery();
            run.settle();
        }
        QVERIFY2(tried >= 5, qPrintable(QString::number(tried)));
    }

    void findsValueByTyping()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(datedLines({QDate(2023, 2, 1), QDate(2023, 9, 1), QDate(2024, 1, 1)}));
        auto &strip = run.find<FacetStrip>();
        QTRY_VERIFY(chip(strip, u"Venue…"_s));
        QTest::mouseClick(chip(strip, u"Venue…"_s), Qt::LeftButton);
        auto &values = run.find<QListWidget>("facetValues");
        QTRY_COMPARE(values.count(), 2);
        QTest::keyClicks(&run.find<QLineEdit>("facetLine"), u"tid"_s);
        QCOMPARE(values.count(), 1);
        QCOMPARE(values.item(0)->text(), u"Journal of Tides"_s);
        QTest::keyClicks(&run.find<QLineEdit>("facetLine"), u"zz"_s);
        QCOMPARE(values.count(), 0);
        QVERIFY(run.find<QLabel>("facetSaid").isVisible());
        // Escape closes it and clears the typed text.
        QTest::keyClick(&run.find<QLineEdit>("facetLine"), Qt::Key_Escape);
        QVERIFY(!run.find<FacetPopup>().isVisible());
        QVERIFY(run.library.browser().query().isEmpty());
    }

    void authorPanelHidesDuplicateFacets()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        const int before = strip.height();
        const AuthorRow author = run.library.sidebar().sidebarData().authors.first();
        run.library.browser().openAuthor(author.id, author.name);
        run.settle();
        QVERIFY(!strip.findChild<ColumnChart *>()->isVisible());
        QVERIFY(!chip(strip, u"Code"_s));
        for (const CategoryRow &row : run.library.sidebar().sidebarData().categories)
            QVERIFY(!chip(strip, shortCategory(row.category)));
        QTRY_VERIFY(strip.height() < before);
        run.key(Qt::Key_A, Qt::ShiftModifier); // the panel collapses its years
        QTRY_VERIFY(strip.findChild<ColumnChart *>()->isVisible());
    }

    void storesHiddenState()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
            run.key(Qt::Key_F, Qt::ShiftModifier);
            QVERIFY(!run.find<FacetStrip>().isVisible());
        }
        Run run(dir);
        QVERIFY(!run.find<FacetStrip>().isVisible());
        run.key(Qt::Key_F, Qt::ShiftModifier);
        run.settle();
        QVERIFY(run.find<FacetStrip>().isVisible());
        QVERIFY(run.find<FacetStrip>().findChildren<Chip *>().size() > 1); // the facets are counted at once
    }

    void showsRankReasons()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &rank = run.find<QLabel>("rankReasons");
        QVERIFY(!rank.isVisible());
        run.library.browser().setTyped(u"the"_s); // sorts by best match
        run.settle();
        QVERIFY(rank.isVisible());
        QVERIFY2(rank.text().contains(u"“the…”"_s), qPrintable(rank.text()));
        run.actions[ActionId::ReadingMode].trigger(); // reading mode shows only the paper
        QVERIFY(!rank.isVisible());
        run.actions[ActionId::NextPaper].trigger();
        run.settle();
        QVERIFY(!rank.isVisible());
        run.actions[ActionId::ReadingMode].trigger();
        QVERIFY(rank.isVisible());
        // Searches a word of the first title.
        const QString word = run.library.browser().papers().rowAt(0)->title.section(u' ', 0, 0);
        run.library.browser().setTyped(u"title:"_s + word);
        run.settle();
        QVERIFY2(rank.text().contains(u"in the title"_s), qPrintable(rank.text()));
        run.library.browser().setSort({SortOrder::Key::Newest, false});
        run.settle();
        QVERIFY(!rank.isVisible());
    }

    // The reason is above the text even if the text has a scroll bar.
    void reasonIsAboveTheText()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &rank = run.find<QLabel>("rankReasons");
        auto &view = run.find<ReadingView>();
        run.library.browser().setTyped(u"the"_s);
        run.settle();
        int barsSeen = 0, without = 0;
        for (const int height : {620, 560}) {
            run.window.resize(1500, height);
            run.settle();
            for (int paper = 0; paper < 20; ++paper) {
                run.actions[paper % 2 ? ActionId::TextLarger : ActionId::NextPaper].trigger();
                run.settle();
                ++(view.verticalScrollBar()->isVisible() ? barsSeen : without);
                QCOMPARE(rank.contentsMargins().left(),
                         int(view.document()->rootFrame()->frameFormat().leftMargin()));
            }
            run.actions[ActionId::TextNormal].trigger();
        }
        QVERIFY(barsSeen > 0 && without > 0);
    }

    // Commands such as "From 1 source" below the abstract are not text of the paper.
    void highlightsNoCommandWords()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"A source of tides"_s, {u"Ada Quill"_s}, u"From which source?"_s, 1));
        run.library.browser().setTyped(u"source from"_s);
        run.settle();
        run.list().selectRow(0, true);
        run.settle();
        QStringList marked;
        const auto &view = run.find<ReadingView>();
        QVERIFY(view.toPlainText().contains(u"From 1 source"_s));
        for (const QTextEdit::ExtraSelection &mark : view.extraSelections())
            marked.append(mark.cursor.selectedText());
        QCOMPARE(marked, (QStringList{u"source"_s, u"From"_s, u"source"_s}));
    }

    void longMessageIsLimitedToTwoLines()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *label = new ShortLabel(&window);
        column->addWidget(label);
        column->addStretch(1);
        window.resize(300, 400);
        window.show();
        label->showText(u"A short one."_s);
        QTRY_VERIFY(!label->isCut());
        const QString text = QString(u"Nothing has “difusion” here. "_s).repeated(12);
        label->showText(text);
        QTRY_VERIFY(label->isCut());
        const int two = 2 * label->fontMetrics().lineSpacing();
        QTRY_VERIFY(label->height() <= two);
        QCOMPARE(label->text(), text); // screen readers get the full text
        QVERIFY(!label->toolTip().isEmpty());
        QTest::mouseClick(label, Qt::LeftButton);
        QTRY_VERIFY(label->height() > two);
        QTest::keyClick(label, Qt::Key_Return);
        QTRY_VERIFY(label->height() <= two);
        QTest::mouseClick(label, Qt::LeftButton);
        label->showText(text + u"More."_s); // a new message is elided again
        QTRY_VERIFY(label->height() <= two);
    }

    // If a condition excludes all matches, the empty list offers searches without it that have results.
    void emptyResultOffersWiderSearches()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(datedLines({{2001, 2, 3}, {2002, 2, 3}, {2003, 2, 3}})); // the first paper in "Sea"
        auto &box = run.find<QLineEdit>("searchBox");
        const auto ways = [&] {
            QStringList texts;
            for (int i = 0; i < 3; ++i)
                if (const auto *way = run.window.findChild<QPushButton *>(u"empty-wider-%1"_s.arg(i)))
                    if (way->isVisible())
                        texts.append(way->text());
            return texts;
        };
        box.setFocus();
        QTest::keyClicks(&box, u"year:2001"_s);
        QTest::keyClick(&box, Qt::Key_Return);
        run.settle();
        box.setFocus();
        QTest::keyClicks(&box, u"venue:journal"_s);
        const QStringList both{u"Without “year:2001”: 2 papers"_s, u"Without “venue:journal”: 1 paper"_s};
        QTRY_COMPARE(ways(), both); // the offers also appear while typing
        run.list().setFocus(); // moves the focus to the first offer, as Return does if no typed part becomes
                               // a condition
        QTRY_COMPARE(QApplication::focusWidget(),
                     static_cast<QWidget *>(run.window.findChild<QPushButton *>(u"empty-wider-0"_s)));
        box.setFocus();
        QTest::keyClick(
            &box, Qt::Key_Return); // the typed text becomes a condition, and the first offer gets the focus
        QTRY_COMPARE(ways(), both);
        QWidget *first = run.window.findChild<QPushButton *>(u"empty-wider-0"_s);
        QTRY_COMPARE(QApplication::focusWidget(), first);
        QTest::keyClick(first, Qt::Key_Return);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 2);
        QCOMPARE(run.library.browser().query().text(), u"venue:journal"_s);
        QVERIFY(ways().isEmpty());
    }

    void backspaceRemovesLastCondition()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(datedLines({{2001, 2, 3}, {2002, 2, 3}, {2003, 2, 3}}));
        auto &box = run.find<QLineEdit>("searchBox");
        box.setFocus();
        QTest::keyClicks(&box, u"year:2001 venue:sea"_s);
        QTest::keyClick(&box, Qt::Key_Return);
        run.settle();
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Backspace);
        QCOMPARE(box.text(), u"venue:sea"_s);
        QCOMPARE(box.selectedText(), box.text());
        QTest::keyClicks(&box, u"t"_s);
        QCOMPARE(box.text(), u"t"_s);
        // Auto-repeat empties the box and stops there.
        QTest::keyClick(&box, Qt::Key_Backspace);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier, {}, true);
        QApplication::sendEvent(&box, &held);
        QCOMPARE(run.library.browser().query().text(), u"year:2001"_s);
        QTest::keyClick(&box, Qt::Key_Backspace);
        QTest::keyClick(&box, Qt::Key_Backspace);
        run.settle();
        QVERIFY(run.library.browser().query().isEmpty());
        QCOMPARE(run.library.browser().papers().rowCount(), 3);
    }

    void showsReplacedWords()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QString word; // a long word of a title; then the same word with two letters swapped
        for (const QString &title : run.titles())
            for (const QString &one : title.split(u' '))
                if (one.size() > word.size()
                    && std::all_of(one.begin(), one.end(), [](QChar c) { return c.isLetter(); }))
                    word = one;
        QString typo = word;
        typo.remove(typo.size() / 2, 1);
        auto &diagnostic = run.find<QLabel>("queryRemark");
        run.library.browser().setTyped(word);
        run.settle();
        QVERIFY(!diagnostic.isVisible());
        run.library.browser().setTyped(typo);
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 0);
        QVERIFY(diagnostic.isVisible());
        QVERIFY2(diagnostic.text().contains(word, Qt::CaseInsensitive), qPrintable(diagnostic.text()));
        // The replacement of a typo is highlighted like a typed word.
        auto *pane = run.window.findChild<AbstractPane *>();
        QVERIFY2(pane->words().contains(fold(word)), qPrintable(pane->words().join(u' ')));
        run.library.browser().clearQuery();
        run.settle();
        QVERIFY(!diagnostic.isVisible());
    }
};

QTEST_MAIN(TestFacets)
#include "tst_facets.moc"
