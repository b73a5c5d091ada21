#include "edittext.h"

#include "display.h"

#include <QCoreApplication>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct EditText {
    Q_DECLARE_TR_FUNCTIONS(EditText)
};

namespace
{

// Texts of an edit kind. %1: the papers ("48 papers"), %2: the subject, quoted. Edits that do not concern
// papers omit the count.
struct Words {
    const char *asked; // as a command
    const char *done; // as the beginning of a sentence
};

Words wordsOf(EditKind kind)
{
    switch (kind) {
    case EditKind::Bookmark:
        return {QT_TRANSLATE_NOOP("EditText", "bookmark %1"), QT_TRANSLATE_NOOP("EditText", "%1 bookmarked")};
    case EditKind::RemoveBookmark:
        return {QT_TRANSLATE_NOOP("EditText", "remove bookmark from %1"),
                QT_TRANSLATE_NOOP("EditText", "Bookmark removed from %1")};
    case EditKind::MarkRead:
        return {QT_TRANSLATE_NOOP("EditText", "mark %1 as read"),
                QT_TRANSLATE_NOOP("EditText", "%1 marked as read")};
    case EditKind::MarkUnread:
        return {QT_TRANSLATE_NOOP("EditText", "mark %1 as unread"),
                QT_TRANSLATE_NOOP("EditText", "%1 marked as unread")};
    case EditKind::Rate:
        return {QT_TRANSLATE_NOOP("EditText", "rate %1"), QT_TRANSLATE_NOOP("EditText", "%1 rated")};
    case EditKind::AddTag:
        return {QT_TRANSLATE_NOOP("EditText", "tag %1 %2"), QT_TRANSLATE_NOOP("EditText", "%1 tagged %2")};
    case EditKind::RemoveTag:
        return {QT_TRANSLATE_NOOP("EditText", "remove tag %2 from %1"),
                QT_TRANSLATE_NOOP("EditText", "Tag %2 removed from %1")};
    case EditKind::CreateTag:
        return {QT_TRANSLATE_NOOP("EditText", "create tag %2"),
                QT_TRANSLATE_NOOP("EditText", "Tag %2 created")};
    case EditKind::ChangeTag:
        return {QT_TRANSLATE_NOOP("EditText", "change tag %2"),
                QT_TRANSLATE_NOOP("EditText", "Tag %2 changed")};
    case EditKind::MergeTag:
        return {QT_TRANSLATE_NOOP("EditText", "merge tag %2 into another"),
                QT_TRANSLATE_NOOP("EditText", "Tag %2 merged into another")};
    case EditKind::DeleteTag:
        return {QT_TRANSLATE_NOOP("EditText", "delete tag %2"),
                QT_TRANSLATE_NOOP("EditText", "Tag %2 deleted")};
    case EditKind::CreateList:
        return {QT_TRANSLATE_NOOP("EditText", "create list %2"),
                QT_TRANSLATE_NOOP("EditText", "List %2 created")};
    case EditKind::ChangeList:
        return {QT_TRANSLATE_NOOP("EditText", "change list %2"),
                QT_TRANSLATE_NOOP("EditText", "List %2 changed")};
    case EditKind::DeleteList:
        return {QT_TRANSLATE_NOOP("EditText", "delete list %2"),
                QT_TRANSLATE_NOOP("EditText", "List %2 deleted")};
    case EditKind::AddToList:
        return {QT_TRANSLATE_NOOP("EditText", "add %1 to list %2"),
                QT_TRANSLATE_NOOP("EditText", "%1 added to list %2")};
    case EditKind::RemoveFromList:
        return {QT_TRANSLATE_NOOP("EditText", "remove %1 from list %2"),
                QT_TRANSLATE_NOOP("EditText", "%1 removed from list %2")};
    case EditKind::MoveInList:
        return {QT_TRANSLATE_NOOP("EditText", "reorder list %2"),
                QT_TRANSLATE_NOOP("EditText", "List %2 reordered")};
    case EditKind::EditPaperNote:
        return {QT_TRANSLATE_NOOP("EditText", "edit paper note"),
                QT_TRANSLATE_NOOP("EditText", "Note saved")};
    case EditKind::EditAuthorNote:
        return {QT_TRANSLATE_NOOP("EditText", "edit author note"),
                QT_TRANSLATE_NOOP("EditText", "Note saved")};
    case EditKind::CreateSearch:
        return {QT_TRANSLATE_NOOP("EditText", "save search %2"),
                QT_TRANSLATE_NOOP("EditText", "Search %2 saved")};
    case EditKind::ChangeSearch:
        return {QT_TRANSLATE_NOOP("EditText", "change search %2"),
                QT_TRANSLATE_NOOP("EditText", "Search %2 changed")};
    case EditKind::MoveSearch:
        return {QT_TRANSLATE_NOOP("EditText", "move search %2"),
                QT_TRANSLATE_NOOP("EditText", "Search %2 changed")};
    case EditKind::DeleteSearch:
        return {QT_TRANSLATE_NOOP("EditText", "delete search %2"),
                QT_TRANSLATE_NOOP("EditText", "Search %2 deleted")};
    case EditKind::MergeAuthors:
        return {QT_TRANSLATE_NOOP("EditText", "merge authors into %2"),
                QT_TRANSLATE_NOOP("EditText", "Authors merged into %2")};
    case EditKind::SplitAuthor:
        return {QT_TRANSLATE_NOOP("EditText", "split %1 from %2"),
                QT_TRANSLATE_NOOP("EditText", "%1 split from %2")};
    case EditKind::MoveToAuthor:
        return {QT_TRANSLATE_NOOP("EditText", "assign %1 to %2"),
                QT_TRANSLATE_NOOP("EditText", "%1 assigned to %2")};
    case EditKind::RenameAuthor:
        return {QT_TRANSLATE_NOOP("EditText", "rename %2"), QT_TRANSLATE_NOOP("EditText", "%2 renamed")};
    case EditKind::SeparateAuthors:
        return {QT_TRANSLATE_NOOP("EditText", "remove name from %2"),
                QT_TRANSLATE_NOOP("EditText", "Name removed from %2")};
    case EditKind::DecideAuthors:
        return {QT_TRANSLATE_NOOP("EditText", "record decision on author %2"),
                QT_TRANSLATE_NOOP("EditText", "Decision on author %2 recorded")};
    case EditKind::DecidePapers:
        return {QT_TRANSLATE_NOOP("EditText", "record decision on duplicate papers"),
                QT_TRANSLATE_NOOP("EditText", "Decision on duplicate papers recorded")};
    case EditKind::SplitOffSource:
        return {QT_TRANSLATE_NOOP("EditText", "split off source of %2"),
                QT_TRANSLATE_NOOP("EditText", "Source of %2 split off")};
    case EditKind::CorrectPapers:
        return {QT_TRANSLATE_NOOP("EditText", "correct %2"), QT_TRANSLATE_NOOP("EditText", "%2 corrected")};
    case EditKind::AttachFiles:
        return {QT_TRANSLATE_NOOP("EditText", "attach %2"), QT_TRANSLATE_NOOP("EditText", "%2 attached")};
    case EditKind::DetachFiles:
        return {QT_TRANSLATE_NOOP("EditText", "detach %2"), QT_TRANSLATE_NOOP("EditText", "%2 detached")};
    case EditKind::AddHighlights:
        return {QT_TRANSLATE_NOOP("EditText", "highlight %2"),
                QT_TRANSLATE_NOOP("EditText", "%2 highlighted")};
    case EditKind::ChangeHighlight:
        return {QT_TRANSLATE_NOOP("EditText", "change highlight %2"),
                QT_TRANSLATE_NOOP("EditText", "Highlight %2 changed")};
    case EditKind::RemoveHighlights:
        return {QT_TRANSLATE_NOOP("EditText", "remove highlight %2"),
                QT_TRANSLATE_NOOP("EditText", "Highlight %2 removed")};
    case EditKind::ImportMarks:
        return {QT_TRANSLATE_NOOP("EditText", "import marks"),
                QT_TRANSLATE_NOOP("EditText", "Marks imported")};
    case EditKind::AddPapers:
        return {QT_TRANSLATE_NOOP("EditText", "add %1"), QT_TRANSLATE_NOOP("EditText", "%1 added")};
    case EditKind::TrashPapers:
        return {QT_TRANSLATE_NOOP("EditText", "move %1 to trash"),
                QT_TRANSLATE_NOOP("EditText", "%1 moved to trash")};
    case EditKind::RestorePapers:
        return {QT_TRANSLATE_NOOP("EditText", "restore %1 from trash"),
                QT_TRANSLATE_NOOP("EditText", "%1 restored")};
    case EditKind::TrashSource:
        return {QT_TRANSLATE_NOOP("EditText", "move source %2 to trash"),
                QT_TRANSLATE_NOOP("EditText", "Source %2 moved to trash")};
    case EditKind::RestoreSource:
        return {QT_TRANSLATE_NOOP("EditText", "restore source %2 from trash"),
                QT_TRANSLATE_NOOP("EditText", "Source %2 restored")};
    }
    // A kind written by a newer version of Lectern.
    return {QT_TRANSLATE_NOOP("EditText", "change"), QT_TRANSLATE_NOOP("EditText", "Changed")};
}

} // namespace

