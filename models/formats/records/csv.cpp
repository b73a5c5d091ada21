#include "csv.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/tables/spaces.h"

#include <QHash>
#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the character between the values of a header line: comma, semicolon or tab, whichever occurs most
// often outside quotes.
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

// Where the header line begins, after blank lines, and the character between its values.
struct Beginning {
    qsizetype at;
    QChar separator;
};
Beginning beginningOf(QStringView text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at].isSpace() && text[at] != u'\t')
        ++at;
    const qsizetype lineEnd = text.indexOf(u'\n', at);
    return {at, separatorOf(text.mid(at, (lineEnd < 0 ? text.size() : lineEnd) - at))};
}

// Reads one record of RFC 4180: a quoted value may hold separators and line breaks, and "" in it is one
// quote. Returns one past the record's line break. closed: false when a quote is never closed.
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
        const qsizetype begin = at; // the whole unquoted value, or what wrongly stands behind a quoted one
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

// Reads "A. One; B. Two", "One, A.; Two, B.", "A. One and B. Two" or "A. One, B. Two", whichever fits.
AuthorList authorsOf(const QString &text)
{
    AuthorList list;
    if (text.contains(u';') || text.contains(u'|')) {
        static const QRegularExpression separator(u"\\s*[;|]\\s*"_s);
        for (const QString &name : text.split(separator, Qt::SkipEmptyParts)) {
            if (name.compare(u"et al."_s, Qt::CaseInsensitive) == 0)
                list.truncated = true;
            else
                list.names.append(displayName(splitInvertedName(name)));
        }
        return list;
    }
    // One "Family, Given" must not become two people: it is one when the part before the comma is a single
    // word.
    if (text.count(u',') == 1 && !text.contains(u" and "_s)
        && !text.section(u',', 0, 0).trimmed().contains(u' '))
        return {{displayName(splitInvertedName(text))}, false, false};
    return splitAuthorString(text);
}

class RowReader
{
public:
    RowReader(const QStringList &header, const QList<CsvColumn> &columns)
        : m_header(header), m_columns(columns)
    {
    }

    Paper run(const QStringList &values)
    {
        Paper paper;
        for (qsizetype i = 0; i < values.size(); ++i)
            if (const QString value = values[i].trimmed(); !value.isEmpty())
                read(paper, i, value);
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(paper.url);
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(paper.doi);
        return paper;
    }

private:
    void read(Paper &paper, qsizetype index, const QString &value)
    {
        const auto keep = [&] {
            const QString name = index < m_header.size() && !m_header[index].isEmpty()
                ? m_header[index]
                : u"column %1"_s.arg(index + 1);
            paper.extra.append({name, value});
        };
        const auto text = [&](QString &target) {
            if (target.isEmpty())
                target = foldAsciiSpace(value);
            else if (target != value)
                keep();
        };
        bool ok = false;
        switch (m_columns.value(index, CsvColumn::Unknown)) {
        case CsvColumn::Title:
            text(paper.title);
            break;
        case CsvColumn::Authors:
            if (paper.authors.isEmpty()) {
                AuthorList list = authorsOf(value);
                paper.authors = std::move(list.names);
                paper.authorsTruncated = paper.authorsTruncated || list.truncated;
            } else {
                keep();
            }
            break;
        case CsvColumn::AuthorsTruncated:
            paper.authorsTruncated = value == u"yes"_s || value == u"true"_s || value == u"1"_s;
            break;
        case CsvColumn::Year:
            if (const auto year = readLooseDate(value).year)
                paper.year = year;
            else
                keep();
            break;
        case CsvColumn::Date: {
            const LooseDate date = readLooseDate(value);
            if (date.date().isValid())
                paper.date = date.date();
            if (!paper.year && date.year)
                paper.year = date.year;
            if (!date.year || (date.month && !date.day))
                keep();
            break;
        }
        case CsvColumn::Abstract:
            if (paper.abstract.isEmpty())
                paper.abstract = foldParagraphs(value);
            else
                keep();
            break;
        case CsvColumn::Doi:
            paper.doi = doiOf(value);
            if (paper.doi.isEmpty())
                keep();
            break;
        case CsvColumn::ArxivId:
            paper.arxivId = arxivIdOf(value);
            if (paper.arxivId.isEmpty())
                keep();
            break;
        case CsvColumn::Venue:
            text(paper.venue);
            break;
        case CsvColumn::Url:
            if (isOpenableUrl(value) && paper.url.isEmpty())
                paper.url = value;
            else
                keep();
            break;
        case CsvColumn::Category:
            text(paper.category);
            break;
        case CsvColumn::Citations:
            if (const int count = QString(value).remove(u',').toInt(&ok); ok)
                paper.citations = count;
            else
                keep();
            break;
        case CsvColumn::Score:
            if (const double score = value.toDouble(&ok); ok && score >= 0 && score <= 100)
                paper.score = score;
            else
                keep();
            break;
        case CsvColumn::Code:
            if (value == u"yes"_s || value == u"true"_s || value == u"1"_s)
                paper.code = true;
            else if (value == u"no"_s || value == u"false"_s || value == u"0"_s)
                paper.code = false;
            else
                keep();
            break;
        case CsvColumn::Affiliation:
            text(paper.affiliation);
            break;
        case CsvColumn::Unknown:
            keep();
        }
    }

