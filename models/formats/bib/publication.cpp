#include "publication.h"

#include "bibtexnames.h"
#include "models/formats/base/names.h"
#include "models/tex/prose/texprose.h"
#include "models/tex/tables/spaces.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

struct KindNames {
    WorkKind kind;
    const char16_t *bib, *biblatex, *csl, *ris;
    const char16_t *word; // as people type it
};
// As they are written.
constexpr KindNames kWritten[] = {
    {WorkKind::Article, u"article", u"article", u"article-journal", u"JOUR", u"article"},
    {WorkKind::Meeting, u"inproceedings", u"inproceedings", u"paper-conference", u"CONF", u"conference"},
    {WorkKind::Book, u"book", u"book", u"book", u"BOOK", u"book"},
    {WorkKind::Proceedings, u"proceedings", u"proceedings", u"book", u"BOOK", u"proceedings"},
    {WorkKind::Chapter, u"incollection", u"incollection", u"chapter", u"CHAP", u"chapter"},
    {WorkKind::Thesis, u"phdthesis", u"thesis", u"thesis", u"THES", u"thesis"},
    {WorkKind::Report, u"techreport", u"report", u"report", u"RPRT", u"report"},
    {WorkKind::Preprint, u"misc", u"online", u"article", u"UNPB", u"preprint"},
    {WorkKind::Manuscript, u"unpublished", u"unpublished", u"manuscript", u"UNPB", u"manuscript"},
    {WorkKind::WebPage, u"misc", u"online", u"webpage", u"ELEC", u"web page"},
    {WorkKind::Dataset, u"misc", u"dataset", u"dataset", u"DATA", u"dataset"},
    {WorkKind::Software, u"misc", u"software", u"software", u"COMP", u"software"},
    {WorkKind::Patent, u"misc", u"patent", u"patent", u"PAT", u"patent"},
};

using Vocabulary = QHash<QString, WorkKind>;

// Entry types of BibTeX and BibLaTeX; "misc" says nothing.
const Vocabulary &bibTypes()
{
    static const Vocabulary words{{u"article"_s, WorkKind::Article},
                                  {u"inproceedings"_s, WorkKind::Meeting},
                                  {u"conference"_s, WorkKind::Meeting},
                                  {u"book"_s, WorkKind::Book},
                                  {u"mvbook"_s, WorkKind::Book},
                                  {u"booklet"_s, WorkKind::Book},
                                  {u"collection"_s, WorkKind::Book},
                                  {u"mvcollection"_s, WorkKind::Book},
                                  {u"proceedings"_s, WorkKind::Proceedings},
                                  {u"mvproceedings"_s, WorkKind::Proceedings},
                                  {u"inbook"_s, WorkKind::Chapter},
                                  {u"bookinbook"_s, WorkKind::Chapter},
                                  {u"incollection"_s, WorkKind::Chapter},
                                  {u"inreference"_s, WorkKind::Chapter},
                                  {u"phdthesis"_s, WorkKind::Thesis},
                                  {u"mastersthesis"_s, WorkKind::Thesis},
                                  {u"thesis"_s, WorkKind::Thesis},
                                  {u"techreport"_s, WorkKind::Report},
                                  {u"report"_s, WorkKind::Report},
                                  {u"manual"_s, WorkKind::Report},
                                  {u"unpublished"_s, WorkKind::Manuscript},
                                  {u"online"_s, WorkKind::WebPage},
                                  {u"electronic"_s, WorkKind::WebPage},
                                  {u"www"_s, WorkKind::WebPage},
                                  {u"dataset"_s, WorkKind::Dataset},
                                  {u"software"_s, WorkKind::Software},
                                  {u"patent"_s, WorkKind::Patent}};
    return words;
}

