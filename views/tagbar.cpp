#include "tagbar.h"

#include "models/items/display.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kLongestName = 200; // as the library takes it

TagBar::TagBar(QWidget *parent)
    : NoticeBar(u"tag"_s, false, parent), m_name(new QLineEdit(this)), m_names(new QStringListModel(this))
{
    setObjectName(u"tagBar"_s);
    m_name->setObjectName(u"tagName"_s);
    m_name->setAccessibleName(tr("Name of the tag"));
    m_name->setPlaceholderText(tr("toread, or method/rl below method"));
    m_name->setMaxLength(kLongestName);
    m_name->setMinimumWidth(280);
    auto *completer = new QCompleter(m_names, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_name->setCompleter(completer);
    addControl(m_name);
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        const QString name = m_name->text().trimmed();
        if (name.isEmpty())
            return;
        hide();
        emit accepted(name, std::exchange(m_papers, {}));
        emit closed();
    });
}

void TagBar::setTags(const QStringList &names)
{
    if (names != m_names->stringList()) // else an open list of completions would close
        m_names->setStringList(names);
}

void TagBar::ask(const QList<PaperId> &papers)
{
    m_papers = papers;
    setText(tr("Tag %1 with").arg(papersText(papers.size())));
    m_name->clear();
    show();
    m_name->setFocus();
}

} // namespace lectern