    const QStringList &m_header;
    const QList<CsvColumn> &m_columns;
};

QString quoted(const QString &value)
{
    if (!value.contains(u',') && !value.contains(u'"') && !value.contains(u'\n') && !value.contains(u'\r')
        && value == value.trimmed())
        return value;
    return u'"' + QString(value).replace(u"\""_s, u"\"\""_s) + u'"';
}

constexpr auto kHeader = "title,authors,authors_truncated,year,date,venue,doi,arxiv_id,category,score,code,"
                         "affiliation,citations,url,abstract\r\n";

QByteArray row(const Paper &paper)
{
    QStringList authors;
    for (const QString &author : paper.authors)
        authors.append(author.contains(u',') ? invertedName(splitDisplayName(author)) : author);
    const QStringList values{paper.title,
                             authors.join(u"; ")
                                 + (authors.size() == 1 && authors[0].contains(u' ') ? u";"_s : u""_s),
                             paper.authorsTruncated ? u"yes"_s : u""_s,
                             paper.year ? QString::number(*paper.year) : QString(),
                             paper.date.toString(Qt::ISODate),
                             paper.venue,
                             paper.doi,
                             paper.arxivId,
                             paper.category,
                             paper.score ? QString::number(*paper.score) : QString(),
                             paper.code ? (*paper.code ? u"yes"_s : u"no"_s) : QString(),
                             paper.affiliation,
                             paper.citations ? QString::number(*paper.citations) : QString(),
                             paper.url,
                             QString(paper.abstract).replace(u"\n"_s, u"\n\n"_s)};
    QStringList cells;
    for (const QString &value : values)
        cells.append(quoted(value));
    return cells.join(u',').toUtf8() + "\r\n";
}

int recognise(QByteArrayView head)
{
    const QStringList header = csvHeader(head);
    if (header.size() < 2 || header.size() > 200)
        return 0;
    int known = 0;
    bool title = false, abstract = false;
    for (const QString &name : header) {
        const CsvColumn column = csvColumn(name);
        known += column != CsvColumn::Unknown;
        title = title || column == CsvColumn::Title;
        abstract = abstract || column == CsvColumn::Abstract;
        if (name.size() > 60) // a sentence, not the name of a column
            return 0;
    }
    return (title || abstract) && known >= 2 ? 80 : 0;
}

ParsedSource read(QByteArrayView bytes, const ParseContext &context)
{
    return readCsv(bytes, context.columns);
}

} // namespace

CsvColumn csvColumn(QStringView header)
{
    QString name;
    for (const QChar c : header)
        if (c.isLetterOrNumber())
            name += c.toLower();
    static const QHash<QString, CsvColumn> known{
        {u"title"_s, CsvColumn::Title},
        {u"articletitle"_s, CsvColumn::Title},
        {u"papertitle"_s, CsvColumn::Title},
        {u"documenttitle"_s, CsvColumn::Title},
        {u"papername"_s, CsvColumn::Title},
        {u"author"_s, CsvColumn::Authors},
        {u"authors"_s, CsvColumn::Authors},
        {u"authornames"_s, CsvColumn::Authors},
        {u"authorfullnames"_s, CsvColumn::Authors},
        {u"creator"_s, CsvColumn::Authors},
        {u"creators"_s, CsvColumn::Authors},
        {u"authorstruncated"_s, CsvColumn::AuthorsTruncated},
        {u"year"_s, CsvColumn::Year},
        {u"publicationyear"_s, CsvColumn::Year},
        {u"pubyear"_s, CsvColumn::Year},
        {u"date"_s, CsvColumn::Date},
        {u"publicationdate"_s, CsvColumn::Date},
        {u"published"_s, CsvColumn::Date},
        {u"datepublished"_s, CsvColumn::Date},
        {u"submitted"_s, CsvColumn::Date},
        {u"abstract"_s, CsvColumn::Abstract},
        {u"abstractnote"_s, CsvColumn::Abstract},
        {u"abstracttext"_s, CsvColumn::Abstract},
        {u"summary"_s, CsvColumn::Abstract},
        {u"doi"_s, CsvColumn::Doi},
        {u"doilink"_s, CsvColumn::Doi},
        {u"arxiv"_s, CsvColumn::ArxivId},
        {u"arxivid"_s, CsvColumn::ArxivId},
        {u"venue"_s, CsvColumn::Venue},
        {u"journal"_s, CsvColumn::Venue},
        {u"journalbook"_s, CsvColumn::Venue},
        {u"journaltitle"_s, CsvColumn::Venue},
        {u"publicationtitle"_s, CsvColumn::Venue},
        {u"sourcetitle"_s, CsvColumn::Venue},
        {u"conference"_s, CsvColumn::Venue},
        {u"booktitle"_s, CsvColumn::Venue},
        {u"url"_s, CsvColumn::Url},
        {u"link"_s, CsvColumn::Url},
        {u"pdfurl"_s, CsvColumn::Url},
        {u"articleurl"_s, CsvColumn::Url},
        {u"category"_s, CsvColumn::Category},
        {u"categories"_s, CsvColumn::Category},
        {u"primarycategory"_s, CsvColumn::Category},
        {u"citations"_s, CsvColumn::Citations},
        {u"citedby"_s, CsvColumn::Citations},
        {u"citationcount"_s, CsvColumn::Citations},
        {u"cites"_s, CsvColumn::Citations},
        {u"score"_s, CsvColumn::Score},
        {u"code"_s, CsvColumn::Code},
        {u"hascode"_s, CsvColumn::Code},
        {u"affiliation"_s, CsvColumn::Affiliation},
    };
    return known.value(name, CsvColumn::Unknown);
}

