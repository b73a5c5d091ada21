#pragma once
// Tells whether a view is handling a key or the pointer, so that a paper a person chooses can be told from
// one that becomes the current row by itself: when the view gets the focus, or when rows come and go.
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
    void mouseMoveEvent(QMouseEvent *event) override // a selection is drawn out
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
