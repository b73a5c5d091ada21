#pragma once
// How the papers shown divide, between the filters and the list: marks, code, categories, years, and by what
// else they can be divided.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"

#include <QWidget>

namespace lectern
{

class Chip;
class YearBars;

// One or two lines of chips with their counts, as many as there is room for, and the years as bars; no taller
// than what there is. Each leads to the papers it counts; the last ones open a list of all values of a kind.
class FacetStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit FacetStrip(QWidget *parent = nullptr);

    // query: what the counts belong to; what it already asks for is not offered again.
    void show(const Facets &facets, const QueryState &query);
    // The venues of the papers shown, most first, where they say more than the categories; none else.
    void showVenues(const QList<FacetValue> &venues);
    // Which kinds have a list of values besides.
    void setKinds(const QList<FacetKind> &kinds);
    // Whether what stands above says categories and code already, and the years.
    void setBrief(bool values, bool years);
    bool isEmpty() const; // there is nothing to show
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void conditionSet(const lectern::Condition &condition);
    void valuesAsked(lectern::FacetKind kind, QWidget *at); // the list of all, at this chip

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Offer {
        QString text, count, sentence;
        Condition condition;
        std::optional<FacetKind> kind = {}; // opens its list in place of the condition
    };
    void offer();
    void layOut();
    Chip *placed(qsizetype index); // the chip of this offer, made where there is none yet

    Facets m_facets;
    QList<FacetValue> m_venues;
    QueryState m_query;
    QList<FacetKind> m_kinds;
    bool m_brief = false, m_withoutYears = false;
    int m_height = 0;
    QList<Offer> m_offers;
    QList<Chip *> m_chips; // kept and reused: counts change with every key
    Chip *m_more;
    YearBars *m_years;
};

} // namespace lectern
