#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

QList<Language> languages()
{
    return {{u"en"_s, u"English"_s}, {u"zh_CN"_s, u"简体中文"_s}, {u"de"_s, u"Deutsch"_s}};
}

bool isLanguage(const QString &code)
{
    const QList<Language> all = languages();
    return std::any_of(all.cbegin(), all.cend(), [&](const Language &each) { return each.code == code; });
}

// "de-AT" gives German. "zh-TW" and "zh-Hant-HK" give nothing, because readers of traditional characters may
// prefer English.
static QString supportedLanguage(const QString &system)
{
    const QLocale locale(system);
    for (const Language &each : languages()) {
        const QLocale ours(each.code);
        if (ours.language() == locale.language() && ours.script() == locale.script())
            return each.code;
    }
    return {};
}

QString chosenLanguage(const QStringList &requests, const QStringList &systemLanguages)
{
    for (const QString &request : requests)
        if (isLanguage(request))
            return request;
    for (const QString &system : systemLanguages)
        if (const QString code = supportedLanguage(system); !code.isEmpty())
            return code;
    return languages().first().code;
}

QString languageOfEnvironment()
{
    return qEnvironmentVariable("LECTERN_LANGUAGE");
}

static QLocale &mutableLocale()
{
    static QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

const QLocale &shownLocale()
{
    return mutableLocale();
}

// Uses the system locale if it has the same language, so that users in Vienna or London get their regional
// formats.
static QLocale localeOf(const QString &code)
{
    const QLocale own(code);
    const QLocale system = QLocale::system();
    return system.language() == own.language() && system.script() == own.script() ? QLocale(system.name())
                                                                                  : own;
}

void setLanguage(const QString &code)
{
    QCoreApplication *const application = QCoreApplication::instance();
    mutableLocale() = localeOf(code);
    QLocale::setDefault(shownLocale());
    // Qt's own texts (buttons, context menus) come from a Debian package that may be missing.
    auto *qt = new QTranslator(application);
    if (qt->load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    auto *own = new QTranslator(application); // loaded for English too, because it contains the plural forms
    if (own->load(u":/translations/lectern_"_s + code + u".qm"_s))
        QCoreApplication::installTranslator(own);
}

} // namespace lectern
