#include "preparedblock.h"

#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/arxivjsonl.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"
#include "shownvalues.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace lectern
{

namespace
{

constexpr size_t kUsualRecords = 3000; // typical number of arXiv records in a block of a file

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

// Whether QString::simplified() may find white space in a text whose ASCII white space is already simplified.
// U+0085, U+00A0, U+1680, U+2000 to U+205F and U+3000 begin with these bytes; 0xEF begins U+FEFF, which
// QString drops.
bool mayHoldWideSpace(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<uint8_t>(c);
        return byte == 0xc2 || (byte >= 0xe1 && byte <= 0xe3) || byte == 0xef;
    });
}

bool beginsWithMark(std::string_view text)
{
    return text.starts_with("\xef\xbb\xbf");
}

// Whether arxivIdOf() returns the id unchanged.
bool isPlainArxivId(std::string_view id)
{
    if (id.size() < 9 || id.size() > 10 || id[4] != '.')
        return false;
    for (size_t i = 0; i < id.size(); ++i)
        if (i != 4 && (id[i] < '0' || id[i] > '9'))
            return false;
    const int month = (id[2] - '0') * 10 + (id[3] - '0');
    return month >= 1 && month <= 12;
}

// Whether arxivIdOf() might find an id in a DOI or URL.
bool mayHoldArxivId(std::string_view text)
{
    if (!text.starts_with("10.") && !text.starts_with("http"))
        return !text.empty();
    static constexpr std::string_view part = "rxiv";
    return std::search(text.begin(), text.end(), part.begin(), part.end(),
                       [](char a, char b) { return (a | 0x20) == b; })
        != text.end();
}

void putEscaped(std::string *out, std::string_view text)
{
    *out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            *out += '\\';
        *out += c;
    }
    *out += '"';
}

} // namespace

uint64_t nameHash(std::string_view folded)
{
    uint64_t hash = 0x9e3779b97f4a7c15ull * (folded.size() + 1);
    const char *at = folded.data();
    size_t left = folded.size();
    for (uint64_t part; left > 0; left -= std::min<size_t>(left, 8), at += 8) {
        part = 0;
        std::memcpy(&part, at, std::min<size_t>(left, 8));
        hash = (hash ^ part) * 0xff51afd7ed558ccdull;
        hash ^= hash >> 32;
    }
    return hash;
}

std::string_view PreparedBlock::copied(std::string_view text)
{
    if (text.empty())
        return {};
    auto *to = static_cast<char *>(m_texts.allocate(text.size(), 1));
    std::memcpy(to, text.data(), text.size());
    return {to, text.size()};
}

std::string_view PreparedBlock::copied(const QString &text)
{
    return copied(viewOf(text.toUtf8()));
}

void PreparedBlock::setCategory(std::string_view printed, PreparedSighting *sighting)
{
    auto known = m_categoryPlaces.find(printed);
    if (known == m_categoryPlaces.end()) {
        known = m_categoryPlaces.emplace(copied(printed), uint32_t(m_categories.size())).first;
        m_categories.push_back(known->first);
    }
    sighting->category = known->first;
    sighting->categoryPlace = known->second;
}

void PreparedBlock::addAuthor(std::string_view printed)
{
    const std::string_view folded = m_hasher.foldedName(printed);
    m_authors.push_back({copied(printed), copied(folded), nameHash(folded)});
    if (!m_names.empty())
        m_names += '\n';
    m_names += printed;
}

// Computes the members that are derived from the texts.
void PreparedBlock::finish(PreparedSighting &sighting)
{
    sighting.authorCount = uint32_t(m_authors.size()) - sighting.firstAuthor;
    sighting.authors = copied(m_names);
    const auto add = [&](bool present, PaperField field) { sighting.stated |= present ? field : 0u; };
    add(!sighting.title.empty(), TitleField);
    add(!sighting.authors.empty() || sighting.flags & AuthorsTruncatedFlag, AuthorsField);
    add(!sighting.category.empty(), CategoryField);
    add(sighting.day.has_value(), DateField);
    add(sighting.score.has_value(), ScoreField);
    add(sighting.flags & CodeKnownFlag, CodeField);
    add(!sighting.affiliation.empty(), AffiliationField);
    add(!sighting.abstract.empty(), AbstractField);
    add(!sighting.arxiv.empty(), ArxivField);
    add(!sighting.doi.empty(), DoiField);
    add(sighting.year.has_value(), YearField);
    add(!sighting.venue.empty(), VenueField);
    add(!sighting.url.empty(), UrlField);
    add(sighting.citations.has_value(), CitationsField);
    add(!sighting.extra.empty(), ExtraFields);
    if (sighting.title.empty() && !sighting.abstract.empty())
        sighting.lead = copied(leadWords(toQString(sighting.abstract)));
    sighting.hashes =
        m_hasher.hashes({sighting.arxiv, sighting.doi, sighting.title, sighting.abstract,
                         (sighting.flags & AbstractTruncatedFlag) != 0, sighting.authorCount > 0});
    m_sightings.push_back(sighting);
}