const Vocabulary &risTypes()
{
    static const Vocabulary words{
        {u"JOUR"_s, WorkKind::Article}, {u"JFULL"_s, WorkKind::Article},   {u"EJOUR"_s, WorkKind::Article},
        {u"MGZN"_s, WorkKind::Article}, {u"CONF"_s, WorkKind::Meeting},    {u"CPAPER"_s, WorkKind::Meeting},
        {u"BOOK"_s, WorkKind::Book},    {u"EBOOK"_s, WorkKind::Book},      {u"EDBOOK"_s, WorkKind::Book},
        {u"CHAP"_s, WorkKind::Chapter}, {u"ECHAP"_s, WorkKind::Chapter},   {u"THES"_s, WorkKind::Thesis},
        {u"RPRT"_s, WorkKind::Report},  {u"UNPB"_s, WorkKind::Manuscript}, {u"ELEC"_s, WorkKind::WebPage},
        {u"WEB"_s, WorkKind::WebPage},  {u"DATA"_s, WorkKind::Dataset},    {u"COMP"_s, WorkKind::Software},
        {u"PAT"_s, WorkKind::Patent},   {u"INPR"_s, WorkKind::Article}};
    return words;
}

// Types of CSL, of Crossref in CSL's place, and "article" of CSL, which is a preprint.
const Vocabulary &cslTypes()
{
    static const Vocabulary words{{u"article-journal"_s, WorkKind::Article},
                                  {u"journal-article"_s, WorkKind::Article},
                                  {u"article-magazine"_s, WorkKind::Article},
                                  {u"article"_s, WorkKind::Preprint},
                                  {u"paper-conference"_s, WorkKind::Meeting},
                                  {u"proceedings-article"_s, WorkKind::Meeting},
                                  {u"book"_s, WorkKind::Book},
                                  {u"monograph"_s, WorkKind::Book},
                                  {u"edited-book"_s, WorkKind::Book},
                                  {u"reference-book"_s, WorkKind::Book},
                                  {u"proceedings"_s, WorkKind::Proceedings},
                                  {u"chapter"_s, WorkKind::Chapter},
                                  {u"book-chapter"_s, WorkKind::Chapter},
                                  {u"book-section"_s, WorkKind::Chapter},
                                  {u"entry-encyclopedia"_s, WorkKind::Chapter},
                                  {u"thesis"_s, WorkKind::Thesis},
                                  {u"dissertation"_s, WorkKind::Thesis},
                                  {u"report"_s, WorkKind::Report},
                                  {u"posted-content"_s, WorkKind::Preprint},
                                  {u"manuscript"_s, WorkKind::Manuscript},
                                  {u"webpage"_s, WorkKind::WebPage},
                                  {u"dataset"_s, WorkKind::Dataset},
                                  {u"software"_s, WorkKind::Software},
                                  {u"patent"_s, WorkKind::Patent}};
    return words;
}

// What Zotero, Scopus, OpenAlex, Semantic Scholar, PubMed and MODS call them, without blanks and hyphens and
// in small letters.
const Vocabulary &otherTypes()
{
    static const Vocabulary words{{u"journalarticle"_s, WorkKind::Article},
                                  {u"article"_s, WorkKind::Article},
                                  {u"review"_s, WorkKind::Article},
                                  {u"conferencepaper"_s, WorkKind::Meeting},
                                  {u"conference"_s, WorkKind::Meeting},
                                  {u"proceedingsarticle"_s, WorkKind::Meeting},
                                  {u"conferencepublication"_s, WorkKind::Meeting},
                                  {u"book"_s, WorkKind::Book},
                                  {u"booksection"_s, WorkKind::Chapter},
                                  {u"bookchapter"_s, WorkKind::Chapter},
                                  {u"thesis"_s, WorkKind::Thesis},
                                  {u"dissertation"_s, WorkKind::Thesis},
                                  {u"report"_s, WorkKind::Report},
                                  {u"technicalreport"_s, WorkKind::Report},
                                  {u"preprint"_s, WorkKind::Preprint},
                                  {u"manuscript"_s, WorkKind::Manuscript},
                                  {u"webpage"_s, WorkKind::WebPage},
                                  {u"dataset"_s, WorkKind::Dataset},
                                  {u"software"_s, WorkKind::Software},
                                  {u"computerprogram"_s, WorkKind::Software},
                                  {u"patent"_s, WorkKind::Patent}};
    return words;
}

