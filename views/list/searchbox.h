#pragma once
// The search box: query language with completion; parse errors are underlined.
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/store/types/authorrow.h"

#include <QLineEdit>
#include <QListWidget>

namespace lectern
{

class SearchBox final : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchBox(QWidget *parent = nullptr);

    // Sets the text without emitting signals.
    void showText(const QString &text);
    void setDiagnostics(const QList<QueryDiagnostic> &diagnostics);
    // Sets the completions after "cat:", "source:", "tag:" and "list:".
    void setCompletions(const QStringList &categories, const QStringList &sources, const QStringList &tags,
                        const QStringList &lists);
    // Reply to authorsRequested: shows these completions after "author:" if the text is unchanged.
    void offerAuthors(const QString &words, const QList<AuthorOffer> &authors);

signals:
    void typed(const QString &text);
    void committed(); // Return
    void authorsRequested(const QString &words); // reply with offerAuthors
    void backspacePressed(); // Backspace in an empty box
    void left(); // Escape or Down: the focus should move to the list

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void offerCompletions();
    void acceptCompletion();
    void hideCompletions() { m_offers->hide(); }
    void showOffers();
    QStringList names(const QueryCompletion &completion) const;

    QListWidget *m_offers;
    bool m_quiet = false; // the text is being set by the program
    QueryCompletion m_completion;
    QStringList m_categories, m_sources, m_tags, m_lists;
};

} // namespace lectern
