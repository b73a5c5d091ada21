#include "authoryears.h"

#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "views/charts/chart.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QActionGroup>
#include <QMenu>
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

} // namespace lectern
