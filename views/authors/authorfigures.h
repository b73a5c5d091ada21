#pragma once
// An author's papers per year: number of papers, position in the author lists, length of the author lists.
#include "models/session/authorqueries.h"
#include "models/store/types/authorrow.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace lectern
{

class ColumnChart;

class AuthorYears final : public QWidget
{
    Q_OBJECT
public:
    enum class What { Papers, Places, Names };

    explicit AuthorYears(QWidget *parent = nullptr);
    void showAuthor(const AuthorPanel &author);
    void choose(What what);
    bool isEmpty() const { return m_years.isEmpty(); }

signals:
    void yearsChosen(int first, int last);

private:
    void fill();

    QToolButton *m_what; // caption button with the menu
    ColumnChart *m_chart;
    QList<AuthorYear> m_years;
    What m_shown = What::Papers;
};

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
