#include "importer.h"

#include "models/store/papers/paperwriter.h"
#include "models/store/reading/sourcereader.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/words/language.h"
#include "models/words/sentence.h"
#include "sourcewriter.h"

#include <QLocale>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<> acceptable(qsizetype authors, qsizetype line)
{
    constexpr qsizetype kMostAuthors = 50'000; // the longest list ever printed has some fifteen thousand
    if (authors <= kMostAuthors)
        return {};
    const QLocale &locale = shownLocale();
    return Error{
        Sentence::tr("The record at line %1 has %2 authors, more than any paper (%3 are taken at most).")
            .arg(locale.toString(qlonglong(line)), locale.toString(qlonglong(authors)),
                 locale.toString(qlonglong(kMostAuthors)))};
}

// For a source whose hash is not known yet, which must be the first source: returns None, or an Error.
Result<SourceId> onlyIntoNone(const Connection &connection)
{
    LECTERN_TRY(const auto any, hasSources(connection));
    if (any)
        return Error{Sentence::tr("Another program has just imported into this library; try again.")};
    return SourceId::None;
}

Result<std::shared_ptr<const PreparedBlock>> preparedPapers(const QList<Paper> &papers)
{
    auto block = std::make_shared<PreparedBlock>();
    for (const Paper &paper : papers) {
        LECTERN_TRY(acceptable(paper));
        block->add(paper);
    }
    return std::shared_ptr<const PreparedBlock>(std::move(block));
}

} // namespace

Result<> acceptable(const Paper &paper)
{
    return acceptable(paper.authors.size(), paper.line);
}

Result<ImportOutcome> Importer::import(const SourceFacts &facts, const ParsedSource &parsed,
                                       const Cancelled &cancelled)
{
    bool given = false;
    return import(
        facts,
        [&]() -> Result<std::optional<SourceBlock>> {
            if (std::exchange(given, true))
                return std::optional<SourceBlock>();
            return std::optional<SourceBlock>({parsed, {}});
        },
        cancelled);
}

Result<ImportOutcome> Importer::import(const SourceFacts &facts, const NextBlock &next,
                                       const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    const auto stopped = [&] { return cancelled && cancelled(); };
    LECTERN_TRY(const auto any, hasSources(m_connection));
    const bool direct = !any && facts.bytes >= directFrom;
    const DirectWrites writes(m_connection, direct);
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    ImportOutcome outcome;
    LECTERN_TRY(const auto before,
                facts.contentHash.isEmpty() ? onlyIntoNone(m_connection)
                                            : sourceWithHash(m_connection, facts.contentHash));
    if (before != SourceId::None) {
        outcome.source = before;
        outcome.alreadyThere = true;
        Statement binned(m_connection, "SELECT 1 FROM source_bin WHERE source = ?");
        LECTERN_TRY(const auto row, binned.bind(1, qint64(before)).next());
        outcome.inBin = row;
        return outcome;
    }
    PaperWriter writer(m_connection, m_index);
    writer.leaveOutRepeats();
    SourceWriter rows(m_connection);
    SourceRemarks remarks;
    LECTERN_TRY(const auto id, writer.counters().take(Counter::kNextSource));
    outcome.source = SourceId(id);
    auto stamp = std::make_shared<SourceStamp>();
    *stamp = {outcome.source, facts.contentHash, facts.savedOn, facts.name, {}};
    writer.papers().setStamp(stamp);
    QString format;
    int truncated = 0, leftOut = 0;
    for (;;) {
        LECTERN_TRY(auto block, next());
        if (!block.has_value())
            break;
        ParsedSource &parsed = block->parsed;
        if (format.isEmpty())
            format = parsed.format;
        if (parsed.author && stamp->pageAuthor.isEmpty()) {
            LECTERN_TRY(const auto author, writer.authors().idOf(parsed.author->name));
            if (author) {
                stamp->pageAuthor = parsed.author->name;
                LECTERN_TRY(rows.writeObservation(outcome.source, author, *parsed.author));
            }
        }
        LECTERN_TRY(rows.writeRemarks(outcome.source, parsed.diagnostics, block->notUnderstood, &remarks));
        std::shared_ptr<const PreparedBlock> prepared = block->prepared;
        if (!prepared) {
            LECTERN_TRY(const auto made, preparedPapers(parsed.papers));
            prepared = made;
        }
        const std::vector<PreparedSighting> &sightings = prepared->sightings();
        for (size_t i = 0; i < sightings.size(); ++i) {
            if (stopped())
                return Error::cancelled();
            LECTERN_TRY(acceptable(qsizetype(sightings[i].authorCount), qsizetype(sightings[i].line)));
            LECTERN_TRY(const auto added,
                        writer.add(*prepared, i, Sighting::makeId(outcome.source, quint32(outcome.sightings)),
                                   stamp));
            if (added == PaperWriter::Added::LeftOut) {
                ++leftOut;
                continue;
            }
            if (const auto &disagreement = writer.disagreement()) {
                ++outcome.disagreeing;
                if (outcome.disagreements.size() < ImportOutcome::kMostDisagreements)
                    outcome.disagreements.append(*disagreement);
            }
            ++outcome.sightings;
            truncated += (sightings[i].flags & AuthorsTruncatedFlag) != 0;
            ++(added == PaperWriter::Added::NewPaper ? outcome.newPapers : outcome.joinedPapers);
        }
        LECTERN_TRY(writer.blockAdded(prepared, outcome.source));
    }
    if (leftOut) {
        outcome.remarks.append(
            {Diagnostic::Severity::Warning, 0,
             u"Records left out because each says the same as %1 others of this file: %2."_s
                 .arg(PaperWriter::kMostOfOnePaper)
                 .arg(leftOut)});
        LECTERN_TRY(rows.writeRemarks(outcome.source, outcome.remarks, {}, &remarks));
    }
    LECTERN_TRY(rows.writeSource(outcome.source, facts, QDateTime::currentDateTimeUtc(), format,
                                 outcome.sightings, truncated, remarks));
    LECTERN_TRY(writer.finish());
    if (stopped())
        return Error::cancelled();
    LECTERN_TRY(transaction.commit());
    return outcome;
}

Result<> Importer::remove(SourceId source, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    const auto stopped = [&] { return cancelled && cancelled(); };
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement find(m_connection, "SELECT sightings FROM source WHERE id = ?");
    LECTERN_TRY(const auto row, find.bind(1, qint64(source)).next());
    if (!row)
        return Error{Sentence::tr("This source is no longer in the library.")};
    const qint64 sightings = find.number(0);
    find.reset();
    PaperWriter writer(m_connection, m_index);
    Statement owner(m_connection, "SELECT author FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto owned, owner.bind(1, qint64(source)).next());
    const qint64 pageAuthor = owned ? owner.number(0) : 0;
    owner.reset();
    LECTERN_TRY(writer.removeSightings(source, stopped));
    writer.counters().add(Counter::kSightings, -sightings);
    for (const char *sql :
         {"DELETE FROM diagnostic WHERE source = ?", "DELETE FROM not_understood WHERE source = ?",
          "DELETE FROM author_observation WHERE source = ?", "DELETE FROM source WHERE id = ?"}) {
        Statement statement(m_connection, sql);
        LECTERN_TRY(statement.bind(1, qint64(source)).run());
    }
    if (pageAuthor)
        LECTERN_TRY(writer.authors().reconsider(pageAuthor));
    LECTERN_TRY(writer.finish());
    if (stopped())
        return Error::cancelled();
    return transaction.commit();
}

} // namespace lectern
