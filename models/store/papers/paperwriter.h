#pragma once
// Adds and removes sightings and keeps everything right that depends on them: which sightings are one paper,
// what the papers show, keys, authors, counts, marks.
#include "authortable.h"
#include "marktable.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/identity/commonkeytable.h"
#include "models/store/identity/keptidentity.h"
#include "models/store/identity/keytable.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/counters.h"
#include "models/store/types/importoutcome.h"
#include "papertable.h"

#include <QMap>
#include <QSet>

#include <functional>

namespace lectern
{

// Lives for one write transaction, which the caller opens before and commits after finish().
//
// The papers follow from the set of sightings alone (identity.h). So a sighting that meets nobody becomes a
// paper of its own at once. One that meets others makes exactly those papers be formed anew that it can
// touch, and each new paper takes over the row number, and with it the marks, of the oldest paper it grew
// from.
class PaperWriter
{
public:
    PaperWriter(Connection &connection, SearchIndex &index);

    enum class Added { NewPaper, JoinedPaper, LeftOut };
    // Adds a sighting of the block. Its id must be new and ascending, and papers() must know the stamp of its
    // source. LeftOut: nothing was done, because the source repeats this paper too often.
    Result<Added> add(const PreparedBlock &block, size_t sighting, qint64 id, const SourceStampPtr &stamp);
    // Begins a new source, from which at most kMostOfOnePaper sightings are taken that are known by the same
    // title, names, ids and abstract; which ones depends on that source alone. What comes from a library is
    // taken as it is, without this.
    static constexpr int kMostOfOnePaper = 200;
    void leaveOutRepeats() { m_leaveOutRepeats = true; }
    // Tells the search index what was added of this block since the last call.
    Result<> blockAdded(const std::shared_ptr<const PreparedBlock> &block, SourceId source);
    // Removes all sightings of a source, but not the source's own row.
    Result<> removeSightings(SourceId source, const std::function<bool()> &cancelled);
    // Brings papers in line after a person decided that they are one, or took that back. Papers that part
    // again get back the numbers they had.
    Result<> follow(const QList<PaperDecision> &changed);
    // Keeps what was made on papers that no source knows now, so that it finds them again by what the
    // decision knows.
    Result<> keepUnlisted(const QList<PaperDecision> &decisions);
    // unlist() takes a paper that has come into the bin out of authors, categories and counters; list()
    // brings it back. A paper that is only kept is in none of them.
    Result<> unlist(qint64 paper);
    Result<> list(qint64 paper);
    // Removes all sightings of a paper, what a person made of it, and what it was known by. If it is ever
    // imported again it is a new paper.
    Result<> forget(qint64 paper);
    // Forms this paper and those around it anew by today's rules and writes again what it shows. If it comes
    // apart, the part with the title that was shown keeps the number, and with it the marks.
    Result<> mend(const PaperRecord &record);
    // Writes again what the paper shows, after own values of it changed; which sightings it has stays. Does
    // nothing where no source knows the paper now.
    Result<> showAnew(qint64 paper);
    // Writes what was collected and tells the search index. Nothing may be added afterwards.
    Result<> finish();

    // Says where the sighting added last joined a paper for which another one states another title or other
    // authors.
    const std::optional<JoinDisagreement> &disagreement() const { return m_disagreement; }

    PaperTable &papers() { return m_papers; }
    AuthorTable &authors() { return m_authors; }
    Counters &counters() { return m_counters; }

private:
    struct Old { // a paper as it was before regrouping
        PaperRecord record; // id 0: not in the list, only kept
        QList<Paper> kept;
        Marks marks;
        QList<Identity> known; // of its sightings that stay, else of what is kept
        QList<Identity> identities; // the same without common keys
    };
    struct Group { // a paper as it is going to be
        QList<Sighting> sightings; // in content order
        QList<Identity> identities;
        qint64 paper = 0;
        QList<qint64> heirOf; // papers whose marks it takes over
        bool binned = false; // all that it comes from are in the bin
    };
    using Removed = std::function<bool(const Sighting &)>;

