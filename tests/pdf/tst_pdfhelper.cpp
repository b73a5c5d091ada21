// Tests the PDF helper from the window's side: what it reads, and the result after a crash, a hang or a wrong
// reply.
#include "models/attachments/markedcopy.h"
#include "models/core/papermarks.h"
#include "models/pdf/firstpages.h"
#include "models/pdf/pdfhelper.h"
#include "samplepdf.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"
#include "tests/support/unprivileged.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/stat.h>
#include <sys/wait.h>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

static Result<PdfFirstPages> readFirstPages(const QString &path, int count, const Cancelled &cancelled = {})
{
    return FirstPagesReader().read(path, count, {}, cancelled);
}

class TestPdfHelper : public QObject
{
    Q_OBJECT
private slots:
    void init() { qputenv("LECTERN_PDF_HELPER", LECTERN_PDF); }
    void readsFirstPages();
    void readsLinksAndOutline();
    void renderedPageHasInk();
    void highlightsRoundTrip();
    void otherProgramsReadHighlights();
    void copyNeverOverwritesAFile();
    void foreignColoursMapToTheNearest();
    void reportsUnreadableFiles_data();
    void reportsUnreadableFiles();
    void requestCanBeCancelled();
    void rejectsInvalidReplies_data();
    void rejectsInvalidReplies();
    void unreadableFirstPagesAreEmpty();
    void rejectsUnopenablePaths();
    void reportsLaterCrash_data();
    void reportsLaterCrash();
    void reportsMissingHelper();
    void survivesDamagedDocuments();
    void helperIsSandboxed();
    void startsAHelperInAdvance();

private:
    // Process ids of the helpers started by this test.
    static QList<int> helpers();
    QString file(const QByteArray &bytes)
    {
        const QString path = m_dir.filePath(u"%1.pdf"_s.arg(m_files++));
        writeAll(path, bytes);
        return path;
    }
    QTemporaryDir m_dir;
    int m_files = 0;
};

void TestPdfHelper::readsFirstPages()
{
    const QString path =
        file(writtenPdf({{u"Sundials of the north"_s, u"Ada Example"_s}, {u"Second"_s}, {u"Third"_s}}));
    const auto pages = readFirstPages(path, 2);
    QVERIFY2(pages, qPrintable(pages ? QString() : pages.error().message));
    QCOMPARE(pages->pages, 3);
    QCOMPARE(pages->title, u"A title"_s);
    QCOMPARE(pages->first.size(), size_t(2));
    const PdfPageText &first = pages->first.front();
    QCOMPARE(first.text, u"Sundials of the north\nAda Example\n"_s);
    QCOMPARE(first.size, QSizeF(612, 792));
    QCOMPARE(first.words.size(), size_t(6));
    QVERIFY(first.words[3].lineEnd && !first.words[2].lineEnd && first.words[0].spaceAfter);
    QVERIFY(qAbs(first.words[0].box.x() - 72) < 2 && qAbs(first.words[0].box.bottom() - 72) < 6);
    QVERIFY(first.words[0].size > 9 && first.words[0].size < 15);
    QCOMPARE(pages->first[1].text, u"Second\n"_s);
    // Requests more pages than exist.
    QCOMPARE(readFirstPages(path, 20)->first.size(), size_t(3));
    // A PDF as Qt writes it, with an embedded font.
    QCOMPARE(readFirstPages(file(paintedPdf({u"Grüße aus Ulm"_s})), 1)->first.front().text,
             u"Grüße aus Ulm\n"_s);
}

