#include "unloadedtext.h"

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

} // namespace lectern
