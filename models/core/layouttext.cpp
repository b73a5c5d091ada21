#include "layouttext.h"

#include <QChar>

#include <algorithm>
#include <utility>

namespace lectern
{

namespace
{

constexpr qsizetype kMostJoined =
    32; // code units; Unicode's stream-safe text has at most 30 marks on a letter

constexpr int kMostTurns = 5000; // of the direction; a page of Hebrew and English has a few hundred

constexpr char32_t kJoiner = 0x200D, kNonJoiner = 0x200C;
constexpr char32_t kSentence = 0xFDFA; // "peace be upon him" in one character, 18 letters

bool isMark(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return true;
    default:
        return c == kJoiner || c == kNonJoiner || (c >= 0x1F3FB && c <= 0x1F3FF); // and tones of skin
    }
}

// Whether what follows this joins it: a joiner, or the sign that takes a letter its vowel.
bool joinsNext(char32_t c)
{
    constexpr int kVirama = 9; // the combining class
    return c == kJoiner || (c > 0x7F && QChar::combiningClass(c) == kVirama);
}

// 1: from left to right, -1: from right to left, 0: as what is around it.
int directionOf(char32_t c)
{
    switch (QChar::direction(c)) {
    case QChar::DirL:
        return 1;
    case QChar::DirR:
    case QChar::DirAL:
        return -1;
    default:
        return 0;
    }
}

} // namespace

QString layoutText(const QString &text)
{
    constexpr char16_t kFirstMark = 0x300;
    if (std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() >= kFirstMark; }))
        return text;
    QString shown; // stays empty while nothing is left out
    qsizetype joined = 0; // code units since the last letter that joins nothing before it
    qsizetype copied = 0; // of text
    bool afterJoiner = false;
    char32_t before = 0;
    int direction = 0, turns = 0;
    for (qsizetype at = 0, next = 0; at < text.size(); at = next) {
        const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t c =
            pair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t(text[at].unicode());
        next = at + (pair ? 2 : 1);
        if (const int turned = directionOf(c);
            turned != 0 && turned != std::exchange(direction, turned) && ++turns > kMostTurns)
            return shown + text.mid(copied, at - copied) + u'…';
        const bool joins = c > 0x7F && (afterJoiner || isMark(c) || (c == kSentence && before == kSentence));
        afterJoiner = joinsNext(c);
        before = c;
        if (!joins) {
            joined = 0;
            continue;
        }
        joined += next - at;
        if (joined <= kMostJoined)
            continue;
        if (joined - (next - at) <= kMostJoined) { // the first that is left out
            shown += text.mid(copied, at - copied);
            shown += u'…';
        }
        copied = next;
    }
    return copied == 0 ? text : shown + text.mid(copied);
}

} // namespace lectern
