#pragma once
// What is looked at in XML before QXmlStreamReader reads it.
#include <QStringView>

namespace lectern
{

// QXmlStreamReader compares each attribute of an element with all others; no element of a format has so many.
constexpr int kMostXmlAttributes = 512;

// Whether an element of the XML has more attributes than that. Takes time linear in its length.
bool hasTooManyXmlAttributes(QStringView xml);

} // namespace lectern
