#include "bibformats.h"

#include "bibtexnames.h"
#include "bibtexsyntax.h"
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

// Resolves inherited fields (crossref, xdata).
class Inheritance
{
public:
    // most: maximum number of inherited characters in the whole file.
    Inheritance(std::vector<BibEntry> &entries, qsizetype most, std::vector<BibDiagnostic> *diagnostics)
        : m_entries(entries), m_state(entries.size(), State::Open), m_left(most), m_diagnostics(diagnostics)
    {
        for (size_t i = 0; i < entries.size(); ++i) {
            if (!entries[i].key.isEmpty() && !m_byKey.contains(entries[i].key))
                m_byKey.insert(entries[i].key, i);
            const QString folded = entries[i].key.toLower();
            if (!folded.isEmpty() && !m_byFoldedKey.contains(folded))
                m_byFoldedKey.insert(folded, i);
        }
    }
    void run()
    {
        for (size_t i = 0; i < m_entries.size(); ++i)
            resolve(i, 0);
    }

private:
    enum class State : char { Open, Working, Done };
    static constexpr int kMaxChain = 16; // maximum inheritance depth; longer chains and cycles are cut
    static constexpr size_t kMaxInherited = 64; // maximum number of fields inherited from one parent

    const BibEntry *find(QStringView key, int depth)
    {
        const QString name = key.trimmed().toString();
        auto it = m_byKey.constFind(name);
        if (it == m_byKey.constEnd()) {
            it = m_byFoldedKey.constFind(name.toLower());
            if (it == m_byFoldedKey.constEnd())
                return nullptr;
        }
        if (m_state[*it] == State::Working)
            return nullptr; // the entry is its own ancestor
        resolve(*it, depth + 1);
        return &m_entries[*it];
    }
    void resolve(size_t index, int depth)
    {
        if (m_state[index] != State::Open || depth > kMaxChain)
            return;
        m_state[index] = State::Working;
        const QString xdata = m_entries[index].field(u"xdata").toString();
        const QString crossref = m_entries[index].field(u"crossref").toString();
        int parents = 0;
        for (const QStringView key : QStringView(xdata).split(u','))
            if (const BibEntry *parent = ++parents <= kMaxChain ? find(key, depth) : nullptr)
                take(m_entries[index], *parent, true);
        if (!crossref.isEmpty())
            if (const BibEntry *parent = find(crossref, depth))
                take(m_entries[index], *parent, false);
        m_state[index] = State::Done;
    }

    // Returns the names under which a child of this type inherits a parent's field; empty if it does not.
    // Implements BibLaTeX's default rules. Identifiers and fields that describe a single text are never
    // inherited, otherwise a paper would get its book's DOI.
    static QStringList inheritedNames(const BibEntry &child, const BibEntry &parent, const QString &field)
    {
        if (isOneOf(field, {u"ids",          u"crossref",      u"xref",       u"xdata",      u"entryset",
                            u"entrysubtype", u"label",         u"options",    u"presort",    u"sortkey",
                            u"sorttitle",    u"shorttitle",    u"doi",        u"url",        u"urldate",
                            u"eprint",       u"archiveprefix", u"eprinttype", u"abstract",   u"keywords",
                            u"note",         u"file",          u"annote",     u"annotation", u"pages",
                            u"date-added",   u"date-modified", u"timestamp",  u"owner",      u"isbn",
                            u"langid"}))
            return {};
        const bool part = isOneOf(child.type,
                                  {u"inbook", u"incollection", u"inproceedings", u"conference", u"bookinbook",
                                   u"suppbook", u"suppcollection", u"inreference"});
        const bool inPeriodical = isOneOf(child.type, {u"article", u"suppperiodical", u"review"});
        const bool manyVolumes = parent.type.startsWith(u"mv"_s);
        if (isOneOf(field, {u"title", u"subtitle", u"titleaddon"})) {
            if (child.type == parent.type && !child.type.startsWith(u"mv"_s))
                return {field}; // another key of the same work
            if (inPeriodical)
                return {u"journal"_s + field};
            if (part && !manyVolumes)
                return {u"book"_s + field};
            return manyVolumes ? QStringList{u"main"_s + field} : QStringList();
        }
        if (field == u"author"_s && part)
            return isOneOf(child.type, {u"inbook", u"bookinbook", u"suppbook"})
                ? QStringList{u"author"_s, u"bookauthor"_s}
                // A part inherits this from its book, unless it states its own value.
                : QStringList();
        return {field};
    }
    void take(BibEntry &child, const BibEntry &parent, bool all)
    {
        size_t taken = 0;
        std::vector<BibField> inherited;
        for (const BibField &field : parent.fields) {
            if (taken >= kMaxInherited)
                break;
            // Fields share their text, but each paper is stored with a separate copy. The limit bounds the
            // total.
            if (--m_left < field.value.size()) {
                if (qsizetype(m_diagnostics->size()) < kMaxDiagnostics)
                    m_diagnostics->push_back(
                        {child.begin,
                         u"The inherited data of the entries in this file grows without limit; the rest was skipped."_s});
                break;
            }
            const QStringList names =
                all ? QStringList{field.name} : inheritedNames(child, parent, field.name);
            for (const QString &name : names) {
                // If a book has a booktitle of its own, its parts inherit that one instead of the book's
                // title.
                const bool twice = name == u"booktitle"_s && field.name == u"title"_s
                    && !parent.field(u"booktitle").isEmpty();
                if (!twice && child.field(name).isEmpty() && ++taken <= kMaxInherited) {
                    inherited.push_back({name, field.value});
                    m_left -= field.value.size();
                }
            }
        }
        child.fields.insert(child.fields.end(), inherited.begin(), inherited.end());
    }

