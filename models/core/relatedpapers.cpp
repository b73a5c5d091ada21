#include "relatedpapers.h"

#include "fold.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool mayNotify(const QString &word)
{
    // Single letters, numbers and TeX commands do not describe a topic.
    if (word.size() < 2 && word[0].script() != QChar::Script_Han)
        return false;
    if (std::none_of(word.cbegin(), word.cend(), [](QChar c) { return c.isLetter(); }))
        return false;
    static const QSet<QString> tex{
        u"emph"_s,   u"textbf"_s, u"textit"_s, u"mathcal"_s, u"mathbb"_s, u"times"_s,  u"frac"_s, u"sqrt"_s,
        u"alpha"_s,  u"beta"_s,   u"xspace"_s, u"url"_s,     u"http"_s,   u"https"_s,  u"com"_s,  u"www"_s,
        u"github"_s, u"textsc"_s, u"mathbf"_s, u"mathrm"_s,  u"tilde"_s,  u"texttt"_s, u"href"_s, u"cite"_s};
    return !tex.contains(word);
}

// Common English words, for libraries too small for reliable counts.
bool isCommonEnglish(const QString &word)
{
    static const QSet<QString> common = [] {
        const QStringList list =
            u"a about above across after all allow allows almost along already also although among an and "
            u"another any "
            "approach approaches are as at based be because been before being best better between both but "
            "by can cannot "
            "compared could demonstrate demonstrates different do does due during each effective efficient "
            "either enable "
            "enables even existing experimental experiments extensive first five for four framework from "
            "further general "
            "given good has have having high how however if in including into introduce is it its itself "
            "large larger "
            "less like low main make makes many may method methods model models more most much multiple must "
            "new no not "
            "novel number of often on one only or other our out outperforms over paper particular "
            "performance present "
            "presents problem problems propose proposed proposes provide provides recent recently result "
            "results same "
            "several show shows significant significantly simple since single so some state such system "
            "systems task tasks than that "
            "the their them then there these they this those three through thus to total two under up us use "
            "used uses "
            "using various very via was we well were what when where whether which while who why will with "
            "within without "
            "work would yet you your achieve achieves achieved address analysis art available code data "
            "dataset datasets "
            "end evaluate evaluation find key learning level non time way works"_s.split(u' ');
        return QSet<QString>(list.cbegin(), list.cend());
    }();
    return common.contains(word);
}

// Lower bound of a word's topical share.
constexpr double kLeastPart = 0.15;
// Weight factor of a pair that the other paper has only in its abstract.
constexpr double kPairInAbstract = 0.6;

qint64 commonAbove(qint64 papers)
{
    return std::max<qint64>(10, papers / 50);
}

// Translation context of this file.
struct RelatedWords {
    Q_DECLARE_TR_FUNCTIONS(RelatedWords)
};

QString quoted(const QStringList &words)
{
    QStringList list;
    for (const QString &word : words)
        list.append(RelatedWords::tr("“%1”").arg(word));
    return list.join(u", ");
}

} // namespace

bool canCompare(const QString &word)
{
    return mayNotify(word) && !isCommonEnglish(word);
}

double wordWeight(qint64 papersWith, qint64 papers)
{
    return std::log(double(papers + 1) / double(std::max<qint64>(papersWith, 1)));
}

double subjectPart(const QString &word, const WordRarity &rarity)
{
    // Of the papers with a topic word, at least an eighth have it in the title.
    return rarity.titlesWith
        ? std::min(1.0, 8 * (double(rarity.titlesWith(word)) + 0.5) / double(rarity.papersWith(word) + 1))
        : 1;
}

double sharedAuthorsWeight(const QList<qint64> &papersOfEach, qint64 papers)
{
    double most = 0, sum = 0;
    for (const qint64 written : papersOfEach) {
        const double weight = std::log(double(papers + 2) / std::max(1.0, double(written) / 2));
        most = std::max(most, weight);
        sum += std::max(weight, 0.0);
    }
    return 0.5 * most + 0.5 * sum;
}

