#pragma once
// Attached files on disk: identification, relocation, and copies next to the library.
#include "models/core/result.h"
#include "models/store/types/attachment.h"

#include <QStringList>

namespace lectern
{

// Reads the identity of a file: hash, name, path, bytes and modified of an Attachment without a paper. Error
// when it cannot be read, is not a PDF, or was cancelled.
Result<Attachment> describeFile(const QString &path, const Cancelled &cancelled = {});

// Copies a file to a folder, which is created if necessary, and returns the copy's path. An existing file
// with the same bytes is used as the copy. If another file has the name, the copy gets a number. Error when
// it cannot be written; no partial file remains.
Result<Attachment> copyInto(const QString &folder, const Attachment &file, const Cancelled &cancelled = {});

enum class FileState {
    Here, // at its last known path
    Changed, // the path now has another file or other bytes
    Moved, // found elsewhere
    Missing,
};
struct LocatedFile {
    FileState state = FileState::Missing;
    Attachment file; // current state; if missing, the last known state
};

// Locates a file: at its last path; otherwise by size and then by hash, in these folders and below. Also
// searches below the nearest existing folder of its last path, and below the parent of that folder. Examines
// at most `most` files. Error only when cancelled.
Result<LocatedFile> locateFile(const Attachment &file, const QStringList &folders = {},
                               const Cancelled &cancelled = {}, int most = 100'000);

} // namespace lectern
