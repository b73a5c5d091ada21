#pragma once
// The authors that a name being typed may mean.
#include "librarysession.h"
#include "models/store/types/authorrow.h"

namespace lectern
{

// Lives on the GUI thread and never waits; a later question overtakes an earlier one.
class AuthorOffers final : public QObject
{
    Q_OBJECT
public:
    explicit AuthorOffers(LibrarySession &library, QObject *parent = nullptr);

    // Answers with found, unless something else is asked before.
    void find(const QString &words);
    bool isSettled() const { return !m_lane.isPending(); }

signals:
    void found(const QString &words, const QList<lectern::AuthorOffer> &offers);

private:
    LibrarySession &m_library;
    Lane m_lane;
};

} // namespace lectern
