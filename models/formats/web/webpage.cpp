#include "webformats.h"

#include "decodedfile.h"
#include "models/core/fold.h"
#include "webtext.h"

#include <QHash>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The beginning of the abstract, which identifies a paper without a common title.
QString beginning(const QString &abstract)
{
    constexpr qsizetype kBeginning = 200;
    return foldAbstract(abstract.left(kBeginning));
}

// Adds values that are missing in the first statement of a paper and present in the second.
void complete(Paper &paper, const Paper &other)
{
    const auto fill = [](QString &target, const QString &value) {
        if (target.isEmpty())
            target = value;
    };
    fill(paper.title, other.title);
    fill(paper.doi, other.doi);
    fill(paper.arxivId, other.arxivId);
    fill(paper.venue, other.venue);
    fill(paper.url, other.url);
    fill(paper.category, other.category);
    if (paper.abstract.isEmpty()
        || (paper.abstractTruncated && other.abstract.startsWith(paper.abstract.trimmed()))) {
        paper.abstract = other.abstract;
        paper.abstractTruncated = false;
    }
    const bool continues = paper.authorsTruncated && other.authors.size() > paper.authors.size()
        && std::equal(paper.authors.begin(), paper.authors.end(), other.authors.begin(),
                      [](const QString &a, const QString &b) { return foldName(a) == foldName(b); });
    if (paper.authors.isEmpty() || continues) {
        paper.authors = other.authors;
        paper.authorsTruncated = other.authorsTruncated;
    }
    if (!paper.year)
        paper.year = other.year;
    if (!paper.citations)
        paper.citations = other.citations;
    const bool sameDay = paper.dateInferred && other.date.isValid()
        && other.date.month() == paper.date.month() && other.date.day() == paper.date.day();
    if (!paper.date.isValid() || sameDay) {
        paper.date = other.date;
        paper.dateInferred = false;
    }
}

// Index of the papers found in the text, for matching with the metadata.
class Shown
{
public:
    explicit Shown(const QList<Paper> &papers)
    {
        for (qsizetype i = 0; i < papers.size(); ++i) {
            if (!papers[i].title.isEmpty())
                m_titles.insert(foldTitle(papers[i].title), i);
            if (!papers[i].abstract.isEmpty())
                m_abstracts.insert(beginning(papers[i].abstract), i);
        }
    }
    qsizetype find(const Paper &paper) const // -1: not found
    {
        if (const auto found = m_titles.constFind(foldTitle(paper.title)); found != m_titles.cend())
            return *found;
        if (const auto found = m_abstracts.constFind(beginning(paper.abstract));
            !paper.abstract.isEmpty() && found != m_abstracts.cend())
            return *found;
        return -1;
    }

private:
    QHash<QString, qsizetype> m_titles, m_abstracts;
};

// Completes papers of the text with the metadata of the same papers. If the text contains at least half of a
// metadata list, the remaining papers of that list are added.
void addData(ParsedSource &source, const PageData &data)
{
    const Shown shown(source.papers);
    const qsizetype before = source.papers.size();
    qsizetype left = 0;
    bool used = false, usedEmbedded = false;
    const auto add = [&](const QList<Paper> &list, bool &any) {
        QList<Paper> further;
        QSet<qsizetype> matched;
        for (const Paper &paper : list) {
            const qsizetype at = shown.find(paper);
            if (at >= 0) {
                complete(source.papers[at], paper);
                matched.insert(at);
            } else if (!paper.title.isEmpty()) {
                further.append(paper);
            }
        }
        any = any || !matched.isEmpty();
        if (matched.size() * 2 >= before && !matched.isEmpty())
            source.papers += further;
        else
            left += further.size();
    };
    if (!data.paper.title.isEmpty() || !data.paper.abstract.isEmpty())
        add({data.paper}, used);
    add(data.articles, used);
    add(data.embedded, usedEmbedded);
    if (used)
        source.ranges += data.stated;
    if (usedEmbedded)
        source.ranges += data.embeddedAt;
    if (left)
        source.diagnostics.append(
            {Diagnostic::Severity::Warning, 0,
             u"The machine-readable data of this page lists %1 papers that its text does not show; they were skipped."_s
                 .arg(left)});
}

