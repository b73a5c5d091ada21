// lectern-cli duplicates: likely pairs, and decisions about two papers.
#include "arguments.h"

#include "models/i18n/messages.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourceconflictreader.h"
#include "models/store/sqlite/try.h"

#include <array>
#include <limits>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

struct Word {
    QString option, description, done;
    std::optional<PaperRelation> relation; // nullopt: the decision is removed
};

const std::array<Word, 4> &words()
{
    static const std::array<Word, 4> all{
        {{u"merge"_s, Messages::tr("merge the two given papers; the marks and notes of both are kept"),
          Messages::tr("Merged."), PaperRelation::Same},
         {u"different"_s, Messages::tr("mark them as different papers; they are not suggested again"),
          Messages::tr("Saved."), PaperRelation::Different},
         {u"versions"_s, Messages::tr("link them as versions of one work; both are kept"),
          Messages::tr("Linked."), PaperRelation::Versions},
         {u"forget"_s,
          Messages::tr("undo the decision that they are different papers or versions"),
          Messages::tr("Undone."),
          {}}}};
    return all;
}

// The names of the rules as option values.
struct RuleName {
    QLatin1StringView name;
    DuplicateRule rule;
};
constexpr std::array<RuleName, kDuplicateRules> kRuleNames{
    {{"doi"_L1, DuplicateRule::DoiAndTitle},
     {"arxiv"_L1, DuplicateRule::ArxivAndFirstAuthor},
     {"title-authors"_L1, DuplicateRule::TitleAndAuthors},
     {"title-abstract"_L1, DuplicateRule::TitleAndAbstract},
     {"small-changes"_L1, DuplicateRule::SmallChanges}}};

std::optional<DuplicateRule> ruleNamed(const QString &name)
{
    for (const RuleName &known : kRuleNames)
        if (known.name == name)
            return known.rule;
    return {};
}

QString ruleNames()
{
    QStringList names;
    for (const RuleName &known : kRuleNames)
        names.append(known.name);
    return names.join(u", "_s);
}

// The likely pairs, or only those found by one rule.
Result<QList<DuplicatePair>> likelyPairs(Library &library, std::optional<DuplicateRule> rule)
{
    ProgressLine progress;
    auto pairs = DuplicateReader(library.edits()).duplicates({}, [&](double part) {
        progress.show(u"%1 %"_s.arg(int(part * 100)));
    });
    progress.show({});
    if (pairs && rule)
        pairs->removeIf([&](const DuplicatePair &pair) { return !pair.verdict.follows(*rule); });
    return pairs;
}

Result<Exit> mergeByRule(Arguments &arguments, DuplicateRule rule, Output &output)
{
    LECTERN_TRY(const auto library, Library::open(arguments.library()));
    LECTERN_TRY(const auto pairs, likelyPairs(*library, rule));
    QList<QPair<PaperId, PaperId>> papers;
    for (const DuplicatePair &pair : pairs)
        papers.append({pair.first, pair.second});
    if (!papers.isEmpty())
        LECTERN_TRY(PaperDecisionStore(library->edits()).mergeAll(papers));
    if (arguments.json()) {
        output.json(Json::object({{"merged"_L1, qint64(papers.size())}}));
    } else {
        output.line(papers.isEmpty() ? Messages::tr("No pairs match this rule.")
                                     : Messages::tr("Merged %n pair(s).", nullptr, int(papers.size())));
    }
    return output.finish();
}

Result<Exit> decide(Arguments &arguments, const Word &word)
{
    std::array<PaperId, 2> papers{};
    for (qsizetype i = 0; i < 2; ++i) {
        bool isNumber = false;
        papers[size_t(i)] = PaperId(arguments.operands().value(i).toLongLong(&isNumber));
        if (!isNumber)
            return arguments.wrongUsage(
                Messages::tr("--%1 expects the numbers of two papers.").arg(word.option));
    }
    LECTERN_TRY(const auto library, Library::open(arguments.library()));
    PaperDecisionStore decisions(library->edits());
    LECTERN_TRY(const auto edit,
                word.relation ? decisions.decide(papers[0], papers[1], *word.relation)
                              : decisions.forget(papers[0], papers[1]));
    if (edit.id == EditId::None)
        return Error{Messages::tr("There is no decision on these two papers.")};
    return Done;
}

