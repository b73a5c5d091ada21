#pragma once

namespace lectern
{

// Which of the things that not everybody wants to hand on go into an exported file.
struct ExportParts {
    bool abstracts = true; // Lectern's own format has them always
    bool marks = true; // tags, lists, stars, bookmarks, read marks and values of one's own
    bool notes = true;
    bool operator==(const ExportParts &) const = default;
};

} // namespace lectern
