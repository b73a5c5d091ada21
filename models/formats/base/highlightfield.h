#pragma once
// Serialisation of highlights in files.
#include "models/core/paper.h"
#include "models/core/papermarks.h"

#include <QJsonObject>
#include <QStringList>
#include <optional>

namespace lectern
{

// {"id", "sha256", "quote", "before", "after", "boxes": [[page, x, y, width, height]], "colour": "yellow",
// "remark", "made", "edited"}; pages count from 0, empty values are omitted.
QJsonObject highlightObject(const Highlight &highlight);
// Parses a highlight; nullopt if the id, hash, quote or boxes are missing or invalid.
std::optional<Highlight> highlightFrom(const QJsonObject &object);

// Returns the index of a named colour, or the first colour if the name is unknown.
int highlightColour(const QString &name);
QString highlightColourName(int colour);

// Derives the id of a highlight from its content: the same words highlighted at the same time in the same
// file have the same id everywhere.
QString highlightId(const Highlight &highlight);
// Returns whether untrusted text has the form of an id.
bool isHighlightId(const QString &text);

// Finds the PDF paths that bibliographies of reference managers contain.

// Returns the PDF files that a source names for a paper, each once, as absolute paths or relative to the
// source's folder, with '/' as separator ("C:/…" for Windows paths). Reads "file" of BibTeX (JabRef, Zotero,
// Better BibTeX, Mendeley), "L1" of RIS, and "File Attachments" of Zotero tables. Skips URLs, and files that
// are not PDFs by name or stated type.
QStringList linkedFiles(const Paper &paper);

} // namespace lectern
