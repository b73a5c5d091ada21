#include "taglistchecklist.h"

#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/widgets/namebar.h"
#include "views/widgets/notices.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

TagSwatches::TagSwatches(QWidget *parent)
    : QWidget(parent), m_about(new QLabel(this)), m_buttons(new QButtonGroup(this))
{
    setObjectName(u"tagSwatches"_s);
    styleLabel(m_about, Label::Muted);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (int colour = 0; colour <= tagColours; ++colour) {
        auto *button = new QToolButton(this);
        button->setIcon(dotIcon(colour));
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus); // the line keeps the focus
        button->setToolTip(tr("%1 (Alt+%2)").arg(tagColourName(colour)).arg(colour));
        m_buttons->addButton(button, colour);
        row->addWidget(button);
    }
    row->addStretch(1);
    QVBoxLayout *column = tightColumn(this, 2);
    column->addWidget(m_about);
    column->addLayout(row);
    // Uses the toggled signal, because screen readers toggle without a click.
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int colour, bool on) {
        if (on)
            emit chosen(colour);
    });
}

void TagSwatches::showTag(const QString &name, int colour)
{
    m_about->setText(name.isEmpty() ? tr("Colour") : tr("Colour of %1").arg(name));
    const QSignalBlocker quiet(m_buttons);
    for (QAbstractButton *button : m_buttons->buttons()) {
        const int id = m_buttons->id(button);
        button->setEnabled(!name.isEmpty());
        button->setChecked(!name.isEmpty() && id == colour);
        const QString colourName = id == 0 ? tr("No colour") : tagColourName(id);
        button->setAccessibleName(name.isEmpty() ? colourName : tr("%1 for tag %2").arg(colourName, name));
    }
}

void fillColours(QMenu &menu, int colour, const std::function<void(int)> &then)
{
    auto *group = new QActionGroup(&menu);
    for (int each = 0; each <= tagColours; ++each) {
        QAction *action = menu.addAction(dotIcon(each), tagColourName(each));
        action->setCheckable(true);
        action->setChecked(each == colour);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &menu, [then, each] { then(each); });
    }
}

static constexpr int kChecklistWidth = 320;
static constexpr qsizetype kRecent = 5;

TagListChecklist::TagListChecklist(const CommandContext &context, PaperList &papers)
    : FilteredListPopup(&context.window, kChecklistWidth), m_library(context.library),
      m_notices(context.notices), m_settings(context.settings), m_paperList(papers), m_edits(context.library),
      m_title(new QLabel(this)), m_swatches(new TagSwatches(this))
{
    setObjectName(u"placeChecklist"_s);
    styleLabel(m_title, Label::Muted);
    line().setAccessibleName(tr("Find or create list"));
    line().setMaxLength(NameBar::kMaxNameLength);
    list().setMouseTracking(true);
    list().setObjectName(u"placeTicks"_s);
    column().insertWidget(0, m_title);
    column().addWidget(m_swatches);
    connect(&list(), &QListWidget::currentRowChanged, this, &TagListChecklist::showColours);
    list().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&list(), &QListWidget::customContextMenuRequested, this, &TagListChecklist::showMenu);
    connect(m_swatches, &TagSwatches::chosen, this, &TagListChecklist::colour);
    connect(&context.actions[Id::AddTag], &QAction::triggered, this, [this] { open(false); });
    connect(&context.actions[Id::AddToList], &QAction::triggered, this, [this] { open(true); });
    connect(&m_library, &LibrarySession::aboutToOpen, this, &TagListChecklist::leave);
    // Updates the check marks after the change is stored.
    connect(&m_library.writer(), &LibraryWriter::edited, this, [this] {
        if (isVisible())
            request();
    });
}

