#pragma once
// What of a window is remembered until the next start.
#include "models/itemmodels/placepositions.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace lectern
{

// Of the window, whichever library it shows.
struct WindowState {
    QByteArray geometry, outerSplitter, innerSplitter, innerBelow, columns;
    bool table = false, compact = false, sidebar = true, abstractPane = true, facets = true, menuBar = false,
         authorFigures = true, markOnDwell = true, motion = true;
    int theme = 0; // ThemeChoice
    QString language; // code of one; empty: the system's
    bool serif = false;
    int measure = 1, lines = 1; // ReadingLook
    int textPercent = 100;
    double dwellSeconds = 2.5; // how long a paper is looked at before markOnDwell marks it
};
WindowState readWindowState(const QSettings &settings);
void writeWindowState(QSettings &settings, const WindowState &state);

// Of one library: where the reader was.
struct ReadingPosition {
    QStringList query; // QueryState::toStrings
    PaperId paper = PaperId::None;
    int topRow = 0;
    int scroll = 0; // of the abstract
    QList<PlacePositions::Position> places; // where the reader was at other places
    QStringList folded; // entries of the sidebar below which nothing is shown
};
ReadingPosition readPosition(QSettings &settings, const QString &libraryFile);
void writePosition(QSettings &settings, const QString &libraryFile, const ReadingPosition &position);

// The libraries that were open last, the last one first; those that are no longer there are left out.
QStringList recentLibraries(const QSettings &settings);
// What a library is called: its file without ".lectern", but for a file that is called nothing else.
QString libraryName(const QString &file);
void addRecentLibrary(QSettings &settings, const QString &file);

} // namespace lectern
