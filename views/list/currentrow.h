#pragma once
// The current row of a list, in both views of the papers.
#include <QAbstractItemView>
#include <QResizeEvent>

namespace lectern
{

// Call after the view was resized: the paper that is read stays in sight when something above takes room; one
// that was out of sight stays there.
inline void keepCurrentInSight(QAbstractItemView &view, const QResizeEvent &event)
{
    const QRect current = view.visualRect(view.currentIndex());
    const bool wasInSight =
        current.isValid() && current.top() >= 0 && current.bottom() < event.oldSize().height();
    if (wasInSight && current.bottom() >= view.viewport()->height())
        view.scrollTo(view.currentIndex());
}

} // namespace lectern
