#pragma once
// Rows of the table highlight.
#include "models/core/papermarks.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// The columns that highlightIn() reads, in their order.
#define LECTERN_HIGHLIGHT_COLUMNS                                                                            \
    "h.id, h.hash, h.quote, h.before, h.after, h.boxes, h.colour, h.remark, h.made, h.edited"

// The highlight in a row, starting at this column. Values outside the limits are clamped.
Highlight highlightIn(const Statement &row, int first);

// Writes a highlight of a paper. An existing one with the same id is kept, unless this one was edited later.
class HighlightWriter
{
public:
    explicit HighlightWriter(const Connection &connection);
    Result<> write(qint64 paper, const Highlight &highlight);

private:
    Statement m_write;
};

// In reading order.
void sortByPlace(QList<Highlight> *highlights);

} // namespace lectern
