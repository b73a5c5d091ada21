#include "scholarfeed.h"

#include "dateline.h"
#include "gluesplit.h"
#include "models/core/fold.h"
#include "pageparts.h"
#include "scholarfeedlayout.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

enum class Layout { Author, List };

constexpr qsizetype kLongestTitle = 4000; // characters of a title (with names, on glued lines)
constexpr qsizetype kLargestPage = 64 * 1024 * 1024;
constexpr qsizetype kLongestStray = 40; // characters of a line that is no paragraph
constexpr double kCertain = 0.9; // a split less probable than this carries a remark

// One record of the page: its date line and the lines below it that are not blank (indexes into the source).
struct Record {
    qsizetype dateLine = 0;
    DateLine date;
    std::vector<qsizetype> lines;
    bool glued = false;
    bool last = false; // the source ends with it, perhaps inside it
};

class PageReader
{
public:
    PageReader(QByteArrayView bytes, const ParseContext &context, Layout layout)
        : m_source(bytes), m_context(context), m_layout(layout), m_cover(m_source)
    {
    }

    ParsedSource read()
    {
        findRecords();
        readHead();
        // Records with names on lines of their own come first: their names are evidence for the glued lines.
        m_papers.resize(m_records.size());
        for (size_t i = 0; i < m_records.size(); ++i)
            readRecord(i);
        readGlued();

        ParsedSource result;
        result.format = m_layout == Layout::Author ? u"scholarfeed-author"_s : u"scholarfeed-list"_s;
        result.author = m_author;
        for (std::optional<Paper> &paper : m_papers)
            if (paper)
                result.papers.append(std::move(*paper));
        if (m_missingYears)
            m_remarks.warn(
                0,
                u"%1 dates have no year, and the day the page was saved is not known."_s.arg(m_missingYears));
        result.diagnostics = m_source.diagnostics() + m_remarks.sorted();
        result.ranges = m_cover.ranges();
        return result;
    }

private:
    QStringView text(qsizetype line) const { return m_source.lineText(line).trimmed(); }
    qsizetype number(qsizetype line) const { return line + 1; }
    bool isBlank(qsizetype line) const { return isBlankText(m_source.lineText(line)); }

    void findRecords()
    {
        m_headEnd = m_source.lineCount();
        for (qsizetype i = 0; i < m_source.lineCount(); ++i) {
            if (auto date = parseDateLine(m_source.lineText(i))) {
                if (m_records.empty())
                    m_headEnd = i;
                m_records.push_back({i, *date, {}, false, false});
            } else if (!m_records.empty() && !isBlank(i)) {
                m_records.back().lines.push_back(i);
            }
        }
        if (!m_records.empty())
            m_records.back().last = true;
        for (Record &record : m_records) {
            record.glued = isGlued(record);
            m_withoutAbstract += record.lines.size() <= (record.glued ? 1 : 2);
        }
    }

    // Whether title and names share a line. The lines decide where they show it; otherwise the layout of the
    // page does.
    bool isGlued(const Record &record) const
    {
        if (record.lines.empty())
            return m_layout == Layout::List;
        const bool firstEtAl = takeNameLine(text(record.lines[0])).etAl;
        const QStringView second = record.lines.size() > 1 ? text(record.lines[1]) : QStringView();
        // On a list even a short abstract ("Abstract unavailable") can look like a name; only "et al." is
        // certain.
        const bool secondNames =
            looksLikeNames(second) && (m_layout == Layout::Author || takeNameLine(second).etAl);
        if (firstEtAl != secondNames)
            return firstEtAl;
        return m_layout == Layout::List;
    }

