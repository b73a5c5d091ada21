#pragma once
// Statistics of a result: as charts whose bars narrow it, or as a table.
#include "models/core/result.h"
#include "models/itemmodels/querystate.h"
#include "models/store/types/overview.h"
#include "views/widgets/page.h"

#include <optional>

class QStackedWidget;
class QTreeWidget;

namespace lectern
{

class FlowLayout;
class OverviewCharts;

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
