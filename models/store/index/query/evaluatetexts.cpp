// Words and phrases in texts, and in the user's notes and highlights.
#include "models/core/query/querysyntax.h"
#include "models/core/query/wordpattern.h"
#include "models/store/index/storage/wordpairs.h"
#include "models/store/sqlite/try.h"
#include "phrasepositions.h"
#include "termevaluators.h"

#include <algorithm>
#include <numeric>

namespace lectern::index
{

using Field = QueryNode::Field;

namespace
{

constexpr qsizetype kMaxNamesLike = 100; // names tried in place of one

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

struct PhraseTexts { // papers whose texts are to be read, by text
    Bitmap titles, names, abstracts;
};

// Finds a phrase in titles, names or abstracts. candidates: papers that have all its words there. lists: the
// papers of its words.
Result<PhrasePositions::Found> positionsOf(const EvaluationContext &context, Field field,
                                           const std::vector<std::string> &words, bool prefix,
                                           Bitmap candidates, const std::vector<WordSets::Set> &lists)
{
    if (words.size() < 2 || candidates.isEmpty())
        return PhrasePositions::Found{std::move(candidates), context.noPapers()};
    Bitmap found(candidates.size());
    if (field != Field::Author) {
        for (size_t i = 1; i < words.size(); ++i) {
            const bool half = prefix && i + 1 == words.size();
            if (pairedWord(words[i - 1]) < 0 || (!half && pairedWord(words[i]) < 0))
                continue;
            if (half && words.size() > 2)
                continue; // the last word may also be one outside the pairs
            LECTERN_TRY(const auto pairs, context.words.pair(field, words[i - 1], words[i], half));
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
    PhrasePositions positions(context.connection);
    const Tag tag = field == Field::Title ? TitleWord : field == Field::Author ? AuthorWord : AbstractWord;
    LECTERN_TRY(auto rest,
                positions.find(context.snapshot(), tag, words, prefix, candidates, context.cancelled));
    rest.with |= found;
    return rest;
}

// Returns the papers that have the words adjacent and in order in one of their texts.
Result<Bitmap> readTexts(EvaluationContext &context, const std::vector<std::string> &words, bool prefix,
                         const PhraseTexts &texts)
{
    Bitmap any = texts.titles;
    any |= texts.names;
    any |= texts.abstracts;
    Statement row(context.connection, "SELECT title, authors FROM paper WHERE id = ?");
    Statement abstract(context.connection, "SELECT body FROM abstract WHERE paper = ?");
    PhraseFinder finder(words, prefix);
    const auto isIn = [&](std::string_view text) {
        bool found = false;
        finder.restart();
        context.folder.words(text, [&](std::string_view word) { found = found || finder.take(word); });
        return found;
    };
    return papersRead(context, any, [&](uint32_t paper) -> Result<bool> {
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

// Finds phrases by the positions of their words. A text without positions, because the index is older or the
// text is very long, is read. A last word with fewer than three typed letters only has to occur in the text:
// tens of thousands of words match it, and the next letter follows soon.
Result<> readPhrases(EvaluationContext &context, const QueryNode &node, const std::vector<std::string> &words,
                     Bitmap *candidates)
{
    // Only texts that contain all the words can match. lists: receives the papers of each of these words.
    const auto withAllWords = [&](Field field, std::vector<WordSets::Set> *lists) -> Result<Bitmap> {
        const Field asked = node.field == Field::Name ? Field::Author : node.field;
        if (asked != Field::Any && asked != field)
            return Bitmap(candidates->size());
        Bitmap all = *candidates;
        for (size_t i = 0; i < words.size() && !all.isEmpty(); ++i) {
            LECTERN_TRY(auto set, context.words.word(field, words[i], node.prefix && i + 1 == words.size()));
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
        LECTERN_TRY(auto in, positionsOf(context, field, together, half, std::move(there), lists));
        found |= in.with;
        *unknown = std::move(in.unknown);
    }
    for (Bitmap *texts : {&unread.titles, &unread.names, &unread.abstracts})
        texts->subtract(found);
    LECTERN_TRY(const auto read, readTexts(context, together, half, unread));
    found |= read;
    *candidates = std::move(found);
    return {};
}

// Reads as few papers as possible, and none twice while the user types more words after a phrase.
Result<> keepPhrases(EvaluationContext &context, const QueryNode &node, const std::vector<std::string> &words,
                     const Bitmap *within, Bitmap *candidates)
{
    constexpr uint32_t kWorthAll =
        4; // up to this multiple of the papers within, all are read: the next query probably needs the rest
    std::string name = std::to_string(int(node.field)) + (node.prefix ? '*' : '=');
    for (const std::string &word : words)
        name += ' ' + word;
    if (const WordSets::Set known = context.words.kept(name)) {
        *candidates &= *known;
        return {};
    }
    if (!within || candidates->count() <= kWorthAll * candidates->countAnd(*within)) {
        LECTERN_TRY(readPhrases(context, node, words, candidates));
        context.words.keep(name, std::make_shared<Bitmap>(*candidates));
        return {};
    }
    *candidates &= *within;
    return readPhrases(context, node, words, candidates);
}

// Notes and highlights are few and change with each key press, so they are read instead of indexed.
Result<Bitmap> papersOfOwnTexts(EvaluationContext &context, const QueryNode &node,
                                const std::vector<std::string> &words)
{
    Bitmap set = context.noPapers();
    Statement read(context.connection, ownTextsSql(node.field));
    PhraseFinder phrase(words, node.prefix);
    const auto pattern = WordPattern::of(node);
    LECTERN_TRY(read.forEach([&] {
        const qint64 paper = read.number(0);
        if (!context.snapshot().live().holds(paper))
            return;
        bool found = false;
        std::vector<bool> seen(words.size());
        phrase.restart();
        context.folder.words(read.bytes(1), [&](std::string_view word) {
            found = (pattern ? pattern->matches(word) : phrase.take(word)) || found;
            for (size_t i = 0; i < words.size(); ++i)
                if (node.prefix && i + 1 == words.size() ? word.starts_with(words[i]) : word == words[i])
                    seen[i] = true;
        });
        if (pattern || syntax::isTogether(node) ? found
                                                : std::find(seen.begin(), seen.end(), false) == seen.end())
            set.set(uint32_t(paper));
    }));
    return set;
}

// The word at this position of the node's text.
SearchedWord wordAt(const QueryNode &node, const std::vector<std::string> &words, size_t i)
{
    return {node.field, words[i], node.prefix && i + 1 == words.size(), node.phrase};
}

bool isReplaced(const EvaluationContext &context, const QueryNode &node,
                const std::vector<std::string> &words)
{
    for (size_t i = 0; i < words.size(); ++i)
        if (context.replaced.contains(keyOf(wordAt(node, words, i))))
            return true;
    return false;
}

// Returns the papers of authors whose names match replacements of the node's words. All words must match one
// name: "Ada Lovelase" does not find papers that some Ada wrote with a Lovelace.
Result<Bitmap> papersOfSimilarNames(const EvaluationContext &context, const QueryNode &node,
                                    const std::vector<std::string> &words)
{
    QStringList names{QString()};
    for (size_t i = 0; i < words.size(); ++i) {
        const auto others = context.replaced.find(keyOf(wordAt(node, words, i)));
        QStringList longer;
        for (const QString &name : std::as_const(names)) {
            if (others == context.replaced.end())
                longer.append(name + u' ' + QString::fromStdString(words[i]));
            else
                for (const std::string &other : others->second)
                    longer.append(name + u' ' + QString::fromStdString(other));
        }
        names = longer.first(std::min(longer.size(), kMaxNamesLike));
    }
    Bitmap set = context.noPapers();
    for (const QString &name : std::as_const(names)) {
        if (context.isCancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto theirs, papersOfPerson(context, name));
        if (theirs)
            set |= *theirs;
    }
    return set;
}

} // namespace

Result<WordSets::Set> spelled(const EvaluationContext &context, Field field, const SearchedWord &word)
{
    return word.exact ? context.words.word(field, word.word, word.prefix)
                      : context.words.anySpelling(field, word.word, word.prefix);
}

Result<Bitmap> papersOfWord(const EvaluationContext &context, const SearchedWord &word)
{
    if (const auto others = context.replaced.find(keyOf(word)); others != context.replaced.end())
        return context.words.anyWord(word.field, others->second);
    LECTERN_TRY(const auto found, spelled(context, word.field, word));
    if (word.field != Field::Any || context.own.isEmpty())
        return *found;
    LECTERN_TRY(auto own, context.own.inTags(word.word, word.prefix, word.exact));
    own |= context.own.inNotes(word.word, word.prefix, word.exact);
    own |= *found;
    return own;
}

Result<Bitmap> evaluateText(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    const std::vector<std::string> words = wordsOf(node.text);
    if (words.empty())
        return context.snapshot().live();
    if (node.field == Field::Note || node.field == Field::Highlight)
        return papersOfOwnTexts(context, node, words);
    if (const auto pattern = WordPattern::of(node))
        return context.words.matching(node.field, *pattern, context.cancelled);
    if (node.field == Field::Author && node.phrase && !node.prefix) {
        if (words.size() > 1 && isReplaced(context, node, words))
            return papersOfSimilarNames(context, node, words);
        LECTERN_TRY(auto theirs, papersOfPerson(context, node.text));
        if (theirs)
            return std::move(*theirs);
    }
    std::optional<Bitmap> all;
    for (size_t i = 0; i < words.size() && (!all || !all->isEmpty()); ++i) {
        LECTERN_TRY(auto set, papersOfWord(context, wordAt(node, words, i)));
        if (all)
            *all &= set;
        else
            all = std::move(set);
    }
    // Replaced words need not be in the same order; then any of them counts as the phrase.
    if (syntax::isTogether(node) && words.size() > 1 && !isReplaced(context, node, words) && !all->isEmpty())
        LECTERN_TRY(keepPhrases(context, node, words, within, &*all));
    if (within)
        *all &= *within;
    if (syntax::isTogether(node) && words.size() > 1 && node.field == Field::Any && !context.own.isEmpty()) {
        LECTERN_TRY(const auto inNotes, papersOfOwnTexts(context, node, words));
        *all |= inNotes;
    }
    if (syntax::isHyphenated(node, qsizetype(words.size()))) { // "self-supervised" or "selfsupervised"
        const std::string joined = std::accumulate(words.begin(), words.end(), std::string());
        LECTERN_TRY(const auto set, context.words.anySpelling(node.field, joined, node.prefix));
        *all |= *set;
    }
    return *all;
}

} // namespace lectern::index
