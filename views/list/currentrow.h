#pragma once
// Keeps the current row visible; shared by both paper views.
#include "views/actions/commandcontext.h"

#include <QAbstractItemView>
#include <QResizeEvent>

class QPoint;

namespace lectern
{

// Call after resizing the view: if the current paper was visible, it remains visible.
inline void keepCurrentVisible(QAbstractItemView &view, const QResizeEvent &event)
{
    const QRect current = view.visualRect(view.currentIndex());
    const bool wasInSight =
        current.isValid() && current.top() >= 0 && current.bottom() < event.oldSize().height();
    if (wasInSight && current.bottom() >= view.viewport()->height())
        view.scrollTo(view.currentIndex());
}

// Accessibility of the paper list: each paper is one item.

// Makes every PaperRowsView an accessible list with one item per paper: its sentence (title, authors, marks),
// its position, and whether it is selected. Can be called repeatedly.
void makePapersAccessible();

// Context menu of the selected papers.
// position: global. The entries depend on the current sidebar entry.
void popUpPaperMenu(const CommandContext &context, const QPoint &position);

} // namespace lectern
