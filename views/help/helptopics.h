#pragma once
// Help content as values, generated from the program's tables where possible.
#include "views/actions/actions.h"

#include <QList>
#include <QString>

namespace lectern
{

// A term, its meaning, and an optional query or command.
struct HelpRow {
    QString term;
    QString text;
    // Shown after the term and run on click: a query, or the name of a command.
    QString query, command;
};

struct HelpSection {
    QString heading; // may be empty
    QString text; // before the rows; may be empty
    QList<HelpRow> rows;
};

enum class HelpSubject { FirstSteps, Search, Keys, Numbers, Formats, Trouble, Privacy, About };

struct HelpTopic {
    HelpSubject subject;
    QString title;
    QList<HelpSection> sections;
};

// Paths and other runtime values shown in the help.
struct HelpFacts {
    QString library; // path of the file
    QString settings; // path of the file
    QString backups; // path of the folder
};

// Returns all topics in the order of HelpSubject.
QList<HelpTopic> helpTopics(const Actions &actions, const HelpFacts &facts);
// Sections of the format topic, defined in a separate file, and of the figures topic.
QList<HelpSection> formatHelp();
QList<HelpSection> numberHelp();

// Returns version information for bug reports: the program, its libraries and the system. Contains no names,
// paths or library data.
QString versionReport();

} // namespace lectern
