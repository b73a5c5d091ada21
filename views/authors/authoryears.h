#pragma once
// An author's papers per year: number of papers, position in the author lists, length of the author lists.
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

    QToolButton *m_what; // caption button with the menu
    ColumnChart *m_chart;
    QList<AuthorYear> m_years;
    What m_shown = What::Papers;
};

} // namespace lectern
