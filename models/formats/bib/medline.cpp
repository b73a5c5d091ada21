#include "bibformats.h"

#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "recorddivider.h"

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

struct MedlineTag {
    QStringView tag; // "PMID", "TI"
    QStringView value;
};

// Parses the tag of "PMID- 123" or "TI  - Title": two to four capitals, padded with spaces, and a dash. Some
// files have lost spaces ("TI-", "PMID-123").
std::optional<MedlineTag> medlineTag(QStringView line)
{
    if (line.startsWith(u'\uFEFF'))
        line = line.mid(1);
    const qsizetype dash = line.indexOf(u'-');
    if (dash < 2 || dash > 4)
        return {};
    QStringView tag = line.first(dash);
    while (tag.endsWith(u' '))
        tag.chop(1);
    // A wrapped word ("DNA-bound") is not a tag: a tag without padding is followed by a value instead of the
    // rest of a word.
    const bool wraps = dash + 1 < line.size() && line[dash + 1].isLetter() && dash == tag.size();
    if (tag.size() < 2 || wraps
        || !std::all_of(tag.begin(), tag.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; }))
        return {};
    return MedlineTag{tag, line.mid(dash + 1).trimmed()};
}

struct MedlineField {
    QString tag, value;
};

// Converts one record to a paper.
class MedlineReader
{
public:
    explicit MedlineReader(qsizetype line) { m_paper.line = line; }

    Paper run(const QList<MedlineField> &fields)
    {
        for (const MedlineField &field : fields) {
            read(field);
            m_last = field.tag;
        }
        // Use the full journal name; the abbreviation only if there is no full name.
        m_paper.venue = m_journal.isEmpty() ? m_abbreviation : m_journal;
        if (!m_journal.isEmpty() && !m_abbreviation.isEmpty())
            m_paper.extra.append({u"TA"_s, m_abbreviation});
        if (m_paper.doi.isEmpty())
            m_paper.doi = doiOf(m_paper.url);
        m_paper.arxivId = arxivIdOf(m_paper.doi);
        return std::move(m_paper);
    }

private:
    void read(const MedlineField &field)
    {
        const QString &tag = field.tag;
        const QString &value = field.value;
        if (value.isEmpty())
            return;
        if ((tag == u"TI"_s || tag == u"BTI"_s) && m_paper.title.isEmpty())
            m_paper.title = value.endsWith(u'.') && !value.endsWith(u".."_s) ? value.chopped(1) : value;
        else if ((tag == u"FAU"_s || tag == u"AU"_s) && isCutList(value))
            m_paper.authorsTruncated = true;
        else if (tag == u"FAU"_s)
            addAuthor(&m_paper, fullName(value));
        else if (tag == u"AU"_s && m_last == u"FAU"_s)
            return; // short form of the same author
        else if (tag == u"AU"_s && (value.contains(u',') || value.contains(u';'))) // ERIC writes full names
            for (const QString &name : splitAuthorLine(value))
                addAuthor(&m_paper, withSuffixApart(splitInvertedName(name)));
        else if (tag == u"AU"_s)
            addAuthor(&m_paper, shortName(value));
        else if (tag == u"CN"_s)
            addAuthor(&m_paper, {{}, {}, value, {}, true}); // a team
        else if (tag == u"AB"_s)
            m_paper.abstract += (m_paper.abstract.isEmpty() ? u""_s : u"\n"_s) + value;
        else if (tag == u"DP"_s && !m_paper.year)
            date(field);
        else if (tag == u"JT"_s && m_journal.isEmpty())
            m_journal = value;
        else if (tag == u"TA"_s && m_abbreviation.isEmpty())
            m_abbreviation = value;
        else if ((tag == u"LID"_s || tag == u"AID"_s)
                 && (value.endsWith(u"[doi]"_s) || value.startsWith(u"doi:"_s)))
            doi(field);
        else if (tag == u"LID"_s && m_paper.url.isEmpty() && isOpenableUrl(value))
            m_paper.url = value;
        else
            m_paper.extra.append({tag, value});
    }
    // A full name without a comma has no given name; several words are an organisation.
    static PersonName fullName(const QString &value)
    {
        PersonName name = withSuffixApart(splitInvertedName(value));
        name.literal =
            name.literal || (!value.contains(u',') && value.contains(u' ') && !isEastAsianName(value));
        return name;
    }
    // Separates a suffix from the given name, as in "Smith, John Jr".
    static PersonName withSuffixApart(PersonName name)
    {
        const qsizetype space = name.given.lastIndexOf(u' ');
        if (space > 0 && name.suffix.isEmpty() && isNameSuffix(QStringView(name.given).mid(space + 1))) {
            name.suffix = name.given.mid(space + 1);
            name.given.truncate(space);
        }
        return name;
    }
    // Parses a name with the initials last: "van den Berg JK".
    static PersonName shortName(const QString &value)
    {
        PersonName name;
        const qsizetype space = value.lastIndexOf(u' ');
        name.family = space > 0 ? value.first(space) : value;
        name.given = space > 0 ? value.mid(space + 1) : QString();
        return name;
    }
    // Parses a date: "2020 Feb 3", "2020 Mar-Apr", "Winter 2020", "1998 Dec-1999 Jan".
    void date(const MedlineField &field)
    {
        const LooseDate whole = readLooseDate(field.value);
        m_paper.year = whole.year;
        m_paper.date = whole.date();
        if (statesMore(field.value, whole) || (whole.month && !whole.day))
            m_paper.extra.append({field.tag, field.value});
    }
    void doi(const MedlineField &field)
    {
        const QString found = doiOf(field.value.section(u'[', 0, 0));
        if (m_paper.doi.isEmpty())
            m_paper.doi = found;
        if (found.isEmpty() || found != m_paper.doi)
            m_paper.extra.append({field.tag, field.value});
    }

