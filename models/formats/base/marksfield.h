#pragma once
// User data of a paper in files of other programs: in the fields of those programs (keywords, notes, groups),
// and losslessly in one Lectern field that can be read back.
#include "models/core/paper.h"
#include "models/core/papermarks.h"

#include <QJsonObject>

#include <optional>

namespace lectern
{

// Name of the extra field in which readers leave the Lectern field for applyMarks(). Same name in BibTeX and
// tables; RIS uses "XL  - lecternmarks: …", CSL-JSON uses "custom": {"lecternmarks": {…}}.
inline constexpr QStringView kMarksField = u"lecternmarks";

// The Lectern field as JSON: {"bookmarked": true, "read": true, "rating": 4, "note": …, "note_edited": …,
// "tags": [{"name", "colour"}], "lists": [{"path": [names], "place"}], "own_values": [{"field", "value",
// "edited"}], "files": [see fileObject()], "highlights": [see highlightObject()]}; unset values are omitted.
QJsonObject marksObject(const PaperMarks &marks);
// Parses the object; values of another type are ignored.
PaperMarks marksFrom(const QJsonObject &object);

// An attached file: {"sha256", "name", "path", "found", "added", "bytes", "modified", "pages"}.
QJsonObject fileObject(const PaperMarks::File &file);
// Parses the object; nullopt if it names no file.
std::optional<PaperMarks::File> fileFrom(const QJsonObject &object);

// Encodes the marks as one line of text that TeX, RIS and spreadsheets do not alter: ASCII letters and
// digits, some punctuation, everything else as \uXXXX. Braces are balanced.
QString marksText(const PaperMarks &marks);

// The marks in the form that other programs use. Names are joined by ", ".
QString tagNames(const PaperMarks &marks);
QString listNames(const PaperMarks &marks); // "Thesis > Chapter 2, Reading group"
// Appends tag names to a list of keywords; either may be empty.
QString withTags(const QString &keywords, const QString &tagNames);

// BibTeX fields other than keywords, as in JabRef: groups, ranking, readstatus, annote. Values are plain
// text.
QList<ExtraField> bibMarks(const PaperMarks &marks);
// The BibTeX field "file", which is not TeX: ":/home/ada/tides.pdf:PDF", separated by semicolons.
QString bibFiles(const PaperMarks &marks);
// RIS lines: KW for each tag, N1 for the note.
QList<ExtraField> risMarks(const PaperMarks &marks);
// Table columns; always the same ones in the same order.
QList<ExtraField> tableMarks(const PaperMarks &marks);

// For Format::removeMarks: removes the last field with this name and value. isTex: the values are TeX.
void removeMark(QList<ExtraField> &fields, const ExtraField &wanted, bool isTex = false);
// Removes the tag names that withTags() appended to the field with this name.
void removeTags(QList<ExtraField> &fields, const QString &name, const QString &tags);

// Moves the Lectern field of each paper to ParsedSource::marks, and removes what the writer of the format
// added (Format::removeMarks, which may be null), so that user data does not return as stated values.
void applyMarks(ParsedSource &source, void (*removeMarks)(QList<ExtraField> &, const PaperMarks &));

} // namespace lectern
