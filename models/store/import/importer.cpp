#include "importer.h"

#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/store/papers/paperwriter.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "sourcewriter.h"

#include <QLocale>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<> acceptable(qsizetype authors, qsizetype line)
{
    constexpr qsizetype kMaxAuthors = 50'000; // the longest known list has some fifteen thousand
    if (authors <= kMaxAuthors)
        return {};
    const QLocale &locale = shownLocale();
    return Error{Messages::tr("The record at line %1 has %2 authors; the limit is %3.")
                     .arg(locale.toString(qlonglong(line)), locale.toString(qlonglong(authors)),
                          locale.toString(qlonglong(kMaxAuthors)))};
}

// Called for a source whose hash is not known yet. Returns None if the library has no source, otherwise an
// Error.
Result<SourceId> requireEmptyLibrary(const Connection &connection)
{
    LECTERN_TRY(const auto any, hasSources(connection));
    if (any)
        return Error{Messages::tr("Another program has just imported into this library; try again.")};
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

// Returns the outcome if these bytes are a source of the library already.
Result<std::optional<ImportOutcome>> existingSource(const Connection &connection, const SourceFacts &facts)
{
    LECTERN_TRY(const auto before,
                facts.contentHash.isEmpty() ? requireEmptyLibrary(connection)
                                            : sourceWithHash(connection, facts.contentHash));
    if (before == SourceId::None)
        return std::optional<ImportOutcome>();
    ImportOutcome outcome;
    outcome.source = before;
    outcome.alreadyImported = true;
    Statement trashed(connection, "SELECT 1 FROM source_bin WHERE source = ?");
    LECTERN_TRY(const auto row, trashed.bind(1, qint64(before)).next());
    outcome.inTrash = row;
    return std::optional(outcome);
}

// Removes a source, after removeSightings() has removed its sightings.
Result<> removeSource(const Connection &connection, PaperWriter &writer, SourceId source,
                      const std::function<Result<>()> &removeSightings)
{
    Statement find(connection, "SELECT sightings FROM source WHERE id = ?");
    LECTERN_TRY(const auto row, find.bind(1, qint64(source)).next());
    if (!row)
        return Error{Messages::tr("This source is no longer in the library.")};
    const qint64 sightings = find.number(0);
    find.reset();
    Statement owner(connection, "SELECT author FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto owned, owner.bind(1, qint64(source)).next());
    const qint64 pageAuthor = owned ? owner.number(0) : 0;
    owner.reset();
    LECTERN_TRY(removeSightings());
    writer.counters().add(Counter::kSightings, -sightings);
    for (const char *sql :
         {"DELETE FROM diagnostic WHERE source = ?", "DELETE FROM not_understood WHERE source = ?",
          "DELETE FROM author_observation WHERE source = ?", "DELETE FROM source WHERE id = ?"}) {
        Statement statement(connection, sql);
        LECTERN_TRY(statement.bind(1, qint64(source)).run());
    }
    return pageAuthor ? writer.authors().reconsider(pageAuthor) : Result<>();
}

// A source being imported, block by block, in the caller's transaction.
class IncomingSource
{
public:
    IncomingSource(Connection &connection, SearchIndex &index, const SourceFacts &facts)
        : m_connection(connection), m_facts(facts), m_writer(connection, index), m_rows(connection)
    {
        m_writer.leaveOutRepeats();
    }

    Result<> begin();
    // Removes the source with the same bytes, whose papers keep their user data. Call before begin().
    Result<> replace(SourceId source);
    Result<> add(const SourceBlock &block, const Cancelled &cancelled);
    Result<ImportOutcome> finish();

private:
    Result<> addPageAuthor(const AuthorFigures &figures);
    Result<> addSighting(const PreparedBlock &block, size_t place);
    Result<> reportRepeats();

    Connection &m_connection;
    const SourceFacts &m_facts;
    PaperWriter m_writer;
    SourceWriter m_rows;
    SourceDiagnostics m_diagnostics;
    std::shared_ptr<SourceStamp> m_stamp = std::make_shared<SourceStamp>();
    PaperWriter::Unlisted m_unlisted; // marked papers of the replaced source
    bool m_unlistedByLine = true;
    QDateTime m_importedAt = QDateTime::currentDateTimeUtc();
    QString m_format;
    int m_truncated = 0, m_leftOut = 0;
    ImportOutcome m_outcome;
};

Result<> IncomingSource::replace(SourceId source)
{
    Statement read(m_connection, "SELECT format, imported FROM source WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(source)).next());
    if (!row)
        return {};
    // The lines of an external converter's output are not those of the file.
    m_unlistedByLine = read.text(0) == m_facts.format;
    m_importedAt = QDateTime::fromMSecsSinceEpoch(read.number(1), Qt::UTC);
    read.reset();
    LECTERN_TRY(removeSource(m_connection, m_writer, source, [&]() -> Result<> {
        LECTERN_TRY(const auto unlisted, m_writer.removeForReplacement(source, m_unlistedByLine));
        m_unlisted = unlisted;
        return {};
    }));
    return {};
}

Result<> IncomingSource::begin()
{
    LECTERN_TRY(const auto id, m_writer.counters().take(Counter::kNextSource));
    m_outcome.source = SourceId(id);
    *m_stamp = {m_outcome.source, m_facts.contentHash, m_facts.savedOn, m_facts.name, {}};
    m_writer.papers().setStamp(m_stamp);
    return {};
}

Result<> IncomingSource::add(const SourceBlock &block, const Cancelled &cancelled)
{
    const ParsedSource &parsed = block.parsed;
    if (m_format.isEmpty())
        m_format = parsed.format;
    if (parsed.author && m_stamp->pageAuthor.isEmpty())
        LECTERN_TRY(addPageAuthor(*parsed.author));
    LECTERN_TRY(
        m_rows.writeDiagnostics(m_outcome.source, parsed.diagnostics, block.notUnderstood, &m_diagnostics));
    std::shared_ptr<const PreparedBlock> prepared = block.prepared;
    if (!prepared) {
        LECTERN_TRY(const auto made, preparedPapers(parsed.papers));
        prepared = made;
    }
    for (size_t i = 0; i < prepared->sightings().size(); ++i) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(addSighting(*prepared, i));
    }
    return m_writer.blockAdded(prepared, m_outcome.source);
}

Result<> IncomingSource::addPageAuthor(const AuthorFigures &figures)
{
    LECTERN_TRY(const auto author, m_writer.authors().idOf(figures.name));
    if (!author)
        return {};
    m_stamp->pageAuthor = figures.name;
    return m_rows.writeObservation(m_outcome.source, author, figures);
}

Result<> IncomingSource::addSighting(const PreparedBlock &block, size_t place)
{
    const PreparedSighting &sighting = block.sightings()[place];
    LECTERN_TRY(acceptable(qsizetype(sighting.authorCount), qsizetype(sighting.line)));
    if (!m_unlisted.isEmpty())
        if (const qint64 paper =
                m_unlisted.take(m_unlistedByLine ? qint64(sighting.line) : m_outcome.sightings))
            LECTERN_TRY(m_writer.joinUnlisted(paper, valuesOf(sighting)));
    LECTERN_TRY(const auto added,
                m_writer.add(block, place, Sighting::makeId(m_outcome.source, quint32(m_outcome.sightings)),
                             m_stamp));
    if (added == PaperWriter::Added::LeftOut) {
        ++m_leftOut;
        return {};
    }
    if (const auto &disagreement = m_writer.disagreement()) {
        ++m_outcome.disagreeing;
        if (m_outcome.disagreements.size() < ImportOutcome::kMaxDisagreements)
            m_outcome.disagreements.append(*disagreement);
    }
    ++m_outcome.sightings;
    m_truncated += (sighting.flags & AuthorsTruncatedFlag) != 0;
    ++(added == PaperWriter::Added::NewPaper ? m_outcome.newPapers : m_outcome.joinedPapers);
    return {};
}

Result<> IncomingSource::reportRepeats()
{
    m_outcome.diagnostics.append(
        {Diagnostic::Severity::Warning, 0,
         u"Records skipped as duplicates of %1 others in this file: %2."_s.arg(PaperWriter::kMaxPerPaper)
             .arg(m_leftOut)});
    return m_rows.writeDiagnostics(m_outcome.source, m_outcome.diagnostics, {}, &m_diagnostics);
}

Result<ImportOutcome> IncomingSource::finish()
{
    if (m_leftOut)
        LECTERN_TRY(reportRepeats());
    LECTERN_TRY(m_rows.writeSource(m_outcome.source, m_facts, m_importedAt, m_format, m_outcome.sightings,
                                   m_truncated, m_diagnostics));
    LECTERN_TRY(m_writer.finish());
    return m_outcome;
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
    LECTERN_TRY(const auto any, hasSources(m_connection));
    const bool direct = !any && facts.bytes >= directFrom;
    const DirectWrites writes(m_connection, direct);
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(const auto before, existingSource(m_connection, facts));
    if (before && (!facts.replaces || before->inTrash))
        return *before;
    IncomingSource source(m_connection, m_index, facts);
    if (before)
        LECTERN_TRY(source.replace(before->source));
    LECTERN_TRY(source.begin());
    for (;;) {
        LECTERN_TRY(const auto block, next());
        if (!block.has_value())
            break;
        LECTERN_TRY(source.add(*block, cancelled));
    }
    LECTERN_TRY(const auto outcome, source.finish());
    if (cancelled && cancelled())
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
    PaperWriter writer(m_connection, m_index);
    LECTERN_TRY(
        removeSource(m_connection, writer, source, [&] { return writer.removeSightings(source, stopped); }));
    LECTERN_TRY(writer.finish());
    if (stopped())
        return Error::cancelled();
    return transaction.commit();
}

} // namespace lectern
