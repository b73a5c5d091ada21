#pragma once
// Page of related papers with reasons.
#include "linelist.h"
#include "models/session/queries.h"
#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/widgets/page.h"

class QPushButton;

namespace lectern
{

class LineList;

class RelatedPage final : public Page
{
    Q_OBJECT
public:
    explicit RelatedPage(const Actions &actions, QWidget *parent = nullptr);
    // Shows that the search for related papers is running.
    void showSearching(PaperId id, const QString &title);
    // Shows the related papers of this paper; ignored if the page shows another one.
    void showRelated(PaperId id, const QList<RelatedRow> &rows);
    void showFailure(const QString &message);
    // The paper of the page, and the selected related paper; None if there is none.
    PaperId paper() const { return m_paper; }
    PaperId current() const;
    void setWritable(bool writable);
    // Call when the user has marked this paper as unrelated. Removes it and selects the next one.
    void applyRefused(PaperId id);

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
    LineList *m_list;
};

// Texts for related papers.

// Returns the reasons as text: "both say “x”; A. Writer wrote both".
QString reasonsText(const QList<RelatedReason> &reasons);
LineItem relatedLine(const RelatedRow &related);
// Returns HTML with links to the paper's other versions, for the paper pane; links "paper:12" and
// "unlink:12".
QString versionsHtml(const QList<PaperRow> &versions, const Colors &colors);
// Returns HTML with the first `most` related papers, for the end of the paper pane; links "paper:12" and
// "related:all".
QString relatedHtml(const QList<RelatedRow> &rows, int most, const Colors &colors);

} // namespace lectern
