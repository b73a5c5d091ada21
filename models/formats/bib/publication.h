#pragma once
// How and where a paper was published, as far as references print it and Paper has no field for it. Each
// format keeps it among the extra fields under names of its own; this reads all of them, so that a paper of
// one format is cited in every other with its volume and pages.
#include "models/core/paper.h"
#include "workkind.h"

#include <QString>
#include <QStringList>

namespace lectern
{

// Texts are plain, without TeX.
struct Publication {
    WorkKind kind = WorkKind::Unknown;
    bool kindStated = false; // else it is inferred
    QString volume, issue;
    QString firstPage, lastPage; // what cannot be split is the first page: "101, 105", "e17"
    QString number; // of a report, a patent
    int month = 0; // of publication, 1 to 12, where no day is known; 0: not stated either
    QStringList editors; // "Given Family"
    QStringList editorFamilies; // by which they are split (familyNames() in base/names.h)
    QString publisher; // or the school of a thesis, the institution of a report
    QString place; // of the publisher
    QString series, edition, chapter, isbn, issn;
    QString thesis; // "phdthesis" or "mastersthesis", where it is known which

    QString pages() const; // "101-120", as CSL has it
    QString pagesText() const; // "101–120", as people read it
    QString volumeText() const; // "12(3)", "12"; empty without a volume
};

// The kind is the one that a source states, in the words of BibTeX, RIS, CSL, Crossref, OpenAlex, Semantic
// Scholar, PubMed or Zotero; else it follows from the venue and the arXiv id. Unknown where neither is there.
Publication publicationOf(const Paper &paper);

// Parts that a person may set, by these names.
const QStringList &publicationParts(); // "kind", "volume", "issue", "pages", "publisher"
// Returns a part as a person reads and types it: "conference", "12", "3", "101–120", "Tide Press". Of the
// kind only one that is stated.
QString publicationPart(const Publication &publication, QStringView part);
// Puts it in the place of what a source says, in the words of that source's format, so that publicationOf()
// and every writer take it; an empty one takes the part away. The kind is one of kindWords(), others are
// passed over.
void setPublicationPart(Paper *paper, QStringView part, const QString &text);
// What a paper is cited by, as its sources say it: the key of a BibTeX entry, else the citation key of
// CSL-JSON, else an id there that looks like one. Empty where none is stated.
QString citeKeyOf(const Paper &paper);
const QStringList &citeKeyNames(); // the fields that hold it, the first first
inline constexpr QStringView kCslKey = u"cslkey"; // where the reader of CSL-JSON keeps such an id
// Under which names the formats keep a paper's keywords, in any case of letters.
const QStringList &keywordNames();
// Returns the keywords of whatever format it came from, without TeX, each once.
QStringList keywordsOf(const Paper &paper);
// The first value of an extra field that is not empty; empty where there is none.
QString extraOf(const Paper &paper, QStringView name);
// Under which names the formats keep "volume", "issue", "pages", their "first" and "last" one, and
// "publisher". The first is that of BibTeX and CSL.
const QStringList &publicationNames(QStringView part);

} // namespace lectern
