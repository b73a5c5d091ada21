#pragma once

namespace lectern
{

// What citation keys are made of where a paper came with none: "winter2021slow" as Lectern has it, or
// "winterSlowCamerasObserve2021" as Better BibTeX does unless it is told otherwise.
enum class KeyForm { Lectern, BetterBibtex };

// What a bibliography holds of each paper.
enum class ExportContent {
    Citing, // what a reference needs: no abstract, nothing that a person made, no paths of files
    Everything, // for another Lectern, which reads it back
};

// Which of the things that not everybody wants to hand on go into an exported file.
struct ExportParts {
    bool abstracts = true; // Lectern's own format has them always
    bool marks = true; // tags, lists, stars, bookmarks, read marks and values of one's own
    bool notes = true; // and highlights with their remarks
    KeyForm keys = KeyForm::Lectern;
    // Of formats with Format::cites; for citing they have none of the parts above.
    ExportContent content = ExportContent::Citing;
    bool operator==(const ExportParts &) const = default;
};

} // namespace lectern
