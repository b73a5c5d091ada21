#include "importpreviewer.h"

#include "models/import/fileimporter.h"

namespace lectern
{

using namespace Qt::StringLiterals;

ImportPreviewer::ImportPreviewer(TaskRunner &tasks, QObject *parent) : QObject(parent), m_tasks(tasks) { }

void ImportPreviewer::cancel()
{
    m_files.cancel();
    m_again.cancel();
}

void ImportPreviewer::look(const QStringList &paths)
{
    m_again.cancel();
    const auto preview = [this, paths, overrides = m_overrides](const Deliver &deliver,
                                                                const Cancelled &cancelled) {
        const QStringList files = pathsOf(filesIn(paths));
        deliver([this, files] { emit found(files); });
        for (qsizetype i = 0; i < qMin<qsizetype>(kMax, files.size()) && !cancelled(); ++i)
            deliver([this, file = previewFile(files[i], {}, overrides)] { emit seen(file); });
        return true;
    };
    m_tasks.start(m_files, preview, this, [this](bool) { emit done(); });
}

void ImportPreviewer::rescan(const QString &path, const FileChoices &choices)
{
    m_tasks.start(
        m_again,
        [path, choices, overrides = m_overrides](const Deliver &, const Cancelled &) {
            return previewFile(path, choices, overrides);
        },
        this, [this](const FilePreview &file) { emit seen(file); });
}

// Counts the known values of the first papers.
static int valuesOf(const FilePreview &preview)
{
    int values = 0;
    for (const Paper &paper : preview.first)
        values += int(paper.authors.size()) + !paper.title.isEmpty() + !paper.abstract.isEmpty()
            + (paper.date.isValid() || paper.year) + !paper.doi.isEmpty() + !paper.arxivId.isEmpty()
            + !paper.url.isEmpty() + !paper.venue.isEmpty() + !paper.category.isEmpty()
            + paper.score.has_value() + paper.citations.has_value();
    return values;
}

// Returns whether the HTML gives more values than the text of the same page.
static bool hasMoreValues(const FilePreview &text, const FilePreview &html)
{
    if (!html.refused.isEmpty() || html.records == 0)
        return false;
    if (!text.refused.isEmpty() || html.records != text.records)
        return !text.refused.isEmpty() || html.records > text.records;
    return valuesOf(html) > valuesOf(text);
}

void ImportPreviewer::previewText(const QString &text, const QString &html, const FileChoices &choices)
{
    struct Preview {
        FilePreview file;
        QString best;
    };
    const auto run = [text, html, choices, overrides = m_overrides](const Deliver &, const Cancelled &) {
        Preview best{previewBytes(text.toUtf8(), tr("pasted text"), choices, overrides), text};
        if (html.isEmpty())
            return best;
        // Copied HTML is a fragment of a page.
        const QString page = html.contains("<html"_L1, Qt::CaseInsensitive)
            ? html
            : u"<!DOCTYPE html><html><body>"_s + html + u"</body></html>"_s;
        const FilePreview rich = previewBytes(page.toUtf8(), tr("pasted page"), choices, overrides);
        return hasMoreValues(best.file, rich) ? Preview{rich, page} : best;
    };
    m_tasks.start(m_text, run, this,
                  [this, text](const Preview &preview) { emit textSeen(text, preview.file, preview.best); });
}

} // namespace lectern
