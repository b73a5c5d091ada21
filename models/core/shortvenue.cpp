#include "shortvenue.h"

#include "wordfolder.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lectern
{

namespace
{

struct Known {
    std::string_view name; // in its usual spelling
    std::string_view full; // lower-case words, without organiser and ordinal
    bool isJournal = false;
};

// Venues of computer science. A renamed venue is listed under both names. Short names that are ordinary words
// or also denote a journal are omitted.
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

// The full names as references print them.
struct Full {
    std::string_view name, full;
};
constexpr Full kFull[] = {
    {"3DV", "International Conference on 3D Vision"},
    {"AAAI", "AAAI Conference on Artificial Intelligence"},
    {"AACL", "Conference of the Asia-Pacific Chapter of the Association for Computational Linguistics"},
    {"AAMAS", "International Conference on Autonomous Agents and Multiagent Systems"},
    {"ACCV", "Asian Conference on Computer Vision"},
    {"ACL", "Annual Meeting of the Association for Computational Linguistics"},
    {"ACML", "Asian Conference on Machine Learning"},
    {"AISTATS", "International Conference on Artificial Intelligence and Statistics"},
    {"ALT", "International Conference on Algorithmic Learning Theory"},
    {"ASPLOS",
     "International Conference on Architectural Support for Programming Languages and Operating Systems"},
    {"AutoML", "International Conference on Automated Machine Learning"},
    {"BMVC", "British Machine Vision Conference"},
    {"CIKM", "International Conference on Information and Knowledge Management"},
    {"COLING", "International Conference on Computational Linguistics"},
    {"COLM", "Conference on Language Modeling"},
    {"COLT", "Conference on Learning Theory"},
    {"CoNLL", "Conference on Computational Natural Language Learning"},
    {"CoRL", "Conference on Robot Learning"},
    {"CSCW", "Conference on Computer-Supported Cooperative Work"},
    {"CVPR", "Conference on Computer Vision and Pattern Recognition"},
    {"EACL", "Conference of the European Chapter of the Association for Computational Linguistics"},
    {"ECAI", "European Conference on Artificial Intelligence"},
    {"ECCV", "European Conference on Computer Vision"},
    {"ECML", "European Conference on Machine Learning"},
    {"ECML PKDD",
     "European Conference on Machine Learning and Principles and Practice of Knowledge Discovery in "
     "Databases"},
    {"EDBT", "International Conference on Extending Database Technology"},
    {"EMNLP", "Conference on Empirical Methods in Natural Language Processing"},
    {"EuroSys", "European Conference on Computer Systems"},
    {"FOCS", "Symposium on Foundations of Computer Science"},
    {"HPCA", "International Symposium on High-Performance Computer Architecture"},
    {"ICAPS", "International Conference on Automated Planning and Scheduling"},
    {"ICASSP", "International Conference on Acoustics, Speech and Signal Processing"},
    {"ICCV", "International Conference on Computer Vision"},
    {"ICDE", "International Conference on Data Engineering"},
    {"ICDM", "International Conference on Data Mining"},
    {"ICFP", "International Conference on Functional Programming"},
    {"ICLR", "International Conference on Learning Representations"},
    {"ICML", "International Conference on Machine Learning"},
    {"ICRA", "International Conference on Robotics and Automation"},
    {"ICSE", "International Conference on Software Engineering"},
    {"IJCAI", "International Joint Conference on Artificial Intelligence"},
    {"IJCNN", "International Joint Conference on Neural Networks"},
    {"INTERSPEECH", "Annual Conference of the International Speech Communication Association"},
    {"IROS", "International Conference on Intelligent Robots and Systems"},
    {"ISBI", "International Symposium on Biomedical Imaging"},
    {"ISCA", "International Symposium on Computer Architecture"},
    {"ISMIR", "International Society for Music Information Retrieval Conference"},
    {"KDD", "Conference on Knowledge Discovery and Data Mining"},
    {"L4DC", "Learning for Dynamics and Control Conference"},
    {"LREC", "International Conference on Language Resources and Evaluation"},
    {"MICCAI", "International Conference on Medical Image Computing and Computer-Assisted Intervention"},
    {"MIDL", "Medical Imaging with Deep Learning"},
    {"NAACL", "Conference of the North American Chapter of the Association for Computational Linguistics"},
    {"NeurIPS", "Advances in Neural Information Processing Systems"},
    {"NSDI", "Symposium on Networked Systems Design and Implementation"},
    {"OOPSLA", "Conference on Object-Oriented Programming, Systems, Languages, and Applications"},
    {"OSDI", "Symposium on Operating Systems Design and Implementation"},
    {"PLDI", "Conference on Programming Language Design and Implementation"},
    {"PODS", "Symposium on Principles of Database Systems"},
    {"POPL", "Symposium on Principles of Programming Languages"},
    {"RecSys", "Conference on Recommender Systems"},
    {"RSS", "Robotics: Science and Systems"},
    {"SIGIR", "International ACM SIGIR Conference on Research and Development in Information Retrieval"},
    {"SIGMOD", "International Conference on Management of Data"},
    {"SODA", "Symposium on Discrete Algorithms"},
    {"SOSP", "Symposium on Operating Systems Principles"},
    {"STOC", "Symposium on Theory of Computing"},
    {"UAI", "Conference on Uncertainty in Artificial Intelligence"},
    {"UIST", "Symposium on User Interface Software and Technology"},
    {"WACV", "Winter Conference on Applications of Computer Vision"},
    {"WSDM", "International Conference on Web Search and Data Mining"},
    {"IJCV", "International Journal of Computer Vision"},
    {"JAIR", "Journal of Artificial Intelligence Research"},
    {"JMLR", "Journal of Machine Learning Research"},
    {"TACL", "Transactions of the Association for Computational Linguistics"},
    {"TMLR", "Transactions on Machine Learning Research"},
    {"TPAMI", "IEEE Transactions on Pattern Analysis and Machine Intelligence"},
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Removes the year from the end of a word: "cvpr2023", "cvpr23".
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

// Returns the folded words without "and", which may also be printed as an ampersand.
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

// Index by lower-case short name, both joined and split into words, and by each full name.
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

std::string_view fullName(std::string_view name)
{
    const auto found = std::find_if(std::begin(kFull), std::end(kFull),
                                    [name](const Full &one) { return one.name == name; });
    return found == std::end(kFull) ? std::string_view() : found->full;
}

// Returns whether the word is an ordinal, an organiser or a part of the proceedings.
bool isQualifier(const std::string &word)
{
    static const std::unordered_set<std::string> nextTo{
        "in",        "proceedings", "proc",       "of",         "the",        "annual",     "acm",
        "ieee",      "cvf",         "rsj",        "usenix",     "sigplan",    "sigact",     "first",
        "second",    "third",       "fourth",     "fifth",      "sixth",      "seventh",    "eighth",
        "ninth",     "tenth",       "eleventh",   "twelfth",    "thirteenth", "fourteenth", "fifteenth",
        "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",  "twenty",     "thirty",
        "thirtieth", "forty",       "fortieth",   "fifty",      "fiftieth",   "volume",     "vol",
        "long",      "short",       "papers",     "main"};
    if (nextTo.contains(word))
        return true;
    const size_t digits = size_t(std::find_if_not(word.begin(), word.end(), isDigit) - word.begin());
    static constexpr std::array<std::string_view, 5> ends{"", "st", "nd", "rd", "th"};
    return digits > 0
        && std::find(ends.begin(), ends.end(), std::string_view(word).substr(digits)) != ends.end();
}

struct Named {
    const Known *venue = nullptr;
    bool isShort = false; // the words are a current or former short name: "icml", "nips"
};

// Finds the venue that these words name, ignoring qualifiers (isQualifier()).
Named named(std::span<const std::string> words)
{
    while (!words.empty() && isQualifier(words.back()))
        words = words.first(words.size() - 1);
    for (; !words.empty(); words = words.subspan(1)) {
        if (const auto found = known().find(joined(words, " ")); found != known().end())
            return {found->second,
                    words.size() == 1 || found->first == joined(wordsOf(found->second->name), " ")};
        if (!isQualifier(words.front()))
            break;
    }
    return {};
}

} // namespace

ShortVenue shortVenue(std::string_view venue)
{
    constexpr size_t kMaxLength = 300; // bytes; longer text is not a venue name
    if (venue.size() > kMaxLength)
        return {};
    std::vector<std::string> words = wordsOf(venue);
    const bool workshops = !words.empty() && (words.back() == "workshops" || words.back() == "workshop");
    if (workshops)
        words.pop_back();
    while (!words.empty() && isQualifier(words.back()))
        words.pop_back();
    Named one = named(words);
    // A trailing "(ECCV)" repeats the name.
    if (!one.venue && words.size() > 1 && known().contains(words.back()))
        one = named(std::span(words).first(words.size() - 1));
    if (!one.venue)
        return {};
    const std::string_view after = workshops ? " Workshops" : "", full = fullName(one.venue->name);
    ShortVenue known{std::string(one.venue->name).append(after), std::string(full), one.venue->isJournal,
                     one.isShort};
    if (!full.empty())
        known.full.append(after);
    return known;
}

} // namespace lectern
