#include "duplicates.h"

#include "authornames.h"
#include "fold.h"
#include "titlelikeness.h"

#include "models/i18n/messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

quint64 mixed(quint64 hash)
{
    hash ^= hash >> 33;
    hash *= 0xff51afd7ed558ccdull;
    hash ^= hash >> 29;
    hash *= 0xc4ceb9fe1a85ec53ull;
    return hash ^ (hash >> 32);
}

quint64 hashOf(QStringView text)
{
    quint64 hash = 0xcbf29ce484222325ull;
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001b3ull;
    return mixed(hash);
}

// Hashes the words of a long text. Only case is folded, because copies of an abstract keep its accents. Much
// cheaper than foldedWords().
std::vector<quint64> wordHashes(QStringView text)
{
    std::vector<quint64> words;
    words.reserve(size_t(text.size()) / 6);
    quint64 hash = 0;
    for (const QChar c : text) {
        char16_t unit = c.unicode();
        const bool inWord = unit < 0x80 ? (unit >= u'0' && unit <= u'9') || (unit >= u'a' && unit <= u'z')
                || (unit >= u'A' && unit <= u'Z')
                                        : c.isLetterOrNumber() || c.isSurrogate();
        if (inWord) {
            unit = unit < 0x80 ? char16_t(unit >= u'A' && unit <= u'Z' ? unit + 32 : unit)
                               : c.toLower().unicode();
            hash = ((hash ? hash : 0xcbf29ce484222325ull) ^ unit) * 0x100000001b3ull;
        } else if (hash) {
            words.push_back(mixed(hash));
            hash = 0;
        }
    }
    if (hash)
        words.push_back(mixed(hash));
    return words;
}

constexpr size_t kShingle = 4; // words per shingle
constexpr size_t kMinWords = 12;

std::vector<quint64> shingles(const std::vector<quint64> &words)
{
    std::vector<quint64> hashes;
    for (size_t i = 0; i + kShingle <= words.size(); ++i) {
        quint64 hash = 0;
        for (size_t k = 0; k < kShingle; ++k)
            hash = hash * 0x9e3779b97f4a7c15ull + words[i + k];
        hashes.push_back(mixed(hash));
    }
    return hashes;
}

QStringList foldedNames(const Paper &paper)
{
    QStringList names;
    for (const QString &name : paper.authors)
        names.append(foldName(name));
    return names;
}

int yearOf(const Paper &paper)
{
    return paper.year ? *paper.year : paper.date.isValid() ? paper.date.year() : 0;
}

constexpr QStringView kArxivDoi = u"10.48550/arxiv.";

QString arxivOf(const Paper &paper)
{
    return paper.arxivId.isEmpty() && paper.doi.startsWith(kArxivDoi) ? paper.doi.mid(kArxivDoi.size())
                                                                      : paper.arxivId.toLower();
}

QString publisherDoi(const Paper &paper)
{
    return paper.doi.startsWith(kArxivDoi) ? QString() : paper.doi.toLower();
}

bool isPublished(const Paper &paper)
{
    const QString venue = paper.venue.toLower();
    return !publisherDoi(paper).isEmpty()
        || (!venue.isEmpty() && !venue.contains(u"arxiv") && venue != u"corr");
}

DuplicateKind kindOf(const Paper &a, const Paper &b)
{
    if (!publisherDoi(a).isEmpty() && !publisherDoi(b).isEmpty() && publisherDoi(a) != publisherDoi(b))
        return DuplicateKind::Versions;
    const bool preprintAndPublished = (!arxivOf(a).isEmpty() && !isPublished(a) && isPublished(b))
        || (!arxivOf(b).isEmpty() && !isPublished(b) && isPublished(a));
    if (preprintAndPublished)
        return DuplicateKind::Versions;
    // Different venues and different years: a conference paper and its journal version.
    if (!a.venue.isEmpty() && !b.venue.isEmpty() && foldTitle(a.venue) != foldTitle(b.venue) && yearOf(a)
        && yearOf(b) && yearOf(a) != yearOf(b))
        return DuplicateKind::Versions;
    return DuplicateKind::Same;
}

} // namespace

