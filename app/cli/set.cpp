// lectern-cli set, unset: sets and removes own values of a paper's fields.
#include "arguments.h"

#include "models/i18n/messages.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/paperreader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/paperrow.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

// The parsed operands: paper ids and fields. With `set`, each field has a value.
struct ParsedMark {
    QList<PaperId> papers;
    QList<std::pair<QString, QString>> fields; // name as typed, value
};

ParsedMark parsedMark(const QStringList &operands)
{
    ParsedMark parsed;
    for (const QString &operand : operands) {
        bool isNumber = false;
        const bool marked = operand.startsWith(u'#'); // search prints an id as "#12"
        const PaperId paper = PaperId(QStringView(operand).mid(marked ? 1 : 0).toLongLong(&isNumber));
        if (isNumber && parsed.fields.isEmpty())
            parsed.papers.append(paper);
        else
            parsed.fields.append({operand.section(u'=', 0, 0), operand.section(u'=', 1)});
    }
    return parsed;
}

QString unknownField(const QString &name)
{
    return Messages::tr("Unknown field “%1”. Available: %2.").arg(name, ownFields().join(u", "_s));
}

// Exact matches only: papers with similar words must not be changed.
Result<QList<PaperId>> papersFound(Library &library, const Query &query, const QString &typed)
{
    LECTERN_TRY(const auto found, library.index().search(query));
    const ResultSet &result = *found;
    if (!result.substitutions().isEmpty() || result.lacksOneWord() || result.count() == 0)
        return Error{Messages::tr("No paper matches “%1”.").arg(typed)};
    return result.ids(0, result.count());
}

Result<Exit> report(const Edit &edit, const Arguments &arguments, Output &output)
{
    if (arguments.json())
        output.json(Json::object({{"papers"_L1, edit.papers}}));
    else if (edit.id == EditId::None)
        output.line(Messages::tr("Nothing changed."));
    else
        output.line(Messages::tr("%n papers changed.", nullptr, int(edit.papers)));
    return output.finish();
}

// find: the text to replace in the single given field. If it is empty, the fields are set to their values.
Result<Exit> change(const Arguments &arguments, const QList<PaperId> &named,
                    const QList<std::pair<QString, std::optional<QString>>> &fields, const QString &find,
                    Output &output)
{
    const bool asks = arguments.isSet(u"query"_s);
    const QString typed = arguments.value(u"query"_s);
    Query query;
    if (asks && typed.trimmed().isEmpty())
        return arguments.wrongUsage(Messages::tr("--query expects a condition; use “*” for all papers."));
    if (asks)
        if (const auto exit = readQuery(typed, &query.root))
            return *exit;
    LECTERN_TRY(const auto library, openExisting(arguments));
    QList<PaperId> papers = named;
    if (asks) {
        LECTERN_TRY(papers, papersFound(*library, query, typed));
    }
    if (!find.isEmpty()) {
        const OwnChangeOfMany replace{OwnChangeOfMany::Kind::Replace, fields.first().first,
                                      fields.first().second.value_or(QString()), find};
        LECTERN_TRY(const auto edit, OwnValueStore(library->edits()).change(papers, replace));
        return report(edit, arguments, output);
    }
    QList<OwnChange> changes;
    for (const PaperId paper : std::as_const(papers))
        for (const auto &[field, value] : fields)
            changes.append({paper, field, value});
    LECTERN_TRY(const auto edit, OwnValueStore(library->edits()).change(changes));
    return report(edit, arguments, output);
}

QString statedBy(const StatedValue &value)
{
    if (value.own)
        return Messages::tr("your value");
    return value.line > 0 ? Messages::tr("%1, line %2").arg(value.sourceName, QString::number(value.line))
                          : value.sourceName;
}

// Prints all stated values of one paper; the shown ones have a star.
Result<Exit> list(const Arguments &arguments, PaperId paper, Output &output)
{
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto detail, library->papers().detail(paper));
    if (arguments.json()) {
        const auto jsonOf = [](const StatedValue &value) {
            return Json::object({{"field"_L1, value.field},
                                 {"value"_L1, value.value},
                                 {"source"_L1, orNull(value.sourceName)},
                                 {"own"_L1, value.own},
                                 {"shown"_L1, value.shown}});
        };
        output.json(Json::object({{"values"_L1, Json::array(detail.values, jsonOf)}}));
        return output.finish();
    }
    for (const StatedValue &value : detail.values)
        output.line(u"%1 %2  %3  (%4)"_s.arg(value.shown ? u"*"_s : u" "_s, value.field.leftJustified(12),
                                             value.value.isEmpty() ? u"none"_s : value.value.simplified(),
                                             statedBy(value)));
    return output.finish();
}

