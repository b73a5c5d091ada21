#include "papers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <unordered_set>
#include <vector>

namespace lectern::bench
{

namespace
{

struct Common {
    const char *word;
    double share; // share of abstracts that contain the word
};
constexpr Common common[] = {{"the", .98},
                             {"of", .97},
                             {"and", .96},
                             {"a", .94},
                             {"in", .94},
                             {"to", .92},
                             {"we", .8},
                             {"is", .8},
                             {"for", .82},
                             {"that", .72},
                             {"with", .7},
                             {"on", .62},
                             {"by", .62},
                             {"this", .58},
                             {"are", .58},
                             {"as", .5},
                             {"an", .45},
                             {"from", .45},
                             {"be", .42},
                             {"which", .4},
                             {"can", .36},
                             {"our", .35},
                             {"results", .3},
                             {"at", .3},
                             {"it", .28},
                             {"using", .28},
                             {"show", .28},
                             {"model", .26},
                             {"have", .25},
                             {"also", .25},
                             {"between", .25},
                             {"such", .24},
                             {"two", .22},
                             {"data", .2},
                             {"not", .2},
                             {"based", .2},
                             {"new", .2},
                             {"models", .19},
                             {"more", .18},
                             {"method", .17},
                             {"time", .16},
                             {"study", .15},
                             {"learning", .12},
                             {"approach", .14},
                             {"large", .13},
                             {"state", .13},
                             {"system", .13},
                             {"high", .14},
                             {"non", .11},
                             {"order", .1},
                             {"energy", .1},
                             {"quantum", .1},
                             {"field", .1},
                             {"theory", .11},
                             {"network", .08},
                             {"networks", .09},
                             {"function", .08},
                             {"neural", .06},
                             {"algorithm", .08},
                             {"training", .06},
                             {"deep", .05},
                             {"graph", .045},
                             {"phase", .07},
                             {"spin", .04},
                             {"mass", .05},
                             {"language", .04},
                             {"image", .035},
                             {"matter", .04},
                             {"dark", .025},
                             {"black", .025},
                             {"galaxies", .03},
                             {"attention", .02},
                             {"transformer", .018},
                             {"diffusion", .03},
                             {"bayesian", .018},
                             {"gaussian", .03},
                             {"lattice", .03},
                             {"topological", .025},
                             {"symmetry", .035},
                             {"theorem", .025},
                             {"proof", .025},
                             {"stochastic", .025},
                             {"estimation", .025},
                             {"detection", .035},
                             {"robust", .03},
                             {"large-scale", .02},
                             {"state-of-the-art", .05},
                             {"segmentation", .012},
                             {"superconducting", .012},
                             {"graphene", .008},
                             {"entanglement", .012},
                             {"qubits", .006},
                             {"adversarial", .014},
                             {"reinforcement", .018},
                             {"convolutional", .016},
                             {"schrödinger", .006},
                             {"poincaré", .002},
                             {"blockchain", .003},
                             {"federated", .006},
                             {"hadron", .006},
                             {"supernova", .006},
                             {"kernel", .015},
                             {"inference", .025},
                             {"sparse", .015}};
constexpr const char *stems[] = {
    "quant", "magnet", "electr", "spectr", "algebr", "topo",   "optim",   "comput", "integr", "combin",
    "cryst", "molec",  "thermo", "hydro",  "astro",  "gravit", "relat",   "inter",  "trans",  "super",
    "semi",  "multi",  "micro",  "nano",   "meta",   "hyper",  "auto",    "bio",    "geo",    "neuro",
    "photo", "pre",    "re",     "un",     "sub",    "co",     "dis",     "para",   "iso",    "poly",
    "mono",  "bi",     "tele",   "pseudo", "quasi",  "anti",   "counter", "over",   "under",  "param",
    "cont",  "conv",   "proj",   "regul",  "sing"};
constexpr const char *syllables[] = {
    "ba",  "be", "bi", "ca", "ce", "co",  "da", "de", "di", "el", "en", "er", "fa", "fe", "fo", "ga",
    "ge",  "go", "ha", "he", "il", "in",  "ka", "ke", "ko", "la", "le", "li", "ma", "me", "mi", "mo",
    "na",  "ne", "ni", "no", "ol", "on",  "or", "pa", "pe", "po", "ra", "re", "ri", "sa", "se", "si",
    "sta", "ta", "te", "ti", "to", "tra", "tu", "un", "ur", "va", "ve", "vi", "wa", "we", "za", "zo"};
constexpr const char *endings[] = {"s",     "al",     "ic",  "ity",  "ed",  "ing",     "er",
                                   "ation", "ations", "ive", "able", "ism", "ical",    "ly",
                                   "ment",  "ness",   "ous", "ian",  "on",  "ization", "ized"};
constexpr const char *categories[] = {"cs.LG",
                                      "cs.CV",
                                      "cs.CL",
                                      "hep-ph",
                                      "quant-ph",
                                      "astro-ph",
                                      "hep-th",
                                      "cs.AI",
                                      "cond-mat.mes-hall",
                                      "gr-qc",
                                      "math.AP",
                                      "cond-mat.mtrl-sci",
                                      "astro-ph.GA",
                                      "math.CO",
                                      "cond-mat.str-el",
                                      "cond-mat.stat-mech",
                                      "astro-ph.CO",
                                      "math.PR",
                                      "stat.ML",
                                      "math.AG",
                                      "cs.RO",
                                      "astro-ph.SR",
                                      "astro-ph.HE",
                                      "nucl-th",
                                      "math.NT",
                                      "math.OC",
                                      "cs.IT",
                                      "math.DG",
                                      "physics.optics",
                                      "hep-ex",
                                      "math.NA",
                                      "cs.CR",
                                      "eess.SY",
                                      "cond-mat.supr-con",
                                      "math.DS",
                                      "stat.ME",
                                      "cs.DS",
                                      "math.FA",
                                      "math.RT",
                                      "eess.IV",
                                      "hep-lat",
                                      "math.GT",
                                      "cs.SE",
                                      "nucl-ex",
                                      "cs.HC",
                                      "cs.NI",
                                      "math.GR",
                                      "physics.flu-dyn",
                                      "cs.DC",
                                      "eess.SP",
                                      "cs.SI",
                                      "cs.IR",
                                      "cs.CY",
                                      "physics.atom-ph",
                                      "cond-mat.soft",
                                      "math.ST",
                                      "physics.chem-ph",
                                      "cs.SD",
                                      "eess.AS",
                                      "cs.LO",
                                      "physics.soc-ph",
                                      "math.QA",
                                      "math.RA",
                                      "physics.ins-det",
                                      "cs.DB",
                                      "math.CA",
                                      "cs.GT",
                                      "q-bio.NC",
                                      "math.LO",
                                      "physics.plasm-ph",
                                      "cs.PL",
                                      "astro-ph.EP",
                                      "astro-ph.IM",
                                      "math.CV",
                                      "cs.NE",
                                      "q-bio.QM",
                                      "cs.GR",
                                      "math.AT",
                                      "cs.CC",
                                      "q-bio.PE",
                                      "physics.bio-ph",
                                      "cs.MA",
                                      "q-fin.ST",
                                      "cs.AR",
                                      "math.MG",
                                      "econ.EM",
                                      "cs.CG",
                                      "math.AC",
                                      "physics.comp-ph",
                                      "cs.DL"};
// Papers per year in thousands, 1991 to 2026.
constexpr int perYear[] = {1,   3,   7,   10,  13,  16,  20,  24,  28,  31,  33,  36,
                           39,  43,  47,  50,  55,  58,  64,  70,  76,  84,  92,  97,
                           105, 113, 123, 140, 155, 178, 181, 185, 243, 281, 300, 200};
constexpr uint32_t vocabulary = 400000;
constexpr const char *months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

template <size_t N>
const char *oneOf(const char *const (&list)[N], Random &random)
{
    return list[random.below(uint32_t(N))];
}

// Weights of the common words, for abstracts of about 150 words.
std::vector<double> weightsOfCommon()
{
    std::vector<double> weights;
    for (const Common &entry : common)
        weights.push_back(-std::log(1 - entry.share) / 150);
    return weights;
}

class PlainPapers final : public Papers
{
public:
    PlainPapers(uint32_t n, uint64_t s);
    void appendLine(uint32_t i, std::string *out) const override;
    std::string word(uint64_t n) const override;

private:
    uint32_t m_papers;
    uint64_t m_seed;
    std::vector<std::string> m_words, m_given, m_family;
    Weighted m_anyWord, m_anyTopic, m_anyCategory;
    double m_allYears = 0;

