#pragma once
// Facet strip between filters and list: marks, code, categories, years, and buttons for other kinds.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"
#include "views/charts/chart.h"

#include <QWidget>

namespace lectern
{

class Chip;

// One or two lines of chips with counts, as many as fit, and a bar chart of years; no taller than its
// content. Each chip filters by its value; the last ones open the list of all values of a kind.
class FacetStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit FacetStrip(QWidget *parent = nullptr);

    // query: the query that the counts belong to; its conditions are not offered again. awaitsVenues:
    // showVenues() follows; until then the buttons after the venues are hidden, so that no chip moves.
    void show(const Facets &facets, const QueryState &query, bool awaitsVenues);
    // Shows the most frequent venues if they are more informative than categories; otherwise empty.
    void showVenues(const QList<FacetValue> &venues);
    // Sets the kinds that have a button for a list of values.
    void setKinds(const QList<FacetKind> &kinds);
    // Sets whether the panel above already shows categories and code, and the years.
    void setBrief(bool values, bool years);
    // there is nothing to show
    bool isEmpty() const { return m_offers.isEmpty() && m_years->isHidden(); }
    QSize sizeHint() const override { return {360, m_height}; }
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void conditionSet(const lectern::Condition &condition);
    void valuesRequested(lectern::FacetKind kind, QWidget *at); // opens the list of values at this chip

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Offer {
        QString text, count, sentence;
        Condition condition;
        std::optional<FacetKind> kind = {}; // opens the list of this kind instead of setting a condition
    };
    void offer();
    void showYears(const QList<QPair<int, int>> &years);
    void layOut();
    Chip *placed(qsizetype index); // returns the chip of the offer at this index; creates it if necessary

    Facets m_facets;
    QList<FacetValue> m_venues;
    QueryState m_query;
    QList<FacetKind> m_kinds;
    bool m_brief = false, m_withoutYears = false, m_awaitsVenues = false;
    int m_height = 0;
    QList<Offer> m_offers;
    QList<Chip *> m_chips; // reused, because counts change with every key press
    Chip *m_more;
    ColumnChart *m_years;
    QList<QPair<int, int>> m_ranges; // years of each bar
};

// Names and queries of facets and their values.

// Returns all kinds in display order.
QList<FacetKind> facetKinds();
QString facetName(FacetKind kind); // "Venue"
QString facetText(FacetKind kind, const FacetValue &value); // "NeurIPS", "score 80 to below 90"
// Returns the condition that matches exactly the counted papers.
Condition facetCondition(FacetKind kind, const FacetValue &value);
// Returns the condition for typed text, for kinds that do not list all values; otherwise nullopt.
std::optional<Condition> facetSearch(FacetKind kind, const QString &typed);
// Returns whether selecting another value would replace an active condition of this kind. The counts then do
// not apply.
bool isRequested(FacetKind kind, const QueryState &query);
// Returns the condition for these years.
Condition yearsCondition(int from, int to);

} // namespace lectern
