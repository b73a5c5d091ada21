#pragma once
// Authors side by side, before they become one person: who they are, what they share, and what speaks against
// it.
#include "models/store/types/authorrow.h"
#include "views/widgets/page.h"

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace lectern
{

// Return: one person, under the chosen name; Left and Right choose the name; Escape leaves it all as it is.
class MergeSheet final : public Page
{
    Q_OBJECT
public:
    explicit MergeSheet(QWidget *parent = nullptr);

    // The page is shown for these; the answer is on its way.
    void begin(const QList<AuthorId> &authors);
    void show(const AuthorComparison &comparison);
    const QList<AuthorId> &authors() const
    {
        return m_authors;
    } // all of them, also those that have no column
    AuthorId stays() const; // the one whose name is chosen

signals:
    void sameChosen();
    void differentChosen(); // of two

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void clear();
    void addRow(int row, const QString &caption, const QStringList &texts);
    void fillColumns(const AuthorComparison &comparison);
    void sayWhatFollows(const AuthorComparison &comparison);
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
