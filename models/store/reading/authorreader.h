#pragma once
// Authors and categories as the window shows them.
#include "models/store/library.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// See Library for what each gives.
class AuthorReader
{
public:
    explicit AuthorReader(Connection &connection) : m_connection(connection) { }
    Result<QList<AuthorRow>> authors(const QString &nameContains, int limit);
    Result<AuthorPanel> author(AuthorId id);
    Result<QList<AuthorObservation>> pagesBeside(SourceId source);
    Result<bool> isKnown(const QString &foldedName);
    Result<QList<CategoryRow>> categories();

private:
    Result<QList<AuthorObservation>> observations(AuthorId id);
    Result<> readMade(AuthorPanel &panel);
    Result<> readPapers(AuthorPanel &panel);
    Result<> readCoauthors(AuthorPanel &panel);
    Result<> readBounds(AuthorPanel &panel);
    Result<QList<AuthorName>> namesOf(AuthorId id);

    Connection &m_connection;
};

// Counts of printed categories, with a bare one ("LG") counted into the only one that has an archive before
// it
// ("cs.LG") and shown under the more frequent name. Most papers first.
QList<CategoryRow> mergedCategories(QList<CategoryRow> printed);

} // namespace lectern
