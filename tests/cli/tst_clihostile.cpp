// Tests hostile files in the real program: a one-sentence error, bounded memory and an unchanged library.
#include "clirun.h"
#include "models/store/library.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kGigabyte = 1024 * 1024 * 1024;

#ifdef LECTERN_SANITIZED
constexpr bool kSanitized = true; // sanitizers change the memory use
#else
constexpr bool kSanitized = false;
#endif

// Returns the peak memory of all programs run so far, in bytes.
qint64 peakMemoryOfPrograms()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return qint64(usage.ru_maxrss) * 1024;
}

QByteArray entityBomb(const QByteArray &root, const QByteArray &inside)
{
    QByteArray xml("<?xml version=\"1.0\"?>\n<!DOCTYPE bomb [<!ENTITY a \"aaaaaaaaaa\">");
    for (char c = 'b'; c <= 'z'; ++c)
        xml += QByteArray("<!ENTITY ") + c + " \""
            + QByteArray(QByteArray("&") + char(c - 1) + ";").repeated(10) + "\">";
    return xml + "]>\n<" + root + ">" + inside + "</" + root.split(' ').first() + ">\n";
}

QByteArray authors(const char *begin, const char *between, const char *end, const char *tail)
{
    QByteArray text(begin);
    for (int i = 0; i < 1'000'000; ++i)
        text += (i ? between : "") + QByteArray("Ada Fog") + QByteArray::number(i) + end;
    return text + tail;
}

} // namespace

