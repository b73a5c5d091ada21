#include "scholarfeed.h"

#include "abstractlines.h"
#include "dateline.h"
#include "gluesplit.h"
#include "models/core/fold.h"
#include "pagecover.h"
#include "pagehead.h"
#include "pageparts.h"
#include "pagestrings.h"
#include "paperblocks.h"

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

enum class Layout { Author, List };

constexpr qsizetype kMaxTitleLength = 4000; // maximum length of a title, including names on glued lines
constexpr double kCertain = 0.9; // splits with a lower probability get a diagnostic

using Role = UnderstoodPart::Role;

class PageReader
{
public:
    PageReader(QByteArrayView bytes, const ParseContext &context, Layout layout)
        : m_text(bytes), m_lines(m_text), m_context(context), m_layout(layout),
          m_cover(m_text, context.explain)
    {
    }

    ParsedSource read()
    {
        m_heads = findHeads(m_lines, m_context.isKnownAuthor);
        applyNameCorrections(m_lines, m_context.corrections, &m_heads);
        PaperBlocks blocks = findPaperBlocks(m_lines, m_heads, m_layout == Layout::List);
        dropNonPapers(blocks);
        m_records = std::move(blocks.papers);
        m_abstracts.emplace(m_lines, m_records);
        readHeads();
        for (const qsizetype line : blocks.around)
            readAround(line);
        // Read records with separate author lines first, because their names are evidence for the glued
        // lines.
        m_papers.resize(m_records.size());
        for (size_t i = 0; i < m_records.size() && !isUnwanted(); ++i)
            readRecord(i);
        if (!isUnwanted())
            readGlued();
        return result();
    }

private:
    ParsedSource result()
    {
        ParsedSource source;
        source.tooMany = isUnwanted();
        source.format = m_layout == Layout::Author ? u"scholarfeed-author"_s : u"scholarfeed-list"_s;
        source.author = m_author;
        for (std::optional<Paper> &paper : m_papers)
            if (paper)
                source.papers.append(std::move(*paper));
        if (m_missingYears)
            m_diagnostics.warn(
                0,
                u"%1 dates have no year, and the date when the page was saved is unknown."_s.arg(
                    m_missingYears));
        if (m_text.brokenAt())
            m_diagnostics.warn(
                0,
                u"The lines of this page were wrapped at %1 columns; they have been rejoined."_s.arg(
                    m_text.brokenAt()));
        source.diagnostics = m_text.source().diagnostics() + m_diagnostics.sorted();
        m_cover.writeTo(source);
        return source;
    }

    QStringView text(qsizetype line) const { return m_lines.text(line); }
    qsizetype number(qsizetype line) const { return m_lines.number(line); }
    void notUnderstood(qsizetype line, QStringView evidence)
    {
        m_cover.take(Role::NotUnderstood, text(line), 0, evidence);
    }
    void boilerplate(qsizetype line)
    {
        m_cover.take(Role::Boilerplate, text(line), 90, u"known text of the site");
    }

    void readHeads()
    {
        for (const PageHead &head : m_heads) {
            if (head.nameLine < 0) {
                m_diagnostics.warn(number(head.figures.front()),
                                   u"The page header has figures but no name."_s);
                for (const qsizetype line : head.figures)
                    notUnderstood(line, u"figures of an author without a name");
            } else if (m_author) {
                m_diagnostics.warn(
                    number(head.nameLine),
                    u"The header of another author, %1, begins here; the papers below were read as part of this page."_s
                        .arg(quoted(head.author.name)));
                notUnderstood(head.nameLine, u"a second head");
            } else {
                readHead(head);
            }
        }
    }

