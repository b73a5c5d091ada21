#pragma once
// A source: for lists and for import.
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
    QString name; // file name, or a label for pasted text
    QString path; // original path; empty for pasted text
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
struct LinkedFile {
    PaperId paper = PaperId::None;
    QString name; // as returned by linkedFiles() of formats
    QString source; // path of the source; empty for pasted text
};

// A range of a source that the reader did not understand.
struct UnreadRange {
    qint64 begin = 0;
    qint64 end = 0; // one past the last byte
    qsizetype line = 0; // line of `begin`, counted from 1
    QString text; // first characters, at most 2,000
    bool operator==(const UnreadRange &) const = default;
};

class PreparedBlock;

// The metadata of a source.
struct SourceFacts {
    QString name;
    QString path;
    QDate savedOn;
    QByteArray contentHash; // SHA-256 of the bytes
    qint64 bytes = 0;
    QString format = {}; // id of the detected format
    int reader = 0; // version of the reader (Format::reader)
    bool replaces = false; // a source with the same bytes is replaced; otherwise nothing is imported
};

// A part of a source: all of it, or a block of lines of a large file. Positions count from the start of the
// file.
struct SourceBlock {
    ParsedSource parsed;
    QList<UnreadRange> notUnderstood;
    // The papers as prepared by the parser thread, used instead of parsed.papers; may be null.
    std::shared_ptr<const PreparedBlock> prepared = {};
};

// Returns the next block of a source; nullopt after the last one. An Error cancels the import without any
// change.
using NextBlock = std::function<Result<std::optional<SourceBlock>>()>;

} // namespace lectern
