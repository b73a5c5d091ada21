#include "bibformats.h"

#include "bibtexinheritance.h"
#include "bibtexnames.h"
#include "bibtexsyntax.h"
#include "journalmacros.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/marksfield.h"
#include "models/tex/texprose.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isOneOf(QStringView text, std::initializer_list<QStringView> list)
{
    for (const QStringView candidate : list)
        if (text == candidate)
            return true;
    return false;
}

// Converts an entry to a paper. Tracks the used fields; the others are kept unchanged.
class EntryReader
{
public:
    explicit EntryReader(const BibEntry &entry) : m_entry(entry) { }

    Paper run()
    {
        title();
        authors();
        date();
        identifiers();
        venue();
        m_paper.abstract = text({u"abstract"});
        url();
        doiElsewhere();
        rest();
        return std::move(m_paper);
    }

private:
    QStringView take(QStringView name)
    {
        const QStringView value = m_entry.field(name);
        if (!value.isEmpty())
            m_used.insert(value.data());
        return value;
    }
    // Returns the first existing field of these, decoded.
    QString text(std::initializer_list<QStringView> names)
    {
        for (const QStringView name : names)
            if (const QStringView value = take(name); !value.isEmpty())
                return readTexProse(value);
        return {};
    }
    void addExtra(const QString &name, const QString &value)
    {
        if (!value.isEmpty())
            m_paper.extra.append({name, value});
    }