    void readHead(const PageHead &head)
    {
        m_author = head.author;
        m_cover.take(Role::Name, text(head.nameLine), head.isShown ? 95 : 60,
                     head.isShown ? u"a name above figures, which papers show" : u"a name above figures");
        if (!head.uncertain.isEmpty())
            m_diagnostics.warn(number(head.nameLine), head.uncertain);
        if (head.categoryLine >= 0)
            m_cover.take(Role::Figures, text(head.categoryLine), 80, u"an arXiv category");
        for (const qsizetype line : head.figures)
            m_cover.take(Role::Figures, text(line), 95, u"a figure and its word");
        for (const qsizetype line : head.rounded)
            m_diagnostics.warn(number(line),
                               u"This figure is rounded on the page: %1"_s.arg(quoted(text(line))));
        const qsizetype last = head.figures.empty() ? head.nameLine : head.figures.back();
        if (m_lines.filled(last + 1) == m_lines.count() && m_lines.kind(last) == LineKind::Figure)
            m_diagnostics.warn(
                number(last),
                u"The source ends within the header of %1; this figure may be truncated: %2"_s.arg(
                    quoted(head.author.name), quoted(text(last))));
        for (qsizetype i = m_lines.filled(head.begin); i < head.end; i = m_lines.filled(i + 1)) {
            if (m_lines.kind(i) != LineKind::Text || i == head.nameLine || i == head.categoryLine)
                continue;
            if (isBoilerplate(text(i))) {
                boilerplate(i);
                continue;
            }
            m_diagnostics.warn(number(i), u"Unrecognised line in the header: %1"_s.arg(quoted(text(i))));
            notUnderstood(i, u"between the lines of the head");
        }
    }

    // Returns the user correction of this kind for a line, or null.
    const LineCorrection *said(qsizetype line, LineCorrection::Kind kind) const
    {
        return correctionOf(m_context.corrections, text(line), kind);
    }

    void dropNonPapers(PaperBlocks &blocks)
    {
        const auto leave = [this](qsizetype line) {
            m_cover.take(Role::Boilerplate, text(line), 100, u"marked as not a paper");
        };
        std::erase_if(blocks.papers, [&](const PaperBlock &block) {
            const bool isNone = !block.lines.empty() && said(block.lines[0], LineCorrection::Kind::NoPaper);
            if (isNone) {
                if (block.dateLine >= 0)
                    leave(block.dateLine);
                for (const qsizetype line : block.lines)
                    leave(line);
                for (const qsizetype line : block.boilerplate)
                    boilerplate(line);
            }
            return isNone;
        });
        std::erase_if(blocks.around, [&](qsizetype line) {
            const bool isNone = said(line, LineCorrection::Kind::NoPaper);
            if (isNone)
                leave(line);
            return isNone;
        });
    }

    // Handles a line above the first paper that belongs to no header.
    void readAround(qsizetype line)
    {
        if (isBoilerplate(text(line))) {
            boilerplate(line);
            return;
        }
        m_diagnostics.warn(number(line),
                           (text(line).size() >= AbstractLines::kParagraph
                                ? u"The page begins in the middle of a paper; its title is missing: %1"_s
                                : u"Unrecognised line before the first paper: %1"_s)
                               .arg(quoted(text(line))));
        notUnderstood(line, u"above the first paper");
    }

    void readRecord(size_t index)
    {
        const PaperBlock &record = m_records[index];
        for (const qsizetype line : record.boilerplate)
            boilerplate(line);
        if (record.lines.empty()) {
            m_diagnostics.error(number(record.dateLine),
                                record.last ? u"The source ends before the title of this paper."_s
                                            : u"Date without a paper below it."_s);
            notUnderstood(record.dateLine, u"a date without a paper");
            return;
        }
        if (text(record.lines[0]).size() > kMaxTitleLength) {
            m_diagnostics.error(number(record.lines[0]),
                                u"This line is too long to be the title of a paper."_s);
            notUnderstood(record.first(), u"too long");
            for (const qsizetype line : record.lines)
                notUnderstood(line, u"too long");
            return;
        }
        Paper paper;
        paper.line = number(record.first());
        if (record.dateLine >= 0)
            readDate(record, &paper);
        else
            m_diagnostics.warn(paper.line,
                               u"The page begins in the middle of this paper: its date is missing, and "
                               u"possibly the beginning of its title."_s);
        size_t next = 1;
        if (!record.glued)
            next = readTitleAndAuthors(record, &paper);
        readAbstract(record, next, &paper);
        m_papers[index] = paper;
    }

