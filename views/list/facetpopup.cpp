#include "facetpopup.h"

#include "facetstrip.h"
#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kPopupWidth = 400, kRowsShown = 12;
constexpr int kValueRole = Qt::UserRole, kPapersRole = Qt::UserRole + 1;
constexpr int kSearch = -1; // value in kValueRole: searches for the typed text

// Paints a value and its count with a bar.
class ValueDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    int most = 1;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {200, option.fontMetrics.height() + Space::M};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.palette);
        const int papers = index.data(kPapersRole).toInt();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (option.state & QStyle::State_Selected) {
            painter->setBrush(colors.selection);
            painter->drawRoundedRect(option.rect, 6, 6);
        }
        const Mirrored side(option.rect, option.direction);
        QRect row = option.rect.adjusted(Space::S, 0, -Space::S, 0);
        if (papers > 0) {
            const QString figure = numberText(papers);
            constexpr int barWide = 56;
            const int figureWide = qMax(painter->fontMetrics().horizontalAdvance(u"99,999"_s),
                                        painter->fontMetrics().horizontalAdvance(figure));
            painter->setPen(colors.muted);
            side.text(*painter, row, Qt::AlignRight | Qt::AlignVCenter, figure);
            row.setRight(row.right() - figureWide - Space::S);
            const int wide = qMax(2, int(double(barWide) * papers / qMax(1, most)));
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.bar);
            painter->drawRoundedRect(side(QRect(row.right() - wide, row.center().y() - 2, wide, 6)), 2, 2);
            row.setRight(row.right() - barWide - Space::M);
        }
        painter->setPen(index.flags() & Qt::ItemIsEnabled ? colors.text : colors.muted);
        side.text(*painter, row, Qt::AlignLeft | Qt::AlignVCenter,
                  painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, row.width()));
        painter->restore();
    }
};

} // namespace

FacetPopup::FacetPopup(QWidget *window)
    : TypingCard(window), m_floating(new Floating(*this, kPopupWidth)), m_kinds(new QButtonGroup(this)),
      m_line(new QLineEdit(this)), m_list(new QListWidget(this)), m_said(new QLabel(this))
{
    setObjectName(u"facetPopup"_s);
    setAccessibleName(tr("Facets"));
    auto *kinds = new QHBoxLayout;
    kinds->setSpacing(1);
    for (const FacetKind kind : facetKinds()) {
        auto *button = new QToolButton(this);
        button->setText(facetName(kind));
        button->setObjectName(u"facetKind%1"_s.arg(int(kind)));
        button->setAccessibleName(tr("By %1").arg(facetName(kind)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        m_kinds->addButton(button, int(kind));
        kinds->addWidget(button);
    }
    kinds->addStretch(1);
    m_line->setObjectName(u"facetLine"_s);
    m_line->setMaxLength(200);
    m_line->setAccessibleName(tr("Find a value"));
    m_list->setAccessibleName(tr("Values"));
    m_list->setObjectName(u"facetValues"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new ValueDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_said->setObjectName(u"facetSaid"_s);
    m_said->setForegroundRole(QPalette::PlaceholderText);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->setContentsMargins(Space::S, Space::XS, Space::S, Space::S);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::S, Space::S, Space::S, Space::S);
    column->setSpacing(Space::XS + 2);
    column->addLayout(kinds);
    column->addWidget(m_line);
    column->addWidget(m_list);
    column->addWidget(m_said);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &FacetPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this, &FacetPopup::take);
    // Uses the toggled signal, because screen readers switch without a click.
    connect(m_kinds, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
        if (on && FacetKind(kind) != m_kind)
            choose(FacetKind(kind));
    });
    hide();
}

void FacetPopup::setKinds(const QList<FacetKind> &kinds, const QueryState &query)
{
    m_query = query;
    for (const FacetKind kind : facetKinds())
        m_kinds->button(int(kind))->setVisible(kinds.contains(kind));
}

void FacetPopup::open(FacetKind kind, const QWidget *at)
{
    if (wasClosedByPress() && kind == m_kind)
        return;
    rememberFocus();
    choose(kind);
    if (at)
        m_floating->showAt(QRect(at->mapTo(window(), QPoint()), at->size()));
    else
        m_floating->showAtFocus();
    m_line->setFocus();
}

