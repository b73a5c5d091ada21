#pragma once
// A file converted to UTF-8, with a map to its bytes.
#include "bytemap.h"
#include "models/formats/base/encoding.h"

#include <QByteArray>

namespace lectern
{

// Decodes in the same way as SourceText. Valid UTF-8 without changes is not copied, so the bytes must outlive
// this object.
class DecodedFile
{
public:
    explicit DecodedFile(QByteArrayView bytes);

    const QByteArray &utf8() const { return m_utf8; }

    // Maps the results of reading utf8() to the file, and adds the diagnostics of decoding (mapToFile()).
    void place(ParsedSource &source) const;
    // Same as place(source), if the bytes are themselves derived from a file by `outer`.
    void place(ParsedSource &source, const ByteMap &outer, QByteArrayView file) const;

private:
    QByteArrayView m_bytes;
    QByteArray m_utf8;
    ByteMap m_map;
    QList<ByteRange> m_damaged;
    QList<Diagnostic> m_diagnostics; // with line numbers of the file
};

} // namespace lectern
