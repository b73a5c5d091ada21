#include "paperwriter.h"

#include "authorlinker.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

namespace
{

// Returns the header names of the author pages that list the paper.
QStringList pageNamesOf(const QList<Sighting> &sightings)
{
    QStringList names;
    for (const Sighting &sighting : sightings)
        if (const QString &name = sighting.source->pageAuthor; !name.isEmpty() && !names.contains(name))
            names.append(name);
    return names;
}

QList<PaperId> idList(const QSet<qint64> &papers)
{
    QList<PaperId> ids;
    ids.reserve(papers.size());
    for (const qint64 paper : papers)
        ids.append(PaperId(paper));
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace

PaperWriter::PaperWriter(Connection &connection, SearchIndex &index)
    : m_connection(connection), m_index(index), m_counters(connection), m_papers(connection),
      m_keys(connection), m_common(connection), m_authors(connection, m_counters), m_marks(connection),
      m_kept(connection), m_decisions(connection),
      m_addAlias(connection, "INSERT OR REPLACE INTO paper_alias(old, paper) VALUES(?, ?)"),
      m_moveAliases(connection, "UPDATE paper_alias SET paper = ?2 WHERE paper = ?1"),
      m_dropAliases(connection, "DELETE FROM paper_alias WHERE paper = ?"),
      m_dropAlias(connection, "DELETE FROM paper_alias WHERE old = ?")
{
    m_index.begin();
}

Result<PaperWriter::Added> PaperWriter::add(const PreparedBlock &block, size_t place, qint64 id,
                                            const SourceStampPtr &stamp)
{
    const PreparedSighting &values = block.sightings()[place];
    QSet<qint64> candidates;
    LECTERN_TRY(findAll(values.hashes, &candidates));
    // A user decision may merge it with papers that share no key.
    LECTERN_TRY(const auto decided, m_decisions.anyOfIdentity());
    if (decided) {
        QList<Identity> alone;
        m_active.clear();
        LECTERN_TRY(widen(valuesOf(values), &alone, &candidates));
    }
    m_ofBlock.resize(place + 1);
    m_disagreement.reset();
    if (isCommonSighting(values))
        return Added::LeftOut;
    m_counters.add(Counter::kSightings, 1);
    if (!candidates.isEmpty()) {
        m_outcome = Added::NewPaper;
        LECTERN_TRY(
            regroup(candidates, {{id, valuesOf(values), stamp}}, [](const Sighting &) { return false; }));
        return *m_outcome;
    }
    LECTERN_TRY(const auto paper, addPaper(block, place, id, stamp));
    m_ofBlock[place] = quint32(paper);
    return Added::NewPaper;
}

bool PaperWriter::isCommonSighting(const PreparedSighting &values) const
{
    if (m_commonSightings.isEmpty() || values.hashes.isEmpty())
        return false;
    return m_commonSightings.contains(values.hashes.first(), identityOf(valuesOf(values)));
}

// Counts the sightings of one paper on a source. Each further one regroups the paper, so a file that repeats
// one record would need quadratic time.
void PaperWriter::countRepeats(const Sighting &added, const Group &group)
{
    const Identity identity = identityOf(added);
    int said = 0;
    for (qsizetype i = 0; i < group.sightings.size(); ++i)
        said += Sighting::sourceOf(group.sightings[i].id) == Sighting::sourceOf(added.id)
            && group.identities[i] == identity;
    if (said >= kMaxPerPaper)
        m_commonSightings.insert(identityHashes(added.values).first(), identity);
}

IdentityHashes PaperWriter::hashesOf(const QList<Sighting> &sightings)
{
    IdentityHashes hashes;
    for (const Sighting &sighting : sightings)
        for (const qint64 hash : identityHashes(sighting.values))
            hashes.append(hash);
    std::sort(hashes.begin(), hashes.end());
    hashes.resize(std::unique(hashes.begin(), hashes.end()) - hashes.begin());
    return hashes;
}

// Adds a sighting without candidates.
Result<qint64> PaperWriter::addPaper(const PreparedBlock &block, size_t place, qint64 id,
                                     const SourceStampPtr &stamp)
{
    const PreparedSighting &values = block.sightings()[place];
    LECTERN_TRY(const auto paper, m_counters.take(Counter::kNextPaper));
    LECTERN_TRY(m_keys.add(values.hashes, paper));
    LECTERN_TRY(m_papers.insert(paper, id, values));
    const auto names = std::span(block.authors()).subspan(values.firstAuthor, values.authorCount);
    LECTERN_TRY(stamp->pageAuthor.isEmpty()
                    ? m_authors.addPaper(paper, names)
                    : m_authors.addPaper(paper, valuesOf(values).authors + QStringList{stamp->pageAuthor}));
    m_categoriesOfBlock.resize(block.categories().size());
    ++m_categoriesOfBlock[values.categoryPlace];
    m_counters.add(Counter::kPapers, 1);
    return paper;
}

Result<> PaperWriter::blockAdded(const std::shared_ptr<const PreparedBlock> &block, SourceId source)
{
    for (size_t i = 0; i < m_categoriesOfBlock.size(); ++i)
        m_counters.addCategories(block->categories()[i], m_categoriesOfBlock[i]);
    m_categoriesOfBlock.clear();
    return m_index.written(block, std::exchange(m_ofBlock, {}), source);
}

// Withdraws what the index received, or was about to receive, about this paper.
void PaperWriter::withdrawFromIndex(qint64 paper)
{
    const auto mine = std::find(m_ofBlock.rbegin(), m_ofBlock.rend(), quint32(paper));
    if (mine != m_ofBlock.rend())
        *mine = 0;
    else
        m_index.withdrawn(PaperId(paper));
}

Result<> PaperWriter::removeSightings(SourceId source, const std::function<bool()> &cancelled)
{
    LECTERN_TRY(const auto papers, m_papers.papersOf(source));
    const Removed leaves = [source](const Sighting &s) { return Sighting::sourceOf(s.id) == source; };
    for (const qint64 paper : papers) {
        if (cancelled && cancelled())
            return Error::cancelled();
        // Sightings that could be joined to a removed one may now join others.
        LECTERN_TRY(const auto record, m_papers.load(paper));
        if (std::none_of(record.sightings.cbegin(), record.sightings.cend(), leaves))
            continue; // removed together with an earlier one
        QSet<qint64> candidates{paper};
        for (const Sighting &sighting : record.sightings)
            LECTERN_TRY(findAll(identityHashes(sighting.values), &candidates));
        LECTERN_TRY(regroup(candidates, {}, leaves));
    }
    return recheckCommonKeys();
}

Result<PaperWriter::Unlisted> PaperWriter::removeForReplacement(SourceId source, bool byLine)
{
    QHash<qint64, qint64> places;
    LECTERN_TRY(const auto papers, m_papers.papersOf(source));
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto marks, m_marks.marksOf(paper));
        if (!marks.any())
            continue;
        LECTERN_TRY(const auto record, m_papers.load(paper));
        for (const Sighting &sighting : record.sightings)
            if (Sighting::sourceOf(sighting.id) == source)
                places.insert(byLine ? sighting.values.line : sighting.position(), paper);
    }
    LECTERN_TRY(removeSightings(source, {}));
    Unlisted unlisted;
    for (auto place = places.cbegin(); place != places.cend(); ++place) {
        LECTERN_TRY(const auto record, m_papers.load(*place));
        if (!record.id)
            unlisted.insert(place.key(), *place);
    }
    return unlisted;
}

