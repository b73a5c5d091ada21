#pragma once
// The papers related to one, as a list with the reasons.
#include "models/session/linkcontroller.h"
#include "views/actions/actions.h"
#include "views/widgets/page.h"

class QPushButton;
class QStackedWidget;

namespace lectern
{

class EmptyState;
class LineList;

class RelatedPage final : public Page
{
    Q_OBJECT
public:
    explicit RelatedPage(const Actions &actions, QWidget *parent = nullptr);
    // Says that the papers related to this one are looked for.
    void showLooking(PaperId id, const QString &title);
    // Answers for other papers are dropped.
    void showRelated(PaperId id, const QList<RelatedRow> &rows);
    void showFailure(const QString &message);
    // The paper that is looked from, and the chosen one; None: there is none.
    PaperId paper() const { return m_paper; }
    PaperId current() const;
    void setWritable(bool writable);
    // A person said that this one is not related: it goes, and the next is chosen.
    void takeRefused(PaperId id);

signals:
    void paperChosen(lectern::PaperId id);
    void refused(lectern::PaperId id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showLines(int select);
    void refuse();

    const Actions &m_actions;
    bool m_writable = true;
    QPushButton *m_refuse;
    PaperId m_paper = PaperId::None;
    QString m_title;
    QList<RelatedRow> m_rows;
    QStackedWidget *m_stack;
    LineList *m_list;
    EmptyState *m_empty;
};

} // namespace lectern
