#pragma once
// Pairs of authors that may be one person, to be decided once, and those that were told apart.
#include "models/session/tasks/authorquestions.h"
#include "views/widgets/page.h"

#include <QPair>
#include <QSet>

#include <optional>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

// S: the same; D: different; C: both side by side; Return shows the first of the two. What was decided can be
// taken back here. A decided pair leaves at once and the next stands in its place; the comparison that
// follows takes its time.
class WhoIsWhoPage final : public Page
{
    Q_OBJECT
public:
    explicit WhoIsWhoPage(QWidget *parent = nullptr);
    void begin(); // the page is shown; the answer is on its way
    void showProgress(double part); // of the answer that begin() waits for
    // An answer, which may be older than what was decided here since. Pairs that stay keep their order, and
    // the chosen one stays chosen and where it is in sight; if it is decided by now it can no longer be.
    void showPairs(const WhoIsWho &pairs);
    // A decision was taken back or could not be kept: what left may come again with the next answer.
    void forgetLeft();
    void setWritable(bool writable);
    // What was said of the chosen pair: one person, under this name, or not.
    void decide(bool same, AuthorId stays = AuthorId::None);

signals:
    void besideWanted(lectern::AuthorId one, lectern::AuthorId other);
    // named: whose name stays was chosen.
    void sameChosen(lectern::AuthorId from, lectern::AuthorId into, bool named);
    void differentChosen(lectern::AuthorId one, lectern::AuthorId other);
    void undecideChosen(lectern::AuthorId one, lectern::AuthorId other);
    void authorChosen(lectern::AuthorId id, const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Chosen {
        AuthorPair pair;
        bool decided = false;
    };
    using Key = QPair<qint64, qint64>; // the numbers of both, the smaller first
    static Key keyOf(const AuthorPair &pair);
    // What is to be shown of an answer, in an order that follows what is shown.
    QList<AuthorPair> followed(const QList<AuthorPair> &shown, const QList<AuthorPair> &answer,
                               const QSet<Key> &left, const std::optional<Key> &chosen);
    void leave(const Chosen &chosen, std::optional<AuthorId> gone);
    void lookBeside();
    void fill();
    QTreeWidgetItem *itemOf(const Key &key, bool decided) const;
    std::optional<Chosen> current() const;
    void add(QTreeWidgetItem *group, const AuthorPair &pair, const QString &why);
    void showCurrent();

    QTreeWidget *m_tree;
    QPushButton *m_same, *m_different, *m_beside;
    WhoIsWho m_pairs;
    QSet<Key> m_leftLikely, m_leftApart; // decided here; an answer may not know it yet
    QSet<AuthorId> m_merged; // into another, here
    std::optional<Key> m_outdated; // the chosen pair, once an answer lacks it
    bool m_writable = false;
};

} // namespace lectern
