#pragma once
// Widgets that paint their items themselves, and what a screen reader is told about them: a list of items.
#include <QPointF>
#include <QRectF>
#include <QString>

class QWidget;

namespace lectern
{

// Implemented by a widget whose items (bars, nodes) are painted, not widgets of their own.
class PaintedItems
{
public:
    virtual ~PaintedItems() = default;
    virtual int itemCount() const = 0;
    virtual QString itemName(int item) const = 0; // one sentence, figure included
    virtual QString itemValue(int item) const = 0;
    virtual QRectF itemRect(int item) const = 0; // in the widget
    virtual int itemAt(QPointF point) const = 0; // -1: none
    virtual int currentItem() const = 0; // -1: none
    virtual bool leadsSomewhere(int item) const = 0;
    virtual void activateItem(int item) = 0;
};

// Makes such widgets known to Qt's accessibility; calling it again does nothing.
void installPaintedItems();
// The widget has other items than before.
void tellItemsChanged(QWidget *widget);
// The focus inside the widget is on this item now.
void tellCurrentItem(QWidget *widget, int item);

} // namespace lectern
