#pragma once
// The first step from a web page to its text: what a person cannot see is left out before the page is parsed.
#include "bytemap.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace lectern
{

// What the text of a page needs to know of one of its tags besides the name.
struct HtmlNote {
    bool hidden = false; // it and all in it is not shown, or is no part of the content (navigation)
    qsizetype addressBegin = 0, addressEnd = 0; // of a link: the href as it stands on the page
};

// A page in few words: the tags that make lines, with their number in notes as the only attribute ("<div
// n=5>"; without one they have no note), and the visible characters, references decoded. Scripts, styles,
// pictures, comments and all other tags are gone; formulas are their TeX between dollars.
//
// Whatever the page holds, this HTML is harmless to a tree builder: no formatting element that would be
// cloned, no attribute to compare, each end tag that of the element opened last, at most kMostNested elements
// in each other and kMostTags tags. Beyond either, tags go and their text stays, as browsers do it.
struct CleanHtml {
    QByteArray html; // UTF-8
    ByteMap map; // to the page
    std::vector<HtmlNote> notes;
    bool hasMain = false; // a <main> says what the content of the page is
    bool isFlattened = false; // tags are left out beyond kMostNested or kMostTags
};

constexpr int kMostNested = 512; // as in Chromium
constexpr int kMostTags = 2'000'000;
// What stands in CleanHtml::html for the two characters that would begin a tag or a reference there.
constexpr char kLessThan = '\x01', kAmpersand = '\x02';

// page: UTF-8. Takes time linear in its length.
CleanHtml cleanHtml(QByteArrayView page);

} // namespace lectern