void TagListChecklist::open(bool lists)
{
    if (wasClosedByPress() && lists == m_lists)
        return;
    m_papers = m_paperList.selectedPapers();
    if (m_papers.isEmpty()) {
        m_notices.inform(tr("Select a paper first."));
        return;
    }
    m_lists = lists;
    m_places.clear();
    const QString papers = papersText(m_papers.size());
    const QString title = lists ? tr("Reading lists of %1").arg(papers) : tr("Tags of %1").arg(papers);
    m_title->setText(title);
    setAccessibleName(title);
    setNames(&line(), lists ? u"listChoice"_s : u"tagChoice"_s, title);
    line().setPlaceholderText(lists ? tr("Find or create list")
                                    : tr("Find or create tag, such as method/rl"));
    list().setAccessibleName(title);
    m_swatches->setVisible(!lists);
    openAtFocus();
    showColours();
    request();
}

// The user waits for the result, so the interactive reader runs the query.
void TagListChecklist::request()
{
    if (m_library.isOpen())
        m_library.reader().ask(
            m_groups, bindLibrary(assignableGroups, m_papers), this,
            [this](const AssignableGroups &groups) { show(groups); },
            [this](const Error &error) { m_notices.warn(error.message); });
}

static QList<Tickable> tickableTags(const AssignableGroups &places)
{
    QHash<QString, int> counts;
    for (const Tag &tag : places.facts.tags)
        counts.insert(tag.name, tag.papers);
    QList<Tickable> all;
    for (const Tag &tag : places.tags)
        all.append({.key = tag.name,
                    .name = tag.name,
                    .leaf = tag.name.section(u'/', -1),
                    .depth = int(tag.name.count(u'/')),
                    .colour = tag.colour,
                    .tag = tag.id,
                    .papers = counts.value(tag.name)});
    return all;
}

static QList<Tickable> tickableLists(const AssignableGroups &places)
{
    QHash<ListId, int> counts;
    for (const ReadingList &list : places.facts.lists)
        counts.insert(list.id, list.papers);
    QHash<ListId, std::pair<QString, int>> above; // full name and depth of each list
    QList<Tickable> all;
    for (const ReadingList &list : places.lists) {
        const auto parent = above.constFind(list.parent);
        const bool top = parent == above.cend();
        const QString name = top ? list.name : u"%1 / %2"_s.arg(parent->first, list.name);
        const int depth = top ? 0 : parent->second + 1;
        above.insert(list.id, {name, depth});
        all.append({.key = QString::number(qint64(list.id)),
                    .name = name,
                    .leaf = list.name,
                    .depth = depth,
                    .list = true,
                    .papers = counts.value(list.id)});
    }
    return all;
}

void TagListChecklist::show(const AssignableGroups &places)
{
    // The order does not change until the list is opened again.
    if (m_places.isEmpty())
        m_recent = m_settings.value(recentKey()).toStringList();
    m_places = m_lists ? tickableLists(places) : tickableTags(places);
    if (isVisible())
        fill();
}

QListWidgetItem *TagListChecklist::add(const Tickable &place, const QString &text, int depth)
{
    auto *item = new QListWidgetItem(text, &list());
    const Qt::CheckState state = place.papers == 0 ? Qt::Unchecked
        : place.papers >= m_papers.size()          ? Qt::Checked
                                                   : Qt::PartiallyChecked;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setData(ValueRole, int(&place - m_places.constData()));
    item->setData(Qt::CheckStateRole, state);
    item->setData(KeyRole, place.key);
    item->setData(DepthRole, depth);
    item->setData(ColourRole, place.colour);
    if (state == Qt::PartiallyChecked)
        item->setData(DetailRole, tr("%1 of %2").arg(numberText(place.papers), numberText(m_papers.size())));
    item->setToolTip(tipText(place.name));
    item->setData(Qt::AccessibleTextRole,
                  state == Qt::Checked ? tr("%1, on all papers").arg(place.name)
                      : state == Qt::Unchecked
                      ? tr("%1, on no papers").arg(place.name)
                      : tr("%1, on %2").arg(place.name, QString::number(place.papers)));
    return item;
}

void TagListChecklist::addEntries()
{
    if (const QString name = typed(); name.isEmpty())
        fillAll();
    else
        fillFound(name);
}

