#include "jsonsniffer.h"

namespace lectern
{

namespace
{

// Scans the text without building values. Stops at truncated or invalid input.
class Walker
{
public:
    Walker(QByteArrayView text, JsonSniffer &look) : m_text(text), m_look(look) { }

    void run()
    {
        if (m_text.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
        skipSpace();
        if (peek() == '[') {
            m_look.isArray = true;
            ++m_at;
            skipSpace();
            while (m_text.sliced(m_at).startsWith("null")) { // unknown records of a batch
                m_at += 4;
                skipSpace();
                m_at += peek() == ',';
                skipSpace();
            }
        }
        if (peek() != '{')
            return;
        const qsizetype begin = m_at;
        if (!object({}, 0) && m_at < m_text.size())
            return; // invalid JSON
        m_look.isJson = !m_look.keys.isEmpty();
        m_look.oneLine = !m_text.sliced(begin, m_at - begin).contains('\n');
    }

private:
    static constexpr int kDepth = 4; // maximum depth of recorded keys
    static constexpr int kMaxNesting = 64; // deeper input is not scanned

    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipSpace()
    {
        while (
            m_at < m_text.size()
            && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\r' || m_text[m_at] == '\t'))
            ++m_at;
    }
    bool string(QByteArray *out)
    {
        if (peek() != '"')
            return false;
        const qsizetype begin = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        if (m_at >= m_text.size()) {
            m_at = m_text.size();
            return false;
        }
        if (out)
            *out = m_text.sliced(begin, m_at - begin).toByteArray();
        ++m_at;
        return true;
    }
    bool object(const QByteArray &prefix, int depth)
    {
        ++m_at; // opening brace
        for (skipSpace(); peek() != '}'; skipSpace()) {
            QByteArray key;
            if (!string(&key))
                return false;
            skipSpace();
            if (peek() != ':')
                return false;
            ++m_at;
            skipSpace();
            const QByteArray name = prefix + key;
            if (depth < kDepth)
                m_look.keys.insert(name, peek());
            if (!value(name, depth + 1))
                return false;
            skipSpace();
            if (peek() == ',')
                ++m_at;
            else if (peek() != '}')
                return false;
        }
        ++m_at;
        return true;
    }
    bool value(const QByteArray &name, int depth)
    {
        if (m_nesting >= kMaxNesting)
            return false;
        ++m_nesting;
        const bool whole = valueOf(name, depth);
        --m_nesting;
        return whole;
    }
    bool valueOf(const QByteArray &name, int depth)
    {
        const char first = peek();
        if (first == '"')
            return string(nullptr);
        if (first == '{')
            return object(name + '.', depth);
        if (first == '[') {
            ++m_at;
            for (skipSpace(); peek() != ']'; skipSpace()) {
                if (!value(name + "[]", depth))
                    return false;
                skipSpace();
                if (peek() == ',')
                    ++m_at;
                else if (peek() != ']')
                    return false;
            }
            ++m_at;
            return true;
        }
        const qsizetype begin = m_at;
        while (m_at < m_text.size()
               && (isalnum(static_cast<unsigned char>(m_text[m_at])) || m_text[m_at] == '-'
                   || m_text[m_at] == '+' || m_text[m_at] == '.'))
            ++m_at;
        return m_at > begin;
    }

    QByteArrayView m_text;
    JsonSniffer &m_look;
    qsizetype m_at = 0;
    int m_nesting = 0; // current nesting depth
};

} // namespace

JsonSniffer sniffJson(QByteArrayView head)
{
    JsonSniffer look;
    Walker(head, look).run();
    return look;
}

} // namespace lectern