// Replace both in one call, because a name may contain "%1". An unknown name leaves no empty quotes.
static QString filled(const QString &text, const Edit &edit)
{
    const QString papers = papersText(edit.papers);
    const QString subject = edit.subject.isEmpty() ? QString() : EditText::tr("“%1”").arg(edit.subject);
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'%' && i + 1 < text.size() && (text[i + 1] == u'1' || text[i + 1] == u'2'))
            out += text[++i] == u'1' ? papers : subject;
        else
            out += text[i];
    }
    return out.simplified();
}

// Returns the text of a rating, with the stars instead of a name.
static QString ratedText(const Edit &edit, bool done)
{
    const int stars = edit.subject.toInt();
    const QString papers = papersText(edit.papers);
    if (stars <= 0)
        return (done ? EditText::tr("Rating removed from %1") : EditText::tr("remove rating from %1"))
            .arg(papers);
    return (done ? EditText::tr("%1 rated %2") : EditText::tr("rate %1 %2")).arg(papers, starsText(stars));
}

// Returns the text of a change of own values. It names the paper if only one was changed, otherwise the
// field.
static QString correctedText(const Edit &edit, bool done)
{
    const QString papers = papersText(edit.papers);
    if (edit.subject.isEmpty())
        return (done ? EditText::tr("%1 corrected") : EditText::tr("correct %1")).arg(papers);
    return (done ? EditText::tr("%2 of %1 corrected") : EditText::tr("correct field %2 of %1"))
        .arg(papers, paperFieldName(edit.subject));
}

