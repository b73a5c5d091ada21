#pragma once
// Statistics of a result: as charts whose bars narrow it, or as a table.
#include "models/core/result.h"
#include "models/itemmodels/querystate.h"
#include "models/store/types/overview.h"
#include "views/widgets/page.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPainter;
class QStackedWidget;
class QTreeWidget;

namespace lectern
{

class FlowLayout;
class Chart;

// The charts of one result: papers per year, scores, categories, authors, words. Activating a bar narrows the
// search.
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
    void showVenues(const Overview &overview);
    void showAuthors(const Overview &overview);
    void showWords(const Overview &overview);
    static Condition scoresFrom(int low, int high);
    // Stores the condition of a bar and returns the bar's key.
    QString keyOf(const Condition &condition);

    QGridLayout *m_grid;
    Chart *m_years, *m_scores, *m_categories, *m_venues, *m_authors, *m_words;
    QList<QWidget *> m_sections;
    QList<Condition> m_conditions; // conditions of the bars, by key
    int m_columns = 0;
};

class OverviewPage final : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(QWidget *parent = nullptr);
    void showQuery(const QueryState &query);
    // Shows that the figures are being computed; the old ones stay visible meanwhile.
    void showCounting() { setHeading(tr("Statistics"), tr("Counting…")); }
    void showOverview(const Overview &overview);
    void showFailure(const QString &message);
    // Saves in the format of the file name extension (.csv, .svg), and reports the result.
    void save(const QString &file);

signals:
    void conditionChosen(const lectern::Condition &condition);
    void conditionRemoved(qsizetype index);
    void scopeCleared();
    void typedCleared();
    void informed(const QString &text);
    void failed(const QString &message);

private:
    void addSaving();
    Result<> saveSvg(const QString &file) const;
    QWidget *makeCharts();
    QWidget *makeTable();
    void show();
    void fillTable();
    QString line() const;

    QWidget *m_chips;
    FlowLayout *m_chipFlow;
    QStackedWidget *m_stack;
    QPushButton *m_asTable, *m_save;
    OverviewCharts *m_charts = nullptr;
    QTreeWidget *m_table = nullptr;
    std::optional<Overview> m_overview;
};

} // namespace lectern
