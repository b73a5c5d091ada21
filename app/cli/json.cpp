#include "json.h"

#include <QLocale>

#include <cmath>

namespace lectern::cli
{

Json::Json(double number)
    : m_text(std::isfinite(number) ? QByteArray::number(number, 'g', QLocale::FloatingPointShortest) : "null")
{
}

Json::Json(QStringView text)
{
    static const char digits[] = "0123456789abcdef";
    m_text.reserve(text.size() + 2);
    m_text += '"';
    qsizetype begin = 0; // the text before this position is already written
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c != u'"' && c != u'\\' && !isTerminalControl(c))
            continue;
        m_text += text.sliced(begin, i - begin).toUtf8();
        begin = i + 1;
        if (c == u'"' || c == u'\\') {
            m_text += '\\';
            m_text += char(c);
        } else if (c == u'\n') {
            m_text += "\\n";
        } else {
            m_text += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4)
                m_text += digits[c >> shift & 15];
        }
    }
    m_text += text.sliced(begin).toUtf8();
    m_text += '"';
}

Json Json::object(std::initializer_list<Member> members)
{
    Json object;
    object.m_text = "{}";
    for (const Member &member : members)
        object.add(member);
    return object;
}

void Json::add(const Member &member)
{
    m_text.chop(1);
    if (m_text.size() > 1)
        m_text += ',';
    m_text += Json(QString(member.first)).m_text + ':' + member.second.m_text + '}';
}

} // namespace lectern::cli