// Returns the text for attached files. It names the file if there is only one; otherwise it states the number
// of papers.
static QString attachedText(const Edit &edit, bool done)
{
    const bool attached = edit.kind == EditKind::AttachFiles;
    const QString text = attached
        ? done ? EditText::tr("Files attached to %1") : EditText::tr("attach files to %1")
        : done ? EditText::tr("Files detached from %1")
               : EditText::tr("detach files from %1");
    return text.arg(papersText(edit.papers));
}

// Returns the text of a decision about papers. It names one paper if there is a single pair; otherwise it
// states the number of papers.
static QString decidedText(const Edit &edit, bool done)
{
    if (edit.papers > 2)
        return (done ? EditText::tr("Decision on duplicates among %1 recorded")
                     : EditText::tr("record decision on duplicates among %1"))
            .arg(papersText(edit.papers));
    return (done ? EditText::tr("Decision on duplicates of “%1” recorded")
                 : EditText::tr("record decision on duplicates of “%1”"))
        .arg(edit.subject);
}

static bool isOfNamedPapers(const Edit &edit)
{
    return edit.kind == EditKind::DecidePapers && !edit.subject.isEmpty();
}

// Returns the text of a change of highlights. It quotes the highlight if there is only one; otherwise it
// states the number of papers.
static QString highlightedText(const Edit &edit, bool done)
{
    const bool added = edit.kind == EditKind::AddHighlights;
    const QString text = added
        ? done ? EditText::tr("Highlights added to %1") : EditText::tr("add highlights to %1")
        : done ? EditText::tr("Highlights removed from %1")
               : EditText::tr("remove highlights from %1");
    return text.arg(papersText(edit.papers));
}

static bool isOfSeveralHighlights(const Edit &edit)
{
    return edit.subject.isEmpty()
        && (edit.kind == EditKind::AddHighlights || edit.kind == EditKind::RemoveHighlights);
}

static bool isOfSeveralFiles(const Edit &edit)
{
    return edit.subject.isEmpty()
        && (edit.kind == EditKind::AttachFiles || edit.kind == EditKind::DetachFiles);
}

QString editText(const Edit &edit)
{
    if (isOfSeveralFiles(edit))
        return attachedText(edit, false);
    if (isOfSeveralHighlights(edit))
        return highlightedText(edit, false);
    if (isOfNamedPapers(edit))
        return decidedText(edit, false);
    if (edit.kind == EditKind::CorrectPapers && edit.papers != 1)
        return correctedText(edit, false);
    if (edit.kind == EditKind::Rate && !edit.subject.isEmpty())
        return ratedText(edit, false);
    return filled(EditText::tr(wordsOf(edit.kind).asked), edit);
}

QString doneText(const Edit &edit)
{
    if (isOfSeveralFiles(edit))
        return attachedText(edit, true);
    if (isOfSeveralHighlights(edit))
        return highlightedText(edit, true);
    if (isOfNamedPapers(edit))
        return decidedText(edit, true);
    if (edit.kind == EditKind::CorrectPapers && edit.papers != 1)
        return correctedText(edit, true);
    if (edit.kind == EditKind::Rate && !edit.subject.isEmpty())
        return ratedText(edit, true);
    return filled(EditText::tr(wordsOf(edit.kind).done), edit);
}

QString markedText(int papers, Mark mark, int value)
{
    if (mark == Mark::Rating)
        return (value > 0 ? EditText::tr("%1 rated %2") : EditText::tr("Rating removed from %1%2"))
            .arg(papersText(papers), starsText(value));
    const EditKind kind = mark == Mark::Bookmarked ? value ? EditKind::Bookmark : EditKind::RemoveBookmark
        : value                                    ? EditKind::MarkRead
                                                   : EditKind::MarkUnread;
    Edit edit;
    edit.kind = kind;
    edit.papers = papers;
    return doneText(edit);
}

QString outcomeText(const EditOutcome &outcome)
{
    QString text =
        (outcome.edit.undone ? EditText::tr("Undone: ") : EditText::tr("Redone: ")) + editText(outcome.edit);
    if (outcome.skipped == 1)
        text += EditText::tr("; one part was kept because it was changed later");
    else if (outcome.skipped > 1)
        text += EditText::tr("; %1 parts were kept because they were changed later")
                    .arg(numberText(outcome.skipped));
    return text;
}

} // namespace lectern
