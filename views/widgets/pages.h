#pragma once
// The pages in the middle of the window. The first shows the papers; the others return to it.
#include <QHash>
#include <QStackedWidget>

namespace lectern
{

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
    void add(QWidget &page, Reading reading = Reading::Stays);

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

private:
    QWidget *m_papers = nullptr, *m_list = nullptr;
    QHash<const QWidget *, Reading> m_reading;
};

// Returns whether the user types in a field of this part of its window.
bool isTypedIn(const QWidget &part);

} // namespace lectern
