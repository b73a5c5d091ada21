#include "facetstrip.h"

#include "models/itemmodels/display.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kChipLines = 2;
static constexpr int kChipGap = 6;
static constexpr int kBarYears = 240; // number of years in the chart; earlier years share one chip
static constexpr int kMaxBars = 24; // with more years, several share a bar
static constexpr int kYearWidth = 34, kMinChartWidth = 80, kMaxChartWidth = 340; // in pixels
static constexpr int kChartHeight = 16; // in addition to the figures and labels
static constexpr int kCategoryChips = 12; // number of category chips; the list has all
static constexpr int kVenueChips = 6;
static constexpr int kOneInCategory = 50; // if venues are shown, smaller categories have no chip
static constexpr int kMinChipWidth = 200; // width in pixels reserved for chips next to the bars

FacetStrip::FacetStrip(QWidget *parent)
    : QWidget(parent), m_more(new Chip(tr("More…"), false, this)),
      m_years(new ColumnChart(tr("Papers per year"), this))
{
    setAccessibleName(tr("Facets"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_more->setToolTip(tr("All values, by category, venue, author, tag, source, score and year"));
    m_more->setAccessibleName(tr("More facets"));
    m_more->hide();
    connect(m_more, &Chip::clicked, this, [this] {
        if (!m_kinds.isEmpty())
            emit valuesRequested(m_kinds.first(), m_more);
    });
    m_years->setRangeable(true);
    m_years->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the search box
    connect(m_years, &Chart::barActivated, this, [this] {
        const auto [from, to] = m_ranges[m_years->currentBar()];
        emit conditionSet(yearsCondition(from, to));
    });
    connect(m_years, &Chart::rangeActivated, this, [this](int first, int last) {
        emit conditionSet(yearsCondition(m_ranges[first].first, m_ranges[last].second));
    });
}

void FacetStrip::show(const Facets &facets, const QueryState &query, bool awaitsVenues)
{
    m_awaitsVenues = m_awaitsVenues || awaitsVenues;
    m_facets = facets;
    m_query = query;
    offer();
}

void FacetStrip::showVenues(const QList<FacetValue> &venues)
{
    QList<FacetValue> first;
    for (const FacetValue &venue : venues) {
        if (first.size() == kVenueChips)
            break;
        if (!venue.isOfManyVenues())
            first.append(venue);
    }
    const bool awaited = std::exchange(m_awaitsVenues, false);
    if (std::exchange(m_venues, first) != first || awaited)
        offer();
}

void FacetStrip::setKinds(const QList<FacetKind> &kinds)
{
    if (std::exchange(m_kinds, kinds) != kinds)
        offer();
}

void FacetStrip::setBrief(bool values, bool years)
{
    const bool before = std::exchange(m_brief, values), beforeYears = std::exchange(m_withoutYears, years);
    if (before != values || beforeYears != years)
        offer();
}

void FacetStrip::offer()
{
    m_offers.clear();
    const auto offer = [&](const QString &text, int papers, const Condition &condition,
                           const QString &name = {}) {
        if (papers > 0 && !m_query.condition(QueryState::key(condition.node)))
            m_offers.append({text, numberText(papers),
                             tr("%1: %2").arg(name.isEmpty() ? text : name, papersText(papers)), condition});
    };
    // Only values that divide the result are shown.
    const int all = m_facets.read + m_facets.unread;
    if (m_facets.unread < all)
        offer(tr("Unread"), m_facets.unread, {isNode(u"unread"_s), {}});
    if (m_facets.bookmarked < all)
        offer(tr("Bookmarked"), m_facets.bookmarked, {isNode(u"bookmarked"_s), {}});
    if (m_facets.withCode < all && !m_brief)
        offer(tr("Code"), m_facets.withCode, {hasNode(u"code"_s), {}});
    const bool byVenue = !m_venues.isEmpty() && !isRequested(FacetKind::Venue, m_query);
    if (byVenue)
        for (const FacetValue &venue : std::as_const(m_venues))
            if (venue.papers < all)
                offer(facetText(FacetKind::Venue, venue), venue.papers,
                      facetCondition(FacetKind::Venue, venue));
    for (const auto &[category, papers] : m_facets.categories) {
        if (m_brief || m_offers.size() >= kCategoryChips)
            break;
        if (papers < all && papers >= (byVenue ? all / kOneInCategory : 0))
            offer(shortCategory(category), papers, {categoryNode({category}), {}}, categoryNames(category));
    }

    QList<QPair<int, int>> bars;
    if (!m_facets.years.isEmpty() && !m_withoutYears) {
        int earlier = 0;
        const int last = m_facets.years.last().first;
        const int first = qMax(m_facets.years.first().first, last - kBarYears + 1);
        for (int year = first; year <= last; ++year)
            bars.append({year, 0});
        for (const auto &[year, papers] : m_facets.years) {
            if (year < first)
                earlier += papers;
            else
                bars[year - first].second = papers;
        }
        if (earlier > 0)
            offer(tr("Before %1").arg(first), earlier,
                  yearsCondition(m_facets.years.first().first, first - 1));
    }
    for (const FacetKind kind : m_kinds)
        if (all > 1 && !m_awaitsVenues && !isRequested(kind, m_query))
            m_offers.append({tr("%1…").arg(facetName(kind)),
                             {},
                             tr("All values of these papers: %1").arg(facetName(kind)),
                             {},
                             kind});
    showYears(bars);
    layOut();
}

// Shows consecutive years with their number of papers. If there are many, several years share a bar.
void FacetStrip::showYears(const QList<QPair<int, int>> &years)
{
    int each = 1; // 1, 2, 5, 10 … years per bar
    for (int i = 0; years.size() > qsizetype(kMaxBars) * each; ++i)
        each = i % 3 == 1 ? each / 2 * 5 : each * 2;
    m_ranges.clear();
    QList<ChartBar> bars;
    for (const auto &[year, papers] : years) {
        if (bars.isEmpty() || year % each == 0) {
            m_ranges.append({year, year});
            bars.append(ChartBar());
        }
        m_ranges.last().second = year;
        bars.last().value += papers;
    }
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const auto [from, to] = m_ranges[i];
        ChartBar &bar = bars[i];
        bar.label = from == to ? QString::number(from) : u"%1–%2"_s.arg(from).arg(to);
        bar.axis = QString::number(from);
        bar.key = bar.value > 0 ? bar.label : QString();
        bar.tip = tr("%1: %2").arg(bar.label, papersText(qint64(bar.value)));
    }
    m_years->setBars(bars);
    m_years->setVisible(years.size() > 1);
}

Chip *FacetStrip::placed(qsizetype index)
{
    while (m_chips.size() <= index) {
        auto *chip = new Chip({}, false, this);
        const qsizetype place = m_chips.size();
        connect(chip, &Chip::clicked, this, [this, place] {
            if (place >= m_offers.size())
                return;
            if (const std::optional<FacetKind> kind = m_offers[place].kind)
                emit valuesRequested(*kind, m_chips[place]);
            else
                emit conditionSet(m_offers[place].condition);
        });
        m_chips.append(chip);
        // Tab moves through the chips, then to the following widgets.
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
    const Mirrored side(rect(), layoutDirection());
    const int right = width() - Space::S;
    const int line = m_more->sizeHint().height();
    int chipsEnd = right, tall = 0;
    if (!m_years->isHidden()) {
        // Chips keep a minimum width; the bars get the rest.
        int needed = 0;
        for (qsizetype i = 0; i < m_offers.size() && needed < right; ++i)
            needed += placed(i)->sizeHint().width() + kChipGap;
        const int room = right - 2 * Space::L;
        const int wide =
            qBound(kMinChartWidth, qMax((room - kMinChipWidth) * 2 / 3, room - needed / kChipLines),
                   qBound(kMinChartWidth, int(m_ranges.size()) * kYearWidth, kMaxChartWidth));
        tall = 3 * m_years->fontMetrics().height() + kChartHeight;
        m_years->setGeometry(side(QRect(right - wide, 0, wide, tall)));
        chipsEnd = right - wide - Space::L;
    }
    int x = Space::L, y = 0, lines = m_offers.isEmpty() ? 0 : 1;
    const auto beginLine = [&] {
        ++lines;
        x = Space::L;
        y += line + kChipGap;
    };
    qsizetype shown = 0;
    const int moreWidth = m_more->sizeHint().width() + kChipGap;
    for (; shown < m_offers.size(); ++shown) {
        Chip *chip = placed(shown);
        const QSize size = chip->sizeHint();
        const bool last = shown + 1 == m_offers.size();
        // Kind buttons carry no information about the papers, so they do not get a separate line.
        const bool isKind = m_offers[shown].kind.has_value();
        const auto fits = [&] {
            const bool leavesMore = !last && (isKind || lines == kChipLines);
            return x + size.width() + (leavesMore ? moreWidth : 0) <= chipsEnd;
        };
        if (!fits() && !isKind && lines < kChipLines && x > Space::L)
            beginLine();
        if (!fits())
            break;
        chip->setGeometry(side(QRect(QPoint(x, y), size)));
        chip->show();
        x += size.width() + kChipGap;
    }
    for (qsizetype i = shown; i < m_chips.size(); ++i)
        m_chips[i]->hide();
    m_more->setVisible(shown < m_offers.size() && !m_kinds.isEmpty());
    if (m_more->isVisibleTo(this)) {
        if (x + moreWidth - kChipGap > chipsEnd && lines < kChipLines && x > Space::L)
            beginLine();
        m_more->setGeometry(side(QRect(QPoint(x, y), m_more->sizeHint())));
    }
    tall = qMax(tall, lines > 0 ? y + line : 0);
    if (const int height = tall > 0 ? tall + Space::S : 0; std::exchange(m_height, height) != height)
        updateGeometry();
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

static QString words(const char *text)
{
    return QCoreApplication::translate("Facets", text);
}

QList<FacetKind> facetKinds()
{
    return {FacetKind::Category, FacetKind::Venue, FacetKind::Author, FacetKind::Tag,
            FacetKind::Source,   FacetKind::Score, FacetKind::Year,   FacetKind::File};
}

QString facetName(FacetKind kind)
{
    static const char *const names[] = {
        QT_TRANSLATE_NOOP("Facets", "Category"), QT_TRANSLATE_NOOP("Facets", "Venue"),
        QT_TRANSLATE_NOOP("Facets", "Author"),   QT_TRANSLATE_NOOP("Facets", "Tag"),
        QT_TRANSLATE_NOOP("Facets", "Source"),   QT_TRANSLATE_NOOP("Facets", "Score"),
        QT_TRANSLATE_NOOP("Facets", "Year"),     QT_TRANSLATE_NOOP("Facets", "Status")};
    return words(names[int(kind)]);
}

QString facetText(FacetKind kind, const FacetValue &value)
{
    switch (kind) {
    case FacetKind::Category:
        return categoryNames(value.name);
    case FacetKind::Score:
        return value.to >= 100 ? words("%1 and more").arg(value.from)
            : value.from <= 0  ? words("below %1").arg(value.to)
                               : words("%1 to below %2").arg(value.from).arg(value.to);
    case FacetKind::Year:
        return QString::number(value.from);
    case FacetKind::File:
        return value.name == "pdf"_L1       ? words(QT_TRANSLATE_NOOP("Facets", "with a PDF"))
            : value.name == "highlight"_L1  ? words(QT_TRANSLATE_NOOP("Facets", "with highlights"))
            : value.name == "code"_L1       ? words(QT_TRANSLATE_NOOP("Facets", "with code"))
            : value.name == "bookmarked"_L1 ? words(QT_TRANSLATE_NOOP("Facets", "Bookmarked"))
                                            : words(QT_TRANSLATE_NOOP("Facets", "Unread"));
    default:
        return value.name;
    }
}

Condition yearsCondition(int from, int to)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Date;
    node.from = QDate(from, 1, 1);
    node.to = QDate(to, 12, 31);
    return {node, {}};
}

Condition facetCondition(FacetKind kind, const FacetValue &value)
{
    QueryNode node;
    switch (kind) {
    case FacetKind::Category:
        return {categoryNode({value.name}), {}};
    case FacetKind::Venue:
        node.kind = QueryNode::Kind::Venue;
        node.values = {value.name};
        return {node, {}};
    case FacetKind::Author:
        return {authorNode(AuthorId(value.id)), value.name};
    case FacetKind::Tag:
        return {tagNode(value.name), {}};
    case FacetKind::Source:
        return {sourceNode(SourceId(value.id)), value.name};
    case FacetKind::File:
        return {value.name == "bookmarked"_L1 || value.name == "unread"_L1 ? isNode(value.name)
                                                                           : hasNode(value.name),
                {}};
    case FacetKind::Score:
        node.kind = QueryNode::Kind::Score;
        if (value.from > 0)
            node.low = value.from;
        if (value.to < 100)
            node.high = value.to, node.highExcluded = true;
        return {node, {}};
    case FacetKind::Year:
        break;
    }
    return yearsCondition(value.from, value.to);
}

std::optional<Condition> facetSearch(FacetKind kind, const QString &typed)
{
    QueryNode node;
    switch (kind) {
    case FacetKind::Venue:
        node.kind = QueryNode::Kind::Venue;
        node.values = {typed};
        break;
    case FacetKind::Author:
        node.kind = QueryNode::Kind::Text;
        node.field = QueryNode::Field::Author;
        node.text = typed;
        break;
    case FacetKind::Source:
        node.kind = QueryNode::Kind::Source;
        node.values = {typed};
        break;
    case FacetKind::Year:
    case FacetKind::Score: {
        // "2018", "2018-2022", "2018.."; a single score is the lowest one.
        QString range = QString(typed).remove(u' ').replace(u'-', ".."_L1).replace(u'–', ".."_L1);
        if (kind == FacetKind::Score && range.toDouble() > 0)
            range.prepend(">="_L1);
        const QString text = (kind == FacetKind::Year ? u"year:"_s : u"score:"_s) + range;
        const ParsedQuery parsed = parseQuery(text);
        if (range.isEmpty() || !parsed.diagnostics.isEmpty()
            || parsed.root.kind != (kind == FacetKind::Year ? QueryNode::Kind::Date : QueryNode::Kind::Score))
            return {};
        return Condition{parsed.root, {}};
    }
    default:
        return {};
    }
    return Condition{node, {}};
}

bool isRequested(FacetKind kind, const QueryState &query)
{
    return (kind == FacetKind::Category && query.condition(u"category"_s))
        || (kind == FacetKind::Score && query.condition(u"score"_s));
}

} // namespace lectern