void TestPdfHelper::highlightsRoundTrip()
{
    const QString path = file(writtenPdf({{u"Sundials of the north"_s}, {u"Second"_s, u"and more"_s}}));
    const QByteArray before = readAll(path);
    const QList<PdfAnnotation> marked{{1,
                                       {QRectF(72, 60, 40, 14), QRectF(72, 80, 60, 14)},
                                       annotationColour(2),
                                       u"of two\nlines, ä"_s,
                                       annotationName(u"0123456789abcdef"_s)},
                                      {0,
                                       {QRectF(100, 60, 50, 14)},
                                       annotationColour(3),
                                       QString(),
                                       annotationName(u"fedcba9876543210"_s)}};
    const QString copy = m_dir.filePath(u"copy.pdf"_s);
    const auto written = writeMarkedCopy(path, copy, marked);
    QVERIFY2(written, qPrintable(written ? QString() : written.error().message));
    QCOMPARE(readAll(path), before);
    const auto helper = PdfHelper::start(copy);
    QVERIFY(helper && (*helper)->open(0, {}));
    QList<PdfAnnotation> found;
    for (int page = 0; page < 2; ++page)
        found += must((*helper)->markings(page, {}));
    QCOMPARE(found.size(), 2);
    std::reverse(found.begin(), found.end());
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(found[i].page, marked[i].page);
        QCOMPARE(found[i].colour, marked[i].colour);
        QCOMPARE(found[i].comment, marked[i].comment);
        QCOMPARE(highlightOfName(found[i].name), highlightOfName(marked[i].name));
        QCOMPARE(found[i].boxes.size(), marked[i].boxes.size());
        for (int box = 0; box < found[i].boxes.size(); ++box) {
            const QRectF &a = found[i].boxes[box], &b = marked[i].boxes[box];
            QVERIFY(qAbs(a.x() - b.x()) < 0.1 && qAbs(a.y() - b.y()) < 0.1
                    && qAbs(a.width() - b.width()) < 0.1 && qAbs(a.height() - b.height()) < 0.1);
        }
    }
    // After marking, the words are unchanged and the colour is visible.
    QCOMPARE(must((*helper)->text(1, {})).text, u"Second\nand more\n"_s);
    const PdfTileRequest request{0, 1, QRect(140, 62, 8, 8), PdfTint::White, true};
    const PdfPixels pixels = must((*helper)->picture(request, {}));
    const auto *first = reinterpret_cast<const quint32 *>(pixels.bytes.constData());
    QVERIFY((first[0] & 0xff) < 0xf0 && (first[0] >> 16 & 0xff) > 0xf0);
    // Invalid highlights are refused.
    QVERIFY(!(*helper)->mark({2, {QRectF(0, 0, 1, 1)}, 0, {}, {}}, {}));
    const auto again = PdfHelper::start(copy);
    QVERIFY(again && (*again)->open(0, {}) && !(*again)->mark({0, {}, 0, {}, {}}, {}));
}

// Highlights written by poppler are readable by an independent program.
void TestPdfHelper::otherProgramsReadHighlights()
{
    const QString qpdf = QStandardPaths::findExecutable(u"qpdf"_s);
    if (qpdf.isEmpty())
        QSKIP("qpdf is not installed: markings in a copy are read back by poppler alone");
    const QString path = file(writtenPdf({{u"Sundials of the north"_s}, {u"Second"_s, u"and more"_s}}));
    const QString copy = m_dir.filePath(u"for-others.pdf"_s);
    const QList<PdfAnnotation> marked{{1,
                                       {QRectF(72, 60, 40, 14), QRectF(72, 80, 60, 14)},
                                       0x33cc66,
                                       u"of two\nlines, ä and 日"_s,
                                       annotationName(u"0123456789abcdef"_s)},
                                      {0, {QRectF(100, 60, 50, 14)}, 0xff0000, {}, {}}};
    const auto written = writeMarkedCopy(path, copy, marked);
    QVERIFY2(written, qPrintable(written ? QString() : written.error().message));
    const auto said = [&](const QStringList &arguments, int *code) {
        QProcess process;
        process.start(qpdf, arguments);
        process.waitForFinished(-1);
        *code = process.exitCode();
        return process.readAllStandardOutput();
    };
    int code = -1;
    const QByteArray checked = said({u"--check"_s, copy}, &code);
    QVERIFY2(code == 0, checked.constData());
    const QByteArray json = said({u"--json=2"_s, u"--json-key=qpdf"_s, copy}, &code);
    if (code != 0)
        QSKIP("this qpdf is too old to write what a PDF holds as JSON");
    const QJsonObject objects = QJsonDocument::fromJson(json).object()[u"qpdf"_s].toArray().at(1).toObject();
    QHash<QString, QJsonObject> byRemark;
    for (const QJsonValue &each : objects) {
        const QJsonObject value = each[u"value"_s].toObject();
        if (value[u"/Subtype"_s].toString() == "/Highlight"_L1)
            byRemark[value[u"/Contents"_s].toString()] = value;
    }
    QCOMPARE(byRemark.size(), 2);
    for (const PdfAnnotation &marking : marked) {
        const QString comment = u"u:"_s + marking.comment;
        QVERIFY2(byRemark.contains(comment), json.constData());
        const QJsonObject found = byRemark.value(comment);
        const QJsonArray colour = found[u"/C"_s].toArray(), corners = found[u"/QuadPoints"_s].toArray();
        for (int part = 0; part < 3; ++part)
            QCOMPARE(qRound(colour.at(part).toDouble() * 255), int(marking.colour >> (16 - 8 * part) & 0xff));
        QCOMPARE(corners.size(), 8 * marking.boxes.size());
        for (qsizetype box = 0; box < marking.boxes.size(); ++box) {
            // PDF counts y from the lower edge, and the page is 792 points high. The first corner is the
            // upper left one.
            QVERIFY(qAbs(corners.at(8 * box).toDouble() - marking.boxes[box].left()) < 0.1);
            QVERIFY(qAbs(corners.at(8 * box + 1).toDouble() - (792 - marking.boxes[box].top())) < 0.1);
            QVERIFY(qAbs(corners.at(8 * box + 6).toDouble() - marking.boxes[box].right()) < 0.1);
            QVERIFY(qAbs(corners.at(8 * box + 7).toDouble() - (792 - marking.boxes[box].bottom())) < 0.1);
        }
    }
}

