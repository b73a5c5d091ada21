#include "keylist.h"

#include "models/core/fold.h"
#include "views/style/colors.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kTwoColumns = 940; // minimum width of the parent window in pixels

KeyList::KeyList(const Actions &actions, QWidget *parent)
    : QDialog(parent), m_line(new QLineEdit(this)), m_none(new QLabel(this)), m_page(new QWidget(this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    setObjectName(u"keyList"_s);
    m_line->setPlaceholderText(tr("Find command or key"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->setClearButtonEnabled(true);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setTextFormat(Qt::PlainText);
    m_none->hide();
    addKeys(actions);
    const bool wide = parent && parent->window()->width() >= kTwoColumns;
    layOutGroups(wide);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Keyboard shortcuts"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, Space::M, 0, 0);
    rows->setSpacing(Space::M);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(Space::XL, 0, Space::XL, 0);
    auto *line = new QHBoxLayout;
    auto *change = new QPushButton(tr("Change keyboard shortcuts"), this);
    change->setAutoDefault(false);
    connect(change, &QPushButton::clicked, this, [this, &actions] {
        close();
        actions[ActionId::ChangeKeys].trigger();
    });
    line->addWidget(m_line, 1);
    line->addWidget(change);
    head->addLayout(line);
    head->addWidget(m_none);
    rows->addLayout(head);
    rows->addWidget(scroll, 1);
    connect(m_line, &QLineEdit::textChanged, this, &KeyList::find);
    m_line->setFocus();
    // Width required by the translated texts, at most the width of the parent window.
    const int wanted = m_page->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width();
    resize(qMin(qMax(wide ? 900 : 480, wanted), parent ? qMax(480, parent->window()->width()) : wanted), 640);
}

void KeyList::addKeys(const Actions &actions)
{
    QString heading;
    for (int i = 0; i < int(ActionId::Count); ++i) {
        const ActionId id = ActionId(i);
        if (const QString keys = keysText(actions[id]); !keys.isEmpty()) {
            heading = Actions::groupOf(id);
            add(group(heading), actions[id].text(), keys);
        }
    }
    for (const ViewKeys &each : viewKeys())
        add(group(each.viewTitle()), each.whatText(), each.keysText());
}

// wide: two columns of about equal length.
void KeyList::layOutGroups(bool wide)
{
    auto *columns = new QHBoxLayout(m_page);
    columns->setContentsMargins(Space::XL, 0, Space::XL, Space::L);
    columns->setSpacing(2 * Space::XL);
    qsizetype all = 0, placed = 0;
    for (const Group &each : std::as_const(m_groups))
        all += each.rows.size() + 2; // a heading is taller than a row
    QVBoxLayout *column = nullptr;
    for (const Group &each : std::as_const(m_groups)) {
        if (!column || (wide && columns->count() == 1 && 2 * placed >= all)) {
            column = new QVBoxLayout;
            column->setSpacing(Space::M);
            column->setAlignment(Qt::AlignTop);
            columns->addLayout(column, 1);
        }
        column->addWidget(each.box);
        placed += each.rows.size() + 2;
    }
}

KeyList::Group &KeyList::group(const QString &heading)
{
    for (Group &each : m_groups)
        if (each.box->accessibleName() == heading)
            return each;
    Group made;
    made.box = new QWidget(m_page);
    made.box->setAccessibleName(heading);
    made.grid = new QGridLayout(made.box);
    made.grid->setContentsMargins(0, 0, 0, 0);
    made.grid->setHorizontalSpacing(Space::XL);
    made.grid->setVerticalSpacing(Space::XS);
    made.grid->setColumnStretch(0, 1);
    auto *label = new QLabel(heading, made.box);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    made.grid->addWidget(label, 0, 0, 1, 2);
    m_groups.append(made);
    return m_groups.last();
}

void KeyList::add(Group &group, const QString &name, const QString &keys)
{
    const int row = int(group.rows.size()) + 1; // first row below the heading
    auto *key = new QLabel(keys, group.box);
    key->setForegroundRole(QPalette::PlaceholderText);
    auto *text = new QLabel(name, group.box);
    text->setTextFormat(Qt::PlainText); // may contain a tag or list name
    group.grid->addWidget(text, row, 0);
    group.grid->addWidget(key, row, 1, Qt::AlignRight);
    group.rows.append({fold(QString(name + u' ' + keys)), text, key});
}

void KeyList::find(const QString &typed)
{
    const QString wanted = fold(typed.simplified());
    bool any = false;
    for (const Group &each : std::as_const(m_groups)) {
        bool here = false;
        for (const Row &row : each.rows) {
            const bool has = row.folded.contains(wanted);
            row.name->setVisible(has);
            row.key->setVisible(has);
            here = here || has;
        }
        each.box->setVisible(here);
        any = any || here;
    }
    m_none->setText(tr("No command or key contains “%1”.").arg(typed.simplified()));
    m_none->setVisible(!any);
}

bool KeyList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // must not trigger a command of the parent window
        return true;
    }
    return QDialog::event(event);
}

void KeyList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_line->text().isEmpty())
        m_line->clear();
    else
        QDialog::keyPressEvent(event);
}

} // namespace lectern
