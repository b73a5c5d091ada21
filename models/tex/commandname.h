#pragma once
// Command names in the form used for lookup in the letter and accent tables.
#include <QStringView>

#include <array>
#include <string_view>

namespace lectern::tex
{

// Converts a command name to UTF-8 without heap allocation. A name that no table contains, because it is too
// long or has a character beyond U+07FF, becomes empty.
class CommandName
{
public:
    explicit CommandName(QStringView name)
    {
        for (const QChar c : name) {
            const char16_t unit = c.unicode();
            if (unit > 0x7ff || m_size + 2 > m_bytes.size()) {
                m_size = 0;
                return;
            }
            if (unit >= 0x80)
                m_bytes[m_size++] = char(0xc0 | unit >> 6);
            m_bytes[m_size++] = char(unit < 0x80 ? unit : 0x80 | (unit & 0x3f));
        }
    }
    // Returns the name, valid as long as this object.
    std::string_view utf8() const { return {m_bytes.data(), m_size}; }

private:
    std::array<char, 32> m_bytes; // longer than any command of the tables
    std::size_t m_size = 0;
};

} // namespace lectern::tex
