#include "shortvenue.h"

#include "wordfolder.h"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lectern
{

namespace
{

struct Known {
    std::string_view name; // as it is written
    std::string_view full; // words in lower case, without who holds it and which it is
    bool isJournal = false;
};

// Venues of computing and their names; where a venue was renamed, both names are there. A short name that is
// a word of its own or names a journal as well is left out.
constexpr Known kKnown[] = {
    {"3DV", "international conference on 3d vision"},
    {"AAAI", "aaai conference on artificial intelligence"},
    {"AACL", "conference of the asia pacific chapter of the association for computational linguistics"},
    {"AAMAS", "international conference on autonomous agents and multiagent systems"},
    {"ACCV", "asian conference on computer vision"},
    {"ACL", "meeting of the association for computational linguistics"},
    {"ACML", "asian conference on machine learning"},
    {"AISTATS", "international conference on artificial intelligence and statistics"},
    {"ALT", "international conference on algorithmic learning theory"},
    {"ASPLOS",
     "international conference on architectural support for programming languages and operating systems"},
    {"AutoML", "international conference on automated machine learning"},
    {"BMVC", "british machine vision conference"},
    {"CIKM", "international conference on information and knowledge management"},
    {"COLING", "international conference on computational linguistics"},
    {"COLM", "conference on language modeling"},
    {"COLT", "conference on learning theory"},
    {"COLT", "conference on computational learning theory"},
    {"CoNLL", "conference on computational natural language learning"},
    {"CoRL", "conference on robot learning"},
    {"CSCW", "conference on computer supported cooperative work"},
    {"CVPR", "conference on computer vision and pattern recognition"},
    {"EACL", "conference of the european chapter of the association for computational linguistics"},
    {"ECAI", "european conference on artificial intelligence"},
    {"ECCV", "european conference on computer vision"},
    {"ECML", "european conference on machine learning"},
    {"ECML PKDD",
     "european conference on machine learning and principles and practice of knowledge discovery in "
     "databases"},
    {"EDBT", "international conference on extending database technology"},
    {"EMNLP", "conference on empirical methods in natural language processing"},
    {"EuroSys", "european conference on computer systems"},
    {"FOCS", "symposium on foundations of computer science"},
    {"HPCA", "international symposium on high performance computer architecture"},
    {"ICAPS", "international conference on automated planning and scheduling"},
    {"ICASSP", "international conference on acoustics speech and signal processing"},
    {"ICCV", "international conference on computer vision"},
    {"ICDE", "international conference on data engineering"},
    {"ICDM", "international conference on data mining"},
    {"ICFP", "international conference on functional programming"},
    {"ICLR", "international conference on learning representations"},
    {"ICML", "international conference on machine learning"},
    {"ICRA", "international conference on robotics and automation"},
    {"ICSE", "international conference on software engineering"},
    {"IJCAI", "international joint conference on artificial intelligence"},
    {"IJCNN", "international joint conference on neural networks"},
    {"INTERSPEECH", "conference of the international speech communication association"},
    {"IROS", "international conference on intelligent robots and systems"},
    {"ISBI", "international symposium on biomedical imaging"},
    {"ISCA", "international symposium on computer architecture"},
    {"ISMIR", "international society for music information retrieval conference"},
    {"KDD", "conference on knowledge discovery and data mining"},
    {"KDD", "sigkdd conference on knowledge discovery and data mining"},
    {"KDD", "sigkdd international conference on knowledge discovery and data mining"},
    {"L4DC", "learning for dynamics and control conference"},
    {"L4DC", "conference on learning for dynamics and control"},
    {"LREC", "international conference on language resources and evaluation"},
    {"MICCAI", "international conference on medical image computing and computer assisted intervention"},
    {"MIDL", "medical imaging with deep learning"},
    {"NAACL", "conference of the north american chapter of the association for computational linguistics"},
    {"NeurIPS", "advances in neural information processing systems"},
    {"NeurIPS", "conference on neural information processing systems"},
    {"NeurIPS", "neural information processing systems"},
    {"NeurIPS", "nips"},
    {"NSDI", "symposium on networked systems design and implementation"},
    {"OOPSLA", "conference on object oriented programming systems languages and applications"},
    {"OSDI", "symposium on operating systems design and implementation"},
    {"PLDI", "conference on programming language design and implementation"},
    {"PODS", "symposium on principles of database systems"},
    {"POPL", "symposium on principles of programming languages"},
    {"RecSys", "conference on recommender systems"},
    {"RSS", "robotics science and systems"},
    {"SIGGRAPH", ""},
    {"SIGIR", "international acm sigir conference on research and development in information retrieval"},
    {"SIGMOD", "international conference on management of data"},
    {"SIGMOD", "sigmod international conference on management of data"},
    {"SODA", "symposium on discrete algorithms"},
    {"SOSP", "symposium on operating systems principles"},
    {"STOC", "symposium on theory of computing"},
    {"UAI", "conference on uncertainty in artificial intelligence"},
    {"UIST", "symposium on user interface software and technology"},
    {"WACV", "winter conference on applications of computer vision"},
    {"WSDM", "international conference on web search and data mining"},
    {"IJCV", "international journal of computer vision", true},
    {"JAIR", "journal of artificial intelligence research", true},
    {"JMLR", "journal of machine learning research", true},
    {"TACL", "transactions of the association for computational linguistics", true},
    {"TMLR", "transactions on machine learning research", true},
    {"TPAMI", "transactions on pattern analysis and machine intelligence", true},
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Takes the year off the end of a word: "cvpr2023", "cvpr23".
void splitYear(std::vector<std::string> *words)
{
    std::string &word = words->back();
    const auto letters = std::find_if_not(word.rbegin(), word.rend(), isDigit).base() - word.begin();
    const size_t digits = word.size() - size_t(letters);
    if (letters == 0 || (digits != 2 && digits != 4))
        return;
    std::string year = word.substr(size_t(letters));
    word.resize(size_t(letters));
    words->push_back(std::move(year));
}

// The folded words, without "and", which may be an ampersand.
std::vector<std::string> wordsOf(std::string_view text)
{
    thread_local WordFolder folder;
    std::vector<std::string> words;
    folder.words(text, [&](std::string_view word) {
        if (word == "and")
            return;
        words.emplace_back(word);
        splitYear(&words);
    });
    return words;
}

std::string joined(std::span<const std::string> words, std::string_view between)
{
    std::string text;
    for (const std::string &word : words)
        text.append(text.empty() ? std::string_view() : between).append(word);
    return text;
}

// By the short name in lower case, its words together and apart, and by each full one.
const std::unordered_map<std::string, const Known *> &known()
{
    static const auto all = [] {
        std::unordered_map<std::string, const Known *> byName;
        for (const Known &one : kKnown) {
            const std::vector<std::string> words = wordsOf(one.name);
            byName.try_emplace(joined(words, ""), &one);
            byName.try_emplace(joined(words, " "), &one);
            if (!one.full.empty())
                byName.try_emplace(joined(wordsOf(one.full), " "), &one);
        }
        return byName;
    }();
    return all;
}

// Says which of a series it is, who holds it, or in which part of its papers.
bool isBeside(const std::string &word)
{
    static const std::unordered_set<std::string> beside{
        "in",        "proceedings", "proc",       "of",         "the",        "annual",     "acm",
        "ieee",      "cvf",         "rsj",        "usenix",     "sigplan",    "sigact",     "first",
        "second",    "third",       "fourth",     "fifth",      "sixth",      "seventh",    "eighth",
        "ninth",     "tenth",       "eleventh",   "twelfth",    "thirteenth", "fourteenth", "fifteenth",
        "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",  "twenty",     "thirty",
        "thirtieth", "forty",       "fortieth",   "fifty",      "fiftieth",   "volume",     "vol",
        "long",      "short",       "papers",     "main"};
    if (beside.contains(word))
        return true;
    const size_t digits = size_t(std::find_if_not(word.begin(), word.end(), isDigit) - word.begin());
    static constexpr std::array<std::string_view, 5> ends{"", "st", "nd", "rd", "th"};
    return digits > 0
        && std::find(ends.begin(), ends.end(), std::string_view(word).substr(digits)) != ends.end();
}

// The venue that these words name, apart from those that stand beside it.
const Known *named(std::span<const std::string> words)
{
    while (!words.empty() && isBeside(words.back()))
        words = words.first(words.size() - 1);
    for (; !words.empty(); words = words.subspan(1)) {
        if (const auto found = known().find(joined(words, " ")); found != known().end())
            return found->second;
        if (!isBeside(words.front()))
            break;
    }
    return nullptr;
}

} // namespace

ShortVenue shortVenue(std::string_view venue)
{
    constexpr size_t kLongest = 300; // bytes: no venue, and not worth the time
    if (venue.size() > kLongest)
        return {};
    std::vector<std::string> words = wordsOf(venue);
    const bool workshops = !words.empty() && (words.back() == "workshops" || words.back() == "workshop");
    if (workshops)
        words.pop_back();
    while (!words.empty() && isBeside(words.back()))
        words.pop_back();
    const Known *one = named(words);
    // "(ECCV)" behind the name says it once more.
    if (!one && words.size() > 1 && known().contains(words.back()))
        one = named(std::span(words).first(words.size() - 1));
    if (!one)
        return {};
    return {std::string(one->name) + (workshops ? " Workshops" : ""), one->isJournal};
}

} // namespace lectern
