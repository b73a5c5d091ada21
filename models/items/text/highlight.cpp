#include "highlight.h"

#include "models/core/fold.h"
#include "models/core/wordforms.h"

namespace lectern
{

namespace
{

struct Word {
    qsizetype begin = 0, length = 0; // UTF-16 units
    QString folded;
};

// How much of a word a wanted one (a prefix ends in '*') matches; 0: not.
qsizetype matchLength(const Word &word, QStringView wanted)
{
    if (!wanted.endsWith(u'*'))
        return word.folded == wanted ? word.length : 0;
    wanted.chop(1);
    if (wanted.isEmpty() || !word.folded.startsWith(wanted))
        return 0;
    return word.folded.size() == word.length ? wanted.size() : word.length;
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
        while (end < text.size()
               && (text[end].isLetterOrNumber() || text[end].isMark() || text[end].isSurrogate()))
            ++end;
        words.append({at, end - at, fold(text.mid(at, end - at))});
        at = end;
    }
    return words;
}

// How much of a hyphenated word one of the wanted words matches as one ("selfsupervised"); its parts are
// words[from] to words[last], *last being where the search ends.
qsizetype joinedLength(QStringView text, const QList<Word> &words, qsizetype from,
                       const QList<QList<QStringView>> &wanted, qsizetype *last)
{
    qsizetype longest = 0;
    QString folded = words[from].folded;
    for (qsizetype i = from + 1; i < words.size() && i - from < qsizetype(kMostJoined); ++i) {
        const qsizetype behind = words[i - 1].begin + words[i - 1].length;
        if (!joinsWords(text.mid(behind, words[i].begin - behind).toUtf8().toStdString()))
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
