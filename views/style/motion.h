#pragma once
// Short movements that show where something comes from or goes to. What they show is there at once, for keys,
// tests and screen readers alike: only a picture moves.
#include <Qt>

class QWidget;

namespace lectern
{

// Whether anything moves. Nothing does until the program allows it, and where a person or the desktop wants
// less movement.
void allowMotion(bool allowed); // said once by the program
void wantMotion(bool wanted); // said by the person, by default they do
void reduceMotion(bool reduced); // said by the desktop
bool hasMotion();

constexpr int kMotionMs = 120; // longer keeps one waiting

// The part has just been shown in its place: it slides in from this edge of it.
void slideIn(QWidget &part, Qt::Edge from);
// The part is about to be hidden: its picture slides out over this edge, while the rest has its new place
// already.
void slideOut(QWidget &part, Qt::Edge over);
// The part has just been shown, over others: it comes up by a few pixels.
void riseUp(QWidget &part);

} // namespace lectern
