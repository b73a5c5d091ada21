#include "layouttext.h"

#include <QChar>

#include <algorithm>
#include <utility>

namespace lectern
{

namespace
{

constexpr qsizetype kMaxJoined =
    32; // code units; Unicode's Stream-Safe Text Format allows 30 marks per letter

constexpr int kMaxDirectionChanges =
    5000; // direction changes; a page of Hebrew and English has a few hundred

constexpr char32_t kJoiner = 0x200D, kNonJoiner = 0x200C;
constexpr char32_t kSentence = 0xFDFA; // the ligature "peace be upon him", 18 letters

bool isMark(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return true;
    default:
        return c == kJoiner || c == kNonJoiner
            || (c >= 0x1F3FB && c <= 0x1F3FF); // including skin tone modifiers
    }
}

// Returns whether the next character joins this one: a joiner or a virama, which removes a letter's vowel.
bool joinsNext(char32_t c)
{
    constexpr int kVirama = 9; // combining class
    return c == kJoiner || (c > 0x7F && QChar::combiningClass(c) == kVirama);
}

// 1: left to right; -1: right to left; 0: neutral.
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
    QString shown; // empty until a character is omitted
    qsizetype joined = 0; // code units since the last base letter
    qsizetype copied = 0; // end of the part of text that was copied
    bool afterJoiner = false;
    char32_t before = 0;
    int direction = 0, turns = 0;
    for (qsizetype at = 0, next = 0; at < text.size(); at = next) {
        const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t c =
            pair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t(text[at].unicode());
        next = at + (pair ? 2 : 1);
        if (const int turned = directionOf(c);
            turned != 0 && turned != std::exchange(direction, turned) && ++turns > kMaxDirectionChanges)
            return shown + text.mid(copied, at - copied) + u'…';
        const bool joins = c > 0x7F && (afterJoiner || isMark(c) || (c == kSentence && before == kSentence));
        afterJoiner = joinsNext(c);
        before = c;
        if (!joins) {
            joined = 0;
            continue;
        }
        joined += next - at;
        if (joined <= kMaxJoined)
            continue;
        if (joined - (next - at) <= kMaxJoined) { // the first omitted character
            shown += text.mid(copied, at - copied);
            shown += u'…';
        }
        copied = next;
    }
    return copied == 0 ? text : shown + text.mid(copied);
}

} // namespace lectern
