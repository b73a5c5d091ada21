#pragma once
// Checks on XML before QXmlStreamReader parses it.
#include <QStringView>

namespace lectern
{

// QXmlStreamReader compares each attribute of an element with all others (quadratic). No format has this
// many.
constexpr int kMaxXmlAttributes = 512;

// Returns whether an element of the XML has more attributes. Linear time.
bool hasTooManyXmlAttributes(QStringView xml);

} // namespace lectern
