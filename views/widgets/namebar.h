#pragma once
// Asks for a name (of a tag, list, search or author) with completion; the window stays usable meanwhile.
#include "messagebar.h"
#include "models/core/ids.h"
#include "models/store/types/authorrow.h"

#include <QTimer>

#include <optional>

class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace lectern
{

struct NameQuestion {
    QString field; // object name of the line edit, for tests and scripts
    QString icon; // icon of the named object
    QString text; // "Rename the list “Thesis”"
    QString label; // for assistive technology: "Tag name"
    QString placeholder = {};
    QString name = {}; // initial text
    QStringList names = {}; // completions
    std::optional<QString> query = {}; // shows a second field for the typed query, with this initial text
    QString accept = {}; // text of the button; empty: no button
    std::function<void(const QString &name, const QString &query)> accepted = {};
    // If set, the name must be that of an author in the library: Return accepts the selected suggestion, or
    // the only author with exactly this name.
    std::function<void(AuthorId author)> chosen = {};
    AuthorId without = AuthorId::None; // excluded from the suggestions
    bool mayBeEmpty = false; // an empty name chooses AuthorId::None
};

class NameBar final : public MessageBar
{
    Q_OBJECT
public:
    static constexpr int kMaxNameLength = 200; // limit of the library

    explicit NameBar(QWidget *parent = nullptr);
    // Asks the question. Return or the button accepts, Escape or the cross cancels.
    void ask(const NameQuestion &question);
    // Shows the authors that match the typed words.
    void offer(const QList<AuthorListRow> &authors);

signals:
    void authorTyped(const QString &words); // the receiver calls offer()

private:
    void accept();
    void acceptAuthor();
    bool checkQuery(const QString &query);

    NameQuestion m_question;
    QLineEdit *m_name, *m_query;
    QLabel *m_queryLabel;
    QPushButton *m_accept;
    QStandardItemModel *m_offered;
    QTimer m_typing;
    AuthorId m_chosen = AuthorId::None; // the selected suggestion
    bool m_accepting = false; // Return was pressed before a suggestion for the name arrived
};

} // namespace lectern
