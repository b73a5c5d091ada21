#pragma once
// What the help says, as values: made from the tables the program works by where there is one.
#include "views/actions/actions.h"

#include <QList>
#include <QString>

namespace lectern
{

// A term, what can be done with it on a click, and what it means.
struct HelpRow {
    QString term;
    QString text;
    // Shown behind the term and run on a click: a query, or the name of a command.
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

// What of this program and this run the help names.
struct HelpFacts {
    QString library; // file
    QString settings; // file
    QString backups; // folder
};

// All topics, in the order of HelpSubject.
QList<HelpTopic> helpTopics(const Actions &actions, const HelpFacts &facts);
// Of the topic of formats, which stands in a file of its own, and that of figures.
QList<HelpSection> formatHelp();
QList<HelpSection> numberHelp();

// Versions of the program, its parts and what it runs on, as lines to be sent with a report. Neither names,
// paths nor anything of the library.
QString versionReport();

} // namespace lectern