    void readDate(const PaperBlock &record, Paper *paper)
    {
        const DateLine &date = m_lines.date(record.dateLine);
        m_cover.take(Role::Date, text(record.dateLine), isPaperDate(date) ? 95 : 70,
                     isPaperDate(date) ? u"score or category, and a date" : u"a date above names");
        paper->score = date.score;
        paper->category = date.category;
        paper->code = date.code;
        paper->date = resolveDate(date, m_context.savedOn);
        paper->dateInferred = paper->date.isValid() && !date.year;
        if (paper->date.isValid())
            return;
        const QString stated = tidySpace(date.dateText);
        paper->extra.append({u"date"_s, stated});
        if (date.year || m_context.savedOn.isValid())
            m_diagnostics.warn(number(record.dateLine), u"Invalid date: %1"_s.arg(stated));
        else
            ++m_missingYears;
    }

    // Reads title and authors. Returns the index of the record's line at which the abstract begins.
    size_t readTitleAndAuthors(const PaperBlock &record, Paper *paper)
    {
        const auto &lines = record.lines;
        paper->title = tidySpace(text(lines[0]));
        m_cover.take(Role::Title, text(lines[0]), 85, u"the first line below the date");
        if (lines.size() == 1) {
            noteMissing(record, u"authors and abstract"_s, paper);
            return 1;
        }
        // A title may span two lines.
        size_t names = 1;
        if (!looksLikeNames(text(lines[1]))) {
            if (lines.size() < 3 || !parseNameLine(text(lines[2])).etAl || endsSentence(text(lines[1]))) {
                m_diagnostics.warn(number(lines[1]),
                                   u"No authors below the title %1"_s.arg(quoted(paper->title)));
                return 1;
            }
            if (!continues(paper->title, text(lines[1])))
                m_diagnostics.warn(number(lines[1]),
                                   u"This line above the authors was read as the end of the title: %1"_s.arg(
                                       quoted(text(lines[1]))));
            paper->title += u' ' + tidySpace(text(lines[1]));
            m_cover.take(Role::Title, text(lines[1]), 60, u"between the title and the names");
            names = 2;
        }
        readNames(record, parseNameLine(text(lines[names])), lines[names], names + 1 == lines.size(), paper);
        return names + 1;
    }

    // Returns whether the title continues: it ends with a function word or punctuation, or the next line
    // begins in lower case.
    static bool continues(const QString &title, QStringView next)
    {
        static constexpr std::array<QStringView, 20> small{
            u"a",  u"an", u"and", u"as", u"at",  u"by", u"for", u"from", u"in",    u"into",
            u"is", u"of", u"on",  u"or", u"the", u"to", u"via", u"with", u"using", u"under"};
        const QStringView last = QStringView(title).sliced(title.lastIndexOf(u' ') + 1);
        return next.front().isLower() || QStringView(u",:;-–—&(").contains(last.back())
            || std::find(small.begin(), small.end(), last) != small.end();
    }

    // Parses the names and the affiliation of a line. atEnd: nothing follows in this record.
    void readNames(const PaperBlock &record, const NameLine &parts, qsizetype line, bool atEnd, Paper *paper)
    {
        paper->authors = splitNames(parts.names);
        paper->authorsTruncated = parts.etAl;
        paper->affiliation = tidySpace(parts.affiliation);
        QStringView names = parts.namesAndEtAl;
        if (!parts.affiliation.isEmpty()) {
            m_cover.take(Role::Detail, parts.affiliation, 80, u"after a dot after the names");
            const QChar *dot = names.data() + names.size();
            m_cover.take(Role::Separator, QStringView(dot, parts.affiliation.data()), 80, u"a dot");
        }
        if (atEnd) {
            noteMissing(record, u"abstract"_s, paper);
            if (record.last && !parts.etAl && parts.affiliation.isEmpty())
                names = dropTruncatedName(names, line, paper);
        }
        m_cover.take(Role::Authors, names, parts.etAl ? 95 : 70,
                     parts.etAl ? u"names that end in et al." : u"capitalised words between commas");
        if (atEnd || !paper->authors.isEmpty())
            for (const QString &name : std::as_const(paper->authors))
                m_knownNames.append(name);
    }

