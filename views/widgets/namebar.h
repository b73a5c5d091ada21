#pragma once
// Asks for a name (of a tag, a list, a search) with completion; the window stays usable meanwhile.
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
    QString field; // object name of the line edit, for tests and scripts
    QString icon; // icon of the named object
    QString text; // "Rename the list “Thesis”"
    QString label; // for assistive technology: "Tag name"
    QString placeholder = {};
    QString name = {}; // initial text
    QStringList names = {}; // completions
    std::optional<QString> query = {}; // shows a second field for the typed query, with this initial text
    QString accept = {}; // text of the button
    std::function<void(const QString &name, const QString &query)> accepted = {};
};

class NameBar final : public NoticeBar
{
    Q_OBJECT
public:
    static constexpr int kMaxNameLength = 200; // limit of the library

    explicit NameBar(QWidget *parent = nullptr);
    // Asks the question. Return or the button accepts, Escape or the cross cancels. In both cases the focus
    // returns to the previous widget.
    void ask(const NameQuestion &question);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void accept();

    NameQuestion m_question;
    QLineEdit *m_name, *m_query;
    QPushButton *m_accept;
    QStringListModel *m_names;
    QPointer<QWidget> m_before; // widget that had the focus before
};

} // namespace lectern