void TestPdfHelper::copyNeverOverwritesAFile()
{
    const QString path = file(writtenPdf({{u"Sundials"_s}}));
    const QByteArray before = readAll(path);
    const QList<PdfAnnotation> marked{{0, {QRectF(72, 60, 40, 14)}, 0xffff00, {}, {}}};
    QVERIFY(!writeMarkedCopy(path, path, marked));
    const QString link = m_dir.filePath(u"link.pdf"_s);
    QVERIFY(QFile::link(path, link));
    QVERIFY(!writeMarkedCopy(path, link, marked));
    QCOMPARE(readAll(path), before);
    // A damaged file or a page number beyond the end: no partial file remains.
    const QString copy = m_dir.filePath(u"none.pdf"_s);
    QVERIFY(!writeMarkedCopy(file("no PDF"), copy, marked));
    QVERIFY(!writeMarkedCopy(path, copy, {{7, {QRectF(72, 60, 40, 14)}, 0xffff00, {}, {}}}));
    QVERIFY(!QFile::exists(copy));
}

void TestPdfHelper::foreignColoursMapToTheNearest()
{
    QCOMPARE(highlightOfName(annotationName(u"0123456789abcdef"_s)), u"0123456789abcdef"_s);
    for (const QString &name : {u"okular-1"_s, u"lectern-"_s, u"lectern-x"_s, u"lectern-0123456789abcdeg"_s})
        QCOMPARE(highlightOfName(name), QString());
    for (int colour = 0; colour < int(kHighlightColours.size()); ++colour)
        QCOMPARE(nearestHighlightColour(annotationColour(colour)), colour);
    QCOMPARE(nearestHighlightColour(0xffff00), 0);
    QCOMPARE(nearestHighlightColour(0xff8000), 0); // orange
    QCOMPARE(nearestHighlightColour(0x00ff00), 1);
    QCOMPARE(nearestHighlightColour(0x0000ff), 2);
    QCOMPARE(nearestHighlightColour(0xff0010), 3);
    QCOMPARE(nearestHighlightColour(0xff00ff), 4);
    QCOMPARE(nearestHighlightColour(0x808080), 0);
}

void TestPdfHelper::readsLinksAndOutline()
{
    const auto helper = PdfHelper::start(file(writtenPdf({{u"a"_s}, {u"b"_s}, {u"c"_s}})));
    QVERIFY(helper);
    QVERIFY(!(*helper)->text(0, {})); // not opened yet
    QVERIFY((*helper)->open(0, {}));
    const auto links = (*helper)->links(0, {});
    QVERIFY(links);
    QCOMPARE(links->size(), 2);
    QCOMPARE(links->at(0).page, 2);
    QCOMPARE(qRound(links->at(0).y), 92);
    QCOMPARE(links->at(0).box.toRect(), QRect(72, 57, 228, 20));
    QCOMPARE(links->at(1).url, u"https://example.org/"_s);
    QCOMPARE((*helper)->links(1, {})->size(), 0);
    const auto outline = (*helper)->outline({});
    QVERIFY(outline);
    QCOMPARE(outline->size(), 3);
    QCOMPARE(outline->at(1).title, u"Part 2"_s);
    QCOMPARE(outline->at(1).page, 1);
    // A missing item gives an error and does not end the helper.
    QVERIFY(!(*helper)->text(3, {}));
    QVERIFY(!(*helper)->picture({3, 1, QRect(0, 0, 10, 10)}, {}));
    QVERIFY((*helper)->exists());
    QVERIFY((*helper)->text(2, {}));
}

