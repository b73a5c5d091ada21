#include "scholarfeed.h"

#include "dateline.h"
#include "pagecover.h"
#include "pagehead.h"
#include "pageparts.h"
#include "pagestrings.h"
#include "paperblocks.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using pagestrings::kAbstractLabel;
using Role = UnderstoodPart::Role;

constexpr qsizetype kMaxAbstractLength = 100'000;
constexpr qsizetype kMaxCatalyzexTitleLength = 400;
constexpr qsizetype kLongParagraph = 150; // minimum length of a paragraph after a complete abstract
constexpr int kWordsOfParagraph = 12; // shorter lines are links or buttons instead of abstract paragraphs

bool isParagraph(QStringView line)
{
    int words = 0;
    for (qsizetype i = 0; i < line.size(); ++i)
        words += !line[i].isSpace() && (i == 0 || line[i - 1].isSpace());
    return words >= kWordsOfParagraph;
}

class PageReader
{
public:
    PageReader(QByteArrayView bytes, const ParseContext &context)
        : m_text(bytes), m_context(context), m_cover(m_text, context.explain)
    {
    }

    ParsedSource read()
    {
        for (qsizetype i = 0; i < m_text.lineCount() && !isUnwantedAt(i); ++i) {
            const QStringView line = m_text.line(i);
            if (isBlankText(line))
                continue;
            if (line.size() > kMaxAbstractLength) {
                m_diagnostics.error(number(i), u"This line is too long to be an abstract."_s);
                m_cover.take(Role::NotUnderstood, line, 0, u"too long");
            } else if (said(i, LineCorrection::Kind::NoPaper)) {
                m_cover.take(Role::Boilerplate, line, 100, u"marked as not a paper");
            } else if (line.startsWith(kAbstractLabel)) {
                readAbstract(i);
            } else if (!readMore(i)) {
                m_between.push_back(i);
            }
        }
        readStatedAuthor();
        readAuthor();
        classifyBetween();
        noteCut();
        m_source.format = u"catalyzex-author"_s;
        m_source.tooMany = isUnwanted();
        if (m_text.brokenAt())
            m_diagnostics.warn(
                0,
                u"The lines of this page were wrapped at %1 columns; they have been rejoined."_s.arg(
                    m_text.brokenAt()));
        m_source.diagnostics = m_text.source().diagnostics() + m_diagnostics.sorted();
        m_cover.writeTo(m_source);
        return std::move(m_source);
    }

private:
    qsizetype number(qsizetype line) const { return m_text.number(line); }

    void readAbstract(qsizetype index)
    {
        const QStringView line = m_text.line(index), abstract = line.sliced(kAbstractLabel.size()).trimmed();
        if (abstract.isEmpty()) {
            m_diagnostics.error(number(index), u"Abstract without text."_s);
            m_cover.take(Role::NotUnderstood, line, 0, u"a label without text");
            return;
        }
        Paper paper;
        paper.line = number(index);
        readAbove(&paper);
        classifyBetween();
        paper.abstract = abstractText(abstract);
        m_cover.take(Role::Separator, line.first(kAbstractLabel.size()), 100, u"the label of an abstract");
        m_cover.take(Role::Abstract, abstract, 95, u"after its label");
        m_source.papers.append(paper);
        m_lastLine = index;
    }

    // Reads another paragraph of the current abstract. Returns false if the line is not one.
    bool readMore(qsizetype index)
    {
        const QStringView line = m_text.line(index);
        if (m_source.papers.isEmpty() || !m_between.empty() || !isParagraph(line) || isBoilerplate(line))
            return false;
        QString &abstract = m_source.papers.last().abstract;
        const bool isOpen = !endsSentence(abstract);
        if (!isOpen && line.size() < kLongParagraph)
            return false;
        if (!isOpen)
            m_diagnostics.warn(
                number(index),
                u"This paragraph below the abstract was read as part of it: %1"_s.arg(quoted(line)));
        abstract += u'\n' + abstractText(line);
        m_cover.take(Role::Abstract, line, 70, u"a paragraph below an abstract");
        m_lastLine = index;
        return true;
    }

    // The complete layout has title, date and names above the abstract, one per line. The last line is read
    // as names only if a date is between it and the title.
    void readAbove(Paper *paper)
    {
        std::vector<qsizetype> lines;
        for (const qsizetype line : m_between)
            if (!isBoilerplate(m_text.line(line)))
                lines.push_back(line);
        if (lines.size() < 3)
            return;
        const qsizetype title = lines[lines.size() - 3], date = lines[lines.size() - 2], names = lines.back();
        const auto day = parseDateLine(m_text.line(date));
        if (!day || !looksLikeNames(m_text.line(names))
            || m_text.line(title).size() > kMaxCatalyzexTitleLength)
            return;
        const NameLine parts = parseNameLine(m_text.line(names));
        paper->line = number(title);
        paper->title = tidySpace(m_text.line(title));
        paper->authors = splitNames(parts.names);
        paper->authorsTruncated = parts.etAl;
        paper->date = resolveDate(*day, m_context.savedOn);
        paper->dateInferred = paper->date.isValid() && !day->year;
        m_cover.take(Role::Title, m_text.line(title), 80, u"above a date and names");
        m_cover.take(Role::Date, m_text.line(date), 80, u"a date between a title and names");
        m_cover.take(Role::Authors, m_text.line(names), 80, u"names above an abstract");
        std::erase_if(m_between,
                      [&](qsizetype line) { return line == title || line == date || line == names; });
    }

