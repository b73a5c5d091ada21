// lectern-cli duplicates: likely pairs, and decisions about two papers.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourceconflictreader.h"

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

Exit mergeByRule(Arguments &arguments, DuplicateRule rule, Output &output)
{
    auto library = Library::open(arguments.library());
    if (!library)
        return fail(library.error());
    const auto pairs = likelyPairs(**library, rule);
    if (!pairs)
        return fail(pairs.error());
    QList<QPair<PaperId, PaperId>> papers;
    for (const DuplicatePair &pair : *pairs)
        papers.append({pair.first, pair.second});
    if (!papers.isEmpty()) {
        const auto merged = PaperDecisionStore((*library)->edits()).mergeAll(papers);
        if (!merged)
            return fail(merged.error());
    }
    if (arguments.json()) {
        JsonWriter json(output);
        json.beginObject();
        json.member("merged"_L1, qint64(papers.size()));
        json.endObject();
        output.write("\n");
    } else {
        output.line(papers.isEmpty() ? Messages::tr("No pairs match this rule.")
                                     : Messages::tr("Merged %n pair(s).", nullptr, int(papers.size())));
    }
    return output.finish();
}

Exit decide(Arguments &arguments, const Word &word)
{
    std::array<PaperId, 2> papers{};
    for (qsizetype i = 0; i < 2; ++i) {
        bool isNumber = false;
        papers[size_t(i)] = PaperId(arguments.operands().value(i).toLongLong(&isNumber));
        if (!isNumber)
            return arguments.wrongUsage(
                Messages::tr("--%1 expects the numbers of two papers.").arg(word.option));
    }
    auto library = Library::open(arguments.library());
    if (!library)
        return fail(library.error());
    PaperDecisionStore decisions((*library)->edits());
    const auto edit = word.relation ? decisions.decide(papers[0], papers[1], *word.relation)
                                    : decisions.forget(papers[0], papers[1]);
    if (!edit)
        return fail(edit.error());
    if (edit->id == EditId::None) {
        complain(Messages::tr("There is no decision on these two papers."));
        return Failed;
    }
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

// Writes the paper as members of the current JSON object.
void writeRow(const PaperRow &row, JsonWriter &json)
{
    json.member("id"_L1, qint64(row.id));
    json.memberOrNull("title"_L1, row.title);
    json.member("authors"_L1, row.authors);
}

void writePair(const DuplicatePair &pair, const PaperRow &first, const PaperRow &second, JsonWriter &json)
{
    json.beginObject();
    json.member("kind"_L1, pair.verdict.kind == DuplicateKind::Same ? u"same"_s : u"versions"_s);
    json.member("likeness"_L1, pair.verdict.likeness);
    json.member("reasons"_L1, pair.verdict.reasons);
    json.key("papers"_L1);
    json.beginArray();
    for (const PaperRow *row : {&first, &second}) {
        json.beginObject();
        writeRow(*row, json);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

Exit list(Arguments &arguments, std::optional<DuplicateRule> rule, Output &output)
{
    auto library = Library::open(arguments.library(), Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    const auto pairs = likelyPairs(**library, rule);
    if (!pairs)
        return fail(pairs.error());
    JsonWriter json(output);
    if (arguments.json()) {
        json.beginObject();
        json.member("total"_L1, qint64(pairs->size()));
        json.key("pairs"_L1);
        json.beginArray();
    }
    for (const DuplicatePair &pair : *pairs) {
        const auto rows = (*library)->papers().rows({pair.first, pair.second});
        if (!rows)
            return fail(rows.error());
        if (arguments.json())
            writePair(pair, rows->at(0), rows->at(1), json);
        else
            printPair(pair, rows->at(0), rows->at(1), output);
        if (output.isClosed())
            break;
    }
    if (arguments.json()) {
        json.endArray();
        json.endObject();
        output.write("\n");
    } else if (pairs->isEmpty()) {
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

Exit splitOff(Arguments &arguments, Output &output)
{
    bool isNumber = false;
    const PaperId paper = PaperId(arguments.operands().value(0).toLongLong(&isNumber));
    const auto place = placeIn(arguments.operands().value(1));
    if (!isNumber || !place)
        return arguments.wrongUsage(Messages::tr("--apart expects the number of a paper and one of its "
                                                 "appearances, such as 3:12 (see --joined)."));
    auto library = Library::open(arguments.library());
    if (!library)
        return fail(library.error());
    const auto taken = PaperDecisionStore((*library)->edits()).splitOff(paper, *place);
    if (!taken)
        return fail(taken.error());
    JsonWriter json(output);
    if (arguments.json()) {
        json.beginObject();
        json.member("paper"_L1, qint64(taken->second));
        json.endObject();
        output.write("\n");
    } else {
        output.line(Messages::tr("It is now paper %1.").arg(qint64(taken->second)));
    }
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

void writeJoined(const PaperRow &row, const QList<JoinedSighting> &sightings, JsonWriter &json)
{
    json.beginObject();
    writeRow(row, json);
    json.key("sightings"_L1);
    json.beginArray();
    for (const JoinedSighting &sighting : sightings) {
        json.beginObject();
        json.member("place"_L1, placeText(sighting.sighting));
        json.member("source"_L1, sighting.sourceName);
        json.member("line"_L1, qint64(sighting.line));
        json.memberOrNull("title"_L1, sighting.title);
        json.member("authors"_L1, sighting.authors);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

Exit listJoined(Arguments &arguments, Output &output)
{
    auto library = Library::open(arguments.library(), Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    SourceConflictReader reader((*library)->edits());
    const auto papers = reader.disagreeing(std::numeric_limits<int>::max());
    if (!papers)
        return fail(papers.error());
    JsonWriter json(output);
    if (arguments.json()) {
        json.beginObject();
        json.member("total"_L1, qint64(papers->size()));
        json.key("papers"_L1);
        json.beginArray();
    }
    for (const PaperId id : *papers) {
        const auto rows = (*library)->papers().rows({id});
        const auto sightings = reader.sightingsOf(id);
        if (!rows || !sightings)
            return fail(rows ? sightings.error() : rows.error());
        if (arguments.json())
            writeJoined(rows->first(), *sightings, json);
        else
            printJoined(rows->first(), *sightings, output);
        if (output.isClosed())
            break;
    }
    if (arguments.json()) {
        json.endArray();
        json.endObject();
        output.write("\n");
    } else if (papers->isEmpty()) {
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

Exit runDuplicates(Arguments &arguments, Output &output)
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
    const Exit exit = decide(arguments, *chosen);
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
