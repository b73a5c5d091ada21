#pragma once
// All authors as a table: found by name, in the order of any figure.
#include "models/itemmodels/authorlistmodel.h"
#include "views/actions/actions.h"
#include "views/widgets/page.h"

#include <QTimer>

class QKeyEvent;
class QLineEdit;
class QPushButton;
class QTableView;

namespace lectern
{

// Return opens the current author; Down leads from the name that is typed to the rows, where several can be
// selected and the key of the command that merges authors merges them. A click on a heading orders, a second
// one turns the order round.
class AuthorListPage final : public Page
{
    Q_OBJECT
public:
    AuthorListPage(AuthorListModel &model, const Actions &actions, QWidget *parent = nullptr);

    // The list is complete: all that have the words, in this order; all: how many authors there are.
    void showOrder(const AuthorOrder &order, int all);
    void begin(); // the page is shown: the cursor is where the name is typed
    void focusRows();
    QString words() const;
    QList<AuthorListRow>
    selectedAuthors() const; // those whose rows are here, the current one first; none of very many
    void setWritable(bool writable);

signals:
    void asked(const QString &words, const lectern::AuthorOrder &order);
    void authorChosen(lectern::AuthorId id, const QString &name);
    void mergeAsked(); // the selected ones
    void apartAsked();
    void whoIsWhoAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void headingClicked(int column);
    void open(const QModelIndex &index);
    void showSelection();
    int rowsChosen() const;
    bool wordsLet(const QKeyEvent &key) const;

    AuthorListModel &m_model;
    const QAction &m_mergeAction;
    QLineEdit *m_words;
    QTableView *m_table;
    QPushButton *m_merge, *m_apart;
    QTimer m_typing;
    AuthorOrder m_order;
    bool m_writable = false;
};

} // namespace lectern