void TestPdfHelper::renderedPageHasInk()
{
    const auto helper = PdfHelper::start(file(writtenPdf({{u"MMMMMM"_s}})));
    QVERIFY(helper && (*helper)->open(0, {}));
    const auto inkIn = [&](const QRect &part) {
        const auto pixels = (*helper)->picture({0, 2, part}, {});
        if (!pixels || QSize(pixels->width, pixels->height) != part.size())
            return -1;
        int dark = 0;
        for (qsizetype i = 0; i < pixels->bytes.size(); i += 4)
            dark += uchar(pixels->bytes[i]) < 100;
        return dark;
    };
    QVERIFY(inkIn(QRect(0, 0, 1224, 1584)) > 300); // Helvetica is not embedded
    QVERIFY(inkIn(QRect(140, 120, 200, 30)) > 300); // a part of the page
    QCOMPARE(inkIn(QRect(0, 800, 1224, 200)), 0);
}

void TestPdfHelper::reportsUnreadableFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const QByteArray sound = writtenPdf({{u"a"_s}});
    QTest::newRow("empty") << QByteArray() << u"damaged"_s;
    QTest::newRow("another kind") << QByteArray("<html>not found</html>") << u"damaged"_s;
    QTest::newRow("the head alone") << QByteArray("%PDF-1.5\n") << u"damaged"_s;
    QTest::newRow("no pages") << QByteArray("%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 "
                                            "0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n"
                                            "trailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n")
                              << u"no pages"_s;
    QByteArray locked = sound;
    const QByteArray lock =
        "trailer\n<< /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] "
        "/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <"
        + QByteArray(64, '1') + "> /U <" + QByteArray(64, '2') + "> >>";
    locked.replace("trailer\n<<", lock);
    QTest::newRow("locked") << locked << u"password"_s;
}

void TestPdfHelper::reportsUnreadableFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    const auto pages = readFirstPages(file(bytes), 2);
    QVERIFY(!pages);
    QVERIFY2(pages.error().message.contains(said), qPrintable(pages.error().message));
}

void TestPdfHelper::requestCanBeCancelled()
{
    const QString path = file(writtenPdf(QList<QStringList>(3, {u"a"_s})));
    QVERIFY(readFirstPages(path, 3, [] { return true; }).error().isCancelled());
    int asked = 0;
    const auto pages = readFirstPages(path, 3, [&] { return ++asked > 3; });
    QVERIFY(!pages && pages.error().isCancelled());
}

void TestPdfHelper::rejectsInvalidReplies_data()
{
    QTest::addColumn<QByteArray>("way");
    for (const char *way :
         {"dies", "aborts", "hangs", "garbage", "silent end", "huge", "promises", "other number",
          "other kind", "other state", "error with body", "empty", "numbers"})
        QTest::newRow(way) << QByteArray(way);
}

void TestPdfHelper::rejectsInvalidReplies()
{
    QFETCH(QByteArray, way);
    qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
    qputenv("LECTERN_FAKE", way);
    const auto helper = PdfHelper::start(file("%PDF"));
    QVERIFY(helper);
    (*helper)->setTimeout(std::chrono::milliseconds(300));
    QElapsedTimer timer;
    timer.start();
    const auto summary = (*helper)->open(0, {});
    QVERIFY(!summary);
    QVERIFY(!summary.error().message.isEmpty());
    QVERIFY(!(*helper)->exists()); // no further requests
    QVERIFY(!(*helper)->text(0, {}));
    QVERIFY(timer.elapsed() < 9500); // not the default timeout of ten seconds
}

void TestPdfHelper::reportsLaterCrash_data()
{
    rejectsInvalidReplies_data();
}

