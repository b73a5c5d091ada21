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

// The names of a kind. Lists are separated by spaces.
struct KindNames {
    WorkKind kind;
    const char16_t *word; // accepted as input
    const char16_t *bib, *biblatex, *csl, *ris; // for writing
    const char16_t *bibRead; // entry types of BibTeX and BibLaTeX; "misc" is Unknown
    const char16_t *cslRead; // types of CSL and Crossref; the CSL type "article" is a preprint
    const char16_t *risRead;
    // Types of Zotero, Scopus, OpenAlex, Semantic Scholar, PubMed and MODS, without spaces and hyphens, in
    // lower case.
    const char16_t *otherRead;
};
// clang-format off
constexpr KindNames kNames[] = {
    {WorkKind::Article, u"article", u"article", u"article", u"article-journal", u"JOUR",
     u"article",
     u"article-journal journal-article article-magazine", u"JOUR JFULL EJOUR MGZN INPR",
     u"journalarticle article review"},
    {WorkKind::Meeting, u"conference", u"inproceedings", u"inproceedings", u"paper-conference", u"CONF",
     u"inproceedings conference",
     u"paper-conference proceedings-article", u"CONF CPAPER",
     u"conferencepaper conference proceedingsarticle conferencepublication"},
    {WorkKind::Book, u"book", u"book", u"book", u"book", u"BOOK",
     u"book mvbook booklet collection mvcollection",
     u"book monograph edited-book reference-book", u"BOOK EBOOK EDBOOK",
     u"book"},
    {WorkKind::Proceedings, u"proceedings", u"proceedings", u"proceedings", u"book", u"BOOK",
     u"proceedings mvproceedings",
     u"proceedings", u"",
     u""},
    {WorkKind::Chapter, u"chapter", u"incollection", u"incollection", u"chapter", u"CHAP",
     u"inbook bookinbook incollection inreference",
     u"chapter book-chapter book-section entry-encyclopedia", u"CHAP ECHAP",
     u"booksection bookchapter"},
    {WorkKind::Thesis, u"thesis", u"phdthesis", u"thesis", u"thesis", u"THES",
     u"phdthesis mastersthesis thesis",
     u"thesis dissertation", u"THES",
     u"thesis dissertation"},
    {WorkKind::Report, u"report", u"techreport", u"report", u"report", u"RPRT",
     u"techreport report manual",
     u"report", u"RPRT",
     u"report technicalreport"},
    {WorkKind::Preprint, u"preprint", u"misc", u"online", u"article", u"UNPB",
     u"",
     u"article posted-content", u"",
     u"preprint"},
    {WorkKind::Manuscript, u"manuscript", u"unpublished", u"unpublished", u"manuscript", u"UNPB",
     u"unpublished",
     u"manuscript", u"UNPB",
     u"manuscript"},
    {WorkKind::WebPage, u"web page", u"misc", u"online", u"webpage", u"ELEC",
     u"online electronic www",
     u"webpage", u"ELEC WEB",
     u"webpage"},
    {WorkKind::Dataset, u"dataset", u"misc", u"dataset", u"dataset", u"DATA",
     u"dataset",
     u"dataset", u"DATA",
     u"dataset"},
    {WorkKind::Software, u"software", u"misc", u"software", u"software", u"COMP",
     u"software",
     u"software", u"COMP",
     u"software computerprogram"},
    {WorkKind::Patent, u"patent", u"misc", u"patent", u"patent", u"PAT",
     u"patent",
     u"patent", u"PAT",
     u"patent"},
};
// clang-format on

using Vocabulary = QHash<QString, WorkKind>;

// Returns the words of one list of the table.
Vocabulary vocabularyOf(const char16_t *KindNames::*list)
{
    Vocabulary words;
    for (const KindNames &names : kNames)
        for (const QString &word : QString::fromUtf16(names.*list).split(u' ', Qt::SkipEmptyParts))
            words.insert(word, names.kind);
    return words;
}

const Vocabulary &bibTypes()
{
    static const Vocabulary words = vocabularyOf(&KindNames::bibRead);
    return words;
}

const Vocabulary &otherTypes()
{
    static const Vocabulary words = vocabularyOf(&KindNames::otherRead);
    return words;
}

const KindNames *namesOf(WorkKind kind)
{
    const auto *found = std::find_if(std::begin(kNames), std::end(kNames),
                                     [kind](const KindNames &names) { return names.kind == kind; });
    return found == std::end(kNames) ? nullptr : found;
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
    static const Vocabulary words = vocabularyOf(&KindNames::risRead);
    return words.value(type.toUpper());
}

WorkKind kindOfCslType(const QString &type)
{
    static const Vocabulary words = vocabularyOf(&KindNames::cslRead);
    return words.value(type);
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
    for (const KindNames &names : kNames)
        words.append(QString::fromUtf16(names.word));
    return words;
}

WorkKind kindNamed(const QString &word)
{
    const QString folded = word.simplified().toLower();
    for (const KindNames &names : kNames)
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
