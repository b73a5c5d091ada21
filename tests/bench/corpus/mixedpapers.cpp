#include "papers.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

namespace lectern::bench
{

namespace
{

constexpr uint32_t kPeople = 4'000'000;
constexpr uint32_t kEveryNearDuplicate = 20, kEveryGiant = 100; // one paper in 20, one in 100
constexpr uint32_t kNearBefore =
    5000; // largest distance between a near-duplicate and its original, in papers

constexpr const char *kFrequent[] = {
    "the",      "of",     "and",    "in",      "we",      "to",      "is",     "for",      "with",
    "that",     "this",   "are",    "as",      "by",      "on",      "from",   "an",       "which",
    "be",       "can",    "our",    "results", "using",   "model",   "show",   "data",     "method",
    "learning", "based",  "new",    "between", "these",   "study",   "system", "analysis", "large",
    "time",     "theory", "field",  "quantum", "energy",  "network", "graph",  "state",    "problem",
    "optimal",  "random", "linear", "neural",  "language"};
constexpr const char *kHyphened[] = {"state-of-the-art", "low-rank",      "two-dimensional", "spin-orbit",
                                     "self-supervised",  "non-Abelian",   "end-to-end",      "Navier--Stokes",
                                     "Calabi-Yau",       "cross-section", "GPT-4",           "X-ray",
                                     "long-range",       "Erdős–Rényi",   "well-posedness",  "k-means"};
constexpr const char *kMarked[] = {"Schr\\\"odinger", "Poincar\\'e", "Erd\\H{o}s", "naïve",     "Möbius",
                                   "β-decay",         "Λ-CDM",       "Itô",        "L\\'evy",   "coöperative",
                                   "σ-algebra",       "Gödel",       "ﬁeld",       "Вейвлет",   "γ-rays",
                                   "don’t",           "H\\\"older",  "Ångström",   "½-integer", "ｆｕｌｌ"};
constexpr const char *kFormulas[] = {"$\\mathcal{O}(n \\log n)$",
                                     "$\\alpha_s(M_Z)$",
                                     "$L^2(\\mathbb{R}^d)$",
                                     "$x_{i+1} = f(x_i)$",
                                     "$10^{-3}$",
                                     "$\\sqrt{s} = 13$ TeV",
                                     "$\\sigma$",
                                     "$\\nabla \\cdot u = 0$",
                                     "$SU(2)_L \\times U(1)_Y$",
                                     "$\\ell_1$",
                                     "$p < 0.05$",
                                     "$H_0: \\mu = 0$",
                                     "\\textit{in situ}",
                                     "$\\frac{1}{2}\\hbar\\omega$",
                                     "$^{238}$U",
                                     "$\\mathbb{E}[X \\mid Y]$"};
constexpr const char *kChinese[] = {"基于", "深度学习", "的",     "研究", "方法", "图神经网络", "量子",
                                    "模型", "优化",     "分析",   "应用", "理论", "系统",       "数据",
                                    "本文", "提出",     "一种",   "新的", "算法", "实验",       "结果",
                                    "表明", "性能",     "自适应", "控制", "识别", "多目标",     "网络"};
constexpr const char *kChineseFamilies[] = {"王", "李", "张", "刘", "陈",  "杨",
                                            "赵", "黄", "周", "吴", "欧阳"};
constexpr const char *kChineseGivens[] = {"伟", "芳", "娜", "敏", "静", "强", "磊",
                                          "军", "洋", "勇", "杰", "娟", "涛", "明"};
constexpr const char *kParticles[] = {"von ", "van der ", "de ", "de la ", "al-", "O'", "Mc", "del "};
constexpr const char *kLetters[] = {"a",  "e",  "i",  "o",  "u",  "ba", "ce", "di", "fo", "gu",
                                    "ha", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va",
                                    "wi", "xo", "yu", "za", "ch", "st", "tr", "ng", "rk", "ll",
                                    "é",  "ü",  "ø",  "ñ",  "ç",  "ś",  "ž",  "ä",  "ğ"};
constexpr uint32_t kPlainLetters = 29; // the first letters of the table, without accents
constexpr const char *kCategories[] = {
    "cs.LG",   "cs.CV",    "math.AP",         "hep-ph",  "quant-ph", "astro-ph.GA",    "cs.CL",   "math.NT",
    "stat.ML", "q-bio.NC", "cond-mat.str-el", "econ.EM", "eess.SP",  "physics.optics", "nucl-th", "q-fin.ST"};
constexpr const char *kJournals[] = {
    "Phys. Rev. D",           "J. Math. Anal. Appl.",    "NeurIPS",
    "Astrophys. J.",          "Proc. IEEE Conf. CVPR",   "Ann. Inst. Fourier",
    "Zeitschrift für Physik", "Transactions of the ACL", "自动化学报"};
constexpr const char *kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

template <size_t N>
const char *oneOf(const char *const (&list)[N], Random &random)
{
    return list[random.below(uint32_t(N))];
}

// Returns a number from 0 without an upper limit, usually a small one. One word in a hundred of a large
// corpus occurs once.
uint64_t endless(Random &random)
{
    const double u = random.real() + 1e-8;
    return uint64_t(60 / (u * u)) - 60;
}

// Returns the rare word with this number. The word encodes the number, so collisions are rare.
std::string rareWord(uint64_t number)
{
    Random random(number * 31 + 7);
    std::string word;
    for (uint64_t left = number; left || word.empty(); left /= 20)
        word += kLetters[left % 20 + 5];
    return oneOf({"", "re", "poly", "micro", "hyper", "sub", "trans", ""}, random) + word
        + oneOf({"", "s", "ing", "ation", "ic", "al", "ity", "ed"}, random);
}

struct Name {
    std::string given, family;
};

std::string spelled(Random &random, uint32_t syllables)
{
    std::string made;
    const uint32_t letters = random.real() < .12 ? uint32_t(std::size(kLetters)) : kPlainLetters;
    for (uint32_t i = 0; i < syllables; ++i)
        made += kLetters[random.below(letters)];
    if (made[0] >= 'a' && made[0] <= 'z')
        made[0] = char(made[0] - 'a' + 'A');
    return made;
}

// Returns the first letter of a name in UTF-8, which may have several bytes.
std::string initialOf(const std::string &name)
{
    size_t end = 1;
    while (end < name.size() && (uint8_t(name[end]) & 0xc0) == 0x80)
        ++end;
    return name.substr(0, end);
}

Name person(uint32_t number)
{
    Random random(uint64_t(number) * 7919 + 13);
    Name name;
    const double kind = random.real();
    if (kind < .03) {
        name.family = oneOf(kChineseFamilies, random);
        name.given = std::string(oneOf(kChineseGivens, random)) + oneOf(kChineseGivens, random);
        return name;
    }
    name.family = (kind < .1 ? oneOf(kParticles, random) : "") + spelled(random, 2 + random.below(3));
    if (kind > .93)
        name.family += '-' + spelled(random, 2 + random.below(2));
    name.given = spelled(random, 2 + random.below(2));
    if (kind > .3 && kind < .45) // initials only
        name.given = initialOf(name.given) + (kind < .36 ? "." : ". " + initialOf(spelled(random, 1)) + ".");
    else if (kind > .8 && kind < .86)
        name.given += '-' + spelled(random, 2);
    else if (kind > .6 && kind < .7)
        name.given += ' ' + initialOf(spelled(random, 1)) + '.';
    return name;
}

struct Content {
    std::string title, abstract, category, doi, journal,
        authors; // text of the author list; set only if `names` is empty
    std::vector<Name> names;
    int year = 0, month = 0, day = 0;
};

void appendEscaped(std::string_view text, std::string *out)
{
    for (const char c : text) {
        if (c == '"' || c == '\\')
            *out += '\\';
        if (c == '\n')
            *out += "\\n";
        else
            *out += c;
    }
}

template <typename... Values>
std::string formatted(const char *pattern, Values... values)
{
    std::array<char, 96> text;
    return {text.data(), size_t(std::snprintf(text.data(), text.size(), pattern, values...))};
}

class MixedPapers final : public Papers
{
public:
    MixedPapers(uint32_t papers, uint64_t seed) : m_papers(papers), m_seed(seed) { }
    void appendLine(uint32_t i, std::string *out) const override;
    std::string word(uint64_t n) const override
    {
        Random random(n);
        return plainWord(random);
    }

private:
    static std::string plainWord(Random &random);
    static std::string anyWord(Random &random);
    static std::string chineseText(Random &random, int words);
    Content content(uint32_t i) const;
    void makeNearDuplicate(uint32_t i, Content *content) const;

