#pragma once
// Brings arXiv ids and DOIs into the form the library keeps, whatever a source puts around them.
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the arXiv id when it is the whole text, bare or as "arXiv:…", an abs or pdf address or a
// 10.48550/arXiv DOI; without version and subject class ("math.GT/0309136v2" -> "math/0309136"). Empty
// otherwise: "acl/A00-1004" is none.
QString arxivIdOf(QStringView text);

// Returns the DOI at the start of the text, bare or behind "doi:" or a resolver's address, in lower case,
// with the percent escapes of an address decoded. Empty when there is none.
QString doiOf(QStringView text);

// Whether the text is an address that may be opened: http, https or mailto.
bool isOpenableUrl(QStringView text);

} // namespace lectern