void PreparedBlock::add(const Paper &stated)
{
    const Paper paper = tidied(stated);
    PreparedSighting sighting;
    sighting.title = copied(paper.title);
    setCategory(viewOf(paper.category.toUtf8()), &sighting);
    sighting.affiliation = copied(paper.affiliation);
    sighting.abstract = copied(paper.abstract);
    sighting.arxiv = copied(paper.arxivId);
    sighting.doi = copied(paper.doi);
    sighting.venue = copied(paper.venue);
    sighting.url = copied(paper.url);
    sighting.extra = copied(joinExtra(paper.extra));
    if (paper.date.isValid())
        sighting.day = paper.date.toJulianDay();
    sighting.year = paper.year;
    sighting.citations = paper.citations;
    if (paper.score && !std::isnan(*paper.score)) // SQLite stores NaN as NULL
        sighting.score = paper.score;
    sighting.flags = flagsOf(paper);
    sighting.line = paper.line;
    sighting.firstAuthor = uint32_t(m_authors.size());
    m_names.clear();
    for (const QString &name : paper.authors)
        addAuthor(viewOf(name.toUtf8()));
    finish(sighting);
}

// Adds the authors. False if a name needs more than reordering its parts, or their line more than splitting.
bool PreparedBlock::addAuthors(const ArxivRecord &record)
{
    if (!record.nameCount) {
        if (mayHoldWideSpace(record.authors) || !cutAuthorString(record.authors, &m_cut))
            return false;
        for (const std::string_view name : m_cut)
            addAuthor(name);
        return true;
    }
    for (size_t i = 0; i < record.nameCount; ++i) {
        const ArxivRecord::Name &name = record.names[i];
        for (const std::string *part : {&name.given, &name.family, &name.suffix})
            if (part->find('\\') != std::string::npos || mayHoldWideSpace(*part))
                return false;
        // First byte of Chinese, Japanese and Korean letters, among others, whose names begin with the family
        // name.
        constexpr uint8_t kFarLetters = 0xe2;
        if (name.family.find(',') != std::string::npos
            || (!name.family.empty() && uint8_t(name.family[0]) >= kFarLetters))
            return false;
    }
    std::string printed;
    for (size_t i = 0; i < record.nameCount; ++i) {
        const ArxivRecord::Name &name = record.names[i];
        printed.clear();
        for (const std::string *part : {&name.given, &name.family, &name.suffix})
            if (!part->empty())
                (printed += printed.empty() ? "" : " ") += *part;
        if (!printed.empty())
            addAuthor(printed);
        // A family name of one word, or with lower-case particles before it, can be recovered.
        if (name.family.find(' ') != std::string::npos)
            keepFamilyName(name.family, name.given, name.suffix);
    }
    return true;
}

void PreparedBlock::keepFamilyName(std::string_view family, std::string_view given, std::string_view suffix)
{
    const QString kept = familyNameToKeep(personName(toQString(family), toQString(given), toQString(suffix)));
    if (!kept.isEmpty())
        addExtra(viewOf(kFamilyNames.toUtf8()), viewOf(kept.toUtf8()));
}

void PreparedBlock::addExtra(std::string_view name, std::string_view value)
{
    m_extra += m_extra.empty() ? "[[" : ",[";
    putEscaped(&m_extra, name);
    m_extra += ',';
    putEscaped(&m_extra, value);
    m_extra += ']';
}

