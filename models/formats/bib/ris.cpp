#include "bibformats.h"

#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "publication.h"
#include "recorddivider.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

struct TagLine {
    QString tag; // "TY"
    QStringView value;
};

// Parses the tag of "TY  - BOOK", with any number of spaces around the dash (some programs write "TY - " or
// "ER  -"). The tag must be at the start of the line.
std::optional<TagLine> tagLine(QStringView line)
{
    if (line.startsWith(u'\uFEFF'))
        line = line.mid(1);
    const auto upper = [](QChar c) { return c >= u'A' && c <= u'Z'; };
    if (line.size() < 4 || !upper(line[0]) || !(upper(line[1]) || (line[1] >= u'0' && line[1] <= u'9')))
        return {};
    qsizetype i = 2;
    while (i < line.size() && (line[i] == u' ' || line[i] == u'\t'))
        ++i;
    if (i == 2 || i > 5 || i >= line.size() || line[i] != u'-')
        return {};
    ++i;
    if (i < line.size() && line[i] != u' ' && line[i] != u'\t')
        return {};
    return TagLine{line.left(2).toString(), line.mid(i).trimmed()};
}

struct Field {
    QString tag, value;
};

struct Record {
    QList<Field> fields;
    qsizetype line = 0;
};

// Converts one record to a paper.
class RecordReader
{
public:
    explicit RecordReader(const Record &record) : m_record(record) { }

    Paper run()
    {
        m_paper.line = m_record.line;
        for (const Field &field : m_record.fields)
            read(field);
        // The other names are the editors of a book or a part of a book. In other records, and if no authors
        // are stated, they are the authors.
        static const QSet<QString> inBooks{u"CHAP"_s,  u"ECHAP"_s, u"CONF"_s, u"CPAPER"_s, u"BOOK"_s,
                                           u"EBOOK"_s, u"ENCYC"_s, u"DICT"_s, u"SER"_s};
        const bool areEditors = !m_paper.authors.isEmpty() && inBooks.contains(m_type);
        for (const Field &other : std::as_const(m_others)) {
            if (areEditors)
                addExtra(other);
            else
                author(other.value);
        }
        // The journal abbreviation is used only if there is no other name.
        for (const QString &venue : {m_journal, m_secondTitle, m_bookTitle, m_abbreviation})
            if (m_paper.venue.isEmpty())
                m_paper.venue = venue;
        date();
        idsElsewhere();
        return std::move(m_paper);
    }

private:
    void addExtra(const Field &field)
    {
        if (!field.value.isEmpty())
            m_paper.extra.append({field.tag, field.value});
    }
    // Sets target to the first value. Later, different values are kept under their tag.
    void first(QString &target, const Field &field)
    {
        if (target.isEmpty())
            target = field.value;
        else if (target != field.value)
            addExtra(field);
    }