    // Joins "title. titleaddon. subtitle" without repeating text.
    void title()
    {
        QStringView main = take(u"title");
        if (main.isEmpty())
            main = take(u"booktitle");
        if (main.isEmpty())
            main = take(u"maintitle");
        m_paper.title = readTexProse(main).replace(u'\n', u' ');
        QString raw = main.toString().simplified();
        QStringList parts{m_paper.title};
        for (const QStringView name : {QStringView(u"titleaddon"), QStringView(u"subtitle")}) {
            const QStringView field = take(name); // already included in the title
            const QString part = readTexProse(field).replace(u'\n', u' ');
            if (part.isEmpty() || parts.contains(part))
                continue;
            raw += (raw.isEmpty() ? u""_s : u". "_s) + field.toString().simplified();
            parts.append(part);
            m_paper.title += (m_paper.title.isEmpty() ? u""_s : u". "_s) + part;
        }
        if (raw != m_paper.title)
            m_titleTex = raw;
    }
    void authors()
    {
        QStringView field = take(u"author");
        if (field.isEmpty())
            return;
        const BibNames names = readBibNames(field);
        for (const PersonName &name : names.names)
            addAuthor(&m_paper, name);
        m_paper.authorsTruncated = names.truncated;
    }
    void date()
    {
        LooseDate date = readLooseDate(readTexProse(m_entry.field(u"date"), TexStyle::Drop));
        if (date.year) {
            const QStringView field = take(u"date");
            if (statesMore(field, date) && !isUncertainDay(field))
                addExtra(u"date"_s, field.toString());
        }
        const QString yearField = readTexProse(m_entry.field(u"year"), TexStyle::Drop);
        LooseDate year = readLooseDate(yearField);
        if (year.year && (!date.year || *date.year == *year.year)) {
            if (yearField.size() == 4)
                take(u"year");
            if (!date.year)
                date = year;
        }
        if (date.year && !date.month) {
            const QString month = readTexProse(m_entry.field(u"month"), TexStyle::Drop);
            const QString day = readTexProse(m_entry.field(u"day"), TexStyle::Drop);
            date.month = monthNumber(month);
            date.day = day.toInt();
            // month = {12 May} or month = may # "~12": month and day in one field.
            if (!date.month && !month.isEmpty()) {
                const LooseDate both = readLooseDate(QString(month + u' ' + QString::number(*date.year)));
                date.month = both.month;
                date.day = both.day;
            }
            if (date.date().isValid()) {
                take(u"month");
                take(u"day");
            }
        }
        m_paper.year = date.year;
        m_paper.date = date.date();
        inferredYear(yearField);
        if (date.month && !date.day && m_entry.field(u"month").isEmpty())
            addExtra(u"month"_s,
                     QString::number(date.month)); // the month of the field "date", which states no day
        // Lectern writes this field if the submission date is known in addition to the publication year.
        if (const QDate submitted = QDate::fromString(m_entry.field(u"submitted").toString(), Qt::ISODate);
            submitted.isValid()) {
            m_paper.date = submitted;
            take(u"submitted");
        }
        // Lectern writes this field for a date whose year was inferred.
        if (const QDate inferred = QDate::fromString(m_entry.field(u"inferred").toString(), Qt::ISODate);
            inferred.isValid() && !m_paper.date.isValid()) {
            m_paper.date = inferred;
            m_paper.dateInferred = true;
            take(u"inferred");
        }
    }
    static bool isUncertainDay(QStringView date)
    {
        static const QRegularExpression uncertain(u"\\A\\s*\\d{4}-\\d{2}-\\d{2}[?~%]\\s*\\z"_s);
        return uncertain.match(date.toString()).hasMatch();
    }
    // "year = {[2025]}" and "date = {2025-06-23?}" together with a day mark an inferred year.
    void inferredYear(const QString &yearField)
    {
        static const QRegularExpression bracketed(u"\\A\\[\\d{4}\\]\\z"_s);
        const QStringView date = m_entry.field(u"date");
        const bool isInferred = date.isEmpty() ? bracketed.match(yearField).hasMatch() : isUncertainDay(date);
        if (!isInferred || !m_paper.date.isValid())
            return;
        if (date.isEmpty())
            take(u"year");
        m_paper.dateInferred = true;
        m_paper.year.reset();
    }
    void identifiers()
    {
        const QString doi = readTexVerbatim(m_entry.field(u"doi"));
        m_paper.doi = doiOf(doi);
        if (!m_paper.doi.isEmpty() && m_paper.doi.size() == doi.size())
            take(u"doi");

        const QString eprint = readTexVerbatim(m_entry.field(u"eprint"));
        QString archive = readTexVerbatim(m_entry.field(u"archiveprefix"));
        if (archive.isEmpty())
            archive = readTexVerbatim(m_entry.field(u"eprinttype"));
        QString category = readTexVerbatim(m_entry.field(u"primaryclass"));
        if (category.isEmpty())
            category = readTexVerbatim(m_entry.field(u"eprintclass"));
        // Before 2007 the archive of a number may be in the field of the archive or of the class.
        const bool arxiv = archive.isEmpty() || archive.startsWith(u"arxiv", Qt::CaseInsensitive)
            || (arxivIdOf(eprint).isEmpty() && !arxivIdOf(eprint, archive).isEmpty());
        if (arxiv && !eprint.isEmpty()) {
            m_paper.arxivId = arxivIdOf(eprint, category);
            if (m_paper.arxivId.isEmpty())
                m_paper.arxivId = arxivIdOf(eprint, archive);
            if (!m_paper.arxivId.isEmpty()) {
                take(u"eprint");
                take(u"archiveprefix");
                take(u"eprinttype");
                m_paper.category = text({u"primaryclass", u"eprintclass"});
            }
        }
        if (m_paper.arxivId.isEmpty())
            m_paper.arxivId = arxivIdOf(m_paper.doi);
        if (m_paper.arxivId.isEmpty())
            m_paper.arxivId = arxivIdElsewhere();
    }
    QString arxivIdElsewhere() const
    {
        for (const QStringView name : {u"url", u"arxivid", u"arxiv"})
            if (const QStringView field = m_entry.field(name); !field.isEmpty())
                if (QString id = arxivIdOf(readTexVerbatim(field)); !id.isEmpty())
                    return id;
        // "arXiv preprint arXiv:2104.12255", "CoRR abs/2104.12255"
        bool isInArxiv = false;
        for (const QStringView name : {u"journal", u"journaltitle", u"publisher", u"volume", u"number",
                                       u"pages", u"howpublished", u"note"}) {
            const QStringView tex = m_entry.field(name);
            if (tex.isEmpty()
                || (!isInArxiv && !tex.contains(u"arxiv", Qt::CaseInsensitive) && !tex.contains(u"abs/")))
                continue;
            const QString field = readTexVerbatim(tex);
            QString id = arxivIdIn(field);
            if (id.isEmpty() && field.startsWith(u"abs/"_s))
                id = arxivIdOf(QStringView(field).mid(4));
            if (id.isEmpty() && isInArxiv && isOneOf(name, {u"volume", u"number", u"pages"}))
                id = arxivIdOf(field);
            if (!id.isEmpty())
                return id;
            isInArxiv = isInArxiv || field.compare(u"arxiv", Qt::CaseInsensitive) == 0;
        }
        return {};
    }
    // The DOI may be in an address or a note instead of its own field.
    void doiElsewhere()
    {
        if (!m_paper.doi.isEmpty())
            return;
        for (const QStringView name :
             {u"url", u"howpublished", u"ee", u"bdsk-url-1", u"note", u"addendum", u"annote"}) {
            const QStringView tex = m_entry.field(name);
            // In a Lectern export the note was written by the user and may name any paper.
            const bool isUsers =
                isOneOf(name, {u"note", u"addendum", u"annote"}) && !m_entry.field(kMarksField).isEmpty();
            if (!tex.contains(u"10.") || isUsers)
                continue;
            static const QRegularExpression command(u"\\\\doi\\b"_s); // "\doi{10.1000/x}"
            const QString text = readTexVerbatim(tex.toString().replace(command, u" doi:"_s));
            m_paper.doi = isOpenableUrl(text) ? doiOf(text) : doiIn(text);
            if (!m_paper.doi.isEmpty())
                break;
        }
        if (m_paper.arxivId.isEmpty())
            m_paper.arxivId = arxivIdOf(m_paper.doi);
    }
    void venue()
    {
        for (const QStringView name : {u"journaltitle", u"journal"}) {
            if (const QStringView journal = journalOfMacro(m_entry.field(name)); !journal.isEmpty()) {
                take(name);
                m_paper.venue = journal.toString();
                return;
            }
        }
        m_paper.venue = text({u"journaltitle", u"journal", u"booktitle", u"eventtitle"});
    }
    void url()
    {
        const QStringView field = m_entry.field(u"url");
        QStringList addresses = addressesIn(readTexVerbatim(field));
        const QString address = addresses.isEmpty() ? QString() : addresses.takeFirst();
        if (isOpenableUrl(address)) {
            m_paper.url = address;
            take(u"url");
            addExtra(u"url"_s, addresses.join(u' '));
        } else if (const QString other = readTexVerbatim(m_entry.field(u"howpublished"));
                   field.isEmpty() && isOpenableUrl(other) && !other.contains(u' ')) {
            m_paper.url = other;
            take(u"howpublished");
        }
    }
    void rest()
    {
        addExtra(u"entrytype"_s, m_entry.type);
        addExtra(u"citekey"_s, m_entry.key);
        addExtra(u"title_tex"_s, m_titleTex);
        for (const BibField &field : m_entry.fields)
            if (!m_used.contains(field.value.constData()))
                addExtra(field.name, field.value.trimmed());
    }

