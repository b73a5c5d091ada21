#pragma once
// Dragging papers from the list.
#include "models/core/ids.h"

#include <QList>

#include <functional>

class QItemSelectionModel;
class QMimeData;
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

} // namespace lectern
