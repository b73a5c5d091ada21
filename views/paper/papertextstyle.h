#pragma once
// The user's text layout of papers.

namespace lectern
{

struct PaperTextStyle {
    enum Measure { Narrow, Medium, Wide }; // stored by number
    enum Lines { Tight, Usual, Loose };
    bool serif = false;
    int measure = Medium;
    int lines = Usual;
    bool operator==(const PaperTextStyle &) const = default;

    // Characters per line of body text.
    int letters() const { return measure == Narrow ? 56 : measure == Wide ? 88 : 70; }
    // Factor of the default line spacing.
    double spacing() const { return lines == Tight ? 0.88 : lines == Loose ? 1.16 : 1; }
};

} // namespace lectern
