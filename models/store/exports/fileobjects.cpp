#include "fileobjects.h"

#include "models/formats/base/highlightfield.h"
#include "models/formats/base/marksfield.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <QDateTime>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<> forEachFile(Connection &connection,
                     const std::function<void(qint64 paper, const QJsonObject &file)> &visit)
{
    Statement read(connection,
                   "SELECT paper, lower(hex(a.hash)), name, found, added, path, bytes, modified, pages"
                   " FROM attachment a LEFT JOIN attached_file f ON f.hash = a.hash"
                   " ORDER BY paper, added, a.hash");
    return read.forEach([&] {
        PaperMarks::File file;
        file.sha256 = read.text(1);
        file.name = read.text(2);
        file.found = read.text(3);
        file.added = read.number(4);
        file.path = AttachmentStore::absolute(connection, read.text(5));
        file.bytes = read.number(6);
        file.modified = read.number(7);
        file.pages = int(std::clamp<qint64>(read.number(8), 0, 1'000'000));
        visit(read.number(0), fileObject(file));
    });
}

Result<> addFile(Connection &connection, qint64 paper, const QJsonObject &object)
{
    const std::optional<PaperMarks::File> file = fileFrom(object);
    if (!file)
        return {};
    const QByteArray hash = QByteArray::fromHex(file->sha256.toLatin1());
    Statement put(connection,
                  "INSERT INTO attachment(paper, hash, name, found, added) SELECT ?1, ?2, ?3, ?4, ?5"
                  " WHERE NOT EXISTS(SELECT 1 FROM attachment WHERE hash = ?2)");
    LECTERN_TRY(put.bind(1, paper)
                    .bind(2, hash)
                    .bind(3, file->name)
                    .bind(4, file->found)
                    .bind(5, file->added > 0 ? file->added : QDateTime::currentMSecsSinceEpoch())
                    .run());
    // The path known to this library has priority.
    Statement place(connection,
                    "INSERT OR IGNORE INTO attached_file(hash, path, bytes, modified, pages)"
                    " VALUES(?, ?, ?, ?, ?)");
    return place.bind(1, hash)
        .bind(2, AttachmentStore::stored(connection, file->path.isEmpty() ? file->name : file->path))
        .bind(3, file->bytes)
        .bind(4, file->modified)
        .bind(5, file->pages)
        .run();
}

Result<> forEachHighlight(Connection &connection,
                          const std::function<void(qint64 paper, const QJsonObject &highlight)> &visit)
{
    Statement read(connection,
                   "SELECT " LECTERN_HIGHLIGHT_COLUMNS
                   ", h.paper FROM highlight h ORDER BY h.paper, h.made, h.id");
    constexpr int kPaper = 10;
    return read.forEach([&] { visit(read.number(kPaper), highlightObject(highlightIn(read, 0))); });
}

Result<> addHighlight(Connection &connection, qint64 paper, const QJsonObject &object)
{
    std::optional<Highlight> highlight = highlightFrom(object);
    if (!highlight)
        return {};
    // A future date comes from a wrong clock and would override all later changes.
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    highlight->made = highlight->made > 0 ? std::min(highlight->made, now) : now;
    highlight->edited = std::min(std::max(highlight->edited, highlight->made), now);
    return HighlightWriter(connection).write(paper, *highlight);
}

} // namespace lectern
