#pragma once
// Looks values up in a binary property list, as macOS writes it, where they stand in the file.
#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace lectern
{

// Nothing is built of the list: each question follows the file's own tables, so that a list that refers to
// itself costs nothing.
class Plist
{
public:
    // The number of an object in the list.
    using Object = quint64;

    // Nothing where the bytes are no such list.
    static std::optional<Plist> open(QByteArrayView bytes);

    Object top() const { return m_top; }
    // The value of a key of a dictionary; keys are ASCII.
    std::optional<Object> value(Object dictionary, QByteArrayView key) const;
    // The bytes of a data object or an ASCII string: a part of the file.
    std::optional<QByteArrayView> bytes(Object object) const;

private:
    struct Place {
        qsizetype begin; // behind the marker and the length
        quint64 count; // of bytes, or of entries
        int kind; // the upper half of the marker
    };
    std::optional<Place> place(Object object) const;
    std::optional<quint64> number(qsizetype at, int size) const;

    QByteArrayView m_bytes;
    quint64 m_objects = 0, m_top = 0, m_table = 0;
    int m_offsetSize = 1, m_referenceSize = 1;
};

} // namespace lectern