// Under which names the formats keep a part. The first is that of BibTeX and CSL.
const QStringList &namesOfPart(QStringView part)
{
    static const QStringList volume{u"volume"_s, u"VL"_s, u"VI"_s, u"citation_volume"_s, u"Volume"_s},
        issue{u"issue"_s, u"IP"_s, u"citation_issue"_s, u"Issue"_s},
        first{u"SP"_s, u"citation_firstpage"_s, u"Page start"_s},
        last{u"EP"_s, u"citation_lastpage"_s, u"Page end"_s},
        pages{u"pages"_s, u"page"_s, u"PG"_s, u"Pages"_s},
        publisher{u"publisher"_s,
                  u"PB"_s,
                  u"school"_s,
                  u"institution"_s,
                  u"organization"_s,
                  u"citation_publisher"_s,
                  u"citation_dissertation_institution"_s,
                  u"citation_technical_report_institution"_s,
                  u"Publisher"_s},
        none;
    return part == u"volume"   ? volume
        : part == u"issue"     ? issue
        : part == u"first"     ? first
        : part == u"last"      ? last
        : part == u"pages"     ? pages
        : part == u"publisher" ? publisher
                               : none;
}

// Whether a venue without a word for it is a conference: these are known by their short names. Words that
// also name a journal are not among them.
bool isKnownMeeting(const QString &venue)
{
    static const QSet<QString> names{
        u"neurips"_s,  u"nips"_s,   u"icml"_s,        u"iclr"_s,   u"cvpr"_s,    u"iccv"_s,   u"eccv"_s,
        u"wacv"_s,     u"bmvc"_s,   u"accv"_s,        u"3dv"_s,    u"aistats"_s, u"uai"_s,    u"colt"_s,
        u"corl"_s,     u"colm"_s,   u"rss"_s,         u"icra"_s,   u"iros"_s,    u"acml"_s,   u"ecml"_s,
        u"ecmlpkdd"_s, u"acl"_s,    u"emnlp"_s,       u"naacl"_s,  u"eacl"_s,    u"aacl"_s,   u"coling"_s,
        u"conll"_s,    u"lrec"_s,   u"interspeech"_s, u"icassp"_s, u"kdd"_s,     u"cikm"_s,   u"wsdm"_s,
        u"icdm"_s,     u"sigir"_s,  u"recsys"_s,      u"aaai"_s,   u"ijcai"_s,   u"ecai"_s,   u"aamas"_s,
        u"icaps"_s,    u"sigmod"_s, u"icde"_s,        u"edbt"_s,   u"pods"_s,    u"stoc"_s,   u"focs"_s,
        u"soda"_s,     u"osdi"_s,   u"sosp"_s,        u"nsdi"_s,   u"eurosys"_s, u"asplos"_s, u"isca"_s,
        u"hpca"_s,     u"pldi"_s,   u"popl"_s,        u"oopsla"_s, u"icfp"_s,    u"icse"_s,   u"siggraph"_s,
        u"uist"_s,     u"cscw"_s,   u"miccai"_s,      u"midl"_s,   u"isbi"_s,    u"ismir"_s,  u"ijcnn"_s,
        u"automl"_s};
    static const QRegularExpression year(u"[ ']*(19|20)?\\d\\d$"_s);
    return names.contains(QString(venue).remove(year).remove(u'-').toLower());
}

