#pragma once
// Buttons for decisions about two papers: same, different, versions of a work.
#include <QWidget>

namespace lectern
{

class Actions;

// In a layout that wraps.
QWidget *decisionTools(const Actions &actions, QWidget *parent);

} // namespace lectern
