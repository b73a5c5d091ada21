#include "pagetext.h"

#include "dateline.h"
#include "pageparts.h"
#include "pagestrings.h"

#include <algorithm>

namespace lectern
{

namespace
{

// A text counts as wrapped only if its line width is that of a terminal or letter and several lines are full.
constexpr qsizetype kNarrowest = 40;
constexpr qsizetype kWidest = 132;
constexpr qsizetype kMinFull = 3;
constexpr qsizetype kProse = 40; // minimum length of a line that may continue on the next one

QStringView firstWord(QStringView line)
{
    qsizetype end = 0;
    while (end < line.size() && !line[end].isSpace())
        ++end;
    return line.first(end);
}

// Returns whether the first word of the next line would not have fit on this line.
bool isFull(QStringView line, QStringView next, qsizetype columns)
{
    return line.size() + 1 + firstWord(next).size() > columns;
}

bool isAlone(QStringView line)
{
    if (parseDateLine(line) || line.startsWith(pagestrings::kAbstractLabel))
        return true;
    const auto head = parseHeadLine(line);
    return head && head->kind != HeadLine::Kind::Category;
}

// Returns the column at which the text is wrapped; 0 if it is not.
qsizetype brokenColumn(const std::vector<QStringView> &lines)
{
    qsizetype columns = 0;
    for (const QStringView line : lines) {
        if (line.size() > kWidest)
            return 0;
        if (firstWord(line).size() < line.size())
            columns = std::max(columns, line.size());
    }
    if (columns < kNarrowest)
        return 0;
    qsizetype full = 0, open = 0;
    for (size_t i = 0; i + 1 < lines.size(); ++i) {
        if (lines[i].size() < kProse || lines[i + 1].isEmpty() || isAlone(lines[i]) || isAlone(lines[i + 1]))
            continue;
        ++(isFull(lines[i], lines[i + 1], columns) ? full : open);
    }
    return full >= kMinFull && full >= 2 * open ? columns : 0;
}

// Returns whether a line of a wrapped text continues on the next one.
bool continues(QStringView line, QStringView next, qsizetype columns)
{
    if (line.isEmpty() || next.isEmpty() || !isFull(line, next, columns) || isAlone(line) || isAlone(next))
        return false;
    if (parseNameLine(line).etAl && !next.front().isLower() && next.front() != u'(')
        return false;
    if (line.size() < kProse && isBoilerplate(line))
        return false;
    return !endsSentence(line) || !isBoilerplate(next);
}

} // namespace

PageText::PageText(QByteArrayView bytes) : m_source(bytes)
{
    const QStringView text = m_source.text();
    // Fast path: most pages have a line that is longer than any wrap column.
    bool isWide = false;
    for (qsizetype i = 0; i < m_source.lineCount() && !isWide; ++i)
        isWide = m_source.line(i).end - m_source.line(i).begin > 2 * kWidest;
    // Fast path: nearly all characters have smaller code points than the first invisible character.
    bool hasInvisible = false;
    for (qsizetype at = runBelow(text, kFirstInvisible); at < text.size() && !hasInvisible;
         at += 1 + runBelow(text.sliced(at + 1), kFirstInvisible))
        hasInvisible = isInvisible(text[at]);
    if (hasInvisible || !isWide)
        repair();
}

void PageText::repair()
{
    // First remove invisible characters from each line, then join wrapped lines.
    const QStringView text = m_source.text();
    QString seen;
    std::vector<qsizetype> positions;
    std::vector<Line> lines;
    seen.reserve(text.size());
    positions.reserve(text.size());
    for (qsizetype i = 0; i < m_source.lineCount(); ++i) {
        const SourceLine line = m_source.line(i);
        const qsizetype begin = seen.size();
        for (qsizetype at = line.begin; at < line.end; ++at) {
            if (isInvisible(text[at]))
                continue;
            seen += text[at];
            positions.push_back(at);
        }
        lines.push_back({line.number, begin, seen.size()});
    }
    std::vector<QStringView> views;
    views.reserve(lines.size());
    for (const Line &line : lines)
        views.push_back(QStringView(seen).mid(line.begin, line.end - line.begin).trimmed());
    m_brokenAt = brokenColumn(views);
    if (!m_brokenAt && seen.size() == std::count_if(text.begin(), text.end(), [](QChar c) {
                           return c != u'\n' && c != u'\r';
                       }))
        return;
    m_isRepaired = true;
    m_text.reserve(seen.size() + qsizetype(lines.size()));
    m_positions.reserve(seen.size() + lines.size());
    for (size_t i = 0; i < lines.size(); ++i) {
        const bool joins = m_brokenAt && i > 0 && continues(views[i - 1], views[i], m_brokenAt);
        if (joins) {
            while (m_text.size() > m_lines.back().begin && m_text.back().isSpace()) {
                m_text.chop(1);
                m_positions.pop_back();
            }
            m_text += u' ';
            m_positions.push_back(m_source.line(qsizetype(i) - 1).end);
        } else {
            m_lines.push_back({lines[i].number, m_text.size(), 0});
        }
        for (qsizetype at = joins ? views[i].data() - seen.data() : lines[i].begin; at < lines[i].end; ++at) {
            m_text += seen[at];
            m_positions.push_back(positions[at]);
        }
        m_lines.back().end = m_text.size();
    }
}

QStringView PageText::line(qsizetype index) const
{
    if (!m_isRepaired)
        return m_source.lineText(index).trimmed();
    return QStringView(m_text).mid(m_lines[index].begin, m_lines[index].end - m_lines[index].begin).trimmed();
}

std::pair<qsizetype, qsizetype> PageText::sourceRange(QStringView part) const
{
    const qsizetype begin = part.data() - text().data();
    if (!m_isRepaired || part.isEmpty())
        return {begin, begin + part.size()};
    return {m_positions[begin], m_positions[begin + part.size() - 1] + 1};
}

bool PageText::endsWithin(QStringView lastWords) const
{
    const QList<ByteRange> &damaged = m_source.damaged();
    if (!damaged.isEmpty() && damaged.last().end == m_source.byteCount())
        return true;
    return !endsSentence(lastWords) || endsInLoneBlank();
}

// Returns whether the last non-empty line ends with a space and no other line does.
bool PageText::endsInLoneBlank() const
{
    const auto endsInBlank = [this](qsizetype index) {
        const QStringView line = m_source.lineText(index);
        return !line.isEmpty() && QStringView(u" \t\u00a0\u202f").contains(line.back());
    };
    qsizetype last = m_source.lineCount() - 1;
    while (last >= 0 && m_source.lineText(last).trimmed().isEmpty())
        --last;
    if (last < 0 || !endsInBlank(last))
        return false;
    for (qsizetype index = 0; index < last; ++index)
        if (endsInBlank(index))
            return false;
    return true;
}

} // namespace lectern
