#pragma once
// Normalises arXiv ids and DOIs.
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the arXiv id if the whole text is one: bare, as "arXiv:…", as an abs or pdf URL, or as a
// 10.48550/arXiv DOI. Version and subject class are removed ("math.GT/0309136v2" -> "math/0309136"). Empty
// otherwise; "acl/A00-1004" is not an id.
QString arxivIdOf(QStringView text);

// Returns the DOI at the start of the text: bare, after "doi:" or as a resolver URL. The result is in lower
// case, with the percent escapes of URLs decoded. Empty if there is none.
QString doiOf(QStringView text);

// Returns whether the text is a URL that may be opened: http, https or mailto.
bool isOpenableUrl(QStringView text);

} // namespace lectern
