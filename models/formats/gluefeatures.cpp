#include "gluefeatures.h"

#include "models/core/fold.h"

#include <algorithm>

namespace lectern::glue
{

namespace
{

constexpr int kSeveral = -1; // NameSet: more than one line has it
constexpr int kMostNameTokens = 8;
constexpr int kMostNames = 40;
constexpr int kMostNamesEtAl = 6; // the sites print three
constexpr qsizetype kStemLength = 5;

// English words that neither end a title nor stand in a name.
constexpr std::array<QStringView, 34> kFunctionWords{
    u"a",   u"an",    u"and",   u"are",    u"as",   u"at",   u"between", u"by",  u"can",
    u"do",  u"does",  u"for",   u"from",   u"how",  u"in",   u"into",    u"is",  u"it",
    u"its", u"of",    u"on",    u"or",     u"over", u"than", u"that",    u"the", u"through",
    u"to",  u"under", u"using", u"versus", u"via",  u"with", u"without"};
// Small words that stand inside names of several languages.
constexpr std::array<QStringView, 24> kParticles{
    u"van", u"von", u"de", u"den", u"der", u"del", u"della", u"di",  u"da", u"das", u"dos", u"du",
    u"la",  u"le",  u"el", u"al",  u"bin", u"ibn", u"ter",   u"ten", u"zu", u"zur", u"y",   u"e"};

template <size_t N>
bool isOneOf(const std::array<QStringView, N> &words, QStringView word)
{
    return std::any_of(words.begin(), words.end(),
                       [word](QStringView other) { return other.compare(word, Qt::CaseInsensitive) == 0; });
}

bool isAlnum(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

bool isUpper(QChar c)
{
    return c.isUpper() || c.isTitleCase();
}

// A letter of a script without small and capital letters (surrogates: as good a guess as any).
bool isCaselessLetter(QChar c)
{
    return (c.isLetter() && !c.isLower() && !isUpper(c)) || c.isSurrogate();
}

int leftClass(QChar c)
{
    if (c.isLower() || c.isMark())
        return 0;
    if (isUpper(c))
        return 1;
    if (c.isNumber())
        return 2;
    if (isCaselessLetter(c))
        return 7;
    if (QStringView(u")]}\"”’'»").contains(c))
        return 3;
    if (QStringView(u"?!.…？！。").contains(c))
        return 4;
    if (QStringView(u"-–—:;,([{/\\&“‘«<=_").contains(c))
        return 6;
    return 5;
}

int rightClass(QStringView rest)
{
    const QChar c = rest.front();
    const QChar next = rest.size() > 1 ? rest[1] : QChar(u' ');
    if (isUpper(c))
        return next.isLower() || next.isMark() ? 0 : next == u'.' ? 1 : isUpper(next) ? 2 : 3;
    if (c.isLower())
        return 4;
    if (c.isNumber())
        return 5;
    return isCaselessLetter(c) ? 6 : 7;
}

quint64 hash(QStringView word, bool small)
{
    quint64 key = 1469598103934665603ULL; // FNV-1a
    for (const QChar c : word) {
        key ^= small ? c.toLower().unicode() : c.unicode();
        key *= 1099511628211ULL;
    }
    return key | 1; // never 0
}

QStringView trimmedOf(QStringView token, QStringView signs)
{
    while (!token.isEmpty() && signs.contains(token.back()))
        token.chop(1);
    while (!token.isEmpty() && signs.contains(token.front()))
        token = token.sliced(1);
    return token;
}

bool hasInnerCapital(QStringView token)
{
    for (qsizetype i = 1; i < token.size(); ++i)
        if (isUpper(token[i]) && token[i - 1].isLower())
            return true;
    return false;
}

struct Token {
    qsizetype begin, end;
};

// What a token says about being part of a name, wherever in it.
struct TokenTraits {
    bool small = false, particle = false, function = false, capitals = false, initial = false, odd = false;
    bool wordOwn = false, wordPage = false;
};

TokenTraits traits(QStringView token, const WordSet &own, const WordSet &page)
{
    TokenTraits t;
    const QStringView bare = trimmedOf(token, u".,");
    t.initial = bare.size() < token.size() && token.back() == u'.' && bare.size() <= 2;
    if (bare.isEmpty()) {
        t.odd = true;
        return t;
    }
    for (const QChar c : bare)
        if (!isAlnum(c) && c != u'-' && c != u'\'' && c != u'’' && c != u'.' && c != u'‐' && c != u'‑'
            && c != u'·')
            t.odd = true;
        else if (c.isDigit())
            t.odd = true;
    t.function = isOneOf(kFunctionWords, bare);
    if (bare.front().isLower()) {
        t.particle = isOneOf(kParticles, bare);
        t.small = !t.particle && !t.function;
    }
    int capitals = 0;
    for (const QChar c : bare)
        capitals += isUpper(c) ? 1 : c.isLower() ? -bare.size() : 0;
    t.capitals = capitals >= 2;
    const quint64 key = foldedKey(bare);
    t.wordOwn = own.hasSmall(key);
    t.wordPage = !t.wordOwn && page.hasSmall(key);
    return t;
}

// A list of numbers by feature, most of them 0.
class Vector
{
public:
    void add(int feature, float value = 1)
    {
        if (value == 0)
            return;
        for (auto &[index, sum] : m_items)
            if (index == feature) {
                sum += value;
                return;
            }
        m_items.emplace_back(short(feature), value);
    }
    const std::vector<std::pair<short, float>> &items() const { return m_items; }

private:
    std::vector<std::pair<short, float>> m_items;
};

// Reads one line: knows its tokens, segments and sets, and makes the features of its readings.
class Reader
{
public:
    Reader(const GluedLine &line, int number, const PageEvidence &page)
        : m_text(line.text), m_line(line), m_number(number), m_page(page)
    {
        m_own.add(line.abstract);
    }

    std::vector<Candidate> all()
    {
        std::vector<Candidate> result;
        // Names stand between commas; the first of them is glued to the title.
        std::vector<qsizetype> begins{0}; // of the segments between commas
        for (qsizetype i = 0; i < m_text.size(); ++i)
            if (m_text[i] == u',' && i + 1 < m_text.size() && m_text[i + 1].isSpace())
                begins.push_back(i + 1);
        const int most = std::min<int>(int(begins.size()), m_line.etAl ? kMostNamesEtAl : kMostNames);
        Vector others; // of the names behind the first; grows as more of them are taken
        qsizetype end = m_text.size();
        for (int names = 1; names <= most; ++names) {
            const qsizetype begin = begins[begins.size() - size_t(names)];
            addReadings(begin, end, names, others, &result);
            addOther(begin, end, &others);
            end = begin - 1; // before the comma
        }
        if (!m_line.etAl)
            addNoNames(&result);
        return result;
    }

private:
    std::vector<Token> tokens(qsizetype begin, qsizetype end) const
    {
        std::vector<Token> list;
        for (qsizetype i = begin; i < end;) {
            while (i < end && m_text[i].isSpace())
                ++i;
            const qsizetype from = i;
            while (i < end && !m_text[i].isSpace())
                ++i;
            if (from < i)
                list.push_back({from, i});
        }
        return list;
    }
    QStringView view(qsizetype begin, qsizetype end) const { return m_text.sliced(begin, end - begin); }
    QStringView view(const Token &token) const { return view(token.begin, token.end); }

    // One of the names behind the first.
    void addOther(qsizetype begin, qsizetype end, Vector *sum) const
    {
        const std::vector<Token> list = tokens(begin, end);
        if (list.size() <= 1)
            sum->add(OthersOneToken);
        if (list.size() >= 5)
            sum->add(OthersManyTokens);
        double letters = 0;
        for (size_t i = 0; i < list.size(); ++i) {
            const QStringView token = view(list[i]);
            const TokenTraits t = traits(token, m_own, m_page.words);
            sum->add(OthersSmallTokens, t.small);
            sum->add(OthersFunctionWords, t.function);
            sum->add(OthersOddSigns, t.odd);
            sum->add(OthersWords, t.wordOwn || t.wordPage);
            sum->add(OthersCamel, hasInnerCapital(token));
            letters += letterScore(token, i + 1 == list.size() ? Letters::Family : Letters::Given)
                - letterScore(token, Letters::Title);
        }
        sum->add(OthersLetters, float(letters / 16));
        if (!list.empty())
            sum->add(OthersKnown, m_page.names.hasName(view(list.front().begin, list.back().end), m_number));
    }

    // All boundaries inside the segment [begin, end) that holds the end of the title and the first name.
    void addReadings(qsizetype begin, qsizetype end, int names, const Vector &others,
                     std::vector<Candidate> *result) const
    {
        const std::vector<Token> list = tokens(begin, end);
        Vector rest; // of the tokens behind the one with the boundary
        double restLetters = 0;
        const int size = int(list.size());
        for (int at = size - 1; at >= 0 && size - at <= kMostNameTokens; --at) {
            const Token &token = list[size_t(at)];
            for (qsizetype p = token.begin + 1; p < token.end; ++p) {
                if (m_text[p].isLowSurrogate() || m_text[p].isMark())
                    continue;
                Vector v = others;
                for (const auto &[feature, value] : rest.items())
                    v.add(feature, value);
                v.add(NameRestLetters, float(restLetters / 16));
                addBoundary(p, &v);
                addTitleEnd(token.begin, p, &v);
                addFirstName(p, token.end, list.back(), size - at, &v);
                addCount(names, &v);
                result->push_back({p, names, v.items()});
            }
            const QStringView whole = view(token);
            const TokenTraits t = traits(whole, m_own, m_page.words);
            rest.add(NameSmallTokens, t.small);
            rest.add(NameParticles, t.particle);
            rest.add(NameFunctionWords, t.function);
            rest.add(NameCapitals, t.capitals);
            rest.add(NameFullStops, t.initial);
            rest.add(NameOddSigns, t.odd);
            rest.add(NameWordsOwn, t.wordOwn);
            rest.add(NameWordsPage, t.wordPage);
            restLetters += letterScore(whole, at == size - 1 ? Letters::Family : Letters::Given)
                - letterScore(whole, Letters::Title);
        }
    }

    void addBoundary(qsizetype p, Vector *v) const
    {
        v->add(Boundary + leftClass(m_text[p - 1]) * kRightClasses + rightClass(m_text.sliced(p)));
    }

    // The title ends at p; the token that holds its end begins at tokenBegin.
    void addTitleEnd(qsizetype tokenBegin, qsizetype p, Vector *v) const
    {
        qsizetype from = p;
        while (from > tokenBegin && isAlnum(m_text[from - 1]))
            --from;
        const QStringView word = view(from, p);
        v->add(WordLetters, float(letterScore(view(tokenBegin, p), Letters::Title) / 16));
        if (word.isEmpty()) {
            v->add(WordNone);
        } else {
            const quint64 exact = exactKey(word), folded = foldedKey(word), stem = stemKey(word);
            bool seen = true;
            if (m_own.hasExact(exact))
                v->add(WordOwnExact);
            else if (m_own.hasFolded(folded))
                v->add(WordOwnFolded);
            else if (m_page.words.hasExact(exact))
                v->add(WordPageExact);
            else if (m_page.words.hasFolded(folded))
                v->add(WordPageFolded);
            else
                seen = false;
            if (!seen) {
                if (stem && m_own.hasStem(stem))
                    v->add(WordOwnStem);
                else if (stem && m_page.words.hasStem(stem))
                    v->add(WordPageStem);
                v->add(word.size() == 1       ? WordNewLength1
                           : word.size() == 2 ? WordNewLength2
                           : word.size() == 3 ? WordNewLength3
                                              : WordNewLonger);
                v->add(WordCamel, hasInnerCapital(word));
            } else if (word.size() <= 2) {
                v->add(WordSeenShort);
            }
            const bool function = isOneOf(kFunctionWords, word);
            v->add(WordFunction, function);
            v->add(WordSmall, !function && word.front().isLower() && from == tokenBegin);
            v->add(WordIsName, m_page.names.hasToken(word, m_number));
        }
        const std::vector<Token> before = tokens(0, tokenBegin);
        v->add(TitleOneWord, before.empty());
        v->add(TitleTwoWords, before.size() == 1);
        int open = 0, dollars = 0;
        for (qsizetype i = 0; i < p; ++i) {
            const QChar c = m_text[i];
            open += c == u'(' || c == u'[' || c == u'{' ? 1 : c == u')' || c == u']' || c == u'}' ? -1 : 0;
            dollars += c == u'$';
        }
        v->add(TitleOpenBracket, open > 0 || dollars % 2);
    }

    // The first name is [p, firstEnd) and the tokens up to last.
    void addFirstName(qsizetype p, qsizetype firstEnd, const Token &last, int tokenCount, Vector *v) const
    {
        v->add(tokenCount == 1       ? NameTokens1
                   : tokenCount == 2 ? NameTokens2
                   : tokenCount == 3 ? NameTokens3
                   : tokenCount == 4 ? NameTokens4
                                     : NameTokensMore);
        const QStringView name = view(p, last.end), first = view(p, firstEnd);
        const TokenTraits t = traits(first, m_own, m_page.words);
        v->add(NameFunctionWords, t.function);
        v->add(NameCapitals, t.capitals);
        v->add(NameFullStops, t.initial);
        v->add(NameOddSigns, t.odd);
        v->add(NameFirstWordOwn, t.wordOwn);
        v->add(NameFirstWordPage, t.wordPage);
        const quint64 exact = exactKey(first);
        v->add(NameFirstExact,
               !t.wordOwn && !t.wordPage && (m_own.hasExact(exact) || m_page.words.hasExact(exact)));
        v->add(NameFirstCamel, hasInnerCapital(first));
        v->add(NameFirstLong, first.size() > 12);
        v->add(NameFirstShort, first.size() == 1);
        v->add(NameFirstLetters, float(letterScore(first, Letters::Given) / 16));
        v->add(NameFirstLength, float(first.size()) / 8);
        if (tokenCount < 2)
            return;
        v->add(NameGivenKnown, m_page.names.hasGiven(first, m_number));
        v->add(NameFamilyKnown, m_page.names.hasFamily(view(last), m_number));
        v->add(NameKnownPage, m_page.names.hasName(name, m_number));
        // The library is asked only for what could be a name: the question may cost a query.
        if (m_page.isKnownAuthor && !t.odd && !t.function && first.size() > 1)
            v->add(NameKnownLibrary, m_page.isKnownAuthor(foldName(name)));
    }

    void addCount(int names, Vector *v) const
    {
        if (m_line.etAl)
            v->add(names == 1       ? CountEtAl1
                       : names == 2 ? CountEtAl2
                       : names == 3 ? CountEtAl3
                                    : CountEtAlMore);
        else
            v->add(names == 1 ? Count1 : names == 2 ? Count2 : names == 3 ? Count3 : CountMore);
    }

    void addNoNames(std::vector<Candidate> *result) const
    {
        if (m_text.isEmpty())
            return;
        const std::vector<Token> list = tokens(0, m_text.size());
        Vector v;
        v.add(m_line.mayBeCut ? NoNamesCut : NoNames);
        if (!list.empty())
            addTitleEnd(list.back().begin, list.back().end, &v);
        result->push_back({m_text.size(), 0, v.items()});
    }

    QStringView m_text;
    const GluedLine &m_line;
    int m_number;
    const PageEvidence &m_page;
    WordSet m_own;
};

} // namespace

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
    return kSymbols - 1;
}

double letterScore(QStringView word, Letters kind)
{
    const LetterTable &table = kLetterTables[size_t(kind)];
    int sum = 0, previous = 0;
    for (const QChar c : word) {
        const int symbol = isAlnum(c) ? letterSymbol(c) : 0;
        if (symbol || previous)
            sum += table[size_t(previous * kSymbols + symbol)];
        previous = symbol;
    }
    if (previous)
        sum += table[size_t(previous * kSymbols)];
    return sum / 8.0;
}

void forEachWord(QStringView text, const std::function<void(QStringView)> &visit)
{
    for (qsizetype i = 0; i < text.size();) {
        while (i < text.size() && !isAlnum(text[i]))
            ++i;
        const qsizetype from = i;
        while (i < text.size() && isAlnum(text[i]))
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
        const quint64 folded = foldedKey(word), exact = exactKey(word);
        m_exact.insert(exact);
        m_folded.insert(folded);
        if (word.front().isLower())
            m_small.insert(folded);
        if (const quint64 stem = stemKey(word))
            m_stems.insert(stem);
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

std::vector<Candidate> candidates(const GluedLine &line, int number, const PageEvidence &page)
{
    return Reader(line, number, page).all();
}

} // namespace lectern::glue
