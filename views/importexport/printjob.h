#pragma once
// Prints papers, or writes them to a PDF file.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "views/widgets/unloadedtext.h"

#include <QFont>
#include <QList>
#include <QPainter>
#include <QString>
#include <QTextDocument>

#include <functional>
#include <memory>

class QPagedPaintDevice;
class QPrinter;

namespace lectern
{

// Text for printing. Loads no resources that a document refers to (pictures in a note, style sheets).
class PrintedText final : public QTextDocument
{
    Q_OBJECT
public:
    // Lays out for the device, which must outlive it. Set the contents afterwards.
    PrintedText(QPagedPaintDevice &device, const QFont &font);

protected:
    QVariant loadResource(int type, const QUrl &) override { return unloaded(type); }
};

// Breaks documents between lines and numbers the pages. Paints in the calling thread, which may be any
// thread.
class PageFlow
{
public:
    // footer: at the bottom left of each page, with the page number at the right. The device must outlive
    // this object.
    PageFlow(QPagedPaintDevice &device, const QFont &font, const QString &footer);

    // Begins the first page. Returns false if the device cannot be painted on (the file cannot be written).
    bool begin();
    // Paints the document after the previous one, on as many pages as necessary. together: number of first
    // lines that stay on one page; if they do not fit, the document begins on a new page. Formulas must be
    // inserted already. Returns false if a page cannot be started.
    bool add(QTextDocument &text, int together = 1);
    // Adds this number of empty lines; adds nothing at the top of a page.
    void addSpace(double lines);
    // Paints a thin line between two papers; paints nothing at the top of a page.
    void addRule();
    // Ends the last page. Returns false if the output could not be written.
    bool end();
    int pages() const { return m_pages; }

private:
    double bodyHeight() const;
    void paintFooter();
    bool newPage();

    QPagedPaintDevice &m_device;
    QFont m_font;
    QString m_footer;
    QPainter m_painter;
    double m_line = 0; // line height of m_font, in device pixels
    double m_y = 0; // top of the next document
    int m_pages = 0;
};

struct PrintOrder {
    QString library; // the library's file
    QList<PaperId> papers; // papers in the order of printing
    QString heading; // title of the list; above a list of several papers and in the footer of each page
    QString citationStyle = {}; // prints a list of references in this style (an id of citationstyles.h);
                                // empty: prints complete papers
    QFont font; // of the body text, in points
    QString pdfFile; // PDF file, replaced only when complete; empty: print
    std::shared_ptr<QPrinter> printer; // no other code may use it until the task ends
};

struct PrintOutcome {
    int papers = 0, pages = 0;
    int missing = 0; // papers removed from the library meanwhile
};

// Task for TaskRunner::start(): reads, lays out and paints the papers with a connection of its own. After an
// Error nothing was written.
Result<PrintOutcome> printPapers(const PrintOrder &order,
                                 const std::function<void(int done, int all)> &progress,
                                 const Cancelled &cancelled);

} // namespace lectern
