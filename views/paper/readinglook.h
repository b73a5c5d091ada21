#pragma once
// How the text of a paper is set, as a person likes it.

namespace lectern
{

struct ReadingLook {
    enum Measure { Narrow, Medium, Wide }; // stored by number
    enum Lines { Tight, Usual, Loose };
    bool serif = false;
    int measure = Medium;
    int lines = Usual;
    bool operator==(const ReadingLook &) const = default;

    // Characters of running text a line.
    int letters() const { return measure == Narrow ? 56 : measure == Wide ? 88 : 70; }
    // Of the usual distance between lines.
    double spacing() const { return lines == Tight ? 0.88 : lines == Loose ? 1.16 : 1; }
};

} // namespace lectern
