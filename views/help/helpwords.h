#pragma once
#include <QCoreApplication>

namespace lectern
{

// Translation context of the help.
struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace lectern
