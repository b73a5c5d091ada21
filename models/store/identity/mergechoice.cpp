#include "mergechoice.h"

#include "models/core/duplicates.h"
#include "models/core/fold.h"
#include "models/core/titlelikeness.h"
#include "models/i18n/messages.h"
#include "models/store/identity/ownvalues.h"
#include "models/tex/tex.h"

#include <algorithm>
#include <optional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The better side, with a reason if there is one.
struct Better {
    MergeSide side;
    QString why;
};
using Choice = std::optional<Better>;

// The displayed form: formulas as text, single spaces, a score with one decimal.
QString seen(const QString &field, const Paper &paper)
{
    if (field == "score"_L1)
        return paper.score ? QString::number(*paper.score, 'f', 1) : QString();
    return texPlainText(ownTextOf(paper, field)).simplified();
}

bool isCut(const QString &text)
{
    return text.endsWith(u'…') || text.endsWith("..."_L1);
}

bool isCapitals(const QString &text)
{
    return text.toUpper() == text && text.toLower() != text && text.size() > 4;
}

// First if only `first` holds, Second if only `second` holds.
Choice where(bool first, bool second, const QString &why)
{
    if (first == second)
        return {};
    return Better{first ? MergeSide::First : MergeSide::Second, why};
}

Choice betterTitle(const Paper &a, const Paper &b)
{
    const QStringList wordsA = foldedWords(a.title), wordsB = foldedWords(b.title);
    if (const auto cut = where(!isCut(a.title), !isCut(b.title), Messages::tr("not truncated")))
        return cut;
    if (titleChange(wordsA, wordsB).form) // prefers the paper to its extended abstract
        return where(wordsA.size() < wordsB.size(), wordsB.size() < wordsA.size(),
                     Messages::tr("without a form"));
    if (const auto plain = where(!isCapitals(a.title), !isCapitals(b.title), Messages::tr("not in capitals")))
        return plain;
    if (isShortened(wordsA, wordsB))
        return where(wordsA.size() > wordsB.size(), wordsB.size() > wordsA.size(),
                     Messages::tr("full title"));
    return {};
}

QStringList namesOf(const Paper &paper)
{
    QStringList names;
    for (const QString &name : paper.authors)
        names.append(foldName(name));
    return names;
}

// Number of letters in names, not counting initials.
qsizetype lettersOfNames(const Paper &paper)
{
    qsizetype letters = 0;
    for (const QString &name : namesOf(paper))
        for (const QString &part : name.split(u' '))
            letters += part.size() > 1 ? part.size() : 0;
    return letters;
}

Choice betterAuthors(const Paper &a, const Paper &b, const Paper &together)
{
    const QString complete = Messages::tr("complete list");
    if (a.authorsTruncated != b.authorsTruncated) {
        const Paper &whole = a.authorsTruncated ? b : a, &cut = a.authorsTruncated ? a : b;
        if (whole.authors.size() >= cut.authors.size())
            return where(!a.authorsTruncated, !b.authorsTruncated, complete);
    }
    const bool sameHere = sharedNames(namesOf(a), namesOf(b)) >= 1;
    const bool onlyA = sameHere && a.authors.size() > b.authors.size(),
               onlyB = sameHere && b.authors.size() > a.authors.size();
    const qsizetype lettersA = lettersOfNames(a), lettersB = lettersOfNames(b),
                    both = lettersOfNames(together);
    const bool others = together.authors.size() == std::max(a.authors.size(), b.authors.size());
    if (sameHere && others && both > lettersA && both > lettersB)
        return Better{MergeSide::Together, Messages::tr("full names from both")};
    if (onlyA || onlyB)
        return where(onlyA, onlyB, complete);
    if (sameHere && lettersA != lettersB)
        return where(lettersA > lettersB, lettersB > lettersA, Messages::tr("full names"));
    return {};
}