// Journals that are called proceedings.
bool isJournalOfProceedings(const QString &venue)
{
    static const QRegularExpression names(
        u"proceedings of the (national academy|royal society|ieee$|vldb endowment|acm on |american "
        u"mathematical|"
        "london mathematical|edinburgh mathematical|institution of|physical society)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(venue).hasMatch();
}

bool isMeeting(const QString &venue)
{
    if (isJournalOfProceedings(venue))
        return false;
    static const std::array words{u"proceedings"_s, u"conference"_s, u"workshop"_s, u"symposium"_s,
                                  u"proc."_s};
    return std::any_of(words.begin(), words.end(),
                       [&](const QString &word) { return venue.contains(word, Qt::CaseInsensitive); })
        || isKnownMeeting(venue);
}

class PublicationReader
{
public:
    explicit PublicationReader(const Paper &paper) : m_paper(paper)
    {
        m_isTex = !value({u"entrytype"_s}).isEmpty();
        m_isMedline = !value({u"PMID"_s}).isEmpty() || !value({u"VI"_s}).isEmpty();
    }

    Publication read()
    {
        m_out.kind = kind();
        m_out.volume = text(namesOfPart(u"volume"));
        readIssue();
        readPages();
        readEditors();
        m_out.publisher = text(namesOfPart(u"publisher"));
        m_out.place =
            text({u"address"_s, u"location"_s, u"publisher-place"_s, u"CY"_s, u"PL"_s, u"Place"_s, u"PP"_s});
        m_out.series = text({u"series"_s, u"collection-title"_s, u"T3"_s, u"Series"_s});
        m_out.edition = text({u"edition"_s, u"ET"_s, u"Edition"_s});
        m_out.chapter = text({u"chapter"_s, u"chapter-number"_s});
        m_out.isbn = text({u"isbn"_s, u"ISBN"_s, u"citation_isbn"_s});
        m_out.issn = text({u"issn"_s, u"ISSN"_s, u"citation_issn"_s});
        // RIS has one tag for both; PubMed's tag of that name is the ISSN.
        if (const QString number = text({u"SN"_s}); !number.isEmpty())
            (number.count(u'-') == 1 && number.size() == 9 ? m_out.issn : m_out.isbn) = number;
        if (m_isMedline && m_out.issn.isEmpty())
            m_out.issn = text({u"IS"_s}).section(u' ', 0, 0);
        nested();
        return std::move(m_out);
    }

private:
    QString value(const QStringList &names) const
    {
        for (const QString &name : names)
            for (const ExtraField &field : m_paper.extra)
                if (field.name == name && !field.value.isEmpty())
                    return field.value;
        return {};
    }
    QString text(const QStringList &names) const
    {
        const QString found = value(names);
        // A list or an object of JSON is no value that a reference could print.
        if (found.startsWith(u'{') && !m_isTex)
            return {};
        return foldAsciiSpace(m_isTex ? readTexProse(found) : found);
    }

    WorkKind kind()
    {
        const WorkKind stated = statedKind();
        m_out.kindStated = stated != WorkKind::Unknown;
        const bool isPreprint = m_paper.venue.isEmpty() && !m_paper.arxivId.isEmpty();
        if (isPreprint && (stated == WorkKind::Unknown || stated == WorkKind::Article))
            return WorkKind::Preprint;
        if (stated != WorkKind::Unknown || m_paper.venue.isEmpty())
            return stated;
        return isMeeting(m_paper.venue) ? WorkKind::Meeting : WorkKind::Article;
    }
    WorkKind statedKind()
    {
        const QString entry = value({u"entrytype"_s}).toLower();
        if (entry == u"phdthesis" || entry == u"mastersthesis")
            m_out.thesis = entry;
        else if (value({u"genre"_s, u"M3"_s, u"type"_s}).contains(u"master"_s, Qt::CaseInsensitive))
            m_out.thesis = u"mastersthesis"_s;
        if (const WorkKind kind = bibTypes().value(entry); kind != WorkKind::Unknown)
            return kind;
        if (const WorkKind kind = risTypes().value(value({u"TY"_s}).toUpper()); kind != WorkKind::Unknown)
            return kind;
        if (const WorkKind kind = cslTypes().value(value({u"type"_s})); kind != WorkKind::Unknown)
            return kind;
        for (const QString &name : {u"Item Type"_s, u"itemType"_s, u"Document Type"_s, u"type_crossref"_s,
                                    u"openalex.type"_s, u"publicationTypes"_s, u"PT"_s, u"genre"_s})
            if (const WorkKind kind = otherKind(value({name})); kind != WorkKind::Unknown)
                return kind;
        return WorkKind::Unknown;
    }
    // Of one word, or of a list in which the first that means something counts.
    static WorkKind otherKind(const QString &value)
    {
        static const QRegularExpression between(u"[\\[\\]\",;]+"_s), within(u"[ _-]+"_s);
        WorkKind found = WorkKind::Unknown;
        for (const QString &word : value.toLower().split(between, Qt::SkipEmptyParts)) {
            const WorkKind kind = otherTypes().value(QString(word).remove(within));
            if (kind == WorkKind::Meeting) // "JournalArticle", "Conference": where both stand, it was one
                return kind;
            if (found == WorkKind::Unknown)
                found = kind;
        }
        return found;
    }

    void readIssue()
    {
        m_out.issue = text(namesOfPart(u"issue"));
        if (m_out.issue.isEmpty() && !m_isMedline)
            m_out.issue = text({u"IS"_s});
        const QString number = text({u"number"_s});
        const bool isNumber = m_out.kind == WorkKind::Report || m_out.kind == WorkKind::Patent;
        // An arXiv id that CSL keeps as a number is one already.
        if (number.isEmpty() || number.startsWith(u"arxiv:"_s, Qt::CaseInsensitive))
            return;
        if (isNumber)
            m_out.number = number;
        else if (m_out.issue.isEmpty())
            m_out.issue = number;
    }

    void readPages()
    {
        const QString first = text(namesOfPart(u"first"));
        if (!first.isEmpty()) {
            setPages(first);
            if (m_out.lastPage.isEmpty())
                m_out.lastPage = text(namesOfPart(u"last"));
        } else {
            setPages(text(namesOfPart(u"pages")));
        }
        if (m_out.lastPage == m_out.firstPage)
            m_out.lastPage.clear();
    }
    void setPages(const QString &pages)
    {
        // "101--120", "101–120", "S12-S20"; "1:1-1:17" and "12, 15" are as they are.
        static const QRegularExpression range(u"\\A([^\\s,;–—-]+)\\s*[–—-]+\\s*([^\\s,;–—-]+)\\z"_s);
        const auto match = range.match(pages);
        m_out.firstPage = match.hasMatch() ? match.captured(1) : pages;
        m_out.lastPage = match.captured(2);
    }

    void readEditors()
    {
        const QString editor = value({u"editor"_s});
        const QJsonDocument list = QJsonDocument::fromJson(editor.toUtf8());
        if (list.isArray()) {
            for (const QJsonValue &one : list.array())
                addEditor(one.isString() ? one.toString() : cslName(one.toObject()));
        } else if (!editor.isEmpty()) {
            for (const PersonName &name : readBibNames(editor).names)
                addEditor(displayName(name));
        }
        if (!m_out.editors.isEmpty())
            return;
        for (const ExtraField &field : m_paper.extra) {
            static const QSet<QString> tags{u"ED"_s, u"A2"_s, u"A3"_s};
            if (tags.contains(field.name))
                addEditor(displayName(splitInvertedName(field.value)));
        }
    }
    void addEditor(const QString &name)
    {
        if (!name.isEmpty() && !m_out.editors.contains(name))
            m_out.editors.append(name);
    }
    static QString cslName(const QJsonObject &object)
    {
        if (const QString literal = object[u"literal"].toString(); !literal.isEmpty())
            return literal;
        PersonName name;
        name.given = object[u"given"].toString();
        name.particle = object[u"non-dropping-particle"].toString();
        name.family = object[u"family"].toString();
        name.suffix = object[u"suffix"].toString();
        return displayName(name);
    }

    // OpenAlex and Semantic Scholar keep it in objects.
    void nested()
    {
        const auto object = [&](const QString &name) {
            return QJsonDocument::fromJson(value({name}).toUtf8()).object();
        };
        const auto take = [](QString *target, const QJsonValue &value) {
            if (target->isEmpty())
                *target = foldAsciiSpace(value.toString());
        };
        if (const QJsonObject biblio = object(u"biblio"_s); !biblio.isEmpty()) {
            take(&m_out.volume, biblio[u"volume"]);
            take(&m_out.issue, biblio[u"issue"]);
            if (m_out.firstPage.isEmpty()) {
                take(&m_out.firstPage, biblio[u"first_page"]);
                take(&m_out.lastPage, biblio[u"last_page"]);
            }
        }
        if (const QJsonObject journal = object(u"journal"_s); !journal.isEmpty()) {
            take(&m_out.volume, journal[u"volume"]);
            if (m_out.firstPage.isEmpty())
                setPages(foldAsciiSpace(journal[u"pages"].toString()));
        }
        if (m_out.lastPage == m_out.firstPage)
            m_out.lastPage.clear();
    }

    const Paper &m_paper;
    bool m_isTex = false, m_isMedline = false;
    Publication m_out;
};

const KindNames *namesOf(WorkKind kind)
{
    const auto *found = std::find_if(std::begin(kWritten), std::end(kWritten),
                                     [kind](const KindNames &names) { return names.kind == kind; });
    return found == std::end(kWritten) ? nullptr : found;
}

} // namespace

