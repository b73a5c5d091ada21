#include "scholarfeed.h"

#include "dateline.h"
#include "pagecover.h"
#include "pagelines.h"
#include "pageparts.h"
#include "pagestrings.h"
#include "paperblocks.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kLargestPaperPage = 1024 * 1024;
constexpr qsizetype kMaxPaperTitleLength = 300;
constexpr qsizetype kShortestAbstract = 150;
constexpr qsizetype kMaxSignificanceLength = 600;
constexpr size_t kBlockLines = 4;

// Finds a line that consists mainly of an arXiv id: "arXiv:2409.10353v3", "arXiv ID 2409.10353".
bool statesArxivId(QStringView line)
{
    constexpr qsizetype longest = 60;
    return line.size() <= longest && line.startsWith(u"arxiv", Qt::CaseInsensitive);
}

// Returns the lines that are neither blank nor boilerplate.
std::vector<qsizetype> filledLines(const PageText &page, size_t most)
{
    std::vector<qsizetype> lines;
    for (qsizetype i = 0; i < page.lineCount() && lines.size() < most; ++i)
        if (!isBlankText(page.line(i)) && !isBoilerplate(page.line(i)))
            lines.push_back(i);
    return lines;
}

bool looksLikeTitle(const QString &title)
{
    return title.size() <= kMaxPaperTitleLength && title.contains(u' ') && !title.endsWith(u'.')
        && !title.endsWith(u':')
        && (title.front().isUpper() || title.front().isDigit() || !title.front().isLetter());
}

// Returns whether the page has the complete layout: an arXiv id below a title, and at most one date, because
// lists have more.
bool isWholeLayout(const PageText &page, const std::vector<qsizetype> &lines)
{
    constexpr size_t mostAbove = 12;
    bool hasId = false, hasParagraph = false;
    int dates = 0;
    for (size_t i = 0; i < lines.size(); ++i) {
        const QStringView line = page.line(lines[i]);
        hasId = hasId || (i > 0 && i < mostAbove && statesArxivId(line));
        hasParagraph = hasParagraph || line.size() >= kShortestAbstract;
        const auto date = parseDateLine(line);
        dates += date && isPaperDate(*date);
        if (i == 0 && date)
            return false;
    }
    return hasId && hasParagraph && dates <= 1;
}

// The short layout has no labels: a title, then three paragraphs. It is recognised only if all of them exist,
// with lower confidence than any other format.
int recogniseScholarFeedPaper(QByteArrayView head)
{
    const PageText page(head);
    constexpr size_t most = 200; // maximum number of lines of a paper page
    const auto lines = filledLines(page, most);
    if (lines.size() < kBlockLines || !looksLikeTitle(tidySpace(page.line(lines[0]))))
        return 0;
    if (isWholeLayout(page, lines))
        return 97;
    if (lines.size() != kBlockLines)
        return 0;
    const auto text = [&](size_t i) { return tidySpace(page.line(lines[i])); };
    // The last line may be truncated; the two before it are complete.
    if (!endsSentence(text(1)) || !endsSentence(text(2)) || text(1).size() > kMaxSignificanceLength)
        return 0;
    if (text(1).count(u' ') < 4 || text(2).size() < kShortestAbstract / 2
        || text(3).size() < kShortestAbstract)
        return 0;
    return 30;
}

// Finds the id in a file name such as "…2409.10353v3…".
void readArxivId(const QString &fileName, Paper *paper)
{
    static const QRegularExpression id(u"(?<![0-9.])([0-9]{4}\\.[0-9]{4,5})(?:v([0-9]{1,3}))?(?![0-9])"_s);
    const QRegularExpressionMatch match = id.match(fileName);
    if (!match.hasMatch())
        return;
    paper->arxivId = match.captured(1);
    if (match.hasCaptured(2))
        paper->extra.append({u"arxiv_version"_s, match.captured(2)});
}

// The section of a paper page, as its heading states it.
enum class Section { None, Abstract, Significance, Summary, Analysis, Rest };

Section sectionOf(QStringView line)
{
    QString text = tidySpace(line).toLower();
    while (text.endsWith(u':'))
        text.chop(1);
    for (const SectionWord &word : pagestrings::kSections)
        if (text == word.word)
            return word.part == PaperPart::Abstract    ? Section::Abstract
                : word.part == PaperPart::Significance ? Section::Significance
                : word.part == PaperPart::Summary      ? Section::Summary
                : word.part == PaperPart::Analysis     ? Section::Analysis
                                                       : Section::Rest;
    return Section::None;
}

class PaperPageReader
{
public:
    PaperPageReader(QByteArrayView bytes, const ParseContext &context)
        : m_text(bytes), m_context(context), m_cover(m_text, context.explain)
    {
    }

    ParsedSource read()
    {
        for (qsizetype i = 0; i < m_text.lineCount(); ++i)
            if (!isBlankText(m_text.line(i)))
                readLine(i);
        ParsedSource result;
        result.format = u"scholarfeed-paper"_s;
        if (m_last < 0) {
            m_diagnostics.error(0, u"The page contains only white space."_s);
        } else if (!m_paper.title.isEmpty()) {
            if (m_paper.arxivId.isEmpty())
                readArxivId(m_context.fileName, &m_paper);
            shareParagraphs();
            result.papers.append(m_paper);
        }
        result.diagnostics = m_text.source().diagnostics() + m_diagnostics.sorted();
        m_cover.writeTo(result);
        return result;
    }

private:
    using Role = UnderstoodPart::Role;

    void take(qsizetype index, Role role, int weight, QStringView evidence)
    {
        m_cover.take(role, m_text.line(index), weight, evidence);
    }

