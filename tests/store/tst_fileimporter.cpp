// Files, folders and pasted text, good and bad.
#include "storefixtures.h"

#include "models/store/fileimporter.h"

using namespace lectern;
using namespace lectern::test;

class tst_FileImporter : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    static QByteArray abstractPage(int number)
    {
        return "Abstract:" + longAbstract(number).toUtf8() + "\n\n";
    }
    static QByteArray jsonLine(int number)
    {
        return QJsonDocument(QJsonObject{{u"id"_s, u"2601.%1"_s.arg(number, 5, 10, QChar(u'0'))},
                                         {u"title"_s, u"Paper %1"_s.arg(number)},
                                         {u"authors"_s, u"Ada Quill and Bo Tide"_s},
                                         {u"abstract"_s, longAbstract(number)},
                                         {u"categories"_s, u"cs.LG"_s},
                                         {u"update_date"_s, u"2026-01-02"_s}})
                   .toJson(QJsonDocument::Compact)
            + '\n';
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_library = must(Library::open(m_dir->filePath(u"l.lectern"_s)));
    }
    void cleanup()
    {
        m_library.reset();
        m_dir.reset();
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QByteArray() << u"empty"_s;
        QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << u"image"_s;
        QTest::newRow("prose") << QByteArray("Nothing here is a paper.\n") << u"no paper was found"_s;
        QTest::newRow("200 MB line") << QByteArray(200 * 1024 * 1024, 'a') << u""_s;
        QTest::newRow("200 MB abstract")
            << QByteArray("Abstract:") + QByteArray(200 * 1024 * 1024, 'a') << u"too large"_s;
        QTest::newRow("200 MB JSON line") << jsonLine(1) + "{\"id\":\"" + QByteArray(200 * 1024 * 1024, 'a')
                + "\"}" << u"Line 2 is longer"_s;
    }
    void badInput()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const QByteArray before = must(m_library->contentHash());
        const ImportReport report = FileImporter(*m_library).importPaths({write(u"bad.txt"_s, bytes)});
        QCOMPARE(report.files.size(), 1);
        QVERIFY(!report.files[0].refused.isEmpty());
        QVERIFY2(report.files[0].refused.contains(expected), qPrintable(report.files[0].refused));
        QCOMPARE(must(m_library->contentHash()), before);
    }

    void missingUnreadableAndEmptyFolders()
    {
        const QString file = write(u"secret.txt"_s, abstractPage(1));
        QFile::setPermissions(file, {});
        QDir(m_dir->path()).mkdir(u"void"_s);
        const ImportReport report =
            FileImporter(*m_library)
                .importPaths({m_dir->filePath(u"none.txt"_s), file, m_dir->filePath(u"void"_s)});
        QCOMPARE(report.files.size(), 3);
        QVERIFY(report.files[0].refused.contains(u"There is no file"_s));
        if (!QFileInfo(file).isReadable()) // root reads everything
            QVERIFY(report.files[1].refused.contains(u"cannot be read"_s));
        QVERIFY(report.files[2].refused.contains(u"holds no files"_s));
    }

    void aFolderWithAllThatIsInIt()
    {
        write(u"pages/a.txt"_s, abstractPage(1));
        write(u"pages/deeper/b.txt"_s, abstractPage(2));
        write(u"pages/deeper/picture.png"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        FileImporter importer(*m_library);
        importer.setSavedOn(QDate(2026, 6, 30));
        int files = 0;
        importer.onProgress([&](const ImportProgress &progress) { files = progress.files; });
        const ImportReport report = importer.importPaths({m_dir->filePath(u"pages"_s)});
        QCOMPARE(files, 3);
        QCOMPARE(report.files.size(), 3);
        QCOMPARE(report.files[0].name, u"a.txt"_s);
        QCOMPARE(report.files[0].records, 1);
        QCOMPARE(report.files[1].newPapers, 1);
        QVERIFY(report.files[2].refused.contains(u"image"_s));
        QCOMPARE(must(m_library->counts()).papers, 2);
        QCOMPARE(must(m_library->sources()).value(0).savedOn, QDate(2026, 6, 30));
        // Again: nothing changes.
        const QByteArray before = must(m_library->contentHash());
        const ImportReport again = importer.importPaths({m_dir->filePath(u"pages"_s)});
        QVERIFY(again.files[0].alreadyThere && again.files[1].alreadyThere);
        QCOMPARE(must(m_library->contentHash()), before);
    }

    void whatIsNotUnderstoodIsKept()
    {
        const QByteArray bytes = jsonLine(1) + "this is no record\n" + jsonLine(2);
        const ImportReport report = FileImporter(*m_library).importBytes(bytes, u"pasted text"_s);
        QCOMPARE(report.files.size(), 1);
        const FileReport &file = report.files[0];
        QCOMPARE(file.refused, QString());
        QCOMPARE(file.records, 2);
        QCOMPARE(file.notUnderstood.size(), 1);
        QCOMPARE(file.notUnderstood[0].line, 2);
        QVERIFY(file.notUnderstood[0].text.startsWith(u"this is no record"_s));
        QVERIFY(!file.diagnostics.isEmpty());
        QCOMPARE(must(m_library->notUnderstood(file.source)), file.notUnderstood);
        QCOMPARE(must(m_library->diagnostics(file.source)), file.diagnostics);
        QCOMPARE(must(m_library->sources()).value(0).notUnderstood, file.notUnderstoodBytes);
        QVERIFY(must(m_library->sources()).value(0).path.isEmpty());
    }

    // Larger than several blocks: places are counted from the start of the file.
    void aLargeFileInBlocks()
    {
        QByteArray bytes;
        const int records = 20000;
        for (int i = 1; i <= records; ++i) {
            bytes += jsonLine(i);
            if (i == records / 2)
                bytes += "odd line\n";
        }
        QVERIFY(bytes.size() > 8 * 1024 * 1024);
        FileImporter importer(*m_library);
        const ImportReport report = importer.importPaths({write(u"dump.jsonl"_s, bytes)});
        const FileReport &file = report.files[0];
        QCOMPARE(file.refused, QString());
        QCOMPARE(file.records, records);
        QCOMPARE(file.newPapers, records);
        QCOMPARE(file.notUnderstood.size(), 1);
        QCOMPARE(file.notUnderstood[0].line, records / 2 + 1);
        QCOMPARE(bytes.mid(file.notUnderstood[0].begin, 8), QByteArray("odd line"));
        const PaperRow last = rowTitled(*m_library, u"Paper %1"_s.arg(records));
        QCOMPARE(must(m_library->detail(last.id)).values.value(0).line, records + 1);
    }

    void cancelLeavesTheFileUnderWayOut()
    {
        write(u"pages/a.txt"_s, abstractPage(1));
        QByteArray dump;
        for (int i = 1; i <= 2000; ++i)
            dump += jsonLine(i);
        write(u"pages/b.jsonl"_s, dump);
        write(u"pages/c.txt"_s, abstractPage(2));
        bool second = false;
        int asked = 0;
        FileImporter importer(*m_library);
        importer.onProgress([&](const ImportProgress &progress) { second = progress.file == 2; });
        const ImportReport report =
            importer.importPaths({m_dir->filePath(u"pages"_s)}, [&] { return second && ++asked > 100; });
        QVERIFY(report.cancelled);
        QCOMPARE(report.files.size(), 1);
        QCOMPARE(must(m_library->counts()).sources, 1);
        QCOMPARE(must(m_library->counts()).papers, 1);
        QCOMPARE(must(m_library->check()), QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_FileImporter)
#include "tst_fileimporter.moc"
