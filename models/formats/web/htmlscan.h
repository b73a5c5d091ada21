#pragma once
// First step of HTML conversion: removes invisible content before the page is parsed.
#include "bytemap.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace lectern
{

// Properties of a tag that the text conversion needs in addition to its name.
struct HtmlNote {
    bool hidden = false; // the element is invisible, or not part of the content (navigation)
    qsizetype addressBegin = 0, addressEnd = 0; // for links: range of the href attribute on the page
};

// A reduced page: only tags that produce lines, with an index into notes as their only attribute ("<div
// n=5>"; without it they have no note), and the visible characters with references decoded. Scripts, styles,
// images, comments and all other tags are removed; formulas are TeX between dollar signs.
// The result is safe for a tree builder: it has no formatting elements that would be cloned and no attributes
// to compare. Each end tag matches the innermost open element. There are at most kMaxNested nested elements
// and kMaxTags tags; beyond either limit tags are dropped and their text is kept, as in browsers.
struct CleanHtml {
    QByteArray html; // UTF-8
    ByteMap map; // map to the page
    std::vector<HtmlNote> notes;
    bool hasMain = false; // a <main> element contains the content
    bool isFlattened = false; // tags were dropped beyond kMaxNested or kMaxTags
};

constexpr int kMaxNested = 512; // same as Chromium
constexpr int kMaxTags = 2'000'000;
// Replacements in CleanHtml::html for the two characters that would start a tag or a reference.
constexpr char kLessThan = '\x01', kAmpersand = '\x02';

// page: UTF-8. Linear time.
CleanHtml cleanHtml(QByteArrayView page);

} // namespace lectern
