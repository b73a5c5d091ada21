#pragma once
// The library file: one SQLite file, one connection, one thread. All SQL of the program is in this folder;
// callers pass and receive plain values. Library is the way in. What one can ask and do is divided into
// parts; any call may take as long as the disk does, so none belongs on the GUI thread.
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
class Bin;
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

    // Opens the file, creating it in ReadWrite, and runs the missing schema steps after making a backup. An
    // Error when the folder does not exist, when the file is not a library or is damaged, or when a newer
    // Lectern wrote it.
    // givesUp: asked while a write waits for that of another program, which fails with an Error of the kind
    // Busy where it says yes; see Connection::open.
    static Result<std::unique_ptr<Library>> open(const QString &file, Mode mode = Mode::ReadWrite,
                                                 const std::function<bool()> &givesUp = {});
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

    // --- what a person makes: each call that changes something is one entry of the edit log, durable when it
    // returns
    Marker &marks();
    TagStore &tags();
    ListStore &lists();
    NoteStore &notes();
    SavedSearchStore &savedSearches();
    AttachmentStore &attachments(); // also where they lie and were read last, which is no edit
    HighlightStore &highlights(); // words of files
    AuthorIdentity &authorIdentity();
    Bin &bin();
    EditLog &edits();

    // --- in and out
    Importer &importer();
    LinesImporter &linesImporter();
    Exporter &exporter();
    MarksFile &marksFile();
    ImportRules &importRules(); // what a person said of names of fields and of pages

    // --- care
    Checker &checker();
    LibraryFile &onDisk();

private:
    struct Private;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lectern
