// Startup, wiring and settings of the window program; all other code is in models and views.
#include "app/version.h"
#include "desktopdialogs.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/session/librarysession.h"
#include "options.h"
#include "resources/samplelibrary.h"
#include "screenshot.h"
#include "singleinstance.h"
#include "views/actions/actions.h"
#include "views/attachments/attachcommands.h"
#include "views/importexport/importcommands.h"
#include "views/style/motion.h"
#include "views/style/theme.h"
#include "views/widgets/windowstate.h"
#include "views/window/mainwindow.h"
#include "views/window/pdfparts.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

using namespace lectern;
using namespace Qt::StringLiterals;

// Selects the offscreen platform if no display exists and none is needed: for screenshots and for printed
// output. Otherwise prints an error, before Qt would abort.
static bool choosePlatform(int argc, char **argv)
{
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (display || qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return true;
    const auto isHeadless = [](QByteArrayView argument) {
        return argument.startsWith("--screenshot") || argument == "--help" || argument == "-h"
            || argument == "--version" || argument == "-v" || argument.startsWith("-platform");
    };
    if (!std::any_of(argv + 1, argv + argc, isHeadless))
        return false;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return true;
}

static QString dataFile(const QString &name)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return folder + u'/' + name;
}

static int print(FILE *stream, const QString &text, int code)
{
    QTextStream(stream) << text << '\n';
    return code;
}

// Read before the other options, because their error messages are translated too.
static QString languageOption(const QStringList &arguments)
{
    const qsizetype at = arguments.indexOf(u"--language"_s);
    if (at >= 0)
        return arguments.value(at + 1);
    for (const QString &argument : arguments)
        if (argument.startsWith("--language="_L1))
            return argument.section(u'=', 1);
    return {};
}

static QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/lectern.ini"_s;
}

static void speakChosenLanguage()
{
    const QString kept = QSettings(settingsFile(), QSettings::IniFormat).value("view/language"_L1).toString();
    setLanguage(chosenLanguage({languageOption(QApplication::arguments()), languageOfEnvironment(), kept},
                               QLocale::system().uiLanguages()));
}

static constexpr QLatin1StringView kSampleFiles("sample files");

// Imports the sample library. folder: receives the PDF of one sample paper.
static void importSample(LibrarySession &library, MainWindow &window, const QString &folder)
{
    for (const SamplePage &page : samplePages())
        library.imports().importText(page.name, page.bytes, page.savedOn);
    if (const QString pdf = samplePdf(folder); !pdf.isEmpty()) {
        window.pdfs().attaching().setGranted(pdf);
        library.imports().importFiles({pdf});
    }
}

static void nameApplication()
{
    QApplication::setApplicationName(u"lectern"_s);
    QApplication::setApplicationDisplayName(u"Lectern"_s);
    QApplication::setApplicationVersion(programVersion());
    QApplication::setDesktopFileName(u"org.lectern.Lectern"_s);
    QApplication::setWindowIcon(QIcon(u":/org.lectern.Lectern.svg"_s));
}

// Without a choice, the library that was open last returns. A screenshot of given files must neither show nor
// change the user's data, so it uses a library in the scratch folder.
static QString chosenLibrary(const Options &options, const QTemporaryDir &scratch)
{
    if (!options.library.isEmpty())
        return options.library;
    if (!options.screenshot.isEmpty())
        return scratch.filePath(u"picture.lectern"_s);
    const QString sample = dataFile(u"sample.lectern"_s);
    if (options.sample)
        return sample;
    const QStringList recent = recentLibraries(QSettings(settingsFile(), QSettings::IniFormat));
    return recent.isEmpty() || recent.constFirst() == sample ? dataFile(u"library.lectern"_s)
                                                             : recent.constFirst();
}

// DejaVu Sans is what systems without a chosen font use. It is wider than fonts made for user interfaces.
static void preferInter()
{
    QFont font = QApplication::font();
    if (QFontInfo(font).family() != "DejaVu Sans"_L1 || !QFontDatabase::hasFamily(u"Inter"_s))
        return;
    font.setFamily(u"Inter"_s);
    QApplication::setFont(font);
}

static void followSystem(const SystemTheme &system, Theme &theme)
{
    theme.setSystemDark(system.isDark());
    QObject::connect(&system, &SystemTheme::changed, &theme, &Theme::setSystemDark);
    reduceMotion(system.wantsLessMotion());
    QObject::connect(&system, &SystemTheme::motionChanged, &reduceMotion);
}

