#include "painteditems.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>

namespace lectern
{

namespace
{

PaintedItems *itemsOf(QObject *object)
{
    return dynamic_cast<PaintedItems *>(object);
}

class ItemAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ItemAccessible(QWidget *widget, int item) : m_widget(widget), m_item(item) { }

    bool isValid() const override { return m_widget && itemsOf(m_widget) && m_item < items().itemCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        return kind == QAccessible::Name ? items().itemName(m_item)
            : kind == QAccessible::Value ? items().itemValue(m_item)
                                         : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = items().itemRect(m_item).toAlignedRect();
        return QRect(m_widget->mapToGlobal(place.topLeft()), place.size());
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = m_widget->hasFocus() && items().currentItem() == m_item;
        state.selectable = true;
        state.selected = items().currentItem() == m_item;
        state.invisible = !m_widget->isVisible();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        return isValid() && items().isActivatable(m_item) ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString &name) override
    {
        if (isValid() && name == pressAction())
            items().activateItem(m_item);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    PaintedItems &items() const { return *itemsOf(m_widget); }
    QPointer<QWidget> m_widget;
    int m_item;
};

class ItemsAccessible final : public QAccessibleWidget
{
public:
    explicit ItemsAccessible(QWidget *widget) : QAccessibleWidget(widget, QAccessible::List) { }
    ~ItemsAccessible() override { forgetItems(); }

    int childCount() const override { return items() ? items()->itemCount() : 0; }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (const auto known = m_known.constFind(index); known != m_known.cend())
            return QAccessible::accessibleInterface(*known);
        auto *item = new ItemAccessible(widget(), index);
        m_known.insert(index, QAccessible::registerAccessibleInterface(item));
        return item;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_known.key(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child)), -1);
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return items() ? child(items()->itemAt(widget()->mapFromGlobal(QPoint(x, y)))) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return items() ? child(items()->currentItem()) : nullptr;
    }
    void forgetItems()
    {
        const auto known = std::exchange(m_known, {});
        for (const QAccessible::Id id : known)
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    PaintedItems *items() const { return itemsOf(object()); }
    mutable QHash<int, QAccessible::Id> m_known;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    return widget && itemsOf(widget) ? new ItemsAccessible(widget) : nullptr;
}

} // namespace

void installPaintedItems()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

void notifyItemsChanged(QWidget *widget)
{
    if (!QAccessible::isActive())
        return;
    if (auto *accessible = dynamic_cast<ItemsAccessible *>(QAccessible::queryAccessibleInterface(widget)))
        accessible->forgetItems();
    QAccessibleEvent event(widget, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void notifyCurrentItem(QWidget *widget, int item)
{
    if (item < 0)
        return;
    QAccessibleEvent event(widget, QAccessible::Focus);
    event.setChild(item);
    QAccessible::updateAccessibility(&event);
}

} // namespace lectern