void declare(Arguments &arguments)
{
    arguments.libraryOption();
    arguments.jsonOption();
    arguments.option(u"query"_s, Messages::tr("All papers that match this query, instead of numbers."),
                     u"QUERY"_s);
}

// Whether papers are given in exactly one of the two ways.
bool namesPapers(const Arguments &arguments, const ParsedMark &parsed)
{
    return parsed.papers.isEmpty() == arguments.isSet(u"query"_s);
}

Result<Exit> runSet(Arguments &arguments, Output &output)
{
    declare(arguments);
    arguments.option(u"find"_s, Messages::tr("Replace TEXT in FIELD with VALUE, ignoring case."), u"TEXT"_s);
    arguments.explain(
        {QString(), Messages::tr("Fields: %1.").arg(ownFields().join(u", "_s)),
         Messages::tr("Separate authors with semicolons; FIELD= states that the paper has none."),
         Messages::tr("With one paper and no field: list the values of each source."),
         Messages::tr("Paper numbers are those printed by search.")});
    if (const auto exit = arguments.read(output, 0))
        return *exit;
    const ParsedMark parsed = parsedMark(arguments.operands());
    if (!namesPapers(arguments, parsed))
        return arguments.wrongUsage(Messages::tr("“set” expects the numbers of papers, or --query."));
    if (parsed.fields.isEmpty() && parsed.papers.size() == 1)
        return list(arguments, parsed.papers.first(), output);
    if (parsed.fields.isEmpty())
        return arguments.wrongUsage(Messages::tr("“set” expects a value, such as venue=NeurIPS."));
    QList<std::pair<QString, std::optional<QString>>> fields;
    for (qsizetype i = 0; i < parsed.fields.size(); ++i) {
        const auto &[name, value] = parsed.fields[i];
        const QString operand = arguments.operands()[parsed.papers.size() + i];
        if (!operand.contains(u'='))
            return arguments.wrongUsage(
                Messages::tr("“%1” is neither a number nor FIELD=VALUE.").arg(operand));
        const QString field = ownFieldNamed(name);
        if (field.isEmpty())
            return arguments.wrongUsage(unknownField(name));
        fields.append({field, value});
    }
    if (arguments.isSet(u"find"_s) && (fields.size() != 1 || arguments.value(u"find"_s).isEmpty()))
        return arguments.wrongUsage(Messages::tr("--find expects a text and one FIELD=REPLACEMENT."));
    return change(arguments, parsed.papers, fields, arguments.value(u"find"_s), output);
}

Result<Exit> runUnset(Arguments &arguments, Output &output)
{
    declare(arguments);
    arguments.option(u"all"_s, Messages::tr("All fields."));
    if (const auto exit = arguments.read(output, 0))
        return *exit;
    const ParsedMark parsed = parsedMark(arguments.operands());
    if (!namesPapers(arguments, parsed))
        return arguments.wrongUsage(Messages::tr("“unset” expects the numbers of papers, or --query."));
    if (parsed.fields.isEmpty() != arguments.isSet(u"all"_s))
        return arguments.wrongUsage(Messages::tr("“unset” expects the names of fields, or --all."));
    QList<std::pair<QString, std::optional<QString>>> fields;
    for (const auto &[name, value] : parsed.fields) {
        const QString field = ownFieldNamed(name);
        if (field.isEmpty() || !value.isEmpty())
            return arguments.wrongUsage(unknownField(name));
        fields.append({field, {}});
    }
    if (arguments.isSet(u"all"_s))
        for (const QString &field : ownFields())
            fields.append({field, {}});
    return change(arguments, parsed.papers, fields, {}, output);
}

} // namespace

const Verb setVerb = {
    "set"_L1, "PAPER… FIELD=VALUE…",
    QT_TRANSLATE_NOOP("Messages", "Set fields of papers; your values override all sources."), runSet};
const Verb unsetVerb = {
    "unset"_L1, "PAPER… FIELD…",
    QT_TRANSLATE_NOOP("Messages", "Remove your values; the values of the sources apply again."), runUnset};

} // namespace lectern::cli