    void read(const Field &field)
    {
        const QString &tag = field.tag;
        const QString &value = field.value;
        if (value.isEmpty())
            return;
        if (tag == u"TY"_s)
            m_type = value;
        if (tag == u"TI"_s || tag == u"T1"_s || tag == u"CT"_s) {
            title(value);
        } else if (tag == u"AU"_s || tag == u"A1"_s) {
            author(value);
        } else if (tag == u"A2"_s || tag == u"A3"_s || tag == u"A4"_s) {
            m_others.append(field);
        } else if (tag == u"AB"_s || tag == u"N2"_s) {
            if (!m_paragraphs.contains(value)) { // N2 often repeats AB
                m_paragraphs.insert(value);
                m_paper.abstract += (m_paper.abstract.isEmpty() ? u""_s : u"\n"_s) + value;
            }
        } else if (tag == u"JO"_s || tag == u"J1"_s || tag == u"JF"_s) {
            first(m_journal, field);
        } else if (tag == u"T2"_s) {
            first(m_secondTitle, field);
        } else if (tag == u"BT"_s) {
            first(m_bookTitle, field);
        } else if (tag == u"JA"_s || tag == u"J2"_s) {
            first(m_abbreviation, field);
        } else if (tag == u"DO"_s || tag == u"M3"_s) {
            const QString doi = doiOf(value);
            if (!doi.isEmpty() && m_paper.doi.isEmpty())
                m_paper.doi = doi;
            else if (doi.isEmpty() || doi != m_paper.doi)
                addExtra(field);
        } else if (tag == u"UR"_s || tag == u"L2"_s || tag == u"LK"_s) {
            // Some programs write several URLs on one line.
            const bool mayHaveSeveral = value.lastIndexOf(u"http"_s) > 0;
            for (const QString &address : mayHaveSeveral ? addressesIn(value) : QStringList{value}) {
                if (m_doiLink.isEmpty() && !doiOf(address).isEmpty())
                    m_doiLink = address;
                if (m_paper.url.isEmpty() && isOpenableUrl(address))
                    m_paper.url = address;
                else if (address != m_paper.url)
                    addExtra({tag, address});
            }
        } else if (tag == u"PY"_s || tag == u"Y1"_s || tag == u"DA"_s || tag == u"YR"_s) {
            m_dates.append(field);
        } else if (tag == u"XL"_s) { // Lectern's extension for fields without a RIS tag, "name: value"
            extension(field);
        } else {
            addExtra(field);
        }
    }
    void title(const QString &value)
    {
        QString &title = m_paper.title;
        if (title == value)
            return;
        if (title.isEmpty())
            title = value;
        else // a title on several lines; insert a colon unless the first part ends in punctuation
            title += (title.endsWith(u':') || title.endsWith(u'.') || title.endsWith(u'?') ? u" "_s : u": "_s)
                + value;
    }
    void author(const QString &value)
    {
        if (!mayNameSeveral(value))
            return person(value);
        for (const QString &name : splitAuthorLine(value))
            person(name);
    }
    void person(const QString &value)
    {
        if (isCutList(value))
            m_paper.authorsTruncated = true;
        else if (const PersonName name = familyWithInitials(value); !name.family.isEmpty())
            addAuthor(&m_paper, name); // missing comma
        else
            addInvertedAuthor(&m_paper, value);
    }
    // The ids may be in an address, a note or the name of the journal instead of their own fields.
    void idsElsewhere()
    {
        if (m_paper.doi.isEmpty())
            m_paper.doi = doiOf(m_doiLink);
        // In a Lectern export the note was written by the user and may name any paper.
        const bool isOurs = !extraOf(m_paper, kMarksField).isEmpty();
        for (const ExtraField &field : std::as_const(m_paper.extra))
            if (m_paper.doi.isEmpty() && !isOurs
                && (field.name == u"N1"_s || field.name == u"L3"_s || field.name == u"DI"_s))
                m_paper.doi = doiIn(field.value);
        for (const QString &text : {m_paper.doi, m_paper.url})
            if (m_paper.arxivId.isEmpty())
                m_paper.arxivId = arxivIdOf(text);
        for (const QString &text : {m_journal, m_secondTitle})
            if (m_paper.arxivId.isEmpty() && text.contains(u"arxiv:"_s, Qt::CaseInsensitive))
                m_paper.arxivId = arxivIdIn(text);
        for (const ExtraField &field : std::as_const(m_paper.extra))
            if (m_paper.arxivId.isEmpty() && !isOurs && (field.name == u"N1"_s || field.name == u"M1"_s))
                m_paper.arxivId = arxivIdIn(field.value);
    }
    void extension(const Field &field)
    {
        const QString name = field.value.section(u": "_s, 0, 0), value = field.value.section(u": "_s, 1);
        if (name == u"arxiv"_s)
            m_paper.arxivId = arxivIdOf(value);
        else if (name == u"submitted"_s)
            m_submitted = QDate::fromString(value, Qt::ISODate);
        else if (name == u"inferred"_s)
            m_inferred = QDate::fromString(value, Qt::ISODate);
        else if (name == u"authors"_s && value == u"et al."_s)
            m_paper.authorsTruncated = true;
        else if (name == kMarksField)
            addExtra({name, value});
        else
            addExtra(field);
    }
    // Reads the dates in JabRef's order of preference. The first tag with a year supplies the year, the first
    // complete date supplies the date.
    void date()
    {
        QList<Field> unused;
        for (const QString &tag : {u"Y1"_s, u"PY"_s, u"YR"_s, u"DA"_s}) {
            for (const Field &field : std::as_const(m_dates)) {
                if (field.tag != tag)
                    continue;
                const LooseDate date = readLooseDate(field.value);
                bool used = false;
                // Lectern's own line marks the inferred date.
                if (m_inferred.isValid() && field.value == u'[' + QString::number(m_inferred.year()) + u']')
                    continue;
                if (date.year && (!m_paper.year || *m_paper.year == *date.year)) {
                    m_paper.year = date.year;
                    used = (!date.month || date.day) && !statesMore(field.value, date);
                    if (!m_paper.date.isValid())
                        m_paper.date = date.date();
                }
                if (!used || (date.date().isValid() && date.date() != m_paper.date))
                    unused.append(field);
            }
        }
        for (const Field &field : std::as_const(unused))
            if (field.value.contains(QRegularExpression(u"[^/ ]"_s)))
                addExtra(field);
        if (m_submitted.isValid())
            m_paper.date = m_submitted;
        if (m_inferred.isValid() && !m_paper.date.isValid()) {
            m_paper.date = m_inferred;
            m_paper.dateInferred = true;
        }
    }

