#include "workkind.h"

#include "models/core/shortvenue.h"

#include <QHash>
#include <QRegularExpression>

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
    const char16_t *word; // the word that is accepted as input
};
// Names used for writing.
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

// Entry types of BibTeX and BibLaTeX; "misc" is Unknown.
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

// Types of CSL and Crossref. The CSL type "article" is a preprint.
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

// Types of Zotero, Scopus, OpenAlex, Semantic Scholar, PubMed and MODS, without spaces and hyphens, in lower
// case.
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

const KindNames *namesOf(WorkKind kind)
{
    const auto *found = std::find_if(std::begin(kWritten), std::end(kWritten),
                                     [kind](const KindNames &names) { return names.kind == kind; });
    return found == std::end(kWritten) ? nullptr : found;
}

// Journals named "Proceedings".
bool isJournalOfProceedings(const QString &venue)
{
    static const QRegularExpression names(
        u"proceedings of the (national academy|royal society|ieee$|vldb endowment|acm on |american "
        u"mathematical|"
        "london mathematical|edinburgh mathematical|institution of|physical society)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(venue).hasMatch();
}

} // namespace

WorkKind kindOfBibType(const QString &type)
{
    return bibTypes().value(type.toLower());
}

WorkKind kindOfRisType(const QString &type)
{
    return risTypes().value(type.toUpper());
}

WorkKind kindOfCslType(const QString &type)
{
    return cslTypes().value(type);
}

WorkKind kindOfOthers(const QString &value)
{
    static const QRegularExpression between(u"[\\[\\]\",;]+"_s), within(u"[ _-]+"_s);
    WorkKind found = WorkKind::Unknown;
    for (const QString &word : value.toLower().split(between, Qt::SkipEmptyParts)) {
        const WorkKind kind = otherTypes().value(QString(word).remove(within));
        if (kind == WorkKind::Meeting) // "JournalArticle" and "Conference" together: a conference paper
            return kind;
        if (found == WorkKind::Unknown)
            found = kind;
    }
    return found;
}

WorkKind kindOfVenue(const QString &venue)
{
    if (isJournalOfProceedings(venue))
        return WorkKind::Article;
    static const std::array words{u"proceedings"_s, u"conference"_s, u"workshop"_s,
                                  u"symposium"_s,   u"proc."_s,      u"advances in neural information"_s};
    const ShortVenue known = shortVenue(venue.toStdString());
    if (!known.name.empty())
        return known.isJournal ? WorkKind::Article : WorkKind::Meeting;
    const bool isMeeting = std::any_of(words.begin(), words.end(), [&](const QString &word) {
        return venue.contains(word, Qt::CaseInsensitive);
    });
    return isMeeting ? WorkKind::Meeting : WorkKind::Article;
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

QString kindWord(WorkKind kind)
{
    const KindNames *names = namesOf(kind);
    return names ? QString::fromUtf16(names->word) : QString();
}

QString bibTypeOf(WorkKind kind, bool biblatex)
{
    const KindNames *names = namesOf(kind);
    return names ? QString::fromUtf16(biblatex ? names->biblatex : names->bib) : QString();
}

QString bibPublisherOf(WorkKind kind, bool biblatex)
{
    return kind == WorkKind::Thesis ? (biblatex ? u"institution"_s : u"school"_s)
        : kind == WorkKind::Report  ? u"institution"_s
                                    : u"publisher"_s;
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