class TestCliHostile : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = m_folder->filePath(u"my.lectern"_s);
        write(u"good.bib"_s, "@article{a, title={Slow Fog}, author={Winter, Ada}, year={2021}}");
        QCOMPARE(runCli({u"import"_s, u"--library"_s, m_library, m_folder->filePath(u"good.bib"_s)}).exit, 0);
        m_before = libraryHash();
    }

    void refusesHugeFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<qint64>("size"); // padded with zeros (a sparse file)
        QTest::addColumn<QString>("sentence"); // part of the error
        const QByteArray much(100'000, 'x');
        QTest::newRow("1 GB of zeros") << QByteArray() << kGigabyte << u"binary"_s;
        QTest::newRow("1 GB of BibTeX") << "@article{a, title={" + much << kGigabyte << u"too large"_s;
        QTest::newRow("1 GB of RIS") << "TY  - JOUR\nTI  - " + much << kGigabyte << u"too large"_s;
        QTest::newRow("1 GB of XML") << "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>" + much
                                     << kGigabyte << u"too large"_s;
        QTest::newRow("1 GB in a line of metadata")
            << QByteArray("{\"id\":\"2101.00001\",\"title\":\"Fog\",\"authors\":\"A B\",\"abstract\":\"")
                + "x\"}\n" + "{\"id\":\"" + much
            << kGigabyte << u"is longer than"_s;
        QTest::newRow("1 GB of a saved page") << "Abstract:" + much << kGigabyte << u"too large"_s;
        QTest::newRow("a million authors in BibTeX")
            << authors("@article{a, title={Crowd}, author={", " and ", "", "}}") << qint64(0) << u"authors"_s;
        QTest::newRow("a million authors in RIS")
            << authors("TY  - JOUR\nTI  - Crowd\n", "", "\n", "ER  - \n").replace("Ada", "AU  - Ada")
            << qint64(0) << u"authors"_s;
        QTest::newRow("a million authors in CSL-JSON")
            << authors("[{\"type\":\"article\",\"title\":\"Crowd\",\"author\":[{\"literal\":\"",
                       ",{\"literal\":\"", "\"}", "]}]")
            << qint64(0) << u"authors"_s;
        QTest::newRow("objects within objects")
            << QByteArray("{\"papers\":").repeated(60'000) + "1" + QByteArray(60'000, '}') << qint64(0)
            << u"JSON"_s;
        QTest::newRow("entities within entities, XML of no kind")
            << entityBomb("bomb", "&z;") << qint64(0) << u"XML"_s;
        QTest::newRow("entities within entities, arXiv")
            << entityBomb("feed xmlns=\"http://www.w3.org/2005/Atom\"", "<entry><title>&z;</title></entry>")
            << qint64(0) << u"not declared"_s;
        QTest::newRow("entities within entities, MODS") << entityBomb(
            "mods xmlns=\"http://www.loc.gov/mods/v3\"", "<titleInfo><title>&z;</title></titleInfo>")
                                                        << qint64(0) << u"not declared"_s;
    }
    void refusesHugeFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(qint64, size);
        QFETCH(QString, sentence);
        if (size && scaled(10) < 10)
            QSKIP("a gigabyte takes too long in a slow build");
        const QString path = write(u"hostile"_s, bytes);
        if (size)
            QVERIFY(QFile::resize(path, size));
        isRefused(path, sentence);
    }

    // Each file has a two-thousandth of its unpacked size.
    void refusesCompressionBombs_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("zeros only") << QByteArray() << u"binary"_s;
        QTest::newRow("zeros behind a bibliography")
            << "@article{a, title={" + QByteArray(70'000, 'x') << u"too large"_s;
        QTest::newRow("zeros behind metadata")
            << "{\"id\":\"2101.00001\",\"title\":\"Fog\",\"authors\":\"A B\",\"abstract\":\"x\"}\n"
                + QByteArray(70'000, 'x')
            << u"is longer than"_s;
    }
    void refusesCompressionBombs()
    {
        if (scaled(10) < 10)
            QSKIP("a gigabyte takes too long in a slow build");
        QFETCH(QByteArray, begin);
        QFETCH(QString, sentence);
        const QString path = m_folder->filePath(u"bomb.gz"_s);
        if (!writeBomb(path, begin, 1))
            QSKIP("gzip is not installed");
        QVERIFY(QFileInfo(path).size() < kGigabyte / 200);
        isRefused(path, sentence);
    }

    // A bibliography concatenated from several encodings. It is not refused: the main encoding is used, and a
    // diagnostic is added.
    void readsMixedEncodingsWithDiagnostic_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("remark");
        QTest::newRow("mostly UTF-8")
            << QByteArray("@article{a, title={M\xc3\xbcller on fog, na\xc3\xafvely},\n"
                          "  author={Andr\xe9, Ada}}\n")
            << QByteArray(":2: warning:");
        QTest::newRow("mostly Windows-1252") << QByteArray(
            "@article{a, title={M\xfcller on fog, na\xefvely},\n author={Andr\xc3\xa9, Andr\xe9}}\n")
                                             << QByteArray("not UTF-8");
    }
    void readsMixedEncodingsWithDiagnostic()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, remark);
        const CliRun run = import(write(u"mixed.bib"_s, bytes));
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY2(run.out.contains(remark), run.out.constData());
        const CliRun found = runCli({u"search"_s, u"--library"_s, m_library, u"--json"_s, u"muller"_s});
        QVERIFY2(found.out.contains("Müller on fog, naïvely"), found.out.constData());
    }

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    QByteArray libraryHash() const
    {
        const auto library = Library::open(m_library, Library::Mode::ReadOnly);
        const auto hash = library ? contentHash(**library) : library.error();
        return hash ? *hash : QByteArray();
    }
    CliRun import(const QString &path) { return runCli({u"import"_s, u"--library"_s, m_library, path}); }
    void isRefused(const QString &path, const QString &sentence)
    {
        const CliRun run = import(path);
        QCOMPARE(run.exit, 1);
        const QString said = QString::fromUtf8(run.err + run.out);
        QVERIFY2(said.contains(sentence), qPrintable(said));
        QVERIFY2(said.trimmed().endsWith(u'.'), qPrintable(said));
        QVERIFY(!m_before.isEmpty());
        QCOMPARE(libraryHash(), m_before);
        if (!kSanitized)
            QVERIFY2(peakMemoryOfPrograms() < kGigabyte, qPrintable(QString::number(peakMemoryOfPrograms())));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_library;
    QByteArray m_before;
};

QTEST_GUILESS_MAIN(TestCliHostile)
#include "tst_clihostile.moc"
