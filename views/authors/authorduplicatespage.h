#pragma once
// Page of likely duplicate authors to decide, and of pairs marked as distinct.
#include "models/session/authorqueries.h"
#include "views/widgets/page.h"

#include <QPair>
#include <QSet>

#include <optional>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

// Keys: S same, D different, C compare, Return shows the first author. Decisions can be undone here. A
// decided pair is removed immediately and the next one is selected; recomputing the pairs takes longer.
class AuthorDuplicatesPage final : public Page
{
    Q_OBJECT
public:
    explicit AuthorDuplicatesPage(QWidget *parent = nullptr);
    void begin(); // call when the page is shown; the data follows
    void showProgress(double part); // progress of the request of begin()
    // Shows a result, which may be older than recent decisions. Remaining pairs keep their order. The
    // selected pair stays selected and in place; if it has been decided elsewhere, its actions are disabled.
    void showPairs(const AuthorDuplicates &pairs);
    // A decision was undone or failed: removed pairs may reappear with the next result.
    void forgetLeft();
    void setWritable(bool writable);
    // Applies the user's decision on the selected pair: same author (under this name) or different.
    void decide(bool same, AuthorId stays = AuthorId::None);

signals:
    void sideBySideRequested(lectern::AuthorId one, lectern::AuthorId other);
    // named: the user chose whose name to keep.
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
    using Key = QPair<qint64, qint64>; // the ids of both, the smaller first
    static Key keyOf(const AuthorPair &pair);
    // Returns the pairs of a result in an order that follows the shown one.
    QList<AuthorPair> followed(const QList<AuthorPair> &shown, const QList<AuthorPair> &answer,
                               const QSet<Key> &left, const std::optional<Key> &chosen);
    void leave(const Chosen &chosen, std::optional<AuthorId> gone);
    void compare();
    void fill();
    QTreeWidgetItem *itemOf(const Key &key, bool decided) const;
    std::optional<Chosen> current() const;
    void add(QTreeWidgetItem *group, const AuthorPair &pair, const QString &why);
    void showCurrent();

    QTreeWidget *m_tree;
    QPushButton *m_same, *m_different, *m_sideBySide;
    AuthorDuplicates m_pairs;
    QSet<Key> m_leftLikely, m_leftApart; // decided here; a result may not include the decision yet
    QSet<AuthorId> m_merged; // authors that were merged into others on this page
    std::optional<Key> m_outdated; // the selected pair, if a result no longer contains it
    bool m_writable = false;
};

} // namespace lectern
