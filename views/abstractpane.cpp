#include "abstractpane.h"

#include "actions.h"
#include "chip.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "icons.h"
#include "models/items/display.h"
#include "notepane.h"
#include "paperhtml.h"
#include "readingview.h"
#include "theme.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

AbstractPane::AbstractPane(const Actions &actions, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_stack(new QStackedWidget(this)), m_view(new ReadingView(this)),
      m_empty(new EmptyState(this)), m_tags(new QWidget(this)), m_rank(new QLabel(this)),
      m_note(new NotePane(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(Space::L, Space::XS + 2, Space::S, Space::XS + 2);
    bar->setSpacing(2);
    const auto button = [&](ActionId id) {
        auto *tool = new QToolButton(this);
        tool->setDefaultAction(&actions[id]);
        tool->setAutoRaise(true);
        tool->setAccessibleName(actions[id].text());
        tool->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(tool);
    };
    button(ActionId::PreviousPaper);
    button(ActionId::NextPaper);
    bar->addSpacing(Space::S);
    button(ActionId::ToggleBookmark);
    button(ActionId::ToggleRead);
    button(ActionId::CopyCitation);
    button(ActionId::OpenLink);
    bar->addStretch();
    button(ActionId::ReadingMode);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    auto *chips = new FlowLayout(m_tags);
    chips->setContentsMargins(Space::L, 0, Space::L, Space::S);
    m_tags->setObjectName(u"tagChips"_s);
    column->addWidget(m_tags);
    m_rank->setObjectName(u"rankReasons"_s);
    m_rank->setTextFormat(Qt::PlainText);
    m_rank->setWordWrap(true);
    m_rank->setContentsMargins(Space::L, 0, Space::L, Space::S);
    m_rank->setForegroundRole(QPalette::PlaceholderText);
    m_rank->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rank->hide();
    column->addWidget(m_rank);
    column->addWidget(m_stack, 1);
    column->addWidget(m_note);
    connect(m_view, &QTextBrowser::anchorClicked, this, &AbstractPane::follow);
    connect(m_note, &NotePane::addressChosen, this, [this](const QUrl &url) {
        if (mayOpen(url))
            emit addressChosen(url);
    });
    clear();
}

QTextBrowser *AbstractPane::text() const
{
    return m_view;
}

bool AbstractPane::isPending() const
{
    return m_view->isPending();
}

void AbstractPane::showPaper(const PaperDetail &paper, const QStringList &tags, const QString &note)
{
    const bool same = m_paper && m_paper->row.id == paper.row.id;
    const int position = same ? scrollPosition() : 0;
    if (!same) {
        m_sources = false;
        m_relatedHtml.clear();
    }
    m_paper = paper;
    showTags(tags);
    m_note->showNote(paper.row.id, note);
    render();
    setScrollPosition(position);
    m_stack->setCurrentWidget(m_view);
    showMarks(paper.row.bookmarked, paper.row.read);
    m_actions[ActionId::OpenLink].setEnabled(!paperAddress(paper).isEmpty());
    if (m_related)
        emit relatedWanted(paper.row.id);
}

void AbstractPane::showRelated(PaperId id, const QString &html)
{
    if (!m_related || !m_paper || m_paper->row.id != id || html == m_relatedHtml)
        return;
    m_relatedHtml = html;
    const int position = scrollPosition();
    render();
    setScrollPosition(position);
}

void AbstractPane::clear()
{
    m_paper.reset();
    showTags({});
    m_note->showNote(PaperId::None, {});
    m_view->clear();
    m_empty->show(u"book-open"_s, tr("No paper chosen"),
                  tr("Choose one in the list: j and k go up and down."), {});
    m_stack->setCurrentWidget(m_empty);
    m_actions[ActionId::OpenLink].setEnabled(false);
}

void AbstractPane::showTags(const QStringList &tags)
{
    m_tags->setVisible(!tags.isEmpty());
    if (tags == std::exchange(m_shownTags, tags))
        return;
    for (Chip *old : m_tags->findChildren<Chip *>()) {
        old->setParent(nullptr); // not shown for a moment beside its successor
        old->deleteLater(); // it may be the one that was clicked
    }
    for (const QString &tag : tags) {
        auto *chip = new Chip(tag, true, m_tags);
        chip->setToolTip(tr("Take this tag from the paper"));
        m_tags->layout()->addWidget(chip);
        chip->show();
        connect(chip, &Chip::removed, this, [this, tag] { emit tagRemoved(tag); });
    }
}

void AbstractPane::setWords(const QStringList &words)
{
    if (words == m_words)
        return;
    m_words = words;
    const int position = scrollPosition();
    render();
    setScrollPosition(position);
}

void AbstractPane::showRank(const QList<RankReason> &reasons)
{
    m_rank->setText(rankText(reasons));
    m_rank->setVisible(!reasons.isEmpty());
}

void AbstractPane::showMarks(bool bookmarked, bool read)
{
    if (m_paper) {
        m_paper->row.bookmarked = bookmarked;
        m_paper->row.read = read;
    }
    QAction &bookmark = m_actions[ActionId::ToggleBookmark];
    bookmark.setIcon(icon(u"star"_s, bookmarked ? Tint::Bookmark : Tint::Muted));
    bookmark.setText(bookmarked ? tr("Remove the bookmark") : tr("Bookmark"));
    QAction &readAction = m_actions[ActionId::ToggleRead];
    readAction.setText(read ? tr("Mark as unread") : tr("Mark as read"));
    readAction.setIcon(icon(u"circle-dot"_s, read ? Tint::Muted : Tint::Accent));
}

void AbstractPane::render()
{
    if (!m_paper)
        return;
    const Colors &colors = colorsOf(palette());
    const QFontInfo font(m_view->font());
    const double natural = QFontMetricsF(m_view->font()).lineSpacing() / qMax(1, font.pixelSize());
    PaperHtmlOptions options{m_view->font().pointSizeF(), natural, m_sources, {}};
    if (m_related)
        options.related = m_relatedHtml.isEmpty() ? tr("Looking…") : m_relatedHtml;
    m_view->showHtml(paperHtml(*m_paper, colors, options), m_words, colors.match);
}

void AbstractPane::setTextPercent(int percent)
{
    m_percent = qBound(70, percent, 250);
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * m_percent / 100.0);
    m_view->setFont(font);
    m_view->keepMeasure();
    render();
}

bool AbstractPane::page(bool down)
{
    QScrollBar *bar = m_view->verticalScrollBar();
    const int before = bar->value();
    const int line = m_view->fontMetrics().height(); // one line stays in sight
    bar->setValue(before + (down ? 1 : -1) * (m_view->viewport()->height() - line));
    return bar->value() != before;
}

int AbstractPane::scrollPosition() const
{
    return m_view->verticalScrollBar()->value();
}

void AbstractPane::setScrollPosition(int position)
{
    m_view->verticalScrollBar()->setValue(position);
}

void AbstractPane::follow(const QUrl &url)
{
    if (!m_paper)
        return;
    const QString scheme = url.scheme(), path = url.path();
    if (scheme == "author"_L1) {
        const AuthorId id = AuthorId(path.toLongLong());
        for (const AuthorRef &author : m_paper->authors)
            if (author.id == id)
                emit authorChosen(id, author.name);
    } else if (scheme == "category"_L1) {
        emit categoryChosen(path);
    } else if (scheme == "source"_L1) {
        const SourceId id = SourceId(path.toLongLong());
        for (const StatedValue &value : m_paper->values) {
            if (value.source == id) {
                emit sourceChosen(id, value.sourceName);
                return;
            }
        }
    } else if (scheme == "sources"_L1) {
        m_sources = !m_sources;
        const int position = scrollPosition();
        render();
        setScrollPosition(position);
    } else if (scheme == "related"_L1 && path == "all"_L1) {
        emit allRelatedWanted();
    } else if (scheme == "related"_L1) {
        m_related = !m_related;
        m_relatedHtml.clear();
        const int position = scrollPosition();
        render();
        setScrollPosition(position);
        if (m_related)
            emit relatedWanted(m_paper->row.id);
    } else if (scheme == "paper"_L1) {
        emit paperChosen(PaperId(path.toLongLong()));
    } else if (mayOpen(url)) {
        emit addressChosen(url);
    }
}

void AbstractPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render(); // the colours stand in the document
    if (event->type() == QEvent::FontChange)
        setTextPercent(m_percent);
}

} // namespace lectern
