#pragma once
// Papers of a source, prepared for storing on the parser thread: texts in UTF-8 as stored, folded names,
// identity hashes. The writer only has to number and write them.
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
    uint64_t hash = 0; // hash of the folded name
};

// Absent texts are empty.
struct PreparedSighting {
    std::string_view title;
    std::string_view lead; // first words of the abstract if there is no title
    std::string_view authors; // one per line
    std::string_view category, affiliation, abstract, arxiv, doi, venue, url;
    uint32_t categoryPlace = 0; // index of category in PreparedBlock::categories()
    std::string_view extra; // in the format of joinExtra()
    std::optional<qint64> day; // Julian day number
    std::optional<int> year, citations;
    std::optional<double> score;
    int flags = 0; // PaperFlag
    quint32 stated = 0; // PaperField
    qint64 line = 0;
    IdentityHashes hashes;
    uint32_t firstAuthor = 0, authorCount = 0; // range in PreparedBlock::authors()
};

// Owns the texts of its sightings. One thread fills it; then several threads may read it.
class PreparedBlock
{
public:
    PreparedBlock() = default;
    PreparedBlock(const PreparedBlock &) = delete;
    PreparedBlock &operator=(const PreparedBlock &) = delete;

    // Adds a paper as stated by a source.
    void add(const Paper &paper);
    // The same as add(paperOf(record)) with this line, but several times faster for records without TeX in
    // names and title.
    void add(const ArxivRecord &record, qsizetype line);

    const std::vector<PreparedSighting> &sightings() const { return m_sightings; }
    const std::vector<PreparedAuthor> &authors() const { return m_authors; }
    // The category texts of the sightings, each once, so that counting needs one lookup per text instead of
    // one per paper.
    const std::vector<std::string_view> &categories() const { return m_categories; }

private:
    std::string_view copied(std::string_view text);
    std::string_view copied(const QString &text);
    void setCategory(std::string_view printed, PreparedSighting *sighting);
    void addAuthor(std::string_view printed);
    bool addAuthors(const ArxivRecord &record);
    void keepFamilyName(std::string_view family, std::string_view given, std::string_view suffix);
    void addExtra(std::string_view name, std::string_view value);
    static bool isPlain(const ArxivRecord &record);
    void setIds(const ArxivRecord &record, PreparedSighting *sighting);
    void setDates(const ArxivRecord &record, PreparedSighting *sighting);
    void setPlace(const ArxivRecord &record, PreparedSighting *sighting);
    void finish(PreparedSighting &sighting);

    std::pmr::monotonic_buffer_resource m_texts{1 << 20};
    std::vector<PreparedSighting> m_sightings;
    std::vector<PreparedAuthor> m_authors;
    std::vector<std::string_view> m_categories;
    std::unordered_map<std::string_view, uint32_t> m_categoryPlaces;
    IdentityHasher m_hasher;
    std::string m_names, m_extra; // buffers of the paper being added
    std::vector<std::string_view> m_cut; // names in a line
};

// Converts a prepared sighting back to the stated paper.
Paper valuesOf(const PreparedSighting &sighting);

// Returns the hash of a folded name, as in PreparedAuthor::hash.
uint64_t nameHash(std::string_view folded);

} // namespace lectern
