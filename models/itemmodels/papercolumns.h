#pragma once
// Table of the columns of the paper list. The item model, the table view and the delegates iterate over it.
#include "models/core/query/query.h"
#include "models/store/types/paperrow.h"

#include <QString>

#include <optional>
#include <span>

namespace lectern
{

struct PaperColumn {
    // What a cell shows. Bookmark to Files are painted as icons, Score with a bar.
    enum class Cell { Text, MarkedText, Number, Score, Bookmark, Unread, Tags, Note, Files };

    const char *header; // untranslated, short
    const char *name; // untranslated, for tool tips, the column menu and screen readers
    Cell cell;
    int width; // by default, in digits of the list's font
    int place; // from the left by default; columns with the same place are in the order of the table
    bool shown; // by default
    std::optional<SortOrder::Key> sortKey; // for a click on the header; nullopt: cannot be sorted
    QString (*text)(const PaperRow &row);
    QString (*tip)(const PaperRow &row) = nullptr; // null: none

    bool isNumber() const { return cell == Cell::Number || cell == Cell::Score; } // right-aligned
    bool isSign() const { return cell == Cell::Bookmark || cell == Cell::Unread; } // centred, without text
};

// Returns all columns. The settings store positions in this table: append, never reorder.
std::span<const PaperColumn> paperColumns();

// Returns the positions of the columns in their default order, from the left.
QList<int> defaultColumnOrder();

} // namespace lectern
