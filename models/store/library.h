#pragma once
// A library: one SQLite file, one connection, one thread. All SQL of the program is in this folder; callers
// exchange plain values. Library is the facade; its parts group the operations. Any call may block on the
// disk, so none belongs on the GUI thread.
#include "models/core/result.h"

#include <QString>

#include <functional>
#include <memory>

namespace lectern
{

class AttachmentStore;
class AuthorIdentity;
class AuthorList;
class AuthorReader;
class Trash;
class Checker;
class CoauthorReader;
class EditLog;
class Exporter;
class HighlightStore;
class Importer;
struct ImportRules;
class LibraryFile;
class LikelyAuthors;
class LinesImporter;
class ListStore;
class MarkStore;
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

    // Opens the file, creates it in ReadWrite mode, and runs missing schema steps after a backup. Error if
    // the folder does not exist, the file is not a library or is damaged, or a newer Lectern wrote it.
    // givesUp: called while a write waits for another program's write; if it returns true, the write fails
    // with Busy. See Connection::open.
    static Result<std::unique_ptr<Library>> open(const QString &file, Mode mode = Mode::ReadWrite,
                                                 const std::function<bool()> &givesUp = {});
    ~Library();
    QString file() const;

    // --- papers, authors, sources: reading
    PaperReader &papers();
    SearchIndex &index(); // searches, and facets of their results
    OverviewReader &overviews();
    RelatedReader &relatedPapers();
    AuthorReader &authors();
    AuthorList &authorList();
    LikelyAuthors &likelyAuthors();
    CoauthorReader &coauthors();
    SourceReader &sources();
    VisitStore &visits();

    // --- user data: each call that changes something is one entry of the edit log, durable on return
    MarkStore &marks();
    TagStore &tags();
    ListStore &lists();
    NoteStore &notes();
    SavedSearchStore &savedSearches();
    AttachmentStore &
    attachments(); // attached files, and also their paths and reading positions, which are not logged
    HighlightStore &highlights(); // highlighted text in files
    AuthorIdentity &authorIdentity();
    Trash &trash();
    EditLog &edits();

    // --- import and export
    Importer &importer();
    LinesImporter &linesImporter();
    Exporter &exporter();
    MarksFile &marksFile();
    ImportRules &importRules(); // user-defined mappings of field names and pages

    // --- maintenance
    Checker &checker();
    LibraryFile &onDisk();

private:
    struct Private;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lectern
