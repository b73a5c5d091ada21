#include "encoding.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMarkEvery = 512; // interval of the marks of byteAt(), in characters
constexpr qsizetype kMaxEncodingDiagnostics = 100;

// Windows-1252 as browsers decode it: this table for 0x80 to 0x9F (five are control characters), Latin-1
// above.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

// One decoding step: a character, or the longest invalid sequence that begins like one.
struct Utf8Step {
    qsizetype length = 1;
    char32_t code = 0xfffd;
    bool valid = false;
    bool cutOff = false; // valid, but truncated by the end of the data
};

Utf8Step utf8Step(const char *data, const char *end)
{
    const auto byte = [data](int i) { return static_cast<unsigned char>(data[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return {1, lead, true, false};
    int more = 0;
    unsigned char low = 0x80, high = 0xbf; // valid range of the second byte: no overlong forms, no surrogates
    char32_t code = 0;
    if (lead >= 0xc2 && lead <= 0xdf) {
        more = 1;
        code = lead & 0x1f;
    } else if (lead >= 0xe0 && lead <= 0xef) {
        more = 2;
        code = lead & 0x0f;
        low = lead == 0xe0 ? 0xa0 : 0x80;
        high = lead == 0xed ? 0x9f : 0xbf;
    } else if (lead >= 0xf0 && lead <= 0xf4) {
        more = 3;
        code = lead & 0x07;
        low = lead == 0xf0 ? 0x90 : 0x80;
        high = lead == 0xf4 ? 0x8f : 0xbf;
    } else {
        return {};
    }
    for (int i = 1; i <= more; ++i) {
        if (data + i == end)
            return {i, 0xfffd, false, true};
        if (byte(i) < low || byte(i) > high)
            return {i, 0xfffd, false, false};
        code = (code << 6) | (byte(i) & 0x3f);
        low = 0x80;
        high = 0xbf;
    }
    return {more + 1, code, true, false};
}

bool isBlank(QChar c)
{
    return c.isSpace() || isInvisible(c);
}

} // namespace

qsizetype runBelow(QStringView text, char16_t limit)
{
    constexpr qsizetype kSmall = 8;
    constexpr qsizetype kBlock = 64; // a fixed loop count that compilers can vectorise
    const char16_t *const begin = text.utf16();
    const char16_t *const end = begin + text.size();
    // If such characters are frequent, as in Chinese, runs are short or empty; check a few characters before
    // using blocks.
    const char16_t *at = begin;
    for (const char16_t *const few = begin + std::min(kSmall, text.size()); at < few; ++at)
        if (*at >= limit)
            return at - begin;
    for (; end - at >= kBlock; at += kBlock) {
        char16_t all = 0;
        for (qsizetype i = 0; i < kBlock; ++i)
            all |= at[i];
        if (all >= limit)
            break;
    }
    while (at < end && *at < limit)
        ++at;
    return at - begin;
}

SourceText::SourceText(QByteArrayView bytes) : m_bytes(bytes)
{
    const qsizetype from = begin();
    m_text.reserve(m_encoding == Encoding::Utf8 || m_encoding == Encoding::Windows1252 ? bytes.size()
                                                                                       : bytes.size() / 2);
    m_marks.push_back({0, from});
    if (m_encoding == Encoding::Utf8)
        decodeUtf8(from);
    else if (m_encoding == Encoding::Windows1252)
        decodeWindows1252();
    else
        decodeUtf16(from);
    findLines();
    describeDamage();
}

std::optional<Encoding> utf16Encoding(QByteArrayView bytes)
{
    if (bytes.startsWith("\xff\xfe"))
        return Encoding::Utf16LittleEndian;
    if (bytes.startsWith("\xfe\xff"))
        return Encoding::Utf16BigEndian;
    constexpr qsizetype kLooked = 4096, kLeast = 16;
    const qsizetype pairs = std::min(bytes.size(), kLooked) / 2;
    if (pairs < kLeast / 2)
        return {};
    qsizetype zeroFirst = 0, zeroSecond = 0;
    for (qsizetype i = 0; i < pairs; ++i) {
        zeroFirst += bytes[2 * i] == 0;
        zeroSecond += bytes[2 * i + 1] == 0;
    }
    if (zeroFirst * 10 >= pairs * 7 && zeroSecond * 20 <= pairs)
        return Encoding::Utf16BigEndian;
    if (zeroSecond * 10 >= pairs * 7 && zeroFirst * 20 <= pairs)
        return Encoding::Utf16LittleEndian;
    return {};
}

bool isMostlyUtf8(QByteArrayView bytes)
{
    const char *data = bytes.data();
    const char *const end = data + bytes.size();
    qsizetype characters = 0, broken = 0; // multi-byte characters, and invalid places
    qsizetype validLines = 0, brokenLines = 0; // among the lines with bytes above 127
    const char *lineEnd = data;
    bool isLineBroken = false;
    while ((data += asciiRun(data, end)) < end) {
        if (data >= lineEnd) {
            isLineBroken = false;
            ++validLines;
            const auto *const next = static_cast<const char *>(std::memchr(data, '\n', size_t(end - data)));
            lineEnd = next ? next : end;
        }
        const Utf8Step step = utf8Step(data, end);
        if (step.valid) {
            ++characters;
        } else if (!step.cutOff) {
            ++broken;
            if (!std::exchange(isLineBroken, true)) {
                --validLines;
                ++brokenLines;
            }
        }
        data += step.length;
    }
    return broken == 0 || characters > broken || validLines > brokenLines;
}

qsizetype SourceText::begin()
{
    if (m_bytes.startsWith("\xef\xbb\xbf")) {
        m_encoding = Encoding::Utf8;
        return 3;
    }
    if (m_bytes.startsWith("\xff\xfe")) {
        m_encoding = Encoding::Utf16LittleEndian;
        return 2;
    }
    if (m_bytes.startsWith("\xfe\xff")) {
        m_encoding = Encoding::Utf16BigEndian;
        return 2;
    }
    if (const auto utf16 = utf16Encoding(m_bytes)) {
        m_encoding = *utf16;
        m_diagnostics.append(
            {Diagnostic::Severity::Warning, 0, u"The text has no byte order mark; it was read as UTF-16."_s});
        return 0;
    }
    m_encoding = isMostlyUtf8(m_bytes) ? Encoding::Utf8 : Encoding::Windows1252;
    if (m_encoding == Encoding::Windows1252)
        m_diagnostics.append(
            {Diagnostic::Severity::Warning, 0,
             u"The text is not UTF-8; it was read as Windows-1252, so accented letters may be wrong."_s});
    return 0;
}

void SourceText::decodeUtf8(qsizetype from)
{
    const char *const start = m_bytes.data();
    const char *const end = start + m_bytes.size();
    const char *data = start + from;
    while (data < end) {
        if (m_text.size() - m_marks.back().position >= kMarkEvery)
            m_marks.push_back({m_text.size(), data - start});
        if (const qsizetype run = asciiRun(data, data + std::min<qsizetype>(kMarkEvery, end - data))) {
            m_text += QLatin1StringView(data, run);
            data += run;
            continue;
        }
        const Utf8Step step = utf8Step(data, end);
        if (!step.valid)
            damage(data - start, data - start + step.length);
        if (step.cutOff)
            break;
        if (QChar::requiresSurrogates(step.code)) {
            m_text += QChar(QChar::highSurrogate(step.code));
            m_text += QChar(QChar::lowSurrogate(step.code));
        } else {
            m_text += QChar(char16_t(step.code));
        }
        data += step.length;
    }
}

void SourceText::decodeUtf16(qsizetype from)
{
    const bool little = m_encoding == Encoding::Utf16LittleEndian;
    const auto unit = [&](qsizetype byte) {
        const auto first = static_cast<unsigned char>(m_bytes[byte]);
        const auto second = static_cast<unsigned char>(m_bytes[byte + 1]);
        return QChar(char16_t(little ? first | second << 8 : first << 8 | second));
    };
    qsizetype at = from;
    for (; at + 2 <= m_bytes.size(); at += 2) {
        const QChar c = unit(at);
        if (c.isHighSurrogate() && at + 4 <= m_bytes.size() && unit(at + 2).isLowSurrogate()) {
            m_text += c;
            m_text += unit(at + 2);
            at += 2;
        } else if (c.isHighSurrogate() && at + 4 > m_bytes.size()) {
            break; // truncated by the end of the file
        } else if (c.isSurrogate()) {
            damage(at, at + 2);
            m_text += QChar(QChar::ReplacementCharacter);
        } else {
            m_text += c;
        }
    }
    if (at < m_bytes.size())
        damage(at, m_bytes.size());
}

void SourceText::decodeWindows1252()
{
    m_text = QString::fromLatin1(m_bytes);
    for (QChar &c : m_text)
        if (c >= u'\x80' && c <= u'\x9f')
            c = kWindows1252[c.unicode() - 0x80];
}

void SourceText::damage(qsizetype byte, qsizetype end)
{
    if (!m_damaged.isEmpty() && m_damaged.last().end == byte)
        m_damaged.last().end = end;
    else
        m_damaged.append({ByteRange::Kind::NotUnderstood, byte, end, 0});
}

void SourceText::findLines()
{
    const QChar *const data = m_text.constData();
    const qsizetype size = m_text.size();
    if (size)
        m_lineBegins.push_back(0);
    if (!m_text.contains(u'\r')) {
        // Common case: QString::indexOf() is vectorised.
        for (qsizetype at = m_text.indexOf(u'\n'); at >= 0 && at + 1 < size;
             at = m_text.indexOf(u'\n', at + 1))
            m_lineBegins.push_back(at + 1);
        return;
    }
    for (qsizetype i = 0; i < size; ++i) {
        if (data[i] != u'\n' && data[i] != u'\r')
            continue;
        if (data[i] == u'\r' && i + 1 < size && data[i + 1] == u'\n')
            ++i;
        if (i + 1 < size)
            m_lineBegins.push_back(i + 1);
    }
}

void SourceText::describeDamage()
{
    // Both lists are sorted, so one pass finds the lines.
    qsizetype line = 0, lastRemarked = -1;
    for (ByteRange &range : m_damaged) {
        while (line + 1 < lineCount() && byteAt(m_lineBegins[size_t(line) + 1]) <= range.begin)
            ++line;
        range.line = line + 1;
        if (line == lastRemarked || m_diagnostics.size() >= kMaxEncodingDiagnostics)
            continue;
        lastRemarked = line;
        const bool atEnd = range.end == m_bytes.size() && byteAt(m_text.size()) <= range.begin;
        m_diagnostics.append({Diagnostic::Severity::Warning, range.line,
                              atEnd ? u"The file ends in the middle of a character."_s
                                    : u"This line contains bytes that are not text; they are shown as �."_s});
    }
}

qsizetype SourceText::lineNumberAt(qsizetype position) const
{
    const auto next = std::upper_bound(m_lineBegins.begin(), m_lineBegins.end(), position);
    return std::max<qsizetype>(1, next - m_lineBegins.begin());
}

qsizetype SourceText::byteAt(qsizetype position) const
{
    if (m_encoding == Encoding::Windows1252)
        return position;
    if (m_encoding != Encoding::Utf8)
        return m_marks.front().byte + 2 * position;
    const auto next = std::upper_bound(m_marks.begin(), m_marks.end(), position,
                                       [](qsizetype p, const Mark &mark) { return p < mark.position; });
    const Mark mark = *std::prev(next);
    const char *const end = m_bytes.data() + m_bytes.size();
    const char *data = m_bytes.data() + mark.byte;
    for (qsizetype at = mark.position; at < position && data < end;) {
        if (const qsizetype run = asciiRun(data, data + std::min<qsizetype>(position - at, end - data))) {
            at += run;
            data += run;
            continue;
        }
        const Utf8Step step = utf8Step(data, end);
        const qsizetype units = QChar::requiresSurrogates(step.code) ? 2 : 1;
        if (at + units > position)
            break; // inside a surrogate pair: return the start of the character
        at += units;
        data += step.length;
    }
    return data - m_bytes.data();
}

qsizetype SourceText::positionAt(qsizetype byte) const
{
    const qsizetype size = m_text.size();
    if (m_encoding == Encoding::Windows1252)
        return qBound(qsizetype(0), byte, size);
    if (m_encoding != Encoding::Utf8)
        return qBound(qsizetype(0), (byte - m_marks.front().byte) / 2, size);
    const auto next = std::upper_bound(m_marks.begin(), m_marks.end(), byte,
                                       [](qsizetype b, const Mark &mark) { return b < mark.byte; });
    if (next == m_marks.begin())
        return 0; // inside the byte order mark
    const Mark mark = *std::prev(next);
    const char *const end = m_bytes.data() + m_bytes.size();
    const char *data = m_bytes.data() + mark.byte;
    qsizetype at = mark.position;
    while (at < size && data < end) {
        const Utf8Step step = utf8Step(data, end);
        if (data + step.length - m_bytes.data() > byte)
            break;
        data += step.length;
        at += QChar::requiresSurrogates(step.code) ? 2 : 1;
    }
    return std::min(at, size);
}

void ByteCover::mark(ByteRange::Kind kind, qsizetype begin, qsizetype end)
{
    if (begin < end)
        m_spans.push_back({kind, begin, end});
}

void ByteCover::field(QStringView part)
{
    const qsizetype begin = part.data() - m_source.text().data();
    field(begin, begin + part.size());
}

QList<ByteRange> ByteCover::ranges() const
{
    using Kind = ByteRange::Kind;
    QList<ByteRange> result;
    const QStringView text = m_source.text();
    qsizetype lineIndex = 0;
    // Appends bytes up to end. Adjacent unmarked ranges of one kind are merged.
    qsizetype lastByte = 0;
    const auto appendBytes = [&](Kind kind, qsizetype end, qsizetype line, bool join) {
        if (end <= lastByte)
            return;
        if (join && !result.isEmpty() && result.last().kind == kind)
            result.last().end = end;
        else
            result.append({kind, lastByte, end, line});
        lastByte = end;
    };
    const auto append = [&](Kind kind, qsizetype begin, qsizetype end) {
        while (lineIndex + 1 < m_source.lineCount() && m_source.line(lineIndex).next <= begin)
            ++lineIndex;
        appendBytes(kind, m_source.byteAt(end), lineIndex + 1, kind == Kind::Separator);
    };
    // Splits the text between two marks into white space and other text, in whole lines.
    const auto fill = [&](qsizetype begin, qsizetype end) {
        while (begin < end) {
            qsizetype stop = begin;
            while (stop < end && isBlank(text[stop]))
                ++stop;
            append(Kind::Separator, begin, stop);
            begin = stop;
            qsizetype lastWord = begin; // after the last non-blank character
            for (; stop < end && text[stop] != u'\n' && text[stop] != u'\r'; ++stop)
                if (!isBlank(text[stop]))
                    lastWord = stop + 1;
            if (begin < lastWord)
                append(Kind::NotUnderstood, begin, lastWord);
            begin = lastWord;
        }
    };

    appendBytes(Kind::Separator, m_source.byteAt(0), 1, true); // byte order mark
    std::vector<Span> spans = m_spans;
    std::stable_sort(spans.begin(), spans.end(),
                     [](const Span &a, const Span &b) { return a.begin < b.begin; });
    qsizetype at = 0;
    for (const Span &span : spans) {
        fill(at, std::min(span.begin, text.size()));
        at = std::max(at, span.begin);
        const qsizetype end = std::min(span.end, text.size());
        if (at < end)
            append(span.kind, at, end);
        at = std::max(at, end);
    }
    fill(at, text.size());
    appendBytes(Kind::NotUnderstood, m_source.byteCount(), std::max<qsizetype>(1, m_source.lineCount()),
                false);

    return m_source.damaged().isEmpty() ? result : withDamage(result);
}

// Invalid bytes override other kinds.
QList<ByteRange> ByteCover::withDamage(const QList<ByteRange> &ranges) const
{
    QList<ByteRange> overlaid;
    auto damage = m_source.damaged().cbegin();
    const auto noDamage = m_source.damaged().cend();
    for (ByteRange range : ranges) {
        while (damage != noDamage && damage->end <= range.begin)
            ++damage;
        for (auto hit = damage; hit != noDamage && hit->begin < range.end; ++hit) {
            if (range.begin < hit->begin)
                overlaid.append({range.kind, range.begin, hit->begin, range.line});
            const qsizetype end = std::min(hit->end, range.end);
            overlaid.append(
                {ByteRange::Kind::NotUnderstood, std::max(range.begin, hit->begin), end, hit->line});
            range.begin = end;
            range.line = hit->line;
        }
        if (range.begin < range.end)
            overlaid.append(range);
    }
    return overlaid;
}

QString tidySpace(QStringView text)
{
    QString out;
    out.reserve(text.size());
    bool pending = false;
    for (const QChar c : text) {
        if (isInvisible(c))
            continue;
        if (c.isSpace()) {
            pending = true;
            continue;
        }
        if (pending && !out.isEmpty())
            out += u' ';
        pending = false;
        out += c;
    }
    return out;
}

bool isBlankText(QStringView text)
{
    return std::all_of(text.begin(), text.end(), isBlank);
}

} // namespace lectern
