#include "editcommands.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/edittext.h"
#include "views/widgets/notices.h"

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

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
        // Notes need no notification, because the user sees them while typing.
        if (edit.id != EditId::None && edit.kind != EditKind::EditPaperNote
            && edit.kind != EditKind::EditAuthorNote)
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
            m_notices.inform(outcomeText(outcome));
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
