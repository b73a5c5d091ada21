#pragma once
// Publication details that references print and Paper has no fields for. Each format keeps them as extra
// fields under its own names. This class reads all of them, so that a paper from any format is cited with
// volume and pages in every other format.
#include "models/core/paper.h"
#include "workkind.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// The publication details as plain text without TeX.
struct Publication {
    WorkKind kind = WorkKind::Unknown;
    bool kindStated = false; // false: inferred
    QString volume, issue;
    QString firstPage, lastPage; // a value that cannot be split is the first page: "101, 105", "e17"
    QString number; // of a report or patent
    int month = 0; // publication month, 1 to 12, if no day is known; 0: unknown
    QString date; // stated span, season or uncertain date in the notation of ISO 8601-2: "2015-22/2016-24"
    QStringList editors; // "Given Family"
    QStringList editorFamilies; // family names for splitting (see familyNames() in base/names.h)
    QString publisher; // publisher, school of a thesis, or institution of a report
    QString place; // place of the publisher
    QString series, edition, chapter, isbn, issn;
    QString thesis; // "phdthesis" or "mastersthesis", if known

    QString pages() const; // "101-120", as in CSL
    QString pagesText() const; // "101–120", for display
    QString volumeText() const; // "12(3)", "12"; empty without a volume
};

// Reads the publication details. The kind is stated by a source in the vocabulary of BibTeX, RIS, CSL,
// Crossref, OpenAlex, Semantic Scholar, PubMed or Zotero; otherwise it is derived from the venue and the
// arXiv id. Unknown if neither exists.
Publication publicationOf(const Paper &paper);

// A publication detail: its names in each format.
struct PublicationField {
    QString name; // as own value, and in tables written by Lectern
    const char *label = nullptr; // display name, untranslated (context "lectern"); null: never displayed
    bool isEditable = false; // the user can set it; tables have a column for it
    QString Publication::*value = nullptr; // null: composed of several values, or not a text
    QStringList names; // in sources of any format, in order of preference
    QString bibtex, ris, csl; // names for writing; empty: the format has none, or its writer decides
};
// Returns all details that consist of one value, in the order of writing.
const QList<PublicationField> &publicationFields();

// Names of the parts that the user can edit.
const QStringList &publicationParts(); // "kind", "volume", "issue", "pages", "publisher"
// Returns a part in the form for display and input: "conference", "12", "3", "101–120", "Tide Press". The
// kind is returned only if it is stated.
QString publicationPart(const Publication &publication, QStringView part);
// Replaces the stated value, using the field names of the source's format, so that publicationOf() and every
// writer use it. An empty text removes the part. Kinds other than kindWords() are ignored.
void setPublicationPart(Paper *paper, QStringView part, const QString &text);
// Returns the citation key that a source states: the key of a BibTeX entry, otherwise the citation key of
// CSL-JSON, otherwise a CSL id that looks like one. Empty if there is none.
QString citeKeyOf(const Paper &paper);
const QStringList &citeKeyNames(); // the extra fields that hold it, in order of preference
inline constexpr QStringView kCslKey = u"cslkey"; // extra field for a CSL id that looks like a citation key
// Returns the names of keyword fields in all formats, ignoring case.
const QStringList &keywordNames();
// Returns the keywords from any format, without TeX, each once.
QStringList keywordsOf(const Paper &paper);
// Returns the first non-empty value of an extra field, otherwise empty.
QString extraOf(const Paper &paper, QStringView name);
// Returns the names of "volume", "issue", "pages", "first" and "last" page, and "publisher" in all formats.
// The first is that of BibTeX and CSL.
const QStringList &publicationNames(QStringView part);

} // namespace lectern
