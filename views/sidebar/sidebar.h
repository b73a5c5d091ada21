#pragma once
// The sidebar: a list with one selected entry, and a filter for long lists.
#include "models/itemmodels/sidebarmodel.h"

#include <QLineEdit>
#include <QTreeView>
#include <QWidget>

#include <optional>

class QKeyEvent;

namespace lectern
{

class Sidebar final : public QWidget
{
    Q_OBJECT
public:
    explicit Sidebar(SidebarModel &model, QWidget *parent = nullptr);

    // Selects the entry of the query, if the sidebar lists it.
    void showQuery(const QueryState &query);
    // Returns the current source; None if the current entry is not a source.
    SourceId currentSource() const;
    // Returns the entry with the keyboard focus; invalid if there is none.
    QModelIndex current() const { return m_tree->currentIndex(); }
    // Returns whether the focus is in the list of entries.
    bool hasPlacesFocus() const { return m_tree->hasFocus(); }
    QTreeView &tree() { return *m_tree; }

signals:
    void placeChosen(const std::optional<lectern::Condition> &place);
    void authorsChosen(); // the user wants to see the list of all authors
    void cleanUpChosen(); // the user wants to see duplicates, conflicts and unmatched PDFs
    void fileChosen(const lectern::Attachment &file); // the user wants to continue reading this file
    void removeSourceChosen(lectern::SourceId id);
    void restoreSourceChosen(lectern::SourceId id); // the source should be restored from the trash
    void sourceChangesChosen(lectern::SourceId id);
    void sourceDiagnosticsChosen(lectern::SourceId id, const QString &name);
    // Emitted for an entry or a heading.
    void menuRequested(const QModelIndex &index, const QPoint &globalPosition);
    void newRequested(lectern::SidebarModel::Section section);
    void left(); // an entry was opened by Return: its papers should get the focus
    void
    indentRequested(bool in); // the current entry should move below the previous one, or out of its parent

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpTree();
    void connectTree();
    bool movesList(const QKeyEvent &key) const;
    bool keyPressed(const QKeyEvent &event);
    static QModelIndex parentOf(const QModelIndex &index);
    bool mousePressed(const QPoint &at);
    void showContextMenu(const QPoint &position);
    void select();

    SidebarModel &m_model;
    QTreeView *m_tree;
    std::optional<Condition> m_place;
    bool m_updating = false;
};

} // namespace lectern
