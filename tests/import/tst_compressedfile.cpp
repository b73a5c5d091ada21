#include "models/import/compressedfile.h"
#include "models/import/fileimporter.h"
#include "models/store/queries/sourcereader.h"
#include "tests/store/storefixtures.h"

#include <archive.h>
#include <archive_entry.h>

using namespace lectern;
using namespace lectern::test;

class TestCompressedFile : public QObject
{
    Q_OBJECT
private slots:
    void readsCompressedFiles_data();
    void readsCompressedFiles();
    void rejectsDamagedFiles();
    void compressedFileIsTheSameSource();
    void acceptsOnlyFourFilters_data();
    void acceptsOnlyFourFilters();

private:
    // Compresses as gzip, zstd, xz or bzip2 would.
    static QByteArray packed(const QByteArray &bytes, int filter)
    {
        QByteArray out(bytes.size() * 2 + 100000, '\0');
        size_t used = 0;
        archive *a = archive_write_new();
        archive_write_add_filter(a, filter);
        archive_write_set_format_raw(a);
        archive_write_set_bytes_in_last_block(a, 1);
        archive_entry *entry = archive_entry_new();
        archive_entry_set_filetype(entry, AE_IFREG);
        const bool done = archive_write_open_memory(a, out.data(), size_t(out.size()), &used) == ARCHIVE_OK
            && archive_write_header(a, entry) == ARCHIVE_OK
            && archive_write_data(a, bytes.constData(), size_t(bytes.size())) == bytes.size()
            && archive_write_close(a) == ARCHIVE_OK;
        archive_entry_free(entry);
        archive_write_free(a);
        if (!done)
            qFatal("cannot pack");
        return out.left(qsizetype(used));
    }
    QString written(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    QTemporaryDir m_folder;
};

void TestCompressedFile::readsCompressedFiles_data()
{
    QTest::addColumn<int>("filter");
    QTest::newRow("gzip") << int(ARCHIVE_FILTER_GZIP);
    QTest::newRow("zstd") << int(ARCHIVE_FILTER_ZSTD);
    QTest::newRow("xz") << int(ARCHIVE_FILTER_XZ);
    QTest::newRow("bzip2") << int(ARCHIVE_FILTER_BZIP2);
}

void TestCompressedFile::readsCompressedFiles()
{
    QFETCH(int, filter);
    QByteArray bytes;
    for (int i = 0; i < 40000; ++i)
        bytes += "line " + QByteArray::number(i * 7919) + '\n';
    const QByteArray small = packed(bytes, filter);
    QVERIFY(isCompressed(small));
    QVERIFY(!isCompressed(bytes));
    CompressedFile file(written(u"a"_s, small));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.peek(100), bytes.left(100));
    QCOMPARE(file.readAll(), bytes);
    QVERIFY(file.atEnd());
    QCOMPARE(file.size(), bytes.size());
    QVERIFY(file.seek(0));
    QCOMPARE(file.read(5000), bytes.left(5000));
    QVERIFY(file.seek(300000));
    QCOMPARE(file.read(10), bytes.mid(300000, 10));
    QVERIFY(!file.atEnd());
}

void TestCompressedFile::rejectsDamagedFiles()
{
    QByteArray text;
    for (int i = 0; i < 40000; ++i)
        text += "line " + QByteArray::number(i * 7919) + '\n';
    const QByteArray bytes = packed(text, ARCHIVE_FILTER_GZIP);
    CompressedFile cut(written(u"cut.gz"_s, bytes.left(bytes.size() / 2)));
    QVERIFY(cut.open(QIODevice::ReadOnly));
    cut.readAll();
    QVERIFY(!cut.atEnd());
    QVERIFY(cut.errorString().contains(u"damaged"_s));
    CompressedFile none(m_folder.filePath(u"none"_s));
    QVERIFY(!none.open(QIODevice::ReadOnly));
}

// A compressed file is the same source as the uncompressed file.
void TestCompressedFile::compressedFileIsTheSameSource()
{
    QByteArray lines;
    for (int i = 0; i < 500; ++i)
        lines += QStringLiteral(R"({"id":"2401.%1","title":"Paper number %2 on tides","authors":"Ann Li",)"
                                R"("categories":"cs.LG","abstract":"%3","update_date":"2024-01-05"})")
                     .arg(i, 5, 10, QChar(u'0'))
                     .arg(i)
                     .arg(longAbstract(i))
                     .toUtf8()
            + '\n';
    const QString plain = written(u"p.jsonl"_s, lines);
    const QString small = written(u"p.jsonl.zst"_s, packed(lines, ARCHIVE_FILTER_ZSTD));
    const auto library = must(Library::open(m_folder.filePath(u"l.lectern"_s)));
    FileImporter importer(*library);
    const ImportReport first = importer.importPaths({small});
    QCOMPARE(first.files.value(0).refused, QString());
    QCOMPARE(first.files.value(0).newPapers, 500);
    QCOMPARE(first.files.value(0).bytes, lines.size());
    const ImportReport again = importer.importPaths({plain});
    QVERIFY(again.files.value(0).alreadyImported);
    // A truncated file is refused completely.
    const QByteArray bytes = packed(lines, ARCHIVE_FILTER_XZ);
    const auto other = must(Library::open(m_folder.filePath(u"other.lectern"_s)));
    FileImporter refusing(*other);
    const ImportReport half =
        refusing.importPaths({written(u"half.jsonl.xz"_s, bytes.left(bytes.size() / 2))});
    QVERIFY(!half.files.value(0).refused.isEmpty());
    QCOMPARE(must(other->sources().counts()).papers, 0);
}

// Text that other filters of libarchive would accept stays text. The programs that libarchive runs for some
// filters are replaced in PATH and leave a file if they are run.
void TestCompressedFile::acceptsOnlyFourFilters_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("uuencode") << QByteArray("begin 644 tides.txt\n#0V%T\n`\nend\n");
    QTest::newRow("lrzip") << QByteArray("LRZI\0\6", 6);
    QTest::newRow("grzip") << QByteArray("GRZipII\0\2\4:)", 12);
    QTest::newRow("lzop") << QByteArray("\x89LZO\0\r\n\x1a\n", 9);
    QTest::newRow("compress") << QByteArray("\x1f\x9d\x90");
    QTest::newRow("lz4") << QByteArray("\x04\x22\x4d\x18");
    QTest::newRow("rpm") << QByteArray("\xed\xab\xee\xdb\3\0\0\0", 8);
}

void TestCompressedFile::acceptsOnlyFourFilters()
{
    QFETCH(QByteArray, begin);
    const QByteArray path = qgetenv("PATH");
    const auto restore = qScopeGuard([&] { qputenv("PATH", path); });
    QTemporaryDir programs;
    for (const QString &name : {u"lrzip"_s, u"grzip"_s, u"lzop"_s, u"lz4"_s}) {
        QFile program(programs.filePath(name));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\ntouch '" + programs.path().toUtf8() + "/started'\ncat\n");
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    qputenv("PATH", programs.path().toUtf8() + ':' + path);
    const QByteArray text = begin + "\n@article{a, title={Tides}, author={Ann Li}, year=2024}\n";
    CompressedFile file(written(u"note.bib.gz"_s, packed(text, ARCHIVE_FILTER_GZIP)));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    QCOMPARE(file.readAll(), text);
    QVERIFY(!QFile::exists(programs.filePath(u"started"_s)));
}

QTEST_GUILESS_MAIN(TestCompressedFile)
#include "tst_compressedfile.moc"
