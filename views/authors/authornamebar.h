#pragma once
// Asks for an author by name, or for a new name, in a line across the window.
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

    // Asks for one of the library's authors. Return takes the one chosen from those offered, or the only one
    // that is called exactly so. without: is not offered. emptyText: what Return on nothing means; empty:
    // nothing.
    void askForAuthor(const QString &question, AuthorId without, const QString &emptyText,
                      const std::function<void(AuthorId, const QString &name)> &then);
    // Asks for text, beginning with what there is.
    void askForName(const QString &question, const QString &name,
                    const std::function<void(const QString &)> &then);
    // Those that fit what is typed.
    void offer(const QList<AuthorListRow> &rows);

signals:
    void typed(const QString &words); // answer with offer()

private:
    void accept();
    void finish();

    QLineEdit *m_name;
    QStandardItemModel *m_offered;
    QTimer m_typing;
    AuthorId m_without = AuthorId::None, m_chosen = AuthorId::None;
    bool m_mayBeEmpty = false;
    bool m_accepting = false; // Return was pressed on a name that nobody is known to have
    QString m_question;
    std::function<void(AuthorId, const QString &)> m_thenAuthor;
    std::function<void(const QString &)> m_thenName;
};

} // namespace lectern
