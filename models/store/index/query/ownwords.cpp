#include "ownwords.h"

#include "models/core/wordforms.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <algorithm>

namespace lectern::index
{

namespace
{

using Words = std::vector<std::pair<std::string, qint64>>;

// Calls take(number) for each entry of the word, or with prefix of each word that begins with it.
template <typename Take>
void forEachPlace(const Words &words, const std::string &word, bool prefix, Take &&take)
{
    for (auto at = std::lower_bound(words.begin(), words.end(), std::pair(word, qint64(0)));
         at != words.end() && (prefix ? at->first.starts_with(word) : at->first == word); ++at)
        take(at->second);
}

// Calls take(number) for each entry of any form of the word.
template <typename Take>
void forEachForm(const Words &words, const std::string &word, bool prefix, bool exact, Take &&take)
{
    forEachPlace(words, word, prefix, take);
    if (exact || words.empty())
        return;
    for (const std::string &form : otherForms(word))
        forEachPlace(words, form, false, take);
}

} // namespace

const char *ownTextsSql(QueryNode::Field field)
{
    return field == QueryNode::Field::Highlight
        ? "SELECT paper, quote || char(10) || ifnull(remark, '') FROM highlight"
        : kNoteTextsSql;
}

void UserTexts::addWords(std::string_view text, qint64 number, Words *into)
{
    m_folder.words(text, [&](std::string_view word) { into->emplace_back(word, number); });
}

Result<> UserTexts::loadNotes()
{
    // Cheap change check: marks change more often than notes, and notes may be long.
    Statement state(m_connection, kNotesStateSql);
    LECTERN_TRY(state.next());
    const std::vector<double> now{state.real(0), state.real(1), state.real(2)};
    if (now == m_notesState)
        return {};
    m_inNotes.clear();
    Statement read(m_connection, kNoteTextsSql);
    LECTERN_TRY(read.forEach([&] { addWords(read.bytes(1), read.number(0), &m_inNotes); }));
    std::sort(m_inNotes.begin(), m_inNotes.end());
    m_inNotes.erase(std::unique(m_inNotes.begin(), m_inNotes.end()), m_inNotes.end());
    m_notesState = now;
    return {};
}

Result<> UserTexts::load(const Bitmap &live)
{
    m_live = live;
    m_papersOfTag.clear();
    m_inTags.clear();
    Statement tags(m_connection, "SELECT id, name FROM tag");
    LECTERN_TRY(tags.forEach([&] { addWords(tags.bytes(1), tags.number(0), &m_inTags); }));
    std::sort(m_inTags.begin(), m_inTags.end());
    return loadNotes();
}

Bitmap UserTexts::inNotes(const std::string &word, bool prefix, bool exact) const
{
    Bitmap papers(m_live.size());
    forEachForm(m_inNotes, word, prefix, exact, [&](qint64 paper) {
        // User data may belong to a paper that is not live.
        if (m_live.holds(paper))
            papers.set(uint32_t(paper));
    });
    return papers;
}

Result<Bitmap> UserTexts::inTags(const std::string &word, bool prefix, bool exact)
{
    std::vector<qint64> tags;
    forEachForm(m_inTags, word, prefix, exact, [&](qint64 tag) { tags.push_back(tag); });
    Bitmap papers(m_live.size());
    for (const qint64 tag : tags) {
        const auto [place, isNew] = m_papersOfTag.try_emplace(tag, m_live.size());
        Bitmap &known = place->second;
        if (isNew) {
            Statement read(m_connection, "SELECT paper FROM paper_tag WHERE tag = ?");
            read.bind(1, tag);
            LECTERN_TRY(read.forEach([&] {
                if (m_live.holds(read.number(0)))
                    known.set(uint32_t(read.number(0)));
            }));
        }
        papers |= known;
    }
    return papers;
}

} // namespace lectern::index
