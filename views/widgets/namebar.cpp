#include "namebar.h"

#include "models/core/fold.h"
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/itemmodels/display.h"
#include "views/style/controls.h"

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCompleteMs = 80;
static constexpr int kAuthorIdRole = Qt::UserRole + 1;
static constexpr int kAuthorNameRole = Qt::UserRole + 2;

NameBar::NameBar(QWidget *parent)
    : MessageBar(u"nameBar"_s, u"tag"_s, Form::Card, parent), m_name(new QLineEdit(this)),
      m_query(new QLineEdit(this)), m_queryLabel(new QLabel(this)), m_offered(new QStandardItemModel(this))
{
    m_name->setMaxLength(kMaxNameLength);
    m_name->setAccessibleName(tr("Name"));
    setNames(m_query, u"savedQuery"_s, tr("Search query"));
    m_query->setMinimumWidth(240);
    m_queryLabel->setText(tr("Search query"));
    auto *completer = new QCompleter(m_offered, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(10);
    m_name->setCompleter(completer);
    addControl(m_name);
    addControl(m_queryLabel);
    addControl(m_query);
    m_accept = addButton(tr("OK"), u"nameAccept"_s, [this] { accept(); });
    m_typing.setSingleShot(true);
    m_typing.setInterval(kCompleteMs);
    connect(&m_typing, &QTimer::timeout, this, [this] { emit authorTyped(m_name->text()); });
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_chosen = AuthorId::None;
        if (std::exchange(m_accepting, false))
            setText(m_question.text);
        if (m_question.chosen)
            m_typing.start();
    });
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) {
                m_chosen = AuthorId(index.data(kAuthorIdRole).toLongLong());
                if (m_question.chosen)
                    accept();
            });
    connect(m_name, &QLineEdit::returnPressed, this, &NameBar::accept);
    connect(m_query, &QLineEdit::returnPressed, this, &NameBar::accept);
}

void NameBar::ask(const NameQuestion &question)
{
    m_question = question;
    m_chosen = AuthorId::None;
    m_accepting = false;
    m_typing.stop();
    setIcon(question.icon);
    setText(question.text);
    m_offered->clear();
    for (const QString &name : question.names)
        m_offered->appendRow(new QStandardItem(name));
    // Suggested authors are already filtered.
    m_name->completer()->setCompletionMode(question.chosen ? QCompleter::UnfilteredPopupCompletion
                                                           : QCompleter::PopupCompletion);
    setNames(m_name, question.field, question.label);
    m_name->setPlaceholderText(question.placeholder);
    m_name->setMinimumWidth(question.chosen ? 320 : 180);
    m_name->setText(question.name);
    m_query->setVisible(question.query.has_value());
    m_queryLabel->setVisible(question.query.has_value());
    m_query->setText(question.query.value_or(QString()));
    m_query->setCursorPosition(0);
    m_accept->setVisible(!question.accept.isEmpty());
    m_accept->setText(question.accept);
    appear();
    m_name->setFocus();
    m_name->selectAll();
}

void NameBar::offer(const QList<AuthorListRow> &authors)
{
    if (!m_question.chosen || !isVisible())
        return;
    m_offered->clear();
    for (const AuthorListRow &author : authors) {
        if (author.id == m_question.without || author.id == AuthorId::None)
            continue;
        auto *item = new QStandardItem(authorText(author));
        item->setData(qint64(author.id), kAuthorIdRole);
        item->setData(author.name, kAuthorNameRole);
        m_offered->appendRow(item);
    }
    if (m_accepting && m_offered->rowCount() == 0)
        setText((m_question.mayBeEmpty
                     ? tr("No other author named “%1”. Leave the name empty for a new author.")
                     : tr("No other author named “%1”."))
                    .arg(m_name->text().trimmed()));
    if (m_offered->rowCount() > 0 && m_name->hasFocus() && !m_name->text().isEmpty())
        m_name->completer()->complete();
}

void NameBar::accept()
{
    if (m_question.chosen) {
        acceptAuthor();
        return;
    }
    const QString name = m_name->text().trimmed(), query = m_query->text().trimmed();
    if (name.isEmpty()) {
        m_name->setFocus();
        return;
    }
    if (m_question.query && !checkQuery(query))
        return;
    const auto accepted = std::exchange(m_question.accepted, {});
    dismiss();
    if (accepted)
        accepted(name, query);
}

void NameBar::acceptAuthor()
{
    AuthorId only = AuthorId::None;
    int matching = 0;
    for (int row = 0; row < m_offered->rowCount(); ++row) {
        const QStandardItem *item = m_offered->item(row);
        if (foldName(item->data(kAuthorNameRole).toString()) == foldName(m_name->text())) {
            only = AuthorId(item->data(kAuthorIdRole).toLongLong());
            ++matching;
        }
    }
    const AuthorId author = m_chosen == AuthorId::None && matching == 1 ? only : m_chosen;
    if (author == AuthorId::None && !(m_question.mayBeEmpty && m_name->text().trimmed().isEmpty())) {
        m_accepting = true;
        emit authorTyped(m_name->text()); // requests suggestions for this name, to identify the author
        return;
    }
    const auto chosen = std::exchange(m_question.chosen, {});
    dismiss();
    chosen(author);
}

// Returns whether the query can be saved; otherwise shows the reason.
bool NameBar::checkQuery(const QString &query)
{
    const ParsedQuery parsed = parseQuery(query);
    const QString expected = !parsed.diagnostics.isEmpty() ? parsed.diagnostics.first().expected
        : parsed.root.kind == QueryNode::Kind::All         ? tr("Enter a word or a condition.")
                                                           : QString();
    if (expected.isEmpty())
        return true;
    setText(expected);
    m_query->setFocus();
    return false;
}

} // namespace lectern
