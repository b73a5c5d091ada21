#pragma once
// The library file: one SQLite file, one connection, one thread. All SQL of the program is behind this
// folder; callers pass and receive plain values. Every method may take as long as the disk does: none belongs
// on the GUI thread.
#include "models/core/authornames.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/query.h"
#include "models/core/result.h"
#include "models/core/resultset.h"
#include "models/core/savedifference.h"
#include "models/store/rows/facets.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace lectern
{

struct CoauthorGraph;
struct Overview;
struct RelatedPaper;

// Asked between rows; true: give up, the answer is no longer wanted.
using Cancelled = std::function<bool()>;

// What a list row shows: the shown values of a paper (design, section 4) and its marks.
struct PaperRow {
    PaperId id = PaperId::None;
    QString title; // as printed, TeX and all; empty: known by its abstract only
    QString leadWords; // first words of the abstract when there is no title
    QStringList authors;
    bool authorsTruncated = false;
    QString category;
    QDate date;
    bool dateInferred = false;
    std::optional<int> year; // of date, else of publication
    std::optional<double> score;
    std::optional<bool> code;
    QString affiliation;
    QString venue;
    std::optional<int> citations;
    bool bookmarked = false;
    bool read = false;
    int rating = 0; // 1 to 5 stars; 0: none
    bool conflicting = false; // some field has different values on different sources
};

// One value of one field as one source states it.
struct StatedValue {
    qint64 sighting = 0; // number of the appearance that states it, for PaperDecisionStore::takeOut()
    QString field; // "title", "authors", "category", "date", "score", "code", "affiliation", "abstract",
                   // "arxiv_id", "doi", "year", "venue", "url", "citations", or the name of an extra field
    QString value; // as text for display
    SourceId source = SourceId::None;
    QString sourceName; // file name or "pasted text"
    QDate savedOn;
    qsizetype line = 0;
    bool inferred = false;
    bool shown = false; // this is the value the window shows
};

struct AuthorRef {
    AuthorId id = AuthorId::None;
    QString name; // as printed on the shown sighting
};

struct PaperDetail {
    PaperRow row;
    QString abstract;
    bool abstractTruncated = false;
    QString arxivId, doi, url;
    QList<ExtraField> extra;
    QList<AuthorRef> authors;
    QList<StatedValue> values; // grouped by field, shown one first
    QStringList conflicts; // fields with different values
};

struct SourceRow {
    SourceId id = SourceId::None;
    QString name; // file name, or a name for pasted text
    QString path; // where it was read from; empty for pasted text
    QString format; // id in the registry of formats
    QString pageAuthor;
    QDate savedOn;
    QDateTime importedAt; // UTC
    QByteArray contentHash; // SHA-256 of the bytes
    qint64 bytes = 0;
    qint64 notUnderstood = 0; // bytes
    int sightings = 0;
    int diagnostics = 0;
};

struct CategoryRow {
    QString category;
    int papers = 0;
};

struct AuthorRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations; // latest stated
};

// Figures of an author as one page stated them on the day it was saved.
struct AuthorObservation {
    AuthorFigures figures;
    SourceId source = SourceId::None;
    QString sourceName;
    QDate savedOn;
};

struct Coauthor {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // together, over the author lists we have
};

// What authors are ordered by in a list of them. The best known first: the highest figure, the first letter,
// the earliest first year; reversed turns it round.
struct AuthorOrder {
    enum class Key { Papers, Name, HIndex, Citations, Novelty, AiScore, FirstYear, LastYear };
    Key key = Key::Papers;
    bool reversed = false;
    bool operator==(const AuthorOrder &) const = default;
};

// A row of such a list.
struct AuthorListRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations, novelty, aiScore; // as stated last
    std::optional<int> firstYear, lastYear; // of the papers of this library
    bool operator==(const AuthorListRow &) const = default;
};

// One of the names of an author.
struct AuthorName {
    QString folded; // by foldName()
    QString printed; // the best spelling on papers and pages
    bool general = false; // the author's wherever nothing else was said, not only on some papers
};

// Two authors that may be one person.
struct LikelyPair {
    AuthorId one = AuthorId::None, other = AuthorId::None;
    NameLikeness likeness = NameLikeness::Compatible;
    int sharedCoauthors = 0;
};

