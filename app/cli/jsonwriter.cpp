#include "jsonwriter.h"

#include "output.h"

#include <QLocale>

#include <cmath>

namespace lectern::cli
{

namespace
{
// Writes the text as a JSON string. Also escapes characters that control a terminal, which JSON does not
// require.
QByteArray quoted(QStringView text)
{
    static const char digits[] = "0123456789abcdef";
    QByteArray json;
    json.reserve(text.size() + 2);
    json += '"';
    qsizetype begin = 0; // the text before this position is already written
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c != u'"' && c != u'\\' && !isTerminalControl(c))
            continue;
        json += text.sliced(begin, i - begin).toUtf8();
        begin = i + 1;
        if (c == u'"' || c == u'\\') {
            json += '\\';
            json += char(c);
        } else if (c == u'\n') {
            json += "\\n";
        } else {
            json += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4)
                json += digits[c >> shift & 15];
        }
    }
    json += text.sliced(begin).toUtf8();
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
