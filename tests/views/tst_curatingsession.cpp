// Tests a long editing session with keys only: fields corrected, papers and authors merged, authors split.
// Then all pages are imported again, and everything is undone.
#include "models/store/library.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "tests/support/contenthash.h"
#include "views/authors/authorduplicatespage.h"
#include "views/authors/authormergepage.h"
#include "views/authors/authorpanel.h"
#include "views/duplicates/comparison.h"
#include "views/duplicates/duplicatespage.h"
#include "views/duplicates/linelist.h"
#include "views/duplicates/mergepaperspage.h"
#include "views/library/historyview.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionfield.h"
#include "views/paper/correctionpane.h"
#include "views/widgets/namebar.h"
#include "windowrun.h"

#include <QHash>
#include <QRadioButton>
#include <QSet>
#include <QTreeWidget>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

// One paper with its titles in two sources.
struct Twin {
    const char *title, *other;
    const char *author, *year;
    const char *word; // only in this title
};
constexpr Twin kTwins[] = {
    {"Counting the Waves of a Bathtub by Their Temper and Colour",
     "Counting the Waves of a Bathtub by Their Temper and Color", "Quill, Ada", "2015", "bathtub"},
    {"On Kites Above Cold Harbours and Their Strings", "On Kites Above Cold Harbors and Their Strings",
     "Ferrant, Bo", "2016", "kites"},
    {"Ledgers of Fog Kept by Lighthouse Neighbours", "Ledgers of Fog Kept by Lighthouse Neighbors",
     "Minh, Cho", "2017", "ledgers"},
    {"Grey Herons as Clocks for Tidal Villages", "Gray Herons as Clocks for Tidal Villages", "Port, Dee",
     "2018", "herons"},
    {"The Favourite Stones of Migrating Ferrymen", "The Favorite Stones of Migrating Ferrymen", "Winter, Eli",
     "2019", "ferrymen"},
    {"Sculpted Snow as a Catalogue of Northern Winds", "Sculpted Snow as a Catalog of Northern Winds",
     "Mole, Fay", "2020", "sculpted"},
    {"Old Bridges Hum in the Neighbourhood of Bells", "Old Bridges Hum in the Neighborhood of Bells",
     "Pier, Gus", "2021", "bridges"},
    {"A Theatre of Moths Around Oil Lamps in Spring", "A Theater of Moths Around Oil Lamps in Spring",
     "Tide, Hal", "2022", "moths"},
    {"Measuring the Honour of Retired Compasses at Sea", "Measuring the Honor of Retired Compasses at Sea",
     "Vane, Ivo", "2023", "compasses"},
    {"Paper Boats and the Behaviour of Slow Rivers", "Paper Boats and the Behavior of Slow Rivers",
     "Weir, Joy", "2024", "boats"},
};
constexpr int kAll = int(std::size(kTwins));
constexpr int kByPage = 5; // merged on the duplicates page; the others are selected in the list

// Authors whose names are reversed on one page.
constexpr const char *kPeople[] = {"Anna Bergtal", "Beno Hollow",   "Cyra Tannen", "Dario Ufer",
                                   "Enid Brand",   "Falk Morgenau", "Gwen Strand", "Hugo Weiden",
                                   "Ilse Kranich", "Jonas Felsen"};
// Titles of the papers that identify these authors, with one unique word each.
constexpr const char *kAlone[] = {"Umbrellas", "Sextants", "Hinges",    "Cellars", "Thimbles",
                                  "Ropeways",  "Sundials", "Harmonica", "Anvils",  "Chimneys"};
// Names that two authors share.
constexpr const char *kShared[] = {"Kim Ostwind", "Lee Nordlicht", "Max Sued"};
constexpr const char *kSharedTitles[][2] = {{"Quarries at Dawn", "Vinegar in Winter"},
                                            {"Postmen on Stilts", "Marble under Rain"},
                                            {"Weathervanes Asleep", "Islands by Post"}};

QString turned(const char *name)
{
    const QString text = QString::fromLatin1(name);
    return text.section(u' ', 1) + u' ' + text.section(u' ', 0, 0);
}

struct SourceFile {
    QString name;
    QByteArray bytes;
};

