#pragma once
// What a question that finds nothing would find without one of its parts.
#include "librarysession.h"
#include "models/itemmodels/querystate.h"

namespace lectern
{

// Lives on the GUI thread beside LibrarySession; the counting runs on the looker.
class WiderLook final : public QObject
{
    Q_OBJECT
public:
    struct Way {
        WiderQuestion question;
        qint64 papers = 0; // that it finds, never none
    };

    explicit WiderLook(LibrarySession &library, QObject *parent = nullptr);
    // Counts what the wider forms of this question find, and answers with found(). A newer question overtakes
    // an older one. Where counting fails, nothing is found: the list itself says why.
    void ask(const QueryState &state);
    void giveUp() { m_lane.giveUp(); }

signals:
    // Those that find papers, in the order of widerQuestions().
    void found(const QList<lectern::WiderLook::Way> &ways);

private:
    LibrarySession &m_library;
    Lane m_lane;
};

} // namespace lectern
