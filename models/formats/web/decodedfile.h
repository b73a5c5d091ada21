#pragma once
// The bytes of a file as UTF-8, with the way back.
#include "bytemap.h"
#include "models/formats/base/encoding.h"

#include <QByteArray>

namespace lectern
{

// Decodes as SourceText does. Text that is clean UTF-8 already is not copied, and the bytes must outlive
// this.
class DecodedFile
{
public:
    explicit DecodedFile(QByteArrayView bytes);

    const QByteArray &utf8() const { return m_utf8; }

    // Brings what was read of utf8() to the file, and adds the remarks on its encoding (placeOnFile()).
    void place(ParsedSource &source) const;
    // The same where the bytes themselves are a part of a file, made of it by outer.
    void place(ParsedSource &source, const ByteMap &outer, QByteArrayView file) const;

private:
    QByteArrayView m_bytes;
    QByteArray m_utf8;
    ByteMap m_map;
    QList<ByteRange> m_damaged;
    QList<Diagnostic> m_remarks; // their lines are those of the file
};

} // namespace lectern