    Result<> regroup(const QSet<qint64> &candidates, const QList<Sighting> &added, const Removed &removed);
    Result<> gather(QSet<qint64> candidates, const QList<Sighting> &added, const Removed &removed);
    Result<> gatherJoined(QSet<qint64> *candidates, QMap<qint64, Old> *waiting, QList<Identity> *pool,
                          const Removed &removed);
    // Makes keys common that the gathered papers show to be common; true when there are any.
    Result<bool> noteCommonKeys(const QList<Sighting> &added, QMap<qint64, Old> *waiting);
    // Notes keys that may no longer be common, because sightings leave.
    void noteLeaving(const Removed &removed);
    Result<> recheckCommonKeys();
    Result<bool> isCommon(qint64 hash, const QSet<qint64> &papers, KeyKind kind);
    Result<Identity> telling(Identity identity); // without common keys
    Result<> findAll(const IdentityHashes &hashes, QSet<qint64> *papers); // but for common ones
    Result<Old> loadOld(qint64 paper, const Removed &removed);
    // Puts into the pool what a sighting is known by, and what it was decided to be one with.
    Result<> widen(const Paper &known, QList<Identity> *pool, QSet<qint64> *candidates);
    Result<QSet<qint64>> nameParted(QList<Group> &groups);
    Result<QList<Group>> form(const QList<Sighting> &added, const Removed &removed);
    Result<> nameGroups(QList<Group> &groups, const Removed &removed);
    Result<> writeGroups(QList<Group> &groups);
    Result<> decideBin(QList<Group> &groups);
    Result<> placeLeftovers(const QList<Group> &groups);

    void noteDisagreement(const Sighting &added, const Group &group);
    bool isSaidOften(const PreparedSighting &values) const;
    void countRepeats(const Sighting &added, const Group &group);
    static bool anyJoined(const QList<Identity> &some, const QList<Identity> &others);
    static IdentityHashes hashesOf(const QList<Sighting> &sightings); // each once
    Result<qint64> addPaper(const PreparedBlock &block, size_t sighting, qint64 id,
                            const SourceStampPtr &stamp);
    void forgetAdded(qint64 paper);
    Result<> writePaper(qint64 paper, const QList<Sighting> &sightings, bool binned);
    Result<> erasePaper(const Old &old);
    Result<> leaveList(const PaperRecord &record);
    Result<> countMarks(qint64 paper, int sign);
    bool isUnchanged(const Group &group) const;
    bool isSaidToBeOther(qint64 paper, const Group &group) const;
    bool mayInherit(const Old &old, const Group &group, const QList<Group> &groups) const;
    // Whether a paper without sightings must be found again: it is marked, or an undo may bring marks back.
    Result<bool> isWanted(qint64 paper, const Marks &marks);

    Connection &m_connection;
    SearchIndex &m_index;
    Counters m_counters;
    PaperTable m_papers;
    KeyTable m_keys;
    CommonKeyTable m_common;
    AuthorTable m_authors;
    MarkTable m_marks;
    KeptIdentityTable m_kept;
    PaperDecisionTable m_decisions;
    Statement m_addAlias, m_moveAliases, m_dropAliases, m_dropAlias;
    qint64 m_forgotten = 0; // the paper being forgotten
    std::optional<QSet<qint64>> m_inLog; // papers the edit log speaks of, once asked for
    // Papers, apart from those added whole, about which the index must be told.
    QSet<qint64> m_changed, m_gone;
    // The papers made from the block being added, by place; 0: the sighting joined another paper.
    std::vector<quint32> m_ofBlock;
    std::vector<int> m_categoriesOfBlock; // how many of these papers have each of its categories
    // These belong to the regrouping under way, by row number.
    QMap<qint64, Old> m_old;
    std::optional<Added> m_outcome;
    std::optional<JoinDisagreement> m_disagreement;
    // What the source being added has repeated as often as it may, by the first of its hashes.
    QMultiHash<qint64, Identity> m_saidOften;
    bool m_leaveOutRepeats = false;
    QList<PaperDecision> m_active; // "one paper" and "another paper", of what is being regrouped
    QSet<qint64> m_forced; // papers to form anew whatever joins them
    QHash<qint64, KeyKind> m_shaken; // common keys of which carriers went
    bool m_mending = false; // by mend()
    bool m_titleDecides = false; // papers part because their joining was wrong
    QList<PaperDecision> m_following; // those that changed
};

} // namespace lectern