    const BibEntry &m_entry;
    Paper m_paper;
    QString m_titleTex;
    QSet<const QChar *> m_used; // texts of the used fields, by address
};

int recogniseBibtex(QByteArrayView head)
{
    const SourceText source(head);
    const QStringView text = source.text();
    const QChar first = text.trimmed().isEmpty() ? QChar() : text.trimmed()[0];
    int best = 0;
    for (qsizetype i = 0; (i = text.indexOf(u'@', i)) >= 0 && best < 90; ++i) {
        qsizetype line = i; // only white space may precede the @ on its line
        while (line > 0 && (text[line - 1] == u' ' || text[line - 1] == u'\t'))
            --line;
        if (line > 0 && text[line - 1] != u'\n' && text[line - 1] != u'\r')
            continue;
        qsizetype end = i + 1;
        while (end < text.size() && (text[end].isLetter() || text[end].isDigit() || text[end] == u'_'))
            ++end;
        const QString type = text.mid(i + 1, end - i - 1).toString().toLower();
        while (end < text.size() && text[end].isSpace())
            ++end;
        if (type.isEmpty() || end >= text.size() || (text[end] != u'{' && text[end] != u'('))
            continue;
        const bool usual = isOneOf(type, {u"article",    u"book",          u"inproceedings", u"incollection",
                                          u"inbook",     u"misc",          u"online",        u"techreport",
                                          u"phdthesis",  u"mastersthesis", u"proceedings",   u"unpublished",
                                          u"thesis",     u"report",        u"conference",    u"manual",
                                          u"booklet",    u"string",        u"preamble",      u"comment",
                                          u"collection", u"software",      u"dataset",       u"patent",
                                          u"xdata",      u"electronic"});
        // An entry of an unknown type is accepted only if it is followed by something that looks like a
        // field.
        const QStringView after = text.mid(end + 1, 2000);
        const bool fields = after.contains(u'=') && (after.contains(u'{') || after.contains(u'"'));
        best = qMax(best, usual ? (fields ? 95 : 75) : fields && after.contains(u',') ? 55 : 0);
    }
    return first == u'<' || first == u'{' || first == u'[' ? best / 3 : best;
}

