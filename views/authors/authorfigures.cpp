#include "authorfigures.h"

#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "views/charts/chart.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/mirrored.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

AuthorYears::AuthorYears(QWidget *parent)
    : QWidget(parent), m_what(new QToolButton(this)),
      m_chart(new ColumnChart(tr("Papers per year, computed from this library"), this))
{
    m_chart->setObjectName(u"authorYears"_s);
    m_what->setObjectName(u"authorYearsWhat"_s);
    m_what->setAutoRaise(true);
    m_what->setPopupMode(QToolButton::InstantPopup);
    m_what->setFocusPolicy(Qt::TabFocus);
    m_what->setToolTip(tr("Chart by year"));
    auto *menu = new QMenu(m_what);
    auto *one = new QActionGroup(menu);
    for (const auto &[what, text] : {std::pair(What::Papers, tr("Papers per year")),
                                     std::pair(What::Places, tr("Author position, by year")),
                                     std::pair(What::Names, tr("Authors per paper, by year"))}) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(what == m_shown);
        one->addAction(action);
        connect(action, &QAction::triggered, this, [this, what = what] { choose(what); });
    }
    m_what->setMenu(menu);
    QVBoxLayout *column = tightColumn(this, Space::XS);
    column->addWidget(m_what, 0, Qt::AlignLeading);
    column->addWidget(m_chart);
    m_chart->setRangeable(true);
    connect(m_chart, &Chart::barActivated, this,
            [this](const QString &year) { emit yearsChosen(year.toInt(), year.toInt()); });
    connect(m_chart, &Chart::rangeActivated, this,
            [this](int first, int last) { emit yearsChosen(m_years[first].year, m_years[last].year); });
    fill();
}

void AuthorYears::showAuthor(const AuthorPanel &author)
{
    m_years = author.years;
    fill();
}

void AuthorYears::choose(What what)
{
    m_shown = what;
    m_what->menu()->actions().at(int(what))->setChecked(true);
    fill();
}

void AuthorYears::fill()
{
    const QString caption = m_what->menu()->actions().at(int(m_shown))->text();
    m_what->setText(caption);
    m_what->setAccessibleName(caption);
    m_chart->setTitle(m_shown == What::Papers       ? tr("Papers per year, computed from this library")
                          : m_shown == What::Places ? tr("Papers per year by author position")
                                                    : tr("Mean number of authors per paper, by year"));
    m_chart->setSeries(m_shown == What::Places
                           ? QStringList{tr("first"), tr("middle"), tr("last"), tr("sole"), tr("unknown")}
                           : QStringList());
    QList<ChartBar> bars;
    for (const AuthorYear &year : std::as_const(m_years)) {
        const AuthorPlaces &places = year.places;
        ChartBar bar;
        bar.key = bar.label = QString::number(year.year);
        bar.value = year.papers;
        bar.tip = tr("%1: %2 in this library").arg(bar.label, papersText(year.papers));
        if (m_shown == What::Places) {
            bar.parts = {double(places.first), double(places.between), double(places.last),
                         double(places.alone), double(places.unknown)};
            bar.tip = tr("%1: first author of %2, middle author of %3, last author of %4, sole author of %5")
                          .arg(bar.label, numberText(places.first), numberText(places.between),
                               numberText(places.last), numberText(places.alone));
            if (places.unknown > 0)
                bar.tip += tr("; not listed before “et al.” on %1").arg(numberText(places.unknown));
        } else if (m_shown == What::Names) {
            bar.value = year.wholeLists > 0 ? double(year.names) / year.wholeLists : 0;
            bar.valueText = shownLocale().toString(bar.value, 'f', 1);
            bar.tip = year.wholeLists > 0 ? tr("%1: %2 authors per paper, mean of %3")
                                                .arg(bar.label, bar.valueText, papersText(year.wholeLists))
                                          : tr("%1: no paper lists all its authors").arg(bar.label);
        }
        bars.append(bar);
    }
    m_chart->setBars(bars);
    m_chart->setFixedHeight(m_chart->fontMetrics().height() * (m_shown == What::Places ? 6 : 5));
}

