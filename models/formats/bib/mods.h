#pragma once
// MODS, and the formats that bibutils converts to MODS.
#include "models/formats/base/format.h"

namespace lectern
{

Format modsFormat();

// A format that an external program converts to MODS or to page text, from standard input to standard output.
// The importer runs the program in a separate process if it is installed, and reads the result with the
// format whose id is `reads`.
struct Converter {
    QString id; // "endnote", "endnote-xml", "isi", "word-xml", "pubmed-xml"
    QString name; // "EndNote (refer)"
    QStringList extensions;
    QString program; // "end2xml"
    QStringList arguments;
    std::function<int(QByteArrayView head)> recognise; // same as Format::recognise
    QString package = QStringLiteral("bibutils"); // Debian package of the program
    QString reads = QStringLiteral("mods");
};
const QList<Converter> &converters();

// Finds the converter for these bytes; null if there is none.
const Converter *detectConverter(QByteArrayView bytes);

} // namespace lectern
