#pragma once
// Examines the beginning of a possibly truncated JSON text, to distinguish the JSON formats.
#include <QByteArray>
#include <QByteArrayView>
#include <QMap>

namespace lectern
{

struct JsonSniffer {
    bool isJson = false; // begins with an object or an array of objects
    bool isArray = false; // the outermost value is an array
    bool oneLine = false; // the first object ends on its first line, or the head ends before that is known
    // Keys of the first object with the first character of each value: '{', '[', '"', 't', 'f', 'n' or a
    // digit. A nested key is "outer.inner"; a key of objects in a list is "outer[].inner".
    QMap<QByteArray, char> keys;

    bool has(const QByteArray &key) const { return keys.contains(key); }
    char kind(const QByteArray &key) const { return keys.value(key); }
};

// head: the beginning of a file, with or without a byte order mark.
JsonSniffer sniffJson(QByteArrayView head);

} // namespace lectern