    const Record &m_record;
    Paper m_paper;
    QString m_journal, m_secondTitle, m_bookTitle, m_abbreviation;
    QString m_doiLink; // the first address that names a DOI
    QDate m_submitted, m_inferred;
    QList<Field> m_dates;
    QString m_type;
    QList<Field> m_others; // persons other than the authors
    QSet<QString> m_paragraphs;
};

int recogniseRis(QByteArrayView head)
{
    const SourceText source(head);
    for (qsizetype i = 0; i < qMin<qsizetype>(source.lineCount(), 200); ++i) {
        const auto line = tagLine(source.lineText(i));
        if (line && line->tag == u"TY"_s)
            return line->value.isEmpty() ? 60 : 95;
        if (line && (line->tag == u"AU"_s || line->tag == u"TI"_s || line->tag == u"T1"_s))
            return 50; // a record without its type line
    }
    return 0;
}

bool isTitleTag(QStringView tag)
{
    return tag == u"TI" || tag == u"T1";
}
bool isAuthorTag(QStringView tag)
{
    return tag == u"AU" || tag == u"A1";
}

// Returns whether the record states anything by which a paper is known.
bool isPaper(const Record &record)
{
    static const QSet<QString> naming{u"TY"_s, u"TI"_s, u"T1"_s, u"CT"_s, u"AU"_s, u"A1"_s, u"T2"_s,
                                      u"BT"_s, u"DO"_s, u"AB"_s, u"N2"_s, u"ST"_s, u"A2"_s};
    return std::any_of(record.fields.cbegin(), record.fields.cend(), [](const Field &field) {
        return naming.contains(field.tag) && (field.tag == u"TY"_s || !field.value.isEmpty());
    });
}

// Returns whether a title is repeated after other tags. Titles on consecutive lines are one.
bool hasSeveralTitles(const Record &record)
{
    const Field *title = nullptr;
    for (const Field &field : record.fields) {
        if (!isTitleTag(field.tag))
            continue;
        if (title && title + 1 != &field && title->tag == field.tag && title->value != field.value)
            return true;
        title = &field;
    }
    return false;
}

