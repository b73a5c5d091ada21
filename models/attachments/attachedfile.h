#pragma once
// The files of papers on the disk: what a file is known by, where it is now, and its copy beside the library.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/store/types/attachment.h"

#include <QStringList>

namespace lectern
{

// Whether the file begins as PDF files do; within its first 1024 bytes, as readers allow.
bool isPdf(const QString &path);

// Reads what a file is known by: hash, name, path, bytes and modified of an Attachment without a paper. An
// Error when it cannot be read, is no PDF, or it was cancelled.
Result<Attachment> describeFile(const QString &path, const Cancelled &cancelled = {});

// Copies a file into a folder, which is made where it is missing, and returns the copy's place. Where the
// same bytes lie there already, they are the copy; another file of the name is left alone, and the copy gets
// a number. An Error when it cannot be written; nothing is left behind then.
Result<Attachment> copyInto(const QString &folder, const Attachment &file, const Cancelled &cancelled = {});

enum class FileState {
    Here, // where it was
    Changed, // another file lies there now, or its bytes were changed
    Moved, // found somewhere else
    Missing,
};
struct LocatedFile {
    FileState state = FileState::Missing;
    Attachment file; // as it is now; of a missing one as it was
};

// Finds a file again: where it was seen last, else by size and then by its bytes in these folders and what is
// below them, and below the nearest folder of its last path that is still there and the one above that. Looks
// at most at so many files. An Error only when cancelled.
Result<LocatedFile> locateFile(const Attachment &file, const QStringList &folders = {},
                               const Cancelled &cancelled = {}, int most = 100'000);

} // namespace lectern
