#pragma once
// Common properties of the selected papers, and the tags and lists that can be assigned to them.
#include "librarysession.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/types/facets.h"

namespace lectern
{

// All tags and lists, with the number of given papers in each.
struct AssignableGroups {
    QList<Tag> tags; // in the order of TagStore::tree()
    QList<ReadingList> lists; // in the order of ListStore::lists()
    SharedFacts facts; // without authors and years
};

// Lives on the GUI thread together with LibrarySession. A newer selection cancels the previous query.
class SelectionQuery final : public QObject
{
    Q_OBJECT
public:
    // Row ranges of a result (first, last), ascending and without overlap.
    using Rows = QList<QPair<int, int>>;

    explicit SelectionQuery(LibrarySession &library, QObject *parent = nullptr);
    // Queries these rows of the current result; a later result does not affect the query. Emits found() or
    // failed().
    void ask(const Rows &rows);
    // Queries all tags and lists and which of them these papers have. Interactive: the user waits for it.
    // Emits placesFound() or failed().
    void askPlaces(const QList<PaperId> &papers);
    // Previews the effect of a change on these papers. Emits correctionFound() or failed(), or
    // correctionRefused() if the field does not accept the text.
    void askCorrection(const QList<PaperId> &papers, const OwnChangeOfMany &change);
    // Cancels the query for common properties.
    void cancel() { m_lane.cancel(); }
    bool isPending() const { return m_lane.isPending() || m_places.isPending() || m_correction.isPending(); }

signals:
    void found(const lectern::SharedFacts &facts);
    void placesFound(const lectern::AssignableGroups &places);
    void correctionFound(const lectern::OwnPreview &preview);
    void correctionRefused(const QString &sentence);
    void failed(const QString &message);

private:
    LibrarySession &m_library;
    RequestToken m_lane, m_places, m_correction;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SharedFacts)