// Groups tagged lines into records.
class RisReader
{
public:
    explicit RisReader(QByteArrayView bytes) : m_text(bytes), m_cover(m_text) { }
    ParsedSource run()
    {
        m_source.format = u"ris"_s;
        m_source.diagnostics = m_text.diagnostics();
        for (qsizetype i = 0; i < m_text.lineCount() && !m_source.tooMany; ++i) {
            m_source.tooMany = i % 256 == 0 && isUnwanted();
            const SourceLine line = m_text.line(i);
            const QStringView content = m_text.lineText(i);
            const auto tagged = tagLine(content);
            const bool isGap = !tagged
                && (isBlankText(content) || (!m_typed && isRecordNumber(content, m_afterGap || !m_open)));
            if (tagged)
                readTagged(i, line, *tagged);
            else if (isGap)
                m_cover.separator(line.begin, line.next);
            else
                readUntagged(line, content);
            m_afterGap = isGap;
        }
        finish(false);
        m_source.ranges = m_cover.ranges();
        return std::move(m_source);
    }

private:
    // A continuation line, or text outside a record.
    void readUntagged(const SourceLine &line, QStringView content)
    {
        if (m_open && !m_record.fields.isEmpty()) {
            QString &value = m_record.fields.last().value;
            value += (value.isEmpty() ? u""_s : u" "_s) + foldAsciiSpace(content);
            m_end = line.end;
            m_cover.field(line.begin, line.end);
        } else {
            addDiagnostic(m_source, Diagnostic::Severity::Warning, line.number,
                          u"This line has no tag and is outside of all records."_s);
            m_cover.notUnderstood(line.begin, line.end);
        }
    }
    void readTagged(qsizetype at, const SourceLine &line, const TagLine &tagged)
    {
        if (tagged.tag == u"ER"_s) {
            m_cover.field(line.begin, line.end);
            m_anyClosed = true;
            return finish(true);
        }
        // Some exports omit ER. Others repeat TY inside a record, directly after the first one or before any
        // title.
        if (tagged.tag == u"TY"_s && m_typed && (m_titled || m_authored) && titleFollows(at))
            finish(false);
        else if (m_open && !m_typed)
            divide(at, tagged);
        if (!m_open) {
            m_open = true;
            m_record.line = line.number;
            m_begin = line.begin;
        }
        m_end = line.end;
        m_cover.field(line.begin, line.end);
        m_typed = m_typed || tagged.tag == u"TY"_s;
        m_titled = m_titled || isTitleTag(tagged.tag);
        m_authored = m_authored || isAuthorTag(tagged.tag);
        m_record.fields.append({tagged.tag, foldAsciiSpace(tagged.value)});
    }
    // Ends a record without TY before this line, or at the last gap, if the line belongs to the next record:
    // TY begins one; so does a repetition of the first tag, or of a title or author after other tags.
    void divide(qsizetype at, const TagLine &tagged)
    {
        const QList<Field> &fields = m_record.fields;
        if (m_afterGap) {
            m_gap = fields.size();
            m_gapLine = m_text.line(at).number;
        }
        if (tagged.tag == u"TY"_s) {
            // The rest of Ovid's export after an ER line, or a record whose type is not in its first line.
            if (m_anyClosed || ((m_titled || m_authored) && titleFollows(at)))
                finish(false);
            return;
        }
        const QString &last = fields.last().tag;
        const bool isRepeated = last != tagged.tag
            && (isTitleTag(tagged.tag)        ? fields.first().tag == tagged.tag || (m_titled && m_gap >= 0)
                    : isAuthorTag(tagged.tag) ? !isAuthorTag(last) && m_authored && m_titled
                                              : fields.first().tag == tagged.tag && m_titled);
        if (!isRepeated || !(m_titled || m_gap >= 0))
            return;
        if (m_gap > 0 && m_gap < fields.size()) { // the gap was some lines ago
            const QList<Field> rest = fields.sliced(m_gap);
            const qsizetype line = m_gapLine;
            m_record.fields.resize(m_gap);
            finish(false);
            m_open = true;
            m_record.line = line;
            m_record.fields = rest;
            for (const Field &field : rest)
                m_authored = m_authored || isAuthorTag(field.tag);
            m_begin = m_end;
        } else if (m_afterGap || isTitleTag(tagged.tag) || titleFollows(at)) {
            finish(false);
        }
    }
    // Returns whether a title follows this line before the next record.
    bool titleFollows(qsizetype at) const
    {
        for (qsizetype next = at + 1; next < qMin(m_text.lineCount(), at + 60); ++next) {
            const auto ahead = tagLine(m_text.lineText(next));
            if (ahead && (ahead->tag == u"ER"_s || ahead->tag == u"TY"_s))
                return false;
            if (ahead && (ahead->tag == u"TI"_s || ahead->tag == u"T1"_s))
                return true;
        }
        return false;
    }
    void finish(bool closed)
    {
        if (!m_open)
            return;
        const Record record = std::exchange(m_record, {});
        m_open = m_typed = m_titled = m_authored = false;
        m_gap = -1;
        const auto warn = [&](const QString &message) {
            addDiagnostic(m_source, Diagnostic::Severity::Warning, record.line, message);
        };
        if (!isPaper(record)) // for example Ovid's search strategy after an ER line
            return warn(u"These lines belong to no record; they have no title and no author."_s);
        if (isEnough(++m_records)) {
            m_source.tooMany = true;
            return;
        }
        if (!closed)
            warn(u"This record has no closing ER line."_s);
        if (hasSeveralTitles(record))
            warn(u"This record has several titles; it may be several papers."_s);
        Paper paper = RecordReader(record).run();
        Paper nothing;
        nothing.line = paper.line;
        if (paper.extra.size() == 1
            && paper.extra.first().name == "TY"_L1) // a record with only a type is empty
            nothing.extra = paper.extra;
        if (paper == nothing)
            warn(u"This record is empty."_s);
        else
            m_source.papers.append(std::move(paper));
    }

    const SourceText m_text;
    ByteCover m_cover;
    ParsedSource m_source;
    Record m_record;
    bool m_open = false; // a record is open
    bool m_typed = false; // has TY
    bool m_titled = false, m_authored = false; // has a title, an author
    bool m_anyClosed = false; // a record of the file had an ER line
    bool m_afterGap = false; // the line before is blank or a number
    qsizetype m_gap = -1; // number of fields before the last gap in the record without TY; -1: none
    qsizetype m_gapLine = 0; // the line after that gap
    qsizetype m_begin = 0, m_end = 0; // the text of the record
    qsizetype m_records = 0;
};

ParsedSource readRis(QByteArrayView bytes, const ParseContext &)
{
    return RisReader(bytes).run();
}

void removeRisMarks(QList<ExtraField> &fields, const PaperMarks &marks)
{
    for (const ExtraField &field : risMarks(marks))
        removeMark(fields, field);
}

} // namespace

Format risFormat()
{
    Format format;
    format.id = u"ris"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "RIS"));
    format.use =
        QT_TRANSLATE_NOOP("lectern::ExportPanel", "For EndNote, Zotero, Mendeley and most databases.");
    format.extensions = {u"ris"_s};
    format.mimeTypes = {u"application/x-research-info-systems"_s};
    format.recognise = recogniseRis;
    format.reader = kReader;
    format.read = readRis;
    format.cites = format.fileFields = true;
    format.removeMarks = removeRisMarks;
    format.stream = risStream;
    return format;
}

} // namespace lectern
