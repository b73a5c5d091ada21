#pragma once
// Author panel: stated figures, and figures computed from the library, which are marked as such.
#include "models/itemmodels/querystate.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"

#include <QWidget>

class QAction;
class QLabel;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace lectern
{

class Chip;
class AuthorYears;
class ColumnChart;
class FlowLayout;
class NotePane;
class StatedFigures;

class AuthorPanelView final : public QWidget
{
    Q_OBJECT
public:
    explicit AuthorPanelView(QWidget *parent = nullptr);
    void showAuthor(const AuthorPanel &author);
    AuthorId author() const { return m_author.id; }
    QString authorName() const { return m_author.name; }
    const AuthorPanel &shownAuthor() const { return m_author; }
    NotePane &note() { return *m_note; }
    // Adds a button next to the close button.
    void addTool(QAction *action);
    AuthorYears &years() { return *m_years; }
    // Sets the actions of the identity menu, before the names that can be separated.
    void setIdentityActions(const QList<QAction *> &actions) { m_identityActions = actions; }
    // Folded: shows only the name, one line each of computed and stated figures, and the note.
    void setFolded(bool folded);
    void setWritable(bool writable) { m_writable = writable; }

signals:
    void authorChosen(lectern::AuthorId id, const QString &name);
    void coauthorChosen(lectern::AuthorId id, const QString &name); // shows the joint papers
    void helpRequested(); // explains the figures
    void yearsChosen(int first, int last);
    void conditionChosen(const lectern::Condition &condition);
    void newPapersChosen(); // papers added since the last visit
    void separateChosen(lectern::AuthorId id, const QString &folded);
    void closed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpTexts();
    void setUpButtons();
    void layOut(QToolButton *close);
    void showStated();
    void showComputed();
    void showCharts();
    void showTabs();
    QString placesText() const;
    void showCoauthors();
    void showOtherObservations();
    void fillIdentityMenu();
    Chip *addChip(const QString &text, const QString &count, const QString &sentence,
                  const Condition &condition);

    AuthorPanel m_author;
    QLabel *m_name, *m_otherNames, *m_stated, *m_computed, *m_coauthorTitle, *m_observations;
    QLabel *m_brief; // one line of the latest stated figures
    QHBoxLayout *m_head;
    StatedFigures *m_figures;
    AuthorYears *m_years;
    ColumnChart *m_scores;
    QWidget *m_details; // chips of the tabs; hidden when folded
    QWidget *m_coauthorTab, *m_figureTab;
    Chip *m_showCoauthors = nullptr, *m_showFigures = nullptr;
    QWidget *m_scoresBox = nullptr; // including its caption
    Chip *m_new;
    QWidget *m_coauthors, *m_facts;
    FlowLayout *m_coauthorFlow, *m_factFlow;
    QToolButton *m_help, *m_more, *m_identity;
    QMenu *m_identityMenu;
    QList<QAction *> m_identityActions;
    NotePane *m_note;
    bool m_writable = false, m_folded = false;
};

} // namespace lectern
