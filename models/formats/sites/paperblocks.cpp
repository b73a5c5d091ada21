#include "paperblocks.h"

#include "models/formats/base/format.h"

#include "pageparts.h"
#include "pagestrings.h"

#include <algorithm>
#include <optional>

namespace lectern
{

namespace
{

// A line below the names with at least this many characters is an abstract, whatever it contains.
constexpr qsizetype kAbstract = 200;
constexpr qsizetype kButton = 24; // maximum length of a button in characters
constexpr qsizetype kWord = 12;

class BlockFinder
{
public:
    BlockFinder(const PageLines &lines, const std::vector<PageHead> &heads, bool isList)
        : m_lines(lines), m_heads(heads), m_isList(isList)
    {
    }

    PaperBlocks find()
    {
        for (qsizetype i = 0; i < m_lines.count() && !isUnwantedAt(i); ++i) {
            if (m_lines.kind(i) == LineKind::Date) {
                m_found.papers.emplace_back();
                m_found.papers.back().dateLine = i;
            } else if (m_lines.kind(i) != LineKind::Blank && !isOfHead(i)) {
                (m_found.papers.empty() ? m_found.around : m_found.papers.back().lines).push_back(i);
            }
        }
        addTruncatedFirst();
        for (PaperBlock &block : m_found.papers)
            clear(block);
        findLast();
        decideGlued();
        return std::move(m_found);
    }

private:
    bool isOfHead(qsizetype line)
    {
        while (m_head < m_heads.size() && m_heads[m_head].end <= line)
            ++m_head;
        return m_head < m_heads.size() && line >= m_heads[m_head].begin;
    }

    // The last block ends the source if nothing follows it. A single word after it may be the truncated next
    // line.
    void findLast()
    {
        if (m_found.papers.empty())
            return;
        PaperBlock &block = m_found.papers.back();
        const qsizetype end = block.lines.empty() ? block.dateLine : block.lines.back();
        const auto after = std::count_if(block.boilerplate.begin(), block.boilerplate.end(),
                                         [end](qsizetype line) { return line > end; });
        const bool isWord =
            after == 1 && block.lines.size() < 3 && m_lines.text(block.boilerplate.back()).size() <= kWord;
        block.last = (!after || isWord) && (m_heads.empty() || m_heads.back().end <= end);
    }

    // If the page begins inside a paper, recovers its names and, if possible, its title.
    void addTruncatedFirst()
    {
        std::vector<qsizetype> &around = m_found.around;
        for (size_t i = 1; i < around.size(); ++i) {
            if (!isProse(m_lines.text(around[i])) || isBoilerplate(m_lines.text(around[i]))
                || !parseNameLine(m_lines.text(around[i - 1])).etAl)
                continue;
            size_t title = i - 1;
            if (!m_isList) {
                if (title == 0 || isBoilerplate(m_lines.text(around[title - 1]))
                    || endsSentence(m_lines.text(around[title - 1])))
                    return;
                --title;
            }
            if (m_lines.text(around[title]).front().isLower())
                return; // a partial title is dropped
            PaperBlock block;
            block.lines.assign(around.begin() + qsizetype(title), around.end());
            around.erase(around.begin() + qsizetype(title), around.end());
            m_found.papers.insert(m_found.papers.begin(), block);
            return;
        }
    }

    // Removes boilerplate between title, names and abstract, and after them.
    void clear(PaperBlock &block) const
    {
        if (isWhole(block))
            return;
        std::vector<qsizetype> kept;
        bool hasNames = false, hasAbstract = false;
        for (const qsizetype line : block.lines) {
            const QStringView text = m_lines.text(line);
            const bool isAbstract = hasNames && !hasAbstract && text.size() >= kAbstract;
            if (!isAbstract && isBoilerplate(text)) {
                block.boilerplate.push_back(line);
                const bool isAfter =
                    hasAbstract || (kept.size() > 1 && endsSentence(m_lines.text(kept.back())));
                if (isAfter && block.closedAt == SIZE_MAX)
                    block.closedAt = kept.size();
                continue;
            }
            kept.push_back(line);
            hasAbstract = hasAbstract || (kept.size() > 1 && isProse(text));
            hasNames = hasNames || kept.size() > 1 || parseNameLine(text).etAl;
        }
        block.lines = std::move(kept);
    }

    // Returns whether the block has only title, names and abstract, so that there is nothing to remove.
    bool isWhole(const PaperBlock &block) const
    {
        const auto &lines = block.lines;
        const size_t names = lines.size() == 2 ? 0 : 1;
        return (lines.size() == 2 || lines.size() == 3) && m_lines.text(lines.back()).size() >= kAbstract
            && m_lines.text(lines[0]).size() > kButton && parseNameLine(m_lines.text(lines[names])).etAl;
    }

    // Decides whether title and names share a line: by the lines if they are clear, otherwise by neighbouring
    // papers if they agree, otherwise by the layout of the page.
    void decideGlued()
    {
        std::vector<PaperBlock> &papers = m_found.papers;
        std::vector<std::optional<bool>> shown;
        shown.reserve(papers.size());
        for (const PaperBlock &block : papers)
            shown.push_back(showsGlued(block));
        std::optional<bool> before;
        std::vector<std::optional<bool>> after(papers.size());
        for (size_t i = papers.size(); i-- > 1;)
            after[i - 1] = shown[i] ? shown[i] : after[i];
        for (size_t i = 0; i < papers.size(); ++i) {
            const bool isAgreed = before && (!after[i] || *before == *after[i]);
            papers[i].glued = shown[i].value_or(isAgreed ? *before : m_isList);
            if (shown[i])
                before = shown[i];
        }
    }

    std::optional<bool> showsGlued(const PaperBlock &block) const
    {
        if (block.lines.empty())
            return {};
        const bool firstEtAl = parseNameLine(m_lines.text(block.lines[0])).etAl;
        const QStringView second = block.lines.size() > 1 ? m_lines.text(block.lines[1]) : QStringView();
        // On a list page even a short abstract ("Abstract unavailable") can look like a name; only "et al."
        // is reliable.
        const bool secondNames = looksLikeNames(second) && (!m_isList || parseNameLine(second).etAl);
        return firstEtAl != secondNames ? std::optional(firstEtAl) : std::nullopt;
    }

    const PageLines &m_lines;
    const std::vector<PageHead> &m_heads;
    bool m_isList;
    size_t m_head = 0;
    PaperBlocks m_found;
};

} // namespace

PaperBlocks findPaperBlocks(const PageLines &lines, const std::vector<PageHead> &heads, bool isList)
{
    return BlockFinder(lines, heads, isList).find();
}

} // namespace lectern
