#pragma once
// What the program says where no class is at hand that Qt translates for: Sentence::tr("…").
#include <QCoreApplication>

namespace lectern
{

// The context of errors and of what the command line prints. A function that has its own words uses a struct
// of its own like this one, so that the same English word can be another word there.
struct Sentence {
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

} // namespace lectern