double sharedText(QStringView a, QStringView b)
{
    const std::vector<quint64> wordsA = wordHashes(a), wordsB = wordHashes(b);
    if (wordsA.size() < kMinWords || wordsB.size() < kMinWords)
        return 0;
    std::vector<quint64> setA = shingles(wordsA), setB = shingles(wordsB);
    for (auto *set : {&setA, &setB}) {
        std::sort(set->begin(), set->end());
        set->erase(std::unique(set->begin(), set->end()), set->end());
    }
    std::vector<quint64> shared;
    std::set_intersection(setA.begin(), setA.end(), setB.begin(), setB.end(), std::back_inserter(shared));
    return double(shared.size()) / double(std::min(setA.size(), setB.size()));
}

namespace
{

// The comparison of two papers.
struct Comparison {
    const Paper &a, &b;
    QStringList titleA, titleB, namesA, namesB;
    TitleChange change;
    double title = 0, names = 0, text = 0; // 0 to 1
    bool textUnknown, namesUnknown, titleUnknown;
    bool shortened = false;
    int years; // difference of the years

    Comparison(const Paper &one, const Paper &other)
        : a(one), b(other), titleA(foldedWords(one.title)), titleB(foldedWords(other.title)),
          namesA(foldedNames(one)), namesB(foldedNames(other)), change(titleChange(titleA, titleB)),
          names(sharedNames(namesA, namesB)),
          textUnknown(one.abstract.size() < 100 || other.abstract.size() < 100),
          namesUnknown(namesA.isEmpty() || namesB.isEmpty()),
          titleUnknown(titleA.isEmpty() || titleB.isEmpty()),
          years(yearOf(one) && yearOf(other) ? std::abs(yearOf(one) - yearOf(other)) : 0)
    {
        // Comparing letters detects misspellings; comparing words detects reordering.
        title = std::max(likeTexts(titleA.join(QString()), titleB.join(QString())),
                         change.likeness * (change.moved ? 0.97 : 1));
        shortened = change.cut || isShortened(titleA, titleB);
    }
    qsizetype words() const { return std::min(titleA.size(), titleB.size()); }
    bool allNames() const { return names >= 1 && namesA.size() == namesB.size(); }
    bool sameTitle() const { return !titleUnknown && titleA.join(QString()) == titleB.join(QString()); }
    bool mayBeAlike() const { return titleUnknown || title >= 0.6 || shortened || names >= 0.6; }
    bool isLikely() const;
    DuplicateKind kind() const;
    double likeness() const;
    QStringList reasons(DuplicateKind kind) const;
    quint32 rules() const;
};

bool Comparison::isLikely() const
{
    const bool nameAgree = names >= 0.5;
    return (text >= 0.7 && mayBeAlike())
        || (title >= 0.9 && nameAgree && (textUnknown || text >= 0.03 || words() >= 5))
        || (title >= 0.75 && nameAgree && text >= 0.25)
        || (shortened && nameAgree && (text >= 0.2 || (textUnknown && words() >= 4)))
        || (change.isSmall() && !titleUnknown && allNames() && words() >= 3
            && (textUnknown || text >= 0.03 || words() >= 5))
        || (title >= 0.9 && namesUnknown && words() >= 5 && (textUnknown || text >= 0.2));
}

DuplicateKind Comparison::kind() const
{
    const bool textsSpeakForIt = !textUnknown && text >= 0.5;
    if (!titleUnknown && (change.form || change.replaced))
        return DuplicateKind::Versions;
    if (!titleUnknown && !change.isSmall() && !shortened && text < 0.7)
        return DuplicateKind::Versions;
    if (years > 0 && !textsSpeakForIt)
        return DuplicateKind::Versions;
    return kindOf(a, b);
}

double Comparison::likeness() const
{
    double sum = 0, weight = 0;
    const auto count = [&](double value, double share) {
        sum += value * share;
        weight += share;
    };
    if (!titleUnknown)
        count(shortened ? std::max(title, 0.85) : title, 0.45);
    if (!namesUnknown)
        count(names, 0.25);
    if (!textUnknown)
        count(text, 0.3);
    return weight > 0 ? sum / weight : 0;
}

QStringList Comparison::reasons(DuplicateKind kind) const
{
    QStringList reasons;
    if (sameTitle())
        reasons.append(Messages::tr("same title"));
    else if (change.form && change.likeness == 1)
        reasons.append(Messages::tr("one title adds a form, such as extended abstract"));
    else if (shortened && !(change.isSmall() && title >= 0.9))
        reasons.append(change.cut ? Messages::tr("one title is the beginning of the other")
                                  : Messages::tr("one title lacks the subtitle"));
    else if (!titleUnknown && change.moved)
        reasons.append(Messages::tr("same words in another order"));
    else if (!titleUnknown && title >= 0.6)
        reasons.append(Messages::tr("titles %1 % similar").arg(qFloor(title * 100)));
    if (!textUnknown && text >= 0.03)
        reasons.append(
            text >= 0.995
                ? Messages::tr("same words in both abstracts")
                : Messages::tr("%1 % of the shorter abstract's phrases in both").arg(qFloor(text * 100)));
    if (names > 0)
        reasons.append(names >= 1 ? (namesA.size() == namesB.size()
                                         ? Messages::tr("same authors")
                                         : Messages::tr("one author list contains the other"))
                                  : Messages::tr("%1 % of the authors in both").arg(qFloor(names * 100)));
    if (!publisherDoi(a).isEmpty() && !publisherDoi(b).isEmpty() && publisherDoi(a) != publisherDoi(b))
        reasons.append(Messages::tr("different DOIs: two publications"));
    else if (kind == DuplicateKind::Versions && kindOf(a, b) == kind)
        reasons.append(Messages::tr("published in different venues"));
    else if (kind == DuplicateKind::Versions && years > 0 && (textUnknown || text < 0.5))
        reasons.append(Messages::tr("different years"));
    else if (kind == DuplicateKind::Versions && !titleUnknown && change.replaced)
        reasons.append(Messages::tr("each title has a distinct word"));
    return reasons;
}

quint32 Comparison::rules() const
{
    quint32 bits = 0;
    const auto set = [&](DuplicateRule rule, bool holds) { bits |= holds ? 1u << int(rule) : 0; };
    set(DuplicateRule::DoiAndTitle,
        sameTitle() && !publisherDoi(a).isEmpty() && publisherDoi(a) == publisherDoi(b));
    set(DuplicateRule::ArxivAndFirstAuthor,
        !arxivOf(a).isEmpty() && arxivOf(a) == arxivOf(b) && !namesUnknown
            && compareNames(namesA.first(), namesB.first()) != NameLikeness::Different);
    set(DuplicateRule::TitleAndAuthors, sameTitle() && allNames() && years == 0);
    set(DuplicateRule::TitleAndAbstract, sameTitle() && !textUnknown && text >= 0.995);
    set(DuplicateRule::SmallChanges,
        !titleUnknown && !sameTitle() && change.isSmall() && !change.form && allNames() && years == 0);
    return bits;
}

} // namespace

