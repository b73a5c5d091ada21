#pragma once
// Accessibility of widgets that paint their own items: exposed as a list of items.
#include <QPointF>
#include <QRectF>
#include <QString>

class QWidget;

namespace lectern
{

// Implemented by a widget whose items (bars, nodes) are painted and are not widgets.
class PaintedItems
{
public:
    virtual ~PaintedItems() = default;
    virtual int itemCount() const = 0;
    virtual QString itemName(int item) const = 0; // one sentence, including the figure
    virtual QString itemValue(int item) const = 0;
    virtual QRectF itemRect(int item) const = 0; // in widget coordinates
    virtual int itemAt(QPointF point) const = 0; // -1: none
    virtual int currentItem() const = 0; // -1: none
    virtual bool isActivatable(int item) const = 0;
    virtual void activateItem(int item) = 0;
};

// Registers such widgets with Qt's accessibility; further calls do nothing.
void installPaintedItems();
// Reports that the widget's items have changed.
void notifyItemsChanged(QWidget *widget);
// Reports that this item has the focus inside the widget.
void notifyCurrentItem(QWidget *widget, int item);

} // namespace lectern
