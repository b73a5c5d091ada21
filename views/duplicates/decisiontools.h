#pragma once
// The buttons of what can be said about two papers: one, different, versions of a work.
#include <QWidget>

namespace lectern
{

class Actions;

// In a line that breaks where there is no room.
QWidget *decisionTools(const Actions &actions, QWidget *parent);

} // namespace lectern
