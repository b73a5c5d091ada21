#pragma once
// A source: as lists show it, and as it comes in.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace lectern
{

struct SourceRow {
    SourceId id = SourceId::None;
    QString name; // file name, or a name for pasted text
    QString path; // where it was read from; empty for pasted text
    QString format; // id in the registry of formats
    QString pageAuthor;
    QDate savedOn;
    QDateTime importedAt; // UTC
    QByteArray contentHash; // SHA-256 of the bytes
    qint64 bytes = 0;
    qint64 notUnderstood = 0; // bytes
    int sightings = 0;
    int diagnostics = 0;
};

// A PDF that a source names for a paper.
struct NamedFile {
    PaperId paper = PaperId::None;
    QString name; // as namedFiles() of formats has it
    QString source; // the path of the source; empty for pasted text
};

// A range of a source that no reader understood.
struct UnreadRange {
    qint64 begin = 0;
    qint64 end = 0; // one past the last byte
    qsizetype line = 0; // of begin, from 1
    QString text; // its beginning, at most 2,000 characters
    bool operator==(const UnreadRange &) const = default;
};

class PreparedBlock;

// The facts about a source besides what is on it.
struct SourceFacts {
    QString name;
    QString path;
    QDate savedOn;
    QByteArray contentHash; // SHA-256 of the bytes
    qint64 bytes = 0;
};

// A part of a source: all of it, or a block of lines of a large file. Its places are counted from the start
// of the file.
struct SourceBlock {
    ParsedSource parsed;
    QList<UnreadRange> notUnderstood;
    // The papers as the thread that parsed them prepared them, in place of parsed.papers; else null.
    std::shared_ptr<const PreparedBlock> prepared = {};
};

// Returns the next block of a source; nothing after the last. An Error ends the import, which then changes
// nothing.
using NextBlock = std::function<Result<std::optional<SourceBlock>>()>;

} // namespace lectern
