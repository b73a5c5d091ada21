#pragma once
// Above the list: how many papers, in which order, under which conditions.
#include "models/core/resultset.h"
#include "models/itemmodels/querystate.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/counts.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QActionGroup;

namespace lectern
{

class FilterPopup;
class ShortLabel;
class FlowLayout;

class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    void showQuery(const QueryState &query);
    // "1,204 of 97,957"; unread papers of the library are named where there are any.
    void showCounts(int matching, const Counts &counts);
    // In place of the count, while the list still shows the answer before.
    void showSearching();
    // In what the papers differ from what was asked, where they do (saidOf()).
    void showSaid(const ResultSet &result);
    // In which other spellings words were found; a click asks for the one that was typed.
    void showWidened(const QList<WordSubstitution> &words);
    void setCategories(const QList<CategoryRow> &categories);
    // Whether a file was ever read: without one there is no order by when.
    void setHasRead(bool has);
    void openFilters();

signals:
    void scopeCleared();
    void conditionRemoved(qsizetype index);
    void conditionSet(const lectern::Condition &condition);
    void conditionCleared(const QString &key);
    void cleared();
    void exactAsked();
    void sortChosen(const lectern::SortOrder &order);

private:
    void makeSortMenu();
    void connectParts();
    void showChips();
    void showSort();
    void showRemark();

    QueryState m_query;
    QString m_said;
    bool m_hasRead = false;
    QLabel *m_count;
    ShortLabel *m_remark;
    QToolButton *m_widened, *m_sort, *m_filters;
    QWidget *m_chips;
    FlowLayout *m_chipFlow;
    QActionGroup *m_sortKeys;
    QAction *m_reversed;
    FilterPopup *m_popup;
};

} // namespace lectern
