#include "authornamebar.h"

#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/widgets/namebar.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStandardItemModel>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCompleteMs = 80;
static constexpr int kIdRole = Qt::UserRole + 1;
static constexpr int kNameRole = Qt::UserRole + 2;

AuthorNameBar::AuthorNameBar(QWidget *parent)
    : NoticeBar(u"user"_s, Form::Card, parent), m_name(new QLineEdit(this)),
      m_offered(new QStandardItemModel(this))
{
    setObjectName(u"authorNameBar"_s);
    m_name->setObjectName(u"authorNameEdit"_s);
    m_name->setAccessibleName(tr("Author name"));
    m_name->setMaxLength(NameBar::kMaxNameLength);
    m_name->setMinimumWidth(320);
    auto *completer = new QCompleter(m_offered, this);
    // The suggestions are already filtered.
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setMaxVisibleItems(10);
    m_name->setCompleter(completer);
    addControl(m_name);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kCompleteMs);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        if (m_thenAuthor)
            emit typed(m_name->text());
    });
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_chosen = AuthorId::None;
        if (std::exchange(m_accepting, false))
            setText(m_question);
        m_typing.start();
    });
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) {
                m_chosen = AuthorId(index.data(kIdRole).toLongLong());
                accept();
            });
    connect(m_name, &QLineEdit::returnPressed, this, &AuthorNameBar::accept);
}

void AuthorNameBar::askForAuthor(const QString &question, AuthorId without, const QString &emptyText,
                                 const std::function<void(AuthorId, const QString &)> &then)
{
    setText(question);
    m_without = without;
    m_question = question;
    m_accepting = false;
    m_chosen = AuthorId::None;
    m_mayBeEmpty = !emptyText.isEmpty();
    m_thenAuthor = then;
    m_thenName = {};
    m_offered->clear();
    m_name->clear();
    m_name->setPlaceholderText(emptyText.isEmpty() ? tr("Part of the name") : emptyText);
    m_name->setAccessibleName(question);
    appear();
    m_name->setFocus();
}

void AuthorNameBar::askForName(const QString &question, const QString &name,
                               const std::function<void(const QString &)> &then)
{
    setText(question);
    m_accepting = false;
    m_thenAuthor = {};
    m_thenName = then;
    m_offered->clear();
    m_name->setText(name);
    m_name->setPlaceholderText(tr("As printed on papers and pages"));
    m_name->setAccessibleName(question);
    appear();
    m_name->setFocus();
    m_name->selectAll();
}

void AuthorNameBar::offer(const QList<AuthorListRow> &rows)
{
    if (!m_thenAuthor || !isVisible())
        return;
    m_offered->clear();
    for (const AuthorListRow &row : rows) {
        if (row.id == m_without || row.id == AuthorId::None)
            continue;
        auto *item = new QStandardItem(authorText(row));
        item->setData(qint64(row.id), kIdRole);
        item->setData(row.name, kNameRole);
        m_offered->appendRow(item);
    }
    if (m_accepting && m_offered->rowCount() == 0)
        setText(m_mayBeEmpty ? tr("No other author named “%1”. Leave the name empty for a new author.")
                                   .arg(m_name->text().trimmed())
                             : tr("No other author named “%1”.").arg(m_name->text().trimmed()));
    if (m_offered->rowCount() > 0 && m_name->hasFocus() && !m_name->text().isEmpty())
        m_name->completer()->complete();
}

void AuthorNameBar::accept()
{
    if (m_thenName) {
        const auto then = std::exchange(m_thenName, {});
        const QString name = m_name->text();
        finish();
        then(name);
        return;
    }
    if (!m_thenAuthor)
        return;
    QString name;
    AuthorId only = AuthorId::None;
    int matching = 0;
    for (int row = 0; row < m_offered->rowCount(); ++row) {
        const QStandardItem *item = m_offered->item(row);
        const auto id = AuthorId(item->data(kIdRole).toLongLong());
        const QString called = item->data(kNameRole).toString();
        if (m_chosen == id)
            name = called;
        if (foldName(called) == foldName(m_name->text())) {
            only = id;
            ++matching;
            if (m_chosen == AuthorId::None)
                name = called;
        }
    }
    AuthorId chosen = m_chosen;
    if (chosen == AuthorId::None && matching == 1)
        chosen = only;
    const bool nothing = m_name->text().trimmed().isEmpty();
    if (chosen == AuthorId::None && !(nothing && m_mayBeEmpty)) {
        m_accepting = true;
        emit typed(m_name->text()); // requests suggestions for this name, to identify the author
        return;
    }
    const auto then = std::exchange(m_thenAuthor, {});
    finish();
    then(chosen, name);
}

void AuthorNameBar::finish()
{
    dismiss();
}

} // namespace lectern
