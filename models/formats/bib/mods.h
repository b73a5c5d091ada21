#pragma once
// MODS, and through the bibutils programs the formats they turn into it.
#include "models/formats/base/format.h"

namespace lectern
{

Format modsFormat();

// A format that an outside program turns into MODS. The program reads standard input and writes standard
// output; the importer runs it in its own process when it is installed, and gives what comes out to
// modsFormat().
struct Converter {
    QString id; // "endnote", "endnote-xml", "isi", "word-xml", "pubmed-xml"
    QString name; // "EndNote (refer)"
    QStringList extensions;
    QString program; // "end2xml"
    QStringList arguments;
    std::function<int(QByteArrayView head)> recognise; // like Format::recognise
};
const QList<Converter> &converters();

// The converter for these bytes; null when none fits.
const Converter *detectConverter(QByteArrayView bytes);

} // namespace lectern
