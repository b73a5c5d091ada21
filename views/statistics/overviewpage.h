#pragma once
// Statistics of a result, alone or next to those of another search: as charts whose bars narrow it, or as a
// table.
#include "models/core/result.h"
#include "models/itemmodels/graphfiles.h"
#include "models/itemmodels/querystate.h"
#include "views/widgets/page.h"

#include <QTimer>

#include <optional>

class QLabel;
class QLineEdit;
class QScrollArea;
class QStackedWidget;
class QTreeWidget;

namespace lectern
{

class EmptyState;
class FlowLayout;
class OverviewCharts;

class OverviewPage final : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(QWidget *parent = nullptr);
    void showQuery(const QueryState &query);
    // Shows that the figures are being computed; the old ones stay visible meanwhile.
    void showCounting();
    void showOverview(const Overview &overview);
    void showOther(const Overview &overview);
    void showFailure(const QString &message);
    // Adds a second search for comparison and requests its result.
    void setComparing(bool on);
    bool isComparing() const;
    void askOther();
    // Saves in the format of the file name extension (.csv, .svg), and reports the result.
    void save(const QString &file);

signals:
    void conditionChosen(const lectern::Condition &condition);
    void conditionRemoved(qsizetype index);
    void scopeCleared();
    void typedCleared();
    void otherRequested(const lectern::Query &query);
    void queryChosen(const lectern::QueryState &query); // the search that was narrowed by a bar
    void informed(const QString &text);
    void failed(const QString &message);

private:
    void addSaving();
    Result<> saveSvg(const QString &file) const;
    QWidget *makeOtherBar();
    QWidget *makeCharts();
    QWidget *makeTable();
    void useOther(const QueryState &other);
    void show();
    void fillTable();
    QString line() const;
    const Overview *other() const { return isComparing() && m_other ? &*m_other : nullptr; }

    QWidget *m_chips;
    FlowLayout *m_chipFlow;
    QStackedWidget *m_stack;
    QPushButton *m_compare, *m_asTable, *m_save;
    QWidget *m_otherBar = nullptr, *m_otherSide = nullptr;
    QLineEdit *m_otherTyped = nullptr;
    QLabel *m_otherNote = nullptr, *m_caption = nullptr, *m_otherCaption = nullptr;
    QScrollArea *m_scroll = nullptr;
    OverviewCharts *m_charts = nullptr, *m_otherCharts = nullptr;
    QTreeWidget *m_table = nullptr;
    EmptyState *m_empty;
    QTimer m_typing;
    QueryState m_query, m_otherQuery;
    std::optional<Overview> m_overview, m_other;
};

} // namespace lectern
