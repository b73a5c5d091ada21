#pragma once
// Short animations that show where a part appears from or disappears to. For keys, tests and screen readers
// the parts change at once: only a picture moves.
#include <Qt>

class QWidget;

namespace lectern
{

// Animations are off until the program allows them, and if the user or the desktop prefers reduced motion.
void allowMotion(bool allowed); // call once at the start of the program
void setMotionWanted(bool wanted); // user setting; default on
void reduceMotion(bool reduced); // desktop setting
bool hasMotion();

constexpr int kMotionMs = 120; // a longer duration feels slow

// Call after the part was shown in its place: it slides in from this edge.
void slideIn(QWidget &part, Qt::Edge from);
// Call before the part is hidden: its picture slides out over this edge, while the other parts are already
// laid out again.
void slideOut(QWidget &part, Qt::Edge over);
// Call after the part was shown over others: it rises by a few pixels.
void riseUp(QWidget &part);

} // namespace lectern
