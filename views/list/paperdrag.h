#pragma once
// Papers dragged out of the list.
#include "models/core/ids.h"

#include <QList>

#include <functional>

class QItemSelectionModel;
class QMimeData;
class QWidget;

namespace lectern
{

class PaperListModel;

// The runs of rows, first and last, in the order of the list and none twice.
QList<QPair<int, int>> rowsOf(const QItemSelectionModel &selection);
// In the order of the list.
QList<PaperId> papersOf(const QItemSelectionModel &selection, const PaperListModel &model);
// Until the button is released. What becomes of them is the receiver's. lend adds what other programs may
// take.
void dragPapers(QWidget *from, const QList<PaperId> &papers,
                const std::function<void(const QList<PaperId> &papers, QMimeData *data)> &lend);

} // namespace lectern
