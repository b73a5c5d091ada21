#include "textorders.h"

#include "models/core/fold.h"
#include "models/store/sqlite/try.h"
#include "terms.h"

#include <algorithm>
#include <limits>

namespace lectern::index
{

namespace
{

// fold() for plain ASCII without TeX; false for other texts.
bool foldPlain(std::string_view text, std::string *out)
{
    out->clear();
    for (const char c : text) {
        if (static_cast<uint8_t>(c) >= 0x80 || c == '\\' || c == '\0')
            return false;
        if (c != ' ' && !(c >= '\t' && c <= '\r'))
            *out += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
        else if (!out->empty() && out->back() != ' ')
            *out += ' ';
    }
    if (!out->empty() && out->back() == ' ')
        out->pop_back();
    return true;
}

// Appends the number in big-endian order.
void putBytes(std::string *out, uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        *out += char(number >> shift & 0xff);
}

} // namespace

void makeOrderKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key)
{
    if (!foldPlain(utf8, key)) {
        QString text = QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
        text.replace(QChar(u'\0'), QChar(u' ')); // a NUL ends the text in the key
        *key = fold(text).toStdString();
    }
    *key += '\0';
    putBytes(key, uint32_t(int64_t(std::numeric_limits<int32_t>::max()) - day));
    putBytes(key, ~paper);
}

namespace
{

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    std::string small(word);
    std::transform(small.begin(), small.end(), small.begin(), [](char c) { return char(c | 0x20); });
    while (small.ends_with('.'))
        small.pop_back();
    return std::find(words.begin(), words.end(), small) != words.end();
}

// Appends "Berg Ada van der" for "Ada van der Berg".
void appendInverted(std::string_view name, std::string *to)
{
    size_t end = name.size(), space = name.rfind(' ');
    if (space != std::string_view::npos && isOneOf(name.substr(space + 1), {"jr", "sr", "ii", "iii", "iv"})) {
        end = space;
        space = name.rfind(' ', space - 1);
    }
    if (space == std::string_view::npos || name.starts_with("The ")
        || isOneOf(name.substr(space + 1),
                   {"collaboration", "consortium", "group", "team", "organization", "organisation",
                    "institute", "university", "committee", "society", "association"})) {
        *to += name;
        return;
    }
    *to += name.substr(space + 1, end - space - 1);
    *to += ' ';
    *to += name.substr(0, space);
}

} // namespace

void makeAuthorsKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key)
{
    std::string names;
    names.reserve(utf8.size());
    while (!utf8.empty()) {
        const size_t end = std::min(utf8.find('\n'), utf8.size());
        appendInverted(utf8.substr(0, end), &names);
        utf8.remove_prefix(std::min(end + 1, utf8.size()));
        if (!utf8.empty())
            names += '\n';
    }
    makeOrderKey(names, day, paper, key);
}

void OrderKeys::add(uint32_t paper, std::string_view key)
{
    m_added.push_back({firstBytes(key), m_keys.size(), uint32_t(key.size()), paper});
    m_keys += key;
}

void OrderKeys::sort()
{
    std::sort(m_added.begin(), m_added.end(), [this](const Key &a, const Key &b) {
        return a.begin != b.begin ? a.begin < b.begin : whole(a) < whole(b);
    });
}

OrderTexts::OrderTexts(const Connection &connection, SortOrder::Key key, const DayColumn &days)
    : m_makeKey(key == SortOrder::Key::Title ? makeOrderKey : makeAuthorsKey), m_days(days),
      m_all(connection,
            key == SortOrder::Key::Title ? "SELECT id, title FROM paper" : "SELECT id, authors FROM paper"),
      m_one(connection,
            key == SortOrder::Key::Title ? "SELECT title FROM paper WHERE id = ?"
                                         : "SELECT authors FROM paper WHERE id = ?")
{
}

Result<> OrderTexts::forEach(const std::function<Result<>(uint32_t, std::string_view)> &take)
{
    LECTERN_TRY(m_all.forEach([&]() -> Result<> {
        const auto paper = m_all.number(0);
        if (paper < 0 || size_t(paper) >= m_days.size())
            return {};
        m_makeKey(m_all.bytes(1), m_days[size_t(paper)], uint32_t(paper), &m_key);
        LECTERN_TRY(take(uint32_t(paper), m_key));
        return {};
    }));
    return {};
}

Result<std::string_view> OrderTexts::of(uint32_t paper)
{
    const auto [place, isNew] = m_known.try_emplace(paper);
    if (isNew) {
        LECTERN_TRY(const auto row, m_one.bind(1, qint64(paper)).next());
        if (!row || paper >= m_days.size())
            return damage();
        m_makeKey(m_one.bytes(0), m_days[paper], paper, &place->second);
        m_one.reset();
    }
    return std::string_view(place->second);
}

Result<TextOrder> sortedByText(OrderTexts &texts, const Bitmap &papers,
                               const std::function<void(uint32_t, std::string_view)> &visit)
{
    OrderKeys keys;
    TextOrder order;
    LECTERN_TRY(texts.forEach([&](uint32_t paper, std::string_view key) -> Result<> {
        if (papers.test(paper)) {
            order.missing += isWithoutText(key);
            keys.add(paper, key);
        }
        return {};
    }));
    keys.sort();
    for (size_t i = 0; i < keys.size(); ++i) {
        order.papers.push_back(keys.paper(i));
        if (visit)
            visit(keys.paper(i), keys.key(i));
    }
    return order;
}

Result<TextOrder> mergedByText(OrderTexts &texts, const TextOrder &sorted, const Bitmap &added)
{
    std::vector<std::pair<std::string, uint32_t>> few;
    TextOrder merged;
    merged.missing = sorted.missing;
    std::vector<uint32_t> numbers;
    added.forEach([&](uint32_t paper) { numbers.push_back(paper); });
    for (const uint32_t paper : numbers) {
        LECTERN_TRY(const auto key, texts.of(paper));
        merged.missing += isWithoutText(key);
        few.emplace_back(key, paper);
    }
    std::sort(few.begin(), few.end());
    merged.papers.reserve(sorted.papers.size() + few.size());
    const auto begin = sorted.papers.begin();
    size_t from = 0;
    for (const auto &[key, paper] : few) {
        size_t low = from, high = sorted.papers.size();
        while (low < high) {
            const size_t middle = low + (high - low) / 2;
            LECTERN_TRY(const auto other, texts.of(sorted.papers[middle]));
            if (other < key)
                low = middle + 1;
            else
                high = middle;
        }
        merged.papers.insert(merged.papers.end(), begin + ptrdiff_t(from), begin + ptrdiff_t(low));
        merged.papers.push_back(paper);
        from = low;
    }
    merged.papers.insert(merged.papers.end(), begin + ptrdiff_t(from), sorted.papers.end());
    return merged;
}

} // namespace lectern::index