static void connectLibraries(MainWindow &window, LibrarySession &library)
{
    QObject::connect(&window, &MainWindow::libraryChosen, &library, &LibrarySession::open);
    QObject::connect(&window, &MainWindow::ownLibraryRequested, &library,
                     [&library] { library.open(dataFile(u"library.lectern"_s)); });
    QObject::connect(&window, &MainWindow::sampleRequested, &library, [&window, &library] {
        library.open(dataFile(u"sample.lectern"_s));
        importSample(library, window, dataFile(kSampleFiles));
    });
}

static void importOrAsk(const QStringList &files, bool atOnce, MainWindow &window, LibrarySession &library)
{
    if (atOnce)
        library.imports().importFiles(files);
    else if (!files.isEmpty())
        window.importing().ask(files);
}

// Handles messages of a second instance that was started with the same library.
static void connectSecondInstance(const SingleInstance &instance, MainWindow &window, LibrarySession &library)
{
    QObject::connect(&instance, &SingleInstance::called, &window,
                     [&window, &library](const QStringList &files, bool atOnce, const QString &query) {
                         window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
                         window.show();
                         window.raise();
                         window.activateWindow();
                         if (!query.isEmpty())
                             library.browser().setTyped(query);
                         if (!files.isEmpty())
                             importOrAsk(files, atOnce, window, library);
                     });
}

static int showWindow(const Options &options, MainWindow &window, LibrarySession &library)
{
    if (!options.query.isEmpty())
        library.browser().setTyped(options.query);
    window.show();
    return QApplication::exec();
}

static int saveScreenshot(const Options &options, MainWindow &window, LibrarySession &library)
{
    Screenshot screenshot(window, library, options);
    QString error;
    QObject::connect(&screenshot, &Screenshot::finished, qApp, [&error](const QString &message) {
        error = message;
        QApplication::exit(message.isEmpty() ? 0 : 1);
    });
    screenshot.start();
    const int code = QApplication::exec();
    return error.isEmpty() ? code : print(stderr, u"lectern: "_s + error, code);
}

int main(int argc, char **argv)
{
    if (!choosePlatform(argc, argv))
        return print(stderr,
                     Messages::tr("lectern: No display available. Start Lectern in a desktop session, or use "
                                  "--screenshot FILE.png or lectern-cli."),
                     1);
    useDesktopDialogs();
    const QApplication application(argc, argv);
    nameApplication();
    preferInter();
    speakChosenLanguage();

    Result<Options> read = readOptions(QApplication::arguments().mid(1));
    if (!read)
        return print(stderr, u"lectern: "_s + read.error().message, 2);
    if (const auto chosen = chooseLibrary(*read); !chosen)
        return print(stderr, u"lectern: "_s + chosen.error().message, 2);
    const Options &options = *read;
    if (options.help)
        return print(stdout, usage().trimmed(), 0);
    if (options.version)
        return print(stdout, u"lectern "_s + QApplication::applicationVersion(), 0);

    const bool picture = !options.screenshot.isEmpty();
    const QTemporaryDir scratch;
    const QString file = chosenLibrary(options, scratch);
    SingleInstance instance(file);
    if (!picture && !instance.claim())
        return instance.notify(options.files, options.import, options.query)
            ? 0
            : print(stderr,
                    Messages::tr("lectern: the library is open in another window that does not respond."), 1);

    QSettings settings = picture ? QSettings(scratch.filePath(u"settings.ini"_s), QSettings::IniFormat)
                                 : QSettings(settingsFile(), QSettings::IniFormat);
    const SystemTheme system;
    Theme theme;
    allowMotion(!picture);
    followSystem(system, theme);
    theme.choose(picture ? ThemeChoice::Light : ThemeChoice(readWindowState(settings).theme));
    if (options.dark)
        theme.showFor(*options.dark ? ThemeChoice::Dark : ThemeChoice::Light);

    Actions actions;
    LibrarySession library;
    library.preload(file);
    MainWindow window(library, actions, theme, settings);
    connectLibraries(window, library);
    connectSecondInstance(instance, window, library);
    const Termination termination;
    QObject::connect(&termination, &Termination::asked, &window, [&window] {
        window.closeWithoutPrompt(); // saves text being typed
        QApplication::quit();
    });

    library.backups().setAutomatic(!picture);
    library.open(file);
    if (options.sample)
        importSample(library, window, picture ? scratch.filePath(kSampleFiles) : dataFile(kSampleFiles));
    importOrAsk(options.files, picture || options.import, window,
                library); // a screenshot must show the papers, so they are imported without a preview
    return picture ? saveScreenshot(options, window, library) : showWindow(options, window, library);
}
