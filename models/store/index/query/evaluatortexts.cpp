// Finds phrases, and words in the user's notes and highlights.
#include "evaluator.h"

#include "models/core/query/querysyntax.h"
#include "models/core/query/wordpattern.h"
#include "models/store/index/storage/wordpairs.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;
using Field = QueryNode::Field;

namespace
{

// Searches a sequence of words in a text that is passed word by word.
class PhraseFinder
{
public:
    PhraseFinder(const std::vector<std::string> &words, bool prefix)
        : m_words(words), m_prefix(prefix), m_reached(words.size())
    {
    }
    void restart() { std::fill(m_reached.begin(), m_reached.end(), false); }
    // Adds the next word; true if it completes the phrase.
    bool take(std::string_view word)
    {
        // m_reached[i]: the first i + 1 words of the phrase end at this word.
        for (size_t i = m_words.size(); i-- > 0;) {
            const bool last = i + 1 == m_words.size();
            m_reached[i] = (i == 0 || m_reached[i - 1])
                && (last && m_prefix ? word.starts_with(m_words[i]) : word == m_words[i]);
        }
        return m_reached.back();
    }

private:
    const std::vector<std::string> &m_words;
    bool m_prefix;
    std::vector<bool> m_reached;
};

} // namespace

bool Evaluator::anyName(std::string_view names, const std::function<bool(std::string_view)> &isFound)
{
    for (size_t begin = 0; begin < names.size();) {
        const size_t end = std::min(names.find('\n', begin), names.size());
        if (isFound(names.substr(begin, end - begin)))
            return true;
        begin = end + 1;
    }
    return false;
}

Result<Bitmap> Evaluator::papersRead(const Bitmap &candidates,
                                     const std::function<Result<bool>(uint32_t)> &isFound)
{
    constexpr uint32_t kTextsBetweenChecks = 256;
    Bitmap kept(candidates.size());
    std::optional<Error> error;
    uint32_t n = 0;
    candidates.forEach([&](uint32_t paper) {
        if (error)
            return;
        if (++n % kTextsBetweenChecks == 0 && m_cancelled && m_cancelled()) {
            error = Error::cancelled();
            return;
        }
        const auto found = isFound(paper);
        if (!found)
            error = found.error();
        else if (*found)
            kept.set(paper);
    });
    if (error)
        return *error;
    return kept;
}

const char *Evaluator::ownTextsSql(Field field)
{
    return field == Field::Highlight ? "SELECT paper, quote || char(10) || ifnull(remark, '') FROM highlight"
                                     : "SELECT paper, body FROM paper_note";
}

// Notes and highlights are few and change with each key press, so they are read instead of indexed.
Result<Bitmap> Evaluator::ownTexts(const QueryNode &node, const std::vector<std::string> &words)
{
    Bitmap set(m_words.snapshot().size());
    Statement read(m_connection, ownTextsSql(node.field));
    PhraseFinder phrase(words, node.prefix);
    const auto pattern = WordPattern::of(node);
    for (;;) {
        LECTERN_TRY(const auto row, read.next());
        if (!row)
            return set;
        const qint64 paper = read.number(0);
        if (!m_words.snapshot().live().holds(paper))
            continue;
        bool found = false;
        std::vector<bool> seen(words.size());
        phrase.restart();
        m_folder.words(read.bytes(1), [&](std::string_view word) {
            found = (pattern ? pattern->matches(word) : phrase.take(word)) || found;
            for (size_t i = 0; i < words.size(); ++i)
                if (node.prefix && i + 1 == words.size() ? word.starts_with(words[i]) : word == words[i])
                    seen[i] = true;
        });
        if (pattern || syntax::isTogether(node) ? found
                                                : std::find(seen.begin(), seen.end(), false) == seen.end())
            set.set(uint32_t(paper));
    }
}

// Reads as few papers as possible, and none twice while the user types more words after a phrase.
Result<> Evaluator::keepPhrases(const QueryNode &node, const std::vector<std::string> &words,
                                const Bitmap *within, Bitmap *candidates)
{
    constexpr uint32_t kWorthAll =
        4; // up to this multiple of the papers within, all are read: the next query probably needs the rest
    std::string name = std::to_string(int(node.field)) + (node.prefix ? '*' : '=');
    for (const std::string &word : words)
        name += ' ' + word;
    if (const WordSets::Set known = m_words.kept(name)) {
        *candidates &= *known;
        return {};
    }
    if (!within || candidates->count() <= kWorthAll * candidates->countAnd(*within)) {
        LECTERN_TRY(readPhrases(node, words, candidates));
        m_words.keep(name, std::make_shared<Bitmap>(*candidates));
        return {};
    }
    *candidates &= *within;
    return readPhrases(node, words, candidates);
}

