#pragma once
// Sentence::tr("…"), for code outside Qt classes.
#include <QCoreApplication>

namespace lectern
{

// Translation context of errors and command-line output. Functions with specific wording define a separate
// struct like this one, so that the same English word can be translated differently.
struct Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

} // namespace lectern
