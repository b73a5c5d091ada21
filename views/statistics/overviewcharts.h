#pragma once
// The charts of one result: papers per year, scores, categories, authors, words. Activating a bar narrows the
// search.
#include "models/itemmodels/querystate.h"
#include "models/store/types/overview.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPainter;

namespace lectern
{

class Chart;

class OverviewCharts final : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewCharts(QWidget *parent = nullptr);
    void showOverview(const Overview &overview);
    // Paints the charts with their titles and notes, as laid out in the widget.
    void paintOnto(QPainter &painter) const;

signals:
    void conditionChosen(const lectern::Condition &condition);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *section(Chart *chart);
    QLabel *noteOf(const Chart *chart) const;
    void arrange();
    void showYears(const Overview &overview);
    void showScores(const Overview &overview);
    void showCategories(const Overview &overview);
    void showAuthors(const Overview &overview);
    void showWords(const Overview &overview);
    static Condition scoresFrom(int low, int high);
    // Stores the condition of a bar and returns the bar's key.
    QString keyOf(const Condition &condition);

    QGridLayout *m_grid;
    Chart *m_years, *m_scores, *m_categories, *m_authors, *m_words;
    QList<QWidget *> m_sections;
    QList<Condition> m_conditions; // conditions of the bars, by key
    int m_columns = 0;
};

} // namespace lectern
