#pragma once
// Pairs of authors that may be one person, to be decided once, and those that were told apart.
#include "models/items/authors/authorquestions.h"
#include "views/parts/page.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

// S: the same; D: different; Return shows the first of the two. What was decided can be taken back here.
class WhoIsWhoPage final : public Page
{
    Q_OBJECT
public:
    explicit WhoIsWhoPage(QWidget *parent = nullptr);
    void begin(); // the page is shown; the answer is on its way
    void showPairs(const WhoIsWho &pairs);
    void setWritable(bool writable);

signals:
    void sameChosen(lectern::AuthorId from, lectern::AuthorId into);
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
    std::optional<Chosen> current() const;
    void add(QTreeWidgetItem *group, const AuthorPair &pair, const QString &why);
    void decide(bool same);
    void showCurrent();

    QTreeWidget *m_tree;
    QPushButton *m_same, *m_different;
    WhoIsWho m_pairs;
    bool m_writable = false;
};

} // namespace lectern