ParsedSource readBibtex(QByteArrayView bytes, const ParseContext &)
{
    ParsedSource source;
    source.format = u"bibtex"_s;
    const SourceText decoded(bytes);
    source.diagnostics = decoded.diagnostics();
    // Classic Mac OS line ends are a single CR. Replacing CR by LF keeps all positions.
    QString oldMac;
    if (decoded.text().contains(u'\r') && !decoded.text().contains(u'\n'))
        oldMac = decoded.text().toString().replace(u'\r', u'\n');
    BibFile file = parseBibSyntax(oldMac.isEmpty() ? decoded.text() : QStringView(oldMac));
    if (file.tooMany) {
        source.tooMany = true;
        return source;
    }
    const qsizetype most = mostBibExpansion(decoded.text().size()) - file.expanded;
    for (BibEntry &entry : file.entries)
        joinRepeatedFields(&entry);
    resolveInheritance(&file, most);

    std::vector<BibSpan> spans = std::move(file.spans);
    const size_t outer = spans.size();
    for (BibEntry &entry : file.entries) {
        if (isUnwanted()) {
            source.tooMany = true;
            return source;
        }
        if (entry.type != u"xdata"_s && entry.type != u"set"_s) {
            Paper paper = EntryReader(entry).run();
            paper.line = decoded.lineNumberAt(entry.begin);
            if (paper.title.isEmpty() && qsizetype(file.diagnostics.size()) < kMaxDiagnostics)
                file.diagnostics.push_back({entry.begin, u"This entry has no title."_s});
            source.papers.append(std::move(paper));
        }
        spans.push_back({ByteRange::Kind::Field, entry.begin, entry.end});
        entry = {}; // the paper now has the texts, so the entry is freed
    }

    // Exclude the parts of entries that were not understood.
    std::stable_sort(spans.begin(), spans.begin() + qsizetype(outer),
                     [](const BibSpan &a, const BibSpan &b) { return a.begin < b.begin; });
    ByteCover cover(decoded);
    size_t inner = 0;
    for (size_t i = 0; i < outer; ++i)
        cover.mark(spans[i].kind, spans[i].begin, spans[i].end);
    for (size_t i = outer; i < spans.size(); ++i) {
        qsizetype from = spans[i].begin;
        while (inner < outer && spans[inner].begin < from)
            ++inner;
        for (; inner < outer && spans[inner].begin < spans[i].end; ++inner) {
            cover.mark(spans[i].kind, from, spans[inner].begin);
            from = spans[inner].end;
        }
        cover.mark(spans[i].kind, from, spans[i].end);
    }
    source.ranges = cover.ranges();

    std::stable_sort(file.diagnostics.begin(), file.diagnostics.end(),
                     [](const BibDiagnostic &a, const BibDiagnostic &b) { return a.position < b.position; });
    for (const BibDiagnostic &diagnostic : file.diagnostics)
        source.diagnostics.append(
            {Diagnostic::Severity::Warning, decoded.lineNumberAt(diagnostic.position), diagnostic.message});
    return source;
}

void removeBibMarks(QList<ExtraField> &fields, const PaperMarks &marks)
{
    for (const ExtraField &field : bibMarks(marks))
        removeMark(fields, field, true);
    removeTags(fields, u"keywords"_s, writeTexProse(tagNames(marks)));
    removeMark(fields, {u"file"_s, bibFiles(marks)});
}

} // namespace

Format bibtexFormat()
{
    Format format;
    format.id = u"bibtex"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "BibTeX"));
    format.use =
        QT_TRANSLATE_NOOP("lectern::ExportPanel",
                          "For LaTeX and most reference managers. Formulas and protected capitals are kept.");
    format.extensions = {u"bib"_s, u"bibtex"_s};
    format.mimeTypes = {u"text/x-bibtex"_s};
    format.recognise = recogniseBibtex;
    format.reader = kReader;
    format.read = readBibtex;
    format.cites = format.citationKeys = format.fileFields = true;
    format.removeMarks = removeBibMarks;
    format.stream = [] { return bibStream(BibDialect::BibTeX); };
    return format;
}

Format biblatexFormat()
{
    Format format = bibtexFormat();
    format.id = u"biblatex"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "BibLaTeX"));
    format.use =
        QT_TRANSLATE_NOOP("lectern::ExportPanel", "For LaTeX with BibLaTeX: full dates, eprint fields.");
    format.recognise = [](QByteArrayView) { return 0; }; // detection always selects BibTeX for both
    format.stream = [] { return bibStream(BibDialect::BibLaTeX); };
    return format;
}

} // namespace lectern
