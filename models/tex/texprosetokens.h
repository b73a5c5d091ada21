#pragma once
// The pieces of TeX's notation that its reader and its writer must see alike.
#include <QStringView>

#include <vector>

namespace lectern
{

// Returns the name of the command whose backslash stands at text[at]: letters, or one other character.
QStringView commandName(QStringView text, qsizetype at);

// Knows where each brace of a text is closed. All are found in one pass when the first is asked for, because
// finding each group by itself would take quadratic time on nested ones. Braces count as BibTeX counts them,
// escaped or not.
class Braces
{
public:
    explicit Braces(QStringView text) : m_text(text) { }

    // One past the group whose brace stands at this place; the place itself when it is not closed.
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

// Returns how many characters at text[at] an empty group in front keeps verbatim: a command with its groups,
// a group, a run of the same character, or one character.
qsizetype protectedLength(QStringView text, qsizetype at, Braces &braces);

} // namespace lectern
