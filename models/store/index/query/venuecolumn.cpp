#include "venuecolumn.h"

#include "models/core/fold.h"
#include "models/core/shortvenue.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

// Up to this number of papers, rows are read one by one.
static constexpr uint32_t kMaxSparse = 4'000;
static constexpr uint32_t kVenuesBetweenChecks = 4096;

void VenueColumn::clear()
{
    m_isWhole = false;
    m_names = {QString()};
    m_asked = m_words = {QStringList()};
    m_numbers.clear();
    m_venues = {};
    m_few.clear();
}

uint32_t VenueColumn::numberOf(std::string_view printed)
{
    const QByteArray key = QByteArray::fromRawData(printed.data(), qsizetype(printed.size()));
    if (const auto known = m_numbers.constFind(key); known != m_numbers.cend())
        return *known;
    const auto number = uint32_t(m_names.size());
    const std::string known = shortVenue(printed).name;
    m_words.push_back(foldedWords(QString::fromUtf8(key)));
    m_names.append(known.empty() ? QString::fromUtf8(key) : QString::fromStdString(known));
    m_asked.push_back(known.empty() ? m_words.back() : foldedWords(m_names.last()));
    if (!known.empty())
        m_words.back() += m_asked.back();
    m_numbers.insert(QByteArray(key.constData(), key.size()), number);
    return number;
}

Result<> VenueColumn::use(const Snapshot &snapshot, Connection &connection, const Bitmap &papers,
                          const Cancelled &cancelled)
{
    if (m_generation == snapshot.generation() && m_isWhole)
        return {};
    clear();
    m_generation = snapshot.generation();
    uint32_t rows = 0;
    const auto isCancelled = [&] { return ++rows % kVenuesBetweenChecks == 0 && cancelled && cancelled(); };
    if (papers.count() <= kMaxSparse) {
        Statement one(connection, "SELECT venue FROM paper WHERE id = ? AND venue IS NOT NULL");
        Result<> read;
        papers.forEach([&](uint32_t paper) {
            if (!read)
                return;
            if (isCancelled())
                read = Error::cancelled();
            else
                read =
                    one.bind(1, qint64(paper)).forEach([&] { m_few.insert(paper, numberOf(one.bytes(0))); });
        });
        return read;
    }
    m_venues.resize(snapshot.size());
    Statement all(connection, "SELECT id, venue FROM paper WHERE venue IS NOT NULL");
    LECTERN_TRY(all.forEach([&]() -> Result<> {
        if (isCancelled())
            return Error::cancelled();
        if (const qint64 paper = all.number(0); paper >= 0 && paper < qint64(m_venues.size()))
            m_venues.set(size_t(paper), numberOf(all.bytes(1)));
        return {};
    }));
    m_venues.complete();
    m_isWhole = true;
    return {};
}

std::vector<uint32_t> VenueColumn::count(const Bitmap &papers) const
{
    std::vector<uint32_t> counts(size_t(m_names.size()));
    if (m_isWhole)
        papers.forEach([&](uint32_t paper) {
            if (paper < m_venues.size())
                ++counts[m_venues[paper]];
        });
    else
        for (auto it = m_few.cbegin(); it != m_few.cend(); ++it)
            ++counts[*it];
    counts[0] = 0;
    return counts;
}

std::vector<uint32_t> VenueColumn::found(const std::vector<size_t> &venues,
                                         const std::vector<uint32_t> &counts) const
{
    QHash<QString, std::vector<uint32_t>> having; // by word: the venues that contain it
    for (size_t venue = 1; venue < counts.size(); ++venue)
        if (counts[venue])
            for (const QString &word : m_words[venue])
                if (auto &names = having[word];
                    names.empty() || names.back() != venue) // a name may repeat a word
                    names.push_back(uint32_t(venue));
    QStringList sorted = having.keys();
    std::sort(sorted.begin(), sorted.end());
    std::vector<uint32_t> found;
    for (const size_t venue : venues) {
        const QStringList &words = m_asked[venue];
        std::vector<uint32_t> fitting; // the venues with all words so far, each once
        for (qsizetype i = 0; i < words.size(); ++i) {
            const bool isLast = i + 1 == words.size();
            std::vector<uint32_t> these;
            const auto first =
                isLast ? std::lower_bound(sorted.cbegin(), sorted.cend(), words[i]) : sorted.cend();
            for (auto word = first; isLast && word != sorted.cend() && word->startsWith(words[i]); ++word) {
                const auto &more = having[*word];
                these.insert(these.end(), more.begin(), more.end());
            }
            if (!isLast)
                these = having.value(words[i]);
            std::sort(these.begin(), these.end());
            these.erase(std::unique(these.begin(), these.end()), these.end());
            if (i > 0)
                std::erase_if(these, [&](uint32_t one) {
                    return !std::binary_search(fitting.begin(), fitting.end(), one);
                });
            fitting = std::move(these);
        }
        uint32_t papers = 0;
        for (const uint32_t one : fitting)
            papers += counts[one];
        found.push_back(papers);
    }
    return found;
}

} // namespace lectern::index
