#include "page.h"

#include "focusguard.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/emptystate.h"
#include "views/style/flowlayout.h"
#include "views/style/icons.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

Page::Page(QWidget *parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_line(new QLabel(this)), m_buttons(new QHBoxLayout),
      m_controls(new QHBoxLayout), m_head(new QVBoxLayout), m_column(new QVBoxLayout(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    for (QLabel *label : {m_heading, m_line}) {
        styleLabel(label, Label::Wrapped | Label::Selectable);
    }
    setFontStyle(m_heading, TextSize::Heading, QFont::DemiBold);
    m_heading->setObjectName(u"pageHeading"_s);
    m_line->setObjectName(u"pageLine"_s);
    m_line->setForegroundRole(QPalette::PlaceholderText);
    m_line->hide();
    m_buttons->setSpacing(Space::S);
    m_buttons->addWidget(m_heading, 1);
    m_controls->setSpacing(Space::S);
    m_controls->addWidget(m_line, 1);
    m_controls->addStretch(); // keeps the controls together if the line is hidden
    spaced(m_head, {Space::L, Space::M, Space::L, Space::S}, Space::S);
    m_head->addLayout(m_buttons);
    m_head->addLayout(m_controls);
    spaced(m_column, {0, 0, 0, 0}, 0);
    m_column->addLayout(m_head);
    m_back = addButton(u"arrow-left"_s, tr("Back to papers"), "pageBack");
    connect(m_back, &QPushButton::clicked, this, &Page::closed);
}

void Page::setHeading(const QString &heading, const QString &line)
{
    setWindowTitle(heading);
    m_heading->setText(heading);
    placeHeading();
    setLine(line);
}

void Page::setLine(const QString &line)
{
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
    placeLine();
}

void Page::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeHeading();
    placeLine();
}

// Moves the heading above the buttons if the width is too small. The texts of the buttons are longer in other
// languages.
void Page::placeHeading()
{
    constexpr int kMinHeading = 140; // in pixels; if less width is left, the heading is above the buttons
    int taken = 2 * Space::L;
    for (int i = 0; i < m_buttons->count(); ++i)
        if (const QWidget *button = m_buttons->itemAt(i)->widget();
            button && button != m_heading && !button->isHidden())
            taken += button->sizeHint().width() + m_buttons->spacing();
    const bool above =
        taken + qMin(kMinHeading, m_heading->fontMetrics().horizontalAdvance(m_heading->text())) > width();
    if (above == m_isHeadingAbove)
        return;
    m_isHeadingAbove = above;
    if (above) {
        m_buttons->removeWidget(m_heading);
        m_buttons->insertStretch(0, 1);
        m_head->insertWidget(0, m_heading);
    } else {
        m_head->removeWidget(m_heading);
        delete m_buttons->takeAt(0);
        m_buttons->insertWidget(0, m_heading, 1);
    }
}

// Next to the controls the line has two rows at most; if it needs more, it moves below them.
void Page::placeLine()
{
    int taken = 2 * Space::L;
    for (int i = 0; i < m_controls->count(); ++i)
        if (const QWidget *control = m_controls->itemAt(i)->widget(); control && control != m_line)
            taken += qMax(control->sizeHint().width(), control->minimumWidth()) + m_controls->spacing();
    const bool alone = taken == 2 * Space::L;
    const int wanted = m_line->fontMetrics().horizontalAdvance(m_line->text());
    const bool below = !alone && wanted > 2 * (width() - taken);
    if (below == m_isLineBelow)
        return;
    m_isLineBelow = below;
    if (below) {
        m_controls->removeWidget(m_line);
        m_head->addWidget(m_line);
    } else {
        m_head->removeWidget(m_line);
        m_controls->insertWidget(m_controls->count() - 1, m_line, 1);
    }
}

QPushButton *Page::addButton(const QString &iconName, const QString &text, const char *name)
{
    auto *button = new QPushButton(icon(iconName), text, this);
    button->setObjectName(QLatin1StringView(name));
    // The Back button was added first and stays last.
    m_buttons->insertWidget(m_buttons->count() == 1 ? 1 : m_buttons->count() - 1, button, 0, Qt::AlignTop);
    return button;
}

QPushButton *Page::addBarButton(const QString &iconName, const QString &text, const char *name)
{
    if (!m_bar) {
        m_bar = new QWidget(this);
        (new FlowLayout(m_bar))->setContentsMargins(Space::L, 0, Space::L, Space::S);
        addBar(m_bar);
    }
    auto *button = new QPushButton(icon(iconName), text, m_bar);
    button->setObjectName(QLatin1StringView(name));
    m_bar->layout()->addWidget(button);
    return button;
}

void Page::addControl(QWidget *control)
{
    m_controls->insertWidget(m_controls->count() - (m_isLineBelow ? 1 : 2),
                             control); // inserted before the line
}

void Page::setBody(QWidget *body)
{
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(body);
    m_column->addWidget(m_stack, 1);
    setFocusProxy(body);
}

void Page::showMessage(const QString &iconName, const QString &title, const QString &text)
{
    if (!m_message) {
        m_message = new EmptyState(m_stack);
        m_stack->addWidget(m_message);
    }
    m_message->show(iconName, title, text, {});
    m_stack->setCurrentWidget(m_message);
}

bool Page::event(QEvent *event)
{
    const bool override = event->type() == QEvent::ShortcutOverride;
    if (m_closesOnEscape && (override || event->type() == QEvent::KeyPress)
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (!override)
            emit closed();
        return true;
    }
    return QWidget::event(event);
}

Pages::Pages(QWidget *parent) : QStackedWidget(parent) { }

void Pages::setPapers(QWidget &papers, QWidget &list)
{
    m_papers = &papers;
    m_list = &list;
    insertWidget(0, &papers);
    showPapers();
}

void Pages::add(QWidget &page, Reading reading)
{
    connect(&page, &QWidget::windowTitleChanged, this, [this, &page] {
        if (isOpen(page))
            emit titleChanged();
    });
    addWidget(&page);
    m_reading[&page] = reading;
    if (const auto *own = qobject_cast<Page *>(&page))
        connect(own, &Page::closed, this, &Pages::leave);
}

void Pages::open(QWidget &page)
{
    if (m_reading[&page] == Reading::Ends)
        emit readingEnds();
    setCurrentWidget(&page);
    page.setFocus();
}

void Pages::offer(QWidget &page)
{
    if (!isTypedIn(*this))
        setCurrentWidget(&page);
}

void Pages::showPapers()
{
    const bool focused = currentWidget() != m_papers && hasFocusInside(*currentWidget());
    setCurrentWidget(m_papers);
    if (focused)
        m_list->setFocus();
}

void Pages::leave()
{
    showPapers();
    m_list->setFocus();
}

bool isTypedIn(const QWidget &part)
{
    return hasFocusInside(part) && takesWords(part.window()->focusWidget());
}

namespace
{

class PageRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, Space::S);
    }
};