FigureCourse::FigureCourse(const QString &name, const QString &unit, const QList<Line> &lines,
                           QWidget *parent)
    : QWidget(parent), m_lines(lines)
{
    QStringList points;
    bool dated = true, first = true;
    for (const Line &line : lines)
        for (const Point &point : line.points) {
            const QString value = numberText(point.value) + unit;
            const QString saved = point.day.isValid() ? tr("%1 on %2").arg(value, dayText(point.day)) : value;
            points.append(lines.size() > 1 ? tr("%1: %2", "a page, what it states").arg(line.page, saved)
                                           : saved);
            dated = dated && point.day.isValid();
            m_first = first ? point.day : qMin(m_first, point.day);
            m_last = first ? point.day : qMax(m_last, point.day);
            m_low = first ? point.value : qMin(m_low, point.value);
            m_high = first ? point.value : qMax(m_high, point.value);
            first = false;
        }
    if (!dated || m_first == m_last)
        m_first = m_last = {};
    setToolTip(tipText(points.join(u'\n')));
    setAccessibleName(tr("%1 over time: %2").arg(name, points.join(u", "_s)));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize FigureCourse::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 9, fontMetrics().height() - 2};
}

QPolygonF FigureCourse::placesOf(qsizetype line) const
{
    const QRectF area = QRectF(rect()).adjusted(3, 3, -3, -3);
    const Mirrored side(area, layoutDirection());
    const QList<Point> &points = m_lines[line].points;
    QPolygonF places;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double along = m_first.isValid()
            ? double(m_first.daysTo(points[i].day)) / double(m_first.daysTo(m_last))
            : points.size() > 1 ? double(i) / double(points.size() - 1)
                                : 1;
        const double height =
            m_high == m_low ? 0.5 : double(points[i].value - m_low) / double(m_high - m_low);
        places.append(
            QPointF(side(area.left() + along * area.width()), area.bottom() - height * area.height()));
    }
    return places;
}

void FigureCourse::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = colorsOf(palette());
    // Paint the first page last, because the tiles show its figures.
    for (qsizetype i = m_lines.size(); i-- > 0;) {
        const QPolygonF places = placesOf(i);
        painter.setPen(QPen(i == 0 ? colors.bar : mix(colors.bar, colors.base, 0.6), 1.5,
                            i == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawPolyline(places);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i == 0 ? colors.accent : colors.bar);
        painter.drawEllipse(places.last(), 2.2, 2.2);
    }
}

StatedFigures::StatedFigures(QWidget *parent) : QWidget(parent), m_tiles(new QHBoxLayout(this))
{
    spaced(m_tiles, {0, 0, 0, 0}, Space::XL);
}

void StatedFigures::addTile(const QString &figure, const QString &name, QWidget *course)
{
    auto *box = new QWidget(this);
    QVBoxLayout *column = tightColumn(box);
    auto *number = new QLabel(figure, box);
    QFont font = number->font();
    font.setPointSizeF(font.pointSizeF() * TextSize::Heading);
    number->setFont(font);
    styleLabel(number, Label::Selectable);
    auto *label = new QLabel(name, box);
    styleLabel(label, Label::Muted);
    setFontStyle(label, TextSize::Small);
    addWidgets(column, {number, label});
    if (course)
        column->addWidget(course);
    column->addStretch();
    m_tiles->addWidget(box, 0, Qt::AlignTop);
}

void StatedFigures::showPages(const QList<AuthorPage> &pages)
{
    clearLayout(*m_tiles);
    const auto add = [&](std::optional<int> AuthorFigures::*figure, const QString &name,
                         const QString &unit = {}) {
        QList<FigureCourse::Line> lines;
        qsizetype points = 0;
        for (const AuthorPage &page : pages) {
            FigureCourse::Line line{page.name, {}};
            for (auto save = page.saves.crbegin(); save != page.saves.crend(); ++save)
                if (const auto value = save->figures.*figure)
                    line.points.append({save->savedOn, *value});
            points += line.points.size();
            if (!line.points.isEmpty())
                lines.append(line);
        }
        if (!lines.isEmpty())
            addTile(numberText(lines.first().points.last().value) + unit, name,
                    points > 1 ? new FigureCourse(name, unit, lines, this) : nullptr);
    };
    add(&AuthorFigures::hIndex, tr("h-index"));
    add(&AuthorFigures::papers, tr("papers"));
    add(&AuthorFigures::citations, tr("citations"));
    add(&AuthorFigures::novelty, tr("Novelty"), u" %"_s);
    add(&AuthorFigures::aiScore, tr("AI Score"));
    m_tiles->addStretch();
}

} // namespace lectern
