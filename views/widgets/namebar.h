#pragma once
// Asks for a name (of a tag, a list, a search), completing those there are; the window stays usable
// meanwhile.
#include "noticebar.h"

#include <QPointer>

#include <functional>
#include <optional>

class QLineEdit;
class QPushButton;
class QStringListModel;

namespace lectern
{

struct NameQuestion {
    QString field; // what the line edit is called for tests and scripts
    QString icon; // of what is named
    QString text; // "Rename the list “Thesis”"
    QString label; // for assistive technology: "Name of the tag"
    QString placeholder = {};
    QString name = {}; // to begin with
    QStringList names = {}; // to be completed
    std::optional<QString> query = {}; // asks for a question in its typed form as well, beginning with this
    QString accept = {}; // what the button says
    std::function<void(const QString &name, const QString &query)> accepted = {};
};

class NameBar final : public NoticeBar
{
    Q_OBJECT
public:
    static constexpr int kLongestName = 200; // as the library takes it

    explicit NameBar(QWidget *parent = nullptr);
    // Return or the button answers, Escape or the cross does not; either way the keys go back to where they
    // were.
    void ask(const NameQuestion &question);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void accept();

    NameQuestion m_question;
    QLineEdit *m_name, *m_query;
    QPushButton *m_accept;
    QStringListModel *m_names;
    QPointer<QWidget> m_before; // had the focus
};

} // namespace lectern
