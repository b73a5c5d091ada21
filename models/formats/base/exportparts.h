#pragma once

namespace lectern
{

// What citation keys are made of where a paper came with none: "winter2021slow" as Lectern has it, or
// "winterSlowCamerasObserve2021" as Better BibTeX does unless it is told otherwise.
enum class KeyForm { Lectern, BetterBibtex };

// Which of the things that not everybody wants to hand on go into an exported file.
struct ExportParts {
    bool abstracts = true; // Lectern's own format has them always
    bool marks = true; // tags, lists, stars, bookmarks, read marks and values of one's own
    bool notes = true; // and highlights with their remarks
    KeyForm keys = KeyForm::Lectern;
    bool operator==(const ExportParts &) const = default;
};

} // namespace lectern
