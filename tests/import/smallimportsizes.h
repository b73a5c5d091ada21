#pragma once
// Makes a small import use every code path of a large one.
#include "models/import/lineblocks.h"
#include "models/store/identity/keytable.h"
#include "models/store/index/build/backgroundinverter.h"
#include "models/store/index/storage/endings.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/index/storage/spill.h"
#include "models/store/papers/authortable.h"

#include <atomic>

namespace lectern::test
{

// During its lifetime, 2,000 papers are read in many blocks, indexed in several runs, merged into several row
// files, and get suffix lists and stored orders. Keys and author links are written in several steps.
class SmallImportSizes
{
public:
    static constexpr size_t kPapersInRun = 300;
    static constexpr uint64_t kRowFileSize = 64 << 10;
    static constexpr qsizetype kBlockSize = 100'000;

    SmallImportSizes() = default;
    Q_DISABLE_COPY_MOVE(SmallImportSizes)

private:
    template <typename T>
    class Lowered
    {
    public:
        Lowered(std::atomic<T> &size, T value) : m_size(size), m_usual(size.exchange(value)) { }
        ~Lowered() { m_size = m_usual; }
        Q_DISABLE_COPY_MOVE(Lowered)

    private:
        std::atomic<T> &m_size;
        const T m_usual;
    };
    Lowered<size_t> m_papersInRun{index::BackgroundInverter::papersInRun, kPapersInRun};
    Lowered<uint64_t> m_rowFileSize{index::SpilledRows::maxFileSize, kRowFileSize};
    Lowered<uint64_t> m_endingsFrom{index::endingsFrom, 1};
    Lowered<uint32_t> m_storedFrom{index::Snapshot::storedFrom, 100};
    Lowered<size_t> m_mostPending{KeyTable::mostPending, 300};
    Lowered<quint32> m_mostLinksAtOnce{AuthorTable::mostLinksAtOnce, 70};
    Lowered<qsizetype> m_blockSize{LineBlocks::blockSize, kBlockSize};
};

} // namespace lectern::test
