#pragma once
// How the rows of a whole page look: lists and tables below a page's heading.
class QAbstractItemView;
class QWidget;

namespace lectern
{

// Gives the rows of a page's list room to breathe and no frame, and returns what belongs into the page's
// layout: the list, beginning where the page's heading begins. The heights of a table's rows are the table's
// own business.
QWidget *asPageRows(QAbstractItemView *view, QWidget *page);

} // namespace lectern
