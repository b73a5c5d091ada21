#include "highlight.h"

#include "models/core/fold.h"
#include "models/core/query/querytext.h"
#include "models/core/query/wordpattern.h"
#include "models/core/wordforms.h"

namespace lectern
{

namespace
{

struct Word {
    qsizetype begin = 0, length = 0; // in UTF-16 units
    QString folded;
};

// Returns the matched length of a word (a prefix ends in '*'); 0: no match.
qsizetype matchLength(const Word &word, QStringView wanted)
{
    if (const qsizetype star = wanted.indexOf(u'*'); star >= 0 && star + 1 < wanted.size()) {
        QueryNode text;
        text.kind = QueryNode::Kind::Text;
        text.text = wanted.toString();
        const auto pattern = WordPattern::of(text);
        return pattern && pattern->matches(word.folded.toStdString()) ? word.length : 0;
    }
    if (!wanted.endsWith(u'*'))
        return word.folded == wanted ? word.length : 0;
    wanted.chop(1);
    if (wanted.isEmpty() || !word.folded.startsWith(wanted))
        return 0;
    return word.folded.size() == word.length ? wanted.size() : word.length;
}

char32_t letterAt(QStringView text, qsizetype at)
{
    return text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()
        ? QChar::surrogateToUcs4(text[at], text[at + 1])
        : text[at].unicode();
}

// Returns whether a letter starts a new word inside a run of letters, as in scripts without spaces, where
// each letter is a word.
bool startsWord(QStringView text, qsizetype at, qsizetype begin)
{
    return !text[at].isLowSurrogate() && !text[at].isMark()
        && (isUnspaced(letterAt(text, at)) || isUnspaced(letterAt(text, begin)));
}

QList<Word> wordsOf(QStringView text)
{
    QList<Word> words;
    for (qsizetype at = 0; at < text.size();) {
        if (!text[at].isLetterOrNumber() && !text[at].isSurrogate()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && (end == at || !startsWord(text, end, at))
               && (text[end].isLetterOrNumber() || text[end].isMark() || text[end].isSurrogate()))
            ++end;
        words.append({at, end - at, fold(text.mid(at, end - at))});
        at = end;
    }
    return words;
}

// Returns the length matched when a hyphenated word equals a wanted word without its hyphens
// ("selfsupervised"). The parts are words[from] to words[last]; *last is set by the search.
qsizetype joinedLength(QStringView text, const QList<Word> &words, qsizetype from,
                       const QList<QList<QStringView>> &wanted, qsizetype *last)
{
    qsizetype longest = 0;
    QString folded = words[from].folded;
    for (qsizetype i = from + 1; i < words.size() && i - from < qsizetype(kMaxJoined); ++i) {
        const qsizetype after = words[i - 1].begin + words[i - 1].length;
        if (!joinsWords(text.mid(after, words[i].begin - after).toUtf8().toStdString()))
            break;
        folded += words[i].folded;
        const Word whole{words[from].begin, words[i].begin + words[i].length - words[from].begin, folded};
        for (const QList<QStringView> &phrase : wanted)
            if (phrase.size() == 1 && matchLength(whole, phrase.front()) > 0) {
                longest = whole.length;
                *last = i;
            }
    }
    return longest;
}

} // namespace

QStringList wordsToMark(const QueryNode &root, const ResultSet *result)
{
    QStringList words = queryWords(root);
    if (result)
        for (const WordSubstitution &word : result->substitutions())
            words += word.used;
    words.removeDuplicates();
    return words;
}

QList<TextSpan> matchSpans(QStringView text, const QStringList &wanted)
{
    QList<TextSpan> spans;
    if (wanted.isEmpty())
        return spans;
    QList<QList<QStringView>> phrases;
    for (const QString &phrase : wanted)
        phrases.append(QStringView(phrase).split(u' '));
    const QList<Word> words = wordsOf(text);
    for (qsizetype i = 0; i < words.size();) {
        TextSpan longest{words[i].begin, 0};
        qsizetype next = i + 1;
        for (const QList<QStringView> &phrase : std::as_const(phrases)) {
            qsizetype matched = 0, end = 0;
            while (matched < phrase.size() && i + matched < words.size()) {
                const Word &word = words[i + matched];
                const qsizetype length = matchLength(word, phrase[matched]);
                if (length == 0)
                    break;
                end = word.begin + length;
                ++matched;
            }
            if (matched == phrase.size() && end - longest.begin > longest.length) {
                longest.length = end - longest.begin;
                next = i + matched;
            }
        }
        qsizetype last = i;
        if (const qsizetype length = joinedLength(text, words, i, phrases, &last); length > longest.length) {
            longest.length = length;
            next = last + 1;
        }
        if (longest.length > 0)
            spans.append(longest);
        i = next;
    }
    return spans;
}

} // namespace lectern
