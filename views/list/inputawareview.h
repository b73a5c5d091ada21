#pragma once
// Detects whether a view is handling a key or mouse event. This distinguishes a paper chosen by the user from
// one that becomes current automatically, on focus or when rows change.
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace lectern
{

// View: a QAbstractItemView.
template <typename View>
class InputAwareView : public View
{
public:
    using View::View;
    bool isHandlingInput() const { return m_handling; }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const QScopedValueRollback handling(m_handling, true);
        View::keyPressEvent(event);
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        const QScopedValueRollback handling(m_handling, true);
        View::mousePressEvent(event);
    }
    void mouseMoveEvent(QMouseEvent *event) override // extends a selection
    {
        const QScopedValueRollback handling(m_handling, true);
        View::mouseMoveEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const QScopedValueRollback handling(m_handling, true);
        View::mouseReleaseEvent(event);
    }
    void mouseDoubleClickEvent(QMouseEvent *event) override
    {
        const QScopedValueRollback handling(m_handling, true);
        View::mouseDoubleClickEvent(event);
    }

private:
    bool m_handling = false;
};

} // namespace lectern
