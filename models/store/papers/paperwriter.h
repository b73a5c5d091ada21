#pragma once
// Adds and removes sightings and updates all derived data: the grouping into papers, their shown values,
// keys, authors, counts, marks.
#include "authortable.h"
#include "marktable.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/identity/keytable.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/identity/retainedidentity.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/counters.h"
#include "models/store/types/importoutcome.h"
#include "papertable.h"

#include <QMap>
#include <QSet>

#include <functional>

namespace lectern
{

// Used within one write transaction, which the caller begins, and commits after finish().
//
// The papers are a function of the set of sightings (identity.h). A sighting without candidates becomes a new
// paper at once. Otherwise only the papers that it can affect are regrouped, and each resulting paper
// inherits the row number, and with it the marks, of its oldest predecessor.
class PaperWriter
{
public:
    PaperWriter(Connection &connection, SearchIndex &index);

    enum class Added { NewPaper, JoinedPaper, LeftOut };
    // Adds a sighting of the block. Its id must be new and ascending, and papers() must have the stamp of its
    // source. LeftOut: nothing was done, because the source repeats this paper too often.
    Result<Added> add(const PreparedBlock &block, size_t sighting, qint64 id, const SourceStampPtr &stamp);
    // Maximum number of sightings per source with the same title, names, ids and abstract; which of them are
    // used depends on that source alone. leaveOutRepeats() begins a new source with this limit. Sources from
    // a library file have no limit.
    static constexpr int kMaxPerPaper = 200;
    void leaveOutRepeats() { m_leaveOutRepeats = true; }
    // Passes the papers of this block added since the last call to the search index.
    Result<> blockAdded(const std::shared_ptr<const PreparedBlock> &block, SourceId source);
    // Removes all sightings of a source, but not the source's own row.
    Result<> removeSightings(SourceId source, const std::function<bool()> &cancelled);
    // The papers of a removed source that are kept only for their user data, by the place of their record.
    using Unlisted = QHash<qint64, qint64>;
    // Removes the sightings of a source that is read again. byLine: a place is a line, otherwise a position.
    Result<Unlisted> removeForReplacement(SourceId source, bool byLine);
    // Joins a paper without sightings to these values: the next sighting that states them gets its number and
    // its user data.
    Result<> joinUnlisted(qint64 paper, const Paper &values);
    // Updates papers after a user decision to merge them was made or undone. Papers that are split again get
    // their old numbers.
    Result<> follow(const QList<PaperDecision> &changed);
    // Keeps the user data of papers without sightings, and stores the decision's identity data for them.
    Result<> keepUnlisted(const QList<PaperDecision> &decisions);
    // unlist() removes a paper in the trash from authors, categories and counters; list() adds it again. A
    // paper without sightings is in none of them.
    Result<> unlist(qint64 paper);
    Result<> list(qint64 paper);
    // Removes all sightings of a paper, its user data, and its identity data. A later import creates a new
    // paper.
    Result<> forget(qint64 paper);
    // Regroups this paper and related ones by the current rules and rewrites its shown values. If it is
    // split, the part with the shown title keeps the number and the marks.
    Result<> migrate(const PaperRecord &record);
    // Rewrites the shown values of a paper after its own values changed; its sightings do not change. Does
    // nothing for a paper without sightings.
    Result<> rewriteShownValues(qint64 paper);
    // Writes the buffered changes and updates the search index. Nothing may be added afterwards.
    Result<> finish();

    // Set if the last added sighting joined a paper with another sighting that states a different title or
    // different authors.
    const std::optional<JoinConflict> &disagreement() const { return m_disagreement; }

    PaperTable &papers() { return m_papers; }
    AuthorTable &authors() { return m_authors; }
    Counters &counters() { return m_counters; }

private:
    struct Old { // a paper before regrouping
        PaperRecord record; // id 0: not listed, only kept for its marks
        QList<Paper> kept;
        Marks marks;
        QList<Identity> known; // identities of its remaining sightings, or else of the stored identity data
        QList<Identity> identities; // the identities in `known` without common keys
    };
    struct Group { // a paper after regrouping
        QList<Sighting> sightings; // in content order
        QList<Identity> identities;
        qint64 paper = 0;
        QList<qint64> heirOf; // papers whose marks it inherits
        bool trashed = false; // all its predecessors are in the trash
    };
    using Removed = std::function<bool(const Sighting &)>;