struct AuthorPanel {
    AuthorId id = AuthorId::None;
    QString name;
    QStringList otherNames;
    QList<AuthorName> names; // all of them
    QString note; // Markdown
    QList<AuthorObservation> observations; // latest first; empty: no page of their own
    int papers = 0; // computed: papers of this library
    QList<QPair<int, int>> papersPerYear; // ascending, without gaps
    int papersWithoutYear = 0;
    QList<CategoryRow> categories; // most first
    QList<Coauthor> coauthors; // most first
    // Some of their author lists are truncated, or papersAreLowerBound.
    bool coauthorsAreLowerBound = false;
    int truncatedLists = 0; // of their own papers
    // Sources they are on have other author lists that are truncated, behind which their name may be.
    bool papersAreLowerBound = false;
    int withCode = 0;
    int codeKnown = 0; // papers whose sources can say whether there is code
    // Papers with a score of 0 to below 10, 10 to below 20, … 90 to 100; empty where none has a score.
    QList<int> scoreSpread;
    // Papers that came in after the author was last looked at; nullopt: never looked at.
    std::optional<int> newPapers;
    PaperId lastSeen = PaperId::None; // those above this number
    QDateTime lastLook; // UTC
};

struct Counts {
    // Without what is in the bin.
    int papers = 0, bookmarks = 0, unread = 0, authors = 0, sources = 0, sightings = 0, conflicts = 0;
    int binnedPapers = 0, binnedSources = 0;
    int schema = 0;
    int newPapers = 0; // that came in after the last visit (VisitStore)
};

// A range of a source that no reader understood.
struct UnreadRange {
    qint64 begin = 0;
    qint64 end = 0; // one past the last byte
    qsizetype line = 0; // of begin, from 1
    QString text; // its beginning, at most 2,000 characters
    bool operator==(const UnreadRange &) const = default;
};

class PreparedBlock;

// The facts about a source besides what is on it.
struct SourceFacts {
    QString name;
    QString path;
    QDate savedOn;
    QByteArray contentHash; // SHA-256 of the bytes
    qint64 bytes = 0;
};

// A part of a source: all of it, or a block of lines of a large file, with places counted from the start of
// the file.
struct SourceBlock {
    ParsedSource parsed;
    QList<UnreadRange> notUnderstood;
    // The papers made ready by the thread that parsed them, in place of parsed.papers; else null.
    std::shared_ptr<const PreparedBlock> prepared = {};
};
// Gives the next block of a source; nothing after the last. An Error ends the import, which then changes
// nothing.
using NextBlock = std::function<Result<std::optional<SourceBlock>>()>;

// A sighting that joined a paper of which another sighting states another title or other authors.
struct JoinDisagreement {
    PaperId paper = PaperId::None;
    qsizetype line = 0; // of the sighting that joined
    QString title, knownTitle; // as the two state them
    QStringList authors, knownAuthors;
};

struct ImportOutcome {
    SourceId source = SourceId::None;
    bool alreadyThere = false; // the same bytes are a source already; nothing changed
    bool inBin = false; // and that source is in the bin, where it stays
    int sightings = 0;
    int newPapers = 0; // sightings of papers that were not in the library yet
    int joinedPapers = 0; // all others
    int disagreeing = 0; // of those: title or authors differ from what was known
    QList<JoinDisagreement> disagreements; // the first of them, at most kMostDisagreements
    static constexpr int kMostDisagreements = 200;
    QList<Diagnostic> remarks; // of the import itself, beside those of the parser
};

class AuthorIdentity;
class Bin;
class EditLog;
class Exporter;
class LinesImporter;
class ListStore;
class MarksFile;
class NoteStore;
class SavedSearchStore;
class TagStore;
class VisitStore;

class Library
{
public:
    enum class Mode { ReadWrite, ReadOnly };

    // Opens the file, creating it in ReadWrite, and runs the missing schema steps (after copying the file
    // aside). An Error when the folder does not exist, the file is not a library, is damaged, or is a newer
    // Lectern's.
    static Result<std::unique_ptr<Library>> open(const QString &file, Mode mode = Mode::ReadWrite);
    ~Library();
    QString file() const;

    // --- sources
    // Adds one source with all its sightings in one transaction; on an Error or cancel nothing has changed.
    Result<ImportOutcome> import(const SourceFacts &facts, const ParsedSource &parsed,
                                 const Cancelled &cancelled = {});
    // The same for a source that comes in blocks, so that a large one need not be in memory. Still one
    // transaction and one source. Of the first source of a library, facts.contentHash may still be empty, if
    // next() sets it before it gives nothing any more.
    Result<ImportOutcome> import(const SourceFacts &facts, const NextBlock &next,
                                 const Cancelled &cancelled = {});
    // Whether no source is in the library, nor in its bin.
    Result<bool> isWithoutSources();
    // The source with these bytes (SHA-256); None when there is none.
    Result<SourceId> sourceWithHash(const QByteArray &contentHash);
    // Removes the source and its sightings for good (to the bin: bin()); papers no other source knows
    // disappear from the list, but marks made on them are kept and return with them.
    Result<> removeSource(SourceId id, const Cancelled &cancelled = {});
    Result<QList<SourceRow>> sources();
    Result<QList<Diagnostic>> diagnostics(SourceId id);
    Result<QList<UnreadRange>> notUnderstood(SourceId id);

