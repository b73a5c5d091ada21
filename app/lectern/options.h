#pragma once
// The command line of lectern.
#include "models/core/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

struct Options {
    QString library; // empty: the user's default library
    QStringList files; // to preview, and perhaps import, at startup; absolute
    bool import = false; // import the files without a preview
    bool sample = false;
    QString screenshot; // output file of the screenshot, instead of showing the window
    QSize size{1280, 800};
    std::optional<bool> dark; // --theme
    QString action; // comma-separated names of commands to run before the screenshot
    QString select; // selects a paper, author or sidebar entry whose text contains this
    QString query;
    QString language; // --language; empty: from the settings or the system
    bool help = false, version = false;
};

// arguments: without the program name. The Error is one sentence.
Result<Options> readOptions(const QStringList &arguments);
// Opens a library among the files instead of importing it. An Error with a message if there is more than one
// library.
Result<> chooseLibrary(Options &options);
// The text of --help.
QString usage();

} // namespace lectern