    Result<> regroup(const QSet<qint64> &candidates, const QList<Sighting> &added, const Removed &removed);
    Result<> gather(QSet<qint64> candidates, const QList<Sighting> &added, const Removed &removed);
    Result<> gatherJoined(QSet<qint64> *candidates, QMap<qint64, Old> *waiting, QList<Identity> *pool,
                          const Removed &removed);
    // Stores keys as common if they are among the gathered papers; true if there are new ones.
    Result<bool> noteCommonKeys(const QList<Sighting> &added, QMap<qint64, Old> *waiting);
    // Records keys that may no longer be common, because sightings are removed.
    void recordRemovedKeys(const Removed &removed);
    Result<> recheckCommonKeys();
    Result<bool> isCommon(qint64 hash, const QSet<qint64> &papers, KeyKind kind);
    Result<Identity> distinctive(Identity identity); // without common keys
    Result<> findAll(const IdentityHashes &hashes, QSet<qint64> *papers); // except for common keys
    Result<Old> loadOld(qint64 paper, const Removed &removed);
    // Adds the identity of a sighting, and of papers merged with it by decision, to the pool.
    Result<> widen(const Paper &known, QList<Identity> *pool, QSet<qint64> *candidates);
    Result<QSet<qint64>> restoreNumbers(QList<Group> &groups);
    Result<QList<Group>> form(const QList<Sighting> &added, const Removed &removed);
    Result<> nameGroups(QList<Group> &groups, const Removed &removed);
    Result<> writeGroups(QList<Group> &groups);
    Result<> assignTrash(QList<Group> &groups);
    Result<> handleUnlisted(const QList<Group> &groups);

    void noteDisagreement(const Sighting &added, const Group &group);
    bool isCommonSighting(const PreparedSighting &values) const;
    void countRepeats(const Sighting &added, const Group &group);
    static bool anyJoined(const QList<Identity> &some, const QList<Identity> &others);
    static IdentityHashes hashesOf(const QList<Sighting> &sightings); // each once
    Result<qint64> addPaper(const PreparedBlock &block, size_t sighting, qint64 id,
                            const SourceStampPtr &stamp);
    void withdrawFromIndex(qint64 paper);
    Result<> writePaper(qint64 paper, const QList<Sighting> &sightings, bool trashed);
    Result<> erasePaper(const Old &old);
    Result<> leaveList(const PaperRecord &record);
    Result<> countMarks(qint64 paper, int sign);
    bool isUnchanged(const Group &group) const;
    bool isMarkedDistinct(qint64 paper, const Group &group) const;
    bool mayInherit(const Old &old, const Group &group, const QList<Group> &groups) const;
    // Whether a paper without sightings must be kept: it has marks, or undo may restore some.
    Result<bool> isWanted(qint64 paper, const Marks &marks);

    Connection &m_connection;
    SearchIndex &m_index;
    Counters m_counters;
    PaperTable m_papers;
    KeyTable m_keys;
    CommonKeyTable m_common;
    AuthorTable m_authors;
    MarkTable m_marks;
    RetainedIdentityTable m_kept;
    PaperDecisionTable m_decisions;
    Statement m_addAlias, m_moveAliases, m_dropAliases, m_dropAlias;
    qint64 m_forgotten = 0; // the paper being deleted by forget()
    std::optional<QSet<qint64>> m_inLog; // papers in the edit log, read on first use
    // Papers for the index update, except those added completely.
    QSet<qint64> m_changed, m_gone;
    // The papers created from the current block, by index; 0: the sighting joined another paper.
    std::vector<quint32> m_ofBlock;
    std::vector<int> m_categoriesOfBlock; // number of these papers in each of its categories
    // State of the current regrouping, by row number.
    QMap<qint64, Old> m_old;
    std::optional<Added> m_outcome;
    std::optional<JoinConflict> m_disagreement;
    // Papers that the current source has repeated up to the limit, by their first hash.
    QMultiHash<qint64, Identity> m_commonSightings;
    bool m_leaveOutRepeats = false;
    QList<PaperDecision> m_active; // Same and Apart decisions on the papers being regrouped
    QSet<qint64> m_forced; // papers to regroup in any case
    QHash<qint64, KeyKind> m_leavingCommonKeys; // common keys of removed sightings
    bool m_isMigrating = false; // migrate() is running
    bool m_titleDecides = false; // papers are split because they were joined wrongly
    QList<PaperDecision> m_following; // the changed decisions
};

} // namespace lectern
