#include "importpreviewer.h"

#include "models/import/fileimporter.h"

namespace lectern
{

using namespace Qt::StringLiterals;

ImportPreviewer::ImportPreviewer(QObject *parent) : QObject(parent), m_thread(u"import preview"_s) { }

ImportPreviewer::~ImportPreviewer()
{
    ++m_asked;
    ++m_askedText;
    m_thread.stop();
}

void ImportPreviewer::cancel()
{
    ++m_asked;
}

void ImportPreviewer::look(const QStringList &paths)
{
    const quint64 asked = ++m_asked;
    // Deliver on the GUI thread and check the request number there, so that no outdated result is emitted.
    const auto answer = [this, asked](const std::function<void()> &give) {
        QMetaObject::invokeMethod(this, [this, asked, give] {
            if (asked == m_asked)
                give();
        });
    };
    m_thread.run([this, asked, paths, answer, overrides = m_overrides] {
        const QStringList files = pathsOf(filesIn(paths));
        answer([this, files] { emit found(files); });
        for (qsizetype i = 0; i < qMin<qsizetype>(kMax, files.size()) && asked == m_asked; ++i) {
            const FilePreview preview = previewFile(files[i], {}, overrides);
            answer([this, preview] { emit seen(preview); });
        }
        answer([this] { emit done(); });
    });
}

void ImportPreviewer::rescan(const QString &path, const FileChoices &choices)
{
    const quint64 asked = m_asked;
    m_thread.run([this, asked, path, choices, overrides = m_overrides] {
        const FilePreview preview = previewFile(path, choices, overrides);
        QMetaObject::invokeMethod(this, [this, asked, preview] {
            if (asked == m_asked)
                emit seen(preview);
        });
    });
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
    const quint64 asked = ++m_askedText;
    m_thread.run([this, asked, text, html, choices, overrides = m_overrides] {
        FilePreview preview = previewBytes(text.toUtf8(), tr("pasted text"), choices, overrides);
        QString best = text;
        if (!html.isEmpty()) {
            // Copied HTML is a fragment of a page.
            const QString page = html.contains("<html"_L1, Qt::CaseInsensitive)
                ? html
                : u"<!DOCTYPE html><html><body>"_s + html + u"</body></html>"_s;
            const FilePreview rich = previewBytes(page.toUtf8(), tr("pasted page"), choices, overrides);
            if (hasMoreValues(preview, rich)) {
                preview = rich;
                best = page;
            }
        }
        QMetaObject::invokeMethod(this, [this, asked, text, preview, best] {
            if (asked == m_askedText)
                emit textSeen(text, preview, best);
        });
    });
}

} // namespace lectern
