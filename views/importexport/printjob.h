#pragma once
// Papers on paper, or in a PDF file: read, set and painted on a thread of its own.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/session/tasks/libraryjobs.h"

#include <QFont>
#include <QList>
#include <QObject>

#include <memory>
#include <optional>

class QPagedPaintDevice;
class QPrinter;

namespace lectern
{

class Library;
class MathEngine;
class PageFlow;

struct PrintOrder {
    QString library; // the library's file
    QList<PaperId> papers; // in this order
    QString heading; // what the list shows; stands above a list of several and at the foot of each page
    QString citationStyle =
        {}; // as a list of references in this style (an id of citationstyles.h); empty: papers whole
    QFont font; // of the running text, in points
    QString pdfFile; // where the PDF goes, replaced only when it is whole; empty: to the printer
    std::shared_ptr<QPrinter> printer; // left alone by everyone else until finished()
};

struct PrintOutcome {
    QString pdfFile; // empty: printed
    QString error; // one sentence; empty: all is done
    bool cancelled = false; // nothing was written
    int papers = 0, pages = 0;
    int missing = 0; // papers that left the library meanwhile
};

// Lives in the GUI thread, works in its own; one order at a time.
class PrintJob final : public QObject
{
    Q_OBJECT
public:
    explicit PrintJob(QObject *parent = nullptr);
    ~PrintJob() override; // cancels, and waits for the paper in hand

    void start(const PrintOrder &order); // not while isRunning()
    bool isRunning() const { return m_running; }
    void cancel();

signals:
    void progressed(int done, int all);
    void finished(const lectern::PrintOutcome &outcome);

private:
    // In the thread.
    PrintOutcome run(const PrintOrder &order, const Result<Library *> &library);
    Result<> paint(const PrintOrder &order, Library &library, QPagedPaintDevice &device,
                   PrintOutcome &outcome);
    Result<> paintHeading(const PrintOrder &order, QPagedPaintDevice &device, PageFlow &flow);
    Result<> paintPapers(const PrintOrder &order, Library &library, QPagedPaintDevice &device, PageFlow &flow,
                         PrintOutcome &outcome);
    Result<> paintReferences(const PrintOrder &order, Library &library, QPagedPaintDevice &device,
                             PageFlow &flow, PrintOutcome &outcome);
    Result<> paintPaper(Library &library, PaperId id, QPagedPaintDevice &device, const QFont &font,
                        MathEngine &math, PageFlow &flow, PrintOutcome &outcome);

    bool m_running = false;
    std::optional<LibraryJobs> m_jobs; // since something was printed; last: what it does needs all else
};

} // namespace lectern