    static std::vector<double> wordWeights()
    {
        std::vector<double> weights = weightsOfCommon();
        double used = 0, tail = 0;
        for (const double weight : weights)
            used += weight;
        for (uint32_t i = 0; i < vocabulary; ++i)
            tail += std::pow(i + 250., -1.2);
        for (uint32_t i = 0; i < vocabulary; ++i)
            weights.push_back((1 - used) * std::pow(i + 250., -1.2) / tail);
        return weights;
    }
    static std::vector<double> falling(size_t count, double offset)
    {
        std::vector<double> weights;
        for (size_t i = 0; i < count; ++i)
            weights.push_back(1 / (double(i) + offset));
        return weights;
    }
};

PlainPapers::PlainPapers(uint32_t n, uint64_t s)
    : m_papers(n), m_seed(s), m_anyWord(wordWeights()), m_anyTopic(falling(3000, 20)),
      m_anyCategory(falling(std::size(categories), 6))
{
    Random random(42); // all seeds share one vocabulary
    std::unordered_set<std::string> seen;
    for (const Common &entry : common) {
        m_words.emplace_back(entry.word);
        seen.insert(entry.word);
    }
    while (m_words.size() < std::size(common) + vocabulary) {
        std::string word = random.real() < .45 ? oneOf(stems, random) : "";
        for (uint32_t i = random.below(3) + (word.empty() ? 1 : 0); i > 0; --i)
            word += oneOf(syllables, random);
        if (random.real() < .75)
            word += oneOf(endings, random);
        if (seen.size() > vocabulary / 2)
            word += oneOf(syllables, random);
        if (word.size() > 2 && seen.insert(word).second)
            m_words.push_back(word);
    }
    const auto name = [&] {
        std::string made;
        for (uint32_t i = 2 + random.below(2); i > 0; --i)
            made += oneOf(syllables, random);
        made[0] = char(made[0] - 'a' + 'A');
        return made;
    };
    for (int i = 0; i < 6000; ++i)
        m_given.push_back(name());
    for (int i = 0; i < 120000; ++i)
        m_family.push_back((i % 500 == 0 ? "Mü" : i % 501 == 0 ? "Gá" : "") + name());
    for (const int year : perYear)
        m_allYears += year;
}

std::string PlainPapers::word(uint64_t n) const
{
    Random random(n);
    return m_words[m_anyWord.draw(random)];
}

void PlainPapers::appendLine(uint32_t i, std::string *out) const
{
    Random random((uint64_t(i) + 1) * 0x2545f4914f6cdd1dull + m_seed);
    std::string &line = *out;
    std::array<char, 96> text;
    const auto format = [&](const char *pattern, auto... values) {
        line.append(text.data(), size_t(std::snprintf(text.data(), text.size(), pattern, values...)));
    };
    // Papers are in order of date.
    double rest = (i + .5) / m_papers * m_allYears;
    int year = 0;
    while (year + 1 < int(std::size(perYear)) && rest >= perYear[year])
        rest -= perYear[year++];
    const int day = std::min(335, int(rest / perYear[year] * 336));
    const int month = day / 28 + 1, dayOfMonth = day % 28 + 1;
    year += 1991;
    const uint32_t category = m_anyCategory.draw(random);
    const auto word = [&](double topical) {
        if (random.real() >= topical)
            return m_anyWord.draw(random);
        // Each category has its own rare words.
        const uint64_t topic = m_anyTopic.draw(random) + 1;
        return uint32_t(std::size(common) + (topic * 2654435761u + category * 39571u * 977u) % 30000);
    };
    const auto capital = [&](size_t at) {
        if (line[at] >= 'a' && line[at] <= 'z')
            line[at] = char(line[at] - 'a' + 'A');
    };

    // Papers of another seed are all from 2027, so that no two corpora share an id.
    format("{\"id\":\"%02d%02d.%05u\",\"submitter\":null,\"authors\":\"", m_seed == 1 ? year % 100 : 27,
           month, unsigned(i % 99990 + 1));
    struct Name {
        std::string given, family;
    };
    std::vector<Name> names(size_t(std::clamp(int(1 - 2.9 * std::log(random.real() + 1e-9)), 1, 40)));
    for (Name &name : names) {
        // Few authors write many papers, so the author is chosen by the square of a uniform number.
        const double u = random.real();
        Random person(uint64_t(700000 * u * u) * 7919 + 13);
        name.given = m_given[person.below(uint32_t(m_given.size()))];
        if (person.real() < .3)
            name.given += std::string(" ") + char('A' + person.below(26)) + ".";
        name.family = m_family[person.below(uint32_t(m_family.size()))];
        line += (&name == names.data() ? "" : ", ") + name.given + ' ' + name.family;
    }
    line += "\",\"title\":\"";
    const int titleWords = std::clamp(int(8 + 3.5 * random.normal()), 2, 20);
    for (int k = 0; k < titleWords; ++k) {
        if (k)
            line += ' ';
        const size_t at = line.size();
        line += m_words[word(.35)];
        capital(at);
        if (k == 3 && random.real() < .15)
            line += ':';
    }
    // Two words that encode the paper number make each title distinct, because real titles seldom repeat.
    constexpr uint32_t base = 2000, firstDigit = 3000;
    line += ' ' + m_words[firstDigit + i % base] + ' ' + m_words[firstDigit + base + i / base % base];
    line += "\",\"comments\":null,\"journal-ref\":null,\"doi\":";
    if (random.real() < .4)
        format("\"10.%u/%08x%08x\"", 1000 + random.below(60), uint32_t(random.next()), i);
    else
        line += "null";
    line += ",\"report-no\":null,\"categories\":\"";
    line += categories[category];
    for (double more = .45; random.real() < more; more *= .4)
        if (const uint32_t second = m_anyCategory.draw(random); second != category)
            line += std::string(" ") + categories[second];
    line += "\",\"license\":null,\"abstract\":\"  ";
    const int words = std::clamp(int(152 + 58 * random.normal()), 20, 340);
    std::array<uint32_t, 340> used;
    uint32_t usedCount = 0;
    for (int k = 0, inSentence = 0; k < words; ++k) {
        const double u = random.real();
        if (k)
            line += k % 13 ? " " : "\\n";
        if (u < .01) {
            format("%u.%u", random.below(100), random.below(100));
            continue;
        }
        if (u < .016) {
            line += "$\\\\" + m_words[random.below(200)] + "_{";
            format("%u}$", random.below(30));
            continue;
        }
        // Words repeat within an abstract.
        const uint32_t chosen = u < .16 && usedCount ? used[random.below(usedCount)] : word(.12);
        if (chosen > 40)
            used[usedCount++] = chosen;
        const size_t at = line.size();
        line += m_words[chosen];
        if (inSentence++ == 0)
            capital(at);
        if (inSentence > 8 && random.real() < .06) {
            line += '.';
            inSentence = 0;
        } else if (random.real() < .05) {
            line += ',';
        }
    }
    line += ".\\n\",\"versions\":[{\"version\":\"v1\",\"created\":\"";
    format("Mon, %d %s %d 12:00:00 GMT\"}],\"update_date\":\"%d-%02d-%02d\",\"authors_parsed\":[", dayOfMonth,
           months[month - 1], year, year, month, dayOfMonth);
    for (const Name &name : names)
        line += (&name == names.data() ? "[\"" : ",[\"") + name.family + "\",\"" + name.given + "\",\"\"]";
    line += "]}\n";
}

} // namespace

std::unique_ptr<Papers> plainPapers(uint32_t papers, uint64_t seed)
{
    return std::make_unique<PlainPapers>(papers, seed);
}

} // namespace lectern::bench
