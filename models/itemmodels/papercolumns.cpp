#include "papercolumns.h"

#include "display.h"
#include "models/core/shortvenue.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace lectern
{

using namespace Qt::StringLiterals;

// A marker for lupdate (./dev translate), which puts the texts into the context of the namespace.
#define T(text) QT_TRANSLATE_NOOP("lectern", text)

namespace
{

using Cell = PaperColumn::Cell;
using Key = SortOrder::Key;

QString codeText(const PaperRow &row)
{
    return row.code.value_or(false) ? QCoreApplication::translate("lectern", "Code") : QString();
}

QString noteText(const PaperRow &row)
{
    return row.noted ? QCoreApplication::translate("lectern", "Note") : QString();
}

QString tagsText(const PaperRow &row)
{
    return row.tags.join(u", "_s);
}

QString sourceText(const PaperRow &row)
{
    return row.source;
}

// A row shows tags as dots if it has no room for their names.
QString titleTip(const PaperRow &row)
{
    return row.tags.isEmpty() ? titleText(row)
                              : titleText(row) + u'\n'
            + QCoreApplication::translate("lectern", "Tags: %1").arg(row.tags.join(u", "_s));
}

// By default, the marks are first, as in the two-line rows. The columns that a narrow table must show follow.
constexpr PaperColumn kColumns[] = {
    // header, name, cell, width, place, shown, sort key, text, tip
    {T("Score"), T("Score"), Cell::Score, 9, 4, true, Key::Score,
     [](const PaperRow &row) { return scoreText(row.score); }},
    {T("Cat."), T("Category"), Cell::Text, 7, 7, true, Key::Category,
     [](const PaperRow &row) { return shortCategory(row.category); },
     [](const PaperRow &row) { return categoryNames(row.category); }},
    {T("Date"), T("Date"), Cell::Text, 13, 5, true, Key::Newest, dateText,
     [](const PaperRow &row) { return row.dateInferred ? inferredYearNote() : QString(); }},
    {T("Title"), T("Title"), Cell::MarkedText, 50, 2, true, Key::Title, titleText, titleTip},
    {T("Authors"), T("Authors"), Cell::MarkedText, 22, 3, true, Key::Authors, authorsText, authorsText},
    {T("Code"), T("Code"), Cell::Text, 7, 9, true, Key::Code, codeText},
    {"✓", T("Bookmarked"), Cell::Bookmark, 4, 1, true, Key::Bookmarked,
     [](const PaperRow &row) { return row.bookmarked ? u"✓"_s : QString(); }},
    {"●", T("Unread"), Cell::Unread, 4, 0, true, Key::Unread,
     [](const PaperRow &row) { return row.read ? QString() : u"●"_s; }},
    {T("Rating"), T("Rating"), Cell::Text, 9, 8, true, Key::Rating,
     [](const PaperRow &row) { return starsText(row.rating); }},
    {T("Venue"), T("Venue"), Cell::Text, 14, 6, true, Key::Venue,
     [](const PaperRow &row) { return shortVenueText(row.venue); },
     [](const PaperRow &row) { return row.venue; }},
    {T("Tags"), T("Tags"), Cell::Tags, 18, 10, false, {}, tagsText, tagsText},
    {T("Cited"), T("Citations"), Cell::Number, 9, 11, false, Key::Citations,
     [](const PaperRow &row) { return row.citations ? numberText(*row.citations) : QString(); }},
    {T("Added"), T("Added"), Cell::Text, 15, 12, false, Key::Added,
     [](const PaperRow &row) { return dayText(row.added); }},
    {T("Note"), T("Note"), Cell::Note, 7, 13, false, {}, noteText},
    {T("Source"), T("Source"), Cell::Text, 22, 14, false, {}, sourceText, sourceText},
    {T("Files"), T("Attached files"), Cell::Files, 8, 15, false, Key::Opened,
     [](const PaperRow &row) { return row.files > 0 ? numberText(row.files) : QString(); }},
};
#undef T

} // namespace

std::span<const PaperColumn> paperColumns()
{
    return kColumns;
}

QList<int> defaultColumnOrder()
{
    QList<int> order(std::size(kColumns));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [](int a, int b) { return kColumns[a].place < kColumns[b].place; });
    return order;
}

} // namespace lectern
