#pragma once
// arXiv's category taxonomy: codes and names.
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns "Machine Learning" for "cs.LG" and for "LG", which some pages print without the archive. Empty if
// unknown.
QString categoryName(QStringView code);

} // namespace lectern
