// Measures how long the PDF page keeps the window busy and when the first content is visible. Prints one JSON
// object.
//   pdfview_bench FILE...     opens, scrolls, zooms and reads each file
#include "tests/bench/measure.h"
#include "views/pdf/pdfpage.h"

#include <QApplication>
#include <QJsonDocument>
#include <QScrollBar>
#include <QTimer>

#include <cstdio>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Returns whether letters are visible in the middle of the view.
bool hasInk(PdfView &view)
{
    const QRect middle(0, view.viewport()->height() / 3, view.viewport()->width(), 240);
    const QImage seen = view.viewport()->grab(middle).toImage();
    int dark = 0;
    for (int y = 0; y < seen.height(); y += 4)
        for (int x = 0; x < seen.width(); x += 4)
            dark += qGray(seen.pixel(x, y)) < 90;
    return dark > 20;
}

void awaitInk(PdfView &view)
{
    QTimer tooLong;
    tooLong.callOnTimeout([] { qFatal("nothing is seen of the page"); });
    tooLong.start(20'000);
    while (!hasInk(view))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

// Adds the longest iteration of the event loop within the given milliseconds.
void frames(Times &times, int milliseconds)
{
    QElapsedTimer all;
    all.start();
    while (all.elapsed() < milliseconds)
        times.time([] { QCoreApplication::processEvents(); });
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("LECTERN_PDF_HELPER"))
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
    QApplication app(argc, argv);
    QJsonObject report;
    for (const QString &file : QCoreApplication::arguments().sliced(1)) {
        PdfPage page;
        page.resize(1100, 900);
        page.show();
        PdfView &view = page.view();
        Times first, rested, turn, zoom, scroll, events;
        for (int round = 0; round < 15; ++round) {
            frames(events,
                   300); // pause between two documents, in which the next helper starts
            first.time([&] {
                page.open(file, {});
                awaitInk(view);
            });
        }
        // Closes and reopens the document after a pause, in which it is preloaded.
        for (int round = 0; round < 15; ++round) {
            page.close();
            page.preload(file);
            frames(events, 400);
            rested.time([&] {
                page.open(file, {});
                awaitInk(view);
            });
        }
        const int pages = view.pages();
        for (int i = 0; i < 20; ++i) {
            turn.time([&] {
                view.turnPages(1);
                awaitInk(view);
            });
            frames(events, 60); // reading speed: the next pages are rendered ahead
        }
        for (int i = 0; i < 600; ++i) {
            scroll.time([&] {
                view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + 60);
                view.viewport()->repaint();
            });
            frames(events, 4);
        }
        for (int i = 0; i < 10; ++i)
            zoom.time([&] {
                view.zoomBy(i < 5 ? 1.1 : 1 / 1.1, QPoint(300, 300));
                view.viewport()->repaint();
            });
        const double before = processMegabytes("VmRSS");
        for (int i = 0; i < pages; ++i) {
            view.go({i, 0, 0});
            frames(events, 2);
        }
        report[file] = QJsonObject{{u"pages"_s, pages},
                                   {u"open to first page"_s, first.json()},
                                   {u"the same behind a rest"_s, rested.json()},
                                   {u"page turn"_s, turn.json()},
                                   {u"scroll frame"_s, scroll.json()},
                                   {u"zoom frame"_s, zoom.json()},
                                   {u"round of events"_s, events.json()},
                                   {u"MB before reading through"_s, before},
                                   {u"MB after"_s, processMegabytes("VmRSS")},
                                   {u"MB at most"_s, processMegabytes("VmHWM")}};
    }
    std::puts(QJsonDocument(report).toJson().constData());
    return 0;
}
