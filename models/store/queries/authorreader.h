#pragma once
// Reads authors for display.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

namespace lectern
{

class AuthorReader
{
public:
    explicit AuthorReader(Connection &connection) : m_connection(connection) { }
    // The authors whose names contain this text, most papers first; limit -1: all.
    Result<QList<AuthorRow>> list(const QString &nameContains = {}, int limit = -1);
    // The authors who have a name with all words of a text, in any order, most papers first.
    Result<QList<AuthorOffer>> offers(const QString &words, int limit);
    Result<AuthorPanel> panel(AuthorId id);
    // Error if one of them is no longer listed.
    Result<AuthorComparison> comparison(const QList<AuthorId> &authors);
    // All pages of the author who owns this page, latest first; empty if it is not an author page.
    Result<QList<AuthorObservation>> pagesOfSameAuthor(SourceId source);
    Result<bool> isKnown(const QString &foldedName);

private:
    Result<AuthorPanel> readPanel(AuthorId id); // within a transaction
    Result<QList<AuthorObservation>> observations(AuthorId id);
    Result<> readMade(AuthorPanel &panel);
    Result<> readPapers(AuthorPanel &panel);
    Result<> readCoauthors(AuthorPanel &panel);
    Result<> readBounds(AuthorPanel &panel);
    Result<> readShared(AuthorComparison &comparison);
    Result<QList<AuthorName>> namesOf(AuthorId id);

    Connection &m_connection;
};

// Merges the counts of printed categories: a category without an archive ("LG") is added to the one with an
// archive ("cs.LG") if there is only one such, and both are shown under the more frequent name. Most papers
// first.
QList<CategoryRow> mergedCategories(QList<CategoryRow> printed);

} // namespace lectern