QStringList distinctiveWords(const RelatedText &paper, const WordRarity &rarity, qsizetype atMost)
{
    struct Word {
        qint64 papers;
        bool inAbstractOnly;
        qsizetype place;
        QString word;
    };
    QList<Word> words;
    QSet<QString> seen;
    const auto collect = [&](const QString &text, bool abstractOnly) {
        for (const QString &word : foldedWords(text)) {
            if (seen.contains(word) || !canCompare(word))
                continue;
            seen.insert(word);
            const qint64 papers = rarity.papersWith(word);
            if (papers >= 2
                && papers
                    <= commonAbove(rarity.papers)) // a word that occurs only in this paper matches nothing
                words.append({papers, abstractOnly, words.size(), word});
        }
    };
    collect(paper.title, false);
    collect(paper.abstract, true);
    std::sort(words.begin(), words.end(), [](const Word &a, const Word &b) {
        return std::tie(a.papers, a.inAbstractOnly, a.place) < std::tie(b.papers, b.inAbstractOnly, b.place);
    });
    QStringList list;
    for (qsizetype i = 0; i < std::min(atMost, words.size()); ++i)
        list.append(words[i].word);
    return list;
}

RelatedJudge::RelatedJudge(const RelatedText &paper, const WordRarity &rarity)
    : m_paper(paper), m_papers(rarity.papers)
{
    const QStringList title = foldedWords(paper.title);
    for (const QString &word : distinctiveWords(paper, rarity, 200))
        m_words.insert(word,
                       {wordWeight(rarity.papersWith(word), rarity.papers),
                        title.contains(word) ? kTitleFactor : subjectPart(word, rarity)});
    // A pair such as "graph matching" is more specific than either word. Its rarity is estimated from its
    // words; all common words count as equally common.
    const auto weight = [&](const QString &word) {
        return wordWeight(std::min(rarity.papersWith(word), commonAbove(rarity.papers)), rarity.papers);
    };
    for (qsizetype i = 0; i + 1 < title.size(); ++i)
        if (title[i].size() > 1 && title[i + 1].size() > 1 && canCompare(title[i]) && canCompare(title[i + 1])
            && title[i] != title[i + 1])
            m_pairs.insert(title[i] + u' ' + title[i + 1], 0.5 * (weight(title[i]) + weight(title[i + 1])));
    for (const QString &name : paper.authors)
        m_names.append(foldName(name));
}

QList<RelatedJudge::Shared> RelatedJudge::sharedWords(const RelatedText &other) const
{
    QList<Shared> shared;
    QSet<QString> counted;
    const auto collect = [&](const QString &text, double factor) {
        for (const QString &word : foldedWords(text)) {
            const auto known = m_words.constFind(word);
            if (known == m_words.cend() || counted.contains(word))
                continue;
            counted.insert(word);
            shared.append({known->weight * factor, word, known->weight * factor * known->subject});
        }
    };
    collect(other.title, kTitleFactor);
    collect(other.abstract, 1);
    std::sort(shared.begin(), shared.end(), [](const Shared &a, const Shared &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.word < b.word;
    });
    return shared;
}

QList<RelatedJudge::Shared> RelatedJudge::sharedPairs(const RelatedText &other) const
{
    QList<Shared> shared;
    if (m_pairs.isEmpty())
        return shared;
    QSet<QString> counted;
    const auto collect = [&](const QString &text, double factor) {
        const QStringList words = foldedWords(text);
        for (qsizetype i = 0; i + 1 < words.size(); ++i) {
            const QString pair = words[i] + u' ' + words[i + 1];
            const auto known = m_pairs.constFind(pair);
            if (known == m_pairs.cend() || counted.contains(pair))
                continue;
            counted.insert(pair);
            shared.append({*known * factor, pair, *known * factor});
        }
    };
    collect(other.title, 1);
    collect(other.abstract, kPairInAbstract);
    std::sort(shared.begin(), shared.end(), [](const Shared &a, const Shared &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.word < b.word;
    });
    return shared;
}

// Returns whether the words begin alike for two thirds of the shorter one, as "styles" and "stylized".
static bool haveOneStem(const QString &a, const QString &b)
{
    const qsizetype shorter = qMin(a.size(), b.size());
    const auto differ = std::mismatch(a.cbegin(), a.cbegin() + shorter, b.cbegin());
    const qsizetype common = differ.first - a.cbegin();
    return common >= 4 && common >= shorter * 2 / 3;
}

// Returns a reason with at most five values: pairs first, then topic words that are in no pair. Prose words
// are used only if nothing else is shared.
RelatedReason RelatedJudge::wordsReason(const QList<Shared> &words, const QList<Shared> &pairs) const
{
    constexpr qsizetype most = 5;
    QStringList top;
    QSet<QString> named;
    for (const Shared &pair : pairs.first(std::min<qsizetype>(3, pairs.size()))) {
        top.append(pair.word);
        for (const QString &word : pair.word.split(u' '))
            named.insert(word);
    }
    QList<Shared> subjects = words;
    std::stable_sort(subjects.begin(), subjects.end(),
                     [](const Shared &a, const Shared &b) { return a.subject > b.subject; });
    for (const Shared &word : std::as_const(subjects))
        if (top.size() < most && !named.contains(word.word)
            && std::none_of(top.cbegin(), top.cend(),
                            [&](const QString &other) { return haveOneStem(word.word, other); })
            && (top.isEmpty() || word.subject >= kLeastPart * word.weight))
            top.append(word.word);
    return {RelatedReason::Kind::Words, top, RelatedWords::tr("both mention %1").arg(quoted(top))};
}