// Finds phrases by the positions of their words. A text without positions, because the index is older or the
// text is very long, is read. A last word with fewer than three typed letters only has to occur in the text:
// tens of thousands of words match it, and the next letter follows soon.
Result<> Evaluator::readPhrases(const QueryNode &node, const std::vector<std::string> &words,
                                Bitmap *candidates)
{
    // Only texts that contain all the words can match. lists: receives the papers of each of these words.
    const auto withAllWords = [&](Field field, std::vector<WordSets::Set> *lists) -> Result<Bitmap> {
        const Field asked = node.field == Field::Name ? Field::Author : node.field;
        if (asked != Field::Any && asked != field)
            return Bitmap(candidates->size());
        Bitmap all = *candidates;
        for (size_t i = 0; i < words.size() && !all.isEmpty(); ++i) {
            LECTERN_TRY(auto set, m_words.word(field, words[i], node.prefix && i + 1 == words.size()));
            all &= *set;
            lists->push_back(std::move(set));
        }
        return all;
    };
    constexpr size_t kMinTypedBytes = 3; // bytes; a Chinese character has three
    std::vector<std::string> together = words;
    const bool hasShortPrefix = node.prefix && words.back().size() < kMinTypedBytes;
    if (hasShortPrefix)
        together.pop_back();
    const bool half = node.prefix && !hasShortPrefix;
    Bitmap found(candidates->size());
    PhraseTexts unread;
    for (const auto &[field, unknown] :
         {std::pair{Field::Title, &unread.titles}, std::pair{Field::Abstract, &unread.abstracts},
          std::pair{Field::Author, &unread.names}}) {
        std::vector<WordSets::Set> lists;
        LECTERN_TRY(auto there, withAllWords(field, &lists));
        there.subtract(found);
        LECTERN_TRY(auto in, positionsOf(field, together, half, std::move(there), lists));
        found |= in.with;
        *unknown = std::move(in.unknown);
    }
    for (Bitmap *texts : {&unread.titles, &unread.names, &unread.abstracts})
        texts->subtract(found);
    LECTERN_TRY(const auto read, readTexts(together, half, unread));
    found |= read;
    *candidates = std::move(found);
    return {};
}

// Finds a phrase in titles, names or abstracts. candidates: papers that have all its words there. lists: the
// papers of its words.
Result<PhrasePositions::Found> Evaluator::positionsOf(Field field, const std::vector<std::string> &words,
                                                      bool prefix, Bitmap candidates,
                                                      const std::vector<WordSets::Set> &lists)
{
    if (words.size() < 2 || candidates.isEmpty())
        return PhrasePositions::Found{std::move(candidates), Bitmap(m_words.snapshot().size())};
    Bitmap found(candidates.size());
    if (field != Field::Author) {
        for (size_t i = 1; i < words.size(); ++i) {
            const bool half = prefix && i + 1 == words.size();
            if (pairedWord(words[i - 1]) < 0 || (!half && pairedWord(words[i]) < 0))
                continue;
            if (half && words.size() > 2)
                continue; // the last word may also be one outside the pairs
            LECTERN_TRY(const auto pairs, m_words.pair(field, words[i - 1], words[i], half));
            if (words.size() > 2) {
                candidates &= *pairs;
                continue;
            }
            found = candidates;
            found &= *pairs;
            if (half)
                candidates.subtract(found);
            else
                candidates = Bitmap(candidates.size()); // no other paper can match
        }
    }
    if (const size_t few = candidates.count();
        few < lists.size() * candidates.size() / PhrasePositions::kListedForText) {
        size_t listed = 0;
        for (const WordSets::Set &list : lists)
            listed += list->count();
        if (few < listed / PhrasePositions::kListedForText)
            return PhrasePositions::Found{std::move(found), std::move(candidates)};
    }
    PhrasePositions positions(m_connection);
    const Tag tag = field == Field::Title ? TitleWord : field == Field::Author ? AuthorWord : AbstractWord;
    LECTERN_TRY(auto rest, positions.find(m_words.snapshot(), tag, words, prefix, candidates, m_cancelled));
    rest.with |= found;
    return rest;
}

// Returns the papers that have the words adjacent and in order in one of their texts.
Result<Bitmap> Evaluator::readTexts(const std::vector<std::string> &words, bool prefix,
                                    const PhraseTexts &texts)
{
    Bitmap any = texts.titles;
    any |= texts.names;
    any |= texts.abstracts;
    Statement row(m_connection, "SELECT title, authors FROM paper WHERE id = ?");
    Statement abstract(m_connection, "SELECT body FROM abstract WHERE paper = ?");
    PhraseFinder finder(words, prefix);
    const auto isIn = [&](std::string_view text) {
        bool found = false;
        finder.restart();
        m_folder.words(text, [&](std::string_view word) { found = found || finder.take(word); });
        return found;
    };
    return papersRead(any, [&](uint32_t paper) -> Result<bool> {
        const bool inTitle = texts.titles.test(paper), inAuthors = texts.names.test(paper);
        if (inTitle || inAuthors) {
            LECTERN_TRY(const auto there, row.bind(1, qint64(paper)).next());
            const bool found =
                there && ((inTitle && isIn(row.bytes(0))) || (inAuthors && anyName(row.bytes(1), isIn)));
            row.reset();
            if (found)
                return true;
        }
        if (!texts.abstracts.test(paper))
            return false;
        LECTERN_TRY(const auto there, abstract.bind(1, qint64(paper)).next());
        const bool found = there && isIn(abstract.bytes(0));
        abstract.reset();
        return found;
    });
}

} // namespace lectern::index
