#include "views/actions/actionneeds.h"

#include "models/session/librarysession.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Actions with requirements, grouped by what they need in addition to a writable library.
static const QStringList kWriting{
    u"attach-folder"_s,   u"attach-file"_s,  u"import-files"_s, u"import-folder"_s,   u"paste-page"_s,
    u"take-source-out"_s, u"back-up-now"_s,  u"import-marks"_s, u"toggle-bookmark"_s, u"toggle-read"_s,
    u"rate-0"_s,          u"rate-1"_s,       u"rate-2"_s,       u"rate-3"_s,          u"rate-4"_s,
    u"rate-5"_s,          u"add-tag"_s,      u"add-to-list"_s,  u"edit-note"_s,       u"correct"_s,
    u"new-paper"_s,       u"new-list"_s,     u"save-search"_s,  u"merge-author"_s,    u"split-author"_s,
    u"rename-author"_s,   u"note-author"_s,  u"mark-seen"_s,    u"merge-papers"_s,    u"keep-apart"_s,
    u"link-versions"_s,   u"attach-named"_s,
};
static const QStringList kReading{
    u"history"_s,     u"export-marks"_s, u"show-unsure"_s,    u"show-highlights"_s, u"clean-up"_s,
    u"open-file"_s,   u"open-author"_s,  u"coauthor-graph"_s, u"copy-citation"_s,   u"copy-citation-as"_s,
    u"copy-bibtex"_s, u"copy-key"_s,     u"copy-link"_s};
static const QStringList kFile{u"backups"_s};
static const QStringList kRest{u"show-import"_s,
                               u"remove-source"_s,
                               u"open-recent"_s,
                               u"restore-removed"_s,
                               u"empty-bin"_s,
                               u"clear-filters"_s,
                               u"best-match"_s,
                               u"author-changes"_s,
                               u"save-author-figures"_s,
                               u"remove-papers"_s,
                               u"undo"_s,
                               u"redo"_s,
                               u"open-link"_s,
                               u"salvage-library"_s,
                               u"pdf-side"_s,
                               u"pdf-two-pages"_s,
                               u"pdf-fit-width"_s,
                               u"pdf-fit-page"_s,
                               u"pdf-turn"_s,
                               u"pdf-paper"_s,
                               u"pdf-find"_s,
                               u"pdf-beside"_s,
                               u"pdf-follow-link"_s,
                               u"pdf-next-paper"_s,
                               u"pdf-previous-paper"_s,
                               u"pdf-new-window"_s,
                               u"pdf-take-over"_s,
                               u"pdf-save-marked"_s,
                               u"pdf-highlight"_s,
                               u"pdf-remark"_s,
                               u"pdf-next-highlight"_s,
                               u"pdf-previous-highlight"_s,
                               u"pdf-remove-highlight"_s};

static QStringList sorted(QStringList names)
{
    names.sort();
    return names;
}

