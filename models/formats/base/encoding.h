#pragma once
// Reads the bytes of a source as text and knows the way back: every position of the text has its byte, every
// line its number.
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

// One line of a SourceText. Positions count UTF-16 units of SourceText::text().
struct SourceLine {
    qsizetype number = 0; // from 1
    qsizetype begin = 0;
    qsizetype end = 0; // before the line break
    qsizetype next = 0; // behind the line break; the begin of the next line
};

// A source decoded: UTF-16 with a byte order mark, UTF-8 with or without one, else Windows-1252.
//
// A byte order mark decides. Without one, text in which nearly every other byte is zero is UTF-16. Otherwise
// the bytes are UTF-8 when they are valid, when only a character at their very end is cut, or when characters
// of several bytes outnumber the damaged places (a page with one broken byte is a broken page in UTF-8).
// Anything else is Windows-1252, and diagnostics() says that this is a guess.
//
// Bytes that are no character become U+FFFD and a remark with their line; a character that the end of the
// file cuts off becomes nothing. Both are in damaged(). NUL and every other control character stay. Lines end
// with LF, CRLF or CR.
class SourceText
{
public:
    // Decodes. The bytes are not copied and must outlive this. Time and memory are linear in their number.
    explicit SourceText(QByteArrayView bytes);

    QStringView text() const { return m_text; }
    Encoding encoding() const { return m_encoding; }
    qsizetype byteCount() const { return m_bytes.size(); }

    // How many lines there are; their index starts at 0. An empty text has no line. Text behind the last line
    // break is a line of its own.
    qsizetype lineCount() const { return qsizetype(m_lineBegins.size()); }
    SourceLine line(qsizetype index) const;
    // The line without its line break.
    QStringView lineText(qsizetype index) const;
    // The number (from 1) of the line that a position of the text lies on.
    qsizetype lineNumberAt(qsizetype position) const;

    // Returns the byte at which the character at a position of the text starts. byteAt(0) lies behind the
    // byte order mark, byteAt(text().size()) before a character that the end of the file cuts off. Takes
    // O(log length).
    qsizetype byteAt(qsizetype position) const;

    // The way back: the position of the character that a byte is of, or that begins behind it; at most
    // text().size(). Takes O(log length).
    qsizetype positionAt(qsizetype byte) const;

    // The ranges of bytes that are no character, in order (Kind::NotUnderstood, with line numbers).
    const QList<ByteRange> &damaged() const { return m_damaged; }
    // Remarks on a guessed encoding and on damaged bytes, at most 100.
    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }

private:
    struct Mark { // a position of the text and its byte
        qsizetype position, byte;
    };
    qsizetype begin(); // decides the encoding; how many bytes the byte order mark takes
    void decodeUtf8(qsizetype from);
    void decodeUtf16(qsizetype from);
    void decodeWindows1252();
    void damage(qsizetype byte, qsizetype end);
    void findLines();
    void describeDamage();

    QByteArrayView m_bytes;
    Encoding m_encoding = Encoding::Utf8;
    QString m_text;
    std::vector<Mark> m_marks; // one every few hundred characters, for byteAt()
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

// Recognises UTF-16 by its byte order mark, or because nearly every other byte of its beginning is zero, as
// in the ASCII of most bibliographies. Gives nothing for other texts.
std::optional<Encoding> utf16Encoding(QByteArrayView bytes);

// Returns how many of the bytes from here on are ASCII; looks at eight at a time. Inline, since in texts of
// other scripts it is asked at each character.
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

constexpr char16_t kFirstInvisible = 0xad; // the soft hyphen

// Whether it is a zero width space or a similar mark by which pages allow or forbid line breaks, a mark of
// the direction of writing, or a byte order mark that a tool left inside. Zero width joiners are not: they
// shape letters of several scripts, and belong to the word.
inline bool isInvisible(QChar c)
{
    return c == u'\u200b' || c == u'\u2060' || c == u'\ufeff' || c == kFirstInvisible || c == u'\u200e'
        || c == u'\u200f' || (c >= u'\u202a' && c <= u'\u202e') || (c >= u'\u2066' && c <= u'\u2069');
}

// Returns how many of a text's first characters are below the limit; looks at many at a time.
qsizetype runBelow(QStringView text, char16_t limit);

// Collects what each byte of a source became, and makes of it the ranges of a ParsedSource: in order, without
// overlap, covering every byte.
class ByteCover
{
public:
    explicit ByteCover(const SourceText &source) : m_source(source) { }

    // Says that the positions [begin, end) of the text are of this kind. Where two overlap, the one that
    // begins earlier keeps its bytes. Empty ones are dropped.
    void mark(ByteRange::Kind kind, qsizetype begin, qsizetype end);
    void field(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::Field, begin, end); }
    void separator(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::Separator, begin, end); }
    void notUnderstood(qsizetype begin, qsizetype end) { mark(ByteRange::Kind::NotUnderstood, begin, end); }
    // The part of the source that a view into text() shows.
    void field(QStringView part);

    // Returns all ranges. What nobody marked is a separator where it is white space (or the byte order mark),
    // and otherwise not understood. Damaged bytes are never understood, whatever they were marked as.
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

// Returns the text with every run of white space (also non-breaking) as one space and none at the ends, and
// without the invisible characters that web pages put between words (zero width space, soft line break marks,
// byte order mark).
QString tidySpace(QStringView text);

// Whether tidySpace() would leave nothing.
bool isBlankText(QStringView text);

} // namespace lectern
