#pragma once
// The figures that pages state of an author: those saved last, and their course over the saves before.
#include "models/store/library.h"
#include "models/store/rows/authorrow.h"

#include <QWidget>

class QHBoxLayout;

namespace lectern
{

// One figure over several saves as a thin line, the latest at the right. Nothing is painted of fewer than
// two.
class FigureCourse final : public QWidget
{
    Q_OBJECT
public:
    struct Point {
        QDate day;
        int value = 0;
    };
    // points: the oldest first.
    FigureCourse(const QString &name, const QList<Point> &points, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Point> m_points;
};

// A tile a figure, its course below.
class StatedFigures final : public QWidget
{
    Q_OBJECT
public:
    explicit StatedFigures(QWidget *parent = nullptr);
    // observations: the latest first.
    void showFigures(const QList<AuthorObservation> &observations);

private:
    void addTile(const QString &figure, const QString &name, const QList<FigureCourse::Point> &course);
    QHBoxLayout *m_tiles;
};

} // namespace lectern