// later: the same pages saved again, with one more paper.
QList<SourceFile> pages(bool later)
{
    QByteArray first, second;
    for (const Twin &twin : kTwins)
        for (QByteArray *file : {&first, &second})
            *file += QByteArray("@article{k") + QByteArray::number(file->size()) + ", title = {"
                + (file == &first ? twin.title : twin.other) + "}, author = {" + twin.author + "}, year = {"
                + twin.year + "}}\n";
    QByteArray people, shared;
    int day = 0;
    for (int i = 0; i < kAll; ++i) {
        people += paperLine(u"%1 and their keepers"_s.arg(QLatin1StringView(kAlone[i])),
                            {QString::fromLatin1(kPeople[i])}, {}, ++day);
        people += paperLine(u"What %1 cost"_s.arg(QString::fromLatin1(kAlone[i]).toLower()),
                            {turned(kPeople[i])}, {}, ++day);
    }
    for (int i = 0; i < int(std::size(kShared)); ++i)
        for (const char *title : kSharedTitles[i])
            shared += paperLine(QString::fromLatin1(title), {QString::fromLatin1(kShared[i])}, {}, ++day);
    if (later) {
        first += "@article{later1, title = {Cranes That Came Later}, author = {Quill, Ada}, year = {2025}}\n";
        second += "@article{later2, title = {Doors That Came Later}, author = {Vane, Ivo}, year = {2025}}\n";
        people += paperLine(u"Wells that came later"_s, {u"Anna Bergtal"_s}, {}, ++day);
        shared += paperLine(u"Lamps that came later"_s, {u"Nora Later"_s}, {}, ++day);
    }
    return {{u"harbour.bib"_s, first},
            {u"fjord.bib"_s, second},
            {u"people.jsonl"_s, people},
            {u"shared.jsonl"_s, shared}};
}

struct Folder {
    QTemporaryDir dir;
};

struct Session : Folder, Run {
    Session() : Run(dir)
    {
        if (actions[ActionId::MarkOnDwell].isChecked())
            actions[ActionId::MarkOnDwell].trigger(); // so that slow runs set no read marks
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    void bringIn(bool later)
    {
        for (const SourceFile &page : pages(later))
            library.imports().importText(page.name, page.bytes, QDate(2026, later ? 7 : 6, 1));
        settle();
    }
    void press(Qt::Key which, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        Run::key(which, modifiers);
        settle();
    }
    void type(const QString &text)
    {
        QTest::keyClicks(QApplication::focusWidget(), text);
        settle();
    }
    void command(const QString &name)
    {
        Run::key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), name);
        Run::key(Qt::Key_Return);
        settle();
    }
    // Searches and moves the focus to the list.
    void search(const QString &words)
    {
        press(Qt::Key_1, Qt::ControlModifier);
        press(Qt::Key_F, Qt::ControlModifier);
        Run::key(Qt::Key_A, Qt::ControlModifier);
        type(words);
        press(Qt::Key_Return);
        press(Qt::Key_Home);
        QTRY_VERIFY(list().view()->hasFocus());
    }
    void read(const QString &title)
    {
        search(title);
        QTRY_VERIFY2(find<AbstractPane>().paper() && find<AbstractPane>().paper()->row.title == title,
                     qPrintable(title));
    }
    QString fieldWithKeys()
    {
        for (QWidget *at = QApplication::focusWidget(); at; at = at->parentWidget())
            if (const auto *field = qobject_cast<CorrectionField *>(at))
                return field->field();
        return {};
    }
    // Corrects the open paper, moving from field to field with Tab.
    void correct(const QList<QPair<QString, QString>> &values)
    {
        press(Qt::Key_E);
        for (const auto &[field, value] : values) {
            for (int i = 0; i < 60 && fieldWithKeys() != field; ++i)
                Run::key(Qt::Key_Tab);
            QCOMPARE(fieldWithKeys(), field);
            Run::key(Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(QApplication::focusWidget(), value);
        }
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!find<CorrectionPane>().isEditing());
    }
    // Content hash of the file, read by another connection.
    QByteArray hash()
    {
        const auto file = Library::open(library.file(), Library::Mode::ReadOnly);
        if (!file)
            return {};
        const auto hash = contentHash(**file);
        const auto faults = (*file)->checker().check();
        if (!hash || !faults || !faults->isEmpty())
            return {};
        return *hash;
    }
    int papers() { return int(library.counts().papers); }
    int authors() { return int(library.counts().authors); }
    QStringList journal()
    {
        press(Qt::Key_H, Qt::ControlModifier);
        auto &tree = *find<HistoryView>().findChild<QTreeWidget *>();
        const auto lines = [&tree] {
            QStringList all;
            for (int row = 0; row < tree.topLevelItemCount(); ++row)
                all.append(tree.topLevelItem(row)->text(1));
            return all;
        };
        if (!QTest::qWaitFor([&] { return !lines().isEmpty(); }, 10000))
            return {};
        const QStringList all = lines();
        press(Qt::Key_Escape);
        return all;
    }
};

