#pragma once
// What the selected papers share, and the tags and lists that can be given to them.
#include "librarysession.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/types/sharedfacts.h"

namespace lectern
{

// All tags and lists, and how many of some papers have each.
struct TickablePlaces {
    QList<Tag> tags; // as TagStore::tree()
    QList<ReadingList> lists; // as ListStore::lists()
    SharedFacts facts; // without authors and years
};

// Lives on the GUI thread beside LibrarySession. A newer selection overtakes an older one.
class SelectionLook final : public QObject
{
    Q_OBJECT
public:
    // Rows of a result, from the first to the last of each run; ascending, none twice.
    using Rows = QList<QPair<int, int>>;

    explicit SelectionLook(LibrarySession &library, QObject *parent = nullptr);
    // Asks about these rows of the result that the list shows, which a later result does not change. Answers
    // with found() or failed().
    void ask(const Rows &rows);
    // Asks which tags and lists there are, and which these papers have; a key waits for it. Answers with
    // placesFound() or failed().
    void askPlaces(const QList<PaperId> &papers);
    // Asks what this change would do to these papers. Answers with correctionFound() or failed(); what the
    // field cannot hold is said in the preview's place, with correctionRefused().
    void askCorrection(const QList<PaperId> &papers, const OwnChangeOfMany &change);
    // Nobody waits any more for what the papers share.
    void giveUp() { m_lane.giveUp(); }
    bool isPending() const { return m_lane.isPending() || m_places.isPending() || m_correction.isPending(); }

signals:
    void found(const lectern::SharedFacts &facts);
    void placesFound(const lectern::TickablePlaces &places);
    void correctionFound(const lectern::OwnPreview &preview);
    void correctionRefused(const QString &sentence);
    void failed(const QString &message);

private:
    LibrarySession &m_library;
    Lane m_lane, m_places, m_correction;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SharedFacts)
