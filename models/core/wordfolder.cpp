#include "wordfolder.h"

#include "fold.h"
#include "models/tex/texcharacters.h"
#include "wordforms.h"

#include <QString>

#include <array>
#include <bit>
#include <cstring>

namespace lectern
{

namespace
{

constexpr char32_t lowCodes = 0x3000;

// Decodes the code point at a position. An invalid byte gives U+FFFD with length 1.
char32_t decode(std::string_view text, size_t at, size_t *length)
{
    const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[at + i]); };
    const uint8_t first = byte(0);
    const size_t need = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    *length = 1;
    if (need == 0 || at + need > text.size())
        return 0xfffd;
    char32_t code = need == 1 ? first : first & (0x7f >> need);
    for (size_t i = 1; i < need; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return 0xfffd;
        code = code << 6 | (byte(i) & 0x3f);
    }
    *length = need;
    return code;
}

constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Returns the end of the command name whose backslash is at `slash`.
size_t commandEnd(std::string_view text, size_t slash)
{
    size_t end = slash + 1;
    while (end < text.size() && isAsciiLetter(text[end]))
        ++end;
    return end;
}

} // namespace

constinit const std::array<uint8_t, 256> WordFolder::s_ascii = [] {
    std::array<uint8_t, 256> table{};
    for (size_t c = 0; c < table.size(); ++c) {
        if (c >= 0x80)
            table[c] = 1;
        else if (isAsciiLetter(char(c)))
            table[c] = uint8_t(c | 0x20);
        else if (c >= '0' && c <= '9')
            table[c] = uint8_t(c);
    }
    return table;
}();

bool WordFolder::letterFollows(std::string_view text, size_t at)
{
    while (at < text.size()) {
        const char c = text[at];
        if (static_cast<uint8_t>(c) < 0x80)
            return isAsciiLetter(c);
        size_t length = 0;
        const Folded &folded = foldedAt(text, at, &length);
        if (!folded.pieces.empty())
            return folded.pieces.front().letter;
        at += length; // a dropped accent
    }
    return false;
}

const WordFolder::Folded &WordFolder::foldedAt(std::string_view text, size_t at, size_t *length)
{
    return foldedOf(decode(text, at, length));
}

const WordFolder::Folded &WordFolder::foldedOf(char32_t code)
{
    const auto make = [code] {
        Folded made;
        // Without TeX, folding works on single code points, so fold() itself computes the result. fold()
        // trims white space, hence the guard characters around it.
        const QString text = fold(QString(u'x' + QString::fromUcs4(&code, 1) + u'x'));
        const QStringView folded = QStringView(text).mid(1, text.size() - 2);
        for (qsizetype i = 0; i < folded.size(); ++i) {
            const bool paired =
                folded[i].isHighSurrogate() && i + 1 < folded.size() && folded[i + 1].isLowSurrogate();
            const char32_t c =
                paired ? QChar::surrogateToUcs4(folded[i], folded[i + 1]) : folded[i].unicode();
            using Kind = Folded::Kind;
            const Kind kind = isUnspaced(c)           ? Kind::Whole
                : QChar::isLetterOrNumber(c)          ? Kind::Letter
                : (c == u'\'' || c == char32_t(u'’')) ? Kind::Apostrophe
                                                      : Kind::Separator;
            made.pieces.push_back({kind, !paired && folded[i].isLetter(),
                                   folded.mid(i, paired ? 2 : 1).toUtf8().toStdString()});
            if (paired)
                ++i;
        }
        return made;
    };
    if (code < lowCodes) {
        if (m_low.empty()) {
            m_low.resize(lowCodes);
            m_lowKnown.resize(lowCodes);
        }
        if (!m_lowKnown[code]) {
            m_low[code] = make();
            m_lowKnown[code] = 1;
        }
        return m_low[code];
    }
    const auto [entry, isNew] = m_high.try_emplace(code);
    if (isNew)
        entry->second = make();
    return entry->second;
}