// Shows recently used entries first, with full names; then the others as a tree.
void TagListChecklist::fillAll()
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
void TagListChecklist::fillFound(const QString &name)
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
        auto *item = new QListWidgetItem((m_lists ? tr("Create list “%1”") : tr("Create tag “%1”")).arg(name),
                                         &list());
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
const Tickable *TagListChecklist::current() const
{
    const QListWidgetItem *item = list().currentItem();
    const int at = item && !item->data(CreatesRole).toBool() ? item->data(ValueRole).toInt() : -1;
    return at >= 0 && at < m_places.size() ? &m_places[at] : nullptr;
}

void TagListChecklist::showColours()
{
    const Tickable *place = current();
    const bool can = place && place->tag != TagId::None;
    m_swatches->showTag(can ? place->name : QString(), can ? place->colour : 0);
}

void TagListChecklist::colour(int colour)
{
    if (const Tickable *place = current(); place && place->tag != TagId::None)
        m_edits.setTagColour(place->tag, colour);
    showColours(); // shows the old colour until the new one is stored
}

void TagListChecklist::showMenu(const QPoint &at)
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

void TagListChecklist::activate(const QListWidgetItem *entry, bool stay)
{
    const QString name = typed();
    const bool creates = entry && entry->data(CreatesRole).toBool();
    const bool on = entry && entry->data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Checked;
    const Tickable place = entry ? m_places.value(entry->data(ValueRole).toInt()) : Tickable();
    if (!stay)
        leave();
    else if (entry)
        line().selectAll();
    if (creates && !name.isEmpty())
        make(name);
    else if (entry && !creates)
        assign(place, on);
}

bool TagListChecklist::keyPressed(int key, Qt::KeyboardModifiers modifiers)
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

QString TagListChecklist::recentKey() const
{
    return m_lists ? u"recent/lists"_s : u"recent/tags"_s;
}

void TagListChecklist::remember(const QString &key)
{
    QStringList recent = m_settings.value(recentKey()).toStringList();
    recent.removeAll(key);
    recent.prepend(key);
    m_settings.setValue(recentKey(), recent.first(qMin(kRecent, recent.size())));
}

// The confirmation needs the focus, so the checklist closes.
void TagListChecklist::change(const QString &question, const QString &yes,
                              const std::function<void()> &change)
{
    if (m_papers.size() > Notices::kMany)
        leave();
    m_notices.change(m_papers.size(), {.text = question, .yes = yes, .accepted = change, .no = tr("Cancel")});
}

void TagListChecklist::assign(const Tickable &place, bool on)
{
    remember(place.key);
    const QList<PaperId> papers = m_papers;
    const QString text = papersText(papers.size());
    if (place.list) {
        const ListId id = ListId(place.key.toLongLong());
        if (on)
            change(tr("Add %1 to list “%2”?").arg(text, place.name), tr("Add"),
                   [this, id, papers] { m_edits.addToList(id, papers); });
        else
            change(tr("Remove %1 from list “%2”?").arg(text, place.name), tr("Remove"),
                   [this, id, papers] { m_edits.removeFromList(id, papers); });
    } else if (on) {
        change(tr("Tag %1 with “%2”?").arg(text, place.name), tr("Tag"),
               [this, name = place.name, papers] { m_library.writer().addTag(name, papers); });
    } else {
        change(tr("Remove tag “%1” from %2?").arg(place.name, text), tr("Remove"),
               [this, name = place.name, papers] { m_library.writer().removeTag(name, papers); });
    }
}

void TagListChecklist::make(const QString &name)
{
    const QList<PaperId> papers = m_papers;
    const QString text = papersText(papers.size());
    if (m_lists) {
        change(tr("Add %1 to new list “%2”?").arg(text, name), tr("Add"),
               [this, name, papers] { m_edits.addToListNamed(name, papers); });
    } else {
        remember(name);
        change(tr("Tag %1 with “%2”?").arg(text, name), tr("Tag"),
               [this, name, papers] { m_library.writer().addTag(name, papers); });
    }
}

} // namespace lectern
