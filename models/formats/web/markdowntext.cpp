#include "webtext.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool isWordPart(char c)
{
    return isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80;
}

// Returns whether a line consists of these characters and spaces, with at least three of one character.
bool isRule(QByteArrayView line, QByteArrayView characters)
{
    int count = 0;
    for (const char c : line) {
        if (!characters.contains(c) && !isSpace(c))
            return false;
        count += characters.contains(c);
    }
    return count >= 3;
}

// Returns the length of quote, list and heading markers at the start of a line. isHeading: set if there is a
// heading marker.
qsizetype leadingMarks(QByteArrayView line, bool *isHeading)
{
    qsizetype at = 0;
    const auto blanks = [&] {
        while (at < line.size() && isSpace(line[at]))
            ++at;
    };
    const auto follows = [&](qsizetype end) { return end == line.size() || isSpace(line[end]); };
    for (;;) {
        blanks();
        qsizetype end = at;
        if (at < line.size() && line[at] == '>') {
            at += 1;
            continue;
        }
        while (end < line.size() && line[end] == '#' && end - at < 6)
            ++end;
        if (end > at && follows(end)) {
            *isHeading = true;
            at = end;
            continue;
        }
        if (at < line.size() && QByteArrayView("-*+").contains(line[at]) && follows(at + 1)) {
            at += 1;
            continue;
        }
        end = at;
        while (end < line.size() && end - at < 3 && line[end] >= '0' && line[end] <= '9')
            ++end;
        if (end > at && end < line.size() && (line[end] == '.' || line[end] == ')') && end + 1 < line.size()
            && isSpace(line[end + 1])) {
            at = end + 1;
            continue;
        }
        return at;
    }
}

// The syntax to remove from a line, and its links; positions are bytes of the line.
struct Marks {
    struct Cut {
        qsizetype begin, end;
    };
    struct Link {
        qsizetype begin, end; // range of the link text
        QByteArrayView address;
    };
    std::vector<Cut> cuts; // sorted
    std::vector<Link> links;
};

class InlineReader
{
public:
    InlineReader(QByteArrayView line, bool escaped) : m_line(line), m_escaped(escaped) { }

    Marks run(qsizetype begin)
    {
        const qsizetype lastDollar = m_line.lastIndexOf('$');
        for (qsizetype at = begin; at < m_line.size();) {
            const char c = m_line[at];
            if (c == '\\' && at + 1 < m_line.size()) {
                if (m_escaped && kEscapable.contains(m_line[at + 1]))
                    cut(at, at + 1);
                at += 2;
            } else if (c == '$') {
                m_inFormula = !m_inFormula && at < lastDollar;
                ++at;
            } else if (m_inFormula || !kSigns.contains(c)) {
                ++at;
            } else if (c == '*' || c == '_' || c == '~') {
                at = emphasis(at);
            } else if (c == '`') {
                at = cut(at, at + 1);
            } else if (c == '[') {
                m_open.push_back(at++);
            } else {
                at = closed(at);
            }
        }
        std::sort(m_marks.cuts.begin(), m_marks.cuts.end(),
                  [](const Marks::Cut &a, const Marks::Cut &b) { return a.begin < b.begin; });
        return std::move(m_marks);
    }

private:
    static constexpr QByteArrayView kSigns = "*_~`[]"; // special outside formulas
    static constexpr QByteArrayView kEscapable = "\\`*_[]#+-.!~>|=";

    qsizetype cut(qsizetype begin, qsizetype end)
    {
        m_marks.cuts.push_back({begin, end});
        return end;
    }

    // A run of emphasis markers: closes an equal open run, or opens one.
    qsizetype emphasis(qsizetype at)
    {
        const char c = m_line[at];
        qsizetype end = at;
        while (end < m_line.size() && m_line[end] == c)
            ++end;
        const char before = at > 0 ? m_line[at - 1] : ' ', after = end < m_line.size() ? m_line[end] : ' ';
        const bool inWord = c == '_' && isWordPart(before) && isWordPart(after);
        const bool mayOpen = !isSpace(after) && !inWord, mayClose = !isSpace(before) && !inWord;
        const int key = c * 16 + int(std::min<qsizetype>(end - at, 15));
        if (mayClose && m_emphases.contains(key)) {
            const qsizetype begin = m_emphases.take(key);
            cut(begin, begin + end - at);
            cut(at, end);
        } else if (mayOpen && end - at <= 3 && (c != '~' || end - at == 2)) {
            m_emphases.insert(key, at);
        }
        return end;
    }

