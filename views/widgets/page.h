#pragma once
// A page that takes the place of the list: a heading, what it says about itself, buttons, a way back.
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lectern
{

class Page : public QWidget
{
    Q_OBJECT
public:
    explicit Page(QWidget *parent = nullptr);

signals:
    void closed();

protected:
    // Plain text both; the line below goes where it is empty.
    void setHeading(const QString &heading, const QString &line);
    QString heading() const;
    void setLine(const QString &line);
    // Stands beside the heading, left of the way back. name: its object name.
    QPushButton *addButton(const QString &iconName, const QString &text, const char *name);
    // Stands below the heading, before the line.
    void addControl(QWidget *control);
    // Below the heading, above the body.
    void addBar(QWidget *bar);
    // Takes the room that is left, and the focus.
    void setBody(QWidget *body);
    QPushButton &back() { return *m_back; }
    // Escape means the way back, wherever the keys are on the page: it need not lead to the papers, as the
    // window's Escape does.
    void closeOnEscape() { m_closesOnEscape = true; }
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeHeading();
    void placeLine();

    bool m_closesOnEscape = false, m_isLineBelow = false, m_isHeadingAbove = false;
    QLabel *m_heading, *m_line;
    QPushButton *m_back;
    QHBoxLayout *m_buttons, *m_controls;
    QVBoxLayout *m_head, *m_column;
};

} // namespace lectern
