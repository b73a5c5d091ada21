#include "highlight.h"

#include "models/core/fold.h"

namespace lectern
{

static qsizetype matchLength(QStringView word, const QStringList &words)
{
    const QString folded = fold(word);
    qsizetype longest = 0;
    for (const QString &wanted : words) {
        if (wanted.endsWith(u'*')) {
            const qsizetype length = wanted.size() - 1;
            if (length > 0 && folded.startsWith(QStringView(wanted).chopped(1)))
                longest = qMax(longest, folded.size() == word.size() ? length : word.size());
        } else if (folded == wanted) {
            return word.size();
        }
    }
    return longest;
}

QList<TextSpan> matchSpans(QStringView text, const QStringList &words)
{
    QList<TextSpan> spans;
    if (words.isEmpty())
        return spans;
    for (qsizetype at = 0; at < text.size();) {
        if (!text[at].isLetterOrNumber() && !text[at].isSurrogate()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size()
               && (text[end].isLetterOrNumber() || text[end].isMark() || text[end].isSurrogate()))
            ++end;
        if (const qsizetype length = matchLength(text.mid(at, end - at), words); length > 0)
            spans.append({at, length});
        at = end;
    }
    return spans;
}

} // namespace lectern
