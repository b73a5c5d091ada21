#pragma once
// The library file: one SQLite file, one connection, one thread. All SQL of the program is behind this
// folder; callers pass and receive plain values. This is the way in: what there is to ask and to do stands in
// the parts, each of which may take as long as the disk does: none belongs on the GUI thread.
#include "models/core/result.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace lectern
{

class AuthorIdentity;
class AuthorList;
class AuthorReader;
class Bin;
class Checker;
class CoauthorReader;
class EditLog;
class Exporter;
class Importer;
class LikelyAuthors;
class LinesImporter;
class ListStore;
class Marker;
class MarksFile;
class NoteStore;
class OverviewReader;
class PaperReader;
class RelatedReader;
class SavedSearchStore;
class SearchIndex;
class SourceReader;
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

    // --- papers, authors, sources as they are read
    PaperReader &papers();
    SearchIndex &index(); // searches, and what stands beside their results
    OverviewReader &overviews();
    RelatedReader &relatedPapers();
    AuthorReader &authors();
    AuthorList &authorList();
    LikelyAuthors &likelyAuthors();
    CoauthorReader &coauthors();
    SourceReader &sources();
    VisitStore &visits();

    // --- what a person makes: each call is one entry of the edit log, durable when it returns
    Marker &marks();
    TagStore &tags();
    ListStore &lists();
    NoteStore &notes();
    SavedSearchStore &savedSearches();
    AuthorIdentity &authorIdentity();
    Bin &bin();
    EditLog &edits();

    // --- in and out
    Importer &importer();
    LinesImporter &linesImporter();
    Exporter &exporter();
    MarksFile &marksFile();

    // --- care
    Checker &checker();
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

private:
    struct Private;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lectern
