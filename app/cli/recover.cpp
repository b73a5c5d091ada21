// lectern-cli recover: recovers the readable content of a damaged library into a new one.
#include "arguments.h"

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

Json jsonOf(const RecoveryOutcome &outcome, const QString &target)
{
    return Json::object({{"library"_L1, target},
                         {"papers"_L1, outcome.papers},
                         {"sources"_L1, outcome.sources},
                         {"marked"_L1, outcome.marked},
                         {"pages"_L1, outcome.pages},
                         {"unreadable"_L1, outcome.unreadable},
                         {"lost"_L1, Json::array(outcome.lost, [](const RecoveryLoss &loss) {
                              return Json::object({{"kind"_L1, loss.kind},
                                                   {"count"_L1, loss.count},
                                                   {"at_least"_L1, loss.atLeast},
                                                   {"text"_L1, loss.text}});
                          })}});
}

Result<Exit> runRecover(Arguments &arguments, Output &output)
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
        return outcome.error();
    if (arguments.json())
        output.json(jsonOf(*outcome, target));
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
