#include "firstpages.h"

#include "pdfhelper.h"

#include <algorithm>

namespace lectern
{

Result<PdfFirstPages> readFirstPages(const QString &path, int count, const Cancelled &cancelled)
{
    const auto started = PdfHelper::start(path);
    if (!started)
        return started.error();
    const auto &helper = *started;
    const auto summary = helper->open(cancelled);
    if (!summary)
        return summary.error();
    PdfFirstPages pages;
    pages.pages = int(summary->sizes.size());
    pages.title = summary->title;
    for (int page = 0; page < std::min(count, pages.pages) && helper->isThere(); ++page) {
        auto text = helper->text(page, cancelled);
        if (!text && text.error().isCancelled())
            return text.error();
        if (text)
            pages.first.push_back(std::move(*text));
        else if (helper->isThere())
            pages.first.push_back({.size = summary->sizes[page], .words = {}, .text = {}});
    }
    return pages;
}

bool pdfHelperThere()
{
    return !pdfHelperProgram().isEmpty();
}

} // namespace lectern
