#pragma once
// Keeps the current row visible; shared by both paper views.
#include <QAbstractItemView>
#include <QResizeEvent>

namespace lectern
{

// Call after resizing the view: if the current paper was visible, it remains visible.
inline void keepCurrentInSight(QAbstractItemView &view, const QResizeEvent &event)
{
    const QRect current = view.visualRect(view.currentIndex());
    const bool wasInSight =
        current.isValid() && current.top() >= 0 && current.bottom() < event.oldSize().height();
    if (wasInSight && current.bottom() >= view.viewport()->height())
        view.scrollTo(view.currentIndex());
}

} // namespace lectern
