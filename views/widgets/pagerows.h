#pragma once
// Style of lists and tables below a page's heading.
class QAbstractItemView;
class QWidget;

namespace lectern
{

// Gives the list of a page margins and no frame, and returns the widget for the page's layout, aligned with
// the page's heading. Row heights of a table are not changed.
QWidget *asPageRows(QAbstractItemView *view, QWidget *page);

} // namespace lectern
