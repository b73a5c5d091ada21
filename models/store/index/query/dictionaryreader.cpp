#include "dictionaryreader.h"

#include "models/store/index/storage/blob.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

DictionaryReader::DictionaryReader(Connection &c)
    : m_connection(c), m_words(c, "SELECT words FROM index_words WHERE segment = ? AND tag = ?"), m_lists(c)
{
}

void DictionaryReader::forget()
{
    m_known.clear();
    m_keptBytes = 0;
    m_part = {};
}

// Finds where the words are stored and caches them if there are not too many.
Result<> DictionaryReader::readHead(int64_t segment, Tag tag, Known *known)
{
    const auto read = [&](int number, const auto &take) -> Result<> {
        LECTERN_TRY(const auto row, m_words.bind(1, qint64(segment)).bind(2, number).next());
        if (!row)
            return {};
        const auto taken = take(m_words.bytes(0));
        m_words.reset();
        return taken;
    };
    LECTERN_TRY(read(tag, [&](std::string_view row) -> Result<> {
        LECTERN_TRY(known->apart, separateListNumber(row));
        if (!known->apart) {
            LECTERN_TRY(const auto whole, m_lists.whole(row));
            known->words = whole.bytes();
        }
        return {};
    }));
    LECTERN_TRY(read(shortListsOf(tag), [&](std::string_view row) -> Result<> {
        LECTERN_TRY(const auto whole, m_lists.whole(row));
        LECTERN_TRY(auto directory, ShortListDirectory::of(whole.bytes()));
        known->lists = std::move(directory);
        return {};
    }));
    if (known->apart) {
        LECTERN_TRY(const auto blob, Blob::open(m_connection, "index_list", "list", *known->apart));
        if (m_keptBytes + blob.size() > mostKept)
            return {};
        known->words.resize(blob.size());
        LECTERN_TRY(blob.read(known->words.data(), known->words.size()));
        known->apart.reset();
    }
    m_keptBytes += known->words.size();
    return {};
}

Result<DictionaryReader::Known *> DictionaryReader::known(int64_t segment, Tag tag)
{
    const std::pair place(segment, tag);
    if (const auto there = m_known.find(place); there != m_known.end())
        return &there->second;
    Known made;
    LECTERN_TRY(readHead(segment, tag, &made));
    return &m_known.emplace(place, std::move(made)).first->second;
}

// Returns the length of the part that begins at this offset of the dictionary; `read` holds the bytes read so
// far, to the end of the dictionary if last. 0: more bytes must be read.
size_t DictionaryReader::endOfPart(const Known &known, std::string_view read, size_t begin, bool last)
{
    if (last)
        return read.size();
    if (!known.lists)
        return read.rfind('\n') + 1;
    const size_t end = known.lists->beginBefore(begin + read.size());
    return end > begin ? end - begin : 0;
}

Result<> DictionaryReader::visitSeparateList(const Known &known, const Cancelled &cancelled,
                                             const std::function<Result<>(const Part &)> &visit)
{
    LECTERN_TRY(const auto blob, Blob::open(m_connection, "index_list", "list", *known.apart));
    size_t begin = 0, there = 0; // offset of the part in the dictionary; bytes already read
    while (begin < blob.size()) {
        if (cancelled && cancelled())
            return Error::cancelled();
        const size_t more = std::min<size_t>(std::max<size_t>(partBytes, 1), blob.size() - begin - there);
        m_part.resize(std::max(m_part.size(), there + more));
        LECTERN_TRY(blob.read(m_part.data() + there, more, begin + there));
        there += more;
        const auto read = std::string_view(m_part).substr(0, there);
        const size_t length = endOfPart(known, read, begin, begin + there == blob.size());
        if (!length)
            continue;
        if (read[length - 1] != '\n')
            return damage();
        LECTERN_TRY(visit({read.substr(0, length), begin, known.lists ? &*known.lists : nullptr}));
        there -= length;
        std::copy_n(m_part.begin() + ptrdiff_t(length), there, m_part.begin());
        begin += length;
    }
    return {};
}

Result<> DictionaryReader::forEachPart(int64_t segment, Tag tag, const Cancelled &cancelled,
                                       const std::function<Result<>(const Part &)> &visit)
{
    LECTERN_TRY(const auto known, this->known(segment, tag));
    if (known->apart)
        return visitSeparateList(*known, cancelled, visit);
    if (cancelled && cancelled())
        return Error::cancelled();
    return known->words.empty() ? Result<>()
                                : visit({known->words, 0, known->lists ? &*known->lists : nullptr});
}

} // namespace lectern::index