    // Handles names at the end of the source. If the source may end inside the last name, that name is
    // dropped and its bytes are not understood. Returns the remaining names.
    QStringView dropTruncatedName(QStringView names, qsizetype line, Paper *paper)
    {
        // If other papers lack an abstract too, a missing one does not indicate truncation.
        if (paper->authors.isEmpty() || m_records.size() < 2 || m_abstracts->missing() > 1)
            return names;
        const QString last = paper->authors.last();
        const bool complete = m_knownNames.contains(last) || (m_author && m_author->name == last)
            || (m_context.isKnownAuthor && last.contains(u' ') && m_context.isKnownAuthor(foldName(last)));
        paper->authorsTruncated = true;
        if (complete)
            return names;
        const qsizetype comma = names.lastIndexOf(u',');
        m_diagnostics.warn(
            number(line),
            u"The source ends within the authors; %1 may be truncated and was skipped."_s.arg(quoted(last)));
        paper->authors.removeLast();
        return comma < 0 ? names.first(0) : names.first(comma);
    }

    void readAbstract(const PaperBlock &record, size_t first, Paper *paper)
    {
        for (size_t i = first; i < record.lines.size(); ++i) {
            QStringView line = text(record.lines[i]);
            if (line.startsWith(pagestrings::kAbstractLabel) && paper->abstract.isEmpty()) {
                m_cover.take(Role::Separator, line.first(pagestrings::kAbstractLabel.size()), 100,
                             u"the label of an abstract");
                line = line.sliced(pagestrings::kAbstractLabel.size()).trimmed();
                if (line.isEmpty())
                    continue;
            }
            if (paper->abstract.isEmpty() ? m_abstracts->isNone(record, i)
                                          : m_abstracts->isStray(record, i, paper->abstract)) {
                m_diagnostics.warn(number(record.lines[i]),
                                   u"This line does not belong to an abstract: %1"_s.arg(quoted(line)));
                notUnderstood(record.lines[i], u"neither a sentence nor known words");
                continue;
            }
            if (!paper->abstract.isEmpty()) {
                if (!AbstractLines::continuesAbstract(line, paper->abstract))
                    m_diagnostics.warn(
                        number(record.lines[i]),
                        u"This paragraph below the abstract was read as part of it: %1"_s.arg(quoted(line)));
                paper->abstract += u'\n';
            }
            if (paper->abstract.isEmpty() && m_abstracts->isUnclear(record, line))
                m_diagnostics.warn(
                    number(record.lines[i]),
                    u"This line below the names was read as the abstract: %1"_s.arg(quoted(line)));
            paper->abstract += abstractText(line);
            m_cover.take(Role::Abstract, line, line.size() >= AbstractLines::kParagraph ? 95 : 60,
                         line.size() >= AbstractLines::kParagraph ? u"a paragraph below the names"
                                                                  : u"a line below the names");
        }
        if (!record.last)
            return;
        if (paper->abstract.isEmpty()) {
            paper->abstractTruncated = paper->abstractTruncated || first < record.lines.size();
            return;
        }
        paper->abstractTruncated = m_text.endsWithin(paper->abstract);
        if (paper->abstractTruncated)
            m_diagnostics.warn(number(record.lines.back()),
                               u"The source ends in the middle of this abstract."_s);
    }

    // Reports that a part of a record is missing. Only the last record can be incomplete because the file is
    // truncated.
    void noteMissing(const PaperBlock &record, const QString &what, Paper *paper)
    {
        paper->abstractTruncated = record.last;
        m_diagnostics.warn(number(record.lines.back()),
                           record.last ? u"The source ends here; possibly missing: %1."_s.arg(what)
                                       : u"This paper has no %1."_s.arg(what));
    }

