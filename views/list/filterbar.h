#pragma once
// Bar above the list: number of papers, sort order and conditions.
#include "models/core/resultset.h"
#include "models/itemmodels/querystate.h"
#include "models/store/library.h"
#include "models/store/types/facets.h"

#include <QLabel>
#include <QWidget>

class QToolButton;
class QActionGroup;

namespace lectern
{

class ShortLabel;
class FlowLayout;

class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    void showQuery(const QueryState &query);
    // Shows "1,204 of 97,957"; includes the number of unread papers if there are any.
    void showCounts(int matching, const Counts &counts);
    // Shows that the query is running, instead of the count, while the list shows the previous result.
    void showSearching() { m_count->setText(tr("Searching…")); }
    // Shows how the result deviates from the query (deviationText()).
    void showCorrection(const ResultSet &result);
    // Shows other spellings that were found; clicking restricts the query to the typed spelling.
    void showWidened(const QList<WordSubstitution> &words);
    // Sets whether any PDF has been read; otherwise the sort order by reading time is hidden.
    void setHasRead(bool has);

signals:
    void scopeCleared();
    void conditionRemoved(qsizetype index);
    void exactRequested();
    void sortChosen(const lectern::SortOrder &order);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void cutWidened();
    void makeSortMenu();
    void connectParts();
    void showChips();
    void showSort();
    void showComment();

    QueryState m_query;
    QString m_said, m_widenedText;
    bool m_hasRead = false;
    QLabel *m_count;
    ShortLabel *m_comment;
    QToolButton *m_widened, *m_sort;
    QWidget *m_chips;
    FlowLayout *m_chipFlow;
    QActionGroup *m_sortKeys;
    QAction *m_reversed;
};

} // namespace lectern
