#include "unloadedtext.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QTextDocumentFragment>

namespace lectern
{

QMimeData *UnloadedBrowser::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(textCursor().selection().toPlainText());
    return copied;
}

bool UnloadedBrowser::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && textCursor().hasSelection()
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTextBrowser::event(event);
}

} // namespace lectern