    void readHead()
    {
        using Kind = HeadLine::Kind;
        AuthorFigures author;
        qsizetype nameLine = -1;
        std::vector<qsizetype> figureLines;
        bool stated = false; // a line that only a head has
        std::optional<int> heading;
        for (qsizetype i = 0; i < m_headEnd; ++i) {
            if (isBlank(i))
                continue;
            const auto head = parseHeadLine(text(i));
            if (nameLine < 0 && figureLines.empty() && (!head || head->kind == Kind::Category)) {
                nameLine = i;
                author.name = tidySpace(text(i));
                continue;
            }
            if (!head || (head->kind == Kind::Category && !author.category.isEmpty())) {
                m_remarks.warn(number(i),
                               u"This line of the head was not understood: %1"_s.arg(quoted(text(i))));
                continue;
            }
            figureLines.push_back(i);
            stated = stated || head->kind != Kind::Category;
            switch (head->kind) {
            case Kind::Category:
                author.category = tidySpace(text(i));
                break;
            case Kind::HIndex:
                author.hIndex = head->value;
                break;
            case Kind::Papers:
                author.papers = head->value;
                break;
            case Kind::Citations:
                author.citations = head->value;
                break;
            case Kind::Novelty:
                author.novelty = head->value;
                break;
            case Kind::AiScore:
                author.aiScore = head->value;
                break;
            case Kind::PapersHeading:
                heading = head->value;
                break;
            }
        }
        if (nameLine < 0) {
            if (!figureLines.empty())
                m_remarks.warn(number(figureLines.front()),
                               u"The head of the page has figures but no name."_s);
            return;
        }
        // Without any figure, a lone first line is a name if it looks like one and the layout has heads at
        // all.
        const bool isName = author.name.size() <= 200
            && (stated
                || (m_layout == Layout::Author && looksLikeNames(text(nameLine))
                    && !text(nameLine).contains(u',')));
        if (!isName) {
            m_remarks.warn(
                number(nameLine),
                u"This line before the first paper was not understood: %1"_s.arg(quoted(text(nameLine))));
            return;
        }
        if (!author.papers)
            author.papers = heading;
        m_cover.field(text(nameLine));
        for (const qsizetype line : figureLines)
            m_cover.field(text(line));
        m_author = author;
    }

    void readRecord(size_t index)
    {
        const Record &record = m_records[index];
        if (record.lines.empty()) {
            m_remarks.error(number(record.dateLine),
                            record.last ? u"The source ends before the title of this paper."_s
                                        : u"A date without a paper below it."_s);
            m_cover.notUnderstood(m_source.line(record.dateLine).begin, m_source.line(record.dateLine).end);
            return;
        }
        if (text(record.lines[0]).size() > kLongestTitle) {
            m_remarks.error(number(record.lines[0]), u"This line is too long to be the title of a paper."_s);
            m_cover.notUnderstood(m_source.line(record.dateLine).begin, m_source.line(record.dateLine).end);
            for (const qsizetype line : record.lines)
                m_cover.notUnderstood(m_source.line(line).begin, m_source.line(line).end);
            return;
        }
        Paper paper;
        paper.line = number(record.dateLine);
        readDate(record, &paper);
        size_t next = 1;
        if (!record.glued)
            next = readTitleAndAuthors(record, &paper);
        readAbstract(record, next, &paper);
        m_papers[index] = paper;
    }

    void readDate(const Record &record, Paper *paper)
    {
        m_cover.field(text(record.dateLine));
        paper->score = record.date.score;
        paper->category = record.date.category;
        paper->code = record.date.code;
        paper->date = resolveDate(record.date, m_context.savedOn);
        paper->dateInferred = paper->date.isValid() && !record.date.year;
        if (paper->date.isValid())
            return;
        const QString stated = tidySpace(record.date.dateText);
        paper->extra.append({u"date"_s, stated});
        if (record.date.year || m_context.savedOn.isValid())
            m_remarks.warn(number(record.dateLine), u"There is no such day: %1"_s.arg(stated));
        else
            ++m_missingYears;
    }

    // Returns which line of the record the abstract begins with.
    size_t readTitleAndAuthors(const Record &record, Paper *paper)
    {
        const auto &lines = record.lines;
        paper->title = tidySpace(text(lines[0]));
        m_cover.field(text(lines[0]));
        if (lines.size() == 1) {
            noteMissing(record, u"authors and abstract"_s, paper);
            return 1;
        }
        // A title may run over two lines.
        size_t names = 1;
        if (!looksLikeNames(text(lines[1]))) {
            if (lines.size() < 3 || !takeNameLine(text(lines[2])).etAl || endsSentence(text(lines[1]))) {
                m_remarks.warn(number(lines[1]),
                               u"No authors below the title %1"_s.arg(quoted(paper->title)));
                return 1;
            }
            paper->title += u' ' + tidySpace(text(lines[1]));
            m_cover.field(text(lines[1]));
            names = 2;
        }
        readNames(record, takeNameLine(text(lines[names])), lines[names], names + 1 == lines.size(), paper);
        return names + 1;
    }