QStringList csvHeader(QByteArrayView head)
{
    const SourceText source(head);
    qsizetype first = 0;
    while (first < source.lineCount() && source.lineText(first).trimmed().isEmpty())
        ++first;
    if (first == source.lineCount() || source.line(first).end - source.line(first).begin > 8000)
        return {};
    QStringList values;
    bool closed = true;
    readRecord(source.text(), source.line(first).begin, separatorOf(source.lineText(first)), values, &closed);
    for (QString &value : values)
        value = foldAsciiSpace(value);
    return closed && values.size() > 1 ? values : QStringList();
}

QStringList csvRow(QByteArrayView head, int row)
{
    const SourceText source(head);
    const QStringView text = source.text();
    auto [at, separator] = beginningOf(text);
    QStringList values;
    for (; row >= 0; --row) {
        if (at >= text.size())
            return {};
        bool closed = true;
        values.clear();
        at = readRecord(text, at, separator, values, &closed);
    }
    for (QString &value : values)
        value = foldAsciiSpace(value);
    return values;
}

ParsedSource readCsv(QByteArrayView bytes, const QList<CsvColumn> &columns)
{
    ParsedSource source;
    source.format = u"csv"_s;
    const SourceText decoded(bytes);
    source.diagnostics = decoded.diagnostics();
    ByteCover cover(decoded);
    const QStringView text = decoded.text();
    auto [at, separator] = beginningOf(text);
    QStringList header, values;
    QList<CsvColumn> meaning = columns;
    qsizetype rows = 0;
    for (bool first = true; at < text.size() && !source.tooMany; first = false) {
        if (++rows > mostRecords + 1) { // the header is one
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
            for (qsizetype i = meaning.size(); i < header.size(); ++i)
                meaning.append(csvColumn(header[i]));
            cover.field(begin, end);
            continue;
        }
        if (text.mid(begin, end - begin).trimmed().isEmpty()) {
            cover.separator(begin, at);
            continue;
        }
        if (!closed)
            addRemark(source, Diagnostic::Severity::Warning, line,
                      u"A quotation mark of this row is never closed."_s);
        if (values.size() > header.size())
            addRemark(
                source, Diagnostic::Severity::Warning, line,
                u"This row has %1 values and the header %2 names; the further ones are kept by number."_s
                    .arg(values.size())
                    .arg(header.size()));
        Paper paper = RowReader(header, meaning).run(values);
        if (paper.title.isEmpty() && paper.abstract.isEmpty()) {
            addRemark(source, Diagnostic::Severity::Warning, line,
                      u"This row has neither a title nor an abstract."_s);
            cover.notUnderstood(begin, end);
            continue;
        }
        paper.line = line;
        source.papers.append(std::move(paper));
        cover.field(begin, end);
    }
    source.ranges = cover.ranges();
    return source;
}

Format csvFormat()
{
    Format format;
    format.id = u"csv"_s;
    format.name = u"Table (CSV)"_s;
    format.extensions = {u"csv"_s, u"tsv"_s};
    format.mimeTypes = {u"text/csv"_s};
    format.recognise = recognise;
    format.read = read;
    format.stream = [] { return paperStream(kHeader, row); };
    return format;
}

} // namespace lectern
