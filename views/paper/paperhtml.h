#pragma once
// A paper as one rich text document. Titles and abstracts are formatted by abstractToHtml; everything else is
// escaped.
#include "models/store/library.h"
#include "models/store/types/paperrow.h"
#include "views/style/colors.h"

#include <QString>

class QUrl;

namespace lectern
{

struct PaperHtmlOptions {
    double pointSize = 10; // size of the body text
    double naturalLine = 1.2; // line height of the font divided by its size
    bool sources = false; // the values of each source are expanded
    QString versions = {}; // rich text about other versions of the paper
    std::optional<QString> related = {}; // rich text of the related papers, if that section is expanded
    bool provenance = true; // shows a line with the number of sources
    int authors = 0; // maximum number, followed by "and 190 more" to expand; 0: all; -1: all, collapsible
    bool brief = false; // compact layout: authors and facts share lines
    double spacing = 1; // factor of the default line spacing
};

// Links in it: "author:12", "category:LG", "source:3", "sources:" and "authors:" (expand or collapse),
// "correct:" with an optional field, "file:" and "detach:" with the index of one of the paper's files,
// "attach:", and the paper's own http(s) URLs.
QString paperHtml(const PaperDetail &paper, const Colors &colors, const PaperHtmlOptions &options);

// Returns the URL for "open in the browser"; empty if the paper has no URL that may be opened.
QString paperAddress(const PaperDetail &paper);
// Returns whether the URL may be opened: only http, https and mailto.
bool mayOpen(const QUrl &url);

// Converts the source text of papers to rich text; only this file creates HTML from it.

// Formats the TeX of a text and escapes everything else. The pane highlights matches later, in the laid-out
// document.
QString abstractToHtml(const QString &text);

// The user's text layout of papers.
struct PaperTextStyle {
    enum Measure { Narrow, Medium, Wide }; // stored by number
    enum Lines { Tight, Usual, Loose };
    bool serif = false;
    int measure = Medium;
    int lines = Usual;
    bool operator==(const PaperTextStyle &) const = default;

    // Returns the characters per line of body text.
    int letters() const { return measure == Narrow ? 56 : measure == Wide ? 88 : 70; }
    // Returns the factor of the default line spacing.
    double spacing() const { return lines == Tight ? 0.88 : lines == Loose ? 1.16 : 1; }
};

} // namespace lectern
