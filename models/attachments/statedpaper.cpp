#include "statedpaper.h"

#include "models/formats/base/identifiers.h"
#include "statedlines.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <optional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the first line after the title, which must occupy whole lines; nullopt otherwise.
std::optional<size_t> afterTitle(const std::vector<StatedLine> &lines, const QString &title)
{
    const QString wanted = lettersOf(title);
    if (wanted.isEmpty())
        return {};
    for (size_t first = 0; first < lines.size(); ++first) {
        QString here;
        for (size_t i = first; i < lines.size() && here.size() < wanted.size(); ++i) {
            // The text includes superscripts and subscripts (x^2) if the title has them, but no footnote
            // marks.
            const QString &plain = lines[i].letters, all = lettersOf(lines[i].text);
            here += wanted.startsWith(here + all) ? all : plain;
            if (!wanted.startsWith(here))
                break;
            if (here == wanted && !plain.isEmpty())
                return i + 1;
        }
    }
    return {};
}

// The arXiv stamp, the copyright line and the DOI of a page.

// arXiv's stamp in the margin: "arXiv:2401.01234v2 [cs.LG] 3 Jan 2024". The day belongs to the version, so it
// is the submission date only for version 1; otherwise the id gives the year.
bool tryArxiv(const QString &text, Paper &paper)
{
    static const QRegularExpression stamp(
        u"arXiv:\\s*((\\d\\d)\\d\\d\\.\\d{4,5}|[a-z-]+(?:\\.[A-Z]{2})?/(\\d\\d)\\d{5})(?:v(\\d+))?\\s*"
        "\\[([a-zA-Z.-]+)\\]\\s*(\\d{1,2}\\s+[A-Z][a-z]{2}\\s+\\d{4})?"_s);
    const auto found = stamp.match(text);
    if (!found.hasMatch())
        return false;
    paper.arxivId = arxivIdOf(found.captured(1));
    paper.category = found.captured(5);
    if (found.captured(4) == "1"_L1)
        paper.date = QLocale::c().toDate(found.captured(6).simplified(), u"d MMM yyyy"_s);
    if (!paper.date.isValid()) {
        const int year = (found.captured(2).isEmpty() ? found.captured(3) : found.captured(2)).toInt();
        constexpr int kFirst = 91; // arXiv ids begin in 1991
        paper.year = year >= kFirst ? 1900 + year : 2000 + year;
    }
    return true;
}

void setCopyright(const std::vector<StatedLine> &lines, Paper &paper)
{
    static const QRegularExpression line(
        u"(?:\\x{a9}|\\([cC]\\)|\\bCopyright\\b)[^\\d]{0,40}((?:19|20)\\d\\d)(?![\\d-])"_s);
    QSet<int> years;
    for (const StatedLine &each : lines)
        for (auto found = line.globalMatch(each.text); found.hasNext();)
            years.insert(found.next().captured(1).toInt());
    if (years.size() == 1)
        paper.year = *years.cbegin();
}

// Returns the only DOI at the start of a line on the page; cited DOIs are inside sentences. DOIs of archives
// refer to data and software.
QString doiOfLines(const std::vector<StatedLine> &lines)
{
    static const QRegularExpression any(u"\\b10\\.\\d{4,9}/[^\\s\"<>{}]+"_s),
        own(u"^\\s*(?:doi\\b|digital object identifier|https?://(?:dx\\.)?doi\\.org/)"_s,
            QRegularExpression::CaseInsensitiveOption),
        archive(u"^10\\.(?:5281|6084|5061|7910|48550|17605|24432)/"_s);
    QSet<QString> all;
    bool isOwn = false;
    for (const StatedLine &line : lines)
        for (auto found = any.globalMatch(line.text); found.hasNext();) {
            QString text = found.next().captured();
            while (!text.isEmpty() && u".,;:)]"_s.contains(text.back()))
                text.chop(1);
            all.insert(doiOf(text));
            isOwn = isOwn || own.match(line.text).hasMatch();
        }
    const QString doi = all.size() == 1 && isOwn ? *all.cbegin() : QString();
    return archive.match(doi).hasMatch() ? QString() : doi;
}

} // namespace

Paper statedPaper(const PdfFirstPages &pages, const QString &title)
{
    Paper paper;
    paper.title = withoutLigatures(title);
    if (pages.first.empty())
        return paper;
    const std::vector<StatedLine> lines = statedLines(pages.first.front());
    if (!tryArxiv(pages.first.front().text, paper))
        setCopyright(lines, paper);
    paper.doi = doiOfLines(lines);
    const auto after = afterTitle(lines, title);
    if (!after && !title.isEmpty())
        return paper; // the title is not on this page
    for (size_t i = after.value_or(0); i < lines.size(); ++i)
        if (afterAbstractHeading(lines[i])) {
            if (after)
                paper.authors = statedAuthors(lines, *after, i);
            paper.abstract = statedAbstract(lines, i, hyphenatedWords(pages));
            break;
        }
    return paper;
}

} // namespace lectern
