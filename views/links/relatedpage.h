#pragma once
// The papers related to one, as a list with the reasons.
#include "models/items/links/linkcontroller.h"
#include "views/parts/page.h"

class QStackedWidget;

namespace lectern
{

class EmptyState;
class LineList;

class RelatedPage final : public Page
{
    Q_OBJECT
public:
    explicit RelatedPage(QWidget *parent = nullptr);
    // Says that the papers related to this one are looked for.
    void showLooking(PaperId id, const QString &title);
    // Answers for other papers are dropped.
    void showRelated(PaperId id, const QList<RelatedRow> &rows);
    void showFailure(const QString &message);

signals:
    void paperChosen(lectern::PaperId id);

private:
    PaperId m_paper = PaperId::None;
    QString m_title;
    QList<RelatedRow> m_rows;
    QStackedWidget *m_stack;
    LineList *m_list;
    EmptyState *m_empty;
};

} // namespace lectern
