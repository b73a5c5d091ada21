#include "recordformats.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the separator of a header line: comma, semicolon or tab, whichever occurs most often outside
// quotes.
QChar separatorOf(QStringView line)
{
    static constexpr QStringView candidates = u",;\t";
    qsizetype counts[3] = {};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == u'"')
            quoted = !quoted;
        else if (const qsizetype which = quoted ? -1 : candidates.indexOf(c); which >= 0)
            ++counts[which];
    }
    return candidates[std::max_element(counts, counts + 3) - counts];
}

// Parses one RFC 4180 record: a quoted value may contain separators and line breaks, and "" is a quote.
// Returns the position after the record's line break. closed: false if a quote is not closed.
qsizetype readRecord(QStringView text, qsizetype at, QChar separator, QStringList &values, bool *closed)
{
    values.clear();
    *closed = true;
    QString value;
    for (;;) {
        value.clear();
        if (at < text.size() && text[at] == u'"') {
            for (++at;; ++at) {
                const qsizetype quote = text.indexOf(u'"', at);
                if (quote < 0) {
                    *closed = false;
                    value += text.mid(at);
                    values.append(value);
                    return text.size();
                }
                value += text.mid(at, quote - at);
                at = quote + 1;
                if (at >= text.size() || text[at] != u'"')
                    break;
                value += u'"';
            }
        }
        const qsizetype begin = at; // an unquoted value, or invalid text after a quoted one
        while (at < text.size() && text[at] != separator && text[at] != u'\n' && text[at] != u'\r')
            ++at;
        value += text.mid(begin, at - begin);
        values.append(value);
        if (at < text.size() && text[at] == separator) {
            ++at;
            continue;
        }
        if (at < text.size() && text[at] == u'\r')
            ++at;
        if (at < text.size() && text[at] == u'\n')
            ++at;
        return at;
    }
}

// Start of the header line, and the separator.
struct Beginning {
    qsizetype at;
    QChar separator;
};

// Returns the values of the record at the beginning; empty if it is too long for a header or a quote is not
// closed.
QStringList headerValues(QStringView text, QChar separator)
{
    constexpr qsizetype kMaxLength = 8000;
    QStringList values;
    bool closed = true;
    const qsizetype end =
        readRecord(text.first(qMin(text.size(), kMaxLength)), 0, separator, values, &closed);
    return closed && end < kMaxLength ? values : QStringList();
}

bool isKnownHeader(const QStringList &names)
{
    int known = 0;
    bool hasText = false;
    for (const QString &name : names) {
        const CsvColumn column = csvColumn(name);
        known += column != CsvColumn::Unknown;
        hasText = hasText || column == CsvColumn::Title || column == CsvColumn::Abstract;
        if (name.size() > 60) // a sentence instead of a column name
            return false;
    }
    return hasText && known >= 2 && names.size() <= 200;
}

// Finds the header. Blank lines, "sep=;" (spreadsheets) and remarks about the export (Dimensions, Scopus) may
// be before it: the first of some lines whose names are known, otherwise the first line.
Beginning beginningOf(QStringView text)
{
    constexpr int kMaxLines = 10;
    std::optional<Beginning> first;
    QChar stated;
    qsizetype at = 0;
    for (int lines = 0; lines < kMaxLines && at < text.size(); ++lines) {
        while (at < text.size() && text[at].isSpace() && text[at] != u'\t')
            ++at;
        const qsizetype lineBreak = text.indexOf(u'\n', at), end = lineBreak < 0 ? text.size() : lineBreak;
        const QStringView line = text.mid(at, end - at).trimmed();
        if (line.size() == 5 && line.startsWith(u"sep=", Qt::CaseInsensitive)) {
            stated = line.back();
        } else if (!line.isEmpty()) {
            const Beginning here{at, stated.isNull() ? separatorOf(line) : stated};
            if (isKnownHeader(headerValues(text.mid(at), here.separator)))
                return here;
            first = first.value_or(here);
        }
        at = end + 1;
    }
    return first.value_or(Beginning{qMin(at, text.size()), u','});
}

