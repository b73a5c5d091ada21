#pragma once
// What the first pages of a PDF say, for a thread that may wait: to find the paper that it is.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "pdfvalues.h"

#include <QString>

#include <memory>
#include <vector>

namespace lectern
{

struct PdfFirstPages {
    int pages = 0; // of the whole document
    QString title; // as the file states it; often empty or wrong
    std::vector<PdfPageText> first;
};

// Reads the first pages of the file, so many or as many as it has, about 45 ms. A page that cannot be read is
// empty; one that takes longer than 10 seconds, or brings the helper down, ends the reading with what was
// read before. An Error is a sentence for a person: no helper, no such file, damaged, locked, cancelled.
Result<PdfFirstPages> readFirstPages(const QString &path, int count, const Cancelled &cancelled = {});

// Reads one file after the other, each by a helper of its own as above. Most of the time that a file takes is
// the start of its helper, so that of the next one is started meanwhile. Belongs to one thread.
class FirstPagesReader
{
public:
    FirstPagesReader();
    ~FirstPagesReader();
    Q_DISABLE_COPY_MOVE(FirstPagesReader)

    // next: the file that is likely to be read behind this one; empty: none.
    Result<PdfFirstPages> read(const QString &path, int count, const QString &next,
                               const Cancelled &cancelled = {});

private:
    struct Ahead;
    std::unique_ptr<Ahead> m_ahead;
};

// Whether PDFs can be read here at all.
bool pdfHelperThere();

} // namespace lectern
