#pragma once
// Looks at the beginning of a JSON text, which may be cut off: enough to tell the JSON formats apart.
#include <QByteArray>
#include <QByteArrayView>
#include <QMap>

namespace lectern
{

struct JsonLook {
    bool isJson = false; // it begins with an object, or an array of objects
    bool isArray = false; // the outermost value is an array
    bool oneLine = false; // the first object ends on the line it began on (or the head ended before either)
    // The keys of the first object with the first character of each value: '{', '[', '"', 't', 'f', 'n' or a
    // digit. A key one level down is "outer.inner", a key of the objects in a list "outer[].inner".
    QMap<QByteArray, char> keys;

    bool has(const QByteArray &key) const { return keys.contains(key); }
    char kind(const QByteArray &key) const { return keys.value(key); }
};

// head: the beginning of a file, with or without a byte order mark.
JsonLook lookAtJson(QByteArrayView head);

} // namespace lectern
