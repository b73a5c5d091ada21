#pragma once
// The kind of a work, in the vocabulary of each format.
#include <QString>
#include <QStringList>

namespace lectern
{

enum class WorkKind {
    Unknown,
    Article, // in a journal
    Meeting, // in conference, workshop or symposium proceedings
    Book,
    Proceedings,
    Chapter,
    Thesis,
    Report,
    Preprint,
    Manuscript,
    WebPage,
    Dataset,
    Software,
    Patent,
};

// Returns the kind for a format's type; Unknown for other words.
WorkKind kindOfBibType(const QString &type); // "inproceedings", ignoring case; "misc" is Unknown
WorkKind kindOfRisType(const QString &type); // "CONF"
WorkKind kindOfCslType(const QString &type); // "paper-conference", and Crossref's "proceedings-article"
// Vocabulary of Zotero, Scopus, OpenAlex, Semantic Scholar, PubMed and MODS; in a list, the first known word
// counts.
WorkKind kindOfOthers(const QString &value);
// Derives the kind from the venue, if none is stated: Article or Meeting.
WorkKind kindOfVenue(const QString &venue);

// Returns the format's type for a kind; empty for Unknown.
QString bibTypeOf(WorkKind kind, bool biblatex); // "inproceedings"; for theses see Publication::thesis
QString bibPublisherOf(WorkKind kind, bool biblatex); // field name of the publisher: "school", "publisher"
QString cslTypeOf(WorkKind kind); // "paper-conference"
QString risTypeOf(WorkKind kind); // "CONF"

// Words for display and input.
QString kindWord(WorkKind kind); // "conference"; empty for Unknown
QStringList kindWords(); // all of them
WorkKind kindNamed(const QString &word); // ignoring case, also "inproceedings"; otherwise Unknown

} // namespace lectern
