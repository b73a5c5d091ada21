#pragma once
// JSON text for standard output. Members keep their order, unlike those of QJsonObject.
#include <QByteArray>
#include <QLatin1StringView>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <utility>

namespace lectern::cli
{

// Whether a character controls the cursor or the writing direction.
inline bool isTerminalControl(char16_t c)
{
    return c < 0x20
        || (c >= 0x7f
            && (c < 0xa0 || c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2066 && c <= 0x2069)));
}

// One JSON value as text.
class Json
{
public:
    Json() : m_text("null") { }
    Json(bool on) : m_text(on ? "true" : "false") { }
    Json(qint64 number) : m_text(QByteArray::number(number)) { }
    Json(int number) : Json(qint64(number)) { }
    Json(double number); // shortest form that reads back equal; null for NaN and infinity
    Json(QStringView text); // also escapes characters that control a terminal
    Json(const QString &text) : Json(QStringView(text)) { }
    Json(const QStringList &texts) : Json(array(texts, [](const QString &text) { return Json(text); })) { }
    template <typename T>
    Json(const std::optional<T> &maybe) : Json(maybe ? Json(*maybe) : Json())
    {
    }
    template <typename T>
    Json(T *) = delete; // would become a bool

    using Member = std::pair<QLatin1StringView, Json>;
    static Json object(std::initializer_list<Member> members);
    // make: returns the Json of one element.
    template <typename List, typename Make>
    static Json array(const List &list, Make make)
    {
        Json array;
        array.m_text = "[";
        for (const auto &element : list) {
            if (array.m_text.size() > 1)
                array.m_text += ',';
            array.m_text += make(element).m_text;
        }
        array.m_text += ']';
        return array;
    }

    void add(const Member &member); // to an object
    const QByteArray &text() const { return m_text; }

private:
    QByteArray m_text;
};

// Returns the text, or null if it is empty: verbs print null for an absent value.
inline Json orNull(const QString &text)
{
    return text.isEmpty() ? Json() : Json(text);
}
inline Json orNull(const QStringList &texts)
{
    return texts.isEmpty() ? Json() : Json(texts);
}

} // namespace lectern::cli
