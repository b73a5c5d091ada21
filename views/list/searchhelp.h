#pragma once
// What can be typed into the search box, on one page: each example runs when it is pressed.
#include "views/parts/page.h"

class QAbstractButton;

namespace lectern
{

class SearchHelp final : public Page
{
    Q_OBJECT
public:
    explicit SearchHelp(QWidget *parent = nullptr);
    // Puts the focus on the first example.
    void takeFocus();

signals:
    void exampleChosen(const QString &query);

private:
    QAbstractButton *m_first = nullptr;
};

} // namespace lectern
