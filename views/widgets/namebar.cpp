#include "namebar.h"

#include "models/core/query/query.h"
#include "models/core/query/querytext.h"

#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace lectern
{

using namespace Qt::StringLiterals;

NameBar::NameBar(QWidget *parent)
    : NoticeBar(u"tag"_s, Form::Card, parent), m_name(new QLineEdit(this)), m_query(new QLineEdit(this)),
      m_names(new QStringListModel(this))
{
    setObjectName(u"nameBar"_s);
    m_name->setMaxLength(kMaxNameLength);
    m_name->setMinimumWidth(140);
    m_query->setObjectName(u"savedQuery"_s);
    m_query->setAccessibleName(tr("Search query"));
    m_query->setMinimumWidth(140);
    auto *completer = new QCompleter(m_names, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_name->setAccessibleName(tr("Name"));
    m_name->setCompleter(completer);
    addControl(m_name);
    addControl(m_query);
    m_accept = addButton(tr("OK"));
    m_accept->setObjectName(u"nameAccept"_s);
    connect(m_name, &QLineEdit::returnPressed, this, &NameBar::accept);
    connect(m_query, &QLineEdit::returnPressed, this, &NameBar::accept);
    connect(m_accept, &QPushButton::clicked, this, &NameBar::accept);
}

void NameBar::ask(const NameQuestion &question)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_question = question;
    setIcon(question.icon);
    setText(question.text);
    m_name->setObjectName(question.field);
    m_name->setAccessibleName(question.label);
    m_name->setPlaceholderText(question.placeholder);
    m_names->setStringList(question.names);
    m_name->setText(question.name);
    m_query->setVisible(question.query.has_value());
    m_query->setText(question.query.value_or(QString()));
    m_accept->setText(question.accept);
    appear();
    m_name->setFocus();
    m_name->selectAll();
}

void NameBar::accept()
{
    const QString name = m_name->text().trimmed(), query = m_query->text().trimmed();
    if (name.isEmpty()) {
        m_name->setFocus();
        return;
    }
    if (m_question.query) {
        const ParsedQuery parsed = parseQuery(query);
        const QString expected = !parsed.diagnostics.isEmpty() ? parsed.diagnostics.first().expected
            : parsed.root.kind == QueryNode::Kind::All         ? tr("Enter a word or a condition.")
                                                               : QString();
        if (!expected.isEmpty()) {
            setText(expected);
            m_query->setFocus();
            return;
        }
    }
    const auto accepted = std::exchange(m_question.accepted, {});
    dismiss();
    if (accepted)
        accepted(name, query);
}

void NameBar::hideEvent(QHideEvent *event)
{
    NoticeBar::hideEvent(event);
    if (m_before && !event->spontaneous() && isAncestorOf(window()->focusWidget()))
        m_before->setFocus();
}

} // namespace lectern
