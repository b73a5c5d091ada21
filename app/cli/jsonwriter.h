#pragma once
// Writes JSON as a stream: members are written in order and nothing is held in memory, so a document may be
// larger than memory. (QJsonDocument sorts the members and holds them all.)
#include "output.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringList>

#include <optional>

namespace lectern::cli
{

// Writes one value, usually an object, to an Output. The caller must balance begin and end.
class JsonWriter
{
public:
    explicit JsonWriter(Output &output) : m_output(output) { }

    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }
    void key(QLatin1StringView name); // the next value belongs to this member

    void null() { raw("null"); }
    void value(bool on) { raw(on ? "true" : "false"); }
    void value(qint64 number) { raw(QByteArray::number(number)); }
    void value(int number) { value(qint64(number)); }
    void value(double number); // shortest form that reads back equal; null for NaN and infinity
    void value(QStringView text);
    void value(const QString &text) { value(QStringView(text)); }
    void value(const QStringList &texts);
    template <typename T>
    void value(const std::optional<T> &maybe)
    {
        maybe ? value(*maybe) : null();
    }
    // Writes text, or null if it is empty: verbs print null for an absent value.
    void textOrNull(QStringView text) { text.isEmpty() ? null() : value(text); }

    template <typename T>
    void member(QLatin1StringView name, const T &content)
    {
        key(name);
        value(content);
    }
    void memberOrNull(QLatin1StringView name, QStringView text)
    {
        key(name);
        textOrNull(text);
    }

private:
    void open(char bracket);
    void close(char bracket);
    void raw(QByteArrayView json);
    void separate();

    Output &m_output;
    QList<bool> m_filled; // one per nesting level: has members already
    bool m_afterKey = false;
};

} // namespace lectern::cli
