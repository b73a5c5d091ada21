#include "placechecklist.h"

#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "tagswatches.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"
#include "views/widgets/namebar.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidth = 320, kMaxRows = 10, kBox = 16, kDot = 8, kStep = 16;
constexpr int kPlaceRole = Qt::UserRole, kDepthRole = Qt::UserRole + 1, kColourRole = Qt::UserRole + 2,
              kKeyRole = Qt::UserRole + 3, kShareRole = Qt::UserRole + 4, kRuleRole = Qt::UserRole + 5;
constexpr int kMake = -1; // value in kPlaceRole: creates an entry with the typed name

// Paints a check mark, the name, and the number of papers unless all have it.
class TickDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {200, option.fontMetrics.height() + Space::M};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.selection);
            painter->drawRoundedRect(option.rect, 6, 6);
        }
        if (index.data(kRuleRole).toBool())
            painter->fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 1, colors.line);
        QRect row = option.rect.adjusted(Space::S + kStep * index.data(kDepthRole).toInt(), 0, -Space::S, 0);
        const Mirrored side(option.rect, option.direction);
        const QRect place(row.left(), row.center().y() - kBox / 2, kBox, kBox), box = side(place);
        row.setLeft(place.right() + Space::S);
        if (index.data(kPlaceRole).toInt() == kMake)
            paintPlus(*painter, box, colors);
        else
            paintTick(*painter, option, box, index.data(Qt::CheckStateRole).value<Qt::CheckState>());
        if (const int colour = index.data(kColourRole).toInt(); colour > 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tagColour(colors, colour));
            painter->drawEllipse(side(QRect(row.left(), row.center().y() - kDot / 2 + 1, kDot, kDot)));
            row.setLeft(row.left() + kDot + Space::XS + 2);
        }
        const QString share = index.data(kShareRole).toString();
        painter->setPen(colors.muted);
        side.text(*painter, row, Qt::AlignRight | Qt::AlignVCenter, share);
        if (!share.isEmpty())
            row.setRight(row.right() - painter->fontMetrics().horizontalAdvance(share) - Space::S);
        painter->setPen(colors.text);
        side.text(*painter, row, Qt::AlignLeft | Qt::AlignVCenter,
                  painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, row.width()));
        painter->restore();
    }

private:
    static void paintPlus(QPainter &painter, const QRect &box, const Colors &colors)
    {
        painter.setPen(QPen(colors.accent, 1.6, Qt::SolidLine, Qt::RoundCap));
        const QPointF center = QRectF(box).center();
        painter.drawLine(center - QPointF(5, 0), center + QPointF(5, 0));
        painter.drawLine(center - QPointF(0, 5), center + QPointF(0, 5));
    }
    static void paintTick(QPainter &painter, const QStyleOptionViewItem &option, const QRect &box,
                          Qt::CheckState state)
    {
        QStyleOptionButton tick;
        tick.palette = option.palette;
        tick.rect = box;
        tick.state = QStyle::State_Enabled;
        tick.state |= state == Qt::Checked  ? QStyle::State_On
            : state == Qt::PartiallyChecked ? QStyle::State_NoChange
                                            : QStyle::State_Off;
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &tick, &painter, option.widget);
    }
};

} // namespace

