#include "pagehead.h"

#include "models/formats/base/format.h"

#include "models/core/fold.h"
#include "pageparts.h"
#include "pagestrings.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxBetween =
    8; // maximum number of lines between two figures, or between the name and the first figure
constexpr int kMaxLinesAbove = 14; // lines searched for the name
constexpr qsizetype kMaxNameLength = 80;
constexpr qsizetype kNoHeadLine = 150; // longer lines are not part of a header
constexpr qsizetype kMaxWords = 6;
constexpr qsizetype kMaxNamesLength = 600; // maximum length of an author line in characters

class HeadFinder
{
public:
    HeadFinder(const PageLines &lines, const std::function<bool(const QString &)> &knowsName)
        : m_lines(lines), m_knowsName(knowsName)
    {
    }

    std::vector<PageHead> find()
    {
        for (qsizetype i = 0; i < m_lines.count() && !isUnwantedAt(i); ++i) {
            if (m_lines.kind(i) == LineKind::Date)
                m_sawDate = true;
            else if (m_lines.kind(i) == LineKind::Figure)
                i = readFigures(i) - 1;
        }
        for (size_t i = 0; i < m_heads.size() && !isUnwanted(); ++i)
            findName(i);
        if (m_heads.empty())
            findLoneName();
        return std::move(m_heads);
    }

private:
    static bool isParagraph(QStringView text) { return text.size() >= kNoHeadLine && !isBoilerplate(text); }

    // Reads the figures of a header from the first one; returns the line after them.
    qsizetype readFigures(qsizetype first)
    {
        PageHead head;
        head.begin = first;
        unsigned kinds = 0;
        int between = 0;
        for (qsizetype i = first; i < m_lines.count() && between <= kMaxBetween; ++i) {
            const LineKind kind = m_lines.kind(i);
            if (kind == LineKind::Blank)
                continue;
            if (kind == LineKind::Heading || kind == LineKind::Figure) {
                const unsigned bit = 1U << unsigned(m_lines.head(i).kind);
                if (kinds & bit)
                    break; // another header begins
                kinds |= bit;
                readFigure(head, i);
                between = 0;
                if (kind == LineKind::Heading)
                    break;
            } else if (kind == LineKind::Text && !isParagraph(m_lines.text(i))) {
                ++between;
            } else {
                break;
            }
        }
        const bool isAuthors = kinds
            & ~(1U << unsigned(HeadLine::Kind::Citations) | 1U << unsigned(HeadLine::Kind::PapersHeading));
        // Papers have citation counts too: below a paper a header requires more figures.
        if (head.figures.size() < 2 && (m_sawDate || !isAuthors))
            return first + 1;
        m_heads.push_back(head);
        return head.end;
    }

    void readFigure(PageHead &head, qsizetype line)
    {
        using Kind = HeadLine::Kind;
        const HeadLine &figure = m_lines.head(line);
        head.figures.push_back(line);
        head.end = line + 1;
        if (!figure.stated)
            return;
        if (figure.rounded)
            head.rounded.push_back(line);
        AuthorFigures &author = head.author;
        if (figure.kind == Kind::HIndex)
            author.hIndex = figure.value;
        else if (figure.kind == Kind::Papers || (figure.kind == Kind::PapersHeading && !author.papers))
            author.papers = figure.value;
        else if (figure.kind == Kind::Citations)
            author.citations = figure.value;
        else if (figure.kind == Kind::Novelty)
            author.novelty = figure.value;
        else if (figure.kind == Kind::AiScore)
            author.aiScore = figure.value;
    }

    // Finds the name above the figures; the category and buttons may be in between.
    void findName(size_t index)
    {
        PageHead &head = m_heads[index];
        const qsizetype top = index ? m_heads[index - 1].end : 0;
        std::vector<qsizetype> candidates, categories;
        int seen = 0;
        for (qsizetype above = head.begin - 1; above >= top && seen < kMaxLinesAbove; --above) {
            const LineKind kind = m_lines.kind(above);
            if (kind == LineKind::Blank)
                continue;
            const QStringView text = m_lines.text(above);
            if (kind != LineKind::Text || parseNameLine(text).etAl)
                break;
            ++seen;
            if (isKnownCategory(text)) {
                categories.push_back(above);
            } else if (!isBoilerplate(text)) {
                if (isParagraph(text))
                    break;
                if (looksLikeName(text))
                    candidates.push_back(above);
            }
        }
        // A category may also be between the figures.
        for (qsizetype i = head.begin; i < head.end; ++i)
            if (m_lines.kind(i) == LineKind::Text && isKnownCategory(m_lines.text(i)))
                categories.push_back(i);
        const qsizetype next = index + 1 < m_heads.size() ? m_heads[index + 1].begin : m_lines.count();
        chooseName(head, candidates, next);
        for (const qsizetype line : categories)
            if (head.nameLine >= 0 && line > head.nameLine && head.categoryLine < 0)
                head.categoryLine = line;
        if (head.categoryLine >= 0)
            head.author.category = tidySpace(m_lines.text(head.categoryLine));
    }

    // candidates: nearest first.
    void chooseName(PageHead &head, const std::vector<qsizetype> &candidates, qsizetype next)
    {
        if (candidates.empty())
            return;
        const auto shown = std::find_if(candidates.begin(), candidates.end(), [&](qsizetype line) {
            return isShown(m_lines.text(line), head.end, next);
        });
        head.isShown = shown != candidates.end();
        head.nameLine = head.isShown ? *shown : candidates.front();
        head.author.name = tidySpace(m_lines.text(head.nameLine));
        head.begin = head.nameLine;
        if (head.isShown)
            return;
        head.uncertain = candidates.size() > 1
            ? u"The author may be %1 or %2: none of the papers contains either name."_s.arg(
                quoted(m_lines.text(candidates[0])), quoted(m_lines.text(candidates[1])))
            : u"%1 appears above the figures of an author, but in none of the papers."_s.arg(
                quoted(head.author.name));
    }