// Spreadsheets evaluate such cells as formulas. The writer prefixes them with an apostrophe, and also cells
// that begin with apostrophes followed by a formula. The reader removes one apostrophe.
bool beginsFormula(QStringView value)
{
    while (value.startsWith(u'\''))
        value = value.mid(1);
    constexpr QStringView signs = u"=+-@\t\r\uff1d\uff0b\uff0d\uff20";
    bool isNumber = false;
    static_cast<void>(value.toDouble(&isNumber));
    return !value.isEmpty() && signs.contains(value[0]) && !isNumber;
}

// Returns the name of a column, including a default for columns without a header.
QString columnName(const QStringList &header, qsizetype column)
{
    return header.value(column).isEmpty() ? u"column %1"_s.arg(column + 1) : header[column];
}

Paper paperOfRow(const QStringList &header, const QList<CsvColumn> &columns, const QStringList &values)
{
    Paper paper;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString name = columnName(header, i);
        QString value = values[i].trimmed();
        if (value.startsWith(u'\'') && beginsFormula(value))
            value.remove(0, 1);
        if (!value.isEmpty())
            readColumn(paper, columns.value(i, CsvColumn::Unknown), name, value);
    }
    finishColumns(paper);
    return paper;
}

// Returns whether a table of this header is written by Zotero, JabRef, Scopus or Dimensions.
bool isInvertedExport(const QStringList &header)
{
    const auto has = [&header](QLatin1StringView name) { return header.contains(name); };
    return (has("Item Type"_L1) && has("Publication Title"_L1)) || has("BibliographyType"_L1)
        || has("Author full names"_L1) || (has("Publication ID"_L1) && has("Dimensions URL"_L1));
}

int recogniseCsv(QByteArrayView head)
{
    if (head.startsWith(kOwnTable)) // notes in the table may look like another format
        return 100;
    return isKnownHeader(csvHeader(head)) ? 80 : 0;
}

ParsedSource readTable(QByteArrayView bytes, const ParseContext &context)
{
    ParsedSource source;
    source.format = u"csv"_s;
    const SourceText decoded(bytes);
    source.diagnostics = decoded.diagnostics();
    ByteCover cover(decoded);
    const QStringView text = decoded.text();
    auto [at, separator] = beginningOf(text);
    QStringList header, values;
    QList<CsvColumn> meaning;
    qsizetype rows = 0, authors = -1; // column of the authors
    AuthorColumn authorColumn;
    QList<std::pair<qsizetype, qsizetype>> unsure; // papers whose cell may be one name or two, and their rows
    cover.separator(0, at); // lines before the header
    for (bool first = true; at < text.size() && !source.tooMany; first = false) {
        if (isEnough(rows++)) { // the header is not a record
            source.tooMany = true;
            break;
        }
        const qsizetype begin = at;
        bool closed = true;
        at = readRecord(text, at, separator, values, &closed);
        const qsizetype line = decoded.lineNumberAt(begin);
        qsizetype end = at;
        while (end > begin && (text[end - 1] == u'\n' || text[end - 1] == u'\r'))
            --end;
        if (first) {
            for (QString &value : values)
                header.append(foldAsciiSpace(value));
            for (qsizetype i = 0; i < header.size(); ++i) {
                const QString name = columnName(header, i);
                // In Publish or Perish "Source" is the journal; in other tables it is the database.
                const bool isPlace = header[i] == "Source"_L1 && values.contains("GSRank"_L1);
                meaning.append(context.fields.value(name, isPlace ? CsvColumn::Venue : csvColumn(header[i])));
                source.names.append({name, columnField(meaning[i])});
                if (meaning[i] == CsvColumn::Authors && (authors < 0 || isFullNames(header[i])))
                    authors = i;
            }
            authorColumn = AuthorColumn(isInvertedExport(header));
            cover.field(begin, end);
            continue;
        }
        if (text.mid(begin, end - begin).trimmed().isEmpty()) {
            cover.separator(begin, at);
            continue;
        }
        if (!closed)
            addDiagnostic(source, Diagnostic::Severity::Warning, line,
                          u"A quotation mark in this row is not closed."_s);
        if (values.size() > header.size())
            addDiagnostic(
                source, Diagnostic::Severity::Warning, line,
                u"This row has %1 values, but the header has %2 names; the extra values are kept by number."_s
                    .arg(values.size())
                    .arg(header.size()));
        Paper paper = paperOfRow(header, meaning, values);
        if (paper.title.isEmpty() && paper.abstract.isEmpty()) {
            addDiagnostic(source, Diagnostic::Severity::Warning, line,
                          u"This row has neither a title nor an abstract."_s);
            cover.notUnderstood(begin, end);
            continue;
        }
        paper.line = line;
        if (authors >= 0 && authors < values.size() && authorColumn.add(values[authors]))
            unsure.append({source.papers.size(), begin});
        source.papers.append(std::move(paper));
        cover.field(begin, end);
    }
    if (!authorColumn.mayHoldOneName())
        unsure.clear();
    for (const auto &[index, begin] : std::as_const(unsure)) {
        bool closed = true;
        readRecord(text, begin, separator, values, &closed);
        if (source.papers[index].authors.size() == 2 && authorColumn.isOneName(values[authors]))
            readOneAuthor(source.papers[index], values[authors]);
    }
    source.ranges = cover.ranges();
    return source;
}

} // namespace

