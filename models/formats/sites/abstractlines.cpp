#include "abstractlines.h"

#include "models/formats/base/format.h"

#include "pageparts.h"
#include "pagestrings.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxStrayLength = 40; // maximum length of a stray line in characters
constexpr qsizetype kLongAbstract = 300;

bool speaksToReader(QStringView line)
{
    for (const QStringView word : qTokenize(line, u' '))
        for (const QStringView reader : pagestrings::kReader)
            if (word.compare(reader, Qt::CaseInsensitive) == 0)
                return true;
    return false;
}

// Advertisements follow other boilerplate, are exclamations, or address the reader.
bool looksLikeAdvert(const PaperBlock &record, QStringView line)
{
    return line.size() < AbstractLines::kParagraph
        && (!record.boilerplate.empty() || (!record.last && !endsSentence(line)) || line.endsWith(u'!')
            || speaksToReader(line));
}

} // namespace

AbstractLines::AbstractLines(const PageLines &lines, const std::vector<PaperBlock> &records) : m_lines(lines)
{
    int longOnes = 0, bare = 0;
    for (const PaperBlock &record : records) {
        if (isUnwanted())
            return;
        const size_t first = record.glued ? 1 : 2;
        m_missing += record.lines.size() <= first;
        m_adverts +=
            record.lines.size() > first && looksLikeAdvert(record, m_lines.text(record.lines[first]));
        bool hasSentence = false;
        for (size_t i = first; i < record.lines.size() && !hasSentence; ++i) {
            const QStringView line = m_lines.text(record.lines[i]);
            hasSentence =
                line.size() >= kParagraph || (endsSentence(line) && tidySpace(line).count(u' ') > 1);
            longOnes += hasSentence && line.size() >= kLongAbstract;
        }
        bare += !hasSentence;
    }
    const int papers = int(records.size());
    m_hasLongAbstracts = papers > 1 && 2 * longOnes > papers;
    m_hasSomeAbstracts = longOnes > 0;
    m_hasNoAbstracts = papers > 1 && 2 * bare > papers;
}

bool AbstractLines::isNone(const PaperBlock &record, size_t index) const
{
    const QStringView line = m_lines.text(record.lines[index]);
    if (line.size() >= kParagraph)
        return false;
    const bool isEnd = record.last && index + 1 == record.lines.size();
    if (m_hasNoAbstracts || (m_hasLongAbstracts && !isEnd))
        return true;
    if (m_hasSomeAbstracts && !isEnd && !endsSentence(line))
        return true;
    // The source may end inside the date of the next paper.
    if (const auto date = parseDateLine(QString(line + u" 1"_s)); isEnd && date && isPaperDate(*date))
        return true;
    // A few words above a paragraph are a button.
    return line.size() < kMaxStrayLength && !endsSentence(line) && index + 1 < record.lines.size()
        && isProse(m_lines.text(record.lines[index + 1]));
}

bool AbstractLines::isUnclear(const PaperBlock &record, QStringView line) const
{
    return line.size() < kParagraph && (looksLikeAdvert(record, line) || m_missing + m_adverts > 1);
}

bool AbstractLines::isStray(const PaperBlock &record, size_t index, const QString &abstract) const
{
    const QStringView line = m_lines.text(record.lines[index]);
    if (index >= record.closedAt)
        return true;
    if (continues(line, abstract))
        return false;
    if (m_hasLongAbstracts)
        return line.size() < kParagraph || !endsSentence(line);
    if (line.size() >= kMaxStrayLength || !endsSentence(abstract))
        return false;
    return !endsSentence(line) || tidySpace(line).count(u' ') < 2;
}

bool AbstractLines::continues(QStringView line, const QString &abstract)
{
    if (line.contains(u"http://") || line.contains(u"https://"))
        return endsSentence(line) || line.contains(u"ode");
    return !endsSentence(abstract)
        && (line.front().isLower() || QStringView(u"$\\([-•").contains(line.front()));
}

// A few lower-case words may also be a button or a version number of the site.
bool AbstractLines::continuesAbstract(QStringView line, const QString &abstract)
{
    return continues(line, abstract)
        && (line.size() >= kMaxStrayLength || endsSentence(line) || !line.front().isLower());
}

} // namespace lectern
