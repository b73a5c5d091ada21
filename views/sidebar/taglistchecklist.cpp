#include "taglistchecklist.h"

#include "models/itemmodels/display.h"
#include "views/list/paperlist.h"
#include "views/widgets/notices.h"

#include <QHash>
#include <QSettings>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr qsizetype kRecent = 5;

TagListChecklist::TagListChecklist(const CommandContext &context, PaperList &list)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices),
      m_settings(context.settings), m_list(list), m_checklist(*new PlaceChecklist(&context.window)),
      m_look(context.library), m_edits(context.library)
{
    connect(&context.actions[Id::AddTag], &QAction::triggered, this, [this] { open(false); });
    connect(&context.actions[Id::AddToList], &QAction::triggered, this, [this] { open(true); });
    connect(&m_look, &SelectionQuery::placesFound, this, &TagListChecklist::show);
    connect(&m_look, &SelectionQuery::failed, &m_notices, &Notices::warn);
    connect(&m_checklist, &PlaceChecklist::ticked, this, &TagListChecklist::tick);
    connect(&m_checklist, &PlaceChecklist::made, this, &TagListChecklist::make);
    connect(&m_checklist, &PlaceChecklist::coloured, &m_edits, &MarkEdits::setTagColour);
    connect(&m_library, &LibrarySession::aboutToOpen, &m_checklist, &PlaceChecklist::leave);
    // Updates the check marks after the change is stored.
    connect(&m_library.edits(), &LibraryEdits::edited, this, [this] {
        if (m_checklist.isVisible())
            m_look.askPlaces(m_papers);
    });
}

void TagListChecklist::open(bool lists)
{
    m_papers = m_list.selectedPapers();
    if (m_papers.isEmpty()) {
        m_notices.inform(tr("Select a paper first."));
        return;
    }
    m_lists = lists;
    const QString papers = papersText(m_papers.size());
    m_checklist.open(lists ? PlaceChecklist::Subject{tr("Reading lists of %1").arg(papers),
                                                     tr("Find or create list"), tr("Create list “%1”"),
                                                     u"listChoice"_s}
                           : PlaceChecklist::Subject{tr("Tags of %1").arg(papers),
                                                     tr("Find or create tag, such as method/rl"),
                                                     tr("Create tag “%1”"), u"tagChoice"_s, true},
                     int(m_papers.size()));
    m_look.askPlaces(m_papers);
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
    m_checklist.showPlaces(m_lists ? tickableLists(places) : tickableTags(places),
                           m_settings.value(recentKey()).toStringList());
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
        m_checklist.leave();
    m_notices.change(m_papers.size(), {.text = question, .yes = yes, .accepted = change, .no = tr("Cancel")});
}

void TagListChecklist::tick(const Tickable &place, bool on)
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
               [this, name = place.name, papers] { m_library.edits().addTag(name, papers); });
    } else {
        change(tr("Remove tag “%1” from %2?").arg(place.name, text), tr("Remove"),
               [this, name = place.name, papers] { m_library.edits().removeTag(name, papers); });
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
               [this, name, papers] { m_library.edits().addTag(name, papers); });
    }
}

} // namespace lectern
