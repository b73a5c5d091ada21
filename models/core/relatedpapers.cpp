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

bool mayTell(const QString &word)
{
    // A bare letter, a number, or TeX's own words say nothing about a subject.
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

// Common words of English, for libraries too small to know them by their counts.
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

qint64 commonAbove(qint64 papers)
{
    return std::max<qint64>(10, papers / 50);
}

// The context of this file's words.
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

bool canTell(const QString &word)
{
    return mayTell(word) && !isCommonEnglish(word);
}

double wordWeight(qint64 papersWith, qint64 papers)
{
    return std::log(double(papers + 1) / double(std::max<qint64>(papersWith, 1)));
}

double sharedAuthorsWeight(qsizetype authors, qint64 papers)
{
    return authors == 0 ? 0 : std::log(double(papers + 2)) * (0.5 + 0.5 * double(authors));
}

QStringList tellingWords(const RelatedText &paper, const WordRarity &rarity, qsizetype atMost)
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
            if (seen.contains(word) || !canTell(word))
                continue;
            seen.insert(word);
            const qint64 papers = rarity.papersWith(word);
            if (papers >= 2
                && papers <= commonAbove(rarity.papers)) // a word only this paper has joins it to none
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
    for (const QString &word : tellingWords(paper, rarity, 200))
        m_words.insert(word, wordWeight(rarity.papersWith(word), rarity.papers));
    for (const QString &name : paper.authors)
        m_names.append(foldName(name));
}

std::optional<RelatedPaper> RelatedJudge::judge(const RelatedText &other) const
{
    RelatedPaper related;
    related.id = other.id;
    struct Shared {
        double weight;
        QString word;
    };
    QList<Shared> shared;
    QSet<QString> counted;
    const auto collect = [&](const QString &text, double factor) {
        for (const QString &word : foldedWords(text)) {
            const auto known = m_words.constFind(word);
            if (known == m_words.cend() || counted.contains(word))
                continue;
            counted.insert(word);
            shared.append({*known * factor, word});
        }
    };
    collect(other.title, kTitleFactor);
    collect(other.abstract, 1);
    std::sort(shared.begin(), shared.end(), [](const Shared &a, const Shared &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.word < b.word;
    });
    double words = 0;
    for (const Shared &one : std::as_const(shared))
        words += one.weight;
    // A long abstract has more words to share by chance.
    words /= std::sqrt(1 + double(other.abstract.size()) / 2000);

    QStringList theirs, names, printed;
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
        }
    }
    if (shared.isEmpty() && names.isEmpty())
        return {};
    const double authorWeight = sharedAuthorsWeight(names.size(), m_papers);

    QList<std::pair<double, RelatedReason>> reasons;
    if (!shared.isEmpty()) {
        QStringList top;
        for (qsizetype i = 0; i < std::min<qsizetype>(5, shared.size()); ++i)
            top.append(shared[i].word);
        reasons.append(
            {words, {RelatedReason::Kind::Words, top, RelatedWords::tr("both say %1").arg(quoted(top))}});
    }
    if (!names.isEmpty())
        reasons.append({authorWeight,
                        {RelatedReason::Kind::Authors, names,
                         printed.size() == 1
                             ? RelatedWords::tr("%1 wrote both").arg(printed.first())
                             : RelatedWords::tr("%1 and %2 wrote both")
                                   .arg(printed.mid(0, printed.size() - 1).join(u", "), printed.last())}});
    const QString category = m_paper.category.section(u' ', 0, 0);
    if (!category.isEmpty() && category == other.category.section(u' ', 0, 0)) {
        related.strength += 0.5;
        reasons.append(
            {0.5, {RelatedReason::Kind::Category, {category}, RelatedWords::tr("both in %1").arg(category)}});
    }
    if (m_paper.date.isValid() && other.date.isValid()) {
        const qint64 days = std::abs(m_paper.date.daysTo(other.date));
        if (days <= 62) {
            related.strength += 0.5;
            const QString apart = days == 0 ? RelatedWords::tr("on the same day")
                : days == 1                 ? RelatedWords::tr("a day apart")
                                            : RelatedWords::tr("%1 days apart").arg(days);
            reasons.append({0.25, {RelatedReason::Kind::Time, {QString::number(days)}, apart}});
        }
    } else if (m_paper.year && other.year && m_paper.year == other.year) {
        related.strength += 0.25;
        reasons.append({0.25,
                        {RelatedReason::Kind::Time,
                         {QString::number(*other.year)},
                         RelatedWords::tr("both of %1").arg(*other.year)}});
    }
    related.strength += words + authorWeight;
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    for (const auto &reason : std::as_const(reasons))
        related.reasons.append(reason.second);
    return related;
}

} // namespace lectern