Result<> PaperWriter::joinUnlisted(qint64 paper, const Paper &values)
{
    LECTERN_TRY(m_kept.keep(paper, values));
    return m_keys.add(identityHashes(values), paper);
}

Result<> PaperWriter::follow(const QList<PaperDecision> &changed)
{
    QSet<qint64> candidates;
    for (const PaperDecision &decision : changed)
        for (const PaperDecision::Mirrored &side : decision.sides)
            LECTERN_TRY(findAll(identityHashes(side.known), &candidates));
    m_following = changed;
    const auto done = regroup(candidates, {}, [](const Sighting &) { return false; });
    m_following.clear();
    return done;
}

Result<> PaperWriter::keepUnlisted(const QList<PaperDecision> &decisions)
{
    for (const PaperDecision &decision : decisions)
        for (const PaperDecision::Mirrored &side : decision.sides) {
            LECTERN_TRY(const auto record, m_papers.load(side.paper));
            LECTERN_TRY(const auto marks, m_marks.marksOf(side.paper));
            LECTERN_TRY(const auto kept, m_kept.of(side.paper));
            if (record.id || !marks.any() || !kept.isEmpty())
                continue;
            LECTERN_TRY(m_kept.keep(side.paper, side.known));
            LECTERN_TRY(m_keys.add(identityHashes(side.known), side.paper));
        }
    return {};
}

Result<> PaperWriter::unlist(qint64 paper)
{
    LECTERN_TRY(const auto record, m_papers.load(paper));
    if (!record.id)
        return {};
    LECTERN_TRY(const auto marks, m_marks.marksOf(paper));
    m_counters.add(Counter::kBookmarks, -int(marks.bookmarked));
    m_counters.add(Counter::kRead, -int(marks.read));
    return leaveList(record);
}

Result<> PaperWriter::list(qint64 paper)
{
    LECTERN_TRY(const auto record, m_papers.load(paper));
    if (!record.id)
        return {};
    LECTERN_TRY(m_authors.addPaper(paper, record.shown.authors + pageNamesOf(record.sightings)));
    m_counters.addCategories(record.shown.category.toStdString(), 1);
    m_counters.add(Counter::kPapers, 1);
    if (record.conflicts)
        m_counters.add(Counter::kConflicts, 1);
    return countMarks(paper, 1);
}

