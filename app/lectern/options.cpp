#include "options.h"

#include "models/store/sqlite/connection.h"

#include <QDir>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

QString usage()
{
    return uR"(usage: lectern [OPTION…] [FILE-or-FOLDER…]

Opens the window. A FILE that is a library (*.lectern) is opened; of others it shows what they hold, and imports
them once you say so.

  --library FILE      the library to open; without it your own
  --import            import the files at once, without the look before
  --sample            the sample library of invented papers
  --query QUERY       search for this at the start
  --theme light|dark  colours of this run

  --screenshot FILE   paint the window into a PNG file without showing it, and exit
  --size WxH          size of the picture, 1280x800 unless given
  --action NAME       run this command of the window before, such as overview
  --select TEXT       choose the author or place of the sidebar, else the paper, that contains TEXT

  --help, --version
)"_s;
}

static Result<QSize> readSize(const QString &text)
{
    const QStringList sides = text.split(u'x');
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    if (sides.size() != 2 || size.width() < 100 || size.height() < 100 || size.width() > 16000
        || size.height() > 16000)
        return Error{u"--size wants WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”."_s.arg(text)};
    return size;
}

Result<Options> readOptions(const QStringList &arguments)
{
    Options options;
    bool onlyFiles = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString name = arguments[i];
        if (onlyFiles || !name.startsWith(u'-') || name == "-"_L1) {
            options.files.append(QFileInfo(name).absoluteFilePath());
            continue;
        }
        if (name == "--"_L1) {
            onlyFiles = true;
            continue;
        }
        if (bool *flag = name == "--help"_L1 || name == "-h"_L1 ? &options.help
                : name == "--version"_L1                        ? &options.version
                : name == "--sample"_L1                         ? &options.sample
                : name == "--import"_L1                         ? &options.import
                                                                : nullptr) {
            *flag = true;
            continue;
        }
        std::optional<QString> value;
        if (const qsizetype equals = name.indexOf(u'='); equals > 0) {
            value = name.mid(equals + 1);
            name.truncate(equals);
        }
        static const QStringList known{u"--library"_s, u"--query"_s,  u"--theme"_s, u"--screenshot"_s,
                                       u"--size"_s,    u"--select"_s, u"--action"_s};
        if (!known.contains(name))
            return Error{u"There is no option %1; lectern --help lists them."_s.arg(name)};
        if (!value) {
            if (i + 1 >= arguments.size())
                return Error{u"%1 wants a value."_s.arg(name)};
            value = arguments[++i];
        }
        if (name == "--library"_L1) {
            options.library = QFileInfo(*value).absoluteFilePath();
        } else if (name == "--query"_L1) {
            options.query = *value;
        } else if (name == "--select"_L1) {
            options.select = *value;
        } else if (name == "--action"_L1) {
            options.action = *value;
        } else if (name == "--screenshot"_L1) {
            options.screenshot = QFileInfo(*value).absoluteFilePath();
        } else if (name == "--theme"_L1) {
            if (*value != "light"_L1 && *value != "dark"_L1)
                return Error{u"--theme is light or dark, not “%1”."_s.arg(*value)};
            options.dark = *value == "dark"_L1;
        } else {
            Result<QSize> size = readSize(*value);
            if (!size)
                return size.error();
            options.size = *size;
        }
    }
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
        return Error{u"One window shows one library: start lectern once for %1."_s.arg(
            QDir::toNativeSeparators(libraries.last()))};
    options.library = libraries.first();
    return {};
}

} // namespace lectern