double RelatedJudge::addAuthors(const RelatedText &other,
                                QList<std::pair<double, RelatedReason>> *reasons) const
{
    QStringList theirs, names, printed;
    QList<qint64> written;
    for (const QString &name : other.authors)
        theirs.append(foldName(name));
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const AuthorId who = m_paper.authorIds.value(i);
        const bool wroteBoth = who != AuthorId::None && !other.authorIds.isEmpty()
            ? other.authorIds.contains(who)
            : theirs.contains(m_names[i]);
        if (wroteBoth && !names.contains(m_names[i])) {
            names.append(m_names[i]);
            printed.append(m_paper.authors[i]);
            written.append(m_paper.authorPapers.value(i, 1));
        }
    }
    if (names.isEmpty())
        return 0;
    const double weight = sharedAuthorsWeight(written, m_papers);
    reasons->append(
        {weight,
         {RelatedReason::Kind::Authors, names,
          printed.size() == 1 ? RelatedWords::tr("shared author: %1").arg(printed.first())
                              : RelatedWords::tr("shared authors: %1 and %2")
                                    .arg(printed.mid(0, printed.size() - 1).join(u", "), printed.last())}});
    return weight;
}

// Adds the reasons for category and date.
double RelatedJudge::addFacts(const RelatedText &other,
                              QList<std::pair<double, RelatedReason>> *reasons) const
{
    double strength = 0;
    const QStringList ours = m_paper.category.split(u' ', Qt::SkipEmptyParts),
                      theirs = other.category.split(u' ', Qt::SkipEmptyParts);
    for (const QString &category : ours)
        strength += theirs.contains(category) ? 0.5 : 0;
    if (!ours.isEmpty() && !theirs.isEmpty() && ours.first() == theirs.first()) {
        strength += 0.5;
        reasons->append({strength,
                         {RelatedReason::Kind::Category,
                          {ours.first()},
                          RelatedWords::tr("both in %1").arg(ours.first())}});
    }
    if (m_paper.date.isValid() && other.date.isValid()) {
        const qint64 days = std::abs(m_paper.date.daysTo(other.date));
        if (days <= 62) {
            strength += 0.5;
            const QString apart = days == 0 ? RelatedWords::tr("same day")
                : days == 1                 ? RelatedWords::tr("one day apart")
                                            : RelatedWords::tr("%1 days apart").arg(days);
            reasons->append({0.25, {RelatedReason::Kind::Time, {QString::number(days)}, apart}});
        }
    } else if (m_paper.year && other.year && m_paper.year == other.year) {
        strength += 0.25;
        reasons->append({0.25,
                         {RelatedReason::Kind::Time,
                          {QString::number(*other.year)},
                          RelatedWords::tr("both from %1").arg(*other.year)}});
    }
    return strength;
}

std::optional<RelatedPaper> RelatedJudge::judge(const RelatedText &other) const
{
    RelatedPaper related;
    related.id = other.id;
    QList<std::pair<double, RelatedReason>> reasons;
    const double authors = addAuthors(other, &reasons);
    const QList<Shared> shared = sharedWords(other);
    if (shared.isEmpty() && reasons.isEmpty())
        return {};
    const QList<Shared> pairs = sharedPairs(other);
    double words = 0, together = 0;
    for (const Shared &one : shared)
        words += one.weight;
    for (const Shared &pair : pairs)
        together += pair.weight;
    // Longer abstracts share more words by chance.
    words = words / std::sqrt(1 + double(other.abstract.size()) / 2000) + together;
    if (!shared.isEmpty() || !pairs.isEmpty())
        reasons.prepend({words, wordsReason(shared, pairs)});
    related.strength = words + authors + addFacts(other, &reasons);
    // Unit: the weight of a word that only two papers share.
    const double rare = related.strength / std::max(1.0, std::log(double(m_papers + 1)));
    related.level = rare < 1 ? 1 : rare < 1.7 ? 2 : rare < 2.3 ? 3 : rare < 3.2 ? 4 : 5;
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    for (const auto &reason : std::as_const(reasons))
        related.reasons.append(reason.second);
    return related;
}

} // namespace lectern
