#pragma once
// Maps the bytes of derived text to the bytes of its file.
#include "models/core/paper.h"

#include <QByteArrayView>

#include <utility>
#include <vector>

namespace lectern
{

// Maps positions of derived text to source bytes. Each piece of text comes from one run of bytes. Positions
// inside a piece are proportional, which is exact if its characters have a constant length on both sides.
class ByteMap
{
public:
    // Appends a piece: the next `length` bytes of text come from the bytes [begin, end). begin == end:
    // inserted text without a source.
    void add(qsizetype length, qsizetype begin, qsizetype end);

    qsizetype length() const { return m_length; } // length of the text
    // Returns the source byte of a position; at the end of the text, the end of its last piece.
    qsizetype source(qsizetype at) const;
    // Returns the source runs of [begin, end), without empty ones and with adjacent runs merged.
    std::vector<std::pair<qsizetype, qsizetype>> sources(qsizetype begin, qsizetype end) const;
    // Composes maps: returns this map for the file from which `outer` derived this map's source.
    ByteMap through(const ByteMap &outer) const;

    static ByteMap identity(qsizetype length);

private:
    struct Piece {
        qsizetype at, length, begin, end;
        qsizetype source(qsizetype position) const // position <= length
        {
            return begin + qsizetype(qint64(position) * (end - begin) / length);
        }
    };
    size_t pieceAt(qsizetype at) const;

    std::vector<Piece> m_pieces;
    qsizetype m_length = 0;
};

// Maps parts of derived text to the source. A part ends where the next one begins, so omitted bytes belong to
// the part before them.
void placeParts(QList<UnderstoodPart> &parts, const ByteMap &map);

// Maps a source that was read from derived text to the file: ranges, parts, and lines of papers and
// diagnostics. Before the call Paper::line and Diagnostic::line are byte positions of the text, counted from
// 1 (0 is kept); afterwards they are lines of the file. Bytes without a range are separators; invalid bytes
// of the file are always not understood.
void mapToFile(ParsedSource &source, const ByteMap &map, QByteArrayView file,
               const QList<ByteRange> &damaged = {});

} // namespace lectern
