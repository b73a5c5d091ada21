#pragma once
// The search box: the typed query language with completion; what cannot be read is underlined.
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/store/types/authorrow.h"

#include <QLineEdit>

class QListWidget;

namespace lectern
{

class SearchBox final : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchBox(QWidget *parent = nullptr);

    // Takes over a text without saying so again.
    void showText(const QString &text);
    void setRemarks(const QList<QueryRemark> &remarks);
    // Names to offer behind "cat:", "source:", "tag:" and "list:".
    void setNames(const QStringList &categories, const QStringList &sources, const QStringList &tags,
                  const QStringList &lists);
    // Answers authorsAsked: offers these behind "author:", if the words are still those.
    void offerAuthors(const QString &words, const QList<AuthorOffer> &authors);

signals:
    void typed(const QString &text);
    void committed(); // Return
    void authorsAsked(const QString &words); // for offerAuthors
    void takenBack(); // Backspace in an empty box
    void left(); // Escape in an empty box, or Down: back to the list

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void offerCompletions();
    void takeCompletion();
    void hideCompletions();
    void showOffers();
    QStringList names(const QueryCompletion &completion) const;

    QListWidget *m_offers;
    bool m_quiet = false; // the text is not the person's
    QueryCompletion m_completion;
    QStringList m_categories, m_sources, m_tags, m_lists;
};

} // namespace lectern