    std::vector<BibEntry> &m_entries;
    std::vector<State> m_state;
    qsizetype m_left; // remaining characters
    std::vector<BibDiagnostic> *m_diagnostics;
    QHash<QString, size_t> m_byKey, m_byFoldedKey;
};

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
        m_paper.venue = text({u"journaltitle", u"journal", u"booktitle", u"eventtitle"});
        m_paper.abstract = text({u"abstract"});
        url();
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
        if (date.year)
            take(u"date");
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
            if (date.month && (date.date().isValid() || day.isEmpty())) {
                if (date.date().isValid()) {
                    take(u"month");
                    take(u"day");
                }
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
    // "year = {[2025]}" and "date = {2025-06-23?}" together with a day mark an inferred year.
    void inferredYear(const QString &yearField)
    {
        static const QRegularExpression bracketed(u"\\A\\[\\d{4}\\]\\z"_s),
            uncertain(u"\\A\\s*\\d{4}-\\d{2}-\\d{2}[?~%]\\s*\\z"_s);
        const QStringView date = m_entry.field(u"date");
        const bool isInferred = date.isEmpty() ? bracketed.match(yearField).hasMatch()
                                               : uncertain.match(date.toString()).hasMatch();
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
        const bool arxiv = archive.isEmpty() || archive.compare(u"arxiv", Qt::CaseInsensitive) == 0;
        if (arxiv && !eprint.isEmpty()) {
            m_paper.arxivId = arxivIdOf(eprint);
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
            m_paper.arxivId = arxivIdOf(readTexVerbatim(m_entry.field(u"url")));
        if (m_paper.arxivId.isEmpty()) // "arXiv preprint arXiv:2104.12255", "CoRR abs/2104.12255"
            for (const QStringView name :
                 {QStringView(u"journal"), QStringView(u"volume"), QStringView(u"note")}) {
                const QString field = readTexVerbatim(m_entry.field(name));
                const qsizetype mark = field.lastIndexOf(u"arxiv:"_s, -1, Qt::CaseInsensitive);
                const qsizetype abs = field.startsWith(u"abs/"_s) ? 0 : field.indexOf(u"CoRR abs/"_s);
                const QString id = mark >= 0 ? field.mid(mark + 6)
                    : abs >= 0               ? field.mid(field.indexOf(u'/') + 1)
                                             : QString();
                m_paper.arxivId = arxivIdOf(id.trimmed().section(u' ', 0, 0));
                if (!m_paper.arxivId.isEmpty())
                    break;
            }
    }
    void url()
    {
        const QStringView field = m_entry.field(u"url");
        const QString address = readTexVerbatim(field);
        if (isOpenableUrl(address)) {
            m_paper.url = address;
            take(u"url");
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
    Inheritance(file.entries, most, &file.diagnostics).run();

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