std::optional<DuplicateVerdict> judgeDuplicate(const Paper &a, const Paper &b)
{
    if (!arxivOf(a).isEmpty() && !arxivOf(b).isEmpty() && arxivOf(a) != arxivOf(b))
        return {};
    Comparison held(a, b);
    if (!held.titleUnknown && held.change.parts)
        return {};
    if (!held.mayBeAlike())
        return {}; // decided without comparing the abstracts, which is expensive
    held.text = sharedText(a.abstract, b.abstract);
    if (!held.isLikely())
        return {};
    // Yearly reports and series repeat their titles. Without an abstract to compare, papers that are many
    // years apart are not reported.
    if (held.textUnknown && held.years > 3)
        return {};
    if (held.years > 0 && isOfSeries(held.titleA) && (held.textUnknown || held.text < 0.3))
        return {};
    DuplicateVerdict verdict;
    verdict.kind = held.kind();
    verdict.likeness = held.likeness();
    verdict.reasons = held.reasons(verdict.kind);
    verdict.rules = verdict.kind == DuplicateKind::Same ? held.rules() : 0;
    return verdict;
}

void DuplicateFinder::reserve(qsizetype papers)
{
    m_entries.reserve(size_t(papers));
    m_words.reserve(size_t(papers) * 9);
    m_names.reserve(size_t(papers) * 3);
    m_sketches.reserve(size_t(papers) * kSketch);
}