// Left margin of a cell's text.
constexpr int kCellMargin = 3;

} // namespace

QWidget *asPageRows(QAbstractItemView *view, QWidget *page)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setItemDelegate(new PageRowDelegate(view));
    auto *box = new QWidget(page);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(Space::L - kCellMargin, 0, Space::S, 0);
    row->addWidget(view);
    return box;
}

ListPage::ListPage(const QString &heading, const QString &line, QWidget *parent)
    : Page(parent), m_tree(new QTreeWidget(this)), m_fallback(new QLabel(this)),
      m_rows(asPageRows(m_tree, this)), m_below(new QHBoxLayout)
{
    setHeading(heading, line);
    m_tree->setAccessibleName(heading);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    styleLabel(m_fallback, Label::Muted | Label::Wrapped);
    m_fallback->setAlignment(Qt::AlignCenter);
    m_fallback->hide();
    spaced(m_below, {Space::L, Space::S, Space::L, Space::S}, Space::S);
    m_below->addStretch(1);
    auto *body = new QWidget(this);
    QVBoxLayout *column = tightColumn(body);
    column->addWidget(m_rows, 1);
    column->addWidget(m_fallback, 1);
    column->addLayout(m_below);
    setBody(body);
    setFocusProxy(m_tree);
}

void ListPage::showList(bool any, const QString &instead)
{
    // If the list is hidden, the focus moves to the Back button. Otherwise Qt would move it to the next
    // widget, such as the search box.
    const bool moves = any ? !m_rows->isVisibleTo(this) && back().hasFocus() : m_tree->hasFocus();
    setContainer(&back(), !any);
    setFocusProxy(any ? static_cast<QWidget *>(m_tree) : &back());
    m_fallback->setText(instead);
    m_fallback->setVisible(!any);
    m_rows->setVisible(any);
    if (moves)
        setFocus();
}

} // namespace lectern
