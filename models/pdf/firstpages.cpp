#include "firstpages.h"

#include "pdfhelper.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace lectern
{

static Result<PdfFirstPages> firstPagesOf(const std::unique_ptr<PdfHelper> &helper, int count,
                                          const Cancelled &cancelled)
{
    const auto summary = helper->open(count - 1, cancelled);
    if (!summary)
        return summary.error();
    PdfFirstPages pages;
    pages.pages = int(summary->sizes.size());
    pages.title = summary->title;
    for (int page = 0; page < std::min(count, pages.pages) && helper->exists(); ++page) {
        auto text = helper->text(page, cancelled);
        if (!text && text.error().isCancelled())
            return text.error();
        if (text)
            pages.first.push_back(std::move(*text));
        else if (helper->exists())
            pages.first.push_back({.size = summary->sizes[page], .words = {}, .text = {}});
    }
    return pages;
}

// A helper that has opened its file, with the file's state at that time.
struct FirstPagesReader::Ahead {
    QString path;
    qint64 bytes = 0;
    QDateTime modified;
    std::unique_ptr<PdfHelper> helper;

    bool isOf(const QString &other) const
    {
        const QFileInfo now(other);
        return other == path && now.size() == bytes && now.lastModified() == modified;
    }
};

FirstPagesReader::FirstPagesReader() = default;

FirstPagesReader::~FirstPagesReader() = default;

Result<PdfFirstPages> FirstPagesReader::read(const QString &path, int count, const QString &next,
                                             const Cancelled &cancelled)
{
    std::unique_ptr<PdfHelper> helper;
    if (const auto ahead = std::exchange(m_ahead, {}); ahead && ahead->isOf(path))
        helper = std::move(ahead->helper);
    if (!helper) {
        auto started = PdfHelper::start(path);
        if (!started)
            return started.error();
        helper = std::move(*started);
    }
    if (!next.isEmpty()) {
        const QFileInfo file(next);
        // If it cannot be started, the error is reported when the file is read.
        if (auto started = PdfHelper::start(next))
            m_ahead.reset(new Ahead{next, file.size(), file.lastModified(), std::move(*started)});
    }
    return firstPagesOf(helper, count, cancelled);
}

bool hasPdfHelper()
{
    return !pdfHelperProgram().isEmpty();
}

} // namespace lectern
