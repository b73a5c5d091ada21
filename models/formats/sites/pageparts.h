#pragma once
// What the readers of pages share: lines of names, ends of sentences, remarks.
#include "models/core/pagecorrections.h"
#include "models/core/paper.h"
#include "models/formats/base/encoding.h"

#include <QStringList>
#include <QStringView>

namespace lectern
{

// A line of names taken apart: "Hu Xu, Zhaolong Xing et al. · oxford". All views are parts of the line.
struct NameLine {
    QStringView names; // "Hu Xu, Zhaolong Xing"; on glued lines with the title before it
    bool etAl = false;
    QStringView namesAndEtAl; // "Hu Xu, Zhaolong Xing et al."
    QStringView affiliation; // "oxford"; may be empty
};
NameLine takeNameLine(QStringView line);

// Returns the names between commas with white space folded, without empty ones. "Jr." and the like stay with
// their name.
QStringList splitNames(QStringView names);

// Whether a whole line can be a list of names: it ends with "et al.", or is short parts of capitalised words
// that do not end like a sentence. A guess, for pages whose lines are missing or out of place.
bool looksLikeNames(QStringView line);

// What a person said of this kind about a line; null where nothing was said.
const LineCorrection *correctionOf(const PageCorrections &corrections, QStringView line,
                                   LineCorrection::Kind kind);

// Whether a text ends as sentences do: . ! ? or the like, perhaps followed by closing quotes or brackets.
bool endsSentence(QStringView text);

// Returns an abstract as it is kept: no white space at the ends, plain spaces for non-breaking ones,
// everything else as it stands.
QString abstractText(QStringView text);

// Collects remarks of one source, at most 1000 of them.
class Remarks
{
public:
    void warn(qsizetype line, const QString &message) { add(Diagnostic::Severity::Warning, line, message); }
    void error(qsizetype line, const QString &message) { add(Diagnostic::Severity::Error, line, message); }
    QList<Diagnostic> sorted() const; // by line

private:
    void add(Diagnostic::Severity severity, qsizetype line, const QString &message);
    QList<Diagnostic> m_list;
    bool m_full = false;
};

// Returns the first words of a line for a message.
QString quoted(QStringView line);

} // namespace lectern
