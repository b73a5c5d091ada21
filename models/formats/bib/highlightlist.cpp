#include "bibformats.h"

#include "models/formats/base/highlightfield.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the URL of a page in a file, as viewers and browsers support it.
QString pageAddress(const QString &path, int page)
{
    QUrl url = QUrl::fromLocalFile(path);
    url.setFragment(u"page=%1"_s.arg(page + 1));
    return QString::fromLatin1(url.toEncoded()).replace(u"("_s, u"%28"_s).replace(u")"_s, u"%29"_s);
}

QString quoted(const QString &quote)
{
    QStringList lines;
    for (const QString &paragraph : quote.split(u'\n', Qt::SkipEmptyParts))
        lines.append(u"> "_s + markdownText(paragraph.simplified()));
    return lines.join(u"\n>\n"_s) + u'\n';
}

QString markdownHighlight(const HighlightedPaper &paper, const Highlight &highlight)
{
    QString text = u'\n' + quoted(highlight.quote);
    if (!highlight.comment.isEmpty()) // already Markdown
        text += u'\n' + highlight.comment.trimmed() + u'\n';
    const QString page = u"page %1"_s.arg(highlight.page() + 1);
    const PaperMarks::File *file = fileToRead(paper, highlight);
    const bool isOfIt = file && file->sha256 == QLatin1StringView(highlight.hash.toHex());
    text += u"\n— "_s
        + (isOfIt && !file->path.isEmpty() ? u'[' + page + u" of "_s + markdownText(file->name) + u"]("_s
                   + pageAddress(file->path, highlight.page()) + u')'
                                           : page)
        + u'\n';
    return text;
}

} // namespace

const PaperMarks::File *fileToRead(const HighlightedPaper &paper, const Highlight &highlight)
{
    const QString hash = QString::fromLatin1(highlight.hash.toHex());
    for (const PaperMarks::File &file : paper.files)
        if (file.sha256 == hash)
            return &file;
    return paper.files.isEmpty() ? nullptr : &paper.files.first();
}

QByteArray highlightsMarkdown(const QList<HighlightedPaper> &papers)
{
    QString text = u"# Highlights\n"_s;
    for (const HighlightedPaper &paper : papers) {
        text += u"\n## "_s + markdownLink(paper.paper) + u'\n';
        if (const QString by = markdownByline(paper.paper); !by.isEmpty())
            text += u'\n' + by + u'\n';
        for (const Highlight &highlight : paper.highlights)
            text += markdownHighlight(paper, highlight);
    }
    return text.toUtf8();
}

QByteArray highlightsJsonLines(const QList<HighlightedPaper> &papers)
{
    QByteArray lines;
    for (const HighlightedPaper &paper : papers) {
        QJsonObject of{{u"title"_s, paper.paper.title},
                       {u"authors"_s, QJsonArray::fromStringList(paper.paper.authors)}};
        if (!paper.paper.arxivId.isEmpty())
            of.insert(u"arxiv_id"_s, paper.paper.arxivId);
        if (!paper.paper.doi.isEmpty())
            of.insert(u"doi"_s, paper.paper.doi);
        for (const Highlight &highlight : paper.highlights) {
            QJsonObject line = highlightObject(highlight);
            line.remove(u"boxes"_s);
            line.remove(u"edited"_s);
            for (auto it = of.begin(); it != of.end(); ++it)
                line.insert(it.key(), it.value());
            line.insert(u"page"_s, highlight.page() + 1);
            line.insert(u"made"_s,
                        QDateTime::fromMSecsSinceEpoch(highlight.made, Qt::UTC).toString(Qt::ISODate));
            const PaperMarks::File *file = fileToRead(paper, highlight);
            if (file && file->sha256 == line[u"sha256"_s].toString()) {
                line.insert(u"file"_s, file->name);
                line.insert(u"path"_s, file->path);
            }
            lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
        }
    }
    return lines;
}

} // namespace lectern
