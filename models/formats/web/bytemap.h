#pragma once
// Where each byte of a text that was made from a file stands in that file.
#include "models/core/paper.h"

#include <QByteArrayView>

#include <utility>
#include <vector>

namespace lectern
{

// Maps the bytes of a made text to the bytes they come from. A piece of the text comes from one run of bytes;
// inside it positions are proportional, which is exact where all its characters have one length on either
// side.
class ByteMap
{
public:
    // Says that the next length bytes of the text come from the bytes [begin, end). begin == end: they were
    // added and stand nowhere.
    void add(qsizetype length, qsizetype begin, qsizetype end);

    qsizetype length() const { return m_length; } // of the text
    // The byte that a position of the text comes from; for the end of the text, the end of its last piece.
    qsizetype source(qsizetype at) const;
    // The runs of bytes that [begin, end) of the text comes from, without empty ones; neighbours are one run.
    std::vector<std::pair<qsizetype, qsizetype>> sources(qsizetype begin, qsizetype end) const;
    // This map for a file of which the bytes it maps to were made themselves, by outer.
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

// Brings the parts of a made text to what it was made from. Where one ends the next begins, so what was left
// out between them belongs to the one before.
void placeParts(QList<UnderstoodPart> &parts, const ByteMap &map);

// Brings a source that was read from a made text to the file: ranges, parts, and the lines of papers and
// remarks. In it Paper::line and Diagnostic::line are bytes of the text, counted from 1 (0 stays 0); after it
// they are lines of the file. What no range of the text claims is a separator; damaged bytes of the file are
// never understood.
void placeOnFile(ParsedSource &source, const ByteMap &map, QByteArrayView file,
                 const QList<ByteRange> &damaged = {});

} // namespace lectern