    void readLine(qsizetype index)
    {
        const QStringView line = m_text.line(index);
        m_last = index;
        if (const Section section = sectionOf(line); section != Section::None && !m_paper.title.isEmpty()) {
            m_section = section;
            take(index, Role::Separator, 90, u"a heading of the page");
        } else if (m_section == Section::Rest || isBoilerplate(line)) {
            take(index, Role::Boilerplate, 80, u"known text of the site");
        } else if (m_paper.title.isEmpty()) {
            m_paper.title = tidySpace(line);
            m_paper.line = m_text.number(index);
            take(index, Role::Title, 80, u"the first line");
        } else if (!readFact(index)) {
            m_paragraphs.push_back({index, m_section});
        }
    }

    // Reads the short lines of the complete layout: names, date, id, citations.
    bool readFact(qsizetype index)
    {
        const QStringView line = m_text.line(index);
        if (statesArxivId(line)) {
            readArxivId(line.toString(), &m_paper);
            take(index, Role::Detail, 95, u"an arXiv id");
        } else if (const auto date = parseDateLine(line); date && !m_paper.date.isValid()) {
            m_paper.score = date->score;
            m_paper.category = date->category;
            m_paper.code = date->code;
            m_paper.date = resolveDate(*date, m_context.savedOn);
            m_paper.dateInferred = m_paper.date.isValid() && !date->year;
            take(index, Role::Date, 90, u"a date");
        } else if (const auto figure = parseHeadLine(line);
                   figure && figure->kind == HeadLine::Kind::Citations) {
            if (figure->stated)
                m_paper.citations = figure->value;
            take(index, Role::Detail, 95, u"a number of citations");
        } else if (figure && figure->kind != HeadLine::Kind::Category) {
            m_paper.extra.append({u"figure"_s, tidySpace(line)});
            take(index, Role::Detail, 80, u"a figure of the site");
        } else if (m_paper.authors.isEmpty() && m_paragraphs.empty()
                   && (parseNameLine(line).etAl || (line.contains(u", ") && looksLikeNames(line)))) {
            const NameLine names = parseNameLine(line);
            m_paper.authors = splitNames(names.names);
            m_paper.authorsTruncated = names.etAl;
            m_paper.affiliation = tidySpace(names.affiliation);
            take(index, Role::Authors, 80, u"names below the title");
        } else {
            return false;
        }
        return true;
    }

    void shareParagraphs()
    {
        // Without headings the order is: one sentence of significance, a summary, the abstract.
        const bool isLabelled = std::any_of(m_paragraphs.begin(), m_paragraphs.end(), [](const Paragraph &p) {
            return p.section == Section::Abstract;
        });
        size_t plain = 0;
        qsizetype lastOfAbstract = -1;
        for (const Paragraph &paragraph : m_paragraphs) {
            Section section = paragraph.section;
            if (section == Section::None) {
                section = plain == 0 ? Section::Significance
                    : plain == 1     ? Section::Summary
                    : isLabelled     ? Section::Analysis
                                     : Section::Abstract;
                ++plain;
            }
            const QString text = abstractText(m_text.line(paragraph.line));
            if (section == Section::Abstract && m_paper.abstract.size() >= kShortestAbstract
                && text.size() < kShortestAbstract && !endsSentence(text)) {
                m_diagnostics.warn(m_text.number(paragraph.line),
                                   u"This line does not belong to an abstract: %1"_s.arg(quoted(text)));
                take(paragraph.line, Role::NotUnderstood, 0, u"a short line below the abstract");
                continue;
            }
            if (section == Section::Abstract) {
                if (!m_paper.abstract.isEmpty())
                    m_paper.abstract += u'\n';
                m_paper.abstract += text;
                lastOfAbstract = paragraph.line;
                take(paragraph.line, Role::Abstract, isLabelled ? 95 : 70,
                     isLabelled ? u"below its heading" : u"the third paragraph");
                continue;
            }
            m_paper.extra.append({section == Section::Significance  ? u"significance"_s
                                      : section == Section::Summary ? u"summary"_s
                                                                    : u"analysis"_s,
                                  text});
            take(paragraph.line, Role::Detail, 70, u"details that the site adds");
        }
        noteCut(lastOfAbstract);
    }

    void noteCut(qsizetype lastOfAbstract)
    {
        if (lastOfAbstract < 0)
            m_paper.abstractTruncated = true;
        else if (lastOfAbstract == m_last)
            m_paper.abstractTruncated = m_text.endsWithin(m_paper.abstract);
        if (m_paper.abstractTruncated)
            m_diagnostics.warn(m_text.number(m_last),
                               lastOfAbstract < 0 ? u"The source ends before the abstract."_s
                                                  : u"The source ends in the middle of this abstract."_s);
    }

    struct Paragraph {
        qsizetype line;
        Section section;
    };
    PageText m_text;
    const ParseContext &m_context;
    PageCover m_cover;
    Diagnostics m_diagnostics;
    Paper m_paper;
    std::vector<Paragraph> m_paragraphs;
    Section m_section = Section::None;
    qsizetype m_last = -1; // last non-blank line
};

} // namespace

Format scholarfeedPaperFormat()
{
    Format format;
    format.id = u"scholarfeed-paper"_s;
    format.markup = false; // plain text
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed paper page"));
    format.extensions = {u"txt"_s};
    format.largest = kLargestPaperPage;
    format.split = splitPages;
    format.recognise = recogniseScholarFeedPaper;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return PaperPageReader(bytes, context).read();
    };
    return format;
}

} // namespace lectern
