#pragma once
// Prints papers, or writes them to a PDF file: reading, layout and painting on a separate thread.
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
    QList<PaperId> papers; // papers in the order of printing
    QString heading; // title of the list; above a list of several papers and in the footer of each page
    QString citationStyle = {}; // prints a list of references in this style (an id of citationstyles.h);
                                // empty: prints complete papers
    QFont font; // of the body text, in points
    QString pdfFile; // PDF file, replaced only when complete; empty: print
    std::shared_ptr<QPrinter> printer; // no other code may use it until finished()
};

struct PrintOutcome {
    QString pdfFile; // the PDF file; empty: printed
    QString error; // one sentence; empty: success
    bool cancelled = false; // nothing was written
    int papers = 0, pages = 0;
    int missing = 0; // papers removed from the library meanwhile
};

// Lives in the GUI thread and works in its own thread. Accepts one order at a time.
class PrintJob final : public QObject
{
    Q_OBJECT
public:
    explicit PrintJob(QObject *parent = nullptr);
    ~PrintJob() override; // cancels, and waits for the current paper

    void start(const PrintOrder &order); // must not be called while isRunning()
    bool isRunning() const { return m_running; }
    void cancel();

signals:
    void progressed(int done, int all);
    void finished(const lectern::PrintOutcome &outcome);

private:
    // Runs in the thread.
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
    std::optional<LibraryJobs>
        m_jobs; // created by the first print; last member, because its work uses all others
};

} // namespace lectern