// Folds ASCII letters and digits, writes zero for each separator and s_other for everything else. Returns
// whether s_other was not written. The loop is written so that the compiler vectorises it (16 bytes per
// step).
bool WordFolder::foldPlain(std::string_view text, char *to)
{
    const auto *__restrict from = reinterpret_cast<const uint8_t *>(text.data());
    auto *__restrict out = reinterpret_cast<uint8_t *>(to);
    uint8_t marks = 0;
    for (size_t i = 0; i < text.size(); ++i) {
        const uint8_t c = from[i];
        const uint8_t small = c | 0x20;
        const uint8_t letter = uint8_t(small - 'a') < 26 ? 0xff : 0;
        const uint8_t digit = uint8_t(c - '0') < 10 ? 0xff : 0;
        const uint8_t mark = (c >= 0x80 ? s_other : 0) | (c == '\'' ? s_other : 0);
        marks |= mark;
        out[i] = uint8_t((small & letter) | (c & digit) | mark);
    }
    return marks == 0;
}

// Avoids a branch per letter. First every byte is folded, and ASCII separators become zero. A bit mask then
// shows where the runs of other bytes begin and end. A run with other than plain letters uses the slow path,
// which gives the same result for a run as for the whole text.
void WordFolder::addWords(std::string_view utf8, std::string *folded, std::vector<Place> *places)
{
    const std::string_view text = withoutTexAccents(utf8);
    const size_t begin = folded->size();
    folded->resize(begin + text.size() + 8); // makes eight bytes readable from each position
    char *const to = folded->data() + begin;
    const bool allPlain = foldPlain(text, to);
    if (!allPlain)
        for (size_t hyphen = text.find("\xe2\x80"); hyphen != std::string_view::npos;
             hyphen = text.find("\xe2\x80", hyphen + 3))
            if (isTypographicHyphen(text.substr(hyphen)))
                std::memset(to + hyphen, 0, 3); // separates words like an ASCII hyphen
    const size_t blocks = text.size() / 64 + 1; // one extra zero bit, so that the last word ends
    m_inWords.assign(blocks, 0);
    for (size_t i = 0; i < text.size(); i += 8) {
        uint64_t bytes;
        std::memcpy(&bytes, to + i, sizeof bytes);
        // Set the highest bit of each nonzero byte, then gather these bits.
        constexpr uint64_t low = 0x7f7f7f7f7f7f7f7full;
        const uint64_t high = (((bytes & low) + low) | bytes) & ~low;
        m_inWords[i / 64] |= ((high >> 7) * 0x0102040810204080ull >> 56) << (i % 64);
    }
    // An edge is a bit that differs from the previous one. Edges alternately begin and end words.
    size_t start = 0, after = 0; // start of the run of letters, and end of the previous run
    bool inside = false;
    uint64_t before = 0;
    for (size_t block = 0; block < blocks; ++block) {
        const uint64_t bits = m_inWords[block];
        uint64_t edges = bits ^ (bits << 1 | before);
        before = bits >> 63;
        for (; edges; edges &= edges - 1) {
            const size_t at = block * 64 + size_t(std::countr_zero(edges));
            if (inside) {
                const size_t known = places->size();
                if (allPlain)
                    addPlainWord(begin + start, at - start, *folded, places);
                else
                    addWord(text, start, at - start, begin + start, folded, places);
                if (after > 0 && places->size() > known && text[after] != ' ')
                    (*places)[known].joined = joinsWords(text.substr(after, start - after));
                after = at;
            }
            start = at;
            inside = !inside;
        }
    }
}

void WordFolder::addPlainWord(size_t at, size_t length, const std::string &folded, std::vector<Place> *places)
{
    if (folded[at] == 'v') { // the name of a Greek variant ends in the letter's name
        const size_t named = greekWordName(std::string_view(folded).substr(at, length)).size();
        at += length - named;
        length = named;
    }
    places->push_back({uint32_t(at), uint32_t(length), false});
}

