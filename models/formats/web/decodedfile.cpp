#include "decodedfile.h"

namespace lectern
{

DecodedFile::DecodedFile(QByteArrayView bytes) : m_bytes(bytes)
{
    const SourceText source(bytes);
    m_damaged = source.damaged();
    m_diagnostics = source.diagnostics();
    // Windows-1252 is not a guess if the page declares Latin-1.
    const QByteArrayView head = bytes.first(std::min<qsizetype>(bytes.size(), 4096));
    if (source.encoding() == Encoding::Windows1252) {
        const QByteArray lower = head.toByteArray().toLower();
        if (lower.contains("charset=iso-8859-1") || lower.contains("charset=\"iso-8859-1")
            || lower.contains("charset=windows-1252") || lower.contains("charset=\"windows-1252"))
            m_diagnostics.removeFirst();
    }
    if (source.encoding() == Encoding::Utf8 && source.byteAt(0) == 0 && m_damaged.isEmpty()) {
        m_utf8 = QByteArray::fromRawData(bytes.data(), bytes.size());
        m_map = ByteMap::identity(bytes.size());
        return;
    }
    const QStringView text = source.text();
    m_utf8 = text.toUtf8();
    const bool wide =
        source.encoding() == Encoding::Utf16LittleEndian || source.encoding() == Encoding::Utf16BigEndian;
    qsizetype byte = source.byteAt(0);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char16_t c = text[i].unicode();
        const qsizetype length = pair ? 4 : c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        qsizetype taken = source.encoding() == Encoding::Windows1252 ? 1 : wide ? (pair ? 4 : 2) : length;
        if (c == 0xfffd && !wide) // invalid bytes may be shorter
            taken = source.byteAt(i + 1) - byte;
        m_map.add(length, byte, byte + taken);
        byte += taken;
        i += pair;
    }
}

void DecodedFile::place(ParsedSource &source) const
{
    mapToFile(source, m_map, m_bytes, m_damaged);
    source.diagnostics = m_diagnostics + source.diagnostics;
}

void DecodedFile::place(ParsedSource &source, const ByteMap &outer, QByteArrayView file) const
{
    QList<ByteRange> damaged;
    for (const ByteRange &range : m_damaged)
        for (const auto &[begin, end] : outer.sources(range.begin, range.end))
            damaged.append({range.kind, begin, end, 0});
    mapToFile(source, m_map.through(outer), file, damaged);
    source.parts.clear(); // the bytes of the file are not readable text
    for (Diagnostic diagnostic : m_diagnostics) {
        diagnostic.line = 0; // its line number refers to the part, not to the file
        source.diagnostics.append(diagnostic);
    }
}

} // namespace lectern
