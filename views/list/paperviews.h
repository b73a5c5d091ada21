#pragma once
// Parts that both paper views share: dragging, the context menu, accessibility, the current row.
#include "models/core/ids.h"
#include "views/actions/commandcontext.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QList>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScopedValueRollback>

#include <functional>

class QItemSelectionModel;
class QMimeData;
class QPoint;
class QWidget;

namespace lectern
{

class PaperListModel;

// Returns the row ranges (first, last) in list order, without overlap.
QList<QPair<int, int>> rowsOf(const QItemSelectionModel &selection);
// Returns the selected papers in list order.
QList<PaperId> papersOf(const QItemSelectionModel &selection, const PaperListModel &model);
// Runs the drag until the button is released. The receiver handles the drop. addText: adds data for other
// programs.
void dragPapers(QWidget *from, const QList<PaperId> &papers,
                const std::function<void(const QList<PaperId> &papers, QMimeData *data)> &addText);

// Call after resizing the view: if the current paper was visible, it remains visible.
inline void keepCurrentVisible(QAbstractItemView &view, const QResizeEvent &event)
{
    const QRect current = view.visualRect(view.currentIndex());
    const bool wasInSight =
        current.isValid() && current.top() >= 0 && current.bottom() < event.oldSize().height();
    if (wasInSight && current.bottom() >= view.viewport()->height())
        view.scrollTo(view.currentIndex());
}

// Makes every PaperRowsView an accessible list with one item per paper: its sentence (title, authors, marks),
// its position, and whether it is selected. Can be called repeatedly.
void makePapersAccessible();

// Shows the context menu of the selected papers. position: global. The entries depend on the current sidebar
// entry.
void popUpPaperMenu(const CommandContext &context, const QPoint &position);

// Detects whether a view (a QAbstractItemView) is handling a key or mouse event. This distinguishes a paper
// chosen by the user from one that becomes current automatically, on focus or when rows change.
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
