#pragma once
// A page that takes the place of the list: a heading, what it says about itself, buttons, a way back.
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lectern
{

class LinkPage : public QWidget
{
    Q_OBJECT
public:
    explicit LinkPage(QWidget *parent = nullptr);

signals:
    void closed();

protected:
    bool event(QEvent *event) override;
    // Plain text both; the line below goes where it is empty.
    void setHeading(const QString &heading, const QString &line);
    QPushButton *addButton(const QString &iconName, const QString &text);
    // Below the heading, above the body.
    void addBar(QWidget *bar);
    void setBody(QWidget *body);

private:
    QLabel *m_heading, *m_line;
    QHBoxLayout *m_buttons;
    QVBoxLayout *m_column;
};

} // namespace lectern
