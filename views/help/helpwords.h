#pragma once
#include <QCoreApplication>

namespace lectern
{

// The context of what the help says.
struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace lectern
