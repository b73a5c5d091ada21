#include "arguments.h"

#include "models/formats/base/legacyencoding.h"
#include "models/formats/records/columns.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"

#include <QFile>

#include <algorithm>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

Arguments::Arguments(const Verb &verb, const QStringList &words) : m_verb(verb), m_words(words)
{
    m_parser.addOption({{u"h"_s, u"help"_s}, Messages::tr("Show this help.")});
}

void Arguments::option(const QString &name, const QString &description, const QString &valueName,
                       const QString &letter)
{
    const QStringList names = letter.isEmpty() ? QStringList{name} : QStringList{letter, name};
    m_parser.addOption({names, description, valueName});
    m_declared.append({name, letter, description, valueName});
}

QList<DeclaredOption> Arguments::declaredBy(const Verb &verb)
{
    Arguments arguments(verb, {});
    arguments.m_onlyDeclares = true;
    Output unused;
    (void)verb.run(arguments, unused);
    return arguments.m_declared;
}

void Arguments::libraryOption()
{
    option(u"library"_s, Messages::tr("The library file."), u"L"_s);
}

void Arguments::jsonOption()
{
    option(u"json"_s, Messages::tr("Print JSON instead of text."));
}

void Arguments::savedOnOption()
{
    option(u"saved-on"_s,
           Messages::tr("The date when the pages were saved; completes dates without a year. Default: "
                        "modification date of each file."),
           u"YYYY-MM-DD"_s);
}

void Arguments::formatOption()
{
    option(u"format"_s, Messages::tr("Read the files in this format instead of detecting it."), u"F"_s);
}

void Arguments::encodingOption()
{
    option(u"encoding"_s,
           Messages::tr("Read the files in this character encoding instead of detecting it: GB18030, "
                        "Shift_JIS, KOI8-R …"),
           u"NAME"_s);
}

void Arguments::mapOption()
{
    option(u"map"_s,
           Messages::tr("Read the column or key KEY of tables and JSON as FIELD: title, authors, abstract, "
                        "year, date …, or extra to keep it unchanged. May be repeated."),
           u"KEY=FIELD"_s);
}

// Returns the error in the values of --map as one sentence; empty if there is none.
QString Arguments::parseMap()
{
    for (const QString &mapping : m_parser.values(u"map"_s)) {
        const qsizetype sign = mapping.lastIndexOf(u'='); // field names contain no "="
        const auto field = sign > 0 ? columnOfField(QStringView(mapping).sliced(sign + 1)) : std::nullopt;
        if (!field || sign + 1 == mapping.size()) {
            QStringList fields{u"extra"_s};
            for (int column = 1; column <= int(CsvColumn::AuthorsTruncated); ++column)
                fields.append(columnField(CsvColumn(column)));
            return Messages::tr("--map expects KEY=FIELD, not “%1”; the fields are: %2.")
                .arg(mapping, fields.join(u", "));
        }
        m_fields.insert(mapping.first(sign), *field);
    }
    return {};
}

std::optional<Exit> Arguments::read(Output &output, qsizetype fewest, qsizetype most)
{
    if (m_onlyDeclares)
        return Done;
    // QCommandLineParser treats the first word as the program name.
    QStringList words{u"lectern-cli"_s}, excluding;
    for (const QString &word : std::as_const(m_words))
        (m_allowsExclusions && word.size() > 2 && word[0] == u'-' && word[1] != u'-' ? excluding : words)
            .append(word);
    if (!excluding.isEmpty())
        words += QStringList{u"--"_s} + excluding;
    const bool parsed = m_parser.parse(words);
    if (m_parser.isSet(u"help"_s)) {
        output.line(Messages::tr("usage: lectern-cli %1 [option...] %2")
                        .arg(m_verb.name, m_verb.operands.toString()));
        output.line(Messages::tr(m_verb.summary));
        const QString help = m_parser.helpText();
        for (const QString &row :
             help.mid(help.indexOf(QCoreApplication::translate("QCommandLineParser", "Options:")))
                 .trimmed()
                 .split(u'\n'))
            output.line(row);
        for (const QString &line : std::as_const(m_explained))
            output.line(line);
        return output.finish();
    }
    if (!parsed)
        return wrongUsage(m_parser.errorText());
    const bool needsLibrary = std::any_of(m_declared.cbegin(), m_declared.cend(),
                                          [](const DeclaredOption &o) { return o.name == "library"_L1; });
    if (needsLibrary && library().isEmpty())
        return wrongUsage(Messages::tr("--library is missing."));
    const QStringList given = m_parser.optionNames();
    if (given.contains("saved-on"_L1)) {
        m_savedOn = QDate::fromString(value(u"saved-on"_s), u"yyyy-MM-dd"_s);
        if (!m_savedOn.isValid())
            return wrongUsage(
                Messages::tr("--saved-on expects a date as YYYY-MM-DD, not “%1”.").arg(value(u"saved-on"_s)));
    }
    if (given.contains("format"_L1)) {
        m_format = value(u"format"_s);
        QStringList ids;
        for (const Format &format : formats())
            ids.append(format.id);
        if (!ids.contains(m_format))
            return wrongUsage(
                Messages::tr("Unknown format “%1”; available: %2.").arg(m_format, ids.join(u", ")));
    }
    if (given.contains("encoding"_L1) && !isKnownEncoding(encoding()))
        return wrongUsage(Messages::tr("Unknown encoding “%1”.").arg(encoding()));
    if (given.contains("map"_L1))
        if (const QString wrong = parseMap(); !wrong.isEmpty())
            return wrongUsage(wrong);
    if (operands().size() < fewest || (most >= 0 && operands().size() > most))
        return wrongUsage(operands().size() < fewest ? Messages::tr("Missing operand.")
                                                     : Messages::tr("Too many operands."));
    return std::nullopt;
}

Result<std::unique_ptr<Library>> openExisting(const Arguments &arguments)
{
    if (!QFile::exists(arguments.library()))
        return Error{Messages::tr("Library “%1” does not exist.").arg(arguments.library())};
    return Library::open(arguments.library());
}

Exit Arguments::wrongUsage(const QString &sentence) const
{
    complain(sentence);
    complain(Messages::tr("usage: lectern-cli %1 [option...] %2 (--help for more)")
                 .arg(m_verb.name, m_verb.operands.toString()));
    return WrongUsage;
}

} // namespace lectern::cli
