// Tests that the preview of a file agrees with its import, including the reason of a refusal.
#include "models/formats/base/encoding.h"
#include "models/import/fileimporter.h"
#include "models/import/filepreview.h"
#include "resources/samplelibrary.h"
#include "tests/store/storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"
#include "tests/support/unprivileged.h"

#include <sys/stat.h>

using namespace lectern;
using namespace lectern::test;

class TestFilePreview : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        writeAll(path, bytes);
        return path;
    }
    static QByteArray record(int number)
    {
        return arxivLine({u"2601.%1"_s.arg(number, 5, 10, QChar(u'0')), u"Paper %1"_s.arg(number),
                          u"Ada Quill and Bo Tide"_s, longAbstract(number)});
    }
    static QByteArray authorPage(const QByteArray &name, const QByteArray &title)
    {
        return name + "\n\nLG\nh-index9\n1paper\n\nLGJun 2, 2025\n" + title + "\n\n" + name
            + ", Bo Fjord et al.\n\nWe build gears.\n\n";
    }
    static void packed(const QString &from, const QString &to)
    {
        const QByteArray bytes = gzipped(readAll(from));
        QVERIFY(!bytes.isEmpty());
        writeAll(to, bytes);
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(AsNobody::allowListing(m_dir->path()));
        m_library = must(Library::open(m_dir->filePath(u"l.lectern"_s)));
    }
    void cleanup()
    {
        m_library.reset();
        m_dir.reset();
    }

    void chosenEncodingReplacesTheDetectedOne()
    {
        const QByteArray bytes =
            "@article{a, title={\xd2\xf3\xec\xe0\xed \xed\xe0\xe4 \xec\xee\xf0\xe5\xec}, year=2020}"_ba;
        const FilePreview guessed = previewBytes(bytes, u"s"_s);
        QCOMPARE(guessed.encoding, u"windows-1251"_s);
        QCOMPARE(guessed.first.first().title, u"Туман над морем"_s);
        FileChoices chosen;
        chosen.encoding = u"windows-1252"_s;
        QCOMPARE(previewBytes(bytes, u"s"_s, chosen).first.first().title, u"Òóìàí íàä ìîðåì"_s);
        QVERIFY(previewBytes("@article{a, title={Fog}}", u"s"_s).encoding.isEmpty());
    }

    // For a sequence of pages the preview agrees with the import and does not change the library.
    void agreesWithTheImport_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const SamplePage &page : samplePages())
            QTest::newRow(qPrintable(page.name)) << page.bytes;
        const QByteArray one = authorPage("Ada Winter", "A Title of Gears");
        const QByteArray two = authorPage("Mia Sund", "A Title of Kelp");
        QTest::newRow("two pages") << one + two;
        QTest::newRow("two pages and a rest") << one + two + "Nobody knows what this line is for\n";
        QTest::newRow("lines of a Mac") << QByteArray(one).replace('\n', "\r\n");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe") + QByteArray::fromStdString([&] {
                                       const std::u16string wide = QString::fromUtf8(one).toStdU16String();
                                       return std::string(reinterpret_cast<const char *>(wide.data()),
                                                          wide.size() * 2);
                                   }());
        QTest::newRow("records, one of them broken") << record(1) + "{\"id\": broken\n" + record(2);
        QTest::newRow("BibTeX, an entry never closed")
            << QByteArray("@article{a, title={Tides}, author={Ada Quill}}\n@article{b, title={Fog\n"
                          "@article{c, title={Rain}, author={Bo Tide}}\n");
        QTest::newRow("a web page") << QByteArray(
            "<!DOCTYPE html><html><head><meta name=\"citation_title\" content=\"Slow Fog\">"
            "<meta name=\"citation_author\" content=\"Winter, Ada\"></head><body><p>Fog &amp; "
            "rain</p></body></html>");
        QTest::newRow("abstracts on a web page") << "<!DOCTYPE html><html><body><p>Abstract: "
                + longAbstract(1).toUtf8() + " Salt &amp; water.</p><p>"
                + "Abstract: " + longAbstract(2).toUtf8() + "</p></body></html>";
        QTest::newRow("a web page of longer letters") << "<!DOCTYPE html><html><body><p>Abstract: "
                + QByteArray("\xc9lan et \xe9t\xe9, c\xf4t\xe9 No\xebl. ").repeated(60)
                + "</p></body></html>";
        QTest::newRow("spaces that do not break") << QByteArray(one).replace("A Title", "A\u00a0Ti\u00adtle")
                + QByteArray(two).replace(" et al.", "\u00a0et al.");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a letter") << QByteArray("Dear Ada,\nthe gears have arrived.\n");
        QTest::newRow("no BibTeX entry") << QByteArray("@comment{nothing is in here}\n@string{a = \"b\"}\n");
        QTest::newRow("keys without a title") << QByteArray("[{\"theme\":\"dark\",\"volume\":3}]");
    }
    void agreesWithTheImport()
    {
        QFETCH(QByteArray, bytes);
        const QString path = write(u"page"_s, bytes);
        FileChoices choices;
        choices.savedOn = QDate(2026, 6, 30);
        const QByteArray before = must(contentHash(*m_library));
        const FilePreview preview = previewFile(path, choices);
        const FilePreview pasted = previewBytes(bytes, u"page"_s, choices);
        QCOMPARE(must(contentHash(*m_library)), before);
        FileImporter importer(*m_library);
        importer.setSavedOn(choices.savedOn);
        const FileReport report = importer.importPaths({path}).files.value(0);
        QCOMPARE(preview.refused.isEmpty(), report.refused.isEmpty());
        QCOMPARE(preview.records, report.records);
        QVERIFY(!preview.more);
        if (report.refused.isEmpty())
            QCOMPARE(preview.notUnderstoodBytes, report.notUnderstoodBytes);
        QCOMPARE(pasted.records, preview.records);
        QCOMPARE(pasted.refused, preview.refused);
        QCOMPARE(pasted.first.size(), qMin(3, pasted.records));
        // The parts are the lines of the page in their order; for line formats they cover all of it.
        QString parts;
        for (const PreviewPart &part : preview.parts) {
            QVERIFY(!part.text.isEmpty());
            parts += part.text;
        }
        const QString text = SourceText(bytes).text().toString();
        if (preview.partsAreLines && !preview.parts.isEmpty())
            QCOMPARE(parts, text);
        else
            QVERIFY2(!parts.contains(u'<'), qPrintable(parts));
    }

    // The preview shows when the user has to assign lines or keys.
    void showsRequiredUserInput()
    {
        const QByteArray list = "[{\"titel\":\"Fog\",\"von\":\"Ada Winter\"}]";
        const FilePreview unknown = previewBytes(list, u"list"_s);
        QVERIFY2(unknown.refused.contains(u"Say below what they are"_s), qPrintable(unknown.refused));
        QCOMPARE(unknown.fields.names(), (QStringList{u"titel"_s, u"von"_s}));
        FileChoices choices;
        choices.fields = {{u"titel"_s, CsvColumn::Title}};
        const FilePreview said = previewBytes(list, u"list"_s, choices);
        QCOMPARE(said.refused, QString());
        QCOMPARE(said.records, 1);
        ImportOverrides before;
        before.layouts = {layoutOf(said.fields, choices.fields)};
        QCOMPARE(previewBytes(list, u"list"_s, {}, before).records, 1);
    }

    void showsAuthorAndGuesses()
    {
        const FilePreview author = previewBytes("Ada Winter\n\nLG\nh-index9\n1paper\n\nLGJun 2\nA Title of "
                                                "Gears\n\nAda Winter, Bo Fjord et al.\n\nWe "
                                                "build gears.\n\n",
                                                u"page"_s);
        QCOMPARE(author.author, u"Ada Winter"_s);
        QVERIFY(author.infersYears);
        QVERIFY(!previewBytes(authorPage("Ada Winter", "A Title of Gears"), u"page"_s).infersYears);
    }

    // Only the start of a large file is read. The record cut at the end gives no diagnostic.
    void previewsStartOfLargeFile_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("again"); // repeated up to 6 MB
        QTest::addColumn<bool>("taken");
        QTest::newRow("records") << QByteArray() << record(1) << true;
        QTest::newRow("BibTeX") << QByteArray()
                                << QByteArray("@article{a, title={Tides},\n author={Ada Quill}\n}\n") << true;
        QTest::newRow("one line") << record(1).chopped(1) << QByteArray(" ") << true;
        QTest::newRow("no line at all") << QByteArray() << QByteArray("x") << false;
        QTest::newRow("zeros") << QByteArray() << QByteArray(1, '\0') << false;
    }
    void previewsStartOfLargeFile()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, again);
        QFETCH(bool, taken);
        constexpr qsizetype kSize = 6 * 1024 * 1024;
        const QString path = write(u"large"_s, begin + again.repeated((kSize - begin.size()) / again.size()));
        const FilePreview preview = previewFile(path);
        QVERIFY(preview.more);
        QCOMPARE(preview.bytes, QFileInfo(path).size());
        QCOMPARE(preview.refused.isEmpty(), taken);
        QCOMPARE(preview.records > 0, taken);
        QCOMPARE(preview.notUnderstoodBytes, 0);
        if (again.size() > 10) {
            QCOMPARE(preview.diagnostics.size(), 0);
            packed(path, m_dir->filePath(u"large.gz"_s));
            const FilePreview unpacked = previewFile(m_dir->filePath(u"large.gz"_s));
            QVERIFY(unpacked.more);
            QCOMPARE(unpacked.records, preview.records);
        }
    }

    // The displayed part of a page is limited.
    void limitsDisplayedPage()
    {
        QByteArray page;
        for (int i = 0; i < 4000; ++i)
            page += "Abstract:" + longAbstract(i).toUtf8() + "\n\n";
        const FilePreview preview = previewBytes(page, u"page"_s);
        QCOMPARE(preview.records, 4000);
        qsizetype characters = 0;
        for (const PreviewPart &part : preview.parts)
            characters += part.text.size();
        QVERIFY2(characters > 300'000 && characters < 330'000, qPrintable(QString::number(characters)));
        QByteArray broken;
        for (int i = 0; i < 100; ++i)
            broken += record(i) + "{\"id\": broken\n";
        const FilePreview diagnostics = previewBytes(broken, u"lines"_s);
        QCOMPARE(diagnostics.records, 100);
        QCOMPARE(diagnostics.diagnostics.size(), 20);
        QCOMPARE(diagnostics.notUnderstood.size(), 20);
        QCOMPARE(diagnostics.notUnderstoodBytes, 100 * qint64(strlen("{\"id\": broken")));
    }

    void reportsRefusal_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("missing") << u"none"_s << u"does not exist"_s;
        QTest::newRow("a folder") << u"folder"_s << u"contains no files"_s;
        QTest::newRow("a pipe") << u"pipe"_s << u"not a regular file"_s;
        QTest::newRow("the open library") << u"l.lectern"_s << u"the library that is open"_s;
        QTest::newRow("of somebody else") << u"secret"_s << u"cannot be read"_s;
        QTest::newRow("packed and damaged at once") << u"damaged.gz"_s << u"damaged"_s;
        QTest::newRow("packed by nothing we know") << u"garbled.gz"_s << u"a compressed file"_s;
        QTest::newRow("packed and cut off") << u"cut.gz"_s << QString();
        QTest::newRow("an image") << u"image"_s << u"an image"_s;
    }
    void reportsRefusal()
    {
        QFETCH(QString, name);
        QFETCH(QString, words);
        QVERIFY(QDir(m_dir->path()).mkpath(u"folder"_s));
        QCOMPARE(::mkfifo(QFile::encodeName(m_dir->filePath(u"pipe"_s)).constData(), 0600), 0);
        QVERIFY(QFile::setPermissions(write(u"secret"_s, record(1)), QFile::ReadOwner));
        write(u"damaged.gz"_s, QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + QByteArray(100, 'x'));
        write(u"garbled.gz"_s, QByteArray("\x1f\x8b") + QByteArray(100, 'x'));
        packed(write(u"whole"_s, record(1) + record(2)), m_dir->filePath(u"whole.gz"_s));
        write(u"cut.gz"_s, readAll(m_dir->filePath(u"whole.gz"_s)).chopped(60));
        write(u"image"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        const QString path = m_dir->filePath(name);
        std::optional<AsNobody> stranger;
        if (name == "secret"_L1)
            stranger.emplace();
        const FilePreview preview = previewFile(path);
        QVERIFY2(!preview.refused.isEmpty(), qPrintable(name));
        QVERIFY2(preview.refused.contains(words), qPrintable(preview.refused));
        QVERIFY(preview.refused.endsWith(u'.'));
        QCOMPARE(preview.records, 0);
        // The import gives the same error as the preview.
        const FileReport report = FileImporter(*m_library).importPaths({path}).files.value(0);
        QVERIFY(!report.refused.isEmpty());
        if (!words.isEmpty())
            QVERIFY2(report.refused.contains(words), qPrintable(report.refused));
    }
};

QTEST_GUILESS_MAIN(TestFilePreview)
#include "tst_filepreview.moc"
