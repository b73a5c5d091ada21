// The keys of PdfView. Keys of the list are used for the same meaning here.
#include "pdfview.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace lectern
{

// Returns whether the page around the view handles the key.
static bool isPageKey(int key)
{
    switch (key) {
    case Qt::Key_Slash:
    case Qt::Key_A:
    case Qt::Key_F:
    case Qt::Key_N:
    case Qt::Key_D:
    case Qt::Key_R:
    case Qt::Key_T:
    case Qt::Key_O:
    case Qt::Key_W:
    case Qt::Key_P:
    case Qt::Key_H:
    case Qt::Key_E:
    case Qt::Key_L:
    case Qt::Key_Delete:
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4:
    case Qt::Key_5:
        return true;
    default:
        return false;
    }
}

// Returns whether the key is one for highlights, links and the side pane. With Shift these are keys of the
// window.
static bool isUnshiftedKey(int key)
{
    return key == Qt::Key_A || key == Qt::Key_F || key == Qt::Key_H || key == Qt::Key_E
        || key == Qt::Key_Delete || (key >= Qt::Key_1 && key <= Qt::Key_5);
}

static bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isZoomKey(int key, Qt::KeyboardModifiers modifiers)
{
    return (modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::ControlModifier
        && (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_0);
}

bool isPdfKey(int key, Qt::KeyboardModifiers modifiers)
{
    modifiers &= ~Qt::KeypadModifier;
    if (isZoomKey(key, modifiers))
        return true;
    if (modifiers == Qt::ControlModifier)
        return key == Qt::Key_F || key == Qt::Key_C || key == Qt::Key_A || key == Qt::Key_Home
            || key == Qt::Key_End || isArrow(key);
    if (modifiers == Qt::AltModifier)
        return key == Qt::Key_Left;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    switch (key) {
    case Qt::Key_J:
    case Qt::Key_K:
    case Qt::Key_G:
    case Qt::Key_Space:
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_0:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return isPageKey(key) && (!(modifiers & Qt::ShiftModifier) || !isUnshiftedKey(key));
    }
}

bool PdfView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takesLinkLetter(*key) || isPdfKey(key->key(), key->modifiers())) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void PdfView::keyPressEvent(QKeyEvent *event)
{
    if (takesLinkLetter(*event)) {
        typeLinkLetter(event->key());
        return;
    }
    if (event->key() != Qt::Key_Shift)
        forgetLinkLetters();
    if (!isPdfKey(event->key(), event->modifiers())
        || !answerKey(event->key(), event->modifiers() & ~Qt::KeypadModifier))
        QAbstractScrollArea::keyPressEvent(event);
}

void PdfView::zoomByKey(int key)
{
    constexpr double kStep = 1.2;
    if (key == Qt::Key_0)
        setFit(PdfFit::Width);
    else
        zoomBy(key == Qt::Key_Minus ? 1 / kStep : kStep, viewport()->rect().center());
}

bool PdfView::answerKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (isArrow(key) && (modifiers == Qt::ShiftModifier || modifiers == Qt::ControlModifier))
        return selectByKey(key, modifiers == Qt::ShiftModifier);
    if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_0)
        zoomByKey(key);
    else if (key == Qt::Key_C && modifiers == Qt::ControlModifier)
        copySelection();
    else if (key == Qt::Key_A && modifiers == Qt::ControlModifier)
        selectPage();
    else if (key == Qt::Key_Left && modifiers == Qt::AltModifier)
        goBack();
    else if (isPageKey(key))
        emit keyRequested(key == Qt::Key_F && modifiers == Qt::ControlModifier
                              ? int(Qt::Key_Slash)
                              : key | (modifiers & Qt::ShiftModifier ? int(Qt::ShiftModifier) : 0));
    else
        return moveByKey(key, modifiers);
    return true;
}

bool PdfView::moveByKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (pages() == 0)
        return false;
    QScrollBar *down = verticalScrollBar(), *along = horizontalScrollBar();
    const bool shift = modifiers & Qt::ShiftModifier;
    const int screen = viewport()->height() * 9 / 10;
    switch (key) {
    case Qt::Key_J:
    case Qt::Key_Down:
        down->setValue(down->value() + down->singleStep());
        return true;
    case Qt::Key_K:
    case Qt::Key_Up:
        down->setValue(down->value() - down->singleStep());
        return true;
    case Qt::Key_Space:
        down->setValue(down->value() + (shift ? -screen : screen));
        return true;
    case Qt::Key_PageDown:
        down->setValue(down->value() + screen);
        return true;
    case Qt::Key_PageUp:
        down->setValue(down->value() - screen);
        return true;
    case Qt::Key_BracketLeft:
        turnPages(-1);
        return true;
    case Qt::Key_BracketRight:
        turnPages(1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int way = key == Qt::Key_Left ? -1 : 1;
        if (along->maximum() > 0)
            along->setValue(along->value() + way * along->singleStep());
        else
            turnPages(way);
        return true;
    }
    case Qt::Key_G:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (key == Qt::Key_End || (key == Qt::Key_G && shift))
            jump(pages() - 1, m_layout.sizeOf(pages() - 1).height());
        else
            jump(0, 0);
        return true;
    default:
        return false;
    }
}

} // namespace lectern