// Returns a source with only the metadata papers.
ParsedSource ofData(const PageData &data)
{
    ParsedSource source;
    source.diagnostics = data.diagnostics;
    source.ranges = data.stated;
    Paper paper = data.paper;
    if (data.articles.size() > 1 && paper.title.isEmpty()) { // a list of articles
        for (const Paper &article : data.articles)
            if (!article.title.isEmpty())
                source.papers.append(article);
    } else {
        if (!data.articles.isEmpty())
            complete(paper, data.articles.first());
        if (!paper.title.isEmpty() && paper.authors.isEmpty())
            for (const Paper &each : data.embedded)
                if (foldTitle(each.title) == foldTitle(paper.title))
                    complete(paper, each);
        if (!paper.title.isEmpty() || !paper.abstract.isEmpty())
            source.papers.append(paper);
    }
    if (source.papers.isEmpty() && !data.embedded.isEmpty()) {
        QSet<QString> titles; // pages may state a paper several times
        for (const Paper &each : data.embedded) {
            const qsizetype known = titles.size();
            titles.insert(foldTitle(each.title));
            if (titles.size() > known)
                source.papers.append(each);
        }
        source.ranges = data.embeddedAt;
    }
    if (source.papers.isEmpty())
        source.diagnostics.append(
            {Diagnostic::Severity::Error, 0,
             u"This web page shows no paper and contains no readable data about one."_s});
    else
        source.diagnostics.append(
            {Diagnostic::Severity::Warning, 0,
             u"Only the machine-readable data of this web page was read, not its visible text."_s});
    return source;
}

bool looksLikeHtml(QByteArrayView head)
{
    const QByteArray text =
        DecodedFile(head.first(std::min<qsizetype>(head.size(), 4096))).utf8().trimmed().toLower();
    if (!text.startsWith('<'))
        return false;
    for (const char *tag : {"<!doctype html", "<html", "<head", "<body", "<meta ", "<div", "<main",
                            "<article", "<section", "<table", "<ul", "<ol", "<p>", "<span", "<h1", "<h2"})
        if (text.contains(tag))
            return true;
    return false;
}

ParsedSource readPageFile(QByteArrayView bytes, const ParseContext &context)
{
    const DecodedFile file(bytes);
    ParsedSource source = readWebPage(file.utf8(), context);
    source.format = u"web-page"_s;
    file.place(source);
    return source;
}

// Confidence depends on the content found. If the head may be incomplete, any HTML page is plausible.
int recogniseWebPage(QByteArrayView head)
{
    constexpr qsizetype kWhole = 64 * 1024; // shorter heads are complete files
    constexpr int kCertain = 99, kStated = 92, kPage = 40;
    if (!looksLikeHtml(head))
        return 0;
    const DecodedFile file(head);
    const ParsedSource source = readWebPage(file.utf8(), {});
    if (!source.papers.isEmpty() || source.author)
        return kCertain;
    const QByteArray text = file.utf8().toLower();
    if (text.contains("citation_title") || text.contains("scholarlyarticle") || text.contains("dc.title")
        || text.contains("dcterms.title") || text.contains("\"dc:title\"")
        || text.contains("\"dcterms:title\""))
        return kStated;
    return head.size() < kWhole ? 0 : kPage;
}

} // namespace

ParsedSource readWebPage(QByteArrayView page, const ParseContext &context, const QString &address)
{
    const PageData data = readPageData(page);
    const WebText text = htmlText(page, address);
    ParsedSource source = readPageText(text, context);
    if (source.papers.isEmpty() && !source.author)
        source = ofData(data);
    else {
        source.diagnostics += data.diagnostics;
        addData(source, data);
    }
    if (text.isFlattened)
        source.diagnostics.append(
            {Diagnostic::Severity::Warning, 0,
             u"The elements of this page are too many or nested too deeply; some lines may be joined."_s});
    return source;
}

Format webPageFormat()
{
    Format format;
    format.id = u"web-page"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Web page"));
    format.extensions = {u"html"_s, u"htm"_s};
    format.largest = kLargestFile;
    format.recognise = recogniseWebPage;
    format.reader = kReader;
    format.read = readPageFile;
    return format;
}

} // namespace lectern
