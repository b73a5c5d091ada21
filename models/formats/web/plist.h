#pragma once
// Reads values from a binary property list of macOS in place.
#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace lectern
{

// Does not build an object tree: each lookup uses the file's own tables, so a list that refers to itself is
// harmless.
class Plist
{
public:
    // Index of an object in the list.
    using Object = quint64;

    // nullopt if the bytes are not a binary property list.
    static std::optional<Plist> open(QByteArrayView bytes);

    Object top() const { return m_top; }
    // Returns the value of a dictionary key; keys are ASCII.
    std::optional<Object> value(Object dictionary, QByteArrayView key) const;
    // Returns the bytes of a data object or an ASCII string, as a view into the file.
    std::optional<QByteArrayView> bytes(Object object) const;

private:
    struct Place {
        qsizetype begin; // after the marker and the length
        quint64 count; // number of bytes or entries
        int kind; // upper half of the marker byte
    };
    std::optional<Place> place(Object object) const;
    std::optional<quint64> number(qsizetype at, int size) const;

    QByteArrayView m_bytes;
    quint64 m_objects = 0, m_top = 0, m_table = 0;
    int m_offsetSize = 1, m_referenceSize = 1;
};

} // namespace lectern
