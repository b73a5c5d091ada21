#pragma once
// The verbs, and the command line after a verb: options and operands, help and usage errors.
#include "json.h"
#include "output.h"

#include "models/formats/base/format.h"
#include "models/store/library.h"

#include <QCommandLineParser>
#include <QDate>
#include <QStringList>

#include <memory>
#include <optional>

namespace lectern::cli
{

// A verb: its entry point and its help.
class Arguments;
struct Verb {
    QLatin1StringView name;
    QUtf8StringView operands; // "FILE…"
    const char *summary; // marked for translation
    // An Error is printed, and the exit code is Failed.
    Result<Exit> (*run)(Arguments &arguments, Output &output);
};

// An option declared by a verb.
struct DeclaredOption {
    QString name, letter, description; // letter: empty if there is none
    QString valueName; // empty: the option has no value
};

// One verb's command line. A verb declares its options and calls read(). Unless read() ends the run, the verb
// then reads the values.
class Arguments
{
public:
    Arguments(const Verb &verb, const QStringList &words); // words: those after the verb

    // Returns the options of a verb without running it.
    static QList<DeclaredOption> declaredBy(const Verb &verb);

    // Declares an option. letter: its short form, if any. valueName: if given, the option requires a value.
    void option(const QString &name, const QString &description, const QString &valueName = {},
                const QString &letter = {});
    void libraryOption(); // --library L, required
    void jsonOption(); // --json
    void savedOnOption(); // --saved-on YYYY-MM-DD
    void formatOption(); // --format F
    void encodingOption(); // --encoding NAME
    void mapOption(); // --map KEY=FIELD, any number of times

    // Accepts words such as "-survey" as operands: a query may begin with an exclusion.
    void allowExclusions() { m_allowsExclusions = true; }

    // Sets the text that the help shows below the options.
    void explain(const QStringList &lines) { m_explained = lines; }

    // Reads the words. Returns the exit code if the run ends here (help was shown, or the usage was wrong),
    // or nothing if the verb should continue. fewest, most: number of operands, most -1: any number.
    std::optional<Exit> read(Output &output, qsizetype fewest, qsizetype most = -1);

    bool isSet(const QString &name) const { return m_parser.isSet(name); }
    QString value(const QString &name) const { return m_parser.value(name); }
    QStringList operands() const { return m_parser.positionalArguments(); }
    QString library() const { return m_parser.value(QStringLiteral("library")); }
    bool json() const { return m_parser.isSet(QStringLiteral("json")); }
    QString encoding() const { return value(QStringLiteral("encoding")); } // empty: not given
    QDate savedOn() const { return m_savedOn; } // invalid: not given
    FieldChoices fields() const { return m_fields; } // values of --map
    QString format() const { return m_format; } // an id of the registry; empty: not given

    // Reports a usage error; for verbs with additional checks.
    Exit wrongUsage(const QString &sentence) const;

private:
    QString parseMap();

    const Verb &m_verb;
    QStringList m_words;
    QList<DeclaredOption> m_declared;
    bool m_onlyDeclares = false; // read() returns at once; only the declared options are of interest
    QCommandLineParser m_parser;
    QStringList m_explained;
    bool m_allowsExclusions = false;
    QDate m_savedOn;
    QString m_format;
    FieldChoices m_fields;
};

// Opens the library of --library for writing, if it exists: a mistyped name must not create an empty library.
Result<std::unique_ptr<Library>> openExisting(const Arguments &arguments);

extern const Verb parseVerb, importVerb, searchVerb, exportVerb, statsVerb, checkVerb, backupVerb,
    restoreVerb, duplicatesVerb, marksVerb, reindexVerb, recoverVerb, setVerb, unsetVerb, attachVerb,
    highlightsVerb, completionsVerb, viewsVerb;

// In the order of the help. A new verb needs a line here.
inline const Verb *const verbs[] = {
    &parseVerb,   &importVerb,     &searchVerb, &exportVerb,     &statsVerb,   &checkVerb,
    &reindexVerb, &duplicatesVerb, &backupVerb, &restoreVerb,    &recoverVerb, &marksVerb,
    &setVerb,     &unsetVerb,      &attachVerb, &highlightsVerb, &viewsVerb,   &completionsVerb,
};

} // namespace lectern::cli
