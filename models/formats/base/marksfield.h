#pragma once
// What a person made of a paper, in files of other programs: in the fields those programs have for it
// (keywords, notes, groups), and exactly, as one field of our own from which Lectern reads it back.
#include "models/core/paper.h"
#include "models/core/papermarks.h"

#include <QJsonObject>

#include <optional>

namespace lectern
{

// The extra field of a paper in which readers leave our own field: takeMarks() finds it there. BibTeX and
// tables call it so, RIS has "XL  - lecternmarks: …", CSL-JSON "custom": {"lecternmarks": {…}}.
inline constexpr QStringView kMarksField = u"lecternmarks";

// Our own field as JSON: {"bookmarked": true, "read": true, "rating": 4, "note": …, "note_edited": …, "tags":
// [{"name", "colour"}], "lists": [{"path": [names], "place"}], "own_values": [{"field", "value", "edited"}],
// "files": [as fileObject() has them], "highlights": [as highlightObject() has them]}; what is not set is
// missing.
QJsonObject marksObject(const PaperMarks &marks);
// Reads it back; whatever has another shape counts as not set.
PaperMarks marksFrom(const QJsonObject &object);

// A file of the paper: {"sha256", "name", "path", "found", "added", "bytes", "modified", "pages"}.
QJsonObject fileObject(const PaperMarks::File &file);
// Reads it back; nullopt when it names no file.
std::optional<PaperMarks::File> fileFrom(const QJsonObject &object);

// The marks as one line of text for formats that would read something into signs: letters and digits of
// ASCII, some punctuation, all else as \uXXXX, so that neither TeX nor a line of RIS nor a spreadsheet
// changes it. Braces balance.
QString marksText(const PaperMarks &marks);

// How other programs see the marks. The joined texts have ", " between names.
QString tagNames(const PaperMarks &marks);
QString listNames(const PaperMarks &marks); // "Thesis > Chapter 2, Reading group"
// What a list of keywords becomes with the names of tags behind it; either may be empty.
QString withTags(const QString &keywords, const QString &tagNames);

// Fields of BibTeX beside the keywords, as JabRef has them: groups, ranking, readstatus, annote. Values are
// plain text.
QList<ExtraField> bibMarks(const PaperMarks &marks);
// The field "file" of BibTeX, which is no TeX: ":/home/ada/tides.pdf:PDF", several behind semicolons.
QString bibFiles(const PaperMarks &marks);
// Lines of RIS: KW for each tag, N1 for the note.
QList<ExtraField> risMarks(const PaperMarks &marks);
// Columns of a table, always the same ones in the same order.
QList<ExtraField> tableMarks(const PaperMarks &marks);

// Moves our own field out of the papers of a source into ParsedSource::marks, and takes away what risMarks(),
// bibMarks() and so on had put beside it, so that what a person made does not come back as what a source
// states.
void takeMarks(ParsedSource &source);

} // namespace lectern
