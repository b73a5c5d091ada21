#pragma once
// Text that is neither UTF-8, UTF-16 nor Windows-1252: converts it to UTF-8, which all readers decode.
#include "models/core/paper.h"
#include "models/core/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <span>

namespace lectern
{

// An encoding that the user can choose.
struct EncodingChoice {
    const char *name; // IANA name
    const char *label; // untranslated (context "lectern"): "Cyrillic (KOI8-R)"
};
std::span<const EncodingChoice> encodingChoices();

// Returns whether text can be decoded from an encoding with this name; case is ignored.
bool isKnownEncoding(const QString &name);

// Returns the IANA name of the encoding that bytes other than UTF-8 and UTF-16 need before a reader can
// decode them: the one that the first lines declare (JabRef, XML, HTML, Emacs), otherwise the one that
// uchardet detects if most bytes above 127 are adjacent. Empty: none; SourceText decodes the bytes.
QByteArray neededEncoding(QByteArrayView bytes);

// A source whose encoding is resolved.
struct ReadableText {
    QByteArray utf8; // the converted bytes; empty: the source is read unchanged
    QByteArray encoding; // of utf8
    QList<Diagnostic> diagnostics; // the encoding was detected; characters that it cannot decode
    QByteArrayView of(QByteArrayView bytes) const { return utf8.isEmpty() ? bytes : QByteArrayView(utf8); }
};
// Converts a source from the chosen encoding, or from neededEncoding() if chosen is empty.
ReadableText readableText(QByteArrayView bytes, const QString &chosen = {});

} // namespace lectern
