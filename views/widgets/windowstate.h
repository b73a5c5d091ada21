#pragma once
// Window state that is saved across sessions.
#include "models/itemmodels/querystate.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace lectern
{

// State of the window, shared by all libraries.
struct WindowState {
    QByteArray geometry, outerSplitter, innerSplitter, innerBelow, columns;
    bool table = false, compact = false, sidebar = true, abstractPane = true, facets = true, menuBar = false,
         authorFigures = true, markOnDwell = true, motion = true;
    int theme = 0; // a ThemeChoice
    QString language; // language code; empty: the system's
    bool serif = false;
    int measure = 1, lines = 1; // values of PaperTextStyle
    int textPercent = 100;
    double dwellSeconds = 2.5; // seconds until markOnDwell marks a displayed paper
};
WindowState readWindowState(const QSettings &settings);
void writeWindowState(QSettings &settings, const WindowState &state);

// State of one library: the reading position.
struct ReadingPosition {
    QStringList query; // result of QueryState::toStrings
    PaperId paper = PaperId::None;
    int topRow = 0;
    int scroll = 0; // scroll position of the abstract
    QList<PlacePositions::Position> places; // positions at other sidebar entries
    QStringList folded; // collapsed entries of the sidebar
};
ReadingPosition readPosition(QSettings &settings, const QString &libraryFile);
void writePosition(QSettings &settings, const QString &libraryFile, const ReadingPosition &position);

// Returns the recently opened libraries, most recent first. Missing files are omitted.
QStringList recentLibraries(const QSettings &settings);
// Returns the display name of a library: its file name without ".lectern", unless nothing else is left.
QString libraryName(const QString &file);
void addRecentLibrary(QSettings &settings, const QString &file);

} // namespace lectern
