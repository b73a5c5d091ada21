#include "wordpostings.h"

#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"

#include <algorithm>

namespace lectern::index
{

WordPostings::WordPostings(const Connection &c)
    : m_posting(c, "SELECT papers, list FROM index_posting WHERE segment = ? AND key = ?"),
      m_words(c, "SELECT key, papers, list FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
      m_lists(c)
{
}

Result<qint64> WordPostings::read(const Snapshot &snapshot, Tag tag, const std::string &word, qint64 most,
                                  std::vector<uint32_t> *papers)
{
    const std::string key = makeKey(tag, word);
    qint64 count = 0;
    for (const Snapshot::Segment &segment : snapshot.segments()) {
        LECTERN_TRY(const auto row, m_posting.bind(1, qint64(segment.info.id)).bindBytes(2, key).next());
        if (!row)
            continue;
        count += countedPapers(m_posting.number(0));
        const bool wanted = m_posting.number(0) <= most;
        const size_t before = papers->size();
        const auto list = wanted ? m_lists.whole(m_posting.bytes(1)) : Result<BorrowedList>(BorrowedList());
        const bool sound =
            !wanted || (list && decodePostings(list->bytes(), segment.info.base, snapshot.size(), papers));
        m_posting.reset();
        LECTERN_TRY(list);
        if (!sound)
            return damage();
        if (segment.hasDead)
            papers->erase(std::remove_if(papers->begin() + ptrdiff_t(before), papers->end(),
                                         [&](uint32_t paper) { return !segment.live.test(paper); }),
                          papers->end());
        if (before > 0 && papers->size() > before && (*papers)[before - 1] > (*papers)[before])
            std::sort(papers->begin(), papers->end());
    }
    return count;
}

Result<std::unordered_map<std::string, WordCount>> WordPostings::countWords(const Snapshot &snapshot, Tag tag,
                                                                            const Bitmap &papers,
                                                                            qint64 fewest,
                                                                            const Cancelled &cancelled)
{
    const std::string from = makeKey(tag, {}), to = makeKey(Tag(tag + 1), {});
    std::unordered_map<std::string, WordCount> counts;
    for (const Snapshot::Segment &segment : snapshot.segments()) {
        m_words.bind(1, qint64(segment.info.id)).bindBytes(2, from).bindBytes(3, to);
        const auto counted = countSegment(snapshot, segment, papers, fewest, cancelled, &counts);
        m_words.reset();
        LECTERN_TRY(counted);
    }
    return counts;
}

Result<> WordPostings::countSegment(const Snapshot &snapshot, const Snapshot::Segment &segment,
                                    const Bitmap &papers, qint64 fewest, const Cancelled &cancelled,
                                    std::unordered_map<std::string, WordCount> *counts)
{
    std::vector<uint32_t> with;
    for (int rows = 0;; ++rows) {
        LECTERN_TRY(const auto row, m_words.next());
        if (!row)
            return {};
        if (rows % 256 == 0 && cancelled && cancelled())
            return Error::cancelled();
        if (m_words.number(1) < fewest)
            continue;
        with.clear();
        LECTERN_TRY(const auto list, m_lists.whole(m_words.bytes(2)));
        if (!decodePostings(list.bytes(), segment.info.base, snapshot.size(), &with))
            return damage();
        WordCount &count = (*counts)[std::string(m_words.bytes(0).substr(1))];
        for (const uint32_t paper : with) {
            const bool alive = !segment.hasDead || segment.live.test(paper);
            count.all += alive;
            count.here += alive && papers.test(paper);
        }
    }
}

} // namespace lectern::index
