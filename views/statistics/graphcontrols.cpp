#include "graphcontrols.h"

#include "models/itemmodels/display.h"
#include "models/session/linkcontroller.h"
#include "views/style/colors.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPauseMs = 200; // delay after the last slider movement

GraphControls::GraphControls(QWidget *parent)
    : QWidget(parent), m_people(addSlider(tr("Authors"), "graphPeople")),
      m_from(addSlider(tr("From year"), "graphFrom")), m_to(addSlider(tr("To year"), "graphTo")),
      m_peopleText(new QLabel(this)), m_yearsText(new QLabel(this))
{
    m_people->setRange(kMin, kMax);
    m_people->setSingleStep(5);
    m_people->setPageStep(20);
    m_people->setValue(LinkController::kCoauthors);
    m_peopleText->setObjectName(u"graphPeopleText"_s);
    m_yearsText->setObjectName(u"graphYearsText"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Space::L, 0, Space::L, Space::S);
    row->setSpacing(Space::S);
    row->addWidget(m_peopleText);
    row->addWidget(m_people, 2);
    row->addSpacing(Space::L);
    row->addWidget(m_yearsText);
    row->addWidget(m_from, 2);
    row->addWidget(m_to, 2);
    row->addStretch(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &GraphControls::changed);
    // The start of the range cannot be after its end.
    connect(m_from, &QSlider::valueChanged, this,
            [this](int year) { m_to->setValue(qMax(year, m_to->value())); });
    connect(m_to, &QSlider::valueChanged, this,
            [this](int year) { m_from->setValue(qMin(year, m_from->value())); });
    updateLabels();
}

QSlider *GraphControls::addSlider(const QString &name, const char *objectName)
{
    auto *slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName(QLatin1StringView(objectName));
    slider->setAccessibleName(name);
    slider->setToolTip(name);
    slider->setMaximumWidth(220);
    connect(slider, &QSlider::valueChanged, this, &GraphControls::follow);
    return slider;
}

void GraphControls::follow()
{
    if (m_showing)
        return;
    updateLabels();
    m_pause.start();
}

void GraphControls::updateLabels()
{
    m_peopleText->setText(tr("%1 authors").arg(numberText(m_people->value())));
    m_yearsText->setText(m_from->maximum() <= m_from->minimum()
                             ? tr("One year")
                             : tr("%1 to %2", "years").arg(m_from->value()).arg(m_to->value()));
}

void GraphControls::showGraph(const CoauthorGraph &graph)
{
    m_showing = true;
    const int first = graph.firstYear.value_or(0), last = graph.lastYear.value_or(0);
    for (QSlider *slider : {m_from, m_to}) {
        slider->setRange(first, last);
        slider->setEnabled(last > first);
    }
    m_from->setValue(graph.years.first.value_or(first));
    m_to->setValue(graph.years.last.value_or(last));
    m_yearsText->setVisible(last > 0);
    m_showing = false;
    updateLabels();
}

int GraphControls::people() const
{
    return m_people->value();
}

YearSpan GraphControls::years() const
{
    YearSpan span;
    if (m_from->value() > m_from->minimum())
        span.first = m_from->value();
    if (m_to->value() < m_to->maximum())
        span.last = m_to->value();
    return span;
}

} // namespace lectern
