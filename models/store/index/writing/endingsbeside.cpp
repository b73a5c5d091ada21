#include "endingsbeside.h"

#include "models/core/withinmemory.h"
#include "models/store/index/stored/words/endings.h"
#include "models/store/sqlite/try.h"

#include <utility>

namespace lectern::index
{

EndingsBeside::EndingsBeside(const QString &library, SpilledWords words, uint32_t base, uint32_t last,
                             const std::function<bool()> &cancelled)
    : m_rows(library, [this](std::shared_ptr<SpillFile> file, const std::string &) {
          m_files.push_back(std::move(file));
      })
{
    const auto take = [this](std::string_view key, std::string_view list) {
        return m_rows.prefix(key, list);
    };
    m_made = std::async(std::launch::async, [=, words = std::move(words)]() mutable {
        return withinMemory([&] { return makeEndings(words, base, last, take, cancelled); });
    });
}

Result<> EndingsBeside::finish(const std::function<void(std::shared_ptr<SpillFile>)> &give)
{
    LECTERN_TRY(m_made.get());
    LECTERN_TRY(m_rows.finish());
    for (auto &file : m_files)
        give(std::move(file));
    m_files.clear();
    return {};
}

} // namespace lectern::index