void TestPdfHelper::reportsLaterCrash()
{
    QFETCH(QByteArray, way);
    qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
    qputenv("LECTERN_FAKE", "open-" + way);
    const QString path = file("%PDF");
    for (const int kind : {0, 1, 2, 3, 4, 5, 6, 7}) {
        const auto helper = PdfHelper::start(path);
        QVERIFY(helper);
        QVERIFY((*helper)->open(0, {}));
        (*helper)->setTimeout(std::chrono::milliseconds(300));
        const bool answered = kind == 0 ? bool((*helper)->text(0, {}))
            : kind == 1                 ? bool((*helper)->links(0, {}))
            : kind == 2                 ? bool((*helper)->outline({}))
            : kind == 3                 ? bool((*helper)->picture({0, 1, QRect(0, 0, 9, 9)}, {}))
            : kind == 4                 ? bool((*helper)->markings(0, {}))
            : kind == 5                 ? bool((*helper)->save({}))
            : kind == 6                 ? bool((*helper)->sizes({}))
                                        : bool((*helper)->mark({}, {}));
        if (kind == 7 && way == "empty") // a reply without data is the success of mark
            QVERIFY(answered && (*helper)->exists());
        else
            QVERIFY(!answered && !(*helper)->exists());
    }
}

// An unreadable page is an empty one with its size; after a crash no more pages of the file are read.
void TestPdfHelper::unreadableFirstPagesAreEmpty()
{
    qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
    qputenv("LECTERN_FAKE", "open-no such page");
    const auto missing = readFirstPages(file("%PDF"), 2);
    QVERIFY(missing);
    QCOMPARE(missing->pages, 3);
    QCOMPARE(missing->first.size(), size_t(2));
    QCOMPARE(missing->first.front().size, QSizeF(600, 800));
    QVERIFY(missing->first.front().words.empty());
    qputenv("LECTERN_FAKE", "open-dies");
    const auto crashed = readFirstPages(file("%PDF"), 2);
    QVERIFY(crashed);
    QCOMPARE(crashed->pages, 3);
    QVERIFY(crashed->first.empty());
}

// Paths that are not regular files are not passed to the helper, and a helper that is not a program is not
// started.
void TestPdfHelper::rejectsUnopenablePaths()
{
    const QString secret = file("%PDF");
    QVERIFY(AsNobody::allowListing(m_dir.path()));
    QVERIFY(QFile::setPermissions(secret, QFile::ReadOwner));
    QCOMPARE(::mkfifo(QFile::encodeName(m_dir.filePath(u"pipe"_s)).constData(), 0600), 0);
    {
        const AsNobody stranger;
        const auto refused = PdfHelper::start(secret);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"cannot be read"_s), qPrintable(refused.error().message));
    }
    for (const QString &none : {m_dir.path(), m_dir.filePath(u"pipe"_s), u"/dev/null"_s}) {
        const auto refused = PdfHelper::start(none);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"is not a file"_s), qPrintable(refused.error().message));
    }
    const QString program = m_dir.filePath(u"program"_s);
    writeAll(program,
             "\x7f"
             "ELF, but not a program");
    QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
    qputenv("LECTERN_PDF_HELPER", QFile::encodeName(program));
    QVERIFY(!PdfHelper::start(secret));
}

void TestPdfHelper::reportsMissingHelper()
{
    QVERIFY(hasPdfHelper());
    const QString path = file(writtenPdf({{u"a"_s}}));
    QVERIFY(readFirstPages(m_dir.filePath(u"missing.pdf"_s), 1).error().kind == ErrorKind::NotFound);
    QVERIFY(!readFirstPages(m_dir.path(), 1)); // a folder
    qputenv("LECTERN_PDF_HELPER", "/nonexistent/lectern-pdf");
    QVERIFY(!hasPdfHelper());
    QVERIFY(readFirstPages(path, 1).error().message.contains(u"not installed"));
}

