#pragma once
// A result at a glance: papers a year, scores, categories, authors, words. Every bar narrows the result.
#include "models/items/query/querystate.h"
#include "models/store/rows/overview.h"
#include "views/parts/page.h"

class QGridLayout;
class QScrollArea;
class QStackedWidget;

namespace lectern
{

class Chart;
class Chip;
class EmptyState;
class FlowLayout;

class OverviewPage final : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(QWidget *parent = nullptr);
    void showQuery(const QueryState &query);
    // The figures are being counted; the old ones stay meanwhile.
    void showCounting();
    void showOverview(const Overview &overview);
    void showFailure(const QString &message);

signals:
    void conditionChosen(const lectern::Condition &condition);
    void conditionRemoved(qsizetype index);
    void scopeCleared();
    void typedCleared();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *section(Chart *chart);
    void arrange();
    void showYears(const Overview &overview);
    void showScores(const Overview &overview);
    void showCategories(const Overview &overview);
    void showAuthors(const Overview &overview);
    void showWords(const Overview &overview);
    // Remembers what choosing a bar asks for and gives the bar's key.
    QString keyOf(const Condition &condition);

    QWidget *m_chips;
    FlowLayout *m_chipFlow;
    QStackedWidget *m_stack;
    QScrollArea *m_scroll;
    QGridLayout *m_grid;
    EmptyState *m_empty;
    Chart *m_years, *m_scores, *m_categories, *m_authors, *m_words;
    QList<QWidget *> m_sections;
    QList<Condition> m_conditions; // of the bars, by key
    int m_columns = 0;
};

} // namespace lectern
