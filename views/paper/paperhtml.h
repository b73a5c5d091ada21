#pragma once
// A paper as one rich text document. Titles and abstracts go through abstractToHtml, everything else is
// escaped.
#include "models/store/library.h"
#include "models/store/types/paperrow.h"
#include "views/style/colors.h"

class QUrl;

namespace lectern
{

struct PaperHtmlOptions {
    double pointSize = 10; // of the running text
    double naturalLine = 1.2; // line height of the font over its size
    bool sources = false; // where each value came from is unfolded
    QString versions = {}; // rich text about other versions of the paper
    std::optional<QString> related = {}; // rich text of the related papers, where that section is unfolded
    bool provenance = true; // there is a line that says from how many sources it is
    int authors = 0; // at most so many, behind which "and 190 more" unfolds the others; 0: all; -1: all,
                     // which can be folded
    bool brief = false; // where there is little room: authors and facts share their lines
    double spacing = 1; // of the usual distance between lines
};

// Links in it: "author:12", "category:LG", "source:3", "sources:" and "authors:" (fold or unfold), "correct:"
// with or without a field, "file:" and "detach:" with the number of a file among the paper's, "attach:", and
// the paper's own http(s) addresses.
QString paperHtml(const PaperDetail &paper, const Colors &colors, const PaperHtmlOptions &options);

// The address a click on "open in the browser" goes to; empty when the paper has none that may be opened.
QString paperAddress(const PaperDetail &paper);
// Only these are ever opened: http, https, mailto.
bool mayOpen(const QUrl &url);

} // namespace lectern
