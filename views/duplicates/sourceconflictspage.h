#pragma once
// Page of source conflicts: papers whose sources disagree on title or authors, with the values of each
// source. They may be different papers merged by mistake.
#include "models/session/queries.h"
#include "views/widgets/page.h"

namespace lectern
{

class Actions;
class LineList;

class SourceConflictsPage final : public Page
{
    Q_OBJECT
public:
    explicit SourceConflictsPage(const Actions &actions, QWidget *parent = nullptr);
    void showSearching();
    // most: the requested number.
    void showSourceConflicts(const QList<JoinedPaper> &papers, int most);
    void showFailure(const QString &message);
    // Returns the sighting of the current row; the paper is None if there is none.
    QPair<PaperId, qint64> currentSighting() const;
    // Clears the page for another library.
    void forget();

signals:
    void paperChosen(lectern::PaperId id);

private:
    struct Row {
        PaperId paper;
        qint64 sighting;
    };
    QList<Row> m_rows;
    LineList *m_list;
};

} // namespace lectern