void DuplicateFinder::add(PaperId id, const Paper &paper)
{
    Entry entry{};
    entry.id = id;
    entry.firstWord = quint32(m_words.size());
    QString letters;
    QVarLengthArray<quint64, 24> words;
    for (const QString &word : foldedWords(paper.title)) {
        letters += word;
        if (const quint64 hash = hashOf(word); !words.contains(hash))
            words.append(hash);
    }
    for (const quint64 word : words) {
        m_words.push_back(word);
        ++m_titlesWith[word];
    }
    entry.words = quint32(words.size());
    entry.title = letters.isEmpty() ? 0 : hashOf(letters);
    entry.firstName = quint32(m_names.size());
    for (const QString &name : paper.authors) {
        if (entry.names == 4)
            break;
        if (const QString family = familyName(foldName(name)); !family.isEmpty()) {
            m_names.push_back(hashOf(family));
            ++entry.names;
        }
    }
    entry.arxiv = arxivOf(paper).isEmpty() ? 0 : hashOf(arxivOf(paper));
    entry.doi = publisherDoi(paper).isEmpty() ? 0 : hashOf(publisherDoi(paper));
    entry.firstSketch = std::numeric_limits<quint32>::max();
    const std::vector<quint64> abstract = wordHashes(paper.abstract);
    if (abstract.size() >= kMinWords) {
        quint64 begin = 0;
        for (size_t i = 0; i < 8; ++i)
            begin = begin * 0x9e3779b97f4a7c15ull + abstract[i];
        entry.abstractBegin = mixed(begin);
        // MinHash: the minimum of each of 16 hash functions over all shingles. The probability that two texts
        // agree in one value equals the share of common shingles.
        std::array<quint32, kSketch> least;
        least.fill(std::numeric_limits<quint32>::max());
        for (const quint64 shingle : shingles(abstract))
            for (size_t k = 0; k < kSketch; ++k)
                least[k] =
                    std::min(least[k], quint32((shingle * (2 * (k + 1) * 0x9e3779b97f4a7c15ull + 1)) >> 32));
        entry.firstSketch = quint32(m_sketches.size());
        m_sketches.insert(m_sketches.end(), least.begin(), least.end());
    }
    m_entries.push_back(entry);
}

// Less strict than judgeDuplicate(), because hashes are coarser than texts. No pair that judgeDuplicate()
// would report is lost, except unlikely ones.
bool DuplicateFinder::mayBeDuplicates(const Entry &a, const Entry &b) const
{
    if ((a.title && a.title == b.title) || (a.doi && a.doi == b.doi) || (a.arxiv && a.arxiv == b.arxiv))
        return true;
    constexpr auto none = std::numeric_limits<quint32>::max();
    int alike = 0; // out of kSketch
    if (a.firstSketch != none && b.firstSketch != none)
        for (size_t k = 0; k < kSketch; ++k)
            alike += m_sketches[a.firstSketch + k] == m_sketches[b.firstSketch + k];
    if (alike >= 4)
        return true;
    quint32 sharedWords = 0;
    for (quint32 i = 0; i < a.words; ++i)
        for (quint32 j = 0; j < b.words; ++j)
            sharedWords += m_words[a.firstWord + i] == m_words[b.firstWord + j];
    const quint32 fewerWords = std::min(a.words, b.words);
    if (alike >= 2 && sharedWords * 5 >= fewerWords * 2)
        return true;
    if (a.names == 0 || b.names == 0)
        return fewerWords >= 3 && sharedWords * 5 >= fewerWords * 3;
    quint32 sharedNames = 0;
    for (quint32 i = 0; i < a.names; ++i)
        for (quint32 j = 0; j < b.names; ++j)
            sharedNames += m_names[a.firstName + i] == m_names[b.firstName + j];
    // A short title may have two misspelt words; equal author lists then add evidence.
    const bool sameNames = a.names == b.names && sharedNames >= a.names;
    return sharedNames > 0 && fewerWords > 0 && sharedWords * (sameNames ? 4 : 2) >= fewerWords;
}

// Keys of titles, ids and the first words of abstracts.
template <typename Add>
void DuplicateFinder::addWhole(const Entry &entry, const Add &add) const
{
    if (entry.title) {
        add(1, entry.title);
        for (quint32 n = 0; n < entry.names;
             ++n) // titles such as "Introduction" are too frequent to be a key alone
            add(2, entry.title * 31 + m_names[entry.firstName + n]);
    }
    if (entry.abstractBegin)
        add(3, entry.abstractBegin);
    if (entry.arxiv)
        add(4, entry.arxiv);
    if (entry.doi)
        add(5, entry.doi);
}

// Keys of rare title words, each combined with another rare word and with an author.
template <typename Add>
void DuplicateFinder::addRareWords(const Entry &entry, const Add &add) const
{
    std::array<std::pair<quint32, quint64>, 5> rare;
    rare.fill({std::numeric_limits<quint32>::max(), 0});
    for (quint32 w = 0; w < entry.words; ++w) {
        const quint64 word = m_words[entry.firstWord + w];
        const std::pair<quint32, quint64> candidate{m_titlesWith.value(word), word};
        if (candidate < rare.back()) {
            rare.back() = candidate;
            std::sort(rare.begin(), rare.end());
        }
    }
    for (size_t i = 0; i < rare.size() && rare[i].second; ++i) {
        for (size_t j = i + 1; j < rare.size() && rare[j].second; ++j)
            add(6, std::min(rare[i].second, rare[j].second) * 31 + std::max(rare[i].second, rare[j].second));
        for (quint32 n = 0; n < std::min(entry.names, 3u); ++n)
            add(7, rare[i].second * 31 + m_names[entry.firstName + n]);
    }
}

