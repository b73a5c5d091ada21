#pragma once
// The paper to be read.
#include "models/core/marks.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sharedfacts.h"
#include "readinglook.h"
#include "readingview.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLayout;
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
    // Why the paper stands where it does in the list; nothing where reasons is empty.
    void showRank(const QList<RankReason> &reasons);
    // What was written is shown on the buttons; never before it was.
    void showMarks(bool bookmarked, bool read, int rating);
    // The answer to relatedWanted: rich text with links "paper:12". Dropped where another paper is shown by
    // now.
    void showRelated(PaperId id, const QString &html);
    // Rich text below the authors, for the paper shown; empty: none.
    void showVersions(PaperId id, const QString &html);
    // The paper that is read; nothing where what several share is shown in its place.
    const std::optional<PaperDetail> &paper() const { return showsSelection() ? m_none : m_paper; }
    // Shows how many papers are selected in the place of the paper, and then what they share.
    void showSelection(int papers);
    void showShared(const SharedFacts &facts);
    void leaveSelection();
    bool showsSelection() const { return m_showsSelection; }
    SelectionPane &selection() { return *m_selection; }
    CorrectManyPane &correctMany() { return *m_correctMany; } // in the place of the selection
    CorrectionPane &correction() { return *m_correction; }
    // Opens the paper that is read for corrections, with the cursor in this field; empty: the title.
    void correct(const QString &field = {});
    // In its place, a paper that nobody knows yet is typed.
    void createPaper(const Paper &stated = {}, const QString &source = {}); // as CorrectionPane::create()
    void unfoldSources(); // what each source states, in sight

    void setLook(const ReadingLook &look);
    const ReadingLook &look() const { return m_look; }
    // In percent of the normal size, 70 to 250.
    void setTextPercent(int percent);
    int textPercent() const { return m_percent; }
    // The paper alone fills the window, as a page: larger, with more room above.
    void setPage(bool on);
    // It stands beside something that shows this paper, so nothing here leads to another one.
    void setBeside(bool on);
    EmptyState &emptyState() { return *m_empty; }
    ReadingView *text() const { return m_view; }
    NotePane &note() { return *m_note; }

signals:
    void authorChosen(lectern::AuthorId id, const QString &name);
    void categoryChosen(const QString &category);
    void sourceChosen(lectern::SourceId id, const QString &name);
    void addressChosen(const QUrl &address);
    void tagRemoved(const QString &name);
    void relatedWanted(lectern::PaperId id); // the section is unfolded
    void allRelatedWanted();
    void paperChosen(lectern::PaperId id);
    void listLeft(lectern::ListId list); // the paper is to be taken out of it
    void rated(int stars);
    // This source (StatedValue::sighting) is another paper than the one shown.
    void sourceApartWanted(lectern::PaperId paper, qint64 sighting);
    void correctWanted(const QString &field); // empty: any
    void
    filesOffered(const QList<lectern::Attachment> &files); // of the paper that is shown; it may have none
    void fileChosen(const lectern::Attachment &file);
    void detachWanted(const lectern::Attachment &file);
    void attachWanted();
    void highlightsWanted(); // in the files of the paper
    void unlinkWanted(lectern::PaperId version); // no version of the paper shown

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *makeBar();
    QWidget *makeLookButton();
    void makeChipsAndRank(QVBoxLayout *column);
    void connectParts();
    bool isLow() const;
    void fitBar();
    void render();
    void renderInPlace();
    void showRankLine();
    void showStates(bool bookmarked, bool read);
    void showChips(const QList<Tag> &tags, const QList<ReadingList> &lists);
    void follow(const QUrl &url);

    const Actions &m_actions;
    QWidget *m_single; // the paper with its bar and note
    SelectionPane *m_selection;
    CorrectManyPane *m_correctMany;
    bool m_showsSelection = false;
    QStackedWidget *m_stack;
    ReadingView *m_view;
    EmptyState *m_empty;
    CorrectionPane *m_correction;
    QWidget *m_chips; // a chip for each tag and list, there only when there are some
    QList<Tag> m_tags;
    QList<ReadingList> m_lists;
    RatingBar *m_rating;
    QLabel *m_rank;
    NotePane *m_note;
    std::optional<PaperDetail> m_paper;
    const std::optional<PaperDetail> m_none;
    QStringList m_words;
    bool m_sources = false;
    bool m_allAuthors = false; // of this paper are unfolded
    bool m_isLow = false; // authors and facts share their lines
    bool m_related = false; // unfolded; stays so from paper to paper
    QString m_versionsHtml;
    QString m_relatedHtml; // empty: being looked for
    ReadingLook m_look;
    int m_percent = 100;
    bool m_isPage = false, m_isBeside = false;
    QList<QWidget *> m_steps; // to other papers
    QList<QWidget *> m_marking; // what is done to the paper
};

} // namespace lectern
