#include "editcommands.h"

#include "models/items/text/edittext.h"

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr int kLongestText = 60; // of a name in a menu

EditCommands::EditCommands(LibraryController &library, const Actions &actions, QObject *parent)
    : QObject(parent), m_library(library), m_actions(actions)
{
    connect(&actions[Id::Undo], &QAction::triggered, &library, &LibraryController::undo);
    connect(&actions[Id::Redo], &QAction::triggered, &library, &LibraryController::redo);
    connect(&library, &LibraryController::editsChanged, this, &EditCommands::showEdits);
    connect(&library, &LibraryController::opened, this, &EditCommands::showEdits);
    connect(&library, &LibraryController::aboutToOpen, this, &EditCommands::showEdits);
    connect(&library, &LibraryController::edited, this, [this](const Edit &edit) {
        // A note is seen where it is written.
        if (edit.id != EditId::None && edit.kind != EditKind::EditPaperNote
            && edit.kind != EditKind::EditAuthorNote)
            emit remarked(tr("Done: %1").arg(editText(edit)));
    });
    connect(&library, &LibraryController::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.skipped > 0)
            emit warned(outcomeText(outcome));
        else
            emit remarked(outcomeText(outcome));
    });
    showEdits();
}

void EditCommands::showEdits()
{
    const auto show = [this](Id id, const QString &verb, const std::optional<Edit> &edit) {
        QString text = edit ? tr("%1: %2").arg(verb, editText(*edit)) : verb;
        if (text.size() > kLongestText)
            text = text.left(kLongestText - 1) + u'…';
        QAction &action = m_actions[id];
        action.setEnabled(edit && m_library.isWritable());
        action.setText(QString(text).replace(u'&', u"&&"_s));
        action.setToolTip(
            u"%1 (%2)"_s.arg(text, action.shortcut().toString(QKeySequence::NativeText)).toHtmlEscaped());
    };
    show(Id::Undo, tr("Undo"), m_library.edits().undo);
    show(Id::Redo, tr("Redo"), m_library.edits().redo);
}

} // namespace lectern
