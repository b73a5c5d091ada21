#pragma once
// Table of all authors, searchable by name and sortable by any column.
#include "models/itemmodels/authorlistmodel.h"
#include "views/actions/actions.h"
#include "views/widgets/page.h"

#include <QLineEdit>
#include <QTableView>
#include <QTimer>

class QKeyEvent;
class QPushButton;

namespace lectern
{

// Return opens the current author. Down moves from the search field to the rows; several can be selected and
// merged with the key of the merge command. Clicking a header sorts; clicking again reverses the order.
class AuthorListPage final : public Page
{
    Q_OBJECT
public:
    AuthorListPage(AuthorListModel &model, const Actions &actions, QWidget *parent = nullptr);

    // Shows the complete list. order: current sort order. all: total number of authors.
    void showOrder(const AuthorOrder &order, int all);
    void begin(); // call when the page is shown: focuses the search field
    void focusRows() { m_table->setFocus(); }
    QString words() const { return m_words->text().simplified(); }
    QList<AuthorListRow>
    selectedAuthors() const; // authors of loaded rows, the current one first; empty for a large selection
    void setWritable(bool writable);

signals:
    void asked(const QString &words, const lectern::AuthorOrder &order);
    void authorChosen(lectern::AuthorId id, const QString &name);
    void mergeRequested(); // requests a merge of the selected authors
    void distinctRequested();
    void authorDuplicatesRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void headingClicked(int column);
    void open(const QModelIndex &index);
    void showSelection();
    void showColumns(int row, bool hides);
    int rowsChosen() const;
    bool searchFieldPasses(const QKeyEvent &key) const;

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