QString Publication::pages() const
{
    return lastPage.isEmpty() ? firstPage : firstPage + u'-' + lastPage;
}

QString Publication::pagesText() const
{
    return lastPage.isEmpty() ? firstPage : firstPage + u'–' + lastPage;
}

QString Publication::volumeText() const
{
    return volume.isEmpty() || issue.isEmpty() ? volume : volume + u'(' + issue + u')';
}

Publication publicationOf(const Paper &paper)
{
    return PublicationReader(paper).read();
}

const QStringList &publicationParts()
{
    static const QStringList parts{u"kind"_s, u"volume"_s, u"issue"_s, u"pages"_s, u"publisher"_s};
    return parts;
}

QString publicationPart(const Publication &publication, QStringView part)
{
    if (part == u"kind") {
        const KindNames *names = publication.kindStated ? namesOf(publication.kind) : nullptr;
        return names ? QString::fromUtf16(names->word) : QString();
    }
    return part == u"volume"   ? publication.volume
        : part == u"issue"     ? publication.issue
        : part == u"pages"     ? publication.pagesText()
        : part == u"publisher" ? publication.publisher
                               : QString();
}

QStringList kindWords()
{
    QStringList words;
    for (const KindNames &names : kWritten)
        words.append(QString::fromUtf16(names.word));
    return words;
}

