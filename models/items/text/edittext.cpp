#include "edittext.h"

#include "display.h"

#include <QCoreApplication>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString tr(const char *text)
{
    return QCoreApplication::translate("EditText", text);
}

// %1: the papers ("48 papers"), %2: what it was about, quoted. The number of papers is left out where the
// change is not one of papers.
static const char *pattern(EditKind kind)
{
    switch (kind) {
    case EditKind::Bookmark:
        return QT_TRANSLATE_NOOP("EditText", "bookmark %1");
    case EditKind::RemoveBookmark:
        return QT_TRANSLATE_NOOP("EditText", "take the bookmark from %1");
    case EditKind::MarkRead:
        return QT_TRANSLATE_NOOP("EditText", "mark %1 as read");
    case EditKind::MarkUnread:
        return QT_TRANSLATE_NOOP("EditText", "mark %1 as unread");
    case EditKind::Rate:
        return QT_TRANSLATE_NOOP("EditText", "rate %1");
    case EditKind::AddTag:
        return QT_TRANSLATE_NOOP("EditText", "tag %1 %2");
    case EditKind::RemoveTag:
        return QT_TRANSLATE_NOOP("EditText", "take the tag %2 from %1");
    case EditKind::CreateTag:
        return QT_TRANSLATE_NOOP("EditText", "make the tag %2");
    case EditKind::ChangeTag:
        return QT_TRANSLATE_NOOP("EditText", "change the tag %2");
    case EditKind::MergeTag:
        return QT_TRANSLATE_NOOP("EditText", "merge the tag %2 into another");
    case EditKind::DeleteTag:
        return QT_TRANSLATE_NOOP("EditText", "delete the tag %2");
    case EditKind::CreateList:
        return QT_TRANSLATE_NOOP("EditText", "make the list %2");
    case EditKind::ChangeList:
        return QT_TRANSLATE_NOOP("EditText", "change the list %2");
    case EditKind::DeleteList:
        return QT_TRANSLATE_NOOP("EditText", "delete the list %2");
    case EditKind::AddToList:
        return QT_TRANSLATE_NOOP("EditText", "put %1 into the list %2");
    case EditKind::RemoveFromList:
        return QT_TRANSLATE_NOOP("EditText", "take %1 out of the list %2");
    case EditKind::MoveInList:
        return QT_TRANSLATE_NOOP("EditText", "reorder the list %2");
    case EditKind::EditPaperNote:
        return QT_TRANSLATE_NOOP("EditText", "edit the note of a paper");
    case EditKind::EditAuthorNote:
        return QT_TRANSLATE_NOOP("EditText", "edit the note of an author");
    case EditKind::CreateSearch:
        return QT_TRANSLATE_NOOP("EditText", "save the search %2");
    case EditKind::ChangeSearch:
        return QT_TRANSLATE_NOOP("EditText", "change the search %2");
    case EditKind::MoveSearch:
        return QT_TRANSLATE_NOOP("EditText", "move the search %2");
    case EditKind::DeleteSearch:
        return QT_TRANSLATE_NOOP("EditText", "delete the search %2");
    case EditKind::MergeAuthors:
        return QT_TRANSLATE_NOOP("EditText", "merge authors into %2");
    case EditKind::SplitAuthor:
        return QT_TRANSLATE_NOOP("EditText", "split %1 from %2");
    case EditKind::MoveToAuthor:
        return QT_TRANSLATE_NOOP("EditText", "give %1 to %2");
    case EditKind::RenameAuthor:
        return QT_TRANSLATE_NOOP("EditText", "rename %2");
    case EditKind::SeparateAuthors:
        return QT_TRANSLATE_NOOP("EditText", "take a name out of %2");
    case EditKind::DecideAuthors:
        return QT_TRANSLATE_NOOP("EditText", "decide who is %2");
    case EditKind::DecidePapers:
        return QT_TRANSLATE_NOOP("EditText", "decide which papers are the same");
    case EditKind::TakeSourceOut:
        return QT_TRANSLATE_NOOP("EditText", "make a source of %2 another paper");
    case EditKind::ImportMarks:
        return QT_TRANSLATE_NOOP("EditText", "import marks");
    case EditKind::BinPapers:
        return QT_TRANSLATE_NOOP("EditText", "move %1 to the bin");
    case EditKind::RestorePapers:
        return QT_TRANSLATE_NOOP("EditText", "restore %1 from the bin");
    case EditKind::BinSource:
        return QT_TRANSLATE_NOOP("EditText", "move the source %2 to the bin");
    case EditKind::RestoreSource:
        return QT_TRANSLATE_NOOP("EditText", "restore the source %2 from the bin");
    }
    return QT_TRANSLATE_NOOP("EditText", "a change"); // of a kind that a newer Lectern wrote
}

QString editText(const Edit &edit)
{
    // In one go, for a name may hold "%1"; where the name is not known, no empty quotes.
    QString text = tr(pattern(edit.kind));
    const QString papers = papersText(edit.papers);
    const QString subject = edit.subject.isEmpty() ? QString() : u'“' + edit.subject + u'”';
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'%' && i + 1 < text.size() && (text[i + 1] == u'1' || text[i + 1] == u'2'))
            out += text[++i] == u'1' ? papers : subject;
        else
            out += text[i];
    }
    return out.simplified();
}

QString outcomeText(const EditOutcome &outcome)
{
    QString text = (outcome.edit.undone ? tr("Undone: ") : tr("Done again: ")) + editText(outcome.edit);
    if (outcome.skipped == 1)
        text += tr("; one part was left as it is, because it has been changed since");
    else if (outcome.skipped > 1)
        text += tr("; %1 parts were left as they are, because they have been changed since")
                    .arg(numberText(outcome.skipped));
    return text;
}

} // namespace lectern
