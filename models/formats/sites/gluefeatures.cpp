#include "gluefeatures.h"

#include "models/core/fold.h"

#include <algorithm>

namespace lectern::glue
{

namespace
{

constexpr int kMaxNameTokens = 8;
constexpr int kMaxNames = 40;
constexpr qsizetype kMaxTokenLength = 500; // longer tokens are neither words nor names
constexpr int kMaxNamesEtAl = 6; // the sites print three

// English words that neither end a title nor occur in a name.
constexpr std::array<QStringView, 34> kFunctionWords{
    u"a",   u"an",    u"and",   u"are",    u"as",   u"at",   u"between", u"by",  u"can",
    u"do",  u"does",  u"for",   u"from",   u"how",  u"in",   u"into",    u"is",  u"it",
    u"its", u"of",    u"on",    u"or",     u"over", u"than", u"that",    u"the", u"through",
    u"to",  u"under", u"using", u"versus", u"via",  u"with", u"without"};
// Lower-case particles of names in several languages.
constexpr std::array<QStringView, 24> kParticles{
    u"van", u"von", u"de", u"den", u"der", u"del", u"della", u"di",  u"da", u"das", u"dos", u"du",
    u"la",  u"le",  u"el", u"al",  u"bin", u"ibn", u"ter",   u"ten", u"zu", u"zur", u"y",   u"e"};

template <size_t N>
bool isOneOf(const std::array<QStringView, N> &words, QStringView word)
{
    return std::any_of(words.begin(), words.end(), [word](QStringView other) {
        return other.size() == word.size() && other.compare(word, Qt::CaseInsensitive) == 0;
    });
}

int leftClass(QChar c)
{
    if (c.isLower() || c.isMark())
        return 0;
    if (isCapital(c))
        return 1;
    if (c.isNumber())
        return 2;
    if (isCaseless(c))
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
    if (isCapital(c))
        return next.isLower() || next.isMark() ? 0 : next == u'.' ? 1 : isCapital(next) ? 2 : 3;
    if (c.isLower())
        return 4;
    if (c.isNumber())
        return 5;
    return isCaseless(c) ? 6 : 7;
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
        if (isCapital(token[i]) && token[i - 1].isLower())
            return true;
    return false;
}

struct Token {
    qsizetype begin, end;
};

// Properties of a title end at a position in a token.
struct TokenEnd {
    qsizetype wordBegin; // start of the run of letters and digits that ends here
    short place = 0; // the feature for where that word occurs; 0: nowhere
    bool cutShort = false; // a longer prefix of the same run occurs on the page
};

// Position-independent name features of a token.
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
        if (!isWordCharacter(c) && c != u'-' && c != u'\'' && c != u'’' && c != u'.' && c != u'‐' && c != u'‑'
            && c != u'·')
            t.odd = true;
        else if (c.isDigit())
            t.odd = true;
    // Names do not mix scripts with and without case.
    t.odd = t.odd
        || (std::any_of(bare.begin(), bare.end(), isCaseless)
            && std::any_of(bare.begin(), bare.end(), [](QChar c) { return c.isLower() || isCapital(c); }));
    t.function = isOneOf(kFunctionWords, bare);
    if (bare.front().isLower()) {
        t.particle = isOneOf(kParticles, bare);
        t.small = !t.particle && !t.function;
    }
    int capitals = 0;
    for (const QChar c : bare)
        capitals += isCapital(c) ? 1 : c.isLower() ? -bare.size() : 0;
    t.capitals = capitals >= 2;
    const quint64 key = foldedKey(bare);
    t.wordOwn = own.hasSmall(key);
    t.wordPage = !t.wordOwn && page.hasSmall(key);
    return t;
}

void add(Features *features, int feature, float value = 1)
{
    if (value != 0)
        features->emplace_back(short(feature), value);
}

// Parses one line and computes the features of its readings.
class LineReader
{
public:
    LineReader(const GluedLine &line, int number, const WordSet &own, const PageEvidence &page,
               const VisitReading &visit)
        : m_text(line.text), m_line(line), m_number(number), m_own(own), m_page(page), m_visit(visit)
    {
        // Names are separated by commas; the first is glued to the title.
        m_parts.push_back(0);
        for (qsizetype i = 0; i + 1 < m_text.size(); ++i)
            if (m_text[i] == u',' && m_text[i + 1].isSpace())
                m_parts.push_back(i + 1);
        m_open.reserve(size_t(m_text.size()) + 1);
        int depth = 0, dollars = 0;
        for (const QChar c : m_text) {
            m_open.push_back(depth > 0 || dollars % 2);
            depth += QStringView(u"([{").contains(c) ? 1 : QStringView(u")]}").contains(c) ? -1 : 0;
            dollars += c == u'$';
        }
        m_open.push_back(depth > 0 || dollars % 2);
    }

