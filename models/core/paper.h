#pragma once
// The values of a source as it states them: papers, the author of the page, what was not understood.
#include "models/core/papermarks.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

// A field we have no name of our own for, kept as the source wrote it (BibTeX "keywords", RIS "N1", …).
struct ExtraField {
    QString name;
    QString value;
    bool operator==(const ExtraField &) const = default;
};

// A paper as one source states it. Absent strings are null or empty, absent dates invalid.
struct Paper {
    QString title; // empty: known by its abstract only
    QStringList authors; // as printed, in order
    bool authorsTruncated = false; // the source ended the list with "et al."
    QString
        category; // "LG", "cs.LG", "astro-ph": as printed; several are separated by one space, main one first
    QDate date; // submitted
    bool dateInferred = false; // the year was not on the source
    std::optional<double> score; // 0 to 100
    std::optional<bool> code; // whether code is linked; nullopt where the source cannot say
    QString affiliation; // the badge behind the authors
    QString abstract;
    bool abstractTruncated = false; // the source was cut off inside it
    QString arxivId; // without version
    QString doi; // lower case, without resolver
    std::optional<int> year; // of publication, where stated apart from the date
    QString venue;
    QString url;
    std::optional<int> citations;
    QList<ExtraField> extra;
    qsizetype line = 0; // where it starts on the source, from 1

    bool operator==(const Paper &) const = default;
};

// The figures of an author as a page states them; dated observations once they are in the library.
struct AuthorFigures {
    QString name;
    QString category;
    std::optional<int> hIndex;
    std::optional<int> papers;
    std::optional<int> citations;
    std::optional<int> novelty; // percent
    std::optional<int> aiScore;
    bool operator==(const AuthorFigures &) const = default;
};

struct Diagnostic {
    enum class Severity { Warning, Error };
    Severity severity = Severity::Warning;
    qsizetype line = 0; // from 1; 0: the source as a whole
    QString message; // one sentence
    bool operator==(const Diagnostic &) const = default;
};

// Of a source so many remarks are kept: enough to see what is wrong with a file full of broken records.
constexpr qsizetype kMostRemarks = 1000;

// A run of bytes of the source. Ranges of one source are in order, do not overlap and cover it whole.
struct ByteRange {
    // Boilerplate: what a site prints around its papers, such as navigation, banners and footers.
    enum class Kind { Field, Separator, Boilerplate, NotUnderstood };
    Kind kind = Kind::Separator;
    qsizetype begin = 0;
    qsizetype end = 0; // one past the last byte
    qsizetype line = 0; // line of begin, from 1
    bool operator==(const ByteRange &) const = default;
};

// What a source that names its fields by itself (a table, JSON of any kind) calls a field of ours.
struct NamedField {
    QString name; // as it stands there
    QString field; // "title", "authors", …; empty: kept as an extra field
    bool operator==(const NamedField &) const = default;
};

// What a part of a source was read as, and why; for those who want to see it.
struct UnderstoodPart {
    enum class Role {
        Name,
        Figures,
        Date,
        Title,
        Authors,
        Abstract,
        Detail, // any other field
        Separator,
        Boilerplate,
        NotUnderstood
    };
    Role role = Role::NotUnderstood;
    qsizetype begin = 0;
    qsizetype end = 0; // one past the last byte
    qsizetype line = 0; // of begin, from 1
    int weight = 0; // of the evidence, 0 to 100
    QString evidence; // a few words
    bool operator==(const UnderstoodPart &) const = default;
};

// All that one source holds.
struct ParsedSource {
    QString format; // id in the registry: "scholarfeed-author", "bibtex", …
    std::optional<AuthorFigures> author; // the page's own author
    QList<Paper> papers;
    QList<Diagnostic> diagnostics;
    QList<ByteRange> ranges;
    QList<NamedField> names; // what its names were taken for, where it names its fields
    QList<UnderstoodPart> parts; // of the whole source, in order; only where a reader was asked to explain
    QHash<qsizetype, PaperMarks> marks; // by the place of the paper, of a file that Lectern wrote
    bool tooMany = false; // it holds more records than one file may; the rest was not read
};

// Sums of the lengths of the ranges by kind, in bytes; total is their sum. The separators include
// boilerplate.
struct ByteCount {
    qsizetype total = 0, fields = 0, separators = 0, notUnderstood = 0;
    qsizetype boilerplate = 0; // of the separators
    // What share of the source was understood, 0 to 1.
    double understood() const { return total ? 1 - double(notUnderstood) / double(total) : 1; }
};
inline ByteCount countBytes(const QList<ByteRange> &ranges)
{
    ByteCount count;
    for (const ByteRange &range : ranges) {
        const qsizetype length = range.end - range.begin;
        count.total += length;
        (range.kind == ByteRange::Kind::Field               ? count.fields
             : range.kind == ByteRange::Kind::NotUnderstood ? count.notUnderstood
                                                            : count.separators) += length;
        if (range.kind == ByteRange::Kind::Boilerplate)
            count.boilerplate += length;
    }
    return count;
}

} // namespace lectern
