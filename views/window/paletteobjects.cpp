#include "paletteobjects.h"

#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "models/tex/tex.h"
#include "views/actions/commandcontext.h"
#include "views/duplicates/paperjump.h"
#include "views/sidebar/sidebar.h"

namespace lectern
{

using namespace Qt::StringLiterals;

PaletteObjects::PaletteObjects(const CommandContext &context, Sidebar &sidebar, PaperJump &jump)
    : QObject(&context.window), m_library(context.library), m_palette(context.palette), m_sidebar(sidebar),
      m_jump(jump)
{
    m_palette.addObjects([this] { return places(); });
    connect(&m_palette, &CommandPalette::searched, this, &PaletteObjects::search);
}

QList<PaletteObject> PaletteObjects::places() const
{
    const SidebarData &data = m_library.sidebar().sidebarData();
    QList<PaletteObject> places;
    const auto add = [&](const QString &name, const QString &kind, const QString &icon,
                         const QueryNode &node) {
        places.append({name, kind, icon, [this, name, node] {
                           emit m_sidebar.placeChosen(Condition{node, name});
                       }});
    };
    for (const ReadingList &list : data.lists)
        add(list.name, tr("list"), u"list"_s, listNode(list.id));
    for (const Tag &tag : data.tags)
        add(tag.name, tr("tag"), u"tag"_s, tagNode(tag.name));
    for (const SavedSearch &search : data.searches)
        add(search.name, tr("saved search"), u"search"_s, parseQuery(search.query).root);
    for (const SourceRow &source : data.sources)
        add(source.name, tr("source"), u"file-text"_s, sourceNode(source.id));
    return places;
}

// Searches authors by name and papers by their words.
void PaletteObjects::search(const QString &typed)
{
    constexpr int kMost = 5; // of each kind
    constexpr qsizetype kShortest = 3; // fewer characters match too many papers
    if (typed.size() < kShortest || !m_library.isOpen()) {
        m_search.cancel();
        m_palette.showFound(typed, {});
        return;
    }
    QueryState query;
    query.typed = typed;
    m_library.backgroundReader().ask(
        m_search,
        [query = query.query(), typed](Library &library, const Cancelled &cancelled) {
            return namedMatches(library, typed, query, kMost, cancelled);
        },
        this,
        [this, typed](const NamedMatches &found) {
            QList<PaletteObject> objects;
            for (const AuthorRow &author : found.authors)
                objects.append({author.name, papersText(author.papers), u"user"_s,
                                [this, node = authorNode(author.id), name = author.name] {
                                    emit m_sidebar.placeChosen(Condition{node, name});
                                }});
            for (const PaperRow &paper : found.papers)
                objects.append({texPlainText(paper.title), tr("paper"), u"file-text"_s,
                                [this, id = paper.id] { m_jump.to(id); }});
            m_palette.showFound(typed, objects);
        });
}

} // namespace lectern
