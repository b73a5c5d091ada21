#include "selectioncommands.h"

#include "abstractpane.h"
#include "correctmanypane.h"
#include "models/itemmodels/display.h"
#include "models/session/edits.h"
#include "selectionpane.h"
#include "views/list/paperlist.h"
#include "views/style/controls.h"
#include "views/widgets/notices.h"

#include <QAbstractItemView>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

SelectionCommands::SelectionCommands(const CommandContext &context, PaperList &list, AbstractPane &pane)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_list(list), m_pane(pane)
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ToggleBookmark, [this] { toggleBookmark(); });
    on(Id::ToggleRead, [this] { toggleRead(); });
    for (int stars = 0; stars <= 5; ++stars)
        on(Id(int(Id::Rate0) + stars), [this, stars] { rate(stars); });
    on(Id::SelectAll, [this] {
        m_list.setFocus();
        m_list.view()->selectAll();
    });
    connectCorrection();
    on(Id::LeaveReading, [this] {
        if (!hasFocusInside(m_list))
            return;
        if (m_list.selectedCount() > 1)
            m_list.selectRow(m_list.currentRow(), true);
        else
            m_library.browser().clearSearch();
    });
    connect(&m_list, &PaperList::selectionChanged, this, &SelectionCommands::follow);
    // Edits may change what the papers have in common.
    connect(&m_library.writer(), &LibraryWriter::edited, this, &SelectionCommands::look);
    connect(&m_library.writer(), &LibraryWriter::marked, this, &SelectionCommands::look);
    SelectionPane &shared = m_pane.selection();
    connect(&shared, &SelectionPane::rated, this, &SelectionCommands::rate);
    connect(&shared, &SelectionPane::tagRemoved, this, &SelectionCommands::removeTag);
    connect(&shared, &SelectionPane::listLeft, this, &SelectionCommands::listLeft);
    connect(&shared, &SelectionPane::authorChosen, &m_library.browser(), &LibraryBrowser::openAuthor);
}

void SelectionCommands::connectCorrection()
{
    CorrectManyPane &many = m_pane.correctMany();
    connect(&m_actions[Id::Correct], &QAction::triggered, this, [this, &many] {
        if (!m_pane.showsSelection())
            return; // a single paper is edited in its pane
        emit paneRequested();
        m_pane.selection().hide();
        many.edit(m_list.selectedPapers());
    });
    connect(&many, &CorrectManyPane::previewRequested, this, &SelectionCommands::previewCorrection);
    connect(&many, &CorrectManyPane::closed, this, [this] {
        m_list.setFocus();
        if (m_pane.showsSelection())
            m_pane.selection().show();
    });
    connect(&many, &CorrectManyPane::changeRequested, this,
            [this](const QList<PaperId> &papers, const OwnChangeOfMany &change) {
                m_notices.change(papers.size(),
                                 {.text = tr("Correct %1?").arg(papersText(papers.size())),
                                  .yes = tr("Correct"),
                                  .accepted =
                                      [this, papers, change] {
                                          m_library.writer().write(
                                              bindLibrary(changeOwnValuesOfMany, papers, change));
                                      },
                                  .no = tr("Cancel")});
            });
}

void SelectionCommands::follow()
{
    const int papers = m_list.selectedCount();
    CorrectManyPane &many = m_pane.correctMany();
    if (many.isEditing() && (papers != many.papers().size() || m_list.selectedPapers() != many.papers()))
        many.end(); // the form is open for other papers
    if (papers > 1) {
        m_pane.showSelection(papers);
        look();
    } else if (m_pane.showsSelection()) {
        m_shared.cancel();
        if (hasFocusInside(m_pane.selection()))
            m_list.setFocus();
        m_pane.leaveSelection();
    }
    emit severalSelected(papers > 1 ? papers : 0);
}

void SelectionCommands::look()
{
    const ResultSetPtr result = m_library.browser().papers().result();
    if (m_pane.showsSelection() && m_library.isOpen() && result)
        m_library.backgroundReader().ask(
            m_shared, bindLibrary(sharedFacts, result, m_list.selectedRows()), this,
            [this](const SharedFacts &facts) { m_pane.showShared(facts); },
            [this](const Error &error) { m_notices.warn(error.message); });
}

void SelectionCommands::previewCorrection(const QList<PaperId> &papers, const OwnChangeOfMany &change)
{
    if (!m_library.isOpen())
        return;
    // Invalid input is not a library error.
    if (change.kind == OwnChangeOfMany::Kind::Set)
        if (const auto text = ownText(change.field, change.text); !text) {
            m_preview.cancel();
            m_pane.correctMany().showRefusal(text.error().message);
            return;
        }
    m_library.backgroundReader().ask(
        m_preview, bindLibrary(correctionPreview, papers, change), this,
        [this](const OwnPreview &preview) { m_pane.correctMany().showPreview(preview); },
        [this](const Error &error) { m_notices.warn(error.message); });
}

void SelectionCommands::mark(Mark mark, std::optional<int> value, const QString &question, const QString &yes)
{
    const QList<PaperId> papers = m_list.selectedPapers();
    if (papers.isEmpty()) {
        m_notices.inform(tr("Select a paper first."));
        return;
    }
    LibraryWriter &edits = m_library.writer();
    const auto change = [&edits, papers, mark, value] {
        if (mark == Mark::Rating)
            edits.setRating(papers, value.value_or(0));
        else if (mark == Mark::Bookmarked)
            value ? edits.setBookmarked(papers, *value) : edits.toggleBookmarked(papers);
        else
            value ? edits.setRead(papers, *value) : edits.toggleRead(papers);
    };
    m_notices.change(papers.size(),
                     {.text = question.arg(papersText(papers.size())),
                      .yes = yes,
                      .accepted = change,
                      .no = tr("Cancel")});
}

// Toggles the bookmark. The receiver knows the current state.
void SelectionCommands::toggleBookmark()
{
    const auto &facts = m_pane.selection().facts();
    if (!m_pane.showsSelection() || !facts)
        mark(Mark::Bookmarked, {}, tr("Toggle the bookmark of %1?"), tr("Toggle"));
    else if (facts->bookmarked == facts->papers)
        mark(Mark::Bookmarked, 0, tr("Remove bookmark from %1?"), tr("Remove"));
    else
        mark(Mark::Bookmarked, 1, tr("Bookmark %1?"), tr("Bookmark"));
}

void SelectionCommands::toggleRead()
{
    const auto &facts = m_pane.selection().facts();
    if (!m_pane.showsSelection() || !facts)
        mark(Mark::Read, {}, tr("Toggle the read state of %1?"), tr("Toggle"));
    else if (facts->read == facts->papers)
        mark(Mark::Read, 0, tr("Mark %1 as unread?"), tr("Mark as unread"));
    else
        mark(Mark::Read, 1, tr("Mark %1 as read?"), tr("Mark as read"));
}

void SelectionCommands::rate(int stars)
{
    mark(Mark::Rating, stars,
         stars ? tr("Rate %1 %2?").arg(u"%1"_s, starsText(stars)) : tr("Remove rating from %1?"),
         stars ? tr("Rate") : tr("Remove"));
}

void SelectionCommands::removeTag(const QString &name)
{
    const QList<PaperId> papers = m_list.selectedPapers();
    m_notices.change(papers.size(),
                     {.text = tr("Remove tag “%1” from %2?").arg(name, papersText(papers.size())),
                      .yes = tr("Remove"),
                      .accepted = [this, name, papers] { m_library.writer().removeTag(name, papers); }});
}

} // namespace lectern
