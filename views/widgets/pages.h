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

    // For user actions: shows the page and gives it the focus.
    void open(QWidget &page);
    // For results: never replaces a page with a field in which the user types; the status line offers it
    // instead.
    void offer(QWidget &page);
    bool isOpen(const QWidget &page) const { return currentWidget() == &page; }
    bool showsPapers() const { return currentWidget() == m_papers; }
    // Shows the papers; the focus does not change.
    void showPapers();
    // Returns to the papers and gives the focus to their list.
    void leave();

signals:
    // The page about to be shown requires reading mode to end.
    void readingEnds();

private:
    QWidget *m_papers = nullptr, *m_list = nullptr;
    QHash<const QWidget *, Reading> m_reading;
};

// Whether the user types in a field of this part of its window.
bool isTypedIn(const QWidget &part);

} // namespace lectern
