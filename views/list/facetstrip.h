#pragma once
// How the papers shown divide, between the filters and the list: categories, years, code, marks.
#include "models/items/query/querystate.h"
#include "models/store/rows/facets.h"

#include <QWidget>

namespace lectern
{

class Chip;
class YearBars;

// Two lines of chips with their counts, as many as there is room for, and the years as bars. Each leads to
// the papers it counts.
class FacetStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit FacetStrip(QWidget *parent = nullptr);

    // query: what the counts belong to; what it already asks for is not offered again.
    void show(const Facets &facets, const QueryState &query);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void conditionSet(const lectern::Condition &condition);
    void moreAsked(); // there are more categories than fit

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Offer {
        QString text, count, sentence;
        Condition condition;
    };
    void layOut();
    Chip *placed(qsizetype index); // the chip of this offer, made where there is none yet

    QList<Offer> m_offers;
    QList<Chip *> m_chips; // kept and reused: counts change with every key
    Chip *m_more;
    YearBars *m_years;
};

} // namespace lectern
