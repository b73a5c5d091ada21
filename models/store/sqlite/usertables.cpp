#include "usertables.h"

#include <QtGlobal>

#include <algorithm>

namespace lectern
{

namespace
{

using Kind = MarksValue::Kind;

// clang-format off
constexpr UserTable kUserTables[] = {
    {.name = "mark", .paperColumn = 0, .columns = "bookmarked, read",
     .merge = "ON CONFLICT(paper) DO UPDATE SET bookmarked = max(bookmarked, excluded.bookmarked),"
      " read = max(read, excluded.read)",
     .marks = {{{"bookmarked"}, {"read"}}},
     .recovery = {1, "marks", QT_TRANSLATE_NOOP("Messages", "Bookmarks and read states")}},
    {.name = "rating", .paperColumn = 0, .columns = "stars",
     .merge = "ON CONFLICT(paper) DO UPDATE SET stars = max(stars, excluded.stars)",
     .marks = {{{"rating", Kind::Number, 1, 5}}}, .digest = "stars",
     .recovery = {1, "ratings", QT_TRANSLATE_NOOP("Messages", "Ratings")}},
    {.name = "tag", .recovery = {3, "tags", QT_TRANSLATE_NOOP("Messages", "Tags")}},
    {.name = "paper_tag", .paperColumn = 1, .columns = "tag",
     .recovery = {3, "paper_tags", QT_TRANSLATE_NOOP("Messages", "Tags of papers")}},
    {.name = "reading_list", .recovery = {3, "lists", QT_TRANSLATE_NOOP("Messages", "Lists")}},
    {.name = "list_paper", .paperColumn = 1, .columns = "list, position",
     .recovery = {3, "list_papers", QT_TRANSLATE_NOOP("Messages", "Positions of papers in lists")}},
    {.name = "paper_note", .paperColumn = 0, .columns = "body, edited",
     .merge = "ON CONFLICT(paper) DO UPDATE SET edited = max(edited, excluded.edited), body = CASE"
      " WHEN instr(body, excluded.body) THEN body ELSE body || char(10, 10) || excluded.body END",
     .marks = {{{"note", Kind::Text}, {"note_edited", Kind::Time}}},
     .add = "ON CONFLICT(paper) DO UPDATE SET edited = excluded.edited,"
      " body = body || char(10, 10) || excluded.body WHERE NOT instr(body, excluded.body)",
     .digest = "body", .recovery = {1, "notes", QT_TRANSLATE_NOOP("Messages", "Notes on papers")}},
    {.name = "author_note",
     .recovery = {2, "author_notes", QT_TRANSLATE_NOOP("Messages", "Notes on authors")}},
    {.name = "saved_search",
     .recovery = {3, "saved_searches", QT_TRANSLATE_NOOP("Messages", "Saved searches")}},
    {.name = "author_assignment", .paperColumn = 0, .columns = "folded, author",
     .recovery = {3, "people", QT_TRANSLATE_NOOP("Messages", "Names assigned to authors")}},
    {.name = "author_alias",
     .recovery = {3, "aliases", QT_TRANSLATE_NOOP("Messages", "Merged author names")}},
    {.name = "author_title",
     .recovery = {3, "author_titles", QT_TRANSLATE_NOOP("Messages", "Preferred author names")}},
    {.name = "author_apart",
     .recovery = {3, "author_apart", QT_TRANSLATE_NOOP("Messages", "Authors marked as different")}},
    {.name = "paper_decision",
     .recovery = {3, "decisions", QT_TRANSLATE_NOOP("Messages", "Decisions about pairs of papers")}},
    {.name = "paper_decision_side",
     .recovery = {3, "decision_sides", QT_TRANSLATE_NOOP("Messages",
      "Parts of decisions about pairs of papers")}},
    {.name = "paper_decision_key"}, // derived from the sides
    {.name = "paper_decision_place", .recovery = {3}},
    {.name = "bin", .paperColumn = 0},
    {.name = "source_bin"},
    {.name = "own_value", .paperColumn = 0, .columns = "field, value, edited",
     .merge = "ON CONFLICT(paper, field) DO UPDATE SET value = excluded.value, edited = excluded.edited"
      " WHERE excluded.edited > edited",
     .digest = "field, value", .recovery = {1, "own_values", QT_TRANSLATE_NOOP("Messages", "Own values")}},
    {.name = "attachment", .paperColumn = 0, .columns = "hash, name, found, added",
     .digest = "hex(hash), name",
     .recovery = {1, "attachments", QT_TRANSLATE_NOOP("Messages", "Attached files")}},
    {.name = "attached_file", .logged = false,
     .recovery = {1, "attached_files", QT_TRANSLATE_NOOP("Messages", "Locations of files")}},
    {.name = "file_visit", .logged = false,
     .recovery = {1, "file_visits", QT_TRANSLATE_NOOP("Messages", "Last read positions in files")}},
    {.name = "unmatched_file", .logged = false,
     .recovery = {1, "unmatched_files", QT_TRANSLATE_NOOP("Messages", "Unmatched files")}},
    {.name = "highlight", .paperColumn = 0,
     .columns = "id, hash, quote, before, after, boxes, colour, remark, made, edited",
     .digest = "id, hex(hash), quote, before, after, boxes, colour, remark",
     .recovery = {1, "highlights", QT_TRANSLATE_NOOP("Messages", "Highlights in files")}},
};
// clang-format on

} // namespace

const char *const kNotedPapersSql = "SELECT paper FROM paper_note";
const char *const kNotedPaperSql = "SELECT paper FROM paper_note WHERE paper = ?";
const char *const kNoteTextsSql = "SELECT paper, body FROM paper_note";
const char *const kNotesStateSql = "SELECT count(*), total(edited), total(paper) FROM paper_note";

std::span<const UserTable> userTables()
{
    return kUserTables;
}

int paperColumn(QByteArrayView table)
{
    for (const UserTable &user : kUserTables)
        if (table == user.name)
            return user.paperColumn;
    return -1;
}

const QList<QByteArray> &loggedTables()
{
    static const QList<QByteArray> names = [] {
        QList<QByteArray> logged;
        for (const UserTable &table : kUserTables)
            if (table.logged)
                logged.append(table.name);
        return logged;
    }();
    return names;
}

QList<const UserTable *> recoveredTables()
{
    QList<const UserTable *> tables;
    for (const UserTable &table : kUserTables)
        if (table.recovery.group)
            tables.append(&table);
    std::stable_sort(tables.begin(), tables.end(), [](const UserTable *a, const UserTable *b) {
        return a->recovery.group < b->recovery.group;
    });
    return tables;
}

QByteArray papersWithUserData(bool trash)
{
    QByteArray sql;
    for (const UserTable &table : kUserTables)
        if (table.paperColumn >= 0 && (trash || table.recovery.group))
            sql +=
                (sql.isEmpty() ? "SELECT paper FROM " : " UNION SELECT paper FROM ") + QByteArray(table.name);
    return sql;
}

} // namespace lectern