Choice betterAbstract(const Paper &a, const Paper &b)
{
    const bool cutA = a.abstractTruncated || isCut(a.abstract),
               cutB = b.abstractTruncated || isCut(b.abstract);
    if (const auto cut = where(!cutA, !cutB, Messages::tr("not truncated")))
        return cut;
    const QStringList wordsA = foldedWords(a.abstract), wordsB = foldedWords(b.abstract);
    const QString holds = Messages::tr("longer, contains the other");
    if (wordsA.size() == wordsB.size())
        return {};
    const QString joinedA = wordsA.join(u' '), joinedB = wordsB.join(u' ');
    if (joinedA.contains(joinedB) || joinedB.contains(joinedA) || sharedText(a.abstract, b.abstract) >= 0.95)
        return where(wordsA.size() > wordsB.size(), wordsB.size() > wordsA.size(), holds);
    return {};
}

// Whether the paper has a publication venue other than arXiv.
bool isOut(const Paper &paper)
{
    const QString venue = paper.venue.toLower();
    return (!paper.doi.isEmpty() && !paper.doi.startsWith("10.48550/arxiv."_L1))
        || (!venue.isEmpty() && !venue.contains("arxiv"_L1) && venue != "corr"_L1);
}

Choice betterOf(const QString &field, const Paper &a, const Paper &b, const Paper &together)
{
    const QString textA = ownTextOf(a, field), textB = ownTextOf(b, field);
    if (const auto only = where(!textA.isEmpty(), !textB.isEmpty(), Messages::tr("only value")))
        return only;
    if (field == "title"_L1)
        return betterTitle(a, b);
    if (field == "authors"_L1)
        return betterAuthors(a, b, together);
    if (field == "abstract"_L1)
        return betterAbstract(a, b);
    if (field == "date"_L1)
        return where(!a.dateInferred, !b.dateInferred, Messages::tr("stated year"));
    if (field == "venue"_L1 || field == "doi"_L1 || field == "year"_L1 || field == "url"_L1)
        return where(isOut(a), isOut(b), Messages::tr("published"));
    if (field == "code"_L1)
        return where(a.code.value_or(false), b.code.value_or(false), Messages::tr("has code"));
    if (field == "citations"_L1 && a.citations != b.citations)
        return where(a.citations > b.citations, b.citations > a.citations, Messages::tr("larger number"));
    if (field == "category"_L1 || field == "affiliation"_L1 || field == "keywords"_L1)
        return where(textA.contains(textB), textB.contains(textA), Messages::tr("contains the other"));
    return {};
}

} // namespace

QList<MergeLine> mergeLines(const Paper &first, const Paper &second, const Paper &together)
{
    QList<MergeLine> lines;
    const QStringList ofFirst = ownTextsOf(first), ofSecond = ownTextsOf(second),
                      ofTogether = ownTextsOf(together);
    for (qsizetype i = 0; i < ownFields().size(); ++i) {
        const QString &field = ownFields()[i];
        MergeLine line{field, ofFirst[i], ofSecond[i], ofTogether[i], false, MergeSide::First, {}};
        if (line.first.isEmpty() && line.second.isEmpty())
            continue;
        line.agrees = seen(field, first) == seen(field, second);
        const Choice better = line.agrees ? Choice() : betterOf(field, first, second, together);
        if (better) {
            line.side = better->side;
            line.why = better->why;
        } else if (line.together != line.first) { // shown if no value is chosen
            line.side = line.together == line.second ? MergeSide::Second : MergeSide::Together;
        }
        if (!line.agrees && !better)
            line.why = line.side == MergeSide::Together ? Messages::tr("from both")
                                                        : Messages::tr("most recently saved");
        lines.append(line);
    }
    const auto rank = [](const MergeLine &line) {
        return line.agrees ? 2 : line.first.isEmpty() || line.second.isEmpty() ? 1 : 0;
    };
    std::stable_sort(lines.begin(), lines.end(),
                     [&](const MergeLine &a, const MergeLine &b) { return rank(a) < rank(b); });
    return lines;
}

} // namespace lectern
