#pragma once
// Stated figures of an author: the latest values and their history.
#include "models/session/authorqueries.h"

#include <QWidget>

class QHBoxLayout;

namespace lectern
{

// History of one figure over time: one thin line per page, the latest value at the right. Paints nothing for
// a single value.
class FigureCourse final : public QWidget
{
    Q_OBJECT
public:
    struct Point {
        QDate day;
        int value = 0;
    };
    struct Line {
        QString page; // page name
        QList<Point> points; // oldest first
    };
    // unit: appended to each value.
    FigureCourse(const QString &name, const QString &unit, const QList<Line> &lines,
                 QWidget *parent = nullptr);
    QSize sizeHint() const override;
    // Returns the painted points of a line; for tests.
    QPolygonF placesOf(qsizetype line) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Line> m_lines;
    QDate m_first, m_last; // date range; invalid if a version has no date or all have the same date
    int m_low = 0, m_high = 0;
};

// One tile per figure with its history.
class StatedFigures final : public QWidget
{
    Q_OBJECT
public:
    explicit StatedFigures(QWidget *parent = nullptr);
    // The tiles show the figures of the first page.
    void showPages(const QList<AuthorPage> &pages);

private:
    void addTile(const QString &figure, const QString &name, QWidget *course);
    QHBoxLayout *m_tiles;
};

} // namespace lectern
