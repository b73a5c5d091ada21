#include "actionneeds.h"

#include "models/session/librarysession.h"

namespace lectern
{

using Lib = LibrarySession;
using namespace Qt::StringLiterals;

// Views report the other needs.
static constexpr Needs kOfLibrary = Need::OpenLibrary | Need::LibraryFile | Need::Unreadable | Need::Writable
    | Need::Query | Need::SourcePlace | Need::OutsideTrash | Need::Restorable | Need::FilledTrash
    | Need::UndoableEdit | Need::RedoableEdit;

ActionNeeds::ActionNeeds(LibrarySession &library, const Actions &actions, QObject *parent)
    : QObject(parent), m_library(library), m_actions(actions)
{
    for (const auto changed : {&Lib::aboutToOpen, &Lib::opened})
        connect(&m_library, changed, this, &ActionNeeds::follow);
    connect(&m_library, &Lib::openFailed, this, &ActionNeeds::follow);
    connect(&m_library, &Lib::movedAway, this, &ActionNeeds::follow);
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, this, &ActionNeeds::follow);
    connect(&m_library, &Lib::sidebarChanged, this, &ActionNeeds::follow);
    connect(&m_library.writer(), &LibraryWriter::editsChanged, this, &ActionNeeds::follow);
    show(metBy(m_library));
}

Needs ActionNeeds::metBy(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    const bool source = scope && scope->node.kind == QueryNode::Kind::Source;
    const bool trash = showsTrash(library), trashed = trashedSource(library) != nullptr;
    const TrashContents &contents = library.sidebar().sidebarData().trash;
    Needs met;
    met.setFlag(Need::OpenLibrary, library.isOpen());
    met.setFlag(Need::LibraryFile, library.isOpen() || library.isUnreadable());
    met.setFlag(Need::Unreadable, library.isUnreadable());
    met.setFlag(Need::Writable, library.isWritable());
    met.setFlag(Need::Query, !library.browser().query().isEmpty());
    met.setFlag(Need::SourcePlace, source && !trashed);
    met.setFlag(Need::OutsideTrash, !trash);
    met.setFlag(Need::Restorable, trashed || (trash && contents.papers > 0));
    met.setFlag(Need::FilledTrash, !contents.isEmpty());
    met.setFlag(Need::UndoableEdit, library.writer().state().undo.has_value());
    met.setFlag(Need::RedoableEdit, library.writer().state().redo.has_value());
    return met;
}

void ActionNeeds::follow()
{
    show((m_met & ~kOfLibrary) | metBy(m_library));
}

void ActionNeeds::show(Needs met)
{
    m_met = met;
    for (const ActionSpec &spec : Actions::specs())
        m_actions[spec.id].setEnabled(Actions::isEnabledIn(spec.id, met));
}

bool showsTrash(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    return scope && scope->node == isNode(u"trash"_s);
}

const TrashedSource *trashedSource(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    if (scope)
        for (const TrashedSource &source : library.sidebar().sidebarData().trash.sources)
            if (scope->node == sourceNode(source.id))
                return &source;
    return nullptr;
}

} // namespace lectern
