#pragma once
// Papers of a source, prepared for the library on the thread that parsed them: texts in UTF-8 as the rows
// hold them, names folded, identity hashed. What remains is to number and to write them.
#include "identity.h"

#include <memory_resource>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

struct ArxivRecord;

struct PreparedAuthor {
    std::string_view printed;
    std::string_view folded; // foldName(); empty for a name without letters
    uint64_t hash = 0; // of folded
};

// Absent texts are empty.
struct PreparedSighting {
    std::string_view title;
    std::string_view lead; // first words of the abstract where there is no title
    std::string_view authors; // one a line
    std::string_view category, affiliation, abstract, arxiv, doi, venue, url;
    uint32_t categoryPlace = 0; // of category in PreparedBlock::categories()
    std::string_view extra; // as joinExtra() has it
    std::optional<qint64> day; // Julian day number
    std::optional<int> year, citations;
    std::optional<double> score;
    int flags = 0; // PaperFlag
    quint32 stated = 0; // PaperField
    qint64 line = 0;
    IdentityHashes hashes;
    uint32_t firstAuthor = 0, authorCount = 0; // in PreparedBlock::authors()
};

// Owns the texts of its sightings. One thread fills it, then several may read it.
class PreparedBlock
{
public:
    PreparedBlock() = default;
    PreparedBlock(const PreparedBlock &) = delete;
    PreparedBlock &operator=(const PreparedBlock &) = delete;

    // A paper as a source states it.
    void add(const Paper &paper);
    // The same as add(paperOf(record)) with this line, but several times as fast for records without TeX in
    // names and title.
    void add(const ArxivRecord &record, qsizetype line);

    const std::vector<PreparedSighting> &sightings() const { return m_sightings; }
    const std::vector<PreparedAuthor> &authors() const { return m_authors; }
    // What the sightings have as category, each text once, so that who counts by these texts looks up each of
    // them and not each paper.
    const std::vector<std::string_view> &categories() const { return m_categories; }

private:
    std::string_view copied(std::string_view text);
    std::string_view copied(const QString &text);
    void takeCategory(std::string_view printed, PreparedSighting *sighting);
    void addAuthor(std::string_view printed);
    bool addAuthors(const ArxivRecord &record);
    void keepFamilyName(std::string_view family, std::string_view given, std::string_view suffix);
    void addExtra(std::string_view name, std::string_view value);
    static bool isPlain(const ArxivRecord &record);
    void takeIds(const ArxivRecord &record, PreparedSighting *sighting);
    void takeDates(const ArxivRecord &record, PreparedSighting *sighting);
    void takePlace(const ArxivRecord &record, PreparedSighting *sighting);
    void finish(PreparedSighting &sighting);

    std::pmr::monotonic_buffer_resource m_texts{1 << 20};
    std::vector<PreparedSighting> m_sightings;
    std::vector<PreparedAuthor> m_authors;
    std::vector<std::string_view> m_categories;
    std::unordered_map<std::string_view, uint32_t> m_categoryPlaces;
    IdentityHasher m_hasher;
    std::string m_names, m_extra; // of the paper being added
    std::vector<std::string_view> m_cut; // names in a line of them
};

// Returns what was prepared as the paper that a source states.
Paper valuesOf(const PreparedSighting &sighting);

// Returns the hash of a folded name, as PreparedAuthor::hash has it.
uint64_t nameHash(std::string_view folded);

} // namespace lectern