Result<> PaperWriter::forget(qint64 paper)
{
    // The identity data is deleted first, so that no other paper inherits the marks through it.
    LECTERN_TRY(const auto kept, m_kept.of(paper));
    for (const Paper &known : kept)
        LECTERN_TRY(m_keys.remove(identityHashes(known), paper));
    LECTERN_TRY(m_kept.drop(paper));
    LECTERN_TRY(const auto record, m_papers.load(paper));
    if (record.id) {
        QSet<qint64> leaving, candidates{paper};
        Statement fewer(
            m_connection,
            "UPDATE source SET sightings = sightings - 1, truncated = truncated - ?2 WHERE id = ?1");
        for (const Sighting &sighting : record.sightings) {
            leaving.insert(sighting.id);
            LECTERN_TRY(findAll(identityHashes(sighting.values), &candidates));
            fewer.bind(1, qint64(Sighting::sourceOf(sighting.id)));
            LECTERN_TRY(fewer.bind(2, int(sighting.values.authorsTruncated)).run());
        }
        m_forgotten = paper;
        LECTERN_TRY(regroup(candidates, {}, [&](const Sighting &s) { return leaving.contains(s.id); }));
        LECTERN_TRY(recheckCommonKeys());
        m_forgotten = 0;
        m_counters.add(Counter::kSightings, -record.sightings.size());
    }
    LECTERN_TRY(m_dropAliases.bind(1, paper).run());
    return m_marks.drop(paper);
}

Result<> PaperWriter::migrate(const PaperRecord &record)
{
    QSet<qint64> candidates{record.id};
    LECTERN_TRY(findAll(hashesOf(record.sightings), &candidates));
    m_isMigrating = true;
    m_forced = {record.id};
    const auto done = regroup(candidates, {}, [](const Sighting &) { return false; });
    m_isMigrating = false;
    return done;
}

Result<> PaperWriter::rewriteShownValues(qint64 paper)
{
    LECTERN_TRY(const auto record, m_papers.load(paper));
    if (!record.id)
        return {};
    ShownValues shown = shownValues(record.sightings, record.own);
    shown.values.line = record.shown.line;
    if (shown.values == record.shown && shown.conflicts == record.conflicts)
        return {};
    LECTERN_TRY(const auto marks, m_marks.marksOf(paper));
    if (!marks.trashed)
        LECTERN_TRY(leaveList(record));
    withdrawFromIndex(paper);
    LECTERN_TRY(m_papers.remove(record));
    return writePaper(paper, record.sightings, marks.trashed);
}

Result<> PaperWriter::finish()
{
    m_index.allWritten();
    LECTERN_TRY(m_keys.flush());
    LECTERN_TRY(m_authors.flush());
    LECTERN_TRY(AuthorLinker(m_connection, m_authors).linkSplitNames());
    LECTERN_TRY(m_counters.flush());
    return m_index.update(idList(m_changed), idList(m_gone - m_changed));
}

Result<> PaperWriter::writePaper(qint64 paper, const QList<Sighting> &sightings, bool trashed)
{
    LECTERN_TRY(const auto shown, m_papers.insert(paper, sightings));
    if (!trashed) {
        LECTERN_TRY(m_authors.addPaper(paper, shown.values.authors + pageNamesOf(sightings)));
        m_counters.addCategories(shown.values.category.toStdString(), 1);
        m_counters.add(Counter::kPapers, 1);
        if (shown.conflicts)
            m_counters.add(Counter::kConflicts, 1);
    }
    m_changed.insert(paper);
    m_gone.remove(paper);
    return {};
}

Result<> PaperWriter::erasePaper(const Old &old)
{
    const PaperRecord &record = old.record;
    LECTERN_TRY(m_keys.remove(hashesOf(record.sightings), record.id));
    if (!old.marks.trashed) {
        LECTERN_TRY(leaveList(record));
        LECTERN_TRY(countMarks(record.id, -1));
    }
    m_changed.remove(record.id);
    withdrawFromIndex(record.id);
    return m_papers.remove(record);
}

Result<> PaperWriter::leaveList(const PaperRecord &record)
{
    LECTERN_TRY(m_authors.removePaper(record.id, record.shown.authors + pageNamesOf(record.sightings)));
    m_counters.addCategories(record.shown.category.toStdString(), -1);
    m_counters.add(Counter::kPapers, -1);
    if (record.conflicts)
        m_counters.add(Counter::kConflicts, -1);
    return {};
}

Result<> PaperWriter::countMarks(qint64 paper, int sign)
{
    LECTERN_TRY(const auto marks, m_marks.marksOf(paper));
    if (marks.bookmarked)
        m_counters.add(Counter::kBookmarks, sign);
    if (marks.read)
        m_counters.add(Counter::kRead, sign);
    return {};
}

} // namespace lectern
