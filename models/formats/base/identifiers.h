#pragma once
// Normalises arXiv ids and DOIs.
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

// Returns the arXiv id if the whole text is one: bare, as "arXiv:…", as an abs or pdf URL, or as a
// 10.48550/arXiv DOI. Version and subject class are removed ("math.GT/0309136v2" -> "math/0309136"). Empty
// otherwise; "acl/A00-1004" is not an id.
QString arxivIdOf(QStringView text);

// Same for a number whose archive is stated separately, as in eprint and primaryClass of BibTeX: "9901001"
// and "hep-th" are hep-th/9901001.
QString arxivIdOf(QStringView number, QStringView archive);

// Returns the arXiv id that a text states after "arXiv:" or "CoRR abs/": "arXiv preprint arXiv:2101.00001
// [cs.LG]". Empty if there is none.
QString arxivIdIn(QStringView text);

// Returns the DOI at the start of the text: bare, after "doi:", as a resolver URL, or in the address of a
// publisher's page. The result is in lower case, with percent escapes decoded, and without the query and
// the page name of an address. Empty if there is none.
QString doiOf(QStringView text);

// Returns the DOI that a note states for its own work: a line that is a DOI, or a "DOI: 10.…" or resolver URL
// in it (Zotero's field Extra, RIS N1). Empty if there is none, or if the words before it refer to another
// work ("Comment on doi:10.…").
QString doiIn(QStringView text);

// Splits a field that holds several addresses at the white space, semicolons, commas or bars between them.
// Another text is one element.
QStringList addressesIn(const QString &text);

// Returns whether the text is a URL that may be opened: http, https or mailto.
bool isOpenableUrl(QStringView text);

} // namespace lectern
