#pragma once
// The paper to be read.
#include "models/core/marks.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/rows/facets.h"
#include "models/store/rows/paperrow.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;
class QTextBrowser;
class QUrl;
class QToolButton;

namespace lectern
{

class Actions;
class EmptyState;
class NotePane;
class RatingBar;
class ReadingView;

class AbstractPane final : public QWidget
{
    Q_OBJECT
public:
    AbstractPane(const Actions &actions, QWidget *parent = nullptr);

    void showPaper(const PaperDetail &paper, const PaperWork &work);
    void clear();
    void setWords(const QStringList &words);
    // Why the paper stands where it does in the list; nothing where reasons is empty.
    void showRank(const QList<RankReason> &reasons);
    // What was written is shown on the buttons; never before it was.
    void showMarks(bool bookmarked, bool read, int rating);
    // The answer to relatedWanted: rich text with links "paper:12". Dropped where another paper is shown by
    // now.
    void showRelated(PaperId id, const QString &html);
    // Rich text below the authors, for the paper shown; empty: none.
    void showVersions(PaperId id, const QString &html);
    const std::optional<PaperDetail> &paper() const { return m_paper; }
    void unfoldSources(); // what each source states, in sight

    // In percent of the normal size, 70 to 250.
    void setTextPercent(int percent);
    int textPercent() const { return m_percent; }
    // A page down or up; false when there is nothing more in that direction.
    bool page(bool down);
    int scrollPosition() const;
    void setScrollPosition(int position);
    EmptyState &emptyState() { return *m_empty; }
    QTextBrowser *text() const;
    NotePane &note() { return *m_note; }
    // Pictures of formulas are still to come.
    bool isPending() const;

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
    void unlinkWanted(lectern::PaperId version); // no version of the paper shown

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();
    void showChips(const QList<Tag> &tags, const QList<ReadingList> &lists);
    void follow(const QUrl &url);

    const Actions &m_actions;
    QStackedWidget *m_stack;
    ReadingView *m_view;
    EmptyState *m_empty;
    QWidget *m_chips; // a chip for each tag and list, there only when there are some
    QList<Tag> m_tags;
    QList<ReadingList> m_lists;
    RatingBar *m_rating;
    QLabel *m_rank;
    NotePane *m_note;
    std::optional<PaperDetail> m_paper;
    QStringList m_words;
    bool m_sources = false;
    bool m_related = false; // unfolded; stays so from paper to paper
    QString m_versionsHtml;
    QString m_relatedHtml; // empty: being looked for
    int m_percent = 100;
};

} // namespace lectern