    void readGlued()
    {
        std::vector<size_t> indexes;
        std::vector<GluedLine> lines;
        std::vector<NameLine> parts;
        for (size_t i = 0; i < m_records.size(); ++i) {
            const PaperBlock &record = m_records[i];
            if (!record.glued || !m_papers[i])
                continue;
            const NameLine line = parseNameLine(text(record.lines[0]));
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
        std::vector<GlueSplit> splits = splitGlued(lines, evidence);
        for (size_t i = 0; i < lines.size(); ++i) {
            if (const auto *ends = said(m_records[indexes[i]].lines[0], LineCorrection::Kind::TitleEnds))
                splits[i] = {positionOf(parts[i].names, ends->titleEnd), 1, -1};
            applySplit(m_records[indexes[i]], parts[i], splits[i], &*m_papers[indexes[i]]);
        }
    }

    // Returns the position after the given number of characters of the line with single spaces.
    static qsizetype positionOf(QStringView line, qsizetype characters)
    {
        qsizetype at = std::min(characters, line.size());
        while (at < line.size() && tidySpace(line.first(at)).size() < characters)
            ++at;
        return at;
    }

    void applySplit(const PaperBlock &record, NameLine parts, const GlueSplit &split, Paper *paper)
    {
        const QStringView glued = parts.names, title = glued.first(split.titleEnd);
        const qsizetype line = record.lines[0];
        paper->title = tidySpace(title);
        m_cover.take(Role::Title, title, int(100 * split.confidence), u"the split of title and names");
        const bool alone = record.lines.size() == 1;
        if (split.titleEnd == glued.size()) {
            parts.names = {};
            parts.namesAndEtAl = parts.namesAndEtAl.sliced(split.titleEnd);
            readNames(record, parts, line, false, paper);
            if (alone)
                noteMissing(record, u"authors and abstract"_s, paper);
            else
                m_diagnostics.warn(number(line),
                                   u"No authors found after the title %1"_s.arg(quoted(paper->title)));
        } else {
            parts.names = glued.sliced(split.titleEnd);
            parts.namesAndEtAl = parts.namesAndEtAl.sliced(split.titleEnd);
            readNames(record, parts, line, alone, paper);
        }
        if (split.confidence < kCertain)
            m_diagnostics.warn(number(line), ambiguity(glued, split));
    }

    static QString ambiguity(QStringView glued, const GlueSplit &split)
    {
        const auto around = [&](qsizetype at) -> QString {
            const QStringView left = glued.first(at), right = glued.sliced(at);
            return (left.size() > 24 ? u'…' + left.last(24).toString() : left.toString()) + u" | "_s
                + (right.size() > 24 ? right.first(24).toString() + u'…' : right.toString());
        };
        if (split.alternative < 0)
            return u"The end of the title is uncertain; it was read as “%1”."_s.arg(around(split.titleEnd));
        return u"The end of the title is uncertain; it was read as “%1”, but may be “%2”."_s.arg(
            around(split.titleEnd), around(split.alternative));
    }

    PageText m_text;
    PageLines m_lines;
    const ParseContext &m_context;
    Layout m_layout;
    PageCover m_cover;
    Diagnostics m_diagnostics;
    std::vector<PageHead> m_heads;
    std::vector<PaperBlock> m_records;
    std::optional<AuthorFigures> m_author;
    std::vector<std::optional<Paper>> m_papers; // indexed by record
    QStringList m_knownNames;
    int m_missingYears = 0;
    std::optional<AbstractLines> m_abstracts; // set once the records are known
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
    format.markup = false; // plain text
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed author page"));
    format.extensions = {u"txt"_s};
    format.largest = kLargestFile;
    format.split = splitPages;
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
    format.markup = false; // plain text
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed list"));
    format.extensions = {u"txt"_s};
    format.largest = kLargestFile;
    format.split = splitPages;
    format.recognise = recogniseList;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return PageReader(bytes, context, Layout::List).read();
    };
    return format;
}

} // namespace lectern
