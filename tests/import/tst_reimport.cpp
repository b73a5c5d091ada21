// A file that is imported again after its reader or its encoding has changed.
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include "models/import/fileimporter.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/trash.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"

#include <QStringEncoder>

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestReimport final : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;

    QString libraryPath() const { return m_dir->filePath(u"l.lectern"_s); }
    // Marks the sources as read by the readers of an earlier build.
    void forgetReaders()
    {
        m_library.reset();
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open(QFile::encodeName(libraryPath()).constData(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, "UPDATE source SET reader = 0", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
        m_library = must(Library::open(libraryPath()));
    }
    FileReport import(const QString &path, const QString &encoding = {})
    {
        FileImporter importer(*m_library);
        importer.setEncoding(encoding);
        return importer.importPaths({path}).files.first();
    }
    QStringList titles()
    {
        QStringList found;
        for (const PaperRow &row : allRows(*m_library))
            found.append(row.title);
        found.sort();
        return found;
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_library = must(Library::open(libraryPath()));
    }
    void cleanup() { m_library.reset(); }

    // The misread papers share nothing with the corrected ones except their lines.
    void correctedPapersKeepTheirMarks()
    {
        const QString path = m_dir->filePath(u"list.bib"_s);
        const QString words = u"@article{a, author={Ёлкин, Ян}, title={Туман над морем}, year=2020}\n"
                              "@article{b, author={Ёлкин, Ян}, title={Лампа и сова}, year=2021}\n"_s;
        writeAll(path, QStringEncoder("windows-1251").encode(words));
        import(path, u"windows-1252"_s);
        QVERIFY(!titles().contains(u"Туман над морем"_s));
        const PaperId second = allRows(*m_library).last().id;
        const QString wrong = allRows(*m_library).last().title;
        must(m_library->marks().setBookmarked({second}, true));

        const FileReport report = import(path, u"windows-1251"_s);
        QVERIFY(report.refused.isEmpty() && !report.alreadyImported);
        QVERIFY(report.brought.isEmpty()); // the import of a known file cannot be undone as if it were new
        QCOMPARE(titles(), (QStringList{u"Лампа и сова"_s, u"Туман над морем"_s}));
        QCOMPARE(must(m_library->sources().list()).size(), 1);
        for (const PaperRow &row : allRows(*m_library)) {
            QCOMPARE(row.bookmarked, row.id == second);
            QVERIFY(row.title != wrong);
        }
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    void fileOfAnEarlierReaderIsReadAgain()
    {
        const QString path = m_dir->filePath(u"list.bib"_s);
        writeAll(path, "@article{a, author={Oak, Ada}, title={Fog}, year=2020}\n");
        import(path);
        const PaperId paper = allRows(*m_library).first().id;
        must(m_library->marks().setBookmarked({paper}, true));
        const QDateTime before = must(m_library->sources().list()).first().importedAt;
        QVERIFY(import(path).alreadyImported);
        forgetReaders();
        const FileReport report = import(path);
        QVERIFY(!report.alreadyImported);
        QCOMPARE(report.diagnostics.size(), 1);
        QVERIFY(import(path).alreadyImported);
        QCOMPARE(allRows(*m_library).size(), 1);
        QVERIFY(allRows(*m_library).first().bookmarked);
        QCOMPARE(allRows(*m_library).first().id, paper);
        const SourceRow source = must(m_library->sources().list()).first();
        QCOMPARE(source.importedAt, before);
        must(m_library->trash().putSource(source.id)); // it stays there
        forgetReaders();
        QVERIFY(import(path).inTrash);
        QVERIFY(allRows(*m_library).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestReimport)
#include "tst_reimport.moc"
