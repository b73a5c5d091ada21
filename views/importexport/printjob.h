#pragma once
// Prints papers, or writes them to a PDF file.
#include "models/core/ids.h"
#include "models/core/result.h"

#include <QFont>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

class QPrinter;

namespace lectern
{

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
