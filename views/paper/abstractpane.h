#pragma once
// The paper pane.
#include "models/core/marks.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"
#include "paperhtml.h"
#include "readingview.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QStackedWidget;
class QUrl;
class QVBoxLayout;

namespace lectern
{

class Actions;
class CorrectManyPane;
class CorrectionPane;
class EmptyState;
class NotePane;
class RatingBar;
class SelectionPane;

class AbstractPane final : public QWidget
{
    Q_OBJECT
public:
    AbstractPane(const Actions &actions, QWidget *parent = nullptr);

    void showPaper(const PaperDetail &paper, const PaperWork &work);
    void clear();
    void setWords(const QStringList &words);
    const QStringList &words() const { return m_words; }
    // Explains the rank of the paper in the list; hidden if reasons is empty.
    void showRank(const QList<RankReason> &reasons);
    // Updates the buttons after marks were stored, never before.
    void showMarks(bool bookmarked, bool read, int rating);
    // Shows the result of relatedRequested(): rich text with links "paper:12". Ignored if another paper is
    // shown now.
    void showRelated(PaperId id, const QString &html);
    // Shows rich text below the authors of the shown paper; empty: none.
    void showVersions(PaperId id, const QString &html);
    // Returns the shown paper; nullopt if a selection of several is shown instead.
    const std::optional<PaperDetail> &paper() const { return showsSelection() ? m_none : m_paper; }
    // Shows the number of selected papers instead of a paper. showShared() then shows what they have in
    // common.
    void showSelection(int papers);
    void showShared(const SharedFacts &facts);
    void leaveSelection();
    bool showsSelection() const { return m_showsSelection; }
    SelectionPane &selection() { return *m_selection; }
    CorrectManyPane &correctMany() { return *m_correctMany; } // form shown instead of the selection
    CorrectionPane &correction() { return *m_correction; }
    // Opens a field of the shown paper for editing, at its place; empty: all fields, above the abstract.
    void correct(const QString &field = {});
    // Shows a form for a new paper instead of the paper.
    void createPaper(const Paper &stated = {}, const QString &source = {}); // see CorrectionPane::create()
    void unfoldSources(); // expands the values of each source and scrolls to them

    void setTextStyle(const PaperTextStyle &look);
    const PaperTextStyle &look() const { return m_look; }
    // Sets the text size in percent of the normal size, 70 to 250.
    void setTextPercent(int percent);
    int textPercent() const { return m_percent; }
    // Shows the paper as a page that fills the window: larger text, larger top margin.
    void setPage(bool on);
    // Sets whether the pane is next to a view of its paper. It then has no links to other papers.
    void setSidePane(bool on);
    EmptyState &emptyState() { return *m_empty; }
    ReadingView *text() const { return m_view; }
    NotePane &note() { return *m_note; }

signals:
    void authorChosen(lectern::AuthorId id, const QString &name);
    void categoryChosen(const QString &category);
    void sourceChosen(lectern::SourceId id, const QString &name);
    void addressChosen(const QUrl &address);
    void tagRemoved(const QString &name);
    void relatedRequested(lectern::PaperId id); // emitted when the user expands the section
    void allRelatedRequested();
    void paperChosen(lectern::PaperId id);
    void listLeft(lectern::ListId list); // emitted when the paper should be removed from the list
    void rated(int stars);
    // Emitted when this source (StatedValue::sighting) should be split off the shown paper.
    void splitSourceRequested(lectern::PaperId paper, qint64 sighting);
    void correctRequested(const QString &field); // empty: any field
    void filesOffered(const QList<lectern::Attachment> &files); // files of the shown paper; may be empty
    void fileChosen(const lectern::Attachment &file);
    void detachRequested(const lectern::Attachment &file);
    void attachRequested();
    void highlightsRequested(); // the user wants to see the highlights in the files of the paper
    void unlinkRequested(lectern::PaperId version); // the shown paper is not a version of this one

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *makeBar();
    QWidget *makeStyleButton();
    void makeChipsAndRank(QVBoxLayout *column);
    void connectParts();
    bool isLow() const;
    void fitBar();
    void showReadButton();
    void placeCorrection();
    void render();
    void renderInPlace();
    void showRankLine();
    void showStates(bool bookmarked, bool read);
    void showChips(const QList<Tag> &tags, const QList<ReadingList> &lists);
    void follow(const QUrl &url);

    const Actions &m_actions;
    QWidget *m_single; // the paper with its toolbar and note
    SelectionPane *m_selection;
    CorrectManyPane *m_correctMany;
    bool m_showsSelection = false;
    QStackedWidget *m_stack;
    ReadingView *m_view;
    EmptyState *m_empty;
    CorrectionPane *m_correction; // over the text, see placeCorrection()
    QWidget *m_chips; // a chip for each tag and list; hidden if there are none
    QList<Tag> m_tags;
    QList<ReadingList> m_lists;
    RatingBar *m_rating;
    QWidget *m_readRow; // button to read the attached PDF; hidden if there is none
    QPushButton *m_readPdf;
    QLabel *m_readFacts, *m_rank;
    NotePane *m_note;
    std::optional<PaperDetail> m_paper;
    const std::optional<PaperDetail> m_none;
    QStringList m_words;
    bool m_sources = false;
    bool m_allAuthors = false; // all authors of this paper are shown
    bool m_isLow = false; // the pane is low: authors and facts share lines
    bool m_related = false; // the related papers are shown; also for the next papers
    QString m_versionsHtml;
    QString m_relatedHtml; // empty: not computed yet
    PaperTextStyle m_look;
    int m_percent = 100;
    bool m_isPage = false, m_isSidePaneShown = false;
    QList<QWidget *> m_steps; // buttons that lead to other papers
    QList<QWidget *> m_marking; // buttons of commands that change the paper
};

} // namespace lectern