void FacetPopup::choose(FacetKind kind)
{
    m_kind = kind;
    m_values = {};
    m_isCounted = false;
    m_kinds->button(int(kind))->setChecked(true);
    m_line->setPlaceholderText(tr("Find in: %1").arg(facetName(kind)));
    m_line->setAccessibleName(tr("Find a value: %1").arg(facetName(kind)));
    m_list->setAccessibleName(facetName(kind));
    const QSignalBlocker quiet(m_line);
    m_line->clear();
    fill();
    emit opened(kind);
}

// Switches to the next available kind.
void FacetPopup::step(int by)
{
    const QList<QAbstractButton *> all = m_kinds->buttons();
    qsizetype at = all.indexOf(m_kinds->button(int(m_kind)));
    for (qsizetype i = 0; i < all.size(); ++i) {
        at = (at + by + all.size()) % all.size();
        if (all[at]->isVisibleTo(this))
            break;
    }
    choose(FacetKind(m_kinds->id(all[at])));
}

void FacetPopup::showValues(const FacetValues &values)
{
    if (!isVisible() || values.kind != m_kind)
        return;
    m_values = values;
    m_isCounted = true;
    fill();
}

void FacetPopup::showError(const QString &message)
{
    if (!isVisible())
        return;
    m_values = {};
    m_isCounted = true;
    fill();
    showMessage(message);
}

void FacetPopup::showMessage(const QString &text)
{
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    m_list->setVisible(m_list->count() > 0);
}

void FacetPopup::fill()
{
    const QStringList wanted = foldedWords(m_line->text());
    const QListWidgetItem *current = m_list->currentItem();
    const QString was = current ? current->text() : QString();
    const int scroll = m_list->verticalScrollBar()->value();
    m_list->clear();
    int row = 0, most = 1;
    // If another value would replace the selected one, the counts do not apply.
    const bool isAsked = isRequested(m_kind, m_query);
    for (qsizetype i = 0; i < m_values.values.size() && !isAsked; ++i) {
        const FacetValue &value = m_values.values[i];
        const QString text = facetText(m_kind, value);
        most = qMax(most, value.papers);
        const QString folded = foldedWords(text).join(u' ');
        if (!std::all_of(wanted.cbegin(), wanted.cend(),
                         [&](const QString &word) { return folded.contains(word); }))
            continue;
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(kValueRole, int(i));
        item->setData(kPapersRole, value.papers);
        item->setToolTip(tipText(text));
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(text, papersText(value.papers)));
        if (text == was)
            row = m_list->count() - 1;
    }
    static_cast<ValueDelegate *>(m_list->itemDelegate())->most = most;
    const QString typed = m_line->text().simplified();
    if (!typed.isEmpty() && m_isCounted && !m_values.isWhole && facetSearch(m_kind, typed)) {
        auto *item = new QListWidgetItem(tr("Search all other values for “%1”").arg(typed), m_list);
        item->setData(kValueRole, kSearch);
    }
    m_list->setCurrentRow(qMin(row, m_list->count() - 1));
    m_list->verticalScrollBar()->setValue(scroll);
    const int tall = m_list->count() > 0 ? m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(qBound(1, m_list->count(), kRowsShown) * tall + 2);
    showMessage(isAsked ? tr("One value is already selected. Remove its condition to select another.")
                    : !m_isCounted              ? tr("Counting…")
                    : m_values.values.isEmpty() ? tr("No values for these papers.")
                    : m_list->count() == 0      ? tr("No matching values.")
                    : m_values.isWhole || !typed.isEmpty()
                    ? QString()
                    : tr("The %1 most frequent values. Type to search for others.")
                          .arg(numberText(m_values.values.size())));
}

void FacetPopup::take()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const int at = item->data(kValueRole).toInt();
    const std::optional<Condition> condition = at == kSearch
        ? facetSearch(m_kind, m_line->text().simplified())
        : at < m_values.values.size() ? std::optional(facetCondition(m_kind, m_values.values[at]))
                                      : std::nullopt;
    leave();
    if (condition)
        emit chosen(*condition);
}

void FacetPopup::hideEvent(QHideEvent *event)
{
    TypingCard::hideEvent(event);
    emit closed();
}

bool FacetPopup::keyPressed(int key, Qt::KeyboardModifiers)
{
    const auto go = [&](int by) {
        if (m_list->count() > 0)
            m_list->setCurrentRow(qBound(0, m_list->currentRow() + by, m_list->count() - 1));
    };
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        go(key == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        go(key == Qt::Key_PageDown ? kRowsShown : -kRowsShown);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        step(key == Qt::Key_Tab ? 1 : -1);
        return true;
    default:
        return false;
    }
}

} // namespace lectern