    void readAll() const
    {
        const int parts = int(m_parts.size());
        const int most = std::min(parts, m_line.etAl ? kMaxNamesEtAl : kMaxNames);
        // nameLike[i]: the number of parts before part i that look like names, without the first part.
        std::vector<int> nameLike(size_t(parts) + 1, 0);
        for (int i = 1; i < parts; ++i)
            nameLike[size_t(i) + 1] = nameLike[size_t(i)] + (i >= parts - most && isNameLike(i));
        Features others; // features of the names after the first; accumulated
        for (int names = 1; names <= most; ++names) {
            const int part = parts - names;
            Features shared = others;
            add(&shared, TitleNames, float(nameLike[size_t(part)]));
            addCount(names, &shared);
            readPart(part, names, shared);
            addOther(part, &others);
        }
        if (!m_line.etAl)
            readNoNames();
    }

private:
    qsizetype partBegin(int part) const { return m_parts[size_t(part)]; }
    qsizetype partEnd(int part) const
    {
        return size_t(part) + 1 < m_parts.size() ? m_parts[size_t(part) + 1] - 1 : m_text.size();
    }
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
    std::vector<Token> partTokens(int part) const { return tokens(partBegin(part), partEnd(part)); }
    QStringView view(qsizetype begin, qsizetype end) const { return m_text.sliced(begin, end - begin); }
    QStringView view(const Token &token) const { return view(token.begin, token.end); }

    // Returns whether the part is two to four capitalised words, none of them common.
    bool isNameLike(int part) const
    {
        const std::vector<Token> list = partTokens(part);
        return list.size() >= 2 && list.size() <= 4
            && std::all_of(list.begin(), list.end(), [&](const Token &token) {
                   const TokenTraits t = traits(view(token), m_own, m_page.words);
                   return !t.small && !t.function && !t.odd && !t.wordOwn && !t.wordPage;
               });
    }

    // Adds the features of a name after the first.
    void addOther(int part, Features *sum) const
    {
        const std::vector<Token> list = partTokens(part);
        if (list.empty()) {
            add(sum, OthersOneToken);
            return;
        }
        add(sum, OthersOneToken, list.size() == 1 && !isCaseless(view(list[0]).back()));
        add(sum, OthersManyTokens, list.size() >= 5);
        double letters = 0;
        for (size_t i = 0; i < list.size(); ++i) {
            const QStringView token = view(list[i]);
            const TokenTraits t = traits(token, m_own, m_page.words);
            add(sum, OthersSmallTokens, t.small);
            add(sum, OthersFunctionWords, t.function);
            add(sum, OthersOddSigns, t.odd);
            add(sum, OthersWords, t.wordOwn || t.wordPage);
            add(sum, OthersCamel, hasInnerCapital(token));
            letters += letterScore(token, i + 1 == list.size() ? Letters::Family : Letters::Given)
                - letterScore(token, Letters::Title);
        }
        add(sum, OthersLetters, float(letters / 16));
        add(sum, OthersKnown, m_page.names.hasName(view(list.front().begin, list.back().end), m_number));
    }

