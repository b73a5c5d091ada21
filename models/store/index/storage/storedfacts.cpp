#include "storedfacts.h"

#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "terms.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

namespace lectern::index
{

namespace
{

// Format: magic, number of papers, number of names, flags for columns that are short or left
// out. The columns follow as in memory (little endian on all supported machines), then the names, one per
// line, and a checksum.
constexpr std::string_view kMagic = "LF3\n";
enum Form : uint8_t {
    // Number of runs, then first paper and length of each. Without the flag: four bytes per paper.
    PapersInRuns = 1 << 0,
    WithScores = 1 << 1,
    WithCitations = 1 << 2,
    ShortDays = 1 << 3, // two bytes: days since the day before the first one, which is stored; 0: none
    // Two bytes. Numbers that do not fit are kApart in the column. These numbers precede the column: their
    // count, then four bytes each, in the order of the papers.
    ShortCategories = 1 << 4,
};
constexpr uint32_t kMaxShort = 65535; // of days
constexpr uint16_t kApart = 0xffff;

constexpr size_t kValuesAtOnce = 4096; // small enough to stay in the L1 cache between the steps
constexpr size_t kBytesAtOnce = size_t(64)
    << 10; // small enough to stay in the L2 cache; a multiple of eight for the checksum

template <typename Column>
void putColumn(std::string *out, const Column &column)
{
    out->append(reinterpret_cast<const char *>(column.data()), column.size() * sizeof(column[0]));
}
template <typename T>
void putNumber(std::string *out, T number)
{
    out->append(reinterpret_cast<const char *>(&number), sizeof number);
}

void putPapers(std::string *out, const std::vector<uint32_t> &papers, uint8_t *form)
{
    std::vector<uint32_t> runs; // first paper and length of each
    for (const uint32_t paper : papers) {
        if (runs.empty() || runs[runs.size() - 2] + runs.back() != paper)
            runs.insert(runs.end(), {paper, 0});
        ++runs.back();
    }
    if (runs.size() >= papers.size()) {
        putColumn(out, papers);
        return;
    }
    *form |= PapersInRuns;
    putNumber(out, uint32_t(runs.size() / 2));
    putColumn(out, runs);
}

void putDays(std::string *out, const std::vector<int32_t> &days, uint8_t *form)
{
    int64_t first = std::numeric_limits<int64_t>::max(), last = kNoDay;
    for (const int32_t day : days)
        if (day != kNoDay) {
            first = std::min<int64_t>(first, day);
            last = std::max<int64_t>(last, day);
        }
    if (last < first || last - first >= kMaxShort) {
        putColumn(out, days);
        return;
    }
    *form |= ShortDays;
    std::vector<uint16_t> since(days.size());
    std::transform(days.begin(), days.end(), since.begin(),
                   [first](int32_t day) { return day == kNoDay ? uint16_t(0) : uint16_t(day - first + 1); });
    putNumber(out, int32_t(first));
    putColumn(out, since);
}

void putCategories(std::string *out, const std::vector<uint32_t> &categories, uint8_t *form)
{
    std::vector<uint32_t> apart;
    std::copy_if(categories.begin(), categories.end(), std::back_inserter(apart),
                 [](uint32_t category) { return category >= kApart; });
    if (apart.size() > categories.size() / 2) {
        putColumn(out, categories);
        return;
    }
    *form |= ShortCategories;
    std::vector<uint16_t> brief(categories.size());
    std::transform(categories.begin(), categories.end(), brief.begin(),
                   [](uint32_t category) { return uint16_t(std::min<uint32_t>(category, kApart)); });
    putNumber(out, uint32_t(apart.size()));
    putColumn(out, apart);
    putColumn(out, brief);
}

} // namespace

std::string FactColumns::toBytes() const
{
    uint8_t form = 0;
    if (!scores.isEmpty())
        form |= WithScores;
    if (!citations.isEmpty())
        form |= WithCitations;
    std::string out(kMagic);
    putNumber(&out, uint32_t(papers.size()));
    putNumber(&out, uint32_t(categoryNames.size()));
    const size_t formAt = out.size();
    putNumber(&out, form);
    putPapers(&out, papers, &form);
    putDays(&out, days, &form);
    putColumn(&out, scores.values());
    putColumn(&out, citations.values());
    putColumn(&out, flags);
    putCategories(&out, categories, &form);
    out[formAt] = char(form);
    for (const std::string &name : categoryNames)
        (out += name) += '\n';
    putNumber(&out, checksum(out));
    return out;
}

StoredFacts::StoredFacts(size_t length, Read read)
    : m_read(std::move(read)), m_sum(length), m_left(length) { }

// Reads the next bytes, which the checksum covers.
Result<> StoredFacts::take(void *to, size_t length)
{
    char *at = static_cast<char *>(to);
    while (length > 0) {
        if (m_at == m_end) {
            m_at = 0;
            m_end = std::min(m_left, kBytesAtOnce);
            if (m_end == 0)
                return damage();
            m_piece.resize(std::max(m_piece.size(), m_end));
            LECTERN_TRY(m_read(m_piece.data(), m_end));
            m_sum.add({m_piece.data(), m_end});
            m_left -= m_end;
        }
        const size_t taken = std::min(length, m_end - m_at);
        std::memcpy(at, m_piece.data() + m_at, taken);
        at += taken;
        m_at += taken;
        length -= taken;
    }
    return {};
}

template <typename T>
Result<T> StoredFacts::number()
{
    T number;
    LECTERN_TRY(take(&number, sizeof number));
    return number;
}

template <typename T>
Result<std::vector<T>> StoredFacts::numbers(size_t count)
{
    if (count > (m_end - m_at + m_left) / sizeof(T)) // checked before allocation
        return damage();
    std::vector<T> numbers(count);
    LECTERN_TRY(take(numbers.data(), count * sizeof(T)));
    return numbers;
}

// Passes all values of a column on.
template <typename Stored, typename T, typename Convert>
Result<> StoredFacts::column(const Take<T> &take, Convert &&convert)
{
    std::array<Stored, kValuesAtOnce> stored;
    std::array<T, kValuesAtOnce> values;
    for (size_t at = 0; at < m_size; at += kValuesAtOnce) {
        const size_t count = std::min(m_size - at, kValuesAtOnce);
        LECTERN_TRY(this->take(stored.data(), count * sizeof(Stored)));
        std::transform(stored.begin(), stored.begin() + count, values.begin(), convert);
        take(at, {values.data(), count});
    }
    return {};
}

Result<StoredFacts> StoredFacts::open(size_t length, Read read)
{
    uint32_t counts[2] = {};
    if (length < kMagic.size() + sizeof counts + 1 + sizeof(uint32_t))
        return damage();
    StoredFacts facts(length - sizeof(uint32_t), std::move(read));
    std::array<char, kMagic.size()> magic{};
    LECTERN_TRY(facts.take(magic.data(), magic.size()));
    if (std::string_view(magic.data(), magic.size()) != kMagic)
        return damage();
    LECTERN_TRY(facts.take(counts, sizeof counts));
    facts.m_size = counts[0];
    facts.m_names = counts[1];
    LECTERN_TRY(facts.m_form, facts.number<uint8_t>());
    // Each paper and each name needs some bytes, so a wrong count is found before allocation: a paper has its
    // day, flags and categories, a name its line end.
    const size_t shortest =
        size_t(facts.m_form & ShortDays ? 2 : 4) + 1 + (facts.m_form & ShortCategories ? 2 : 4);
    if (facts.m_size == 0 || facts.m_size > length / shortest || facts.m_names > length)
        return damage();
    return facts;
}

Result<StoredFacts> StoredFacts::open(std::string_view bytes)
{
    return open(bytes.size(), [bytes](char *to, size_t length) mutable -> Result<> {
        std::memcpy(to, bytes.data(), length);
        bytes.remove_prefix(length);
        return {};
    });
}

Result<PaperRuns> StoredFacts::papers()
{
    PaperRuns papers;
    const auto add = [&](uint32_t paper, size_t count) {
        if (count == 0 || count > m_size - papers.size() || (papers.size() && paper <= papers.last())
            || !isPaperNumber(int64_t(paper) + int64_t(count) - 1))
            return false;
        papers.append(paper, count);
        return true;
    };
    bool areSound = true;
    if (m_form & PapersInRuns) {
        LECTERN_TRY(const auto count, number<uint32_t>());
        LECTERN_TRY(const auto runs, numbers<uint32_t>(size_t(count) * 2));
        for (size_t run = 0; run < runs.size() && areSound; run += 2)
            areSound = add(runs[run], runs[run + 1]);
    } else {
        LECTERN_TRY(column<uint32_t>(Take<uint32_t>([&](size_t, std::span<const uint32_t> some) {
                                         for (size_t i = 0; i < some.size() && areSound; ++i)
                                             areSound = add(some[i], 1);
                                     }),
                                     std::identity()));
    }
    if (!areSound || papers.size() != m_size)
        return damage();
    return papers;
}

Result<> StoredFacts::days(const Take<int32_t> &take)
{
    if (!(m_form & ShortDays))
        return column<int32_t>(take, std::identity());
    LECTERN_TRY(const auto first, number<int32_t>());
    return column<uint16_t>(take, [before = int64_t(first) - 1](uint16_t since) {
        return since ? int32_t(before + since) : kNoDay;
    });
}

Result<> StoredFacts::scores(const Take<double> &take)
{
    return m_form & WithScores ? column<double>(take, std::identity()) : Result<>();
}

Result<> StoredFacts::citations(const Take<int32_t> &take)
{
    return m_form & WithCitations ? column<int32_t>(take, std::identity()) : Result<>();
}

Result<> StoredFacts::flags(const Take<uint8_t> &take)
{
    return column<uint8_t>(take, std::identity());
}

Result<> StoredFacts::categories(const Take<uint32_t> &take)
{
    const Take<uint32_t> taking = [&](size_t at, std::span<const uint32_t> some) {
        m_greatestCategory = std::max(m_greatestCategory, *std::max_element(some.begin(), some.end()));
        take(at, some);
    };
    if (!(m_form & ShortCategories))
        return column<uint32_t>(taking, std::identity());
    LECTERN_TRY(const auto count, number<uint32_t>());
    LECTERN_TRY(const auto apart, numbers<uint32_t>(count));
    size_t next = 0;
    LECTERN_TRY(column<uint16_t>(taking, [&](uint16_t brief) {
        if (brief != kApart)
            return uint32_t(brief);
        return next < apart.size() ? apart[next++] : (++next, ~uint32_t(0));
    }));
    return next == apart.size() ? Result<>() : damage();
}

Result<std::vector<std::string_view>> StoredFacts::names(std::string *text)
{
    if (m_greatestCategory >= m_names)
        return damage();
    text->resize(m_end - m_at + m_left);
    LECTERN_TRY(take(text->data(), text->size()));
    uint32_t sum = 0;
    LECTERN_TRY(m_read(reinterpret_cast<char *>(&sum), sizeof sum));
    if (sum != m_sum.value())
        return damage();
    std::vector<std::string_view> names;
    names.reserve(m_names);
    std::string_view rest = *text;
    while (names.size() < m_names) {
        const size_t end = rest.find('\n');
        if (end == std::string_view::npos)
            return damage();
        names.push_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    return names;
}

std::optional<FactColumns> FactColumns::fromBytes(std::string_view bytes)
{
    const auto read = [&](FactColumns *columns) -> Result<> {
        LECTERN_TRY(auto stored, StoredFacts::open(bytes));
        const auto into = [](auto *column) {
            return [column](size_t, const auto &some) {
                column->insert(column->end(), some.begin(), some.end());
            };
        };
        const auto rare = [&](auto *column) {
            column->resize(stored.size());
            return [column](size_t at, const auto &some) { column->set(at, some); };
        };
        LECTERN_TRY(const auto numbers, stored.papers());
        numbers.forEach([&](uint32_t paper, size_t, size_t count) {
            for (size_t i = 0; i < count; ++i)
                columns->papers.push_back(paper + uint32_t(i));
        });
        LECTERN_TRY(stored.days(into(&columns->days)));
        LECTERN_TRY(stored.scores(rare(&columns->scores)));
        LECTERN_TRY(stored.citations(rare(&columns->citations)));
        LECTERN_TRY(stored.flags(into(&columns->flags)));
        LECTERN_TRY(stored.categories(into(&columns->categories)));
        std::string text;
        LECTERN_TRY(const auto names, stored.names(&text));
        columns->categoryNames.assign(names.begin(), names.end());
        return {};
    };
    FactColumns columns;
    return read(&columns) ? std::optional(std::move(columns)) : std::nullopt;
}

} // namespace lectern::index
