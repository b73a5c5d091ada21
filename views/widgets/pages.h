#pragma once
// The pages that take turns in the middle of the window. The first is that of the papers, to which the others
// lead back.
#include <QHash>
#include <QStackedWidget>

namespace lectern
{

class Pages final : public QStackedWidget
{
    Q_OBJECT
public:
    // What becomes of the reading mode when a person opens the page.
    enum class Reading { Stays, Ends };

    explicit Pages(QWidget *parent = nullptr);
    // The first page; the list has the keys there.
    void setPapers(QWidget &papers, QWidget &list);
    // Takes the page, hidden behind the others. A Page leads back to the papers by itself.
    void add(QWidget &page, Reading reading = Reading::Stays);

    // What a person asked for: the page is shown and has the keys.
    void open(QWidget &page);
    // What an answer brings: it never takes the place of what a person writes in; the status line offers it.
    void offer(QWidget &page);
    bool isOpen(const QWidget &page) const { return currentWidget() == &page; }
    bool showsPapers() const { return currentWidget() == m_papers; }
    // Brings the papers to the front; the keys stay where they are.
    void showPapers();
    // Back to the papers, and the keys to their list.
    void leave();

signals:
    // The page that is about to be shown has no place in the reading mode.
    void readingEnds();

private:
    QWidget *m_papers = nullptr, *m_list = nullptr;
    QHash<const QWidget *, Reading> m_reading;
};

// Whether a person types into a field of this part of its window.
bool isTypedIn(const QWidget &part);

} // namespace lectern