    // On a page without figures, the author is the only name above the papers that occurs in their author
    // lists.
    void findLoneName()
    {
        PageHead head;
        for (qsizetype i = 0; i < m_lines.count() && m_lines.kind(i) != LineKind::Date; ++i) {
            const QStringView text = m_lines.text(i);
            if (m_lines.kind(i) == LineKind::Heading && head.nameLine >= 0) {
                readFigure(head, i);
            } else if (m_lines.kind(i) == LineKind::Text && isKnownCategory(text) && head.nameLine >= 0) {
                head.categoryLine = i;
                head.author.category = tidySpace(text);
            } else if (m_lines.kind(i) == LineKind::Text && looksLikeName(text) && !isBoilerplate(text)
                       && m_lines.count() - i > 2 && isShown(text, i + 1, m_lines.count())) {
                if (head.nameLine >= 0)
                    return; // more than one name occurs in the lists
                head.nameLine = head.begin = i;
            }
            head.end = i + 1;
        }
        if (head.nameLine < 0 || head.end >= m_lines.count())
            return;
        head.author.name = tidySpace(m_lines.text(head.nameLine));
        head.isShown = true;
        head.uncertain =
            u"%1 appears alone above papers that contain this name, and was read as their author."_s.arg(
                quoted(head.author.name));
        m_heads.push_back(head);
    }

    // Returns whether a paper between two lines, or the library, has this name.
    bool isShown(QStringView name, qsizetype begin, qsizetype end) const
    {
        if (m_knowsName && name.contains(u' ') && m_knowsName(foldName(tidySpace(name))))
            return true;
        if (m_looked > kMaxInspected)
            return false;
        m_looked += end - begin;
        int belowDate = 3; // non-blank lines below the date; more than two: not an author line
        for (qsizetype i = begin; i < end; ++i) {
            if (m_lines.kind(i) == LineKind::Blank)
                continue;
            belowDate = m_lines.kind(i) == LineKind::Date ? 0 : belowDate + 1;
            const QStringView text = m_lines.text(i);
            if (m_lines.kind(i) != LineKind::Text || text.size() > kMaxNamesLength)
                continue;
            // A single name is an author line only right below a title. Elsewhere it may be any word of the
            // site.
            const bool isList = text.contains(u',') || parseNameLine(text).etAl;
            if (!isList && belowDate > 2)
                continue;
            for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
                const QStringView after = text.sliced(at + name.size()).trimmed();
                // A match after a space may be only the end of a longer name, so it does not count. A match
                // glued to a title must have several words.
                const QStringView before = text.first(at);
                const bool isWhole = before.isEmpty() || before.trimmed().endsWith(u',')
                    || (!before.back().isSpace() && name.contains(u' '));
                const bool isName = after.isEmpty() || after.startsWith(u',') || after.startsWith(u"et")
                    || after.startsWith(u'·');
                if (isName && isWhole && (parseNameLine(text).etAl || looksLikeNames(text.sliced(at))))
                    return true;
            }
        }
        return false;
    }

    const PageLines &m_lines;
    const std::function<bool(const QString &)> &m_knowsName;
    // Limits the work: an author page has few candidate lines, but other pages may have thousands.
    static constexpr qsizetype kMaxInspected = 300'000;
    mutable qsizetype m_looked = 0; // number of lines searched for names
    std::vector<PageHead> m_heads;
    bool m_sawDate = false;
};

} // namespace

bool looksLikeName(QStringView line)
{
    const QString name = tidySpace(line);
    if (name.isEmpty() || name.size() > kMaxNameLength || name.contains(u',') || parseNameLine(name).etAl)
        return false;
    for (const QChar c : name)
        if (c.isDigit() || (!c.isLetter() && !c.isMark() && !QStringView(u" .'’-‐·").contains(c)))
            return false;
    const QStringList words = name.split(u' ');
    if (words.size() > kMaxWords || !looksLikeNames(name))
        return false;
    const auto isCapital = [](const QString &word) {
        return word.front().isUpper() || !word.front().isLower() || word.size() <= 3;
    };
    const auto capitals = std::count_if(words.begin(), words.end(), isCapital);
    // Some names are in lower case, but a line with only lower-case words is not a name.
    return words.front().front().isUpper() || !words.front().front().isLower()
        ? capitals == words.size()
        : words.back().front().isUpper();
}

void applyNameCorrections(const PageLines &lines, const PageCorrections &corrections,
                          std::vector<PageHead> *heads)
{
    for (qsizetype line = 0; line < lines.count() && !isUnwantedAt(line); ++line) {
        if (!correctionOf(corrections, lines.text(line), LineCorrection::Kind::Author))
            continue;
        auto head = std::find_if(heads->begin(), heads->end(),
                                 [line](const PageHead &other) { return line < other.end; });
        if (head == heads->end()) {
            head = heads->insert(heads->end(), PageHead());
            head->begin = line;
            head->end = line + 1;
        }
        head->author.name = tidySpace(lines.text(line));
        head->nameLine = line;
        head->begin = std::min(head->begin, line);
        head->isShown = true;
        head->uncertain.clear();
    }
}

std::vector<PageHead> findHeads(const PageLines &lines, const std::function<bool(const QString &)> &knowsName)
{
    return HeadFinder(lines, knowsName).find();
}

} // namespace lectern
