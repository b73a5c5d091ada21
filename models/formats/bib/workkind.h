#pragma once
// What kind of work a paper is, in the words of every format.
#include <QString>
#include <QStringList>

namespace lectern
{

enum class WorkKind {
    Unknown,
    Article, // in a journal
    Meeting, // in the proceedings of a conference, a workshop, a symposium
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

// The kind that a format calls so; Unknown for other words.
WorkKind kindOfBibType(const QString &type); // "inproceedings", in any case of letters; "misc" says nothing
WorkKind kindOfRisType(const QString &type); // "CONF"
WorkKind kindOfCslType(const QString &type); // "paper-conference", and Crossref's "proceedings-article"
// In the words of Zotero, Scopus, OpenAlex, Semantic Scholar, PubMed and MODS; of a list, the first that
// means something.
WorkKind kindOfOthers(const QString &value);
// What stands in a venue where nobody says what it is: an article, or a paper of a meeting.
WorkKind kindOfVenue(const QString &venue);

// The kind in the words of a format; for Unknown empty.
QString bibTypeOf(WorkKind kind, bool biblatex); // "inproceedings"; of a thesis see Publication::thesis
QString bibPublisherOf(WorkKind kind, bool biblatex); // the field of who published it: "school", "publisher"
QString cslTypeOf(WorkKind kind); // "paper-conference"
QString risTypeOf(WorkKind kind); // "CONF"

// As people read and type it.
QString kindWord(WorkKind kind); // "conference"; for Unknown empty
QStringList kindWords(); // all of them
WorkKind kindNamed(const QString &word); // in any case of letters, also "inproceedings"; Unknown: none

} // namespace lectern
