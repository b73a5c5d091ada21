#pragma once
// The papers whose sources disagree on title or authors, with what each source states: the places to look at
// where different papers may have become one.
#include "models/session/linkcontroller.h"
#include "views/widgets/page.h"

class QStackedWidget;

namespace lectern
{

class Actions;
class EmptyState;
class LineList;

class JoinedPage final : public Page
{
    Q_OBJECT
public:
    explicit JoinedPage(const Actions &actions, QWidget *parent = nullptr);
    void showLooking();
    // most: how many were asked for.
    void showJoined(const QList<JoinedPaper> &papers, int most);
    void showFailure(const QString &message);
    // What the current row says; the paper is None where there is none.
    QPair<PaperId, qint64> currentSighting() const;
    // Another library: nothing is known.
    void forget();

signals:
    void paperChosen(lectern::PaperId id);

private:
    struct Row {
        PaperId paper;
        qint64 sighting;
    };
    QList<Row> m_rows;
    QStackedWidget *m_stack;
    LineList *m_list;
    EmptyState *m_empty;
};

} // namespace lectern
