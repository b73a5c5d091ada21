#pragma once
// arXiv's category taxonomy: codes and what they stand for.
#include <QString>
#include <QStringView>

namespace lectern
{

// "Machine Learning" for "cs.LG" and for the bare "LG" of pages that leave the archive out; empty when
// unknown.
QString categoryName(QStringView code);

} // namespace lectern
