#pragma once
// Languages of the user interface. Machine-readable text (JSON, CSV, the query language, option names) does
// not depend on the language.
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace lectern
{

struct Language {
    QString code; // as in the file name in resources/translations, such as "zh_CN"
    QString name; // native name
};

// Returns the complete translations, English first.
QList<Language> languages();

// Returns whether the code is one of languages().
bool isLanguage(const QString &code);

// Returns the first supported language of `requests`, ignoring empty ones. If there is none, returns the
// first supported system language (in the order of QLocale::uiLanguages()), otherwise English.
QString chosenLanguage(const QStringList &requests, const QStringList &systemLanguages);

// Returns the language set in the environment (LECTERN_LANGUAGE), or an empty string.
QString languageOfEnvironment();

// Sets the language of texts, numbers and dates. Call it once, before the first text is translated; requires
// the application object. Missing files and missing texts fall back to English.
void setLanguage(const QString &code);

// Returns the locale for displayed numbers and dates: American English before setLanguage().
const QLocale &shownLocale();

} // namespace lectern
