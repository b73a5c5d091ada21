// lectern-cli recover: recovers the readable content of a damaged library into a new one.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"
#include "models/store/recovery/recovery.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

void printSalvaged(const RecoveryOutcome &outcome, const QString &target, Output &output)
{
    output.line(Messages::tr("%1: %2 from %3; with marks: %4")
                    .arg(target, Messages::tr("%n papers", nullptr, int(outcome.papers)),
                         Messages::tr("%n sources", nullptr, int(outcome.sources)),
                         QString::number(outcome.marked)));
    if (outcome.unreadable > 0)
        output.line(Messages::tr("%1 of %2 pages of the file were unreadable")
                        .arg(outcome.unreadable)
                        .arg(outcome.pages));
    if (outcome.lost.isEmpty())
        output.line(Messages::tr("Only the history was lost."));
    else
        output.line(Messages::tr("Lost, in addition to the history:"));
    for (const RecoveryLoss &loss : outcome.lost)
        output.line(u"  "_s + loss.text);
}

void writeSalvaged(const RecoveryOutcome &outcome, const QString &target, Output &output)
{
    JsonWriter json(output);
    json.beginObject();
    json.member("library"_L1, target);
    json.member("papers"_L1, outcome.papers);
    json.member("sources"_L1, outcome.sources);
    json.member("marked"_L1, outcome.marked);
    json.member("pages"_L1, outcome.pages);
    json.member("unreadable"_L1, outcome.unreadable);
    json.key("lost"_L1);
    json.beginArray();
    for (const RecoveryLoss &loss : outcome.lost) {
        json.beginObject();
        json.member("kind"_L1, loss.kind);
        json.member("count"_L1, loss.count);
        json.member("at_least"_L1, loss.atLeast);
        json.member("text"_L1, loss.text);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    output.write("\n");
}

Exit runRecover(Arguments &arguments, Output &output)
{
    arguments.jsonOption();
    arguments.explain(
        {Messages::tr("The damaged library is not changed. NEW must not exist; afterwards open it like any"),
         Messages::tr("other library. A recent backup may contain more data: see restore.")});
    if (const auto exit = arguments.read(output, 2, 2))
        return *exit;
    const QString damaged = arguments.operands().at(0), target = arguments.operands().at(1);
    Result<RecoveryOutcome> outcome = Error();
    {
        ProgressLine progress;
        outcome = recoverLibrary(damaged, target, [&](RecoveryStep step, qint64 done, qint64 all) {
            progress.show((step == RecoveryStep::Reading ? Messages::tr("reading page %1 of %2")
                                                         : Messages::tr("writing paper %1 of %2"))
                              .arg(done)
                              .arg(all));
        });
    }
    if (!outcome)
        return fail(outcome.error());
    if (arguments.json())
        writeSalvaged(*outcome, target, output);
    else
        printSalvaged(*outcome, target, output);
    return output.finish();
}

} // namespace

const Verb recoverVerb = {
    "recover"_L1, "DAMAGED NEW",
    QT_TRANSLATE_NOOP(
        "Messages",
        "Recover the readable data of a damaged library into a new one, marks first, and list what is lost."),
    runRecover};

} // namespace lectern::cli
