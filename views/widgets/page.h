#pragma once
// A page that replaces the list: a heading, a line of text, buttons, and a Back button.
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace lectern
{

class EmptyState;

class Page : public QWidget
{
    Q_OBJECT
public:
    explicit Page(QWidget *parent = nullptr);

signals:
    void closed();

protected:
    // Both are plain text; an empty line is hidden.
    void setHeading(const QString &heading, const QString &line);
    QString heading() const { return m_heading->text(); }
    void setLine(const QString &line);
    // Adds a button next to the heading, left of the Back button. name: its object name.
    QPushButton *addButton(const QString &iconName, const QString &text, const char *name);
    // Adds a control below the heading, before the line.
    void addControl(QWidget *control);
    // Adds a bar below the heading, above the body.
    void addBar(QWidget *bar) { m_column->addWidget(bar); }
    // Sets the body, which fills the remaining space and gets the focus.
    void setBody(QWidget *body);
    // Shows a message instead of the body, until showBody().
    void showMessage(const QString &iconName, const QString &title, const QString &text);
    void showBody() { m_stack->setCurrentIndex(0); }
    bool isBodyShown() const { return m_stack->currentIndex() == 0; }
    QPushButton &back() { return *m_back; }
    // Escape then presses Back, wherever the focus is on the page. Unlike the window's Escape, Back need not
    // lead to the papers.
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
    QStackedWidget *m_stack = nullptr; // the body and the message
    EmptyState *m_message = nullptr;
};

} // namespace lectern
