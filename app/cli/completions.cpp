// lectern-cli completions: shell completion scripts, generated from the tables of verbs and options.
#include "arguments.h"

#include "models/formats/registry.h"
#include "models/i18n/messages.h"

#include <algorithm>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

const QStringList shells{u"bash"_s, u"zsh"_s, u"fish"_s};

// Returns the text in single quotes, escaped for a shell.
QString inQuotes(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

// The possible values of an option; empty for free text.
QStringList valuesOf(const DeclaredOption &option)
{
    if (option.name != "format"_L1)
        return {};
    QStringList ids;
    for (const Format &format : formats())
        ids.append(format.id);
    return ids;
}

bool isFile(const DeclaredOption &option)
{
    return option.valueName == "L"_L1 || option.valueName == "FILE"_L1 || option.valueName == "FOLDER"_L1;
}

// The fixed operands of a verb, from its help: "bash|zsh|fish".
QStringList operandsOf(const Verb &verb)
{
    const QString first = verb.operands.toString().section(u' ', 0, 0);
    const bool areWords =
        std::all_of(first.cbegin(), first.cend(), [](QChar c) { return c.isLower() || c == u'|'; });
    return areWords && !first.isEmpty() ? first.split(u'|') : QStringList();
}

QStringList wordsOf(const QList<DeclaredOption> &options)
{
    QStringList words{u"--help"_s};
    for (const DeclaredOption &option : options) {
        words.append(u"--"_s + option.name);
        if (!option.letter.isEmpty())
            words.append(u'-' + option.letter);
    }
    return words;
}

QStringList names()
{
    QStringList all;
    for (const Verb *verb : verbs)
        all.append(verb->name);
    return all;
}

void writeBash(Output &output)
{
    output.line(u"# bash completion for lectern-cli, made by lectern-cli completions bash"_s);
    output.line(u"_lectern_cli()"_s);
    output.line(u"{"_s);
    output.line(u"    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words="_s);
    output.line(u"    COMPREPLY=()"_s);
    output.line(u"    if ((COMP_CWORD == 1)); then"_s);
    output.line(u"        mapfile -t COMPREPLY < <(compgen -W %1 -- \"$current\")"_s.arg(
        inQuotes((names() + QStringList{u"--help"_s, u"--version"_s}).join(u' '))));
    output.line(u"        return"_s);
    output.line(u"    fi"_s);
    output.line(u"    case ${COMP_WORDS[1]}:$previous in"_s);
    for (const Verb *verb : verbs)
        for (const DeclaredOption &option : Arguments::declaredBy(*verb)) {
            if (option.valueName.isEmpty() || isFile(option))
                continue; // the shell completes files
            output.line(u"        %1:--%2)"_s.arg(verb->name, option.name));
            output.line(u"            mapfile -t COMPREPLY < <(compgen -W %1 -- \"$current\")"_s.arg(
                inQuotes(valuesOf(option).join(u' '))));
            output.line(u"            return ;;"_s);
        }
    output.line(u"    esac"_s);
    output.line(u"    case ${COMP_WORDS[1]} in"_s);
    for (const Verb *verb : verbs)
        output.line(u"        %1) words=%2 ;;"_s.arg(
            verb->name, inQuotes((operandsOf(*verb) + wordsOf(Arguments::declaredBy(*verb))).join(u' '))));
    output.line(u"    esac"_s);
    output.line(u"    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")"_s);
    output.line(u"}"_s);
    output.line(u"complete -o default -o bashdefault -F _lectern_cli lectern-cli"_s);
}

// Returns the description of an option, escaped for zsh's _arguments.
QString inBrackets(const DeclaredOption &option)
{
    QString text = option.description;
    for (const QChar special : {u'\\', u'[', u']', u':'})
        text.replace(special, u'\\' + QString(special));
    return u'[' + text + u']';
}

void writeZsh(Output &output)
{
    output.line(u"#compdef lectern-cli"_s);
    output.line(u"# made by lectern-cli completions zsh"_s);
    output.line(u"local -a verbs"_s);
    output.line(u"verbs=("_s);
    for (const Verb *verb : verbs)
        output.line(u"    "_s
                    + inQuotes(verb->name + u':' + Messages::tr(verb->summary).replace(u':', u"\\:"_s)));
    output.line(u")"_s);
    output.line(u"if ((CURRENT == 2)); then"_s);
    output.line(u"    _describe -t verbs verb verbs"_s);
    output.line(u"    return"_s);
    output.line(u"fi"_s);
    output.line(u"local verb=$words[2]"_s);
    output.line(u"shift words"_s);
    output.line(u"((CURRENT--))"_s);
    output.line(u"case $verb in"_s);
    for (const Verb *verb : verbs) {
        output.line(u"    %1)"_s.arg(verb->name));
        QString line = u"        _arguments '--help[Show the options]'"_s;
        for (const DeclaredOption &option : Arguments::declaredBy(*verb)) {
            QString value;
            if (!option.valueName.isEmpty()) {
                const QStringList values = valuesOf(option);
                value = u':' + option.valueName + u':'
                    + (isFile(option)          ? u"_files"_s
                           : !values.isEmpty() ? u'(' + values.join(u' ') + u')'
                                               : QString());
            }
            line += u' ' + inQuotes(u"--"_s + option.name + inBrackets(option) + value);
        }
        const QStringList operands = operandsOf(*verb);
        line += u' '
            + inQuotes(operands.isEmpty() ? u"*:operand:_files"_s
                                          : u"1:operand:("_s + operands.join(u' ') + u')');
        output.line(line + u" ;;"_s);
    }
    output.line(u"esac"_s);
}

void writeFish(Output &output)
{
    output.line(u"# fish completion for lectern-cli, made by lectern-cli completions fish"_s);
    const auto complete = u"complete -c lectern-cli "_s;
    for (const Verb *verb : verbs)
        output.line(complete
                    + u"-n __fish_use_subcommand -f -a %1 -d %2"_s.arg(
                        verb->name, inQuotes(Messages::tr(verb->summary))));
    for (const Verb *verb : verbs) {
        const QString after = complete + u"-n '__fish_seen_subcommand_from %1' "_s.arg(verb->name);
        output.line(after + u"-l help -d 'Show the options'"_s);
        if (const QStringList operands = operandsOf(*verb); !operands.isEmpty())
            output.line(after + u"-f -a "_s + inQuotes(operands.join(u' ')));
        for (const DeclaredOption &option : Arguments::declaredBy(*verb)) {
            QString line = after + u"-l "_s + option.name;
            if (!option.letter.isEmpty())
                line += u" -s "_s + option.letter;
            if (!option.valueName.isEmpty())
                line += isFile(option) ? u" -r"_s : u" -x"_s;
            if (const QStringList values = valuesOf(option); !values.isEmpty())
                line += u" -a "_s + inQuotes(values.join(u' '));
            output.line(line + u" -d "_s + inQuotes(option.description));
        }
    }
}

Result<Exit> runCompletions(Arguments &arguments, Output &output)
{
    if (const auto exit = arguments.read(output, 1, 1))
        return *exit;
    const QString shell = arguments.operands().first();
    if (!shells.contains(shell))
        return arguments.wrongUsage(
            Messages::tr("Completions exist for %1, not for “%2”.").arg(shells.join(u", "), shell));
    if (shell == "bash"_L1)
        writeBash(output);
    else if (shell == "zsh"_L1)
        writeZsh(output);
    else
        writeFish(output);
    return output.finish();
}

} // namespace

const Verb completionsVerb{
    "completions"_L1, "bash|zsh|fish",
    QT_TRANSLATE_NOOP("Messages", "Print the shell completions for verbs, options and formats."),
    runCompletions};

} // namespace lectern::cli