// Folds a run between separators that may contain other than plain letters, and appends its words to *folded.
void WordFolder::addWord(std::string_view text, size_t at, size_t length, size_t foldedAt,
                         std::string *folded, std::vector<Place> *places)
{
    if (std::string_view(*folded).substr(foldedAt, length).find(char(s_other)) == std::string_view::npos)
        return addPlainWord(foldedAt, length, *folded, places);
    words(text.substr(at, length), [&](std::string_view word) {
        places->push_back({uint32_t(folded->size()), uint32_t(word.size()), false});
        folded->append(word);
    });
}

void WordFolder::appendFolded(char32_t letter, std::string *to)
{
    for (const Folded::Piece &piece : foldedOf(letter).pieces)
        to->append(piece.utf8);
}

// Same as accentedLetter() in fold.cpp, but the returned letter is folded, so that plain letters continue on
// the fast path.
size_t WordFolder::accentedLetter(std::string_view text, size_t from, std::string *letter)
{
    size_t at = from;
    while (at < text.size() && text[at] == ' ')
        ++at;
    const bool braced = at < text.size() && text[at] == '{';
    if (braced)
        ++at;
    if (at >= text.size())
        return 0;
    letter->clear();
    if (text[at] == '\\') {
        const size_t end = commandEnd(text, at);
        const char16_t named = tex::letter(text.substr(at + 1, end - at - 1));
        if (!named)
            return 0;
        appendFolded(named, letter);
        at = end;
    } else if (isAsciiLetter(text[at])) {
        letter->assign(1, text[at]);
        ++at;
    } else if (static_cast<uint8_t>(text[at]) >= 0x80) {
        size_t length = 0;
        const char32_t code = decode(text, at, &length);
        if (code > 0xffff || !QChar(char16_t(code)).isLetter()) // fold() works on UTF-16 code units
            return 0;
        letter->assign(text.substr(at, length));
        at += length;
    } else {
        return 0;
    }
    if (!braced)
        return at - from;
    return at < text.size() && text[at] == '}' ? at + 1 - from : 0;
}

size_t WordFolder::texLetterEnd(std::string_view text, size_t slash, bool braced, std::string *letter)
{
    if (slash + 1 >= text.size())
        return 0;
    size_t after = 0; // one past the match
    if (isAsciiLetter(text[slash + 1])) {
        const size_t end = commandEnd(text, slash);
        const std::string_view name = text.substr(slash + 1, end - slash - 1);
        if (const char16_t named = tex::letter(name)) {
            letter->clear();
            appendFolded(named, letter);
            after = end;
            if (!braced && after < text.size() && text[after] == ' ')
                ++after; // TeX skips the space after a command
            else if (text.substr(after, 2) == "{}")
                after += 2;
        } else if (tex::textAccent(name)) {
            if (const size_t length = accentedLetter(text, end, letter))
                after = end + length;
        }
    } else {
        size_t size = 0;
        decode(text, slash + 1, &size);
        if (tex::textAccent(text.substr(slash + 1, size)))
            if (const size_t length = accentedLetter(text, slash + 1 + size, letter))
                after = slash + 1 + size + length;
    }
    if (after && braced)
        after = after < text.size() && text[after] == '}' ? after + 1 : 0;
    return after;
}

std::string_view WordFolder::withoutTexAccents(std::string_view text)
{
    size_t slash = text.find('\\');
    if (slash == std::string_view::npos)
        return text;
    m_untexed.clear();
    size_t done = 0; // everything before it is in m_untexed
    while (slash != std::string_view::npos) {
        const bool braced = slash > done && text[slash - 1] == '{';
        size_t begin = slash;
        size_t after = 0;
        if (braced) {
            after = texLetterEnd(text, slash, true, &m_letter);
            if (after)
                begin = slash - 1;
        }
        if (!after)
            after = texLetterEnd(text, slash, false, &m_letter);
        if (!after) {
            after = slash + 1;
            m_letter = '\\';
        }
        m_untexed.append(text.substr(done, begin - done));
        m_untexed.append(m_letter);
        done = after;
        slash = text.find('\\', done);
    }
    m_untexed.append(text.substr(done));
    return m_untexed;
}

} // namespace lectern
