#pragma once
// Replaces the paper if several are selected: their number, what they have in common, and commands for all of
// them.
#include "models/store/types/facets.h"

#include <QScrollArea>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace lectern
{

class Actions;
class RatingBar;

class SelectionPane final : public QScrollArea
{
    Q_OBJECT
public:
    explicit SelectionPane(const Actions &actions, QWidget *parent = nullptr);

    // Shows the number of selected papers; showFacts() follows.
    void showCount(int papers);
    void showFacts(const SharedFacts &facts);
    // Returns what the papers have in common, if it is known for the current selection.
    const std::optional<SharedFacts> &facts() const { return m_facts; }
    void focusFirst(); // focuses the first command

signals:
    void rated(int stars);
    void tagRemoved(const QString &name);
    void listLeft(lectern::ListId list);
    void authorChosen(lectern::AuthorId id, const QString &name);

private:
    // A heading with chips below; hidden if there are no chips.
    struct Section {
        QLabel *heading;
        QWidget *chips;
    };
    Section addSection(const QString &heading, const char *name, QVBoxLayout *column);
    void addActions(const Actions &actions, QVBoxLayout *column);
    void showTags(const SharedFacts &facts);
    void showLists(const SharedFacts &facts);
    void showAuthors(const SharedFacts &facts);

    QLabel *m_count, *m_states;
    RatingBar *m_rating;
    QWidget *m_actions;
    Section m_tags, m_lists, m_authors;
    int m_papers = 0;
    std::optional<SharedFacts> m_facts;
};

} // namespace lectern
