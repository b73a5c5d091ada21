#include "options.h"

#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/connection.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString languageCodes()
{
    QStringList codes;
    for (const Language &language : languages())
        codes.append(language.code);
    return codes.join(u", ");
}

// Used for parsing and for --help.
static void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        Messages::tr("Open the window. A FILE that is a library (*.lectern) is opened; other files are "
                     "previewed and imported after confirmation."));
    parser.addOptions({
        {u"library"_s, Messages::tr("The library to open. Default: your default library."), u"FILE"_s},
        {u"import"_s, Messages::tr("Import the files without a preview.")},
        {u"sample"_s, Messages::tr("Open the sample library of fictional papers.")},
        {u"query"_s, Messages::tr("Search for this query at startup."), u"QUERY"_s},
        {u"theme"_s, Messages::tr("Colour theme of this session."), u"light|dark"_s},
        {u"language"_s, Messages::tr("Language of this session: %1.").arg(languageCodes()), u"LANGUAGE"_s},
        {u"screenshot"_s, Messages::tr("Render the window to a PNG file without showing it, and exit."),
         u"FILE"_s},
        {u"size"_s, Messages::tr("Size of the image. Default: 1280x800."), u"WxH"_s},
        {u"action"_s,
         Messages::tr("Run this window command first, such as overview; separate several with commas."),
         u"NAME"_s},
        {u"select"_s, Messages::tr("Select the author or sidebar entry, else the paper, that contains TEXT."),
         u"TEXT"_s},
        {{u"h"_s, u"help"_s}, Messages::tr("Show this help.")},
        {{u"v"_s, u"version"_s}, Messages::tr("Show the version.")},
    });
    parser.addPositionalArgument(u"FILE-or-FOLDER"_s,
                                 Messages::tr("Libraries to open, or files to preview and import."),
                                 u"[FILE-or-FOLDER…]"_s);
}

QString usage()
{
    QCommandLineParser parser;
    addOptions(parser);
    return parser.helpText();
}

static Result<QSize> readSize(const QString &text)
{
    const QStringList sides = text.split(u'x');
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    if (sides.size() != 2 || size.width() < 100 || size.height() < 100 || size.width() > 16000
        || size.height() > 16000)
        return Error{
            Messages::tr("--size expects WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”.").arg(text)};
    return size;
}

Result<Options> readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList(u"lectern"_s) + arguments)) {
        if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty())
            return Error{Messages::tr("Unknown option %1%2; see lectern --help.")
                             .arg(unknown.first().size() > 1 ? u"--"_s : u"-"_s, unknown.first())};
        return Error{Messages::tr("%1 See lectern --help.").arg(parser.errorText())};
    }
    const auto path = [&](const QString &option) {
        return parser.isSet(option) ? QFileInfo(parser.value(option)).absoluteFilePath() : QString();
    };
    Options options;
    options.help = parser.isSet(u"help"_s);
    options.version = parser.isSet(u"version"_s);
    options.sample = parser.isSet(u"sample"_s);
    options.import = parser.isSet(u"import"_s);
    options.library = path(u"library"_s);
    options.screenshot = path(u"screenshot"_s);
    options.query = parser.value(u"query"_s);
    options.select = parser.value(u"select"_s);
    options.action = parser.value(u"action"_s);
    if (parser.isSet(u"theme"_s)) {
        const QString theme = parser.value(u"theme"_s);
        if (theme != "light"_L1 && theme != "dark"_L1)
            return Error{Messages::tr("--theme expects light or dark, not “%1”.").arg(theme)};
        options.dark = theme == "dark"_L1;
    }
    options.language = parser.value(u"language"_s);
    if (parser.isSet(u"language"_s) && !isLanguage(options.language))
        return Error{
            Messages::tr("Unknown language “%1”; available: %2.").arg(options.language, languageCodes())};
    if (parser.isSet(u"size"_s)) {
        const Result<QSize> size = readSize(parser.value(u"size"_s));
        if (!size)
            return size.error();
        options.size = *size;
    }
    for (const QString &file : parser.positionalArguments())
        options.files.append(QFileInfo(file).absoluteFilePath());
    return options;
}

Result<> chooseLibrary(Options &options)
{
    QStringList libraries;
    for (const QString &file : std::as_const(options.files))
        if (isLibraryFile(file))
            libraries.append(file);
    options.files.removeIf([&](const QString &file) { return libraries.contains(file); });
    libraries.removeDuplicates();
    libraries.removeAll(options.library);
    if (libraries.isEmpty())
        return {};
    if (libraries.size() > 1 || !options.library.isEmpty())
        return Error{Messages::tr("A window shows one library: start lectern again for %1.")
                         .arg(QDir::toNativeSeparators(libraries.last()))};
    options.library = libraries.first();
    return {};
}

} // namespace lectern
