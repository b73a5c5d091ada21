#include "actionneeds.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/edittext.h"
#include "models/session/librarysession.h"
#include "views/widgets/notices.h"

namespace lectern
{

using Lib = LibrarySession;
using namespace Qt::StringLiterals;
using Id = ActionId;

// Views report the other needs.
static constexpr Needs kOfLibrary = Need::OpenLibrary | Need::LibraryFile | Need::Unreadable | Need::Writable
    | Need::Query | Need::SourcePlace | Need::OutsideTrash | Need::Restorable | Need::FilledTrash
    | Need::UndoableEdit | Need::RedoableEdit | Need::Papers;

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
    met.setFlag(Need::Papers, library.counts().papers > 0 || !contents.isEmpty());
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

static constexpr int kMaxTextLength = 60; // in characters, for menus

EditCommands::EditCommands(const CommandContext &context)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices)
{
    connect(&m_actions[Id::Undo], &QAction::triggered, &m_library.writer(), &LibraryWriter::undo);
    connect(&m_actions[Id::Redo], &QAction::triggered, &m_library.writer(), &LibraryWriter::redo);
    connect(&m_library.writer(), &LibraryWriter::editsChanged, this, &EditCommands::showEdits);
    connect(&m_library, &LibrarySession::opened, this, &EditCommands::showEdits);
    connect(&m_library, &LibrarySession::aboutToOpen, this, &EditCommands::showEdits);
    connect(&m_library.writer(), &LibraryWriter::edited, this, [this](const Edit &edit) {
        // Notes and highlights need no notification, because the user sees them where they are made.
        if (edit.id != EditId::None && edit.kind != EditKind::EditPaperNote
            && edit.kind != EditKind::EditAuthorNote && edit.kind != EditKind::AddHighlights)
            m_notices.done(doneText(edit));
    });
    // No notification for one paper, because the mark is visible where it changes.
    connect(&m_library.writer(), &LibraryWriter::marked, this,
            [this](const QList<PaperId> &papers, Mark mark, int value) {
                if (papers.size() > 1)
                    m_notices.done(markedText(int(papers.size()), mark, value));
            });
    connect(&m_library.writer(), &LibraryWriter::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.skipped > 0)
            m_notices.caution(outcomeText(outcome));
        else
            m_notices.offer(
                outcomeText(outcome),
                {{outcome.edit.undone ? tr("Redo") : tr("Undo"),
                  [this, id = outcome.edit.undone ? Id::Redo : Id::Undo] { m_actions[id].trigger(); }}});
    });
    showEdits();
}

void EditCommands::showEdits()
{
    m_notices.forgetDone(); // later notifications follow this one
    const auto show = [this](Id id, const QString &verb, const std::optional<Edit> &edit) {
        QString text = shortText(edit ? tr("%1: %2").arg(verb, editText(*edit)) : verb, kMaxTextLength);
        m_actions[id].setText(text.replace(u'&', u"&&"_s));
    };
    show(Id::Undo, tr("Undo"), m_library.writer().state().undo);
    show(Id::Redo, tr("Redo"), m_library.writer().state().redo);
}

} // namespace lectern
