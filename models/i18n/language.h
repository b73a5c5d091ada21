#pragma once
// The languages that the program speaks, and which of them it speaks in this run. Nothing that a machine
// reads (JSON, CSV, the query language, names of options) depends on it.
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace lectern
{

struct Language {
    QString code; // as in the name of its file below resources/translations, such as "zh_CN"
    QString name; // in the language itself
};

// The complete ones, English first.
QList<Language> languages();

// Whether --language and the settings may name it: one of languages(), or "pseudo" and "pseudo-rtl", which
// show what is not translated and what has no room, the second from right to left.
bool isLanguage(const QString &code);

// The first of the wishes that is a language; empty ones are none. Without a wish the first of the system's
// languages (as QLocale::uiLanguages() has them) that the program speaks, else English.
QString chosenLanguage(const QStringList &wishes, const QStringList &systemLanguages);

// What the environment (LECTERN_LANGUAGE) asks for; empty if nothing.
QString languageOfEnvironment();

// From now on texts, numbers and dates are in this language. Called once, before the first text is asked for;
// needs the application object. A language whose file is missing, and a text that is missing in it, is shown
// in English.
void speakLanguage(const QString &code);

// How numbers and dates are written for a person: American English until speakLanguage() was called.
const QLocale &shownLocale();

} // namespace lectern