    // Visits all boundaries in the part that contains the end of the title and the first name.
    void readPart(int part, int names, const Features &shared) const
    {
        const std::vector<Token> list = partTokens(part);
        Features rest; // features of the tokens after the one with the boundary
        double restLetters = 0;
        const int size = int(list.size());
        for (int at = size - 1; at >= 0 && size - at <= kMaxNameTokens; --at) {
            const Token &token = list[size_t(at)];
            Features before = shared;
            for (const auto &item : rest)
                before.push_back(item);
            add(&before, NameRestLetters, float(restLetters / 16));
            add(&before, TitleOneWord, part == 0 && at == 0);
            add(&before, TitleTwoWords, part == 0 && at == 1);
            add(&before, TitleShortTail, part > 0 && at == 0);
            const std::vector<TokenEnd> ends = tokenEnds(token);
            const qsizetype last = token.end - token.begin > kMaxTokenLength ? token.begin : token.end;
            for (qsizetype p = token.begin + 1; p < last; ++p) {
                if (m_text[p].isLowSurrogate() || m_text[p].isMark())
                    continue;
                Features v = before;
                add(&v, Boundary + leftClass(m_text[p - 1]) * kRightClasses + rightClass(m_text.sliced(p)));
                addTitleEnd(token, ends[size_t(p - token.begin)], p, &v);
                addFirstName(p, token.end, list.back(), size - at, &v);
                m_visit(p, names, v);
            }
            const QStringView whole = view(token);
            const TokenTraits t = traits(whole, m_own, m_page.words);
            add(&rest, NameSmallTokens, t.small);
            add(&rest, NameParticles, t.particle);
            add(&rest, NameFunctionWords, t.function);
            add(&rest, NameCapitals, t.capitals);
            add(&rest, NameFullStops, t.initial);
            add(&rest, NameOddSigns, t.odd);
            add(&rest, NameWordsOwn, t.wordOwn);
            add(&rest, NameWordsPage, t.wordPage);
            restLetters += letterScore(whole, at == size - 1 ? Letters::Family : Letters::Given)
                - letterScore(whole, Letters::Title);
        }
    }

    // Returns the feature for where a word occurs on the page; 0: nowhere.
    short place(const GrowingKey &word) const
    {
        const quint64 exact = word.exactKey(), folded = word.foldedKey();
        return m_own.hasExact(exact)         ? WordOwnExact
            : m_own.hasFolded(folded)        ? WordOwnFolded
            : m_page.words.hasExact(exact)   ? WordPageExact
            : m_page.words.hasFolded(folded) ? WordPageFolded
                                             : 0;
    }
    short place(QStringView word) const
    {
        GrowingKey key;
        for (const QChar c : word)
            key.add(c);
        return place(key);
    }

    // Returns one entry per position of the token, including its end.
    std::vector<TokenEnd> tokenEnds(const Token &token) const
    {
        std::vector<TokenEnd> ends{{token.begin}};
        GrowingKey key;
        for (qsizetype i = token.begin; i < token.end; ++i) {
            if (isWordCharacter(m_text[i])) {
                key.add(m_text[i]);
                ends.push_back({ends.back().wordBegin, place(key)});
            } else {
                key = {};
                ends.push_back({i + 1});
            }
        }
        for (qsizetype i = token.end - 1; i > token.begin; --i) {
            const size_t at = size_t(i - token.begin);
            const TokenEnd &next = ends[at + 1];
            ends[at].cutShort = isWordCharacter(m_text[i])
                && (next.cutShort || (next.place && i + 1 - next.wordBegin >= 3 && m_text[i].isLower()));
        }
        return ends;
    }

    // Adds the features of a title that ends at p in this token.
    void addTitleEnd(const Token &token, const TokenEnd &end, qsizetype p, Features *v) const
    {
        add(v, TitleOpenBracket, m_open[size_t(p)]);
        add(v, WordLetters, float(letterScore(view(token.begin, p), Letters::Title) / 16));
        const QStringView word = view(end.wordBegin, p);
        if (word.isEmpty()) {
            add(v, WordNone);
            return;
        }
        if (end.place) {
            add(v, end.place);
            add(v, WordSeenShort, word.size() <= 2);
        } else {
            const quint64 stem = stemKey(word);
            add(v, WordOwnStem, stem && m_own.hasStem(stem));
            add(v, WordPageStem, stem && !m_own.hasStem(stem) && m_page.words.hasStem(stem));
            add(v,
                word.size() == 1       ? WordNewLength1
                    : word.size() == 2 ? WordNewLength2
                    : word.size() == 3 ? WordNewLength3
                                       : WordNewLonger);
            add(v, WordCamel, hasInnerCapital(word));
        }
        add(v, WordCutShort, end.cutShort);
        const bool function = isOneOf(kFunctionWords, word);
        add(v, WordFunction, function);
        add(v, WordSmall, !function && word.front().isLower() && end.wordBegin == token.begin);
        add(v, WordIsName, m_page.names.hasToken(word, m_number));
    }