// Keys of the first and last title words, combined with all authors and with pairs of the first author and
// another.
template <typename Add>
void DuplicateFinder::addEnds(const Entry &entry, const Add &add) const
{
    if (entry.words == 0 || entry.names == 0)
        return;
    quint64 all = entry.names;
    for (quint32 n = 0; n < entry.names; ++n)
        all += mixed(m_names[entry.firstName + n]); // order-independent
    const quint64 *words = m_words.data() + entry.firstWord;
    const quint32 ends[] = {0, 1, entry.words - 1, entry.words - 2};
    QVarLengthArray<quint64, 4> seen;
    for (const quint32 at : ends)
        if (at < entry.words && !seen.contains(words[at])) {
            seen.append(words[at]);
            add(40, words[at] * 31 + all);
        }
    if (entry.words >= 2) {
        add(41, mixed(words[0]) + mixed(words[1]) * 3 + m_names[entry.firstName]);
        add(41, mixed(words[entry.words - 2]) + mixed(words[entry.words - 1]) * 3 + m_names[entry.firstName]);
    }
}

namespace
{

// A key of an entry.
struct EntryKey {
    quint64 key;
    quint32 entry;
    bool operator<(const EntryKey &other) const
    {
        return key != other.key ? key < other.key : entry < other.entry;
    }
};

// Visits each pair of entries with a common key. Skips keys that more than `most` entries have.
template <typename Visit>
void forEachSharing(std::vector<EntryKey> *keys, size_t most, const Visit &visit)
{
    std::sort(keys->begin(), keys->end());
    for (auto begin = keys->cbegin(); begin != keys->cend();) {
        const auto end = std::find_if(begin, keys->cend(),
                                      [begin](const EntryKey &each) { return each.key != begin->key; });
        if (size_t(end - begin) <= most)
            for (auto one = begin; one != end; ++one)
                for (auto other = one + 1; other != end; ++other)
                    if (one->entry != other->entry)
                        visit(one->entry, other->entry);
        begin = end;
    }
}

} // namespace

QList<QPair<PaperId, PaperId>> DuplicateFinder::candidates(const std::function<bool()> &cancelled,
                                                           const std::function<void(double)> &progress) const
{
    std::vector<std::pair<quint32, quint32>> pairs;
    std::vector<EntryKey> keys;
    // Passes: titles and ids; rare title words; title ends with authors, for truncated or misspelt titles;
    // then one pass per sketch value of the abstracts.
    constexpr int kPasses = 3 + kSketch;
    for (int pass = 0; pass < kPasses; ++pass) {
        if (cancelled && cancelled())
            break;
        if (progress)
            progress(double(pass) / kPasses);
        for (size_t e = 0; e < m_entries.size(); ++e) {
            const Entry &entry = m_entries[e];
            const auto add = [&](quint64 kind, quint64 key) {
                keys.push_back({mixed(key + kind * 0x632be59bd9b4e019ull), quint32(e)});
            };
            if (pass == 0)
                addWhole(entry, add);
            else if (pass == 1)
                addRareWords(entry, add);
            else if (pass == 2)
                addEnds(entry, add);
            else if (entry.firstSketch != std::numeric_limits<quint32>::max())
                add(quint64(pass) + 5, m_sketches[entry.firstSketch + size_t(pass) - 3]);
        }
        forEachSharing(&keys, pass == 0 ? 100 : 40, [&](quint32 one, quint32 other) {
            if (mayBeDuplicates(m_entries[one], m_entries[other]))
                pairs.emplace_back(one, other);
        });
        keys.clear();
        std::sort(pairs.begin(), pairs.end());
        pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    }
    QList<QPair<PaperId, PaperId>> result;
    result.reserve(qsizetype(pairs.size()));
    for (const auto &[i, j] : pairs) {
        const PaperId a = m_entries[i].id, b = m_entries[j].id;
        result.append(a < b ? qMakePair(a, b) : qMakePair(b, a));
    }
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace lectern
