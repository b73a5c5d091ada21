#pragma once
// Highlights as files carry them.
#include "models/core/papermarks.h"

#include <QJsonObject>

#include <optional>

namespace lectern
{

// {"id", "sha256", "quote", "before", "after", "boxes": [[page, x, y, width, height]], "colour": "yellow",
// "remark", "made", "edited"}; pages count from 0, what is empty is missing.
QJsonObject highlightObject(const Highlight &highlight);
// Reads it back; nullopt where it marks no words of a file.
std::optional<Highlight> highlightFrom(const QJsonObject &object);

// The number of a colour by its name; the first one where there is none of that name.
int highlightColour(const QString &name);
QString highlightColourName(int colour);

// What a highlight is called by, made of what it is about: the same words marked at the same time in the same
// file are the same highlight, wherever they are read.
QString highlightId(const Highlight &highlight);
// Whether a text of strangers can be one.
bool isHighlightId(const QString &text);

} // namespace lectern