    Paper m_paper;
    QString m_journal, m_abbreviation, m_last;
};

// Returns whether a list with spaces around each tag contains this tag.
bool isListed(QStringView list, QStringView tag)
{
    return list.contains(QString(u' ' + tag + u' '));
}

int recogniseMedline(QByteArrayView head)
{
    const SourceText source(head);
    int tags = 0, ownTags = 0;
    for (qsizetype i = 0; i < qMin<qsizetype>(source.lineCount(), 200); ++i) {
        const QStringView content = source.lineText(i);
        const auto line = medlineTag(content);
        if (!line)
            continue;
        if (++tags == 1 && (line->tag == u"PMID" || line->tag == u"PMC") && !line->value.isEmpty()
            && line->value.front().isDigit())
            return 97;
        if (line->tag == u"TY" || line->tag == u"ER")
            return 0; // RIS
        ownTags += isListed(u" OWN STAT DP JT FAU LID OID PMID VI DCOM MHDA PHST ", line->tag);
        constexpr int kEnough = 2; // ERIC's files have no PMID
        if (ownTags >= kEnough)
            return 80;
    }
    return 0;
}

// Groups tagged lines into records.
class MedlineRecords
{
public:
    explicit MedlineRecords(QByteArrayView bytes) : m_text(bytes), m_cover(m_text) { }

    ParsedSource run()
    {
        m_source.format = u"medline"_s;
        m_source.diagnostics = m_text.diagnostics();
        for (qsizetype i = 0; i < m_text.lineCount() && !m_source.tooMany; ++i) {
            m_source.tooMany = i % 256 == 0 && isUnwanted();
            readLine(m_text.line(i), m_text.lineText(i));
        }
        finish();
        m_source.ranges = m_cover.ranges();
        return std::move(m_source);
    }

private:
    void readLine(const SourceLine &line, QStringView content)
    {
        if (isBlankText(content) || isRecordNumber(content, m_afterGap || m_fields.isEmpty())) {
            m_afterGap = true;
            m_cover.separator(line.begin, line.next);
            return;
        }
        if (const auto tagged = medlineTag(content)) {
            if (beginsRecord(tagged->tag))
                finish();
            if (m_fields.isEmpty())
                m_begin = line.number;
            m_titled = m_titled || tagged->tag == u"TI" || tagged->tag == u"BTI";
            m_fields.append({tagged->tag.toString(), foldAsciiSpace(tagged->value)});
            m_cover.field(line.begin, line.end);
        } else if (!m_fields.isEmpty() && content.front().isSpace()) { // continuation line
            QString &value = m_fields.last().value;
            value += (value.isEmpty() ? u""_s : u" "_s) + foldAsciiSpace(content);
            m_cover.field(line.begin, line.end);
        } else {
            addDiagnostic(m_source, Diagnostic::Severity::Warning, line.number,
                          u"This line has no tag and is outside of all records."_s);
            m_cover.notUnderstood(line.begin, line.end);
        }
        m_afterGap = false;
    }
    // PMID begins a record. Without it, a record begins after a blank line or with the tag that began the one
    // before; a record with PMID keeps blank lines inside.
    bool beginsRecord(QStringView tag) const
    {
        if (m_fields.isEmpty())
            return false;
        if (tag == u"PMID")
            return true;
        const QString &first = m_fields.first().tag;
        if (first == u"PMID"_s)
            return m_afterGap && m_titled && (tag == u"TI" || tag == u"OWN");
        return m_afterGap || (first == tag && m_fields.last().tag != tag && m_titled);
    }
    void finish()
    {
        if (m_fields.isEmpty())
            return;
        const auto warn = [this](const QString &message) {
            addDiagnostic(m_source, Diagnostic::Severity::Warning, m_begin, message);
        };
        qsizetype titles = 0;
        bool naming = false;
        for (const MedlineField &field : std::as_const(m_fields)) {
            titles += field.tag == u"TI"_s;
            if (!naming)
                naming = !field.value.isEmpty() && isListed(u" PMID TI BTI AU FAU CN AB ", field.tag);
        }
        if (titles > 1)
            warn(u"This record has several titles; it may be several papers."_s);
        if (!naming)
            warn(u"These lines belong to no record; they have no title and no author."_s);
        else if (isEnough(m_source.papers.size() + 1))
            m_source.tooMany = true;
        else
            m_source.papers.append(MedlineReader(m_begin).run(m_fields));
        m_fields.clear();
        m_titled = false;
    }

    const SourceText m_text;
    ByteCover m_cover;
    ParsedSource m_source;
    QList<MedlineField> m_fields;
    qsizetype m_begin = 0; // first line of the record
    bool m_afterGap = false; // the line before is blank or a number
    bool m_titled = false; // the record has a title
};

ParsedSource readMedline(QByteArrayView bytes, const ParseContext &)
{
    return MedlineRecords(bytes).run();
}

} // namespace

Format medlineFormat()
{
    Format format;
    format.id = u"medline"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "PubMed"));
    format.extensions = {u"nbib"_s};
    format.mimeTypes = {u"application/nbib"_s};
    format.recognise = recogniseMedline;
    format.reader = kReader;
    format.read = readMedline;
    return format;
}

} // namespace lectern
