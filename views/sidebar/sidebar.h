#pragma once
// The places of the library: one choice at a time, found by a filter where there are many.
#include "models/itemmodels/sidebarmodel.h"

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLineEdit;
class QTreeView;

namespace lectern
{

class Sidebar final : public QWidget
{
    Q_OBJECT
public:
    explicit Sidebar(SidebarModel &model, QWidget *parent = nullptr);

    // Marks the place the query is at, where the sidebar lists it.
    void showQuery(const QueryState &query);
    // The source that is current here; None when the current entry is none.
    SourceId currentSource() const;
    // The entry the keyboard is at; invalid when there is none.
    QModelIndex current() const;
    // Keys go to the places.
    bool hasPlacesFocus() const;
    void clearFilter(); // all places are listed
    QTreeView &tree() { return *m_tree; }

signals:
    void placeChosen(const std::optional<lectern::Condition> &place);
    void authorsChosen(); // all of them, as a list
    void fileChosen(const lectern::Attachment &file); // to go on reading it
    void filterTyped(const QString &text);
    void removeSourceChosen(lectern::SourceId id);
    void restoreSourceChosen(lectern::SourceId id); // from the bin
    void sourceChangesChosen(lectern::SourceId id);
    void sourceRemarksChosen(lectern::SourceId id, const QString &name);
    // Of an entry, or of a heading.
    void menuRequested(const QModelIndex &index, const QPoint &globalPosition);
    void newRequested(lectern::SidebarModel::Section section);
    void left(); // a place was opened by Return: the keys go to its papers
    void indentRequested(bool in); // the current entry, below the one above or out of it

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpTree();
    void connectTree();
    bool movesList(const QKeyEvent &key) const;
    bool keyPressed(const QKeyEvent &event);
    bool filterKeyPressed(int key);
    // So many steps down, or Return, are meant for matches that are still to come.
    void await(int downs, bool enters);
    void goIntoMatches(int downs, bool enters);
    QModelIndex firstMatch() const; // of what the filter says; invalid: none
    bool mousePressed(const QPoint &at);
    void showContextMenu(const QPoint &position);
    void select();

    SidebarModel &m_model;
    QLineEdit *m_filter;
    QTreeView *m_tree;
    std::optional<Condition> m_place;
    bool m_updating = false;
    int m_downs = 0; // awaited
    bool m_enters = false;
};

} // namespace lectern
