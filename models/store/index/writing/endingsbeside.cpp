#include "endingsbeside.h"

#include "models/core/withinmemory.h"
#include "models/store/index/stored/words/endings.h"
#include "models/store/sqlite/try.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lectern::index
{

EndingsBeside::EndingsBeside(const QString &library, uint32_t base, uint32_t last,
                             std::function<bool()> cancelled)
    : m_base(base), m_last(last), m_cancelled(std::move(cancelled)),
      m_rows(library, [this](std::shared_ptr<SpillFile> file, const std::string &, char) {
          m_files.push_back(std::move(file));
      })
{
}

void EndingsBeside::begin(char tag, const SpilledWords &words)
{
    if (std::find(std::begin(kPatternTags), std::end(kPatternTags), tag) == std::end(kPatternTags))
        return;
    const auto make = [this, tag](SpilledWords its) {
        return makeEndingsOf(
            tag, its, m_base, m_last,
            [this](std::string_view key, std::string_view list) { return m_rows.prefix(key, list); },
            m_cancelled);
    };
    m_made = std::async(std::launch::async, [make, words, before = std::move(m_made)]() mutable {
        const auto done = before.valid() ? before.get() : Result<>();
        return done ? withinMemory([&] { return make(std::move(words)); }) : done;
    });
}

Result<> EndingsBeside::finish(const std::function<void(std::shared_ptr<SpillFile>)> &give)
{
    if (m_made.valid())
        LECTERN_TRY(m_made.get());
    LECTERN_TRY(m_rows.finish());
    for (auto &file : m_files)
        give(std::move(file));
    m_files.clear();
    return {};
}

} // namespace lectern::index
