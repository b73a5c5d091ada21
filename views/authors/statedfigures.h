#pragma once
// The figures that pages state of an author: those saved last, and their course over the saves before.
#include "models/session/tasks/authorpages.h"

#include <QWidget>

class QHBoxLayout;

namespace lectern
{

// One figure over several saves, over the time between them: a thin line a page, the latest at the right.
// Nothing is painted where there is nothing to compare.
class FigureCourse final : public QWidget
{
    Q_OBJECT
public:
    struct Point {
        QDate day;
        int value = 0;
    };
    struct Line {
        QString page; // whose it is
        QList<Point> points; // the oldest first
    };
    // unit: stands behind each value.
    FigureCourse(const QString &name, const QString &unit, const QList<Line> &lines,
                 QWidget *parent = nullptr);
    QSize sizeHint() const override;
    // Where the points of a line stand, for tests.
    QPolygonF placesOf(qsizetype line) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Line> m_lines;
    QDate m_first, m_last; // of all days; invalid: some save has none, or all are of one day
    int m_low = 0, m_high = 0;
};

// A tile a figure, its course below.
class StatedFigures final : public QWidget
{
    Q_OBJECT
public:
    explicit StatedFigures(QWidget *parent = nullptr);
    // The figures are those of the first page.
    void showPages(const QList<AuthorPage> &pages);

private:
    void addTile(const QString &figure, const QString &name, QWidget *course);
    QHBoxLayout *m_tiles;
};

} // namespace lectern
