#pragma once
// Exports a co-author graph for other programs.
#include "models/core/coauthorgraph.h"
#include "models/store/types/overview.h"

#include <QByteArray>

namespace lectern
{

// GraphML: nodes with name, papers and steps from the central author; edges with the number of joint papers.
// Field names are English in every UI language.
QByteArray graphMl(const CoauthorGraph &graph);
// One line per edge: both names and the number of joint papers, highest number first.
QByteArray graphCsv(const CoauthorGraph &graph);

// Statistics as a table.
struct OverviewLine {
    enum class Kind { All, Year, Score, Category, Author, Word };
    Kind kind = Kind::All;
    QString value; // "2021", "80 to 85", a name; empty: papers without a value
    int papers = 0;
};

// Returns the total first, then years and scores in ascending order, and other values in the order of the
// statistics.
QList<OverviewLine> overviewLines(const Overview &overview);
// CSV for other programs, in English in every UI language.
QByteArray overviewCsv(const QList<OverviewLine> &lines);

} // namespace lectern
