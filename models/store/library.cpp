#include "library.h"

#include "libraryfile.h"
#include "models/core/outofmemory.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/exporter.h"
#include "models/store/exports/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/import/importrules.h"
#include "models/store/import/linesimporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/papers/rulesmigration.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/likelyauthors.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

// The connection is declared first, so that it is destroyed last.
struct Library::Private {
    explicit Private(std::unique_ptr<Connection> c) : connection(std::move(c)) { }

    std::unique_ptr<Connection> connection;
    SearchIndex index{*connection};
    PaperReader papers{*connection};
    AuthorReader authors{*connection};
    OverviewReader overviews{*connection};
    RelatedReader relatedPapers{*connection};
    CoauthorReader coauthors{*connection};
    AuthorList authorList{*connection};
    LikelyAuthors likelyAuthors{*connection};
    VisitStore visits{*connection};
    SourceReader sources{*connection};
    Importer importer{*connection, index};
    EditLog edits{*connection, index};
    AuthorIdentity authorIdentity{*connection, edits};
    Trash trash{*connection, index, edits};
    MarkStore marks{*connection, edits};
    TagStore tags{*connection, edits};
    ListStore lists{*connection, edits};
    NoteStore notes{*connection, edits};
    SavedSearchStore savedSearches{*connection, edits};
    AttachmentStore attachments{*connection, edits};
    HighlightStore highlights{*connection, edits, index};
    ImportRules importRules{*connection};
    MarksFile marksFile{*connection, edits};
    Exporter exporter{*connection, marksFile};
    LinesImporter linesImporter{*connection, index, marksFile};
    Checker checker{*connection, index};
    LibraryFile onDisk{*connection};
};

Library::Library(std::unique_ptr<Private> p) : d(std::move(p)) { }
Library::~Library() = default;

Result<std::unique_ptr<Library>> Library::open(const QString &file, Mode mode,
                                               const std::function<bool()> &givesUp)
{
    return catchOutOfMemory([&]() -> Result<std::unique_ptr<Library>> {
        LECTERN_TRY(auto connection, Connection::open(file, mode == Mode::ReadOnly, givesUp));
        LECTERN_TRY(upgradeSchema(*connection));
        auto parts = std::make_unique<Private>(std::move(connection));
        LECTERN_TRY(parts->index.ensure());
        LECTERN_TRY(migrateRules(*parts->connection, parts->index));
        return std::unique_ptr<Library>(new Library(std::move(parts)));
    });
}

QString Library::file() const
{
    return d->connection->file();
}

PaperReader &Library::papers()
{
    return d->papers;
}

SearchIndex &Library::index()
{
    return d->index;
}

OverviewReader &Library::overviews()
{
    return d->overviews;
}

RelatedReader &Library::relatedPapers()
{
    return d->relatedPapers;
}

AuthorReader &Library::authors()
{
    return d->authors;
}

AuthorList &Library::authorList()
{
    return d->authorList;
}

LikelyAuthors &Library::likelyAuthors()
{
    return d->likelyAuthors;
}

CoauthorReader &Library::coauthors()
{
    return d->coauthors;
}

SourceReader &Library::sources()
{
    return d->sources;
}

VisitStore &Library::visits()
{
    return d->visits;
}

AttachmentStore &Library::attachments()
{
    return d->attachments;
}

HighlightStore &Library::highlights()
{
    return d->highlights;
}

MarkStore &Library::marks()
{
    return d->marks;
}

TagStore &Library::tags()
{
    return d->tags;
}

ListStore &Library::lists()
{
    return d->lists;
}

NoteStore &Library::notes()
{
    return d->notes;
}

SavedSearchStore &Library::savedSearches()
{
    return d->savedSearches;
}

AuthorIdentity &Library::authorIdentity()
{
    return d->authorIdentity;
}

Trash &Library::trash()
{
    return d->trash;
}

EditLog &Library::edits()
{
    return d->edits;
}

Importer &Library::importer()
{
    return d->importer;
}

ImportRules &Library::importRules()
{
    return d->importRules;
}

LinesImporter &Library::linesImporter()
{
    return d->linesImporter;
}

Exporter &Library::exporter()
{
    return d->exporter;
}

MarksFile &Library::marksFile()
{
    return d->marksFile;
}

Checker &Library::checker()
{
    return d->checker;
}

LibraryFile &Library::onDisk()
{
    return d->onDisk;
}

} // namespace lectern
