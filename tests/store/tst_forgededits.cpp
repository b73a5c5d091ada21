// Tests forged entries of the history: undo and redo return an error or do what the entry describes, and
// change only tables of user data.
#include "storefixtures.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/sqlite/changeset.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "tests/support/support.h"

#include <random>

using namespace lectern;
using namespace lectern::test;

class TestForgedEdits : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_library.reset(); }
    void refusesForgedEdits_data();
    void refusesForgedEdits();
    void truncatedEntriesAreSafe();
    void garbledEntriesAreSafe();

private:
    // Replaces the changes of the newest entry by these bytes and marks the entry as not undone.
    void forge(const QByteArray &packed)
    {
        Statement write(m_library->edits().connection(),
                        "UPDATE edit SET changes = ?, undone = 0 WHERE id = (SELECT max(id) FROM edit)");
        must(write.bind(1, packed).run());
    }
    QString papers()
    {
        Statement read(m_library->edits().connection(), "SELECT id, title, authors FROM paper ORDER BY id");
        QString all;
        must(read.forEach([&] { all += read.text(0) + read.text(1) + read.text(2) + u'\n'; }));
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;
    QList<QByteArray> m_changes; // the original changes of all entries
};

void TestForgedEdits::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_library = must(Library::open(m_dir->filePath(u"l.lectern"_s)));
    QList<Paper> papers;
    for (int i = 0; i < 8; ++i)
        papers.append(paper(u"Tides, part %1"_s.arg(i), {u"Ada Wave"_s}, longAbstract(i)));
    must(m_library->importer().import(facts(u"one.txt"_s), page(papers)));
    const QList<PaperId> all = allIds(*m_library);
    must(m_library->marks().setBookmarked(all.mid(0, 3), true));
    must(m_library->marks().setRead(all.mid(1, 3), true));
    must(m_library->notes().setNote(all[0], u"A note of some length."_s));
    must(PaperDecisionStore(m_library->edits()).decide(all[4], all[5], PaperRelation::Same));
    must(PaperDecisionStore(m_library->edits()).decide(all[6], all[7], PaperRelation::Different));
    Statement read(m_library->edits().connection(), "SELECT changes FROM edit ORDER BY id");
    m_changes.clear();
    must(read.forEach([&] { m_changes.append(qUncompress(read.blob(0))); }));
    QCOMPARE(m_changes.size(), 5);
}

void TestForgedEdits::refusesForgedEdits_data()
{
    QTest::addColumn<QByteArray>("changes");
    const auto bytes = [](const char *text, qsizetype length) { return QByteArray(text, length); };
    const QByteArray one = bytes("\x01\0\0\0\0\0\0\0\x01", 9), insert = bytes("\x12\0", 2);
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("DROP TABLE paper");
    QTest::newRow("another table") << bytes("T\x02\x01\0abstract\0", 12) + insert + one
            + bytes("\x03\x01x", 3);
    QTest::newRow("the schema") << bytes("T\x05\x01\0\0\0\0sqlite_schema\0", 21) + insert + one;
    QTest::newRow("a table that is not there") << bytes("T\x02\x01\0xy\0", 7) + insert + one + one;
    QTest::newRow("a decision of one column") << bytes("T\x01\x01paper_decision\0", 18) + insert + one;
    QTest::newRow("a side of two columns")
        << bytes("T\x02\x01\x02paper_decision_side\0", 24) + insert + one + one;
    QTest::newRow("a mark with a column too many")
        << bytes("T\x04\x01\0\0\0mark\0", 11) + insert + one + one + one + one;
    QTest::newRow("another key") << bytes("T\x03\0\x01\0mark\0", 10) + insert + one + one + one;
    QTest::newRow("no columns") << bytes("T\0mark\0", 7) + insert;
    QTest::newRow("very many columns") << bytes("T\xff\xff\xff\xff\xff\xff\xff\x7fmark\0", 14) + insert;
    QTest::newRow("a row before its table") << insert + one + one + one;
    QTest::newRow("a row that is not whole")
        << bytes("T\x03\x01\0\0mark\0", 10) + insert + one + bytes("\0\0", 2);
    QTest::newRow("a row without its key")
        << bytes("T\x03\x01\0\0mark\0", 10) + insert + bytes("\x05", 1) + one + one;
    QTest::newRow("a change without a key") << bytes("T\x03\x01\0\0mark\0\x17\0\0\0\0\0\0\0", 18);
    QTest::newRow("a text that does not end")
        << bytes("T\x03\x01\0\0mark\0", 10) + insert + bytes("\x03\x8f\xff\xff\xff\x7fxxxx", 10);
    QTest::newRow("a patch") << bytes("P\x03\x01\0\0mark\0", 10) + insert + one + one + one;
}