void printPair(const DuplicatePair &pair, const PaperRow &first, const PaperRow &second, Output &output)
{
    const auto line = [&](const PaperRow &row) {
        const QString title = row.title.isEmpty() ? row.leadWords : row.title;
        output.line(u"%1  %2 (%3)"_s.arg(QString::number(qint64(row.id)).rightJustified(8), title,
                                         row.authors.mid(0, 3).join(u", "_s)));
    };
    line(first);
    line(second);
    output.line(u"          %1: %2"_s.arg(pair.verdict.kind == DuplicateKind::Same
                                              ? Messages::tr("possible duplicate")
                                              : Messages::tr("possible versions"),
                                          pair.verdict.reasons.join(u"; "_s)));
    output.line();
}

Json shortJson(const PaperRow &row)
{
    return Json::object(
        {{"id"_L1, qint64(row.id)}, {"title"_L1, orNull(row.title)}, {"authors"_L1, row.authors}});
}

Json jsonOf(const DuplicatePair &pair, const QList<PaperRow> &papers)
{
    return Json::object(
        {{"kind"_L1, pair.verdict.kind == DuplicateKind::Same ? u"same"_s : u"versions"_s},
         {"likeness"_L1, pair.verdict.likeness},
         {"reasons"_L1, pair.verdict.reasons},
         {"papers"_L1, Json::array(papers, [](const PaperRow &row) { return shortJson(row); })}});
}

// Prints the documents as an array, with their number.
void writeList(Output &output, QLatin1StringView name, const QList<Json> &list)
{
    output.json(Json::object(
        {{"total"_L1, qint64(list.size())}, {name, Json::array(list, [](const Json &one) { return one; })}}));
}

Result<Exit> list(Arguments &arguments, std::optional<DuplicateRule> rule, Output &output)
{
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto pairs, likelyPairs(*library, rule));
    QList<Json> listed;
    for (const DuplicatePair &pair : pairs) {
        LECTERN_TRY(const auto rows, library->papers().rows({pair.first, pair.second}));
        if (arguments.json())
            listed.append(jsonOf(pair, rows));
        else
            printPair(pair, rows.at(0), rows.at(1), output);
        if (output.isClosed())
            break;
    }
    if (arguments.json()) {
        writeList(output, "pairs"_L1, listed);
    } else if (pairs.isEmpty()) {
        output.line(rule ? Messages::tr("No pairs match this rule.")
                         : Messages::tr("No likely duplicates found."));
    }
    return output.finish();
}

// Returns "3:12" for the thirteenth record of the third source.
QString placeText(qint64 sighting)
{
    return u"%1:%2"_s.arg(qint64(Sighting::sourceOf(sighting))).arg(quint32(sighting));
}

std::optional<qint64> placeIn(const QString &text)
{
    bool isSource = false, isPosition = false;
    const qint64 source = text.section(u':', 0, 0).toLongLong(&isSource);
    const quint32 position = text.section(u':', 1).toUInt(&isPosition);
    if (!isSource || !isPosition)
        return {};
    return Sighting::makeId(SourceId(source), position);
}

Result<Exit> splitOff(Arguments &arguments, Output &output)
{
    bool isNumber = false;
    const PaperId paper = PaperId(arguments.operands().value(0).toLongLong(&isNumber));
    const auto place = placeIn(arguments.operands().value(1));
    if (!isNumber || !place)
        return arguments.wrongUsage(Messages::tr("--apart expects the number of a paper and one of its "
                                                 "appearances, such as 3:12 (see --joined)."));
    LECTERN_TRY(const auto library, Library::open(arguments.library()));
    LECTERN_TRY(const auto taken, PaperDecisionStore(library->edits()).splitOff(paper, *place));
    if (arguments.json())
        output.json(Json::object({{"paper"_L1, qint64(taken.second)}}));
    else
        output.line(Messages::tr("It is now paper %1.").arg(qint64(taken.second)));
    return output.finish();
}

void printJoined(const PaperRow &row, const QList<JoinedSighting> &sightings, Output &output)
{
    output.line(u"%1  %2 (%3)"_s.arg(QString::number(qint64(row.id)).rightJustified(8), row.title,
                                     row.authors.mid(0, 3).join(u", "_s)));
    for (const JoinedSighting &sighting : sightings)
        output.line(Messages::tr("          %1  %2, line %3: %4 (%5)")
                        .arg(placeText(sighting.sighting), sighting.sourceName,
                             QString::number(sighting.line), sighting.title, sighting.authors.join(u", "_s)));
    output.line();
}