class TestActionNeeds : public QObject
{
    Q_OBJECT
private slots:
    // The enabled actions among those with requirements.
    void enablesActionsByState_data()
    {
        QTest::addColumn<Needs>("met");
        QTest::addColumn<QStringList>("expected");
        const Needs open = Need::OpenLibrary | Need::LibraryFile | Need::OutsideTrash | Need::Papers;
        const Needs writable = open | Need::Writable;
        const QStringList all = kWriting + kReading + kFile;
        QTest::newRow("nothing") << Needs() << QStringList();
        QTest::newRow("a library that cannot be opened") << Needs(Need::LibraryFile) << kFile;
        QTest::newRow("a library that cannot be opened, salvaged")
            << (Need::LibraryFile | Need::Unreadable) << kFile + QStringList{u"salvage-library"_s};
        QTest::newRow("read only") << open << kReading + kFile;
        QTest::newRow("writable") << writable << all + QStringList{u"remove-papers"_s};
        QTest::newRow("narrowed") << (writable | Need::Query)
                                  << all
                + QStringList{u"remove-papers"_s, u"clear-filters"_s, u"best-match"_s};
        QTest::newRow("a source") << (writable | Need::Query | Need::SourcePlace)
                                  << all
                + QStringList{u"remove-papers"_s, u"clear-filters"_s, u"best-match"_s, u"remove-source"_s};
        QTest::newRow("the empty bin") << (writable & ~Needs(Need::OutsideTrash)) << all;
        QTest::newRow("the bin") << ((writable & ~Needs(Need::OutsideTrash)) | Need::Restorable
                                     | Need::FilledTrash)
                                 << all + QStringList{u"restore-removed"_s, u"empty-bin"_s};
        QTest::newRow("the bin, read only")
            << ((open & ~Needs(Need::OutsideTrash)) | Need::Restorable | Need::FilledTrash)
            << kReading + kFile;
        QTest::newRow("edits") << (writable | Need::UndoableEdit | Need::RedoableEdit)
                               << all + QStringList{u"remove-papers"_s, u"undo"_s, u"redo"_s};
        QTest::newRow("edits, read only")
            << (open | Need::UndoableEdit | Need::RedoableEdit) << kReading + kFile;
        QTest::newRow("what views say")
            << Needs(Need::LastImport | Need::PaperAddress | Need::RecentLibrary | Need::AuthorFigures)
            << QStringList{u"show-import"_s, u"open-link"_s, u"open-recent"_s, u"author-changes"_s,
                           u"save-author-figures"_s};
    }
    void enablesActionsByState()
    {
        QFETCH(Needs, met);
        QStringList enabled;
        for (const ActionSpec &spec : Actions::specs())
            if (spec.needs && Actions::isEnabledIn(spec.id, met))
                enabled.append(QString::fromLatin1(spec.name));
        QFETCH(const QStringList, expected);
        QCOMPARE(sorted(enabled), sorted(expected));
    }

    void otherActionsAreAlwaysEnabled()
    {
        QStringList needing;
        for (const ActionSpec &spec : Actions::specs()) {
            if (spec.needs)
                needing.append(QString::fromLatin1(spec.name));
            else
                QVERIFY2(Actions::isEnabledIn(spec.id, {}), spec.name);
        }
        QCOMPARE(sorted(needing), sorted(kWriting + kReading + kFile + kRest));
    }

    // Actions follow the state of the library; the requirements reported by views do not change meanwhile.
    void actionsFollowTheLibrary()
    {
        QTemporaryDir dir;
        const Actions actions;
        LibrarySession library;
        ActionNeeds needs(library, actions);
        const auto enabled = [&] {
            QStringList names;
            for (const ActionSpec &spec : Actions::specs())
                if (spec.needs && actions[spec.id].isEnabled())
                    names.append(QString::fromLatin1(spec.name));
            return sorted(names);
        };
        QCOMPARE(enabled(), QStringList());
        needs.set(Need::LastImport, true);
        QCOMPARE(enabled(), QStringList{u"show-import"_s});
        library.open(dir.filePath(u"my.lectern"_s));
        QTRY_VERIFY(library.isIdle());
        QVERIFY(!actions[ActionId::CopyCitation].isEnabled()); // the library has no papers
        library.imports().importText(u"a.txt"_s, "{\"title\":\"A paper\",\"authors\":[\"Ada Oak\"]}\n",
                                     QDate(2026, 1, 1));
        QTRY_VERIFY(library.isIdle() && library.counts().papers == 1);
        const QStringList writable =
            kWriting + kReading + kFile + QStringList{u"show-import"_s, u"remove-papers"_s};
        QCOMPARE(enabled(), sorted(writable));
        library.browser().setTyped(u"tide"_s);
        QCOMPARE(enabled(), sorted(writable + QStringList{u"clear-filters"_s, u"best-match"_s}));
        library.browser().clearQuery();
        QCOMPARE(enabled(), sorted(writable));
        library.browser().setScope(Condition{isNode(u"trash"_s), u"Trash"_s});
        QVERIFY(!enabled().contains(u"remove-papers"_s));
        QVERIFY(!enabled().contains(u"restore-removed"_s)); // the trash is empty
        needs.set(Need::LastImport, false);
        QVERIFY(!enabled().contains(u"show-import"_s));
        library.open(dir.filePath(u"nowhere/my.lectern"_s));
        QTRY_VERIFY(library.isUnreadable());
        QTRY_COMPARE(sorted(enabled()), sorted(kFile + QStringList{u"salvage-library"_s}));
    }
};

QTEST_MAIN(TestActionNeeds)
#include "tst_actionneeds.moc"
