#pragma once
// Page that compares authors before a merge: who they are, what they share, and evidence against merging.
#include "models/store/types/authorrow.h"
#include "views/widgets/page.h"

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace lectern
{

// Return merges under the selected name; Left and Right select the name; Escape cancels.
class AuthorMergePage final : public Page
{
    Q_OBJECT
public:
    explicit AuthorMergePage(QWidget *parent = nullptr);

    // Call when the page is shown for these authors; the data follows.
    void begin(const QList<AuthorId> &authors);
    void show(const AuthorComparison &comparison);
    // All authors, including those without a column.
    const QList<AuthorId> &authors() const { return m_authors; }
    AuthorId stays() const; // returns the author whose name is selected.

signals:
    void sameChosen();
    void differentChosen(); // only for two authors

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void clear();
    void addRow(int row, const QString &caption, const QStringList &texts);
    void fillColumns(const AuthorComparison &comparison);
    void showConsequences(const AuthorComparison &comparison);
    void askToSign(const AuthorComparison &comparison);

    QList<AuthorId> m_authors;
    QWidget *m_columns = nullptr;
    QGridLayout *m_grid = nullptr;
    QButtonGroup *m_names;
    QScrollArea *m_scroll;
    QLabel *m_against, *m_for, *m_after;
    QPushButton *m_same, *m_different;
};

} // namespace lectern
