#pragma once
// A bar that requests an author or a new name.
#include "models/core/ids.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "views/widgets/noticebar.h"

#include <QTimer>

class QLineEdit;
class QStandardItemModel;

namespace lectern
{

class AuthorNameBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit AuthorNameBar(QWidget *parent = nullptr);

    // Requests an author of the library. Return accepts the selected suggestion, or the only author with
    // exactly this name. without: excluded from the suggestions. emptyText: meaning of Return in an empty
    // field; empty: none.
    void askForAuthor(const QString &question, AuthorId without, const QString &emptyText,
                      const std::function<void(AuthorId, const QString &name)> &then);
    // Requests text, starting with the current one.
    void askForName(const QString &question, const QString &name,
                    const std::function<void(const QString &)> &then);
    // Shows the suggestions for the typed text.
    void offer(const QList<AuthorListRow> &rows);

signals:
    void typed(const QString &words); // the receiver calls offer()

private:
    void accept();
    void finish();

    QLineEdit *m_name;
    QStandardItemModel *m_offered;
    QTimer m_typing;
    AuthorId m_without = AuthorId::None, m_chosen = AuthorId::None;
    bool m_mayBeEmpty = false;
    bool m_accepting = false; // Return was pressed before a suggestion for the name arrived
    QString m_question;
    std::function<void(AuthorId, const QString &)> m_thenAuthor;
    std::function<void(const QString &)> m_thenName;
};

} // namespace lectern