    // A closing bracket: ends a link or an image, otherwise it is text.
    qsizetype closed(qsizetype at)
    {
        constexpr qsizetype kMaxLength = 4000;
        if (m_open.empty())
            return at + 1;
        const qsizetype begin = m_open.back();
        m_open.pop_back();
        if (at + 1 >= m_line.size() || m_line[at + 1] != '(')
            return at + 1;
        int depth = 1;
        qsizetype end = at + 2;
        for (const qsizetype most = std::min(m_line.size(), end + kMaxLength); end < most && depth; ++end) {
            if (m_line[end] == '[' || m_line[end] == ']')
                break; // not allowed unescaped in a URL
            depth += m_line[end] == '(' ? 1 : m_line[end] == ')' ? -1 : 0;
        }
        if (depth)
            return at + 1;
        if (begin > 0 && m_line[begin - 1] == '!') { // an image with its alternative text
            while (!m_marks.cuts.empty() && m_marks.cuts.back().begin >= begin)
                m_marks.cuts.pop_back();
            return cut(begin - 1, end);
        }
        QByteArrayView address = m_line.sliced(at + 2, end - 1 - (at + 2)).trimmed();
        if (const qsizetype title = address.indexOf(' '); title >= 0)
            address = address.first(title);
        if (address.startsWith('<') && address.endsWith('>'))
            address = address.sliced(1, address.size() - 2);
        m_marks.links.push_back({begin + 1, at, address});
        cut(begin, begin + 1);
        return cut(at, end);
    }

    QByteArrayView m_line;
    bool m_escaped;
    bool m_inFormula = false;
    std::vector<qsizetype> m_open; // positions of open brackets
    QHash<int, qsizetype> m_emphases; // key: marker and length
    Marks m_marks;
};

class MarkdownReader
{
public:
    explicit MarkdownReader(QByteArrayView markdown) : m_markdown(markdown), m_escaped(isEscaped()) { }

    WebText run(qsizetype begin, int *marks)
    {
        for (qsizetype at = begin; at < m_markdown.size();) {
            const qsizetype found = m_markdown.indexOf('\n', at), end = found < 0 ? m_markdown.size() : found;
            line(at, end);
            m_page.text += '\n';
            m_page.map.add(1, end, end);
            at = end + 1;
        }
        *marks = m_marks;
        return std::move(m_page);
    }

private:
    // Returns whether the text uses backslash escapes. A backslash before a letter is TeX, so the clipper did
    // not escape.
    bool isEscaped() const
    {
        for (qsizetype i = 0; (i = m_markdown.indexOf('\\', i)) >= 0; i += 2)
            if (i + 1 < m_markdown.size() && isalpha(static_cast<unsigned char>(m_markdown[i + 1])))
                return false;
        return true;
    }

    void line(qsizetype begin, qsizetype end)
    {
        while (end > begin && isSpace(m_markdown[end - 1]))
            --end;
        if (end > begin && m_markdown[end - 1] == '\\') // hard line break
            --end;
        const QByteArrayView text = m_markdown.sliced(begin, end - begin);
        if (isRule(text, "-") || isRule(text, "*") || isRule(text, "_") || isRule(text, "=")
            || isRule(text, "|-:") || text.startsWith("```"))
            return;
        bool isHeading = false;
        const qsizetype from = leadingMarks(text, &isHeading);
        m_marks += isHeading;
        const Marks marks = InlineReader(text, m_escaped).run(from);
        m_marks += int(marks.links.size());
        const qsizetype written = m_page.text.size();
        std::vector<std::pair<qsizetype, qsizetype>> kept; // positions in the line and in the output
        qsizetype at = from;
        const auto copy = [&](qsizetype to) {
            if (at < to) {
                kept.emplace_back(at, m_page.text.size());
                m_page.text.append(text.data() + at, to - at);
                m_page.map.add(to - at, begin + at, begin + to);
            }
        };
        for (const Marks::Cut &cut : marks.cuts) {
            copy(cut.begin);
            at = std::max(at, cut.end);
        }
        copy(text.size());
        const auto place = [&](qsizetype position) {
            const auto next = std::upper_bound(kept.begin(), kept.end(), position,
                                               [](qsizetype p, const auto &each) { return p < each.first; });
            return next == kept.begin()
                ? written
                : std::min(m_page.text.size(), std::prev(next)->second + position - std::prev(next)->first);
        };
        for (const Marks::Link &link : marks.links)
            m_page.links.append({place(link.begin), place(link.end), QString::fromUtf8(link.address)});
    }

    QByteArrayView m_markdown;
    bool m_escaped;
    int m_marks = 0;
    WebText m_page;
};

} // namespace

WebText markdownText(QByteArrayView markdown, qsizetype begin, int *marks)
{
    return MarkdownReader(markdown).run(begin, marks);
}

} // namespace lectern
