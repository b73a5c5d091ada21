#pragma once
// The values that a source states: papers, page author, diagnostics and ranges that were not understood.
#include "models/core/papermarks.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

// A field without a Lectern equivalent, kept as the source wrote it (BibTeX "keywords", RIS "N1", …).
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
    QString category; // "LG", "cs.LG", "astro-ph": as printed; several are separated by one space, main
                      // category first
    QDate date; // submission date
    bool dateInferred = false; // the source does not state the year
    std::optional<double> score; // 0 to 100
    std::optional<bool> code; // whether code is linked; nullopt if the format does not record it
    QString affiliation; // the badge after the authors
    QString abstract;
    bool abstractTruncated = false; // the source truncated the abstract
    QString arxivId; // without version
    QString doi; // lower case, without resolver URL
    std::optional<int> year; // publication year, if stated separately from the date
    QString venue;
    QString url;
    std::optional<int> citations;
    QList<ExtraField> extra;
    qsizetype line = 0; // first line on the source, from 1

    bool operator==(const Paper &) const = default;
};

// An author's figures as stated on a page. The library stores them as dated observations.
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
    qsizetype line = 0; // from 1; 0: the whole source
    QString message; // one sentence
    bool operator==(const Diagnostic &) const = default;
};

// Maximum number of diagnostics per source. Enough to diagnose a file of broken records.
constexpr qsizetype kMaxDiagnostics = 1000;

// A byte range of the source. The ranges of a source are sorted, do not overlap and cover it completely.
struct ByteRange {
    // Boilerplate: text that a site prints around its papers, such as navigation, banners and footers.
    enum class Kind { Field, Separator, Boilerplate, NotUnderstood };
    Kind kind = Kind::Separator;
    qsizetype begin = 0;
    qsizetype end = 0; // one past the last byte
    qsizetype line = 0; // line of begin, from 1
    bool operator==(const ByteRange &) const = default;
};

// Maps a field name of a self-describing source (a table or JSON) to a Lectern field.
struct NamedField {
    QString name; // as written in the source
    QString field; // "title", "authors", …; empty: kept as an extra field
    bool operator==(const NamedField &) const = default;
};

// A part of a source, its interpretation and the evidence for it. Used to explain a parse.
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
    QString evidence;
    bool operator==(const UnderstoodPart &) const = default;
};

// The content of one source.
struct ParsedSource {
    QString format; // id in the format registry: "scholarfeed-author", "bibtex", …
    std::optional<AuthorFigures> author; // the author whose page this is
    QList<Paper> papers;
    QList<Diagnostic> diagnostics;
    QList<ByteRange> ranges;
    QList<NamedField> names; // interpretation of the field names, if the format has any
    QList<UnderstoodPart>
        parts; // sorted, covers the whole source; only if the caller requested an explanation
    QHash<qsizetype, PaperMarks> marks; // by paper index; only for files written by Lectern
    bool tooMany = false; // the record limit was exceeded; the remaining records were not read
};

// Total lengths of the ranges by kind, in bytes. Separators include boilerplate.
struct ByteCount {
    qsizetype total = 0, fields = 0, separators = 0, notUnderstood = 0;
    qsizetype boilerplate = 0; // part of separators
    // The share of the source that was understood, 0 to 1.
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
