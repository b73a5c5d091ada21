#include "bibformats.h"
#include "citationkeys.h"

#include "bibtexnames.h"
#include "models/core/fold.h"
#include "models/core/shortvenue.h"
#include "models/formats/base/exportparts.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "models/tex/tex.h"
#include "models/tex/texprose.h"
#include "publication.h"

#include <QHash>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isBalanced(QStringView text)
{
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

// Returns whether a TeX value can be written to an entry unchanged.
bool isUsableTex(QStringView tex)
{
    return isBalanced(tex) && !hasUnsafeTexCommand(tex);
}

// Returns whether this is a valid entry type. Types from other programs can be arbitrary text.
bool isEntryType(const QString &type)
{
    static const QStringList commands{u"comment"_s, u"preamble"_s, u"string"_s, u"xdata"_s, u"set"_s};
    return !type.isEmpty() && type.size() <= 40 && !commands.contains(type, Qt::CaseInsensitive)
        && std::all_of(type.begin(), type.end(),
                       [](QChar c) { return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-'); })
        && type[0].isLetter();
}

// Writes URLs and identifiers. Only braces are balanced, because BibTeX passes the text to \url or hyperref.
QString verbatim(const QString &value)
{
    const QString text = foldAsciiSpace(value);
    return isBalanced(text) && !text.contains(u'\\') && !text.contains(u'$') && !text.contains(u'{')
        ? text
        : writeTexProse(text);
}

// Returns whether the entry type exists only in BibLaTeX.
bool isBiblatexOnly(const QString &type)
{
    static const QSet<QString> types{
        u"online"_s,         u"thesis"_s,     u"report"_s,     u"software"_s,
        u"dataset"_s,        u"collection"_s, u"mvbook"_s,     u"mvcollection"_s,
        u"inreference"_s,    u"reference"_s,  u"suppbook"_s,   u"suppcollection"_s,
        u"suppperiodical"_s, u"bookinbook"_s, u"periodical"_s, u"mvproceedings"_s,
        u"electronic"_s,     u"www"_s,        u"artwork"_s,    u"image"_s};
    return types.contains(type.toLower());
}

// Most styles lower-case titles except for text in braces, such as GGFlow and SFT.
QString withCapitalsKept(const QString &tex)
{
    const auto count = [&tex](auto is) { return std::count_if(tex.cbegin(), tex.cend(), is); };
    if (tex.contains(u'{')
        || count([](QChar c) { return c.isUpper(); }) > count([](QChar c) { return c.isLower(); }))
        return tex; // already contains braces required by TeX, or is in capitals
    QString out;
    bool inMath = false;
    for (qsizetype i = 0; i < tex.size();) {
        qsizetype end = i;
        while (end < tex.size() && (tex[end].isLetterOrNumber() || (end > i && tex[end] == u'-')))
            ++end;
        if (end == i) {
            inMath = inMath != (tex[i] == u'$');
            if (tex[i] == u'\\' && i + 1 < tex.size())
                out += tex[i++];
            out += tex[i++];
            continue;
        }
        while (tex[end - 1] == u'-')
            --end;
        const QStringView word = QStringView(tex).mid(i, end - i);
        const QStringView rest = word.mid(1);
        const bool isCommand = i > 0 && tex[i - 1] == u'\\';
        const bool keeps = !inMath && !isCommand
            && std::any_of(rest.begin(), rest.end(), [](QChar c) { return c.isUpper(); });
        out += keeps ? u'{' + word.toString() + u'}' : word.toString();
        i = end;
    }
    return out;
}

class EntryWriter
{
public:
    EntryWriter(const Paper &paper, BibDialect dialect, const PaperMarks &marks, ExportContent content)
        : m_paper(paper), m_publication(publicationOf(paper)), m_marks(marks),
          m_latex(dialect == BibDialect::BibLaTeX), m_citing(content == ExportContent::Citing)
    {
        if (const QString files = bibFiles(m_marks); isBalanced(files))
            m_files = files;
    }

    QString run(const QString &key)
    {
        QString original = extraOf(m_paper, u"entrytype");
        if (!isEntryType(original))
            original.clear();
        const bool isForeign = !m_latex && isBiblatexOnly(original); // classic styles do not support it
        const QString type = original.isEmpty() || isForeign ? fittingType() : original;
        m_text = u'@' + type + u'{' + key + u",\n";
        add(u"title"_s, title());
        if (!m_paper.authors.isEmpty())
            add(u"author"_s, writeBibNames(m_paper.authors, m_paper.authorsTruncated, familyNames(m_paper)));
        dates();
        venue(type);
        if (original.isEmpty()) // otherwise the details are among the source's own fields
            details();
        else
            fieldsOfOtherSources();
        add(u"doi"_s, verbatim(m_paper.doi));
        if (!m_paper.arxivId.isEmpty()) {
            add(u"eprint"_s, verbatim(m_paper.arxivId));
            add(m_latex ? u"eprinttype"_s : u"archiveprefix"_s, m_latex ? u"arxiv"_s : u"arXiv"_s);
            add(m_latex ? u"eprintclass"_s : u"primaryclass"_s,
                verbatim(m_paper.category.section(u' ', 0, 0)));
        }
        add(u"url"_s, verbatim(m_paper.url));
        if (!m_citing)
            words(original);
        if (!original.isEmpty()) // fields of other formats are not valid in BibTeX
            others();
        if (!m_citing)
            marks();
        m_text += u"}\n";
        return std::move(m_text);
    }

private:
    // Writes abstract and keywords.
    void words(const QString &original)
    {
        add(u"abstract"_s, writeTexProse(m_paper.abstract));
        QString keywords = extraOf(m_paper, u"keywords");
        if (original.isEmpty() || keywords.isEmpty()
            || !isUsableTex(keywords)) // otherwise the keywords are already TeX
            keywords = writeTexProse(keywordsOf(m_paper).join(u", "_s));
        add(u"keywords"_s, withTags(keywords, writeTexProse(tagNames(m_marks))));
    }
    void add(const QString &name, const QString &tex)
    {
        if (tex.isEmpty() || m_written.contains(name.toLower())) // BibTeX ignores case
            return;
        m_written.insert(name.toLower());
        m_text += u"  " + name.leftJustified(9) + u" = {" + tex + u"},\n";
    }
    QString fittingType() const
    {
        if (m_publication.kind == WorkKind::Thesis && !m_publication.thesis.isEmpty())
            return m_publication.thesis;
        const QString type = bibTypeOf(m_publication.kind, m_latex);
        return type.isEmpty() ? u"misc"_s : type;
    }
    // Writes publication details of sources other than BibTeX.
    void details()
    {
        for (const PublicationField &field : publicationFields()) {
            if (field.name == u"issue"_s) {
                plain(u"number"_s,
                      m_publication.issue.isEmpty() ? m_publication.number : m_publication.issue);
            } else if (field.name == u"pages"_s) {
                pages();
            } else if (field.name == u"publisher"_s) {
                editors();
                plain(bibPublisherOf(m_publication.kind, m_latex), m_publication.publisher);
            } else if (field.name == u"place"_s) {
                plain(m_latex ? u"location"_s : u"address"_s, m_publication.place);
            } else if (field.value) {
                plain(field.bibtex, m_publication.*field.value);
            }
        }
    }
    // Returns the title with the capitals that the source protected, if it is still the same title.
    QString title() const
    {
        const QString tex = extraOf(m_paper, u"title_tex");
        if (!tex.isEmpty() && isUsableTex(tex) && readTexProse(tex) == m_paper.title)
            return tex;
        return withCapitalsKept(writeTexProse(foldAsciiSpace(m_paper.title)));
    }
    void plain(const QString &name, const QString &text) { add(name, writeTexProse(text)); }
    void pages()
    {
        const QString last = writeTexProse(m_publication.lastPage);
        add(u"pages"_s, writeTexProse(m_publication.firstPage) + (last.isEmpty() ? last : u"--" + last));
    }
    void editors()
    {
        add(u"editor"_s, writeBibNames(m_publication.editors, false, m_publication.editorFamilies));
    }
    // Writes fields that only other sources of the paper state.
    void fieldsOfOtherSources()
    {
        const auto has = [this](std::initializer_list<QStringView> names) {
            return std::any_of(names.begin(), names.end(),
                               [this](QStringView name) { return !extraOf(m_paper, name).isEmpty(); });
        };
        if (!has({u"volume"}))
            plain(u"volume"_s, m_publication.volume);
        if (!has({u"number", u"issue"}))
            plain(m_latex ? u"issue"_s : u"number"_s, m_publication.issue);
        if (!has({u"pages"}))
            pages();
        if (!has({u"publisher", u"school", u"institution", u"organization"}))
            plain(bibPublisherOf(m_publication.kind, m_latex), m_publication.publisher);
        if (!has({u"editor"}))
            editors();
    }
    void month(int number)
    {
        static constexpr QStringView months = u"janfebmaraprmayjunjulaugsepoctnovdec";
        m_text +=
            u"  month     = " + months.mid((number - 1) * 3, 3) + u",\n"; // a macro that every style defines
        m_written.insert(u"month"_s);
    }
    void dates()
    {
        const int publishedIn = m_publication.month;
        if (m_paper.dateInferred && m_paper.date.isValid() && !m_paper.year) {
            inferredDate();
            return;
        }
        const QDate date = m_paper.dateInferred ? QDate() : m_paper.date;
        const int year = m_paper.year.value_or(date.isValid() ? date.year() : 0);
        const bool sameYear = date.isValid() && date.year() == year;
        if (m_latex && year) {
            const QString number = QString::number(year).rightJustified(4, u'0');
            add(u"date"_s,
                !m_publication.date.isEmpty() ? m_publication.date
                    : sameYear                ? date.toString(Qt::ISODate)
                    : publishedIn             ? u"%1-%2"_s.arg(number).arg(publishedIn, 2, 10, QChar(u'0'))
                                              : number);
            if (sameYear || publishedIn)
                m_written.insert(u"month"_s); // biber derives it from the date
        } else if (year) {
            add(u"year"_s, QString::number(year));
            if (sameYear) {
                month(date.month());
                add(u"day"_s, QString::number(date.day()));
            } else if (publishedIn) {
                month(publishedIn);
            }
        }
        if (date.isValid() && !sameYear) // the submission date in addition to the publication year
            add(u"submitted"_s, date.toString(Qt::ISODate));
        if (m_paper.dateInferred) // the inferred date is written in addition to the stated year
            add(u"inferred"_s, m_paper.date.toString(Qt::ISODate));
    }
    // Marks the year as inferred, because no source states it.
    void inferredDate()
    {
        const QDate date = m_paper.date;
        if (m_latex) {
            add(u"date"_s, date.toString(Qt::ISODate) + u'?'); // uncertain, in the words of ISO 8601-2
            m_written.insert(u"month"_s);
            return;
        }
        add(u"year"_s, u'[' + QString::number(date.year()) + u']');
        month(date.month());
        add(u"day"_s, QString::number(date.day()));
    }
    void venue(const QString &type)
    {
        if (m_paper.venue.isEmpty())
            return;
        const bool part = type.startsWith(u"in"_s) || type == u"conference"_s || type == u"proceedings"_s;
        add(part          ? u"booktitle"_s
                : m_latex ? u"journaltitle"_s
                          : u"journal"_s,
            writeTexProse(foldAsciiSpace(m_citing ? fullVenueText(m_paper.venue) : m_paper.venue)));
    }
    // Writes the extra fields of a BibTeX source, which are already TeX.
    void others()
    {
        for (const ExtraField &field : m_paper.extra) {
            const bool isName =
                !field.name.isEmpty() && std::all_of(field.name.begin(), field.name.end(), isKeyCharacter);
            const bool isReplaced = field.name == u"file"_s && !m_files.isEmpty();
            const bool isWanted = !m_citing || isBibFieldForCiting(field);
            if (isName && isWanted && isOfBib(field) && !isReplaced)
                add(nameHere(field.name),
                    isUsableTex(field.value) ? field.value : writeTexProse(foldAsciiSpace(field.value)));
        }
    }
    // A paper may also have sources of other formats, whose fields are not BibTeX: their names have capitals
    // or are in this list, or their values are JSON.
    static bool isOfBib(const ExtraField &field)
    {
        static const QSet<QString> others =
            wordSet(u"entrytype citekey title_tex crossref xdata ids page keyword accessed "
                    u"issued citation-key cslkey source id biblio collection-title publisher-place "
                    u"container-title-short");
        const bool isJson = (field.value.startsWith(u'[') || field.value.startsWith(u"{\""_s))
            && !QJsonDocument::fromJson(field.value.toUtf8()).isNull();
        const bool isKindOfCsl = field.name == u"type"_s && kindOfCslType(field.value) != WorkKind::Unknown;
        return !others.contains(field.name) && !field.name.contains(u':') && !isJson && !isKindOfCsl
            && std::none_of(field.name.begin(), field.name.end(), [](QChar c) { return c.isUpper(); });
    }
    // Returns the name of a BibLaTeX field in classic styles.
    QString nameHere(const QString &name) const
    {
        static const QHash<QString, QString> classic{
            {u"location"_s, u"address"_s}, {u"annotation"_s, u"annote"_s}, {u"journaltitle"_s, u"journal"_s}};
        const bool isSchool = name == u"institution"_s && m_publication.kind == WorkKind::Thesis;
        return m_latex ? name : isSchool ? u"school"_s : classic.value(name, name);
    }

    // Writes the user data. Called after the source's own fields, which take precedence.
    void marks()
    {
        if (m_marks.isEmpty())
            return;
        for (const ExtraField &field : bibMarks(m_marks))
            add(field.name, writeTexProse(foldAsciiSpace(field.value)));
        add(u"file"_s, m_files);
        add(kMarksField.toString(), marksText(m_marks));
    }

    const Paper &m_paper;
    const Publication m_publication;
    const PaperMarks &m_marks;
    bool m_latex, m_citing;
    QString m_files; // in the syntax of JabRef and Zotero, not escaped for TeX
    QString m_text;
    QSet<QString> m_written;
};

} // namespace

QString bibEntry(const Paper &paper, const QString &key, BibDialect dialect, const PaperMarks &marks,
                 ExportContent content)
{
    return EntryWriter(paper, dialect, marks, content).run(key);
}

namespace
{

class BibStream final : public PaperStream
{
public:
    explicit BibStream(BibDialect dialect) : m_dialect(dialect) { }
    void setKeys(KeyForm form) override { m_keys = CitationKeys(form); }
    void setContent(ExportContent content) override { m_content = content; }
    QByteArray paper(const Paper &paper, const PaperMarks &marks) override
    {
        const QString entry = bibEntry(paper, m_keys.next(paper), m_dialect, marks, m_content);
        return (std::exchange(m_first, false) ? entry : u'\n' + entry).toUtf8();
    }

private:
    BibDialect m_dialect;
    CitationKeys m_keys;
    ExportContent m_content = ExportContent::Everything;
    bool m_first = true;
};

} // namespace

std::unique_ptr<PaperStream> bibStream(BibDialect dialect)
{
    return std::make_unique<BibStream>(dialect);
}

} // namespace lectern
