#include "gluewords.h"

#include <algorithm>

namespace lectern::glue
{

namespace
{

constexpr int kSeveral = -1; // NameSet: on more than one line
constexpr qsizetype kStemLength = 5;
constexpr int kOtherSymbol = kSymbols - 1;

QChar toSmall(QChar c)
{
    if (c.unicode() < 0x80)
        return c >= u'A' && c <= u'Z' ? QChar(char16_t(c.unicode() | 0x20)) : c;
    return c.toLower();
}

} // namespace

bool isWordCharacter(QChar c)
{
    if (c.unicode() < 0x80)
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

bool isCapital(QChar c)
{
    return c.isUpper() || c.isTitleCase();
}

bool isCaseless(QChar c)
{
    // Includes surrogates: most letters outside the basic plane belong to scripts without case.
    return (c.isLetter() && !c.isLower() && !isCapital(c)) || c.isSurrogate();
}

int letterSymbol(QChar c)
{
    if (c >= u'a' && c <= u'z')
        return c.unicode() - u'a' + 1;
    if (c >= u'A' && c <= u'Z')
        return c.unicode() - u'A' + 1;
    if (c.unicode() >= 0xc0 && c.decompositionTag() == QChar::Canonical) {
        const QChar base = c.decomposition().front();
        if (base.unicode() < 0x80 && base.isLetter())
            return letterSymbol(base);
    }
    return kOtherSymbol;
}

double letterScore(QStringView word, Letters kind)
{
    const LetterTable &table = kLetterTables[size_t(kind)];
    int sum = 0, previous = 0;
    for (const QChar c : word) {
        const int symbol = isWordCharacter(c) ? letterSymbol(c) : 0;
        // Skip digits and other scripts, because the statistics have too few of them.
        if ((symbol || previous) && symbol != kOtherSymbol && previous != kOtherSymbol)
            sum += table[size_t(previous) * kSymbols + size_t(symbol)];
        previous = symbol;
    }
    if (previous && previous != kOtherSymbol)
        sum += table[size_t(previous) * kSymbols];
    return sum / 8.0;
}

void GrowingKey::add(QChar c)
{
    constexpr quint64 prime = 1099511628211ULL;
    exact = (exact ^ c.unicode()) * prime;
    folded = (folded ^ toSmall(c).unicode()) * prime;
}

quint64 exactKey(QStringView word)
{
    GrowingKey key;
    for (const QChar c : word)
        key.add(c);
    return key.exactKey();
}

quint64 foldedKey(QStringView word)
{
    GrowingKey key;
    for (const QChar c : word)
        key.add(c);
    return key.foldedKey();
}

quint64 stemKey(QStringView word)
{
    return word.size() < kStemLength ? 0 : foldedKey(word.first(kStemLength));
}

void WordSet::add(QStringView text)
{
    GrowingKey key;
    quint64 stem = 0;
    bool small = false;
    qsizetype length = 0;
    const auto finish = [&] {
        if (!length)
            return;
        set(key.exactKey(), Exact);
        set(key.foldedKey(), small ? Folded | Small : Folded);
        if (stem)
            set(stem, Stem);
        key = {};
        stem = 0;
        length = 0;
    };
    for (const QChar c : text) {
        if (!isWordCharacter(c)) {
            finish();
            continue;
        }
        if (!length)
            small = c.isLower();
        key.add(c);
        if (++length == kStemLength)
            stem = key.foldedKey();
    }
    finish();
}

void WordSet::add(const WordSet &other)
{
    for (const Slot &slot : other.m_slots)
        if (slot.key)
            set(slot.key, slot.flags);
}

quint8 WordSet::flags(quint64 key) const
{
    if (m_slots.empty())
        return 0;
    const size_t mask = m_slots.size() - 1;
    size_t at = size_t(key >> 7) & mask;
    while (m_slots[at].key && m_slots[at].key != key)
        at = (at + 1) & mask;
    return m_slots[at].flags;
}

void WordSet::set(quint64 key, quint8 flags)
{
    if (m_used * 2 >= m_slots.size()) {
        std::vector<Slot> old(std::max<size_t>(256, m_slots.size() * 2));
        old.swap(m_slots);
        m_used = 0;
        for (const Slot &slot : old)
            if (slot.key)
                set(slot.key, slot.flags);
    }
    const size_t mask = m_slots.size() - 1;
    size_t at = size_t(key >> 7) & mask;
    while (m_slots[at].key && m_slots[at].key != key)
        at = (at + 1) & mask;
    m_used += !m_slots[at].key;
    m_slots[at].key = key;
    m_slots[at].flags |= flags;
}

void NameSet::note(Owners &owners, quint64 key, int line)
{
    const auto [found, isNew] = owners.try_emplace(key, line);
    if (!isNew && found->second != line)
        found->second = kSeveral;
}

bool NameSet::knows(const Owners &owners, quint64 key, int line)
{
    const auto found = owners.find(key);
    return found != owners.end() && found->second != line;
}

void NameSet::add(QStringView name, int line)
{
    const QStringView whole = name.trimmed();
    const qsizetype first = whole.indexOf(u' '), last = whole.lastIndexOf(u' ');
    if (whole.isEmpty())
        return;
    note(m_names, foldedKey(whole), line);
    if (first < 0)
        return;
    note(m_given, foldedKey(whole.first(first)), line);
    note(m_family, foldedKey(whole.sliced(last + 1)), line);
}

bool NameSet::hasToken(QStringView token, int line) const
{
    return hasGivenName(token, line) || hasFamily(token, line);
}

} // namespace lectern::glue
