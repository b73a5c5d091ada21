#pragma once
// Exports a co-author graph for other programs.
#include "models/core/coauthorgraph.h"

#include <QByteArray>

namespace lectern
{

// GraphML: nodes with name, papers and steps from the central author; edges with the number of joint papers.
// Field names are English in every UI language.
QByteArray graphMl(const CoauthorGraph &graph);
// One line per edge: both names and the number of joint papers, highest number first.
QByteArray graphCsv(const CoauthorGraph &graph);

} // namespace lectern
