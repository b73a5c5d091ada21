#pragma once
// Papers dragged out of the list.
#include "models/core/ids.h"

#include <QList>

class QItemSelectionModel;
class QWidget;

namespace lectern
{

class PaperListModel;

// In the order of the list.
QList<PaperId> papersOf(const QItemSelectionModel &selection, const PaperListModel &model);
// Until the button is released. What becomes of them is the receiver's.
void dragPapers(QWidget *from, const QList<PaperId> &papers);

} // namespace lectern