// Twenty values: four fields of five papers each. Two of the papers are merged later.
QList<QPair<QString, QList<QPair<QString, QString>>>> corrections()
{
    QList<QPair<QString, QList<QPair<QString, QString>>>> all;
    for (int i = 0; i < 5; ++i) {
        const QString title = i < 2 ? QString::fromLatin1(kTwins[i].title)
                                    : u"%1 and their keepers"_s.arg(QLatin1StringView(kAlone[i]));
        all.append({title,
                    {{u"venue"_s, u"Annals of Small Things %1"_s.arg(i)},
                     {u"doi"_s, u"10.1000/small.%1"_s.arg(i)},
                     {u"keywords"_s, u"fog, rope %1"_s.arg(i)},
                     {u"affiliation"_s, u"Institute of Piers %1"_s.arg(i)}}});
    }
    return all;
}

// Returns the corrections that no paper shows. The title of a merged paper may be that of its twin.
QStringList lostCorrections(Session &session)
{
    const auto file = Library::open(session.library.file(), Library::Mode::ReadOnly);
    if (!file)
        return {file.error().message};
    QList<QHash<QString, QString>> shown; // of each paper, by field
    for (int id = 1; id <= 200; ++id)
        if (const auto paper = (*file)->papers().detail(PaperId(id))) {
            QHash<QString, QString> fields;
            for (const FieldChoice &choice : paper->choices)
                fields.insert(choice.field, choice.shown);
            shown.append(fields);
        }
    QStringList lost;
    for (const auto &[title, values] : corrections())
        if (std::none_of(shown.cbegin(), shown.cend(),
                         [&values = values](const QHash<QString, QString> &paper) {
                             return std::all_of(values.cbegin(), values.cend(), [&](const auto &value) {
                                 return paper.value(value.first) == value.second;
                             });
                         }))
            lost.append(title);
    return lost;
}

// Number of authors with one of these names, counted by author id.
int authorsNamed(Session &session, const QStringList &names)
{
    const auto file = Library::open(session.library.file(), Library::Mode::ReadOnly);
    if (!file)
        return -1;
    QSet<AuthorId> people;
    for (const QString &name : names) {
        const auto found = (*file)->authors().list(name);
        if (!found)
            return -1;
        for (const AuthorRow &row : *found)
            people.insert(row.id);
    }
    return int(people.size());
}

void mergePapersByKeys(Session &session)
{
    // On the duplicates page: moves the focus to the fields, then presses Return for each pair.
    session.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    auto &page = session.find<DuplicatesPage>();
    auto &pairs = session.find<LineList>("duplicatesList");
    QTRY_VERIFY(page.isVisible());
    QTRY_COMPARE(pairs.lines().rowCount(), kAll);
    auto &fields = session.find<ComparisonView>("duplicatesComparison");
    session.press(Qt::Key_Return);
    QTRY_VERIFY(fields.hasFocus());
    for (int i = 0; i < kByPage; ++i) {
        QTRY_VERIFY(fields.isFilled());
        session.press(Qt::Key_Return);
        QTRY_COMPARE(pairs.lines().rowCount(), kAll - i - 1);
    }
    QStringList left;
    for (int row = 0; row < pairs.lines().rowCount(); ++row)
        left.append(pairs.lines().index(row).data().toString());
    session.press(Qt::Key_Escape);
    QVERIFY(!page.isVisible());
    // Merges the other pairs in the list: select both papers, then Ctrl+M.
    auto &merging = session.find<MergePapersPage>();
    auto &both = session.find<ComparisonView>("mergePapersFields");
    for (const Twin &twin : kTwins) {
        if (!left.contains(QLatin1StringView(twin.title)) && !left.contains(QLatin1StringView(twin.other)))
            continue;
        session.search(QString::fromLatin1(twin.word));
        QTRY_COMPARE(session.titles().size(), 2);
        session.press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(session.list().selectedCount(), 2);
        session.press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(merging.isVisible() && both.isFilled() && both.hasFocus());
        session.press(Qt::Key_Return);
        QTRY_VERIFY(!merging.isVisible());
        QVERIFY(session.list().view()->hasFocus());
        QTRY_COMPARE(session.titles().size(), 1);
    }
}

void mergePeopleByKeys(Session &session)
{
    session.command(u"Duplicate authors"_s);
    auto &tree = session.find<QTreeWidget>("pairTree");
    QTRY_VERIFY(tree.topLevelItemCount() > 0 && tree.topLevelItem(0)->childCount() == kAll);
    QVERIFY(tree.hasFocus());
    for (int i = 1; i <= kAll - 2;
         ++i) { // the keys are faster than the results; each applies to the pair shown at that time
        session.Run::key(Qt::Key_S);
        QCOMPARE(tree.topLevelItem(0)->childCount(), kAll - i);
    }
    session.settle();
    for (int i = 1; i >= 0; --i) { // two more are merged after viewing both authors
        session.press(Qt::Key_C);
        QTRY_VERIFY(qobject_cast<QRadioButton *>(QApplication::focusWidget()));
        session.press(Qt::Key_Return);
        QVERIFY(session.find<AuthorDuplicatesPage>().isVisible());
        QCOMPARE(tree.topLevelItem(0)->childCount(), i);
    }
    session.press(Qt::Key_Escape);
}

