#pragma once
// What stands on the command line of lectern.
#include "models/core/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

struct Options {
    QString library; // empty: the person's own
    QStringList files; // to look into, and perhaps to import, at the start; absolute
    bool import = false; // take the files at once
    bool sample = false;
    QString screenshot; // file to paint the window into, instead of showing it
    QSize size{1280, 800};
    std::optional<bool> dark; // --theme
    QString action; // names of the commands to run before the picture is taken, with commas between
    QString select; // a paper, author or place whose text contains this is chosen
    QString query;
    QString language; // --language; empty: as the settings or the system say
    bool help = false, version = false;
};

// arguments without the program's name. An Error says what is wrong, in one sentence.
Result<Options> readOptions(const QStringList &arguments);
// Opens a library among the files instead of importing it. An Error, a sentence, where that names more than
// one library.
Result<> chooseLibrary(Options &options);
// What --help prints.
QString usage();

} // namespace lectern