Json jsonOf(const PaperRow &row, const QList<JoinedSighting> &sightings)
{
    Json json = shortJson(row);
    json.add({"sightings"_L1, Json::array(sightings, [](const JoinedSighting &sighting) {
                  return Json::object({{"place"_L1, placeText(sighting.sighting)},
                                       {"source"_L1, sighting.sourceName},
                                       {"line"_L1, qint64(sighting.line)},
                                       {"title"_L1, orNull(sighting.title)},
                                       {"authors"_L1, sighting.authors}});
              })});
    return json;
}

Result<Exit> listJoined(Arguments &arguments, Output &output)
{
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    SourceConflictReader reader(library->edits());
    LECTERN_TRY(const auto papers, reader.disagreeing(std::numeric_limits<int>::max()));
    QList<Json> listed;
    for (const PaperId id : papers) {
        LECTERN_TRY(const auto rows, library->papers().rows({id}));
        LECTERN_TRY(const auto sightings, reader.sightingsOf(id));
        if (arguments.json())
            listed.append(jsonOf(rows.first(), sightings));
        else
            printJoined(rows.first(), sightings, output);
        if (output.isClosed())
            break;
    }
    if (arguments.json()) {
        writeList(output, "papers"_L1, listed);
    } else if (papers.isEmpty()) {
        output.line(Messages::tr("No source conflicts in title or authors."));
    }
    return output.finish();
}

// Returns the decision given on the command line: null if there is none, so that pairs are listed. Returns
// nullopt after reporting an error if two decisions are given.
std::optional<const Word *> relationOption(const Arguments &arguments)
{
    const Word *chosen = nullptr;
    for (const Word &word : words())
        if (arguments.isSet(word.option)) {
            if (chosen) {
                arguments.wrongUsage(
                    Messages::tr("--%1 and --%2 cannot be combined.").arg(chosen->option, word.option));
                return {};
            }
            chosen = &word;
        }
    return chosen;
}

Result<Exit> runDuplicates(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    for (const Word &word : words())
        arguments.option(word.option, word.description);
    arguments.option(u"rule"_s,
                     Messages::tr("list only the pairs that match a rule, or with --merge merge each of "
                                  "them, keeping the better values: %1")
                         .arg(ruleNames()),
                     u"RULE"_s);
    arguments.option(u"joined"_s, Messages::tr("list papers whose sources conflict in title or authors"));
    arguments.option(u"apart"_s,
                     Messages::tr("split the given appearance (see --joined) off the given paper"));
    if (const auto exit = arguments.read(output, 0, 2))
        return *exit;
    const auto spoken = relationOption(arguments);
    if (!spoken)
        return WrongUsage;
    const Word *chosen = *spoken;
    std::optional<DuplicateRule> rule;
    if (arguments.isSet(u"rule"_s)) {
        rule = ruleNamed(arguments.value(u"rule"_s));
        if (!rule)
            return arguments.wrongUsage(Messages::tr("--rule expects one of %1.").arg(ruleNames()));
        if (!arguments.operands().isEmpty() || (chosen && chosen->relation != PaperRelation::Same))
            return arguments.wrongUsage(
                Messages::tr("--rule can only be combined with --merge, without numbers."));
    }
    if (arguments.isSet(u"joined"_s) || arguments.isSet(u"apart"_s)) {
        if (chosen || rule || (arguments.isSet(u"joined"_s) && arguments.isSet(u"apart"_s)))
            return arguments.wrongUsage(
                Messages::tr("--joined and --apart cannot be combined with other options."));
        if (arguments.isSet(u"apart"_s))
            return splitOff(arguments, output);
        if (!arguments.operands().isEmpty())
            return arguments.wrongUsage(Messages::tr("--joined does not take numbers."));
        return listJoined(arguments, output);
    }
    if (rule)
        return chosen ? mergeByRule(arguments, *rule, output) : list(arguments, rule, output);
    if (arguments.operands().size() != (chosen ? 2 : 0))
        return arguments.wrongUsage(
            chosen ? Messages::tr("--%1 expects the numbers of two papers.").arg(chosen->option)
                   : Messages::tr("Paper numbers need an option such as --merge."));
    if (!chosen)
        return list(arguments, {}, output);
    LECTERN_TRY(const Exit exit, decide(arguments, *chosen));
    if (exit == Done && !arguments.json())
        output.line(chosen->done);
    return exit == Done ? output.finish() : exit;
}

} // namespace

const Verb duplicatesVerb = {
    "duplicates"_L1, "[PAPER PAPER-or-PLACE]",
    QT_TRANSLATE_NOOP(
        "Messages",
        "List likely duplicate papers, or record whether two papers are duplicates, versions or different."),
    runDuplicates};

} // namespace lectern::cli