    // Adds the features of a first name that consists of [p, firstEnd) and the tokens up to last.
    void addFirstName(qsizetype p, qsizetype firstEnd, const Token &last, int tokenCount, Features *v) const
    {
        const QStringView name = view(p, last.end), first = view(p, firstEnd);
        // In scripts without a space between family and given name, one token is a complete name.
        const int count = tokenCount == 1 && isCaseless(first.front()) && first.size() > 1 ? 2 : tokenCount;
        add(v,
            count == 1       ? NameTokens1
                : count == 2 ? NameTokens2
                : count == 3 ? NameTokens3
                : count == 4 ? NameTokens4
                             : NameTokensMore);
        const TokenTraits t = traits(first, m_own, m_page.words);
        add(v, NameFunctionWords, t.function);
        add(v, NameCapitals, t.capitals);
        add(v, NameFullStops, t.initial);
        add(v, NameOddSigns, t.odd);
        add(v, NameFirstWordOwn, t.wordOwn);
        add(v, NameFirstWordPage, t.wordPage);
        add(v, NameFirstExact, !t.wordOwn && !t.wordPage && m_own.hasExact(exactKey(first)));
        for (qsizetype i = 2; i < first.size(); ++i)
            if (isCapital(first[i]) && first[i - 1].isLower()) {
                add(v, NameFirstCamel);
                add(v, NameFirstHump, i >= 3 && place(first.first(i)));
                break;
            }
        add(v, NameFirstLong, first.size() > 12);
        add(v, NameFirstShort, first.size() == 1 && !isCaseless(first.front()));
        add(v, NameFirstLetters, float(letterScore(first, Letters::Given) / 16));
        add(v, NameFirstLength, float(first.size()) / 8);
        if (count < 2)
            return;
        add(v, NameKnownPage, m_page.names.hasName(name, m_number));
        // Look up only plausible names, because each lookup may run a query.
        if (m_page.isKnownAuthor && !t.odd && !t.function && first.size() > 1)
            add(v, NameKnownLibrary, m_page.isKnownAuthor(foldName(name)));
        if (tokenCount < 2)
            return;
        add(v, NameGivenKnown, m_page.names.hasGivenName(first, m_number));
        add(v, NameFamilyKnown, m_page.names.hasFamily(view(last), m_number));
    }

    void addCount(int names, Features *v) const
    {
        if (m_line.etAl)
            add(v,
                names == 1       ? CountEtAl1
                    : names == 2 ? CountEtAl2
                    : names == 3 ? CountEtAl3
                                 : CountEtAlMore);
        else
            add(v, names == 1 ? Count1 : names == 2 ? Count2 : names == 3 ? Count3 : CountMore);
    }

    void readNoNames() const
    {
        const std::vector<Token> list = tokens(0, m_text.size());
        if (list.empty())
            return;
        Features v;
        add(&v, m_line.mayBeCut ? NoNamesCut : NoNames);
        addTitleEnd(list.back(), tokenEnds(list.back()).back(), list.back().end, &v);
        m_visit(m_text.size(), 0, v);
    }

    QStringView m_text;
    const GluedLine &m_line;
    int m_number;
    const WordSet &m_own;
    const PageEvidence &m_page;
    const VisitReading &m_visit;
    std::vector<qsizetype> m_parts; // starts of the comma-separated parts
    std::vector<char> m_open; // whether a bracket or dollar sign is open before each position
};

} // namespace

void forEachReading(const GluedLine &line, int number, const WordSet &own, const PageEvidence &page,
                    const VisitReading &visit)
{
    LineReader(line, number, own, page, visit).readAll();
}

} // namespace lectern::glue
