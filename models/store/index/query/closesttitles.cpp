#include "closesttitles.h"

#include "models/core/wordforms.h"
#include "models/store/identity/identity.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

namespace
{

// Weights of a title's closeness, in addition to its share of the typed words. Tuned on 500 titles for each
// typo kind of knownitem_bench.
constexpr double kOwnShare = .4; // share of the title's words that were typed
constexpr double kNeighbours = .4; // share of the typed words that are adjacent in the title
constexpr double kBeginning = .2; // the title begins like the query

} // namespace

ClosestTitles::ClosestTitles(const Connection &connection, std::vector<SearchedWord> words,
                             const QList<WordSubstitution> &replaced)
    : m_title(connection, "SELECT title FROM paper WHERE id = ?"),
      m_sameTitle(connection, "SELECT paper FROM identity_key WHERE hash = ? LIMIT ?"),
      m_words(std::move(words))
{
    for (const SearchedWord &word : m_words) {
        m_forms.push_back(word.exact || word.prefix ? std::vector<std::string>() : otherForms(word.word));
        for (const WordSubstitution &one : replaced)
            if (one.typed == QString::fromStdString(word.word))
                for (const QString &used : one.used)
                    m_forms.back().push_back(used.toStdString());
    }
}

bool ClosestTitles::matches(size_t word, std::string_view inTitle) const
{
    const SearchedWord &searched = m_words[word];
    return (searched.prefix ? inTitle.starts_with(searched.word) : inTitle == searched.word)
        || std::find(m_forms[word].begin(), m_forms[word].end(), inTitle) != m_forms[word].end();
}

double ClosestTitles::closeness(std::string_view title)
{
    m_inTitle.clear();
    m_folder.words(title, [this](std::string_view word) { m_inTitle.emplace_back(word); });
    if (m_inTitle.empty())
        return 0;
    size_t found = 0, neighbours = 0;
    const size_t none = m_inTitle.size();
    size_t last = none; // position of the previous word
    for (size_t word = 0; word < m_words.size(); ++word) {
        size_t at = last + 1; // the next position is tried first, because words repeat
        if (last != none && at < none && matches(word, m_inTitle[at])) {
            ++neighbours;
        } else {
            at = 0;
            while (at < none && !matches(word, m_inTitle[at]))
                ++at;
        }
        found += at < none;
        last = std::min(at, none);
    }
    const bool begins = matches(0, m_inTitle[0]) && none > 1 && matches(1, m_inTitle[1]);
    const double typed = double(m_words.size());
    return double(found) / typed + kOwnShare * double(std::min(found, none)) / double(none)
        + kNeighbours * double(neighbours) / (typed - 1) + (begins ? kBeginning : 0);
}

Result<std::vector<uint32_t>> ClosestTitles::closestFirst(const std::vector<uint32_t> &papers,
                                                          const Cancelled &cancelled)
{
    std::vector<std::pair<double, uint32_t>> close;
    close.reserve(papers.size());
    for (const uint32_t paper : papers) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto row, m_title.bind(1, qint64(paper)).next());
        close.emplace_back(row ? closeness(m_title.bytes(0)) : 0, paper);
        m_title.reset();
    }
    std::stable_sort(close.begin(), close.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<uint32_t> sorted;
    sorted.reserve(close.size());
    for (const auto &[value, paper] : close)
        sorted.push_back(paper);
    return sorted;
}

// The words are compared folded, so the title's spelling does not matter; identity stores the hash of the
// folded title.
Result<std::vector<uint32_t>> ClosestTitles::withThisTitle(const Bitmap &among)
{
    QString title;
    for (const SearchedWord &word : m_words)
        title += (title.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(word.word);
    std::vector<uint32_t> papers;
    m_sameTitle.bind(1, identityHash('t', title)).bind(2, qint64(kMaxRead));
    LECTERN_TRY(m_sameTitle.forEach([&] {
        if (among.holds(m_sameTitle.number(0)))
            papers.push_back(uint32_t(m_sameTitle.number(0)));
    }));
    return papers;
}

} // namespace lectern::index