    // Reads the names and the affiliation of a line. atEnd: nothing follows in this record.
    void readNames(const Record &record, const NameLine &parts, qsizetype line, bool atEnd, Paper *paper)
    {
        paper->authors = splitNames(parts.names);
        paper->authorsTruncated = parts.etAl;
        paper->affiliation = tidySpace(parts.affiliation);
        QStringView names = parts.namesAndEtAl;
        if (!parts.affiliation.isEmpty()) {
            m_cover.field(parts.affiliation);
            const QStringView dot =
                m_source.text().sliced(names.data() + names.size() - m_source.text().data(),
                                       parts.affiliation.data() - names.data() - names.size());
            m_cover.separator(dot.data() - m_source.text().data(),
                              parts.affiliation.data() - m_source.text().data());
        }
        if (atEnd) {
            noteMissing(record, u"abstract"_s, paper);
            if (record.last && !parts.etAl && parts.affiliation.isEmpty())
                names = dropCutName(names, line, paper);
        }
        m_cover.field(names);
        if (atEnd || !paper->authors.isEmpty())
            for (const QString &name : std::as_const(paper->authors))
                m_knownNames.append(name);
    }

    // Handles names behind which the source ends. If the end can lie inside the last name, that name cannot
    // be believed: its bytes count as not understood. Returns the names that stay.
    QStringView dropCutName(QStringView names, qsizetype line, Paper *paper)
    {
        // If other papers have no abstract either, a missing one is no sign of a cut.
        if (paper->authors.isEmpty() || m_records.size() < 2 || m_withoutAbstract > 1)
            return names;
        const QString last = paper->authors.last();
        const bool complete = m_knownNames.contains(last) || (m_author && m_author->name == last)
            || (m_context.isKnownAuthor && last.contains(u' ') && m_context.isKnownAuthor(foldName(last)));
        paper->authorsTruncated = true;
        if (complete)
            return names;
        const qsizetype comma = names.lastIndexOf(u',');
        m_remarks.warn(
            number(line),
            u"The source ends inside the authors; %1 may be cut off and was left out."_s.arg(quoted(last)));
        paper->authors.removeLast();
        return comma < 0 ? names.first(0) : names.first(comma);
    }

    void readAbstract(const Record &record, size_t first, Paper *paper)
    {
        for (size_t i = first; i < record.lines.size(); ++i) {
            const QStringView line = text(record.lines[i]);
            if (isStray(line, paper->abstract)) {
                m_remarks.warn(number(record.lines[i]),
                               u"This line is no part of an abstract: %1"_s.arg(quoted(line)));
                m_cover.notUnderstood(m_source.line(record.lines[i]).begin,
                                      m_source.line(record.lines[i]).end);
                continue;
            }
            if (!paper->abstract.isEmpty())
                paper->abstract += u'\n';
            paper->abstract += abstractText(line);
            m_cover.field(line);
        }
        if (!record.last || paper->abstract.isEmpty())
            return;
        const bool cutCharacter =
            !m_source.damaged().isEmpty() && m_source.damaged().last().end == m_source.byteCount();
        paper->abstractTruncated = cutCharacter || !endsSentence(paper->abstract);
        if (paper->abstractTruncated)
            m_remarks.warn(number(record.lines.back()), u"The source ends inside this abstract."_s);
    }

    // Whether a line is a few words behind a finished abstract: a button, a link, the cut-off date line of
    // the next paper.
    static bool isStray(QStringView line, const QString &abstract)
    {
        if (abstract.isEmpty() || line.size() >= kLongestStray || !endsSentence(abstract))
            return false;
        return !endsSentence(line) || tidySpace(line).count(u' ') < 2;
    }

    // Only the last record can lack its end because the file was cut.
    void noteMissing(const Record &record, const QString &what, Paper *paper)
    {
        paper->abstractTruncated = record.last;
        m_remarks.warn(number(record.lines.back()),
                       record.last ? u"The source ends here; %1 may be missing."_s.arg(what)
                                   : u"This paper has no %1."_s.arg(what));
    }

