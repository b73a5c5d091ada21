// Hostile papers through the window: what is no text to a reader is text, nothing is loaded, nothing hangs.
#include "views/print/printcommands.h"
#include "views/reading/abstractpane.h"
#include "windowrun.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QImage>
#include <QMimeData>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::Run;

namespace
{

constexpr int kWait = 30'000;
// For a machine that does other things as well; on an idle one each of these takes well under a second.
constexpr int kLongest = 10'000;

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT
private slots:
    void isShownAsText_data()
    {
        QTest::addColumn<QString>("abstract");
        QTest::addColumn<QString>("shown"); // stands in the pane
        QTest::newRow("HTML") << u"<b>bold</b> & <i>more</i> &lt;"_s << u"<b>bold</b> & <i>more</i> &lt;"_s;
        QTest::newRow("script") << u"a <script>alert(1)</script> b"_s << u"<script>alert(1)</script>"_s;
        QTest::newRow("image") << u"a <img src=\"file:///etc/passwd\"> <img src='http://a.example/x.png'> b"_s
                               << u"<img src=\"file:///etc/passwd\"> <img src='http://a.example/x.png'>"_s;
        QTest::newRow("100 kB of {") << QString(100'000, u'{') << QString(1000, u'{');
        QTest::newRow("5,000 deep") << QString(5000, u'{') + u"core"_s + QString(5000, u'}') << u"core"_s;
        QTest::newRow("5,000 deep commands")
            << u"\\emph{"_s.repeated(5000) + u"core"_s + u"}"_s.repeated(5000) << u"core"_s;
        QTest::newRow("overrides") << u"abc \u202egnp.exe \u2066x"_s << u"abc <U+202E>gnp.exe <U+2066>x"_s;
        QTest::newRow("macro bomb")
            << uR"($\def\a{\a\a}\a \frac{1}{2}$ and $\newcommand{\b}{\b\b}\b \frac{1}{2}$ end)"_s << u"end"_s;
        QTest::newRow("NUL") << u"before"_s + QChar(0) + u"behind"_s << u"before\u2400behind"_s;
        QTest::newRow("long formula") << u"$"_s + u"\\frac{a}{b}+"_s.repeated(3000) + u"c$ end"_s << u"end"_s;
        QTest::newRow("links") << u"\\href{javascript:alert(1)}{press} \\url{file:///etc/passwd}"_s
                               << u"press"_s;
    }
    void isShownAsText()
    {
        QFETCH(QString, abstract);
        QFETCH(QString, shown);
        QTemporaryDir dir;
        Run run(dir);
        // The peaceful one first: what kind of file it is must show at its beginning.
        run.importLines(paperLine(u"A peaceful paper"_s, {u"Ada Winter"_s}, u"It rests."_s, 1)
                        + paperLine(u"Title with "_s + abstract.left(60), {abstract.left(60)}, abstract, 2));
        QCOMPARE(run.library.browser().papers().rowCount(), 2);
        run.list().selectRow(1, true);
        run.settle();
        auto &view = run.find<QTextBrowser>("readingView");
        QVERIFY(view.toPlainText().contains(u"It rests."_s));
        QElapsedTimer timer;
        timer.start();
        run.list().selectRow(0, true);
        run.settle();
        const QImage painted = run.window.grab().toImage();
        const qint64 first = timer.elapsed();
        qInfo("from the choice to the picture: %lld ms", first);
        QVERIFY(!painted.isNull());
        QVERIFY2(first < kLongest, qPrintable(QString::number(first)));
        QTRY_VERIFY_WITH_TIMEOUT(!run.find<AbstractPane>().isPending(), kWait);
        QVERIFY2(view.toPlainText().contains(shown), qPrintable(view.toPlainText().left(2000)));
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                QVERIFY(!format.isImageFormat());
                const QString scheme = QUrl(format.anchorHref()).scheme();
                QVERIFY2(!format.isAnchor() || (scheme != u"javascript"_s && scheme != u"file"_s),
                         qPrintable(format.anchorHref()));
            }
        }
        // And the window goes on.
        run.list().selectRow(1, true);
        run.settle();
        QVERIFY(view.toPlainText().contains(u"It rests."_s));
        QVERIFY(!QApplication::activeModalWidget());
    }

    // What a note names is not read: not when it is shown, nor copied, nor printed.
    void aNoteReadsNothing_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("a picture") << u"%1/picture.png"_s;
        QTest::newRow("a picture by address") << u"file://%1/picture.png"_s;
        QTest::newRow("a pipe") << u"%1/pipe"_s;
        QTest::newRow("a pipe by address") << u"file://%1/pipe"_s;
        QTest::newRow("a device") << u"/dev/zero"_s;
        QTest::newRow("a device by address") << u"file:///dev/zero"_s;
        QTest::newRow("another computer") << u"http://pictures.invalid/a.png"_s;
        QTest::newRow("a resource") << u":/org.lectern.Lectern.svg"_s;
    }
    void aNoteReadsNothing()
    {
        QFETCH(QString, address);
        QTemporaryDir dir, pictures;
        QImage picture(40, 40, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(pictures.filePath(u"picture.png"_s)));
        QCOMPARE(::mkfifo(QFile::encodeName(pictures.filePath(u"pipe"_s)).constData(), 0600), 0);
        if (address.contains(u"%1"_s))
            address = address.arg(pictures.path());
        const int watch = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        QVERIFY(watch >= 0);
        for (const QString &folder : {pictures.path(), u"/dev"_s})
            QVERIFY(::inotify_add_watch(watch, QFile::encodeName(folder).constData(), IN_OPEN) >= 0);
        const auto wasOpened = [watch] {
            char events[16384];
            QStringList names;
            for (ssize_t size = ::read(watch, events, sizeof events); size > 0;
                 size = ::read(watch, events, sizeof events))
                for (const char *at = events; at < events + size;) {
                    const auto *event = reinterpret_cast<const inotify_event *>(at);
                    names.append(QString::fromLocal8Bit(event->len ? event->name : ""));
                    at += sizeof(inotify_event) + event->len;
                }
            return names.contains(u"picture.png"_s) || names.contains(u"pipe"_s) || names.contains(u"zero"_s);
        };
        Run run(dir);
        run.importLines(paperLine(u"A peaceful paper"_s, {u"Ada Winter"_s}, u"It rests."_s, 1)
                        + paperLine(u"A marked paper"_s, {u"Ada Winter"_s}, u"It rests too."_s, 2));
        run.library.edits().setNote(run.library.browser().papers().idAt(1),
                                    u"Look: ![a picture](%1) and <img src=\"%1\"> end"_s.arg(address));
        run.settle();
        run.list().selectRow(1, true);
        run.settle();
        QVERIFY(!run.window.grab().isNull());
        auto &note = run.find<QTextBrowser>("noteShown");
        QVERIFY(note.isVisible());
        QVERIFY(note.toPlainText().contains(u"end"_s));
        note.selectAll();
        note.copy();
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        for (const QString &format : copied->formats())
            (void)copied->data(format);
        QVERIFY(copied->text().contains(u"end"_s));
        QSignalSpy printed(&run.window.printing(), &PrintCommands::finished);
        run.window.printing().savePdf(dir.filePath(u"a.pdf"_s), {run.library.browser().papers().idAt(1)});
        QVERIFY(printed.wait(kWait));
        QVERIFY(QFileInfo(dir.filePath(u"a.pdf"_s)).size() > 1000);
        QVERIFY2(!wasOpened(), "what the note names was opened");
        ::close(watch);
    }
};

QTEST_MAIN(TestHostile)
#include "tst_hostile.moc"
