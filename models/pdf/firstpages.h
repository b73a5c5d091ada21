#pragma once
// Reads the first pages of a PDF for paper matching. Blocking.
#include "models/core/result.h"
#include "pdfvalues.h"

#include <QString>

#include <memory>
#include <vector>

namespace lectern
{

struct PdfFirstPages {
    int pages = 0; // page count of the document
    QString title; // title in the metadata; often empty or wrong
    std::vector<PdfPageText> first;
};

// Reads files one after another, each with its own helper. Starting the helper takes most of the time, so the
// helper of the next file is started early. Use it on one thread.
class FirstPagesReader
{
public:
    FirstPagesReader();
    ~FirstPagesReader();
    Q_DISABLE_COPY_MOVE(FirstPagesReader)

    // Reads the first `count` pages of the file, or fewer if it is shorter; about 45 ms. A page that cannot
    // be read is empty. A page that takes more than 10 seconds or crashes the helper ends the reading with
    // the pages before it. Error with a sentence for the user: no helper, no such file, damaged, locked,
    // cancelled. next: the file that will probably be read next; empty: none.
    Result<PdfFirstPages> read(const QString &path, int count, const QString &next,
                               const Cancelled &cancelled = {});

private:
    struct Ahead;
    std::unique_ptr<Ahead> m_ahead;
};

// Returns whether the PDF helper is installed.
bool hasPdfHelper();

} // namespace lectern
