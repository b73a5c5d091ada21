// lectern-cli: the library without a window. `lectern-cli --help` lists the verbs.
#include "verbs.h"

#include "models/core/withinmemory.h"

#include <QCoreApplication>

#include <clocale>
#include <csignal>
#include <cstring>
#include <langinfo.h>

using namespace lectern::cli;
using namespace Qt::StringLiterals;

namespace
{

void printHelp(Output &output)
{
    output.line(u"usage: lectern-cli VERB [option...] [operand...]"_s);
    output.line();
    for (const Verb *verb : verbs)
        output.line(u"  %1 %2"_s.arg(QString(verb->name).leftJustified(10), verb->summary));
    output.line();
    output.line(u"lectern-cli VERB --help shows the options of a verb. The exit status is 0 when done,"_s);
    output.line(u"1 when it could not be done, 2 for wrong usage."_s);
}

Exit run(const QStringList &words)
{
    Output output;
    const QString first = words.value(0);
    if (first == "--help"_L1 || first == "-h"_L1 || first == "help"_L1) {
        printHelp(output);
        return output.finish();
    }
    if (first == "--version"_L1) {
        output.line(u"lectern-cli "_s + QLatin1StringView(LECTERN_VERSION));
        return output.finish();
    }
    for (const Verb *verb : verbs) {
        if (first == verb->name) {
            Arguments arguments(*verb, words.mid(1));
            return verb->run(arguments, output);
        }
    }
    complain(first.isEmpty() ? u"A verb is missing."_s : u"There is no verb “%1”."_s.arg(first));
    complain(u"usage: lectern-cli VERB [option...] [operand...] (--help for more)"_s);
    return WrongUsage;
}

} // namespace

int main(int argc, char *argv[])
{
    // File names and output are UTF-8. Under another locale Qt would say so on standard error in each run.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
    // When a reader leaves, the write fails, and Output knows what to do with that.
    std::signal(SIGPIPE, SIG_IGN);
    const QCoreApplication application(argc, argv);
    const auto exit = lectern::withinMemory(
        [] { return lectern::Result<Exit>(run(QCoreApplication::arguments().mid(1))); });
    return exit ? *exit : fail(exit.error());
}
