#include "texspans.h"

#include "texcharacters.h"

#include <algorithm>

namespace lectern::tex
{

namespace
{

constexpr qsizetype kMaxFormulaLength = 5000;

// A position where a formula may begin or end, or before which it must end.
struct Mark {
    enum Kind : quint8 { Dollar, OpenRound, CloseRound, OpenSquare, CloseSquare, Blank } kind;
    qsizetype at;
};

std::vector<Mark> marksOf(QStringView source)
{
    std::vector<Mark> marks;
    for (qsizetype i = 0; i < source.size(); ++i) {
        const QChar c = source[i];
        if (c == u'$') {
            marks.push_back({Mark::Dollar, i});
        } else if (c == u'\\' && i + 1 < source.size()) {
            const QChar next = source[++i]; // escaped by the backslash
            if (next == u'(')
                marks.push_back({Mark::OpenRound, i - 1});
            else if (next == u')')
                marks.push_back({Mark::CloseRound, i - 1});
            else if (next == u'[')
                marks.push_back({Mark::OpenSquare, i - 1});
            else if (next == u']')
                marks.push_back({Mark::CloseSquare, i - 1});
        } else if (c == u'\n') {
            qsizetype j = i + 1;
            while (j < source.size() && (source[j] == u' ' || source[j] == u'\t' || source[j] == u'\r'))
                ++j;
            if (j < source.size() && source[j] == u'\n')
                marks.push_back({Mark::Blank, i});
            i = j - 1;
        }
    }
    return marks;
}

// Properties of the text between two dollars.
struct Looks {
    bool sign = false; // whether it contains what prose and prices do not: a command, ^ _ { } = < > | or a
                       // mathematical character
    int words = 0; // number of plain words of three or more letters between spaces
    bool shortWord = false; // whether it contains a plain word of two or more letters between spaces
};

Looks looksOf(QStringView inner)
{
    Looks looks;
    qsizetype i = 0;
    while (i < inner.size()) {
        const QChar c = inner[i];
        if (c == u'\\') {
            if (i + 1 < inner.size() && !QStringView(u"%&#$ ").contains(inner[i + 1]))
                looks.sign = true;
            i += 2;
            while (i < inner.size() && isAsciiLetter(inner[i]))
                ++i;
        } else if (QStringView(u"^_{}=<>|").contains(c) || (c.unicode() >= 0x370 && c.unicode() < 0x3ff)
                   || c.category() == QChar::Symbol_Math) {
            looks.sign |= c != u'+';
            ++i;
        } else if (isAsciiLetter(c)) {
            const qsizetype begin = i;
            while (i < inner.size() && isAsciiLetter(inner[i]))
                ++i;
            const bool spacedBefore = begin == 0 || isSpace(inner[begin - 1]);
            const bool spacedAfter = i == inner.size() || isSpace(inner[i]) || inner[i] == u',';
            if (spacedBefore && spacedAfter) {
                looks.shortWord |= i - begin >= 2 && begin > 0;
                looks.words += i - begin >= 3;
            }
        } else {
            ++i;
        }
    }
    return looks;
}

// Returns whether source[begin, end) between two single dollars is a formula instead of the words between two
// prices. Pandoc's rule (no space inside the dollars, no digit after them) would reject "$\sim$10" and "$ x
// $", which are frequent in abstracts, so the content decides.
bool isFormula(QStringView source, qsizetype begin, qsizetype end)
{
    const QStringView inner = source.mid(begin, end - begin);
    const QStringView trimmed = inner.trimmed();
    if (trimmed.isEmpty() || inner.size() > kMaxFormulaLength)
        return false;
    const QChar before = begin >= 2 ? source[begin - 2] : QChar(u' ');
    const QChar after = end + 1 < source.size() ? source[end + 1] : QChar(u' ');
    const Looks looks = looksOf(inner);
    const bool number =
        isDigit(trimmed[0]) || (trimmed.size() > 1 && trimmed[0] == u'.' && isDigit(trimmed[1]));
    if (number && looks.shortWord && (!looks.sign || looks.words > 2))
        return false; // "$5 million and $"
    if (number && isDigit(after) && !looks.sign)
        return false; // "$5-$10"
    if (looks.words >= 2 && !looks.sign)
        return false; // prose between two dollars
    if (isAsciiLetter(before) && isAsciiLetter(after) && !looks.sign)
        return false; // "A$AP and Ke$ha"
    const bool spaceFirst = isSpace(inner[0]), spaceLast = isSpace(inner[inner.size() - 1]);
    if ((spaceFirst || spaceLast) && !looks.sign) {
        const bool oneSymbol = trimmed.size() <= 8 && std::none_of(trimmed.begin(), trimmed.end(), isSpace);
        return oneSymbol && (!number || spaceFirst == spaceLast);
    }
    return true;
}

// Returns whether a "$$…$$" is alone between line ends. Some publishers write every formula in this form;
// only one that is alone is a display formula.
bool isAlone(QStringView source, qsizetype begin, qsizetype end)
{
    while (begin > 0 && source[begin - 1] != u'\n' && isSpace(source[begin - 1]))
        --begin;
    while (end < source.size() && source[end] != u'\n' && isSpace(source[end]))
        ++end;
    return (begin == 0 || source[begin - 1] == u'\n') && (end == source.size() || source[end] == u'\n');
}

} // namespace

std::vector<FormulaSpan> findFormulas(QStringView source)
{
    std::vector<FormulaSpan> formulas;
    if (!source.contains(u'$') && !source.contains(u'\\'))
        return formulas;
    const std::vector<Mark> marks = marksOf(source);
    const qsizetype count = qsizetype(marks.size());
    // next[k][m]: the first mark of kind k at or after m; `count` if there is none. Filled from the end.
    constexpr int kinds = Mark::Blank + 1;
    std::vector<qsizetype> next[kinds];
    for (auto &each : next)
        each.assign(std::size_t(count + 1), count);
    std::vector<qsizetype> nextPair(std::size_t(count + 1), count); // two adjacent dollars
    for (qsizetype m = count - 1; m >= 0; --m) {
        for (auto &each : next)
            each[std::size_t(m)] = each[std::size_t(m + 1)];
        next[marks[std::size_t(m)].kind][std::size_t(m)] = m;
        const auto dollarAt = [&](qsizetype k, qsizetype at) {
            return k < count && marks[std::size_t(k)].kind == Mark::Dollar && marks[std::size_t(k)].at == at;
        };
        const bool pair =
            marks[std::size_t(m)].kind == Mark::Dollar && dollarAt(m + 1, marks[std::size_t(m)].at + 1);
        nextPair[std::size_t(m)] = pair ? m : nextPair[std::size_t(m + 1)];
    }
    const auto at = [&](qsizetype m) { return marks[std::size_t(m)].at; };
    const auto nextOf = [&](Mark::Kind kind, qsizetype m) {
        return m < count ? next[kind][std::size_t(m)] : count;
    };

    for (qsizetype m = 0; m < count;) {
        const Mark mark = marks[std::size_t(m)];
        const qsizetype blank = nextOf(Mark::Blank, m);
        if (mark.kind == Mark::OpenRound || mark.kind == Mark::OpenSquare) {
            const bool square = mark.kind == Mark::OpenSquare;
            const qsizetype close = nextOf(square ? Mark::CloseSquare : Mark::CloseRound, m + 1);
            // A citation such as "\[1\]" is rare. An empty formula is text.
            if (close < count && close < blank && at(close) > mark.at + 2
                && at(close) - mark.at <= kMaxFormulaLength) {
                formulas.push_back({mark.at, at(close) + 2, mark.at + 2, at(close), square});
                m = close + 1;
                continue;
            }
        } else if (mark.kind == Mark::Dollar) {
            if (nextPair[std::size_t(m)] == m && m + 2 < count) {
                const qsizetype close = nextPair[std::size_t(m + 2)];
                const bool single = nextOf(Mark::Dollar, m + 2) < close;
                if (close < count && close < blank && !single && at(close) > mark.at + 2
                    && at(close) - mark.at <= kMaxFormulaLength
                    && !source.mid(mark.at + 2, at(close) - mark.at - 2).trimmed().isEmpty()) {
                    formulas.push_back({mark.at, at(close) + 2, mark.at + 2, at(close),
                                        isAlone(source, mark.at, at(close) + 2)});
                    m = close + 2;
                    continue;
                }
            }
            const qsizetype close = nextOf(Mark::Dollar, m + 1);
            if (close < count && close < blank && isFormula(source, mark.at + 1, at(close))) {
                formulas.push_back({mark.at, at(close) + 1, mark.at + 1, at(close), false});
                m = close + 1;
                continue;
            }
        }
        ++m;
    }
    return formulas;
}

std::vector<BraceGroup> findGroups(QStringView source, const std::vector<FormulaSpan> &formulas)
{
    std::vector<BraceGroup> groups;
    if (!source.contains(u'{'))
        return groups;
    std::vector<std::size_t> open; // indexes of open groups
    auto formula = formulas.begin();
    const auto spoil = [&] {
        if (!open.empty())
            groups[open.back()].word = false;
    };
    for (qsizetype i = 0; i < source.size(); ++i) {
        if (formula != formulas.end() && i == formula->begin) {
            i = formula->end - 1;
            ++formula;
            spoil();
            continue;
        }
        const QChar c = source[i];
        if (c == u'\\') {
            ++i;
            spoil();
        } else if (c == u'{') {
            open.push_back(groups.size());
            groups.push_back({i, -1, true});
        } else if (c == u'}') {
            if (open.empty())
                continue;
            BraceGroup &group = groups[open.back()];
            group.close = i;
            group.word &= i > group.open + 1;
            const bool word = group.word;
            open.pop_back();
            if (!word)
                spoil();
        } else if (!open.empty() && !c.isLetterOrNumber() && !c.isSurrogate() && c != u'-' && c != u'\''
                   && c != u'’' && c != u'+' && c != u'.') {
            groups[open.back()].word = false;
        }
    }
    std::erase_if(groups, [](const BraceGroup &group) { return group.close < 0; });
    return groups;
}

} // namespace lectern::tex
