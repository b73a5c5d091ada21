#include "gluewords.h"

namespace lectern::glue
{

namespace
{

constexpr int kSeveral = -1; // NameSet: more than one line has it
constexpr qsizetype kStemLength = 5;
constexpr int kOtherSymbol = kSymbols - 1;

quint64 hash(QStringView word, bool small)
{
    quint64 key = 1469598103934665603ULL; // FNV-1a
    for (const QChar c : word) {
        key ^= small ? c.toLower().unicode() : c.unicode();
        key *= 1099511628211ULL;
    }
    return key | 1; // never 0
}

} // namespace

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

bool isCapital(QChar c)
{
    return c.isUpper() || c.isTitleCase();
}

bool isCaseless(QChar c)
{
    // Surrogates: most letters beyond the basic plane are of scripts without case.
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
        // Digits and other scripts say nothing: too few of them were counted.
        if ((symbol || previous) && symbol != kOtherSymbol && previous != kOtherSymbol)
            sum += table[size_t(previous * kSymbols + symbol)];
        previous = symbol;
    }
    if (previous && previous != kOtherSymbol)
        sum += table[size_t(previous * kSymbols)];
    return sum / 8.0;
}

void forEachWord(QStringView text, const std::function<void(QStringView)> &visit)
{
    for (qsizetype i = 0; i < text.size();) {
        while (i < text.size() && !isWordCharacter(text[i]))
            ++i;
        const qsizetype from = i;
        while (i < text.size() && isWordCharacter(text[i]))
            ++i;
        if (from < i)
            visit(text.sliced(from, i - from));
    }
}

quint64 exactKey(QStringView word)
{
    return hash(word, false);
}

quint64 foldedKey(QStringView word)
{
    return hash(word, true);
}

quint64 stemKey(QStringView word)
{
    return word.size() < kStemLength ? 0 : hash(word.first(kStemLength), true);
}

void WordSet::add(QStringView text)
{
    forEachWord(text, [this](QStringView word) {
        const quint64 folded = foldedKey(word);
        m_words[exactKey(word)] |= Exact;
        m_words[folded] |= word.front().isLower() ? Folded | Small : Folded;
        if (const quint64 stem = stemKey(word))
            m_words[stem] |= Stem;
    });
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

bool NameSet::hasName(QStringView name, int line) const
{
    return knows(m_names, foldedKey(name), line);
}

bool NameSet::hasGiven(QStringView token, int line) const
{
    return knows(m_given, foldedKey(token), line);
}

bool NameSet::hasFamily(QStringView token, int line) const
{
    return knows(m_family, foldedKey(token), line);
}

bool NameSet::hasToken(QStringView token, int line) const
{
    return hasGiven(token, line) || hasFamily(token, line);
}

} // namespace lectern::glue
