#include "models/itemmodels/display.h"
#include "models/itemmodels/edittext.h"

#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestEditText : public QObject
{
    Q_OBJECT

    static Edit edit(EditKind kind, const QString &subject, int papers)
    {
        Edit edit;
        edit.id = EditId(1);
        edit.kind = kind;
        edit.subject = subject;
        edit.papers = papers;
        return edit;
    }

private slots:
    void describesEdits_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("subject");
        QTest::addColumn<int>("papers");
        QTest::addColumn<QString>("text");
        QTest::newRow("papers") << int(EditKind::Bookmark) << QString() << 48 << u"bookmark 48 papers"_s;
        QTest::newRow("one paper") << int(EditKind::MarkUnread) << QString() << 1
                                   << u"mark 1 paper as unread"_s;
        QTest::newRow("both") << int(EditKind::AddTag) << u"toread"_s << 1204
                              << u"tag 1,204 papers “toread”"_s;
        QTest::newRow("subject first")
            << int(EditKind::RemoveTag) << u"a/b"_s << 3 << u"remove tag “a/b” from 3 papers"_s;
        QTest::newRow("no number") << int(EditKind::DeleteList) << u"Thesis"_s << 9
                                   << u"delete list “Thesis”"_s;
        QTest::newRow("unnamed") << int(EditKind::EditAuthorNote) << QString() << 0 << u"edit author note"_s;
        QTest::newRow("a name like a place holder")
            << int(EditKind::AddTag) << u"%1 %2"_s << 2 << u"tag 2 papers “%1 %2”"_s;
        QTest::newRow("brought in") << int(EditKind::AddPapers) << QString() << 27 << u"add 27 papers"_s;
        QTest::newRow("stars") << int(EditKind::Rate) << u"4"_s << 2 << u"rate 2 papers ★★★★"_s;
        QTest::newRow("no stars") << int(EditKind::Rate) << u"0"_s << 1 << u"remove rating from 1 paper"_s;
        QTest::newRow("a field of several")
            << int(EditKind::CorrectPapers) << u"title"_s << 3 << u"correct field Title of 3 papers"_s;
        QTest::newRow("several fields")
            << int(EditKind::CorrectPapers) << QString() << 3 << u"correct 3 papers"_s;
        QTest::newRow("several files")
            << int(EditKind::DetachFiles) << QString() << 3 << u"detach files from 3 papers"_s;
        QTest::newRow("several highlights")
            << int(EditKind::RemoveHighlights) << QString() << 3 << u"remove highlights from 3 papers"_s;
        QTest::newRow("many pairs") << int(EditKind::DecidePapers) << u"Tides"_s << 8
                                    << u"record decision on duplicates among 8 papers"_s;
        QTest::newRow("of a newer Lectern") << 9999 << u"x"_s << 2 << u"change"_s;
    }
    void describesEdits()
    {
        QFETCH(int, kind);
        QFETCH(QString, subject);
        QFETCH(int, papers);
        QTEST(editText(edit(EditKind(kind), subject, papers)), "text");
    }

    // The accessible text of a row holds everything that the list shows.
    void rowIsOneSentence()
    {
        PaperRow row;
        row.title = u"Tides"_s;
        QCOMPARE(rowSentence(row), u"Tides, unread."_s);
        row.authors = {u"Ada Quill"_s, u"Bo Tide"_s};
        row.year = 2021;
        row.read = true;
        row.rating = 1;
        row.tagColours = {1};
        QCOMPARE(rowSentence(row), u"Tides, by Ada Quill, Bo Tide, 2021, 1 star, 1 tag, read."_s);
        row.authorsTruncated = true;
        row.venue = u"Journal of Tides"_s;
        row.date = QDate(2021, 4, 2);
        row.dateInferred = true;
        row.files = 1;
        row.code = true;
        row.conflicting = true;
        row.bookmarked = true;
        row.rating = 4;
        row.tagColours = {1, 2};
        row.noted = true;
        const QString all = rowSentence(row);
        for (const char *part :
             {"by Ada Quill, Bo Tide and others", "Journal of Tides", "year inferred", "with a PDF",
              "with code", "conflicting sources", "bookmarked", "4 stars", "2 tags", "with a note, read."})
            QVERIFY2(all.contains(QLatin1StringView(part)), qPrintable(all));
    }

    void everyKindHasDistinctText()
    {
        QSet<QString> texts;
        for (int kind = int(EditKind::Bookmark); kind <= int(EditKind::SplitOffSource); ++kind) {
            const QString text = editText(edit(EditKind(kind), u"x"_s, 2));
            QVERIFY2(text != "change"_L1 && !texts.contains(text), qPrintable(text));
            texts.insert(text);
        }
    }

    void shortensBetweenWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cut");
        QTest::newRow("fits") << u"Tides and their mood"_s << u"Tides and their mood"_s;
        QTest::newRow("between words") << u"Tides and their moods, again"_s << u"Tides and their…"_s;
        QTest::newRow("no comma before the dots")
            << u"Of tides, moods, and foam at sea"_s << u"Of tides, moods…"_s;
        QTest::newRow("one long word") << u"Antidisestablishmentarianism"_s << u"Antidisestablishmen…"_s;
        QTest::newRow("no spaces") << u"一种用于潮汐记账的新的图神经网络方法的研究与比较"_s
                                   << u"一种用于潮汐记账的新的图神经网络方法的…"_s;
        QTest::newRow("letters stay whole") << QString(30, u'e').replace(u"e"_s, u"e\u0301"_s)
                                            << QString(9, u'e').replace(u"e"_s, u"e\u0301"_s) + u'…';
    }
    void shortensBetweenWords()
    {
        QFETCH(QString, text);
        QTEST(shortText(text, 20), "cut");
        QVERIFY(shortText(text, 20).size() <= 20);
    }

    void reportsSkippedPapers()
    {
        EditOutcome outcome{edit(EditKind::Bookmark, {}, 5), 0};
        outcome.edit.undone = true;
        QCOMPARE(outcomeText(outcome), u"Undone: bookmark 5 papers"_s);
        outcome.skipped = 1;
        QVERIFY(outcomeText(outcome).startsWith(u"Undone: bookmark 5 papers; one part was kept"_s));
        outcome.skipped = 1500;
        outcome.edit.undone = false;
        QVERIFY(outcomeText(outcome).startsWith(u"Redone: bookmark 5 papers; 1,500 parts were kept"_s));
    }
};

QTEST_GUILESS_MAIN(TestEditText)
#include "tst_edittext.moc"
