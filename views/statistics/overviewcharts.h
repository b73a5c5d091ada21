#pragma once
// The charts of one result: papers per year, scores, categories, authors, words. Activating a bar narrows the
// search.
#include "models/core/coauthorgraph.h"
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
    // name: prefix of the charts' object names.
    explicit OverviewCharts(const QString &name, QWidget *parent = nullptr);
    // span: years shown even if they have no papers.
    void showOverview(const Overview &overview, const YearSpan &span = {});
    // Paints the charts with their captions at their position in the widget `over`.
    void paintOnto(QPainter &painter, const QWidget &over) const;

signals:
    void conditionChosen(const lectern::Condition &condition);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *section(Chart *chart);
    QLabel *noteOf(const Chart *chart) const;
    void arrange();
    void showYears(const Overview &overview, const YearSpan &span);
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

// Paints the text of a label at its position in an ancestor widget.
void paintLabel(QPainter &painter, const QLabel &label, const QWidget &over);

} // namespace lectern