    // Returns the user correction of a line; null if there is none of this kind.
    const LineCorrection *said(qsizetype line, LineCorrection::Kind kind) const
    {
        return correctionOf(m_context.corrections, m_text.line(line), kind);
    }

    // Uses the author that the user specified.
    void readStatedAuthor()
    {
        for (qsizetype i = 0; i < m_text.lineCount() && !m_source.author; ++i)
            if (said(i, LineCorrection::Kind::Author)) {
                m_source.author = AuthorFigures{tidySpace(m_text.line(i)), {}, {}, {}, {}, {}, {}};
                m_cover.take(Role::Name, m_text.line(i), 100, u"marked as the author");
                std::erase(m_between, i);
                std::erase(m_passed, i);
            }
    }

    // Finds the page's author below the picture: "Picture for Ada Prudnik", then the name.
    void readAuthor()
    {
        for (qsizetype i = 0; i + 1 < m_text.lineCount() && !m_source.author; ++i) {
            const QStringView picture = m_text.line(i);
            if (picture.startsWith(kAbstractLabel))
                return;
            if (!picture.startsWith(pagestrings::kPictureOf))
                continue;
            const QString name = tidySpace(picture.sliced(pagestrings::kPictureOf.size()));
            qsizetype below = i + 1;
            while (below + 1 < m_text.lineCount() && m_text.line(below).isEmpty())
                ++below;
            if (!looksLikeName(name) || tidySpace(m_text.line(below)) != name)
                continue;
            m_source.author = AuthorFigures{name, {}, {}, {}, {}, {}, {}};
            m_cover.take(Role::Name, m_text.line(below), 85, u"below the picture of this name");
            std::erase(m_between, below);
            std::erase(m_passed, below);
        }
    }

    // Classifies the lines since the last abstract as boilerplate or as not understood. The latter are
    // reported at the end.
    void classifyBetween()
    {
        for (const qsizetype index : m_between) {
            if (isBoilerplate(m_text.line(index)))
                m_cover.take(Role::Boilerplate, m_text.line(index), 90, u"known text of the site");
            else
                m_passed.push_back(index);
        }
        m_between.clear();
    }

    void noteCut()
    {
        for (const qsizetype index : m_passed) {
            const QStringView line = m_text.line(index);
            m_diagnostics.warn(number(index),
                               u"This line does not belong to an abstract: %1"_s.arg(quoted(line)));
            m_cover.take(Role::NotUnderstood, line, 0, u"without a label above");
        }
        if (m_source.papers.isEmpty())
            return;
        // The file is truncated inside the last abstract only if no text follows it.
        Paper &last = m_source.papers.last();
        bool after = false;
        for (qsizetype i = m_lastLine + 1; i < m_text.lineCount(); ++i)
            after = after || !m_text.line(i).isEmpty();
        last.abstractTruncated = !after && m_text.endsWithin(last.abstract);
        if (last.abstractTruncated)
            m_diagnostics.warn(number(m_lastLine), u"The source ends in the middle of this abstract."_s);
    }

    PageText m_text;
    const ParseContext &m_context;
    PageCover m_cover;
    Diagnostics m_diagnostics;
    ParsedSource m_source;
    std::vector<qsizetype> m_between; // unassigned lines since the last abstract
    std::vector<qsizetype> m_passed; // lines that are not understood
    qsizetype m_lastLine = -1; // last line of the last paper
};

int recogniseCatalyzex(QByteArrayView head)
{
    const PageText source(head);
    for (qsizetype i = 0; i < source.lineCount(); ++i) {
        const QStringView line = source.line(i);
        if (line.startsWith(kAbstractLabel) && line.size() > kAbstractLabel.size())
            return i == 0 ? 90 : 70;
    }
    return 0;
}

} // namespace

Format catalyzexAuthorFormat()
{
    Format format;
    format.id = u"catalyzex-author"_s;
    format.markup = false; // plain text
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "CatalyzeX author page"));
    format.extensions = {u"txt"_s};
    format.largest = kLargestFile;
    format.split = splitPages;
    format.recognise = recogniseCatalyzex;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return PageReader(bytes, context).read();
    };
    return format;
}

} // namespace lectern
