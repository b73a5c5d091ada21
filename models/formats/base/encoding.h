#pragma once
// Decodes the bytes of a source and maps text positions to bytes and line numbers.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QString>
#include <QStringView>

#include <cstring>
#include <optional>
#include <vector>

namespace lectern
{

enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

// A line of a SourceText. Positions are UTF-16 units in SourceText::text().
struct SourceLine {
    qsizetype number = 0; // from 1
    qsizetype begin = 0;
    qsizetype end = 0; // before the line break
    qsizetype next = 0; // after the line break; start of the next line
};

// A decoded source: UTF-16 with a byte order mark, UTF-8 with or without one, otherwise Windows-1252.
// A byte order mark decides. Without one, text in which nearly every other byte is zero is UTF-16. Otherwise
// it is UTF-8 if isMostlyUtf8(). Anything else is decoded as Windows-1252, and diagnostics() reports the
// guess; readableText() converts other encodings first. Invalid bytes become U+FFFD with a diagnostic; a
// character truncated by the end of the file is dropped. damaged() lists both. NUL and other control
// characters are kept. Lines end with LF, CRLF or CR.
class SourceText
{
public:
    // Decodes the bytes in linear time and memory. The bytes are not copied and must outlive this object.
    explicit SourceText(QByteArrayView bytes);

    QStringView text() const { return m_text; }
    Encoding encoding() const { return m_encoding; }
    qsizetype byteCount() const { return m_bytes.size(); }

    // Number of lines; indexes start at 0. An empty text has no lines. Text after the last line break is a
    // line.
    qsizetype lineCount() const { return qsizetype(m_lineBegins.size()); }
    SourceLine line(qsizetype index) const;
    // Returns the line without its line break.
    QStringView lineText(qsizetype index) const;
    // Returns the number (from 1) of the line that contains a position.
    qsizetype lineNumberAt(qsizetype position) const;

    // Returns the byte offset of the character at a position. byteAt(0) is after the byte order mark;
    // byteAt(text().size()) is before a truncated last character. O(log length).
    qsizetype byteAt(qsizetype position) const;

    // Inverse of byteAt(): the position of the character that contains the byte or follows it; at most
    // text().size(). O(log length).
    qsizetype positionAt(qsizetype byte) const;

    // Invalid byte ranges in order (Kind::NotUnderstood, with line numbers).
    const QList<ByteRange> &damaged() const { return m_damaged; }
    // Diagnostics for a guessed encoding and invalid bytes, at most 100.
    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }

private:
    struct Mark { // a text position and its byte offset
        qsizetype position, byte;
    };
    qsizetype begin(); // detects the encoding; returns the length of the byte order mark
    void decodeUtf8(qsizetype from);
    void decodeUtf16(qsizetype from);
    void decodeWindows1252();
    void damage(qsizetype byte, qsizetype end);
    void findLines();
    void describeDamage();

    QByteArrayView m_bytes;
    Encoding m_encoding = Encoding::Utf8;
    QString m_text;
    std::vector<Mark> m_marks; // one per 512 characters, for byteAt()
    std::vector<qsizetype> m_lineBegins;
    QList<ByteRange> m_damaged;
    QList<Diagnostic> m_diagnostics;
};

inline SourceLine SourceText::line(qsizetype index) const
{
    SourceLine line;
    line.number = index + 1;
    line.begin = m_lineBegins[size_t(index)];
    line.next = index + 1 < lineCount() ? m_lineBegins[size_t(index) + 1] : m_text.size();
    line.end = line.next;
    if (line.end > line.begin && m_text[line.end - 1] == u'\n')
        --line.end;
    if (line.end > line.begin && m_text[line.end - 1] == u'\r')
        --line.end;
    return line;
}

inline QStringView SourceText::lineText(qsizetype index) const
{
    const SourceLine found = line(index);
    return text().mid(found.begin, found.end - found.begin);
}

// Returns whether the bytes are valid UTF-8, except for a truncated last character or a few broken places:
// valid multi-byte characters outnumber invalid places, or lines with only valid ones outnumber broken lines.
bool isMostlyUtf8(QByteArrayView bytes);

// Detects UTF-16 by its byte order mark, or because nearly every other byte at the beginning is zero, as for
// ASCII text. nullopt for other texts.
std::optional<Encoding> utf16Encoding(QByteArrayView bytes);

// Returns the length of the ASCII run at data; reads eight bytes at a time. Inline, because in non-Latin text
// it runs for every character.
inline qsizetype asciiRun(const char *data, const char *end)
{
    const char *at = data;
    for (; end - at >= 8; at += 8) {
        quint64 eight;
        std::memcpy(&eight, at, 8);
        if (eight & 0x8080808080808080ULL)
            break;
    }
    while (at < end && !(*at & 0x80))
        ++at;
    return at - data;
}

constexpr char16_t kFirstInvisible = 0xad; // soft hyphen

// Returns whether the character is a zero-width space or a similar mark that controls line breaks, a
// directional mark, or a stray byte order mark. Zero-width joiners are not included, because they are part of
// words in several scripts.
inline bool isInvisible(QChar c)
{
    return c == u'\u200b' || c == u'\u2060' || c == u'\ufeff' || c == kFirstInvisible || c == u'\u200e'
        || c == u'\u200f' || (c >= u'\u202a' && c <= u'\u202e') || (c >= u'\u2066' && c <= u'\u2069');
}

// Returns the number of leading characters below the limit; vectorised.
qsizetype runBelow(QStringView text, char16_t limit);

// Collects the kind of each byte of a source and produces the ranges of a ParsedSource, which are sorted,
// disjoint and cover every byte.
class ByteCover
{
public:
    explicit ByteCover(const SourceText &source) : m_source(source) { }

    // Marks the positions [begin, end) of the text. Where two marks overlap, the one that begins earlier
    // keeps its bytes. Empty marks are ignored.
    void mark(ByteRange::Kind kind, qsizetype begin, qsizetype end);
    void field(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::Field, begin, end); }
    void separator(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::Separator, begin, end); }
    void notUnderstood(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::NotUnderstood, begin, end); }
    // part: a view into text().
    void field(QStringView part);

    // Returns all ranges. Unmarked white space and the byte order mark are separators; other unmarked bytes
    // are not understood. Invalid bytes are always not understood.
    QList<ByteRange> ranges() const;

private:
    struct Span {
        ByteRange::Kind kind;
        qsizetype begin, end;
    };
    QList<ByteRange> withDamage(const QList<ByteRange> &ranges) const;

    const SourceText &m_source;
    std::vector<Span> m_spans;
};

// Returns the text with each run of white space, including non-breaking spaces, as one space, trimmed, and
// without invisible characters that web pages insert (zero-width spaces, soft line breaks, byte order marks).
QString tidySpace(QStringView text);

// Returns whether tidySpace() would return an empty text.
bool isBlankText(QStringView text);

} // namespace lectern
