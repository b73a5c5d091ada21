#pragma once
// Shared by the page readers: author lines, sentence ends, diagnostics.
#include "models/core/pagecorrections.h"
#include "models/core/paper.h"
#include "models/formats/base/encoding.h"

#include <QStringList>
#include <QStringView>

namespace lectern
{

// A parsed author line: "Hu Xu, Zhaolong Xing et al. · oxford". All members are views into the line.
struct NameLine {
    QStringView names; // "Hu Xu, Zhaolong Xing"; on glued lines preceded by the title
    bool etAl = false;
    QStringView namesAndEtAl; // "Hu Xu, Zhaolong Xing et al."
    QStringView affiliation; // "oxford"; may be empty
};
NameLine parseNameLine(QStringView line);

// Returns the comma-separated names with white space folded, without empty ones. A suffix such as "Jr."
// remains with its name.
QStringList splitNames(QStringView names);

// Returns whether a line may be an author list: it ends with "et al.", or it consists of short capitalised
// parts and does not end like a sentence. A heuristic for pages with missing or misplaced lines.
bool looksLikeNames(QStringView line);

// Returns the user correction of this kind for a line; null if there is none.
const LineCorrection *correctionOf(const PageCorrections &corrections, QStringView line,
                                   LineCorrection::Kind kind);

// Returns whether the text ends with sentence punctuation, optionally followed by closing quotes or brackets.
bool endsSentence(QStringView text);

// Returns an abstract in stored form: trimmed, non-breaking spaces replaced by spaces, otherwise unchanged.
QString abstractText(QStringView text);

// Collects the diagnostics of one source, at most 1000.
class Diagnostics
{
public:
    void warn(qsizetype line, const QString &message) { add(Diagnostic::Severity::Warning, line, message); }
    void error(qsizetype line, const QString &message) { add(Diagnostic::Severity::Error, line, message); }
    QList<Diagnostic> sorted() const; // sorted by line

private:
    void add(Diagnostic::Severity severity, qsizetype line, const QString &message);
    QList<Diagnostic> m_list;
    bool m_full = false;
};

// Returns the first words of a line for a message.
QString quoted(QStringView line);

} // namespace lectern
