#include "markedits.h"

#include "models/core/query/querytext.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"

namespace lectern
{

using namespace Qt::StringLiterals;

MarkEdits::MarkEdits(LibrarySession &library, QObject *parent) : QObject(parent), m_library(library) { }

// Leaves a scope that has been deleted.
void MarkEdits::leave(const QueryNode &node)
{
    if (m_library.browser().query().scope && m_library.browser().query().scope->node == node)
        m_library.browser().setScope({});
}

// Reloads the current list after its papers or order changed.
void MarkEdits::showListAgain()
{
    if (m_library.browser().query().scope && listOf(m_library.browser().query().scope->node) != ListId::None)
        m_library.refresh();
}

// Tags.

void MarkEdits::setTagColour(TagId id, int colour)
{
    m_library.writer().write([=](Library &library) { return library.tags().setColour(id, colour); });
}

bool MarkEdits::nameIsTaken(TagId id, const QString &name) const
{
    const Result<QString> clean = TagStore::cleanName(name);
    QString old;
    QSet<QString> others;
    for (const Tag &tag : data().tags) {
        if (tag.id == id)
            old = tag.name;
        if (tag.id != TagId::None)
            others.insert(tag.name);
    }
    if (!clean || old.isEmpty() || *clean == old)
        return false;
    for (const Tag &tag : data().tags)
        if ((tag.id == id || tag.name.startsWith(old + u'/'))
            && others.contains(*clean + tag.name.mid(old.size())))
            return true;
    return false;
}

void MarkEdits::renameTag(TagId id, const QString &name, bool merging)
{
    QString old;
    for (const Tag &tag : data().tags)
        if (tag.id == id)
            old = tag.name;
    const Result<QString> clean = TagStore::cleanName(name);
    m_library.writer().write(
        [=](Library &library) {
            return merging ? library.tags().mergeInto(id, name) : library.tags().rename(id, name);
        },
        this,
        [=, this](const Edit &) {
            const std::optional<Condition> scope = m_library.browser().query().scope;
            if (clean && scope && scope->node == tagNode(old))
                m_library.browser().setScope(Condition{tagNode(*clean), *clean});
        });
}

void MarkEdits::deleteTag(const QString &name)
{
    m_library.writer().write([=](Library &library) { return library.tags().removeBelow(name); }, this,
                             [=, this](const Edit &) { leave(tagNode(name)); });
}

void MarkEdits::removeTag(const QString &name, const QList<PaperId> &papers)
{
    m_library.writer().write([=](Library &library) { return library.tags().remove(name, papers); }, this,
                             [this](const Edit &) { m_library.refresh(); });
}

// Reading lists.

void MarkEdits::createList(const QString &name, ListId parent)
{
    m_library.writer().write([=](Library &library) { return library.lists().create(name, parent); });
}

void MarkEdits::renameList(ListId id, const QString &name)
{
    m_library.writer().write([=](Library &library) { return library.lists().rename(id, name); }, this,
                             [=, this](const Edit &) {
                                 const std::optional<Condition> scope = m_library.browser().query().scope;
                                 if (scope && listOf(scope->node) == id)
                                     m_library.browser().setScope(Condition{listNode(id), name.simplified()});
                             });
}

void MarkEdits::moveList(ListId id, ListId parent, ListId before)
{
    m_library.writer().write([=](Library &library) { return library.lists().move(id, parent, before); });
}

void MarkEdits::stepList(ListId id, bool up)
{
    QList<ReadingList> siblings;
    ListId parent = ListId::None;
    for (const ReadingList &list : data().lists)
        if (list.id == id)
            parent = list.parent;
    qsizetype at = -1;
    for (const ReadingList &list : data().lists) {
        if (list.parent != parent)
            continue;
        if (list.id == id)
            at = siblings.size();
        siblings.append(list);
    }
    if (at < 0 || (up ? at == 0 : at == siblings.size() - 1))
        return;
    const qsizetype before = up ? at - 1 : at + 2;
    moveList(id, parent, before < siblings.size() ? siblings[before].id : ListId::None);
}

void MarkEdits::indentList(ListId id, bool in)
{
    ListId parent = ListId::None, grandparent = ListId::None, above = ListId::None, next = ListId::None;
    for (const ReadingList &list : data().lists)
        if (list.id == id)
            parent = list.parent;
    for (const ReadingList &list : data().lists) {
        if (list.id == parent)
            grandparent = list.parent;
        if (list.id == id)
            break;
        if (list.parent == parent)
            above = list.id;
    }
    bool seen = false;
    for (const ReadingList &list : data().lists) {
        if (list.parent == grandparent && seen && next == ListId::None)
            next = list.id;
        seen = seen || list.id == parent;
    }
    if (in && above != ListId::None)
        moveList(id, above, ListId::None);
    else if (!in && parent != ListId::None)
        moveList(id, grandparent, next);
}

void MarkEdits::deleteList(ListId id)
{
    m_library.writer().write([=](Library &library) { return library.lists().remove(id); }, this,
                             [=, this](const Edit &) { leave(listNode(id)); });
}

void MarkEdits::list(const PendingListing &listing)
{
    m_library.writer().write([listing](Library &library) { return writeListing(library, listing); }, this,
                             [this](const Edit &) { showListAgain(); }, listing);
}

void MarkEdits::addToListNamed(const QString &name, const QList<PaperId> &papers)
{
    list({papers, ListId::None, name, true});
}

void MarkEdits::moveInList(ListId id, const QList<PaperId> &papers, PaperId before)
{
    m_library.writer().write([=](Library &library) { return library.lists().add(id, papers, before); }, this,
                             [this](const Edit &) { showListAgain(); });
}

void MarkEdits::stepInList(ListId id, const QList<PaperId> &papers, bool up)
{
    m_library.writer().write([=](Library &library) { return library.lists().step(id, papers, up); }, this,
                             [this](const Edit &edit) {
                                 if (edit.id != EditId::None)
                                     showListAgain();
                             });
}

// Saved searches.

QString MarkEdits::currentQuery() const
{
    QueryState state = m_library.browser().query();
    // Use the list's name if it is unique, because the id has no meaning in another library.
    if (state.scope) {
        const ListId id = listOf(state.scope->node);
        QString name;
        int same = 0;
        for (const ReadingList &list : data().lists)
            if (list.id == id)
                name = list.name;
        for (const ReadingList &list : data().lists)
            same += list.name.compare(name, Qt::CaseInsensitive) == 0;
        if (id != ListId::None && same == 1)
            state.scope->node.values = {name};
    }
    // Save what is shown: the last typed word also matches as a prefix, so it gets a star.
    return queryText(state.query(true).root);
}

void MarkEdits::saveSearch(const QString &name, const QString &query)
{
    m_library.writer().write([=](Library &library) { return library.savedSearches().create(name, query); },
                             this,
                             [=, this](const Edit &) {
                                 // Order and paper stay as they are shown.
                                 LibraryBrowser &browser = m_library.browser();
                                 QueryState state;
                                 state.scope = Condition{parseQuery(query).root, name.simplified()};
                                 state.sort = browser.query().order();
                                 state.wordSort = browser.query().wordSort;
                                 browser.setQuery(state, browser.currentPaper());
                             });
}

void MarkEdits::changeSearch(SavedSearchId id, const QString &name, const QString &query)
{
    QueryNode old;
    for (const SavedSearch &search : data().searches)
        if (search.id == id)
            old = parseQuery(search.query).root;
    m_library.writer().write(
        [=](Library &library) { return library.savedSearches().change(id, name, query); }, this,
        [=, this](const Edit &) {
            const std::optional<Condition> scope = m_library.browser().query().scope;
            if (scope && scope->node == old && old.kind != QueryNode::Kind::All)
                m_library.browser().setScope(Condition{parseQuery(query).root, name.simplified()});
        });
}

void MarkEdits::moveSearch(SavedSearchId id, SavedSearchId before)
{
    m_library.writer().write([=](Library &library) { return library.savedSearches().move(id, before); });
}

void MarkEdits::stepSearch(SavedSearchId id, bool up)
{
    const QList<SavedSearch> &all = data().searches;
    qsizetype at = -1;
    for (qsizetype i = 0; i < all.size(); ++i)
        if (all[i].id == id)
            at = i;
    if (at < 0 || (up ? at == 0 : at == all.size() - 1))
        return;
    const qsizetype before = up ? at - 1 : at + 2;
    moveSearch(id, before < all.size() ? all[before].id : SavedSearchId::None);
}

void MarkEdits::deleteSearch(SavedSearchId id)
{
    QueryNode node;
    for (const SavedSearch &search : data().searches)
        if (search.id == id)
            node = parseQuery(search.query).root;
    m_library.writer().write([=](Library &library) { return library.savedSearches().remove(id); }, this,
                             [=, this](const Edit &) { leave(node); });
}

} // namespace lectern