PlaceChecklist::PlaceChecklist(QWidget *window)
    : TypingCard(window), m_floating(new Floating(*this, kWidth)), m_title(new QLabel(this)),
      m_line(new QLineEdit(this)), m_list(new QListWidget(this)), m_swatches(new TagSwatches(this))
{
    setObjectName(u"placeChecklist"_s);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_title->setTextFormat(Qt::PlainText);
    m_line->setMaxLength(NameBar::kMaxNameLength);
    m_line->setAccessibleName(tr("Find or create"));
    m_list->setAccessibleName(tr("Existing entries"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(NoFrame);
    m_list->setItemDelegate(new TickDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setObjectName(u"placeTicks"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::S, Space::S, Space::S, Space::S);
    column->setSpacing(Space::XS + 2);
    column->addWidget(m_title);
    column->addWidget(m_line);
    column->addWidget(m_list);
    column->addWidget(m_swatches);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &PlaceChecklist::fill);
    connect(m_list, &QListWidget::itemClicked, this, [this] { tick(true); });
    connect(m_list, &QListWidget::currentRowChanged, this, &PlaceChecklist::showColours);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListWidget::customContextMenuRequested, this, &PlaceChecklist::showMenu);
    connect(m_swatches, &TagSwatches::chosen, this, &PlaceChecklist::colour);
    hide();
}

void PlaceChecklist::open(const Subject &subject, int papers)
{
    if (wasClosedByPress() && subject.field == m_subject.field)
        return;
    rememberFocus();
    m_subject = subject;
    m_papers = papers;
    m_places.clear();
    m_title->setText(subject.title);
    setAccessibleName(subject.title);
    m_line->setObjectName(subject.field);
    m_line->setAccessibleName(subject.title);
    m_line->setPlaceholderText(subject.placeholder);
    m_list->setAccessibleName(subject.title);
    m_swatches->setVisible(subject.coloured);
    m_line->clear();
    fill();
    m_floating->showAtFocus();
    m_line->setFocus();
}

void PlaceChecklist::showPlaces(const QList<Tickable> &places, const QStringList &recent)
{
    // The order does not change until the list is opened again.
    if (m_places.isEmpty())
        m_recent = recent;
    m_places = places;
    if (isVisible())
        fill();
}

QListWidgetItem *PlaceChecklist::add(const Tickable &place, const QString &text, int depth)
{
    auto *item = new QListWidgetItem(text, m_list);
    const Qt::CheckState state = place.papers == 0 ? Qt::Unchecked
        : place.papers >= m_papers                 ? Qt::Checked
                                                   : Qt::PartiallyChecked;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setData(kPlaceRole, int(&place - m_places.constData()));
    item->setData(Qt::CheckStateRole, state);
    item->setData(kKeyRole, place.key);
    item->setData(kDepthRole, depth);
    item->setData(kColourRole, place.colour);
    if (state == Qt::PartiallyChecked)
        item->setData(kShareRole, tr("%1 of %2").arg(numberText(place.papers), numberText(m_papers)));
    item->setToolTip(tipText(place.name));
    item->setData(Qt::AccessibleTextRole,
                  state == Qt::Checked ? tr("%1, on all papers").arg(place.name)
                      : state == Qt::Unchecked
                      ? tr("%1, on no papers").arg(place.name)
                      : tr("%1, on %2").arg(place.name, QString::number(place.papers)));
    return item;
}

void PlaceChecklist::fill()
{
    const QListWidgetItem *current = m_list->currentItem();
    const QString was = current ? current->data(kKeyRole).toString() : QString();
    const QString typed = m_line->text().simplified();
    const int scroll = m_list->verticalScrollBar()->value();
    m_list->clear();
    if (typed.isEmpty())
        fillAll();
    else
        fillFound(typed);
    int row = 0;
    for (int i = 0; typed.isEmpty() && i < m_list->count(); ++i)
        if (!was.isEmpty() && m_list->item(i)->data(kKeyRole).toString() == was)
            row = i;
    m_list->setCurrentRow(row);
    showColours();
    m_list->verticalScrollBar()->setValue(scroll);
    fit();
}

// Shows recently used entries first, with full names; then the others as a tree.
void PlaceChecklist::fillAll()
{
    for (const QString &key : std::as_const(m_recent))
        for (const Tickable &place : std::as_const(m_places))
            if (place.key == key)
                add(place, place.name, 0);
    const int first = m_list->count();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const bool above = i + 1 < m_places.size() && m_places[i + 1].depth > m_places[i].depth;
        if (m_recent.contains(m_places[i].key) && !above)
            continue;
        QListWidgetItem *item = add(m_places[i], m_places[i].leaf, m_places[i].depth);
        item->setData(kRuleRole, first > 0 && m_list->count() == first + 1);
    }
}

