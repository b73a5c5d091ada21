#pragma once
// TeX tokens that the reader and the writer must parse identically.
#include <QStringView>

#include <vector>

namespace lectern
{

// Returns the name of the command whose backslash is at text[at]: letters, or one other character.
QStringView commandName(QStringView text, qsizetype at);

// Finds closing braces. All are found in one pass on first use, because separate searches would be quadratic
// for nested groups. Braces count as in BibTeX, escaped or not.
class Braces
{
public:
    explicit Braces(QStringView text) : m_text(text) { }

    // Returns the position after the group that opens here, or `at` if it is not closed.
    qsizetype endOf(qsizetype at)
    {
        if (m_ends.empty()) {
            m_ends.resize(size_t(m_text.size()) + 1);
            std::vector<qsizetype> open;
            for (qsizetype i = 0; i < m_text.size(); ++i) {
                m_ends[size_t(i)] = i;
                if (m_text[i] == u'{') {
                    open.push_back(i);
                } else if (m_text[i] == u'}' && !open.empty()) {
                    m_ends[size_t(open.back())] = i + 1;
                    open.pop_back();
                }
            }
        }
        return m_ends[size_t(at)];
    }

private:
    QStringView m_text;
    std::vector<qsizetype> m_ends;
};

// Returns the length at text[at] that a preceding empty group protects: a command with its groups, a group, a
// run of the same character, or one character.
qsizetype protectedLength(QStringView text, qsizetype at, Braces &braces);

} // namespace lectern
