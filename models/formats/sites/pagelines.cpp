#include "pagelines.h"

#include "models/formats/base/format.h"

#include "pageparts.h"
#include "pagestrings.h"

namespace lectern
{

namespace
{

constexpr qsizetype kProseLine = 150; // minimum length of prose without a full stop
constexpr qsizetype kSentence = 60; // minimum length of a sentence that counts as prose
constexpr qsizetype kWordsOfSentence = 8;

// A date without score and category belongs to a paper only if names follow, because pages contain other
// dates.
bool hasNamesBelow(const PageLines &lines, qsizetype date)
{
    int seen = 0;
    for (qsizetype i = lines.filled(date + 1); i < lines.count() && seen < 4;
         i = lines.filled(i + 1), ++seen) {
        if (lines.kind(i) != LineKind::Text)
            return false;
        if (parseNameLine(lines.text(i)).etAl)
            return true;
        if (seen == 1 && looksLikeNames(lines.text(i)) && !isBoilerplate(lines.text(i))) {
            const qsizetype next = lines.filled(i + 1);
            return next < lines.count() && isProse(lines.text(next));
        }
    }
    return false;
}

} // namespace

PageLines::PageLines(const PageText &text) : m_text(text)
{
    const qsizetype count = text.lineCount();
    m_kinds.resize(count, LineKind::Text);
    m_index.resize(count);
    for (qsizetype i = 0; i < count && !isUnwantedAt(i); ++i) {
        const QStringView line = text.line(i);
        if (line.isEmpty() || isBlankText(line)) {
            m_kinds[i] = LineKind::Blank;
        } else if (line.startsWith(pagestrings::kAbstractLabel)) {
            m_kinds[i] = LineKind::Label;
        } else if (auto date = parseDateLine(line)) {
            m_kinds[i] = LineKind::Date;
            m_index[i] = quint32(m_dates.size());
            m_dates.push_back(*date);
        } else if (const auto head = parseHeadLine(line); head && head->kind != HeadLine::Kind::Category) {
            m_kinds[i] = head->kind == HeadLine::Kind::PapersHeading ? LineKind::Heading : LineKind::Figure;
            m_index[i] = quint32(m_heads.size());
            m_heads.push_back(*head);
        }
    }
    for (qsizetype i = 0; i < count && !isUnwantedAt(i); ++i)
        if (m_kinds[i] == LineKind::Date && !isPaperDate(date(i)) && !hasNamesBelow(*this, i))
            m_kinds[i] = LineKind::Text;
}

qsizetype PageLines::filled(qsizetype line) const
{
    while (line < count() && m_kinds[line] == LineKind::Blank)
        ++line;
    return line;
}

bool isProse(QStringView line)
{
    if (line.size() >= kProseLine)
        return true;
    if (line.size() < kSentence || !endsSentence(line) || parseNameLine(line).etAl)
        return false;
    qsizetype words = 1;
    for (const QChar c : line)
        words += c.isSpace();
    return words >= kWordsOfSentence;
}

bool isPaperDate(const DateLine &date)
{
    return date.score || isKnownCategory(date.category);
}

} // namespace lectern