// Shows the entries whose name, or a word of it, begins with the typed text or contains it. Adds an entry
// that creates the typed name.
void PlaceChecklist::fillFound(const QString &typed)
{
    const QString wanted = fold(typed);
    QList<std::pair<int, const Tickable *>> found;
    for (const Tickable &place : std::as_const(m_places)) {
        const QString name = fold(place.name);
        const qsizetype at = name.indexOf(wanted);
        if (at < 0)
            continue;
        const bool begins = at == 0 || fold(place.leaf).startsWith(wanted);
        found.append({name == wanted ? 0 : begins ? 1 : 2, &place});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    const bool there = !found.isEmpty() && found.first().first == 0;
    const auto makeItem = [&] {
        auto *item = new QListWidgetItem(m_subject.make.arg(typed), m_list);
        item->setData(kPlaceRole, kMake);
    };
    bool offered = there;
    for (const auto &[rank, place] : std::as_const(found)) {
        if (rank == 2 && !std::exchange(offered, true))
            makeItem();
        add(*place, place->name, 0);
    }
    if (!offered)
        makeItem();
}

void PlaceChecklist::fit()
{
    const int rows = qBound(1, m_list->count(), kMaxRows);
    const int row = m_list->count() > 0 ? m_list->sizeHintForRow(0) : fontMetrics().height() + Space::M;
    m_list->setFixedHeight(rows * row + 2);
    m_list->setVisible(m_list->count() > 0);
}

// Returns the current entry; null if there is none or it is the one that creates.
const Tickable *PlaceChecklist::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const int at = item ? item->data(kPlaceRole).toInt() : kMake;
    return at >= 0 && at < m_places.size() ? &m_places[at] : nullptr;
}

void PlaceChecklist::showColours()
{
    const Tickable *place = current();
    const bool can = place && place->tag != TagId::None;
    m_swatches->showTag(can ? place->name : QString(), can ? place->colour : 0);
}

void PlaceChecklist::colour(int colour)
{
    if (const Tickable *place = current(); place && place->tag != TagId::None)
        emit coloured(place->tag, colour);
    showColours(); // shows the old colour until the new one is stored
}

void PlaceChecklist::showMenu(const QPoint &at)
{
    QListWidgetItem *item = m_list->itemAt(at);
    if (item)
        m_list->setCurrentItem(item);
    const Tickable *place = current();
    if (!item || !place || place->tag == TagId::None)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("Colour"));
    fillColours(*menu, place->colour, [this](int chosen) { colour(chosen); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void PlaceChecklist::tick(bool stay)
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item) {
        if (!stay)
            leave();
        return;
    }
    const int at = item->data(kPlaceRole).toInt();
    const QString typed = m_line->text().simplified();
    const bool on = item->data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Checked;
    const std::optional<Tickable> place =
        at >= 0 && at < m_places.size() ? std::optional(m_places[at]) : std::nullopt;
    if (!stay)
        leave();
    else
        m_line->selectAll();
    if (place)
        emit ticked(*place, on);
    else if (!typed.isEmpty())
        emit made(typed);
}

void PlaceChecklist::step(int by)
{
    if (m_list->count() > 0)
        m_list->setCurrentRow(qBound(0, m_list->currentRow() + by, m_list->count() - 1));
}

bool PlaceChecklist::keyPressed(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers == Qt::AltModifier && key >= Qt::Key_0 && key <= Qt::Key_0 + tagColours) {
        colour(key - Qt::Key_0);
        return true;
    }
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        tick(modifiers & Qt::ControlModifier);
        return true;
    case Qt::Key_Space:
        if (!m_line->text().isEmpty())
            return false;
        tick(true);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        step(key == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        step(key == Qt::Key_PageDown ? kMaxRows : -kMaxRows);
        return true;
    default:
        return false;
    }
}

} // namespace lectern
