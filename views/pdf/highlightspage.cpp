#include "highlightspage.h"

#include "models/itemmodels/display.h"
#include "models/tex/tex.h"
#include "pdfmarkcard.h"
#include "pdfview.h"
#include "views/duplicates/linelist.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

HighlightsPage::HighlightsPage(QWidget *parent) : Page(parent), m_list(new LineList(tr("Highlights"), this))
{
    setObjectName(u"highlightsPage"_s);
    const auto button = [this](const QString &iconName, const QString &text, const char *name, auto then) {
        QPushButton *made = addBarButton(iconName, text, name);
        connect(made, &QPushButton::clicked, this, then);
        return made;
    };
    button(u"book-open"_s, tr("Open in PDF"), "highlightOpen", [this] { open(); });
    button(u"arrow-right"_s, tr("Show paper"), "highlightPaper", [this] {
        if (const Row *row = current())
            emit paperRequested(m_papers[row->paper].id);
    });
    button(u"copy"_s, tr("Copy all as Markdown"), "highlightCopy", [this] { emit copyRequested(); });
    button(u"file-up"_s, tr("Save all…"), "highlightSave", [this] { emit saveRequested(); });
    m_changing.append(button(u"trash-2"_s, tr("Remove"), "highlightRemove", [this] { remove(); }));
    m_list->setObjectName(u"highlightList"_s);
    setBody(m_list);
    connect(m_list, &LineList::chosen, this, &HighlightsPage::open);
    forget();
}

void HighlightsPage::forget()
{
    m_papers.clear();
    m_rows.clear();
    m_list->lines().setItems({});
    buttonBar()->hide();
}

void HighlightsPage::setWritable(bool writable)
{
    for (QWidget *each : m_changing)
        each->setEnabled(writable);
}

void HighlightsPage::showWaiting(const QString &about)
{
    m_about = about;
    setHeading(tr("Highlights"), tr("Loading highlights…"));
}

void HighlightsPage::showFailure(const QString &why)
{
    forget();
    setHeading(tr("Highlights"), QString());
    showMessage(u"triangle-alert"_s, tr("Could not read the highlights"), why);
}

static LineItem lineOf(const HighlightedPaper &paper, const Highlight &highlight)
{
    constexpr qsizetype kShown = 1000;
    LineItem line;
    line.title = highlight.quote.left(kShown).simplified();
    line.second = highlight.comment.left(kShown).simplified();
    line.third = HighlightsPage::tr("%1 · page %2")
                     .arg(texPlainText(paper.paper.title), numberText(highlight.page() + 1));
    if (highlight.made > 0)
        line.third +=
            u" · "_s + dayText(QDateTime::fromMSecsSinceEpoch(highlight.made, Qt::UTC).toLocalTime().date());
    line.stripe = markColour(highlight.colour, PdfTint::White).darker(120);
    line.about = highlightColourText(highlight.colour);
    return line;
}

void HighlightsPage::show(const QList<HighlightedPaper> &papers, const QString &about)
{
    const Row *before = current();
    const QString chosen = before ? m_papers[before->paper].highlights[before->highlight].id : QString();
    int row = std::max(0, m_list->currentRow());
    m_papers = papers;
    m_about = about;
    m_rows.clear();
    QList<LineItem> lines;
    for (qsizetype i = 0; i < m_papers.size(); ++i)
        for (qsizetype j = 0; j < m_papers[i].highlights.size(); ++j) {
            if (m_papers[i].highlights[j].id == chosen)
                row = int(m_rows.size());
            m_rows.append({i, j});
            lines.append(lineOf(m_papers[i], m_papers[i].highlights[j]));
        }
    m_list->lines().setItems(lines);
    setHeading(m_about.isEmpty() ? tr("Highlights") : tr("Highlights: %1").arg(m_about),
               m_rows.isEmpty() ? QString()
                                : tr("%n highlights", nullptr, int(m_rows.size())) + u", "_s
                       + papersText(m_papers.size()));
    buttonBar()->setVisible(!m_rows.isEmpty());
    if (m_rows.isEmpty()) {
        showMessage(u"quote"_s, tr("No highlights"),
                    tr("Select text in the PDF of a paper and press H. Your highlights appear here and can "
                       "be copied and saved with your comments."));
        return;
    }
    showBody();
    m_list->selectRow(std::min(row, int(m_rows.size()) - 1));
}

const HighlightsPage::Row *HighlightsPage::current() const
{
    const int row = m_list->currentRow();
    return isBodyShown() && row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

void HighlightsPage::open()
{
    if (const Row *row = current())
        emit openRequested(m_papers[row->paper].id, m_papers[row->paper].highlights[row->highlight]);
}

void HighlightsPage::remove()
{
    if (const Row *row = current())
        emit removeRequested(m_papers[row->paper].id, m_papers[row->paper].highlights[row->highlight].id);
}

void HighlightsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier)
        remove();
    else if (event->matches(QKeySequence::Copy) && !m_rows.isEmpty())
        emit copyRequested();
    else
        Page::keyPressEvent(event);
}

} // namespace lectern
