#include "placechecklist.h"

#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "tagswatches.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/namebar.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kChecklistWidth = 320;

PlaceChecklist::PlaceChecklist(QWidget *window)
    : FilteredListPopup(window, kChecklistWidth), m_title(new QLabel(this)), m_swatches(new TagSwatches(this))
{
    setObjectName(u"placeChecklist"_s);
    styleLabel(m_title, Label::Muted);
    line().setMaxLength(NameBar::kMaxNameLength);
    list().setMouseTracking(true);
    list().setObjectName(u"placeTicks"_s);
    column().insertWidget(0, m_title);
    column().addWidget(m_swatches);
    connect(&list(), &QListWidget::currentRowChanged, this, &PlaceChecklist::showColours);
    list().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&list(), &QListWidget::customContextMenuRequested, this, &PlaceChecklist::showMenu);
    connect(m_swatches, &TagSwatches::chosen, this, &PlaceChecklist::colour);
}

void PlaceChecklist::open(const Subject &subject, int papers)
{
    if (wasClosedByPress() && subject.field == m_subject.field)
        return;
    m_subject = subject;
    m_papers = papers;
    m_places.clear();
    m_title->setText(subject.title);
    setAccessibleName(subject.title);
    line().setObjectName(subject.field);
    line().setAccessibleName(subject.title);
    line().setPlaceholderText(subject.placeholder);
    list().setAccessibleName(subject.title);
    m_swatches->setVisible(subject.coloured);
    openAtFocus();
    showColours();
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
    auto *item = new QListWidgetItem(text, &list());
    const Qt::CheckState state = place.papers == 0 ? Qt::Unchecked
        : place.papers >= m_papers                 ? Qt::Checked
                                                   : Qt::PartiallyChecked;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setData(ValueRole, int(&place - m_places.constData()));
    item->setData(Qt::CheckStateRole, state);
    item->setData(KeyRole, place.key);
    item->setData(DepthRole, depth);
    item->setData(ColourRole, place.colour);
    if (state == Qt::PartiallyChecked)
        item->setData(DetailRole, tr("%1 of %2").arg(numberText(place.papers), numberText(m_papers)));
    item->setToolTip(tipText(place.name));
    item->setData(Qt::AccessibleTextRole,
                  state == Qt::Checked ? tr("%1, on all papers").arg(place.name)
                      : state == Qt::Unchecked
                      ? tr("%1, on no papers").arg(place.name)
                      : tr("%1, on %2").arg(place.name, QString::number(place.papers)));
    return item;
}

void PlaceChecklist::addEntries()
{
    if (const QString name = typed(); name.isEmpty())
        fillAll();
    else
        fillFound(name);
}

// Shows recently used entries first, with full names; then the others as a tree.
void PlaceChecklist::fillAll()
{
    for (const QString &key : std::as_const(m_recent))
        for (const Tickable &place : std::as_const(m_places))
            if (place.key == key)
                add(place, place.name, 0);
    const int first = list().count();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const bool above = i + 1 < m_places.size() && m_places[i + 1].depth > m_places[i].depth;
        if (m_recent.contains(m_places[i].key) && !above)
            continue;
        QListWidgetItem *item = add(m_places[i], m_places[i].leaf, m_places[i].depth);
        item->setData(RuleRole, first > 0 && list().count() == first + 1);
    }
}

// Shows the entries whose name, or a word of it, begins with the typed text or contains it. Adds an entry
// that creates the typed name.
void PlaceChecklist::fillFound(const QString &name)
{
    const QString wanted = fold(name);
    QList<std::pair<int, const Tickable *>> found;
    for (const Tickable &place : std::as_const(m_places)) {
        const QString folded = fold(place.name);
        const qsizetype at = folded.indexOf(wanted);
        if (at < 0)
            continue;
        const bool begins = at == 0 || fold(place.leaf).startsWith(wanted);
        found.append({folded == wanted ? 0 : begins ? 1 : 2, &place});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    const bool there = !found.isEmpty() && found.first().first == 0;
    const auto makeItem = [&] {
        auto *item = new QListWidgetItem(m_subject.make.arg(name), &list());
        item->setData(CreatesRole, true);
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

// Returns the current entry; null if there is none or it is the one that creates.
const Tickable *PlaceChecklist::current() const
{
    const QListWidgetItem *item = list().currentItem();
    const int at = item && !item->data(CreatesRole).toBool() ? item->data(ValueRole).toInt() : -1;
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
    QListWidgetItem *item = list().itemAt(at);
    if (item)
        list().setCurrentItem(item);
    const Tickable *place = current();
    if (!item || !place || place->tag == TagId::None)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("Colour"));
    fillColours(*menu, place->colour, [this](int chosen) { colour(chosen); });
    menu->popup(list().viewport()->mapToGlobal(at));
}

void PlaceChecklist::activate(const QListWidgetItem *entry, bool stay)
{
    if (!entry) {
        if (!stay)
            leave();
        return;
    }
    const QString name = typed();
    const bool creates = entry->data(CreatesRole).toBool();
    const bool on = entry->data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Checked;
    const Tickable place = m_places.value(entry->data(ValueRole).toInt());
    if (!stay)
        leave();
    else
        line().selectAll();
    if (!creates)
        emit ticked(place, on);
    else if (!name.isEmpty())
        emit made(name);
}

bool PlaceChecklist::keyPressed(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers == Qt::AltModifier && key >= Qt::Key_0 && key <= Qt::Key_0 + tagColours) {
        colour(key - Qt::Key_0);
        return true;
    }
    if (key != Qt::Key_Space || !line().text().isEmpty())
        return false;
    activate(list().currentItem(), true);
    return true;
}

} // namespace lectern