    // --- papers
    Result<ResultSetPtr> search(const Query &query, const Cancelled &cancelled = {});
    // How the papers of a result of this library's file divide; marks are those of now.
    Result<Facets> facets(const ResultSetPtr &result);
    // How many papers an expression finds, exactly (similar words are not tried), and how many of them have
    // come since the paper `seen`. An Error when cancelled or interrupted.
    Result<SearchCount> count(const QueryNode &root, PaperId seen, const Cancelled &cancelled = {});
    // For each word the query looks for, what it adds to the rank of the paper when the order is relevance.
    Result<QList<RankReason>> rankReasons(const Query &query, PaperId id);
    // What a result of this library's file holds at a glance. An Error when cancelled.
    Result<Overview> overview(const ResultSetPtr &result, const Cancelled &cancelled = {});
    // The papers that have most in common with this one, with reasons, strongest first, at most `limit`.
    Result<QList<RelatedPaper>> related(PaperId id, int limit, const Cancelled &cancelled = {});
    Result<QList<PaperRow>>
    rows(const QList<PaperId> &ids); // in the order asked; a vanished paper has id None
    Result<PaperDetail> detail(PaperId id);

    // --- authors, categories
    Result<QList<AuthorRow>> authors(const QString &nameContains = {}, int limit = -1); // most papers first
    Result<AuthorPanel> author(AuthorId id);
    // All that are listed, or those whose names contain these words, in an order; see AuthorList.
    Result<QList<AuthorId>> authorOrder(const QString &words, const AuthorOrder &order,
                                        const Cancelled &cancelled = {});
    Result<QList<AuthorListRow>> authorRows(const QList<AuthorId> &ids);
    // What stands on one source, in its order.
    Result<SavedPage> savedPage(SourceId id);
    // The pages of the author whose page this is, the latest first; empty where it is nobody's.
    Result<QList<AuthorObservation>> pagesBeside(SourceId id);
    // Pairs that may be one person, the surest first; see LikelyAuthors. Takes seconds in a large library.
    Result<QList<LikelyPair>> likelyAuthors(int limit, const Cancelled &cancelled = {});
    // The author, those they wrote with most and those these wrote with, at most `most` together; not laid
    // out.
    Result<CoauthorGraph> coauthors(AuthorId id, int most, const Cancelled &cancelled = {});
    Result<bool> isKnownAuthor(const QString &foldedName);
    Result<QList<CategoryRow>> categories(); // most papers first
    Result<Counts> counts();

    // --- what a person makes: each call is one entry of the edit log, durable when it returns
    Result<> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<> setRead(const QList<PaperId> &ids, bool on);
    // Turns the mark round: off where all of these papers have it, else on. What they have now.
    Result<bool> toggleBookmarked(const QList<PaperId> &ids);
    Result<bool> toggleRead(const QList<PaperId> &ids);
    // What reading does by itself: as durable as an edit, but no entry of the log.
    Result<> noteRead(PaperId id);
    EditLog &edits();
    AuthorIdentity &authorIdentity();
    Bin &bin();
    TagStore &tags();
    ListStore &lists();
    NoteStore &notes();
    SavedSearchStore &savedSearches();
    MarksFile &marksFile();
    VisitStore &visits();

    // --- in and out
    Exporter &exporter();
    LinesImporter &linesImporter();

    // --- care
    // Every disagreement inside the file, as sentences; empty: clean.
    Result<QStringList> check(const Cancelled &cancelled = {});
    // Makes the search index anew from the rest of the library; as long as an import of it all takes. For who
    // got an Error of the kind IndexDamaged from a library opened for reading; one opened for writing does it
    // itself.
    Result<> rebuildIndex(const Cancelled &cancelled = {});
    // Brings what stands in the log beside the file into the file itself, as far as nobody reads an older
    // state, without waiting: afterwards a plain copy of the file has everything.
    Result<> checkpoint();
    // An Error of the kind Moved where another program has replaced, moved or deleted the file, or its log.
    // Every write asks this first and then fails with it.
    Result<> inPlace() const;
    // Where inPlace() fails: copies what is open, which may be the last there is of it, into the folder as a
    // backup of now, and gives its path. The log that was left where the file is not is cleared away then:
    // whoever opens what lies there now would take it for a part of that. An Error when the copy cannot be
    // made; all stays as it is then.
    Result<QString> saveMoved(const QString &folder, const QDateTime &now);
    // A number that is another after each write of any other connection or process to this file; cheap.
    Result<qint64> changesElsewhere();
    // A digest of all papers, sightings, sources and marks, independent of the order of imports and of row
    // numbers.
    Result<QByteArray> contentHash();

private:
    struct Private;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lectern
