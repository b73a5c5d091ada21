#pragma once
// Highlights as rows of the table of that name.
#include "models/core/papermarks.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// The columns that highlightIn() reads, in their order.
#define LECTERN_HIGHLIGHT_COLUMNS                                                                            \
    "h.id, h.hash, h.quote, h.before, h.after, h.boxes, h.colour, h.remark, h.made, h.edited"

// The highlight in a row, from this column on. Whatever the library states is brought into bounds.
Highlight highlightIn(const Statement &row, int first);

// Writes a highlight of a paper. One of the same id stays, unless this one was edited later.
class HighlightWriter
{
public:
    explicit HighlightWriter(const Connection &connection);
    Result<> write(qint64 paper, const Highlight &highlight);

private:
    Statement m_write;
};

// In the order in which they stand in a file.
void sortByPlace(QList<Highlight> *highlights);

} // namespace lectern
