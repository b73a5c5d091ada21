// Tests the import of valid and invalid files, folders and pasted text.
#include "tests/store/storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"
#include "tests/support/unprivileged.h"

#include "models/formats/registry.h"
#include "models/import/converterrun.h"
#include "models/import/encodednames.h"
#include "models/import/fileimporter.h"
#include "models/import/filepreview.h"
#include "models/store/import/importer.h"
#include "models/store/import/importrules.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"

#include <QCryptographicHash>
#include <QStandardPaths>

#include <ctime>
#include <sys/stat.h>

using namespace lectern;
using namespace lectern::test;

class TestFileImporter : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        test::writeAll(path, bytes);
        return path;
    }
    static QByteArray abstractPage(int number)
    {
        return "Abstract:" + longAbstract(number).toUtf8() + "\n\n";
    }
    static QByteArray jsonLine(int number)
    {
        return test::arxivLine({u"2601.%1"_s.arg(number, 5, 10, QChar(u'0')), u"Paper %1"_s.arg(number),
                                u"Ada Quill and Bo Tide"_s, longAbstract(number)});
    }

private slots:
    // The folder that a browser saves next to a page is not a source.
    void skipsResourceFolderOfSavedPage()
    {
        write(u"in/Page.html"_s, "<!DOCTYPE html><html><body><p>" + abstractPage(1) + "</p></body></html>");
        write(u"in/Page_files/frame.html"_s,
              "<!DOCTYPE html><html><body><p>" + abstractPage(2) + "</p></body></html>");
        write(u"in/Page_files/js/a.js"_s, "var a;");
        write(u"in/Other_files/page.txt"_s,
              abstractPage(3)); // a folder for which no page of that name exists
        const ImportReport report = FileImporter(*m_library).importPaths({m_dir->filePath(u"in"_s)});
        QStringList names;
        for (const FileReport &file : report.files)
            names.append(file.name + (file.refused.isEmpty() ? QString() : u" refused"_s));
        names.sort();
        QCOMPARE(names, (QStringList{u"Page.html"_s, u"page.txt"_s}));
    }

    // Qt cannot name such files; their bytes are kept as lone surrogates.
    void importsFilesWhoseNamesAreNotUtf8()
    {
        const QByteArray folder = QFile::encodeName(m_dir->filePath(u"in"_s)) + "/caf\xe9";
        QVERIFY(QDir().mkpath(m_dir->filePath(u"in"_s)));
        QCOMPARE(::mkdir(folder.constData(), 0700), 0);
        write(u"in/plain.bib"_s, "@article{a, author={Oak, Ada}, title={Fog}}");
        write(u"plain2.bib"_s, "@article{b, author={Oak, Ada}, title={Mist}}");
        const QByteArray moved = folder + "/\xfc.bib";
        QCOMPARE(::rename(QFile::encodeName(m_dir->filePath(u"plain2.bib"_s)).constData(), moved.constData()),
                 0);
        QCOMPARE(bytesOfPath(pathOfBytes(moved)), moved);
        const ImportReport report = FileImporter(*m_library).importPaths({m_dir->filePath(u"in"_s)});
        QCOMPARE(report.files.size(), 2);
        QCOMPARE(allRows(*m_library).size(), 2);
        const FileReport again = FileImporter(*m_library).importPaths({pathOfBytes(moved)}).files.first();
        QVERIFY(again.alreadyImported);
        QVERIFY(!Library::open(pathOfBytes(folder + ".lectern")));
    }

    // Any object may have a title. It is a paper only if its keys are mapped by the user.
    void titleAloneIsNotAPaper()
    {
        const QByteArray settings = "{\"theme\":\"dark\",\"title\":\"Settings\"}\n";
        FileImporter plain(*m_library);
        const FileReport refused = plain.importBytes(settings, u"s"_s).files.first();
        QCOMPARE(refused.refused, u"Too few of its keys (theme, title) are known paper fields."_s);
        QVERIFY(refused.namesUnknown);
        QCOMPARE(previewBytes(settings, u"s"_s).records, 0);
        FileImporter told(*m_library);
        told.setFields({{u"title"_s, CsvColumn::Title}});
        QCOMPARE(told.importBytes(settings, u"s"_s).files.first().newPapers, 1);
    }

    // The user's mapping of unknown keys applies to the next file with the same keys.
    void fieldMappingAppliesToSameLayout_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("lines") << QByteArray("{\"titel\":\"Fog\",\"von\":\"Ada Winter\"}\n")
                               << QByteArray("{\"titel\":\"Mist\",\"von\":\"Jan Berg\"}\n");
        QTest::newRow("list") << QByteArray("[{\"titel\":\"Fog\",\"von\":\"Ada Winter\"}]")
                              << QByteArray("[{\"von\":\"Jan Berg\",\"titel\":\"Mist\"}]");
        QTest::newRow("table") << QByteArray("titel;von;x\nFog;Ada Winter;\n")
                               << QByteArray("titel;von;x\nMist;Jan Berg;\n");
    }
    void fieldMappingAppliesToSameLayout()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        FileImporter plain(*m_library);
        QVERIFY(!plain.importBytes(first, u"first"_s).files.first().refused.isEmpty());
        FileImporter importer(*m_library);
        importer.setFields(
            {{u"titel"_s, CsvColumn::Title}, {u"von"_s, CsvColumn::Authors}, {u"nowhere"_s, CsvColumn::Url}});
        const FileReport told = importer.importBytes(first, u"first"_s).files.first();
        QCOMPARE(told.refused, QString());
        QCOMPARE(told.newPapers, 1);
        QCOMPARE(told.diagnostics.size(), 1);
        QVERIFY(told.diagnostics.first().message.contains(u"“nowhere”"_s));
        // Simulates a restart.
        m_library.reset();
        m_library = must(Library::open(m_dir->filePath(u"l.lectern"_s)));
        const FilePreview seen =
            previewBytes(second, u"second"_s, {}, {{}, must(m_library->importRules().fieldLayouts.all())});
        QCOMPARE(seen.refused, QString());
        QCOMPARE(seen.first.value(0).title, u"Mist"_s);
        QCOMPARE(seen.first.value(0).authors, QStringList{u"Jan Berg"_s});
        FileImporter again(*m_library);
        QCOMPARE(again.importPaths({write(u"second"_s, second)}).files.first().newPapers, 1);
        // Choosing the guessed mapping removes the stored one; other layouts are not affected.
        QVERIFY(!again.importBytes("{\"titel\":\"Salt\",\"by\":\"Ada Winter\",\"z\":1}\n", u"third"_s)
                     .files.first()
                     .refused.isEmpty());
        const SourceFields source = detectSource(second).fields;
        must(
            m_library->importRules().fieldLayouts.keep(layoutOf(source, {{u"titel"_s, CsvColumn::Unknown}})));
        QCOMPARE(must(m_library->importRules().fieldLayouts.all()), QList<FieldLayout>());
        QVERIFY(must(m_library->importRules().pageCorrections.all()).isEmpty());
    }

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

    void rejectsBadInput_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QByteArray() << u"empty"_s;
        QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << u"image"_s;
        QTest::newRow("prose") << QByteArray("Nothing here is a paper.\n") << u"no paper was found"_s;
        QTest::newRow("200 MB line") << QByteArray(200 * 1024 * 1024, 'a') << u""_s;
        QTest::newRow("260 MB abstract")
            << QByteArray("Abstract:") + QByteArray(260 * 1024 * 1024, 'a') << u"too large"_s;
        QTest::newRow("200 MB JSON line") << jsonLine(1) + "{\"id\":\"" + QByteArray(200 * 1024 * 1024, 'a')
                + "\"}" << u"Line 2 is longer"_s;
    }
    void rejectsBadInput()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const QByteArray before = must(contentHash(*m_library));
        const ImportReport report = FileImporter(*m_library).importPaths({write(u"bad.txt"_s, bytes)});
        QCOMPARE(report.files.size(), 1);
        QVERIFY(!report.files[0].refused.isEmpty());
        QVERIFY2(report.files[0].refused.contains(expected), qPrintable(report.files[0].refused));
        QCOMPARE(must(contentHash(*m_library)), before);
    }

    void reportsMissingUnreadableAndEmptyFolders()
    {
        const QString file = write(u"secret.txt"_s, abstractPage(1));
        QFile::setPermissions(file, {});
        QDir(m_dir->path()).mkdir(u"void"_s);
        QDir(m_dir->path()).mkdir(u"private"_s);
        QVERIFY(QFile::setPermissions(m_dir->filePath(u"private"_s), QFile::ExeOwner));
        QVERIFY(AsNobody::allowListing(m_dir->path()));
        ImportReport report;
        {
            const AsNobody stranger;
            report = FileImporter(*m_library)
                         .importPaths({m_dir->filePath(u"none.txt"_s), file, m_dir->filePath(u"void"_s),
                                       m_dir->filePath(u"private"_s)});
        }
        QCOMPARE(report.files.size(), 4);
        QVERIFY(report.files[0].refused.contains(u"does not exist"_s));
        QVERIFY(report.files[1].refused.contains(u"cannot be read"_s));
        QVERIFY(report.files[2].refused.contains(u"contains no files"_s));
        QVERIFY(report.files[3].refused.contains(u"permission denied"_s));
    }

    void importsAFolderRecursively()
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
        QCOMPARE(must(m_library->sources().counts()).papers, 2);
        QCOMPARE(must(m_library->sources().list()).value(0).savedOn, QDate(2026, 6, 30));
        // A repeated import changes nothing.
        const QByteArray before = must(contentHash(*m_library));
        const ImportReport again = importer.importPaths({m_dir->filePath(u"pages"_s)});
        QVERIFY(again.files[0].alreadyImported && again.files[1].alreadyImported);
        QCOMPARE(must(contentHash(*m_library)), before);
    }

    // A file name may contain percent encoding.
    void namesPagesAfterTheirFile()
    {
        const QByteArray first = "Ada Winter\n\nLG\nh-index9\n1paper\n\nLGJun 2, 2025\nA Title of Gears\n\n"
                                 "Ada Winter, Bo Fjord et al.\n\nWe build gears.\n\n";
        const QByteArray second =
            QByteArray(first).replace("Ada Winter", "Mia Sund").replace("Gears", "Kelp");
        (void)FileImporter(*m_library).importBytes(first + second, u"50%2F %1.txt"_s);
        QStringList names;
        for (const SourceRow &source : must(m_library->sources().list()))
            names.append(source.name);
        names.sort();
        QCOMPARE(names, (QStringList{u"50%2F %1.txt, page 1"_s, u"50%2F %1.txt, page 2"_s}));
    }

    void importsEachPageAsASource()
    {
        const QByteArray first = "Ada Winter\n\nLG\nh-index9\n1paper\n\nLGJun 2, 2025\nA Title of Gears\n\n"
                                 "Ada Winter, Bo Fjord et al.\n\nWe build gears.\n\n";
        const QByteArray second =
            QByteArray(first).replace("Ada Winter", "Mia Sund").replace("Gears", "Kelp");
        FileImporter importer(*m_library);
        const ImportReport alone = importer.importBytes(first, u"first.txt"_s);
        QCOMPARE(alone.files.value(0).newPapers, 1);
        const ImportReport both = importer.importBytes(first + second, u"both.txt"_s);
        QCOMPARE(both.files.size(), 1);
        const FileReport &file = both.files[0];
        QCOMPARE(file.refused, QString());
        QVERIFY(!file.alreadyImported);
        QCOMPARE(file.records, 1); // the page that was imported before adds nothing
        QCOMPARE(file.brought.size(), 1);
        QCOMPARE(must(m_library->sources().list()).size(), 2);
        QVERIFY(importer.importBytes(first + second, u"both.txt"_s).files.value(0).alreadyImported);
    }

    void storesUnrecognisedText()
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
        QCOMPARE(must(m_library->sources().notUnderstood(file.source)), file.notUnderstood);
        QCOMPARE(must(m_library->sources().diagnostics(file.source)), file.diagnostics);
        QCOMPARE(must(m_library->sources().list()).value(0).notUnderstood, file.notUnderstoodBytes);
        QVERIFY(must(m_library->sources().list()).value(0).path.isEmpty());
    }

    // This source type is read without a Paper per line, but has the same author limit.
    void limitsAuthorsPerRecord()
    {
        QJsonArray names;
        for (int i = 0; i <= 50'000; ++i)
            names.append(QJsonArray{u"Tide%1"_s.arg(i), u"Bo"_s, QString()});
        const QJsonObject record{{u"id"_s, u"2601.00002"_s},    {u"title"_s, u"Everybody's paper"_s},
                                 {u"authors_parsed"_s, names},  {u"abstract"_s, longAbstract(2)},
                                 {u"categories"_s, u"cs.LG"_s}, {u"update_date"_s, u"2026-01-02"_s}};
        const QByteArray before = must(contentHash(*m_library));
        const QByteArray bytes = jsonLine(1) + QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n';
        const FileReport file = FileImporter(*m_library).importBytes(bytes, u"dump.jsonl"_s).files.value(0);
        QCOMPARE(file.format, u"arxiv-jsonl"_s);
        QVERIFY2(file.refused.contains(u"line 2 has 50,001 authors"_s), qPrintable(file.refused));
        QCOMPARE(must(contentHash(*m_library)), before);
    }

    // The file is larger than several blocks. Offsets are relative to the start of the file.
    void readsLargeFileInBlocks()
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
        QCOMPARE(must(m_library->papers().detail(last.id)).values.value(0).line, records + 1);
    }

    void readsFormatsOfExternalPrograms_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::newRow("EndNote") << u"end2xml"_s
                                 << QByteArray("%0 Journal Article\n%T Slow Fog\n%A Winter, Ada\n%D 2021\n%J "
                                               "Journal of Fog\n%R 10.1000/fog\n")
                                 << u"endnote"_s;
        QTest::newRow("EndNote XML")
            << u"endx2xml"_s
            << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?><xml><records><record><ref-type "
                          "name=\"Journal Article\">17</ref-type><contributors><authors><author>Winter, "
                          "Ada</author></authors></contributors><titles><title>Slow "
                          "Fog</title></titles><dates><year>2021</year></dates></record></records></xml>")
            << u"endnote-xml"_s;
        QTest::newRow("ISI") << u"isi2xml"_s
                             << QByteArray(
                                    "FN ISI Export Format\nVR 1.0\nPT J\nAU Winter, A\nTI Slow Fog\nSO "
                                    "JOURNAL OF FOG\nPY 2021\nER\n\nEF\n")
                             << u"isi"_s;
    }
    void readsFormatsOfExternalPrograms()
    {
        QFETCH(QString, program);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, format);
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP(qPrintable(program + u" of the package bibutils is not installed"));
        const QString path = write(u"papers"_s, bytes);
        const FilePreview preview = previewFile(path);
        QCOMPARE(preview.refused, QString());
        QCOMPARE(preview.format, format);
        QCOMPARE(preview.records, 1);
        const FileReport report = FileImporter(*m_library).importPaths({path}).files.value(0);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.format, format);
        const PaperRow row = rowTitled(*m_library, u"Slow Fog"_s);
        QVERIFY(row.id != PaperId::None);
        QCOMPARE(row.year, std::optional(2021));
        QVERIFY(FileImporter(*m_library).importPaths({path}).files.value(0).alreadyImported);
    }

    // bibutils joins records whose end it does not find, and drops the full stops of initials.
    void lossesOfExternalProgramsAreReported()
    {
        const Converter *isi = detectConverter("PT J\nAU Winter, A\nTI Fog\n");
        if (!isi || QStandardPaths::findExecutable(isi->program).isEmpty())
            QSKIP("isi2xml of the package bibutils is not installed");
        const QByteArray first = "PT J\nAU Winter, Ada B.\nTI Slow Fog\nPY 2021\n", end = "ER\n\n";
        const auto whole = readConverted(*isi, first + end + "PT J\nAU Oak, C\nTI Dew\n" + end);
        QVERIFY(whole);
        QCOMPARE(whole->papers.size(), 2);
        QCOMPARE(whole->papers[0].authors, QStringList{u"Ada B. Winter"_s});
        QCOMPARE(whole->papers[1].authors, QStringList{u"C Oak"_s});
        QVERIFY(whole->diagnostics.isEmpty());
        const auto joined = readConverted(*isi, first + "\nPT J\nAU Oak, C\nTI Dew\n" + end);
        QVERIFY(joined);
        QVERIFY(!joined->diagnostics.isEmpty());
    }

    // The result is an error or the papers, in bounded time. After an error the library is unchanged.
    void hostileFilesAreBounded_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<qint64>("size"); // padded with zero bytes (a sparse file)
        QTest::addColumn<QString>("expected"); // part of the error; empty: it is imported
        const qint64 gigabyte = 1024 * 1024 * 1024;
        QTest::newRow("a gigabyte of zeros") << QByteArray() << gigabyte << u"binary"_s;
        QTest::newRow("a gigabyte of BibTeX")
            << QByteArray("@article{a, title={") + QByteArray(100'000, 'x') << gigabyte << u"too large"_s;
        QTest::newRow("a gigabyte in one line of JSON") << QByteArray("{\"id\":\"2101.00001\",\"title\":\"")
                + QByteArray(100'000, 'x') << gigabyte << u"this kind is not supported"_s;
        QTest::newRow("a hundred megabytes in one of our own lines")
            << QByteArray("{\"lectern\":1,\"title\":\"") + QByteArray(100'000, 'x') << gigabyte / 10
            << u"longer"_s;
        QByteArray entities("<?xml version=\"1.0\"?><!DOCTYPE feed [<!ENTITY a \"aaaaaaaaaa\">");
        for (char c = 'b'; c <= 'z'; ++c)
            entities += QByteArray("<!ENTITY ") + c + " \""
                + QByteArray(QByteArray("&") + char(c - 1) + ";").repeated(10) + "\">";
        entities += "]><feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>Bomb &z;</title>"
                    "<id>http://arxiv.org/abs/2101.00001</id></entry></feed>";
        QTest::newRow("entities within entities") << entities << qint64(0) << u"not declared"_s;
        QByteArray authors("@article{a, title={Crowded}, author={A B");
        for (int i = 0; i < 1'000'000; ++i)
            authors += " and A B" + QByteArray::number(i);
        QTest::newRow("a million authors") << authors + "}}" << qint64(0) << u"authors"_s;
        QTest::newRow("mixed encodings") << QByteArray(
            "@article{a, title={M\xfcller and M\xc3\xbcller and \xff\xfe}, author={Andr\xe9 Sm\xc3\xafth}}")
                                         << qint64(0) << QString();
    }
    void hostileFilesAreBounded()
    {
        QFETCH(QByteArray, begin);
        QFETCH(qint64, size);
        QFETCH(QString, expected);
        const QByteArray before = must(contentHash(*m_library));
        const QString path = write(u"hostile"_s, begin);
        if (size)
            QVERIFY(QFile::resize(path, size));
        const std::clock_t start = std::clock(); // processor time, because the machine may be busy
        (void)previewFile(path);
        const FileReport report = FileImporter(*m_library).importPaths({path}).files.value(0);
        QVERIFY((std::clock() - start) / CLOCKS_PER_SEC < 60);
        if (expected.isEmpty()) {
            QCOMPARE(report.refused, QString());
            QVERIFY(report.records == 1 || !report.notUnderstood.isEmpty());
            for (const PaperRow &row : allRows(*m_library))
                QVERIFY(row.title.size() < 1000);
        } else {
            QVERIFY2(report.refused.contains(expected), qPrintable(report.refused));
            QVERIFY(report.refused.endsWith(u'.'));
            QCOMPARE(must(contentHash(*m_library)), before);
        }
    }

    // The file has a thousandth of its unpacked size.
    void refusesCompressionBomb()
    {
        const QString path = m_dir->filePath(u"bomb.gz"_s);
        if (!writeBomb(path, "@article{a, title={" + QByteArray(70'000, 'x'), 2))
            QSKIP("gzip is not installed");
        const QByteArray before = must(contentHash(*m_library));
        const FileReport report = FileImporter(*m_library).importPaths({path}).files.value(0);
        QVERIFY2(report.refused.contains(u"too large"_s), qPrintable(report.refused));
        QCOMPARE(must(contentHash(*m_library)), before);
    }

    void endsMisbehavingProgram()
    {
        Converter missing = converters().first(), endless = missing, greedy = missing, failing = missing;
        missing.program = u"no-such-program-here"_s;
        QVERIFY(runConverter(missing, "x").error().message.contains(u"install the package bibutils"_s));
        endless.program = u"sleep"_s;
        endless.arguments = {u"600"_s};
        ConverterLimits limits;
        limits.seconds = 1;
        QVERIFY(
            runConverter(endless, "x", {}, limits).error().message.contains(u"took longer than 1 seconds"_s));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(runConverter(endless, "x", [&] { return timer.elapsed() > 100; }).error().message,
                 u"Cancelled."_s);
        greedy.program = u"yes"_s;
        greedy.arguments = {};
        limits = {};
        limits.output = 1024 * 1024;
        QVERIFY(runConverter(greedy, "x", {}, limits)
                    .error()
                    .message.contains(u"its output for this file exceeded"_s));
        failing.program = u"false"_s;
        failing.arguments = {};
        QVERIFY(runConverter(failing, "x").error().message.contains(u"could not read this file"_s));
        limits.input = 3;
        QVERIFY(runConverter(failing, "xxxx", {}, limits).error().message.contains(u"too large"_s));
    }

    // A table that repeats one row is read in bounded time, and the omitted rows are reported.
    void limitsRepeatedRecords()
    {
        const QByteArray rows = QByteArray("Editorial,Ada Winter\n").repeated(5000);
        const QString path = write(u"same.csv"_s, "title,authors\n" + rows + "Slow fog,Jan Berg\n");
        const FileReport report = FileImporter(*m_library).importPaths({path}).files.value(0);
        QVERIFY2(report.refused.isEmpty(), qPrintable(report.refused));
        QCOMPARE(report.records, 201);
        QCOMPARE(report.newPapers, 2);
        QCOMPARE(report.diagnostics.size(), 1);
        QVERIFY2(report.diagnostics[0].message.contains(u"4800"_s),
                 qPrintable(report.diagnostics[0].message));
        QCOMPARE(must(m_library->sources().diagnostics(report.source)), report.diagnostics);
        QCOMPARE(must(m_library->sources().counts()).papers, 2);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        // Each source has a separate limit.
        const QString other =
            write(u"other.csv"_s, "authors,title\n" + QByteArray("Ada Winter,Editorial\n").repeated(300));
        const FileReport second = FileImporter(*m_library).importPaths({other}).files.value(0);
        QCOMPARE(second.records, 200);
        QCOMPARE(second.newPapers, 0);
        must(m_library->importer().remove(second.source));
        must(m_library->importer().remove(report.source));
        QCOMPARE(must(m_library->sources().counts()).papers, 0);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    void cancelOmitsCurrentFile()
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
        QCOMPARE(must(m_library->sources().counts()).sources, 1);
        QCOMPARE(must(m_library->sources().counts()).papers, 1);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    // The first import of a library bypasses the write-ahead log and hashes the file while reading it. Later
    // imports do not, and the first one does not if another connection is open. Cancelling at any check
    // leaves the file out completely.
    void cancelsAtEveryCheck_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("another"); // another source was imported before
        const QByteArray page = "Ada Winter\n\nLG\nh-index9\n1paper\n\nLGJun 2, 2025\nA Title of Gears\n\n"
                                "Ada Winter, Bo Fjord et al.\n\nWe build gears.\n\n";
        QTest::newRow("lines, the first source") << jsonLine(1) + jsonLine(2) << false;
        QTest::newRow("lines, a further source") << jsonLine(1) + jsonLine(2) << true;
        QTest::newRow("a page") << page << false;
        QTest::newRow("two pages") << page
                + QByteArray(page).replace("Ada Winter", "Mia Sund").replace("Gears", "Kelp")
                                   << false;
        QTest::newRow("a bibliography")
            << QByteArray("@article{a, title={Tides}, author={Ada Quill}}\n") << false;
        QTest::newRow("our own lines")
            << QByteArray("{\"lectern\":1,\"title\":\"Tides\"}\n{\"lectern\":1,\"title\":\"Fog\"}\n")
            << false;
    }
    void cancelsAtEveryCheck()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, another);
        if (another)
            (void)FileImporter(*m_library).importBytes(jsonLine(7), u"before"_s);
        const QByteArray before = must(contentHash(*m_library));
        const QString path = write(u"source"_s, bytes);
        int cancelled = 0;
        for (int questions = 0; questions < 1000; ++questions) {
            int asked = 0;
            const ImportReport report =
                FileImporter(*m_library).importPaths({path}, [&] { return ++asked > questions; });
            if (!report.cancelled) {
                QCOMPARE(report.files.size(), 1);
                QCOMPARE(report.files[0].refused, QString());
                QVERIFY(report.files[0].newPapers > 0);
                break;
            }
            ++cancelled;
            QCOMPARE(report.files.size(), 0);
            QCOMPARE(must(contentHash(*m_library)), before);
        }
        QVERIFY2(cancelled > 1 && cancelled < 1000, qPrintable(QString::number(cancelled)));
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    void firstImportBypassesTheLog()
    {
        QByteArray lines;
        for (int i = 1; i <= 300; ++i)
            lines += jsonLine(i);
        const QString file = write(u"first.jsonl"_s, lines);
        const QByteArray hash = QCryptographicHash::hash(lines, QCryptographicHash::Sha256);
        const qint64 usual = Importer::directFrom.exchange(1);
        const auto restore = qScopeGuard([usual] { Importer::directFrom = usual; });
        const auto wentPastTheLog = [&](Library &library, const QString &path) {
            bool journal = false;
            FileImporter importer(library);
            importer.onProgress([&](const ImportProgress &progress) {
                journal = journal || (progress.finishing && QFile::exists(library.file() + u"-journal"_s));
            });
            const ImportReport report = importer.importPaths({path});
            if (!report.files[0].refused.isEmpty())
                qFatal("%s", qPrintable(report.files[0].refused));
            return journal;
        };
        m_library.reset();
        {
            const auto alone = must(Library::open(m_dir->filePath(u"alone.lectern"_s)));
            // The import is cancelled in its last phase: the library is empty, and the next import starts
            // from the beginning.
            bool finishing = false;
            FileImporter cancelled(*alone);
            cancelled.onProgress([&](const ImportProgress &progress) { finishing = progress.finishing; });
            QVERIFY(cancelled.importPaths({file}, [&] { return finishing; }).cancelled);
            QVERIFY(!QFile::exists(alone->file() + u"-journal"_s));
            QCOMPARE(must(alone->sources().counts()).papers, 0);
            QCOMPARE(must(alone->checker().check()), QStringList());
            QVERIFY(wentPastTheLog(*alone, file));
            QCOMPARE(must(alone->sources().list())[0].contentHash, hash);
            QCOMPARE(must(alone->checker().check()), QStringList());
            // Other connections can open the library again and use the log.
            const auto reader =
                must(Library::open(m_dir->filePath(u"alone.lectern"_s), Library::Mode::ReadOnly));
            QCOMPARE(must(reader->sources().counts()).papers, 300);
            QVERIFY(!wentPastTheLog(*alone, write(u"second.jsonl"_s, jsonLine(301))));
            QCOMPARE(must(reader->sources().counts()).papers, 301);
            QVERIFY(FileImporter(*alone).importPaths({file}).files[0].alreadyImported);
        }
        const auto watched = must(Library::open(m_dir->filePath(u"watched.lectern"_s)));
        const auto reader =
            must(Library::open(m_dir->filePath(u"watched.lectern"_s), Library::Mode::ReadOnly));
        QCOMPARE(must(reader->sources().counts()).papers, 0);
        QVERIFY(!wentPastTheLog(*watched, file));
        QCOMPARE(must(reader->sources().counts()).papers, 300);
        QCOMPARE(must(watched->sources().list())[0].contentHash, hash);
    }

    // A compressed file that is the first source of a library is unpacked once. Hash and size are those of
    // the unpacked content, and the progress never exceeds the total.
    void readsFirstCompressedFileOnce()
    {
        if (QStandardPaths::findExecutable(u"gzip"_s).isEmpty())
            QSKIP("gzip is not installed");
        QByteArray lines;
        for (int i = 1; i <= 3000; ++i)
            lines += jsonLine(i);
        const QString path = m_dir->filePath(u"first.gz"_s);
        const QByteArray packed = gzipped(lines);
        QVERIFY(!packed.isEmpty());
        writeAll(path, packed);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString torn = write(u"torn.gz"_s, file.read(file.size() / 2));

        FileImporter importer(*m_library);
        ImportProgress last;
        bool sensible = true;
        importer.onProgress([&](const ImportProgress &progress) {
            sensible = sensible && progress.bytes <= progress.totalBytes;
            last = progress;
        });
        const ImportReport broken = importer.importPaths({torn});
        QVERIFY2(broken.files[0].refused.contains(u"damaged"_s), qPrintable(broken.files[0].refused));
        QCOMPARE(must(m_library->sources().counts()).papers, 0);
        QVERIFY(!must(m_library->sources().any()));

        const ImportReport report = importer.importPaths({path});
        QCOMPARE(report.files[0].refused, QString());
        QCOMPARE(report.files[0].newPapers, 3000);
        QCOMPARE(report.files[0].bytes, lines.size());
        QVERIFY(sensible);
        QVERIFY(last.finishing);
        QCOMPARE(last.bytes, lines.size());
        QCOMPARE(last.totalBytes, lines.size());
        const SourceRow source = must(m_library->sources().list()).value(0);
        QCOMPARE(source.contentHash, QCryptographicHash::hash(lines, QCryptographicHash::Sha256));
        QCOMPARE(source.bytes, lines.size());
        // The uncompressed file counts as the same source.
        QVERIFY(importer.importPaths({write(u"same.jsonl"_s, lines)}).files[0].alreadyImported);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestFileImporter)
#include "tst_fileimporter.moc"