void TestForgedEdits::refusesForgedEdits()
{
    QFETCH(QByteArray, changes);
    const QString before = papers();
    forge(qCompress(changes));
    const auto undone = m_library->edits().undo();
    QVERIFY(!undone);
    QVERIFY2(undone.error().message.contains(u"damaged and cannot be undone"_s),
             qPrintable(undone.error().message));
    must(m_library->edits().connection().exec("UPDATE edit SET undone = 1"));
    QVERIFY(!m_library->edits().redo() || m_library->edits().history(10));
    QCOMPARE(papers(), before);
    QCOMPARE(must(m_library->checker().check()), QStringList());
    must(m_library->marks().setBookmarked(allIds(*m_library).mid(5, 1), true)); // a new entry works as before
    must(m_library->edits().undo());
}

// An entry truncated at any position is not read past its end. Listing its papers finds no others.
void TestForgedEdits::truncatedEntriesAreSafe()
{
    const QList<QByteArray> tables{"mark",
                                   "paper_note",
                                   "paper_decision",
                                   "paper_decision_side",
                                   "paper_decision_key",
                                   "paper_decision_place"};
    const Connection &connection = m_library->edits().connection();
    QSet<qint64> all;
    for (const PaperId id : allIds(*m_library))
        all.insert(qint64(id));
    int sound = 0;
    for (const QByteArray &changes : std::as_const(m_changes)) {
        QVERIFY(validatedChangeset(connection, qCompress(changes), tables));
        for (qsizetype length = 0; length < changes.size(); ++length) {
            QByteArray cut = changes.left(length);
            bool spokeOfOthers = false;
            const bool read = forEachPaper(cut, [&](qint64 paper) {
                spokeOfOthers = spokeOfOthers || !all.contains(paper);
                return paper;
            });
            QVERIFY(!spokeOfOthers);
            QCOMPARE(cut, changes.left(length));
            QCOMPARE(forEachKey(cut, "mark", [](qint64) {}), read);
            const bool isSound = bool(validatedChangeset(connection, qCompress(cut), tables));
            sound += isSound;
            QVERIFY(read || !isSound);
        }
    }
    QVERIFY(sound > 0); // cut between two rows
    QVERIFY(!validatedChangeset(connection, "not packed", tables));
}

// Randomly changed bytes of real entries: each gives an error, or an undo that does not change the papers.
void TestForgedEdits::garbledEntriesAreSafe()
{
    std::mt19937 random(20261123);
    const auto below = [&](qsizetype n) { return qsizetype(random() % unsigned(n)); };
    const QString before = papers();
    int undone = 0, refused = 0;
    for (int round = 0; round < scaled(1500); ++round) {
        QByteArray changes = m_changes[below(m_changes.size())];
        for (qsizetype i = 1 + below(4); i > 0; --i) {
            const qsizetype at = below(changes.size());
            switch (below(4)) {
            case 0:
                changes[at] = char(random());
                break;
            case 1:
                changes.remove(at, 1 + below(8));
                break;
            case 2:
                changes.insert(at, changes.mid(below(changes.size()), 1 + below(12)));
                break;
            default:
                changes[at] = char(below(2) ? 0xff : 0);
            }
            if (changes.isEmpty())
                break;
        }
        forge(qCompress(changes));
        const auto outcome = m_library->edits().undo();
        ++(outcome ? undone : refused);
        QVERIFY(outcome || !outcome.error().message.isEmpty());
        if (outcome)
            static_cast<void>(m_library->edits().redo());
    }
    QVERIFY2(undone > 10 && refused > 100, qPrintable(u"%1 undone, %2 refused"_s.arg(undone).arg(refused)));
    QVERIFY(papers().count(u'\n') >= before.count(u'\n') - 2); // a forged undo may join papers
}

QTEST_GUILESS_MAIN(TestForgedEdits)
#include "tst_forgededits.moc"
