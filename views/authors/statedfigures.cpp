#include "statedfigures.h"

#include "models/items/text/display.h"
#include "views/look/colors.h"
#include "views/look/side.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

FigureCourse::FigureCourse(const QString &name, const QList<Point> &points, QWidget *parent)
    : QWidget(parent), m_points(points)
{
    QStringList lines;
    for (const Point &point : points)
        lines.append(point.day.isValid() ? tr("%1 on %2").arg(numberText(point.value), dayText(point.day))
                                         : numberText(point.value));
    setToolTip(lines.join(u'\n'));
    setAccessibleName(tr("%1 over the saves: %2").arg(name, lines.join(u", "_s)));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize FigureCourse::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 9, fontMetrics().height() - 2};
}

void FigureCourse::paintEvent(QPaintEvent *)
{
    if (m_points.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = colorsOf(palette());
    const auto both = std::minmax_element(m_points.cbegin(), m_points.cend(),
                                          [](auto &a, auto &b) { return a.value < b.value; });
    const auto low = both.first, high = both.second; // a binding cannot be captured
    const QRectF area = QRectF(rect()).adjusted(3, 3, -3, -3);
    const Side side(area, layoutDirection());
    const bool dated = m_points.first().day.isValid() && m_points.first().day < m_points.last().day;
    const double days = dated ? double(m_points.first().day.daysTo(m_points.last().day)) : 1;
    const auto place = [&](qsizetype i) {
        const double part = dated ? double(m_points.first().day.daysTo(m_points[i].day)) / days
                                  : double(i) / double(m_points.size() - 1);
        const double height = high->value == low->value
            ? 0.5
            : double(m_points[i].value - low->value) / double(high->value - low->value);
        return QPointF(side(area.left() + part * area.width()), area.bottom() - height * area.height());
    };
    QPolygonF line;
    for (qsizetype i = 0; i < m_points.size(); ++i)
        line.append(place(i));
    painter.setPen(QPen(colors.bar, 1.5));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(line.last(), 2.2, 2.2);
}

StatedFigures::StatedFigures(QWidget *parent) : QWidget(parent), m_tiles(new QHBoxLayout(this))
{
    m_tiles->setContentsMargins(0, 0, 0, 0);
    m_tiles->setSpacing(Space::XL);
}

void StatedFigures::addTile(const QString &figure, const QString &name,
                            const QList<FigureCourse::Point> &course)
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *number = new QLabel(figure, box);
    QFont font = number->font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    number->setFont(font);
    number->setTextFormat(Qt::PlainText);
    number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *label = new QLabel(name, box);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    QFont small = label->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    label->setFont(small);
    column->addWidget(number);
    column->addWidget(label);
    if (course.size() > 1)
        column->addWidget(new FigureCourse(name, course, box));
    column->addStretch();
    m_tiles->addWidget(box, 0, Qt::AlignTop);
}

void StatedFigures::showFigures(const QList<AuthorObservation> &observations)
{
    while (QLayoutItem *item = m_tiles->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    using Stated = std::optional<int> (*)(const AuthorObservation &);
    const auto add = [&](Stated stated, const QString &name, const QString &unit = {}) {
        QList<FigureCourse::Point> course;
        for (auto it = observations.crbegin(); it != observations.crend(); ++it)
            if (const auto value = stated(*it))
                course.append({it->savedOn, *value});
        if (!course.isEmpty())
            addTile(numberText(course.last().value) + unit, name, course);
    };
    add([](const AuthorObservation &seen) { return seen.figures.hIndex; }, tr("h-index"));
    add([](const AuthorObservation &seen) { return seen.figures.papers; }, tr("papers"));
    add([](const AuthorObservation &seen) { return seen.figures.citations; }, tr("citations"));
    add([](const AuthorObservation &seen) { return seen.figures.novelty; }, tr("Novelty"), u" %"_s);
    add([](const AuthorObservation &seen) { return seen.figures.aiScore; }, tr("AI Score"));
    m_tiles->addStretch();
}

} // namespace lectern
