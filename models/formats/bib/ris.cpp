#include "bibformats.h"

#include "models/core/shortvenue.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/exportparts.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "publication.h"

#include <QRegularExpression>
#include <QSet>

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
        if (m_paper.arxivId.isEmpty())
            m_paper.arxivId = arxivIdOf(m_paper.doi);
        if (m_paper.arxivId.isEmpty())
            m_paper.arxivId = arxivIdOf(m_paper.url);
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
            static const QRegularExpression next(u"\\s*;\\s*(?=https?://)"_s);
            for (const QString &address : value.split(next, Qt::SkipEmptyParts)) {
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
        // A comma follows, so that other programs read "et al." as a literal name.
        static const QRegularExpression more(u"\\A(et al\\.?|others),?\\z"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        if (more.match(value).hasMatch()) {
            m_paper.authorsTruncated = true;
            return;
        }
        if (const PersonName name = familyWithInitials(value); !name.family.isEmpty())
            addAuthor(&m_paper, name); // missing comma
        else
            addInvertedAuthor(&m_paper, value);
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
                    used = !date.month || date.day;
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

// Groups tagged lines into records.
class RisReader
{
public:
    explicit RisReader(QByteArrayView bytes) : m_text(bytes), m_cover(m_text) { }

    ParsedSource run();

private:
    void readUntagged(const SourceLine &line, QStringView content);
    void readTagged(qsizetype at, const SourceLine &line, const TagLine &tagged);
    bool titleFollows(qsizetype at) const;
    void finish(bool closed);

    const SourceText m_text;
    ByteCover m_cover;
    ParsedSource m_source;
    Record m_record;
    bool m_open = false; // a record is open
    bool m_typed = false; // has TY
    bool m_begun = false; // has a title or an author
    qsizetype m_records = 0;
};

ParsedSource RisReader::run()
{
    m_source.format = u"ris"_s;
    m_source.diagnostics = m_text.diagnostics();
    for (qsizetype i = 0; i < m_text.lineCount() && !m_source.tooMany; ++i) {
        m_source.tooMany = i % 256 == 0 && isUnwanted();
        const SourceLine line = m_text.line(i);
        const QStringView content = m_text.lineText(i);
        if (isBlankText(content))
            m_cover.separator(line.begin, line.next);
        else if (const auto tagged = tagLine(content))
            readTagged(i, line, *tagged);
        else
            readUntagged(line, content);
    }
    finish(false);
    m_source.ranges = m_cover.ranges();
    return std::move(m_source);
}

// A continuation line, or text outside a record.
void RisReader::readUntagged(const SourceLine &line, QStringView content)
{
    if (m_open && !m_record.fields.isEmpty()) {
        QString &value = m_record.fields.last().value;
        value += (value.isEmpty() ? u""_s : u" "_s) + foldAsciiSpace(content);
        m_cover.field(line.begin, line.end);
    } else {
        addDiagnostic(m_source, Diagnostic::Severity::Warning, line.number,
                      u"This line has no tag and is outside of all records."_s);
        m_cover.notUnderstood(line.begin, line.end);
    }
}

void RisReader::readTagged(qsizetype at, const SourceLine &line, const TagLine &tagged)
{
    m_cover.field(line.begin, line.end);
    if (tagged.tag == u"ER"_s)
        return finish(true);
    // Some exports omit ER. Others repeat TY inside a record, directly after the first one or before any
    // title.
    if (tagged.tag == u"TY"_s && m_typed && m_begun && titleFollows(at))
        finish(false);
    if (!m_open) {
        m_open = true;
        m_record.line = line.number;
    }
    m_typed = m_typed || tagged.tag == u"TY"_s;
    m_begun = m_begun || tagged.tag == u"TI"_s || tagged.tag == u"T1"_s || tagged.tag == u"AU"_s
        || tagged.tag == u"A1"_s;
    m_record.fields.append({tagged.tag, foldAsciiSpace(tagged.value)});
}

// Returns whether a title follows this line before the next record.
bool RisReader::titleFollows(qsizetype at) const
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

void RisReader::finish(bool closed)
{
    if (!m_open)
        return;
    if (isEnough(++m_records)) {
        m_source.tooMany = true;
        return;
    }
    if (!closed)
        addDiagnostic(m_source, Diagnostic::Severity::Warning, m_record.line,
                      u"This record has no closing ER line."_s);
    Paper paper = RecordReader(m_record).run();
    Paper nothing;
    nothing.line = paper.line;
    if (paper.extra.size() == 1 && paper.extra.first().name == "TY"_L1) // a record with only a type is empty
        nothing.extra = paper.extra;
    if (paper == nothing)
        addDiagnostic(m_source, Diagnostic::Severity::Warning, m_record.line, u"This record is empty."_s);
    else
        m_source.papers.append(std::move(paper));
    m_record = {};
    m_open = m_typed = m_begun = false;
}

ParsedSource readRis(QByteArrayView bytes, const ParseContext &)
{
    return RisReader(bytes).run();
}

// RIS values are single lines. Line breaks become spaces, or additional lines if the tag may repeat.
void writeTag(QByteArray &out, const QString &tag, const QString &value)
{
    if (const QString line = foldAsciiSpace(value); !line.isEmpty())
        out += tag.toLatin1() + "  - " + line.toUtf8() + "\r\n";
}

// Writes publication details of sources other than RIS.
void writePublication(QByteArray &out, const Publication &publication)
{
    for (const PublicationField &field : publicationFields()) {
        if (field.name == u"issue"_s)
            writeTag(out, u"IS"_s, publication.issue.isEmpty() ? publication.number : publication.issue);
        if (field.name == u"pages"_s) {
            writeTag(out, u"SP"_s, publication.firstPage);
            writeTag(out, u"EP"_s, publication.lastPage);
            for (const QString &editor : publication.editors)
                writeTag(out, u"ED"_s, invertedName(splitDisplayName(editor, publication.editorFamilies)));
        }
        if (field.value && !field.ris.isEmpty())
            writeTag(out, field.ris, publication.*field.value);
    }
    writeTag(out, u"SN"_s, publication.isbn.isEmpty() ? publication.issn : publication.isbn);
}

// Writes the stated years, and an inferred year in brackets.
void writeDates(QByteArray &out, const Paper &paper, const Publication &publication, bool isRis)
{
    const bool dated = paper.date.isValid() && !paper.dateInferred;
    if (paper.year)
        writeTag(out, u"PY"_s, QString::number(*paper.year));
    else if (paper.date.isValid())
        writeTag(out, u"PY"_s,
                 dated ? QString::number(paper.date.year())
                       : u'[' + QString::number(paper.date.year()) + u']');
    if (paper.date.isValid() && !dated)
        writeTag(out, u"XL"_s, u"inferred: "_s + paper.date.toString(Qt::ISODate));
    else if (dated && paper.date.year() == paper.year.value_or(paper.date.year()))
        writeTag(out, u"DA"_s, paper.date.toString(u"yyyy/MM/dd"_s));
    else if (paper.year && publication.month && !isRis) // the day is unknown then
        writeTag(out, u"DA"_s, u"%1/%2//"_s.arg(*paper.year).arg(publication.month, 2, 10, QChar(u'0')));
    else if (dated)
        writeTag(out, u"XL"_s, u"submitted: "_s + paper.date.toString(Qt::ISODate));
}

// Writes the full venue name and, if known, the short one.
void writeCitedVenue(QByteArray &out, const Paper &paper)
{
    const QString venue = foldAsciiSpace(paper.venue), full = fullVenueText(venue),
                  name = shortVenueText(venue);
    writeTag(out, u"T2"_s, full);
    if (name != full)
        writeTag(out, u"J2"_s, name);
}

QByteArray written(const Paper &paper, const PaperMarks &marks, ExportContent content)
{
    const bool citing = content == ExportContent::Citing;
    QByteArray out;
    QString type = extraOf(paper, u"TY");
    const bool isRis = !foldAsciiSpace(type).isEmpty() && !type.contains(u'\n');
    const Publication publication = publicationOf(paper);
    if (!isRis)
        type = risTypeOf(publication.kind);
    if (type.isEmpty())
        type = u"JOUR"_s;
    writeTag(out, u"TY"_s, type);
    writeTag(out, u"TI"_s, QString(paper.title).replace(u'\n', u' '));
    const QStringList families = familyNames(paper);
    for (const QString &author : paper.authors)
        writeTag(out, u"AU"_s, invertedName(splitDisplayName(author, families)));
    if (paper.authorsTruncated)
        writeTag(out, u"AU"_s, u"et al.,"_s);
    writeDates(out, paper, publication, isRis);
    if (citing)
        writeCitedVenue(out, paper);
    else
        writeTag(out, u"T2"_s, QString(paper.venue).replace(u'\n', u' '));
    if (!isRis) // otherwise the details are among the source's own tags
        writePublication(out, publication);
    writeTag(out, u"DO"_s, paper.doi);
    writeTag(out, u"UR"_s, paper.url);
    if (!paper.arxivId.isEmpty())
        writeTag(out, u"XL"_s, u"arxiv: "_s + paper.arxivId);
    if (!citing) {
        for (const QString &paragraph : paper.abstract.split(u'\n'))
            writeTag(out, u"AB"_s, paragraph);
        for (const QString &keyword : keywordsOf(paper))
            writeTag(out, u"KW"_s, keyword);
    }
    for (const ExtraField &field : paper.extra) {
        static const QRegularExpression tag(u"\\A[A-Z][A-Z0-9]\\z"_s);
        // A field named ER would end the record; table columns can have any name.
        if (isRis && field.name != u"TY"_s && field.name != u"KW"_s && field.name != u"ER"_s
            && tag.match(field.name).hasMatch() && !field.value.contains(u'\n')
            && (!citing || isRisTagForCiting(field)))
            writeTag(out, field.name, field.value);
    }
    if (citing)
        return out + "ER  - \r\n\r\n";
    for (const ExtraField &line : risMarks(marks))
        writeTag(out, line.name, line.value);
    if (!marks.isEmpty())
        writeTag(out, u"XL"_s, kMarksField + u": "_s + marksText(marks));
    return out + "ER  - \r\n\r\n";
}

class RisStream final : public PaperStream
{
public:
    void setContent(ExportContent content) override { m_content = content; }
    QByteArray paper(const Paper &paper, const PaperMarks &marks) override
    {
        return written(paper, marks, m_content);
    }

private:
    ExportContent m_content = ExportContent::Everything;
};

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
    format.read = readRis;
    format.cites = format.fileFields = true;
    format.removeMarks = removeRisMarks;
    format.stream = [] { return std::make_unique<RisStream>(); };
    return format;
}

} // namespace lectern