void splitPeopleByKeys(Session &session)
{
    for (const auto &titles : kSharedTitles) {
        session.read(QString::fromLatin1(titles[0]));
        session.press(Qt::Key_A);
        QTRY_VERIFY(session.find<AuthorPanelView>().isVisible());
        session.press(Qt::Key_F, Qt::ControlModifier); // lists all papers of the name
        session.press(Qt::Key_A, Qt::ControlModifier);
        session.press(Qt::Key_Delete);
        session.press(Qt::Key_Return);
        QTRY_COMPARE(session.titles().size(), 2);
        session.list().setFocus();
        session.press(Qt::Key_Home);
        session.press(Qt::Key_S, Qt::ShiftModifier);
        QTRY_VERIFY(session.find<NameBar>().isVisible()); // when the groups of the papers are known: one
        session.press(Qt::Key_Return); // a new author of the same name
        QTRY_COMPARE(session.titles().size(), 1);
    }
}

} // namespace

class TestCuratingSession : public QObject
{
    Q_OBJECT

private slots:
    void everyEditSurvivesReimportAndUndo()
    {
        Session session;
        QVERIFY(QTest::qWaitForWindowActive(&session.window));
        session.bringIn(false);
        const int papers = session.papers(), authors = session.authors();
        QCOMPARE(papers, 2 * kAll + 2 * kAll + 6);
        QCOMPARE(authors, kAll + 2 * kAll + 3);
        const QByteArray untouched = session.hash();
        QVERIFY(!untouched.isEmpty());

        for (const auto &[title, values] : corrections()) {
            session.read(title);
            session.correct(values);
        }
        QCOMPARE(lostCorrections(session), QStringList());
        mergePapersByKeys(session);
        mergePeopleByKeys(session);
        splitPeopleByKeys(session);
        QStringList turnedNames, sharedNames;
        for (const char *name : kPeople)
            turnedNames.append({QString::fromLatin1(name), turned(name)});
        for (const char *name : kShared)
            sharedNames.append(QString::fromLatin1(name));
        const auto verifyState = [&](int more, int moreAuthors) {
            QCOMPARE(lostCorrections(session), QStringList());
            QCOMPARE(session.papers(), papers - kAll + more);
            QCOMPARE(session.authors(), authors - kAll + 3 + moreAuthors);
            QCOMPARE(authorsNamed(session, turnedNames), kAll);
            QCOMPARE(authorsNamed(session, sharedNames), 6);
        };
        verifyState(0, 0);
        const QByteArray curated = session.hash();
        QVERIFY(!curated.isEmpty() && curated != untouched);

        // The history names the subject of each step.
        const QStringList journal = session.journal();
        QStringList known = turnedNames + sharedNames;
        for (const Twin &twin : kTwins)
            known << QString::fromLatin1(twin.title) << QString::fromLatin1(twin.other);
        for (const char *title : kAlone)
            known.append(QString::fromLatin1(title));
        int steps = 0;
        for (const QString &line : journal) {
            if (line.contains(u" imported, "_s))
                continue;
            ++steps;
            QVERIFY2(std::any_of(known.cbegin(), known.cend(),
                                 [&line](const QString &name) { return line.contains(name); }),
                     qPrintable(line));
        }
        QCOMPARE(steps, 5 + kAll + kAll + 3);

        // Importing the same pages again changes nothing; later saves only add.
        session.bringIn(false);
        QCOMPARE(session.hash(), curated);
        session.bringIn(true);
        verifyState(4, 1);

        // Undo step by step with keys restores the state after the import.
        session.search({});
        for (int i = 0; i < steps; ++i) {
            QVERIFY(session.actions[ActionId::Undo].isEnabled());
            session.press(Qt::Key_Z, Qt::ControlModifier);
        }
        QVERIFY(!session.actions[ActionId::Undo].isEnabled());
        {
            Session other;
            other.bringIn(false);
            QCOMPARE(other.hash(), untouched);
            other.bringIn(true);
            QCOMPARE(session.hash(), other.hash());
        }
        session.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&session.window));
        session.list().setFocus();

        // Redo restores the state before the undo steps.
        for (int i = 0; i < steps; ++i)
            session.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        verifyState(4, 1);
    }
};

QTEST_MAIN(TestCuratingSession)
#include "tst_curatingsession.moc"
