#include "bibformats.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

#include <QRegularExpression>

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
        else if (tag == u"FAU"_s)
            addAuthor(&m_paper, withSuffixApart(splitInvertedName(value)));
        else if (tag == u"AU"_s && m_last == u"FAU"_s)
            return; // short form of the same author
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
        else
            m_paper.extra.append({tag, value});
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
    // Parses a date: "2020 Feb 3", "2020 Mar-Apr", "2020 Winter".
    void date(const MedlineField &field)
    {
        const QStringList words = field.value.split(u' ', Qt::SkipEmptyParts);
        const LooseDate whole =
            readLooseDate(words.size() == 3 ? words[2] + u' ' + words[1] + u' ' + words[0] : words[0]);
        m_paper.year = whole.year;
        m_paper.date = whole.date();
        if (!m_paper.date.isValid() && words.size() > 1)
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

int recogniseMedline(QByteArrayView head)
{
    const SourceText source(head);
    for (qsizetype i = 0; i < qMin<qsizetype>(source.lineCount(), 200); ++i) {
        const QStringView content = source.lineText(i);
        const auto line = medlineTag(content);
        if (line && (line->tag == u"PMID" || line->tag == u"PMC") && !line->value.isEmpty()
            && line->value.front().isDigit())
            return 97;
        if (line)
            return 0; // another tagged format
    }
    return 0;
}

ParsedSource readMedline(QByteArrayView bytes, const ParseContext &)
{
    ParsedSource source;
    source.format = u"medline"_s;
    const SourceText text(bytes);
    source.diagnostics = text.diagnostics();
    ByteCover cover(text);
    QList<MedlineField> fields;
    qsizetype begin = 0; // first line of the record
    const auto finish = [&] {
        if (fields.isEmpty())
            return;
        if (isEnough(source.papers.size() + 1))
            source.tooMany = true;
        else
            source.papers.append(MedlineReader(begin).run(fields));
        fields.clear();
    };
    for (qsizetype i = 0; i < text.lineCount() && !source.tooMany; ++i) {
        source.tooMany = i % 256 == 0 && isUnwanted();
        const SourceLine line = text.line(i);
        const QStringView content = text.lineText(i);
        if (isBlankText(content)) { // end of a record
            finish();
            cover.separator(line.begin, line.next);
        } else if (const auto tagged = medlineTag(content)) {
            if (tagged->tag == u"PMID")
                finish();
            if (fields.isEmpty())
                begin = line.number;
            fields.append({tagged->tag.toString(), foldAsciiSpace(tagged->value)});
            cover.field(line.begin, line.end);
        } else if (!fields.isEmpty() && content.front().isSpace()) { // continuation line
            QString &value = fields.last().value;
            value += (value.isEmpty() ? u""_s : u" "_s) + foldAsciiSpace(content);
            cover.field(line.begin, line.end);
        } else {
            addDiagnostic(source, Diagnostic::Severity::Warning, line.number,
                          u"This line has no tag and is outside of all records."_s);
            cover.notUnderstood(line.begin, line.end);
        }
    }
    finish();
    source.ranges = cover.ranges();
    return source;
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
    format.read = readMedline;
    return format;
}

} // namespace lectern