// Whether tidied() would not change the texts.
bool PreparedBlock::isPlain(const ArxivRecord &record)
{
    bool plain = record.title.find('\\') == std::string::npos;
    for (const std::string *text : {&record.title, &record.abstract, &record.categories, &record.doi,
                                    &record.journalRef, &record.venue, &record.url})
        plain = plain && !beginsWithMark(*text);
    for (size_t i = 0; i < record.extraCount; ++i) {
        const auto &[name, value] = record.extra[i];
        // Control characters in names are escaped in JSON; those in values are removed already.
        plain = plain && !beginsWithMark(name) && !beginsWithMark(value)
            && std::none_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < 0x20; });
    }
    return plain;
}

void PreparedBlock::add(const ArxivRecord &record, qsizetype line)
{
    const auto slowly = [&] {
        Paper paper = paperOf(record);
        paper.line = line;
        add(paper);
    };
    if (!isPlain(record))
        return slowly();
    if (m_sightings.empty())
        m_sightings.reserve(kUsualRecords);
    PreparedSighting sighting;
    sighting.line = line;
    sighting.firstAuthor = uint32_t(m_authors.size());
    m_names.clear();
    m_extra.clear();
    if (!addAuthors(record))
        return slowly();
    sighting.title = copied(record.title);
    sighting.abstract = copied(record.abstract);
    setCategory(record.categories, &sighting);
    setIds(record, &sighting);
    setDates(record, &sighting);
    setPlace(record, &sighting);
    for (size_t i = 0; i < record.extraCount; ++i)
        addExtra(record.extra[i].first, record.extra[i].second);
    if (!m_extra.empty())
        m_extra += ']';
    sighting.extra = copied(m_extra);
    finish(sighting);
}

void PreparedBlock::setIds(const ArxivRecord &record, PreparedSighting *sighting)
{
    if (isPlainArxivId(record.id)) {
        sighting->arxiv = copied(record.id);
    } else if (!record.id.empty()) {
        const QString id = arxivIdOf(toQString(record.id));
        sighting->arxiv = copied(id);
        if (id.isEmpty())
            addExtra("id", record.id);
    }
    if (!record.doi.empty()) {
        const QString printed = toQString(record.doi);
        const QString doi = doiOf(printed);
        sighting->doi = copied(doi);
        if (doi.size() != printed.size())
            addExtra("doi", record.doi);
    }
}

void PreparedBlock::setDates(const ArxivRecord &record, PreparedSighting *sighting)
{
    QDate day = arxivDate(record.created);
    const QDate updated = arxivDate(record.updated);
    if (!day.isValid())
        day = updated;
    else if (updated.isValid() && updated != day)
        addExtra("update_date", record.updated);
    if (day.isValid())
        sighting->day = day.toJulianDay();
    if (!record.year.empty()) {
        bool ok = false;
        const int year = toQString(record.year).toInt(&ok);
        if (ok && year > 0 && year < 10000)
            sighting->year = year;
        else
            addExtra("year", record.year);
    }
}

// Sets the publication and links of a record; either may contain an arXiv id.
void PreparedBlock::setPlace(const ArxivRecord &record, PreparedSighting *sighting)
{
    sighting->venue = copied(record.venue.empty() ? record.journalRef : record.venue);
    if (!record.venue.empty() && !record.journalRef.empty())
        addExtra("journal-ref", record.journalRef);
    sighting->url = copied(record.url);
    for (const std::string_view text : {sighting->doi, sighting->url})
        if (sighting->arxiv.empty() && mayHoldArxivId(text))
            sighting->arxiv = copied(arxivIdOf(toQString(text)));
    if (!record.codeUrl.empty()) {
        sighting->flags = CodeKnownFlag | HasCodeFlag;
        addExtra("code_url", record.codeUrl);
    }
}

Paper valuesOf(const PreparedSighting &sighting)
{
    Paper paper;
    paper.title = toQString(sighting.title);
    paper.authors = splitNames(toQString(sighting.authors));
    paper.category = toQString(sighting.category);
    if (sighting.day)
        paper.date = QDate::fromJulianDay(*sighting.day);
    paper.score = sighting.score;
    paper.affiliation = toQString(sighting.affiliation);
    paper.abstract = toQString(sighting.abstract);
    paper.arxivId = toQString(sighting.arxiv);
    paper.doi = toQString(sighting.doi);
    paper.year = sighting.year;
    paper.venue = toQString(sighting.venue);
    paper.url = toQString(sighting.url);
    paper.citations = sighting.citations;
    paper.extra = splitExtra(toQString(sighting.extra));
    setFlags(sighting.flags, &paper);
    paper.line = qsizetype(sighting.line);
    return paper;
}

} // namespace lectern
