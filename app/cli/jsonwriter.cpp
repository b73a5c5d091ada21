#include "jsonwriter.h"

#include <QLocale>

#include <cmath>

namespace lectern::cli
{

namespace
{
// Writes the text as a JSON string. Everything that could control a terminal is escaped, which is more than
// JSON asks for.
QByteArray quoted(QStringView text)
{
    static const char digits[] = "0123456789abcdef";
    const QByteArray utf8 = text.toUtf8();
    QByteArray json;
    json.reserve(utf8.size() + 2);
    json += '"';
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto c = uchar(utf8[i]);
        const bool isC1 = c == 0xC2 && i + 1 < utf8.size() && uchar(utf8[i + 1]) < 0xA0;
        if (c == '"' || c == '\\') {
            json += '\\';
            json += char(c);
        } else if (c == '\n') {
            json += "\\n";
        } else if (c < 0x20 || c == 0x7F || isC1) {
            const uchar code = isC1 ? uchar(utf8[++i]) : c;
            json += "\\u00";
            json += digits[code >> 4];
            json += digits[code & 15];
        } else {
            json += char(c);
        }
    }
    json += '"';
    return json;
}
} // namespace

void JsonWriter::key(QLatin1StringView name)
{
    separate();
    m_output.write(quoted(QString(name)));
    m_output.write(":");
    m_afterKey = true;
}

void JsonWriter::value(double number)
{
    if (std::isfinite(number))
        raw(QByteArray::number(number, 'g', QLocale::FloatingPointShortest));
    else
        null();
}

void JsonWriter::value(QStringView text)
{
    raw(quoted(text));
}

void JsonWriter::value(const QStringList &texts)
{
    beginArray();
    for (const QString &text : texts)
        value(text);
    endArray();
}

void JsonWriter::open(char bracket)
{
    separate();
    m_output.write(QByteArrayView(&bracket, 1));
    m_filled.append(false);
}

void JsonWriter::close(char bracket)
{
    m_output.write(QByteArrayView(&bracket, 1));
    m_filled.removeLast();
}

void JsonWriter::raw(QByteArrayView json)
{
    separate();
    m_output.write(json);
}

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_filled.isEmpty())
        return;
    if (m_filled.last())
        m_output.write(",");
    m_filled.last() = true;
}

} // namespace lectern::cli
