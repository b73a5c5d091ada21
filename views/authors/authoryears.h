#pragma once
// An author's papers by year: how many, where the author stands in their lists, how many names these have.
#include "models/store/types/authorrow.h"

#include <QWidget>

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

    QToolButton *m_what; // the caption, which opens the choice
    ColumnChart *m_chart;
    QList<AuthorYear> m_years;
    What m_shown = What::Papers;
};

} // namespace lectern
