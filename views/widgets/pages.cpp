#include "pages.h"

#include "focusguard.h"
#include "page.h"

namespace lectern
{

Pages::Pages(QWidget *parent) : QStackedWidget(parent) { }

void Pages::setPapers(QWidget &papers, QWidget &list)
{
    m_papers = &papers;
    m_list = &list;
    insertWidget(0, &papers);
    showPapers();
}

void Pages::add(QWidget &page, Reading reading)
{
    addWidget(&page);
    m_reading[&page] = reading;
    if (const auto *own = qobject_cast<Page *>(&page))
        connect(own, &Page::closed, this, &Pages::leave);
}

void Pages::open(QWidget &page)
{
    if (m_reading[&page] == Reading::Ends)
        emit readingEnds();
    setCurrentWidget(&page);
    page.setFocus();
}

void Pages::offer(QWidget &page)
{
    if (!isTypedIn(*this))
        setCurrentWidget(&page);
}

void Pages::showPapers()
{
    const QWidget *focus = window()->focusWidget();
    const bool focused = currentWidget() != m_papers && focus && currentWidget()->isAncestorOf(focus);
    setCurrentWidget(m_papers);
    if (focused)
        m_list->setFocus();
}

void Pages::leave()
{
    showPapers();
    m_list->setFocus();
}

bool isTypedIn(const QWidget &part)
{
    const QWidget *focus = part.window()->focusWidget();
    return focus && takesWords(focus) && part.isAncestorOf(focus);
}

} // namespace lectern
