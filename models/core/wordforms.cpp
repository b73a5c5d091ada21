#include "wordforms.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lectern
{

namespace
{

constexpr size_t kShortest = 3; // letters; shorter words are abbreviations

bool isDigits(std::string_view text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isLetters(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isVowel(char c)
{
    return std::string_view("aeiou").find(c) != std::string_view::npos;
}

// Returns whether the plural is formed with "es".
bool formsPluralWithEs(std::string_view word)
{
    static constexpr std::array<std::string_view, 5> ends{"s", "x", "z", "ch", "sh"};
    return std::any_of(ends.begin(), ends.end(), [&](std::string_view end) { return word.ends_with(end); });
}

class Forms
{
public:
    explicit Forms(std::string_view word) : m_word(word) { }
    // Adds the word with its last `cut` letters replaced by `end`.
    void add(size_t cut, std::string_view end)
    {
        std::string form(m_word.substr(0, m_word.size() - cut));
        form += end;
        if (form.size() >= kShortest && form != m_word
            && std::find(m_forms.begin(), m_forms.end(), form) == m_forms.end())
            m_forms.push_back(std::move(form));
    }
    std::vector<std::string> take() { return std::move(m_forms); }

private:
    std::string_view m_word;
    std::vector<std::string> m_forms;
};

void addSingulars(std::string_view word, Forms *forms)
{
    if (!word.ends_with('s') || word.ends_with("ss"))
        return;
    if (word.ends_with("ies") && word.size() > 4) {
        forms->add(3, "y"); // studies -> study
        forms->add(1, ""); // movies -> movie
        return;
    }
    if (word.ends_with("ices")) {
        forms->add(4, "ix"); // matrices -> matrix
        forms->add(4, "ex"); // vertices -> vertex
        forms->add(1, ""); // devices -> device
        return;
    }
    if (word.ends_with("ses") && word.size() > 5)
        forms->add(2, "is"); // analyses -> analysis
    if (word.ends_with("es") && formsPluralWithEs(word.substr(0, word.size() - 2)))
        forms->add(2, ""); // losses -> loss, boxes -> box
    if (!word.ends_with("us") && !word.ends_with("is"))
        forms->add(1, ""); // networks -> network, courses -> course
}

void addPlurals(std::string_view word, Forms *forms)
{
    if (word.ends_with('y') && word.size() > 3 && !isVowel(word[word.size() - 2]))
        forms->add(1, "ies");
    else if (word.ends_with("sis"))
        forms->add(2, "es");
    else if (formsPluralWithEs(word))
        forms->add(0, "es");
    if (word.ends_with("trix") || word.ends_with("dex") || word.ends_with("tex") || word.ends_with("lix"))
        forms->add(2, "ices");
    if (!word.ends_with('s') || word.ends_with("ss") || word.ends_with("us") || word.ends_with("is"))
        forms->add(0, "s"); // includes the possessive, because folding drops its apostrophe: "bernstein's"
}

struct Ends {
    std::string_view british, american;
};

// British and American endings, as in the Oxford and Webster dictionaries.
constexpr std::array<Ends, 15> kEnds{{{"ise", "ize"},
                                      {"ised", "ized"},
                                      {"ises", "izes"},
                                      {"ising", "izing"},
                                      {"iser", "izer"},
                                      {"isers", "izers"},
                                      {"isation", "ization"},
                                      {"isations", "izations"},
                                      {"isable", "izable"},
                                      {"yse", "yze"},
                                      {"ysed", "yzed"},
                                      {"ysing", "yzing"},
                                      {"elling", "eling"},
                                      {"elled", "eled"},
                                      {"yser", "yzer"}}};
constexpr std::array<Ends, 18> kBeginnings{{{"colour", "color"},
                                            {"behaviour", "behavior"},
                                            {"neighbour", "neighbor"},
                                            {"favour", "favor"},
                                            {"labour", "labor"},
                                            {"tumour", "tumor"},
                                            {"humour", "humor"},
                                            {"flavour", "flavor"},
                                            {"vapour", "vapor"},
                                            {"odour", "odor"},
                                            {"endeavour", "endeavor"},
                                            {"armour", "armor"},
                                            {"honour", "honor"},
                                            {"harbour", "harbor"},
                                            {"rumour", "rumor"},
                                            {"centre", "center"},
                                            {"fibre", "fiber"},
                                            {"grey", "gray"}}};

// Returns whether a word begins like an American form but has only one spelling: "laboratory" begins like
// "labor".
bool isSpellingException(std::string_view word)
{
    return word.starts_with("laborat") || word.starts_with("humorous") || word.starts_with("vaporiz");
}

void addBritishOrAmerican(std::string_view word, Forms *forms)
{
    constexpr size_t kShortestBefore = 3; // letters; "rise", "size" and "spelling" have only one spelling
    for (const auto &[british, american] : kEnds)
        for (const auto &[here, there] : {std::pair(british, american), std::pair(american, british)})
            if (word.size() >= here.size() + kShortestBefore && word.ends_with(here))
                forms->add(here.size(), there);
    for (const auto &[british, american] : kBeginnings)
        for (const auto &[here, there] : {std::pair(british, american), std::pair(american, british)})
            if (word.starts_with(here) && !word.starts_with(there) && !isSpellingException(word))
                forms->add(word.size(), std::string(there) + std::string(word.substr(here.size())));
}

} // namespace

std::vector<std::string> otherForms(std::string_view word)
{
    if (word.starts_with("ell") && isDigits(word.substr(3)))
        return {"l" + std::string(word.substr(3))};
    if (word.starts_with('l') && isDigits(word.substr(1)))
        return {"ell" + std::string(word.substr(1))};
    if (word.size() < kShortest || !isLetters(word) || isStopWord(word))
        return {};
    Forms forms(word);
    addSingulars(word, &forms);
    addPlurals(word, &forms);
    addBritishOrAmerican(word, &forms);
    return forms.take();
}

bool isStopWord(std::string_view word)
{
    static constexpr std::array<std::string_view, 27> words{
        "a",  "an", "and", "are", "as",   "at",  "be",   "by", "for", "from", "in",   "is",    "it",  "its",
        "of", "on", "or",  "s",   "that", "the", "this", "to", "was", "we",   "were", "which", "with"};
    static_assert(std::is_sorted(words.begin(), words.end()));
    return std::binary_search(words.begin(), words.end(), word);
}

bool isTypographicHyphen(std::string_view utf8)
{
    return utf8.starts_with("\xe2\x80\x90") || utf8.starts_with("\xe2\x80\x91");
}

bool joinsWords(std::string_view between)
{
    constexpr size_t longest = 6;
    if (between.empty() || between.size() > longest)
        return false;
    size_t hyphens = 0;
    for (size_t i = 0; i < between.size(); ++i) {
        if (isTypographicHyphen(between.substr(i))) {
            ++hyphens;
            i += 2;
        } else if (between[i] == '-' || between[i] == '_') {
            ++hyphens;
        } else if (between[i] != '$' && between[i] != '{' && between[i] != '}') {
            return false;
        }
    }
    return hyphens == 1;
}

} // namespace lectern
