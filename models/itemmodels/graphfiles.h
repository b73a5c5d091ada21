#pragma once
// A graph of co-authors as files for other programs.
#include "models/core/coauthorgraph.h"

#include <QByteArray>

namespace lectern
{

// GraphML: nodes with name, papers and steps from the middle, edges with the number of joint papers. In
// whatever language the window is, names of fields are English.
QByteArray graphMl(const CoauthorGraph &graph);
// A line an edge: both names and the number of joint papers, the most first.
QByteArray graphCsv(const CoauthorGraph &graph);

} // namespace lectern