WorkKind kindNamed(const QString &word)
{
    const QString folded = word.simplified().toLower();
    for (const KindNames &names : kWritten)
        if (folded == QStringView(names.word))
            return names.kind;
    const WorkKind kind = bibTypes().value(folded);
    return kind != WorkKind::Unknown ? kind : otherTypes().value(QString(folded).remove(u' '));
}

namespace
{

// Puts a part into the extra fields of a paper, in the words of the format that it came in.
class PartSetter
{
public:
    explicit PartSetter(Paper *paper)
        : m_paper(paper), m_isBib(has(u"entrytype")), m_isRis(!m_isBib && has(u"TY"))
    {
    }

    void setKind(const QString &text)
    {
        const KindNames *names = namesOf(kindNamed(text));
        if (!names)
            return;
        remove({u"entrytype"_s, u"TY"_s, u"type"_s});
        const QString bib = QString::fromUtf16(names->bib);
        if (m_isBib)
            add(u"entrytype"_s, bib);
        if (m_isRis)
            add(u"TY"_s, QString::fromUtf16(names->ris));
        else if (!m_isBib || bib == u"misc") // BibTeX has no type for it
            add(u"type"_s, QString::fromUtf16(names->csl));
    }
    void setVolume(const QString &text)
    {
        remove(namesOfPart(u"volume"));
        add(m_isRis ? u"VL"_s : u"volume"_s, inItsWords(text));
    }
    // BibTeX calls it a number, and reports have one besides.
    void setIssue(const QString &text)
    {
        const bool isNumber = kind() != WorkKind::Report && kind() != WorkKind::Patent;
        remove(namesOfPart(u"issue"));
        remove({u"IS"_s});
        if (isNumber)
            remove({u"number"_s});
        add(m_isRis ? u"IS"_s : m_isBib && isNumber ? u"number"_s : u"issue"_s, inItsWords(text));
    }
    void setPages(const QString &text)
    {
        Paper typed;
        typed.extra = {{u"pages"_s, text}};
        const Publication range = publicationOf(typed);
        for (const QStringView part : {u"pages", u"first", u"last"})
            remove(namesOfPart(part));
        if (m_isRis) {
            add(u"SP"_s, range.firstPage);
            add(u"EP"_s, range.lastPage);
        } else if (m_isBib && !range.lastPage.isEmpty()) {
            add(u"pages"_s, inItsWords(range.firstPage) + u"--" + inItsWords(range.lastPage));
        } else {
            add(u"pages"_s, inItsWords(text));
        }
    }
    void setPublisher(const QString &text)
    {
        const WorkKind of = kind();
        remove(namesOfPart(u"publisher"));
        add(m_isRis                                 ? u"PB"_s
                : m_isBib && of == WorkKind::Thesis ? u"school"_s
                : m_isBib && of == WorkKind::Report ? u"institution"_s
                                                    : u"publisher"_s,
            inItsWords(text));
    }

private:
    bool has(QStringView name) const
    {
        return std::any_of(m_paper->extra.cbegin(), m_paper->extra.cend(), [name](const ExtraField &field) {
            return field.name == name && !field.value.isEmpty();
        });
    }
    WorkKind kind() const { return publicationOf(*m_paper).kind; }
    void remove(const QStringList &names)
    {
        m_paper->extra.removeIf([&](const ExtraField &field) { return names.contains(field.name); });
    }
    void add(const QString &name, const QString &value)
    {
        if (!value.isEmpty())
            m_paper->extra.append({name, value});
    }
    QString inItsWords(const QString &text) const { return m_isBib ? writeTexProse(text) : text; }

    Paper *m_paper;
    bool m_isBib, m_isRis;
};

} // namespace

void setPublicationPart(Paper *paper, QStringView part, const QString &text)
{
    PartSetter setter(paper);
    if (part == u"kind")
        setter.setKind(text);
    else if (part == u"volume")
        setter.setVolume(text);
    else if (part == u"issue")
        setter.setIssue(text);
    else if (part == u"pages")
        setter.setPages(text);
    else if (part == u"publisher")
        setter.setPublisher(text);
}

QString bibTypeOf(WorkKind kind, bool biblatex)
{
    const KindNames *names = namesOf(kind);
    return names ? QString::fromUtf16(biblatex ? names->biblatex : names->bib) : QString();
}

QString cslTypeOf(WorkKind kind)
{
    const KindNames *names = namesOf(kind);
    return names ? QString::fromUtf16(names->csl) : QString();
}

QString risTypeOf(WorkKind kind)
{
    const KindNames *names = namesOf(kind);
    return names ? QString::fromUtf16(names->ris) : QString();
}

} // namespace lectern