    void readGlued()
    {
        std::vector<size_t> indexes;
        std::vector<GluedLine> lines;
        std::vector<NameLine> parts;
        for (size_t i = 0; i < m_records.size(); ++i) {
            const Record &record = m_records[i];
            if (!record.glued || !m_papers[i])
                continue;
            const NameLine line = takeNameLine(text(record.lines[0]));
            indexes.push_back(i);
            parts.push_back(line);
            lines.push_back({line.names, line.etAl, m_papers[i]->abstract,
                             record.last && record.lines.size() == 1 && !line.etAl});
        }
        if (lines.empty())
            return;
        GlueEvidence evidence{m_knownNames, m_context.isKnownAuthor};
        if (m_author)
            evidence.names += m_author->name;
        const std::vector<GlueSplit> splits = splitGlued(lines, evidence);
        for (size_t i = 0; i < lines.size(); ++i)
            applySplit(m_records[indexes[i]], parts[i], splits[i], &*m_papers[indexes[i]]);
    }

    void applySplit(const Record &record, NameLine parts, const GlueSplit &split, Paper *paper)
    {
        const QStringView glued = parts.names, title = glued.first(split.titleEnd);
        const qsizetype line = record.lines[0];
        paper->title = tidySpace(title);
        m_cover.field(title);
        const bool alone = record.lines.size() == 1;
        if (split.titleEnd == glued.size()) {
            parts.names = {};
            parts.namesAndEtAl = parts.namesAndEtAl.sliced(split.titleEnd);
            readNames(record, parts, line, false, paper);
            if (alone)
                noteMissing(record, u"authors and abstract"_s, paper);
            else
                m_remarks.warn(number(line),
                               u"No authors were found behind the title %1"_s.arg(quoted(paper->title)));
        } else {
            parts.names = glued.sliced(split.titleEnd);
            parts.namesAndEtAl = parts.namesAndEtAl.sliced(split.titleEnd);
            readNames(record, parts, line, alone, paper);
        }
        if (split.confidence < kCertain)
            m_remarks.warn(number(line), ambiguity(glued, split));
    }

    static QString ambiguity(QStringView glued, const GlueSplit &split)
    {
        const auto around = [&](qsizetype at) -> QString {
            const QStringView left = glued.first(at), right = glued.sliced(at);
            return (left.size() > 24 ? u'…' + left.last(24).toString() : left.toString()) + u" | "_s
                + (right.size() > 24 ? right.first(24).toString() + u'…' : right.toString());
        };
        if (split.alternative < 0)
            return u"Where the title ends is not certain; it was read as “%1”."_s.arg(around(split.titleEnd));
        return u"Where the title ends is not certain; it was read as “%1”, but it may be “%2”."_s.arg(
            around(split.titleEnd), around(split.alternative));
    }

    SourceText m_source;
    const ParseContext &m_context;
    Layout m_layout;
    ByteCover m_cover;
    Remarks m_remarks;
    std::vector<Record> m_records;
    qsizetype m_headEnd = 0; // line index
    std::optional<AuthorFigures> m_author;
    std::vector<std::optional<Paper>> m_papers; // by record
    QStringList m_knownNames;
    int m_missingYears = 0;
    int m_withoutAbstract = 0; // records
};

int recogniseAuthor(QByteArrayView head)
{
    const LayoutVotes votes = voteLayout(head);
    if (!votes.dates)
        return votes.headLines >= 2 ? 80 : 0; // an author without papers
    if (votes.separate != votes.glued)
        return votes.separate > votes.glued ? 95 : 40;
    return votes.headLines ? 90 : 45;
}

int recogniseList(QByteArrayView head)
{
    const LayoutVotes votes = voteLayout(head);
    if (!votes.dates)
        return 0;
    if (votes.separate != votes.glued)
        return votes.glued > votes.separate ? 95 : 40;
    return 60;
}

} // namespace

Format scholarfeedAuthorFormat()
{
    Format format;
    format.id = u"scholarfeed-author"_s;
    format.name = u"Scholar Feed author page"_s;
    format.extensions = {u"txt"_s};
    format.largest = kLargestPage;
    format.recognise = recogniseAuthor;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return PageReader(bytes, context, Layout::Author).read();
    };
    return format;
}

Format scholarfeedListFormat()
{
    Format format;
    format.id = u"scholarfeed-list"_s;
    format.name = u"Scholar Feed list"_s;
    format.extensions = {u"txt"_s};
    format.largest = kLargestPage;
    format.recognise = recogniseList;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return PageReader(bytes, context, Layout::List).read();
    };
    return format;
}

} // namespace lectern