// Parts of valid files, cut and changed at random: each gives a result or an error in time, and the window
// process survives.
void TestPdfHelper::survivesDamagedDocuments()
{
    const QList<QByteArray> sound = {writtenPdf({{u"one (two"_s, u"three"_s}, {u"four"_s}}),
                                     paintedPdf({u"five six"_s, u"seven"_s})};
    QRandomGenerator random(7);
    int read = 0;
    for (int round = 0; round < scaled(200); ++round) {
        QByteArray bytes = sound[round % sound.size()];
        if (random.bounded(5) == 0)
            bytes.truncate(random.bounded(bytes.size()));
        for (int turned = random.bounded(60); turned > 0 && !bytes.isEmpty(); --turned) {
            // Replaces digits by digits, to change the structure and not only compressed streams.
            const auto at = random.bounded(bytes.size());
            bytes[at] = bytes[at] >= '0' && bytes[at] <= '9' ? char('0' + random.bounded(10))
                                                             : char(random.bounded(256));
        }
        const auto helper = PdfHelper::start(file(bytes));
        QVERIFY(helper);
        const auto summary = (*helper)->open(0, {});
        QVERIFY(summary || !summary.error().message.isEmpty());
        if (!summary)
            continue;
        ++read;
        for (int page = 0; page < std::min<int>(2, int(summary->sizes.size())) && (*helper)->exists();
             ++page) {
            const auto text = (*helper)->text(page, {});
            const auto links = (*helper)->links(page, {});
            const auto picture = (*helper)->picture({page, 0.5, QRect(0, 0, 200, 200)}, {});
            QVERIFY(text || !text.error().message.isEmpty());
            QVERIFY(links || !links.error().message.isEmpty());
            QVERIFY(picture || !picture.error().message.isEmpty());
        }
    }
    QVERIFY(read > 0);
}

// The helper cannot write files or start programs; the same operations are refused as while it reads a
// document.
void TestPdfHelper::helperIsSandboxed()
{
    const auto helper = PdfHelper::start(file(writtenPdf({{u"a"_s}})));
    QVERIFY(helper && (*helper)->open(0, {}));
    const QList<int> processes = helpers();
    QCOMPARE(processes.size(), 1);
    QFile status(u"/proc/%1/status"_s.arg(processes.first()));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const QByteArray text = status.readAll();
    QVERIFY(text.contains("NoNewPrivs:\t1"));
    QVERIFY(text.contains("Seccomp:\t2"));
}

QList<int> TestPdfHelper::helpers()
{
    QList<int> found;
    const QByteArray own = "PPid:\t" + QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        QFile status(u"/proc/%1/status"_s.arg(process));
        if (!status.open(QIODevice::ReadOnly))
            continue;
        if (status.readAll().contains(own)) // compares the parent process id, because the helper gets its
                                            // name only shortly after the start
            found.append(process.toInt());
    }
    return found;
}

// A helper is started in advance for any file. Nothing waits for it, and a crash meanwhile has no effect.
void TestPdfHelper::startsAHelperInAdvance()
{
    const QString path = file(writtenPdf({{u"lamp"_s}}));
    const auto words = [&] {
        const auto pages = readFirstPages(path, 1);
        return pages ? pages->first.front().text : pages.error().message;
    };
    PdfProcess::prepare();
    PdfProcess::prepare();
    QList<int> ready = helpers();
    QCOMPARE(ready.size(), 1);
    {
        const auto helper = PdfHelper::start(path), other = PdfHelper::start(path);
        QVERIFY(helper && (*helper)->open(0, {}) && other && (*other)->open(0, {}));
        QCOMPARE(helpers().size(), 2);
        QVERIFY(helpers().contains(ready.first()));
    }
    QCOMPARE(helpers(), QList<int>());
    PdfProcess::prepare();
    ready = helpers();
    QCOMPARE(ready.size(), 1);
    QCOMPARE(kill(ready.first(), SIGKILL), 0);
    siginfo_t ended = {};
    QCOMPARE(waitid(P_PID, id_t(ready.first()), &ended, WEXITED | WNOWAIT), 0);
    QVERIFY(words().contains(u"lamp"_s));
    // A changed helper path starts that program.
    PdfProcess::prepare();
    qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
    qputenv("LECTERN_FAKE", "dies");
    QVERIFY(words().contains(u"crashed"_s));
    PdfProcess::prepare();
    QCOMPARE(helpers().size(), 1); // the old one has ended
    qputenv("LECTERN_PDF_HELPER", "/nowhere/lectern-pdf");
    PdfProcess::prepare(); // no program to start, and no message
}

QTEST_MAIN(TestPdfHelper)
#include "tst_pdfhelper.moc"