QString csvCell(const QString &text)
{
    const QString bare = text.trimmed(); // trimmed, because the reader trims each value too
    const QString value = beginsFormula(bare) ? u'\'' + bare : text;
    if (!value.contains(u',') && !value.contains(u'"') && !value.contains(u'\n') && !value.contains(u'\r')
        && value == value.trimmed())
        return value;
    return u'"' + QString(value).replace(u"\""_s, u"\"\""_s) + u'"';
}

QStringList csvHeader(QByteArrayView head)
{
    const SourceText source(head);
    const QStringView text = source.text();
    const auto [at, separator] = beginningOf(text);
    QStringList values = headerValues(text.mid(at), separator);
    for (QString &value : values)
        value = foldAsciiSpace(value);
    return values.size() > 1 ? values : QStringList();
}

SourceFields csvFields(QByteArrayView head)
{
    constexpr qsizetype kRows = 10, kMaxNameLength = 60, kSure = 3;
    const QStringList header = csvHeader(head);
    if (header.size() < 2 || header.size() > SourceFields::kMax)
        return {};
    SourceFields all;
    for (qsizetype i = 0; i < header.size(); ++i) {
        if (header[i].size() > kMaxNameLength) // a sentence instead of a column name
            return {};
        all.fields.append({columnName(header, i), {}, csvColumn(header[i])});
    }
    const SourceText source(head);
    const QStringView text = source.text();
    auto [at, separator] = beginningOf(text);
    QStringList values;
    bool closed = true;
    at = readRecord(text, at, separator, values, &closed);
    const bool isKnown = recogniseCsv(head) > 0;
    qsizetype rows = 0;
    while (rows < kRows && at < text.size()) {
        const qsizetype begin = at;
        at = readRecord(text, at, separator, values, &closed);
        if (text.mid(begin, at - begin).trimmed().isEmpty())
            continue;
        if (values.size() != header.size() && at >= text.size())
            break; // the head of the file may end inside this record
        if (values.size() != header.size() && !isKnown)
            return {};
        for (qsizetype i = 0; i < qMin(values.size(), header.size()); ++i)
            all.fields[i].addSample(foldAsciiSpace(values[i]));
        ++rows;
    }
    // One or two sentences with a comma each are not a table.
    if (isKnown || rows > 1 || (rows == 1 && header.size() >= kSure))
        all.format = u"csv"_s;
    all.isTable = true;
    return all.format.isEmpty() ? SourceFields() : all;
}

Format csvFormat()
{
    Format format;
    format.id = u"csv"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Table (CSV)"));
    format.extensions = {u"csv"_s, u"tsv"_s};
    format.mimeTypes = {u"text/csv"_s};
    format.recognise = recogniseCsv;
    format.reader = kReader;
    format.read = readTable;
    format.fields = csvFields;
    format.fileFields = true;
    return format;
}

} // namespace lectern
