#pragma once
// MODS, and the formats that the bibutils programs turn into MODS.
#include "models/formats/base/format.h"

namespace lectern
{

Format modsFormat();

// A format that an outside program turns into MODS or into the text of a page. The program reads standard
// input and writes standard output. The importer runs it in a process of its own when it is installed, and
// gives the result to the format with the id reads.
struct Converter {
    QString id; // "endnote", "endnote-xml", "isi", "word-xml", "pubmed-xml"
    QString name; // "EndNote (refer)"
    QStringList extensions;
    QString program; // "end2xml"
    QStringList arguments;
    std::function<int(QByteArrayView head)> recognise; // like Format::recognise
    QString package = QStringLiteral("bibutils"); // of Debian, that has the program
    QString reads = QStringLiteral("mods");
};
const QList<Converter> &converters();

// The converter for these bytes; null when none fits.
const Converter *detectConverter(QByteArrayView bytes);

} // namespace lectern