    uint32_t m_papers;
    uint64_t m_seed;
};

std::string MixedPapers::plainWord(Random &random)
{
    if (random.real() < .42) {
        const double u = random.real();
        return kFrequent[size_t(u * u * double(std::size(kFrequent)))];
    }
    return rareWord(endless(random));
}

std::string MixedPapers::anyWord(Random &random)
{
    const double kind = random.real();
    if (kind < .02)
        return oneOf(kFormulas, random);
    if (kind < .045)
        return oneOf(kHyphened, random);
    if (kind < .06)
        return plainWord(random) + '-' + plainWord(random);
    if (kind < .07)
        return oneOf(kMarked, random);
    if (kind < .08)
        return formatted("%u", random.below(100'000));
    return plainWord(random);
}

std::string MixedPapers::chineseText(Random &random, int words)
{
    std::string text;
    for (int i = 0; i < words; ++i)
        text += std::string(oneOf(kChinese, random)) + (i % 12 == 11 ? "，" : "");
    return text;
}

Content MixedPapers::content(uint32_t i) const
{
    Random random((uint64_t(i) + 1) * 0x9fb21c651e98df25ull + m_seed);
    Content made;
    const auto days = uint32_t((i + .5) / m_papers * 30 * 336); // thirty years of equal length
    made.year = 1997 + int(days / 336);
    made.month = int(days % 336 / 28) + 1;
    made.day = int(days % 28) + 1;
    made.category = oneOf(kCategories, random);
    while (random.real() < .4)
        made.category += std::string(" ") + oneOf(kCategories, random);

    const double u = random.real();
    const size_t names = i % kEveryGiant == kEveryGiant / 2 ? size_t(50 * std::pow(60, u))
                                                            : size_t(1 - 3 * std::log(u + 1e-9));
    const uint32_t group = random.below(kPeople); // most authors of a paper come from one group
    for (size_t k = 0; k < std::max<size_t>(names, 1); ++k)
        made.names.push_back(person(names > 40 ? (group + uint32_t(k)) % kPeople
                                        : random.real() < .5
                                        ? (group + random.below(12)) % kPeople
                                        : uint32_t(double(kPeople) * std::pow(random.real(), 3))));

    const bool chinese = random.real() < .03;
    const int titleWords = std::clamp(int(9 + 4 * random.normal()), 1, 30);
    for (int k = 0; k < titleWords; ++k)
        (made.title += k ? " " : "") += anyWord(random);
    if (chinese)
        made.title = chineseText(random, 3 + titleWords / 2);
    made.title += ' ' + rareWord(i * 13ull + 1'000'003); // equal titles are rare
    // Log-normal length: many short abstracts, some of a page.
    const int words = random.real() < .08 ? 0 : std::min(int(120 * std::exp(.6 * random.normal())), 1200);
    if (chinese)
        made.abstract = chineseText(random, words / 2);
    else
        for (int k = 0; k < words; ++k) {
            made.abstract += k == 0 ? "" : k % 11 ? " " : random.real() < .5 ? ". " : "\n";
            made.abstract += anyWord(random);
        }
    if (random.real() < .5)
        made.doi = formatted("10.%u/J.%08X.%u", 1000 + random.below(9000), uint32_t(random.next()), i);
    if (random.real() < .35)
        made.journal = std::string(oneOf(kJournals, random))
            + formatted(" %u (%d) %u", random.below(300), made.year, random.below(9000));
    return made;
}

// Turns the paper into a near-duplicate of an earlier one.
void MixedPapers::makeNearDuplicate(uint32_t i, Content *made) const
{
    Random random(i * 77ull + m_seed);
    uint32_t other = i - 1 - random.below(std::min(i, kNearBefore));
    other -= other % kEveryNearDuplicate
        == kEveryNearDuplicate - 1; // the original must not be a near-duplicate itself
    Content before = content(other);
    const auto rareOne = [&] { return ' ' + rareWord(random.next() % 10'000'000); };
    std::swap(before.doi, made->doi);
    std::swap(before.year, made->year);
    std::swap(before.month, made->month);
    *made = std::move(before);
    switch (i / kEveryNearDuplicate % 8) {
    case 0: // same content, other id
        break;
    case 1: // one letter of the title differs
        if (const size_t at = made->title.find_first_of("aeiourstn", made->title.size() / 2);
            at != std::string::npos)
            made->title[at] = 'q';
        break;
    case 2:
        made->title += " (Extended Abstract)";
        break;
    case 3:
        made->abstract.clear();
        break;
    case 4: // renamed
        made->title = "On" + rareOne() + rareOne() + rareOne();
        break;
    case 5: // revised
        made->abstract += rareOne() + rareOne() + rareOne();
        break;
    case 6: // given names abbreviated
        for (Name &name : made->names)
            if (static_cast<uint8_t>(name.given[0]) < 0x80)
                name.given = name.given.substr(0, 1) + '.';
        break;
    default: // only the first author
        made->authors = made->names.front().given + ' ' + made->names.front().family + " et al.";
        made->names.clear();
    }
}

void MixedPapers::appendLine(uint32_t i, std::string *out) const
{
    Content paper = content(i);
    if (i % kEveryNearDuplicate == kEveryNearDuplicate - 1)
        makeNearDuplicate(i, &paper);
    std::string &line = *out;
    const auto add = [&](const char *before, std::string_view text) {
        line += before;
        if (text.empty()) {
            line += "null";
            return;
        }
        line += '"';
        appendEscaped(text, out);
        line += '"';
    };
    for (const Name &name : paper.names)
        (paper.authors += paper.authors.empty() ? "" : ", ") += name.given + ' ' + name.family;
    // Different seeds give different ids.
    add("{\"id\":",
        formatted("%02d%02d.%05u", m_seed == 1 ? paper.year % 100 : 28, paper.month, i % 99'990 + 1));
    add(",\"submitter\":null,\"authors\":", paper.authors);
    add(",\"title\":", paper.title);
    add(",\"comments\":null,\"journal-ref\":", paper.journal);
    add(",\"doi\":", paper.doi);
    add(",\"report-no\":null,\"categories\":", paper.category);
    add(",\"license\":null,\"abstract\":", paper.abstract);
    line += formatted(",\"versions\":[{\"version\":\"v1\",\"created\":\"Mon, %d %s %d 12:00:00 GMT\"}]",
                      paper.day, kMonths[paper.month - 1], paper.year);
    line += formatted(",\"update_date\":\"%d-%02d-%02d\",\"authors_parsed\":[", paper.year, paper.month,
                      paper.day);
    for (const Name &name : paper.names) {
        line += &name == paper.names.data() ? "[\"" : ",[\"";
        appendEscaped(name.family, out);
        line += "\",\"";
        appendEscaped(name.given, out);
        line += "\",\"\"]";
    }
    line += "]}\n";
}

} // namespace

std::unique_ptr<Papers> mixedPapers(uint32_t papers, uint64_t seed)
{
    return std::make_unique<MixedPapers>(papers, seed);
}

} // namespace lectern::bench
