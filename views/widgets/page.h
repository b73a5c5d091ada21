#pragma once
// Pages in the middle of the window, and the style of their lists.
#include <QHash>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

class QAbstractItemView;
class QHBoxLayout;
class QPushButton;
class QTreeWidget;

namespace lectern
{

class EmptyState;

// A page that replaces the list: a heading, a line of text, buttons, and a Back button.
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
    // Adds a button to a bar whose buttons wrap if the page is narrow. The first one adds the bar.
    QPushButton *addBarButton(const QString &iconName, const QString &text, const char *name);
    QWidget *buttonBar() const { return m_bar; }
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
    QWidget *m_bar = nullptr;
    QHBoxLayout *m_buttons, *m_controls;
    QVBoxLayout *m_head, *m_column;
    QStackedWidget *m_stack = nullptr; // the body and the message
    EmptyState *m_message = nullptr;
};

// The pages in the middle of the window. The first shows the papers; the others return to it.
class Pages final : public QStackedWidget
{
    Q_OBJECT
public:
    // Whether reading mode ends when the user opens the page.
    enum class Reading { Stays, Ends };

    explicit Pages(QWidget *parent = nullptr);
    // Sets the first page; its list gets the focus.
    void setPapers(QWidget &papers, QWidget &list);
    // Adds a hidden page. The Back button of a Page is connected to leave().
    void add(QWidget &page, Reading mode = Reading::Stays);

    // Shows the page and gives it the focus. For user actions.
    void open(QWidget &page);
    // Shows the page, unless the user types in a field of the current page; the status line offers it then.
    // For results.
    void offer(QWidget &page);
    bool isOpen(const QWidget &page) const { return currentWidget() == &page; }
    bool showsPapers() const { return currentWidget() == m_papers; }
    // Shows the papers; the focus does not change.
    void showPapers();
    // Returns to the papers and gives the focus to their list.
    void leave();

signals:
    // Emitted when the page about to be shown ends reading mode.
    void readingEnds();
    void titleChanged(); // the window title of the shown page

private:
    QWidget *m_papers = nullptr, *m_list = nullptr;
    QHash<const QWidget *, Reading> m_reading;
};

// Returns whether the user types in a field of this part of its window.
bool isTypedIn(const QWidget &part);

// Gives the list of a page margins and no frame. Returns the widget for the page's layout, which is aligned
// with the page's heading. Row heights of a table are not changed.
QWidget *asPageRows(QAbstractItemView *view, QWidget *page);

// A page with a list, or a message if the list is empty.
class ListPage : public Page
{
    Q_OBJECT
protected:
    ListPage(const QString &heading, const QString &line, QWidget *parent);
    // Adds a widget below the list, at its left.
    void addBelow(QWidget *widget) { m_below->insertWidget(m_below->count() - 1, widget); }
    // Shows the list, or a single message if it is empty.
    void showList(bool any, const QString &instead);
    QTreeWidget &tree() { return *m_tree; }

private:
    QTreeWidget *m_tree;
    QLabel *m_fallback;
    QWidget *m_rows; // widget around the list
    QHBoxLayout *m_below;
};

} // namespace lectern
