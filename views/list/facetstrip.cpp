#include "facetstrip.h"

#include "models/items/text/display.h"
#include "views/look/chip.h"
#include "views/look/colors.h"
#include "yearbars.h"

#include <QEvent>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kLines = 2;
static constexpr int kGap = 6;
static constexpr int kYears = 60; // bars; earlier years are one chip
static constexpr int kFewestForChips = 200; // pixels the chips keep beside the bars

static Condition years(int from, int to)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Date;
    node.from = QDate(from, 1, 1);
    node.to = QDate(to, 12, 31);
    return {node, {}};
}

FacetStrip::FacetStrip(QWidget *parent)
    : QWidget(parent), m_more(new Chip(tr("More…"), false, this)), m_years(new YearBars(this))
{
    setAccessibleName(tr("How the papers shown divide"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_more->setToolTip(tr("All filters"));
    connect(m_more, &Chip::clicked, this, &FacetStrip::moreAsked);
    connect(m_years, &YearBars::yearChosen, this, [this](int year) { emit conditionSet(years(year, year)); });
}

void FacetStrip::show(const Facets &facets, const QueryState &query)
{
    m_offers.clear();
    const auto offer = [&](const QString &text, int papers, const Condition &condition,
                           const QString &name = {}) {
        if (papers > 0 && !query.condition(QueryState::key(condition.node)))
            m_offers.append({text, numberText(papers),
                             tr("%1: %2").arg(name.isEmpty() ? text : name, papersText(papers)), condition});
    };
    // Only these divide the result; what all of it has says nothing.
    const int all = facets.read + facets.unread;
    if (facets.unread < all)
        offer(tr("Unread"), facets.unread, {isNode(u"unread"_s), {}});
    if (facets.bookmarked < all)
        offer(tr("Bookmarked"), facets.bookmarked, {isNode(u"bookmarked"_s), {}});
    if (facets.withCode < all)
        offer(tr("Code"), facets.withCode, {hasNode(u"code"_s), {}});
    for (const auto &[category, papers] : facets.categories)
        offer(shortCategory(category), papers, {categoryNode({category}), {}}, categoryNames(category));

    QList<QPair<int, int>> bars;
    int earlier = 0, firstEarlier = 0;
    if (!facets.years.isEmpty()) {
        const int last = facets.years.last().first;
        const int first = qMax(facets.years.first().first, last - kYears + 1);
        firstEarlier = facets.years.first().first;
        for (int year = first; year <= last; ++year)
            bars.append({year, 0});
        for (const auto &[year, papers] : facets.years) {
            if (year < first)
                earlier += papers;
            else
                bars[year - first].second = papers;
        }
        if (earlier > 0)
            offer(tr("Before %1").arg(first), earlier, years(firstEarlier, first - 1));
    }
    m_years->show(bars);
    m_years->setVisible(bars.size() > 1);
    layOut();
}

Chip *FacetStrip::placed(qsizetype index)
{
    while (m_chips.size() <= index) {
        auto *chip = new Chip({}, false, this);
        const qsizetype place = m_chips.size();
        connect(chip, &Chip::clicked, this, [this, place] {
            if (place < m_offers.size())
                emit conditionSet(m_offers[place].condition);
        });
        m_chips.append(chip);
        // Tab goes chip by chip, then to what comes behind them.
        setTabOrder(place == 0 ? static_cast<QWidget *>(this) : m_chips[place - 1], chip);
        setTabOrder(chip, m_more);
        setTabOrder(m_more, m_years);
    }
    Chip *chip = m_chips[index];
    const Offer &offer = m_offers[index];
    chip->setText(offer.text);
    chip->setCount(offer.count);
    chip->setAccessibleName(offer.sentence);
    chip->setToolTip(tipText(offer.sentence));
    return chip;
}

void FacetStrip::layOut()
{
    const int right = width() - Space::S;
    int chipsEnd = right;
    if (!m_years->isHidden()) {
        // The chips keep a part of the width, and leave the bars what they do not need.
        int needed = 0;
        for (qsizetype i = 0; i < m_offers.size() && needed < right; ++i)
            needed += placed(i)->sizeHint().width() + kGap;
        const int room = right - 2 * Space::L;
        const int wide =
            qBound(m_years->minimumSizeHint().width(), qMax((room - kFewestForChips) * 2 / 3, room - needed),
                   m_years->sizeHint().width());
        m_years->setGeometry(right - wide, 0, wide, height() - Space::XS);
        chipsEnd = m_years->x() - Space::L;
    }
    int x = Space::L, y = 0, line = 0;
    qsizetype shown = 0;
    const int moreWidth = m_more->sizeHint().width() + kGap;
    for (; shown < m_offers.size(); ++shown) {
        Chip *chip = placed(shown);
        const QSize size = chip->sizeHint();
        const bool last = shown + 1 == m_offers.size();
        const auto fits = [&] {
            return x + size.width() + (line == kLines - 1 && !last ? moreWidth : 0) <= chipsEnd;
        };
        if (!fits() && line + 1 < kLines && x > Space::L) {
            ++line;
            x = Space::L;
            y += size.height() + kGap;
        }
        if (!fits())
            break;
        chip->setGeometry(QRect(QPoint(x, y), size));
        chip->show();
        x += size.width() + kGap;
    }
    for (qsizetype i = shown; i < m_chips.size(); ++i)
        m_chips[i]->hide();
    m_more->setVisible(shown < m_offers.size());
    if (m_more->isVisibleTo(this))
        m_more->setGeometry(QRect(QPoint(x, y), m_more->sizeHint()));
}

QSize FacetStrip::sizeHint() const
{
    const int chips = kLines * m_more->sizeHint().height() + (kLines - 1) * kGap;
    return {360, qMax(chips, m_years->sizeHint().height()) + Space::S};
}

void FacetStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void FacetStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

} // namespace lectern
