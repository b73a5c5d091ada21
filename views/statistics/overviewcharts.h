#pragma once
// The charts of one result: papers a year, scores, categories, authors, words. Every bar narrows a search.
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
    // name: what the names of its charts begin with.
    explicit OverviewCharts(const QString &name, QWidget *parent = nullptr);
    // span: years to be shown even where no paper is of them.
    void showOverview(const Overview &overview, const YearSpan &span = {});
    // As they stand on this widget above them, with their captions.
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
    // Remembers what choosing a bar asks for and gives the bar's key.
    QString keyOf(const Condition &condition);

    QGridLayout *m_grid;
    Chart *m_years, *m_scores, *m_categories, *m_authors, *m_words;
    QList<QWidget *> m_sections;
    QList<Condition> m_conditions; // of the bars, by key
    int m_columns = 0;
};

// Paints the text of a label where it stands on a widget above it.
void paintLabel(QPainter &painter, const QLabel &label, const QWidget &over);

} // namespace lectern
