#pragma once
// Messages::tr("…"), for code outside Qt classes.
#include <QCoreApplication>
#include <QString>

namespace lectern
{

// Translation context of errors and command-line output. Functions with specific wording define a separate
// struct like this one, so that the same English word can be translated differently.
struct Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

// Translates the diagnostics of format readers.

// Translates a diagnostic, a refusal or a format name, which the library stores in English. Other texts are
// returned unchanged. For the window and for printed output.
QString diagnosticText(const QString &english);

} // namespace lectern
