// lectern-cli: the library without a window. `lectern-cli --help` lists the verbs.
#include "arguments.h"

#include "app/version.h"
#include "models/core/outofmemory.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/import/encodednames.h"

#include <QCoreApplication>

#include <clocale>
#include <csignal>
#include <cstring>
#include <langinfo.h>

using namespace lectern;
using namespace lectern::cli;
using namespace Qt::StringLiterals;

namespace
{

void printHelp(Output &output)
{
    output.line(Messages::tr("usage: lectern-cli VERB [option...] [operand...]"));
    output.line();
    for (const Verb *verb : verbs)
        output.line(u"  %1 %2"_s.arg(QString(verb->name).leftJustified(10), Messages::tr(verb->summary)));
    output.line();
    output.line(Messages::tr(
        "lectern-cli VERB --help shows the options of a verb. The exit status is 0 on success,"));
    output.line(Messages::tr("1 on failure, 2 on incorrect usage."));
}

Result<Exit> run(const QStringList &words)
{
    Output output;
    const QString first = words.value(0);
    if (first == "--help"_L1 || first == "-h"_L1 || first == "help"_L1) {
        printHelp(output);
        return output.finish();
    }
    if (first == "--version"_L1) {
        output.line(u"lectern-cli "_s + programVersion());
        return output.finish();
    }
    // "salvage" is the name of "recover" in earlier versions.
    const QString name = first == "salvage"_L1 ? u"recover"_s : first;
    for (const Verb *verb : verbs) {
        if (name == verb->name) {
            Arguments arguments(*verb, words.mid(1));
            return verb->run(arguments, output);
        }
    }
    complain(first.isEmpty() ? Messages::tr("Missing verb.") : Messages::tr("Unknown verb “%1”.").arg(first));
    complain(Messages::tr("usage: lectern-cli VERB [option...] [operand...] (--help for more)"));
    return WrongUsage;
}

} // namespace

int main(int argc, char *argv[])
{
    // File names and output are UTF-8. Under another locale Qt would print a warning on each run.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
    // When the reader closes the pipe, the write fails and Output handles the error.
    std::signal(SIGPIPE, SIG_IGN);
    const QCoreApplication application(argc, argv);
    QStringList words;
    for (int i = 1; i < argc; ++i) // file names may have bytes that QCoreApplication cannot decode
        words.append(pathOfBytes(argv[i]));
    // Machine-readable output is in English, including error messages.
    const bool forMachines = words.contains(u"--json"_s) || words.contains(u"--jsonl"_s);
    setLanguage(forMachines ? u"en"_s
                            : chosenLanguage({languageOfEnvironment()}, QLocale::system().uiLanguages()));
    const auto exit = catchOutOfMemory([&] { return run(words); });
    if (exit)
        return *exit;
    complain(exit.error().message);
    return Failed;
}
