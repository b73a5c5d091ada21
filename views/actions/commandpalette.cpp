#include "commandpalette.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSettings>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kKeysRole = Qt::UserRole + 1;

namespace
{

class CommandDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {200, option.fontMetrics.height() + Space::M};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.palette);
        const bool enabled = index.flags() & Qt::ItemIsEnabled;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.selection);
            painter->drawRoundedRect(option.rect.adjusted(4, 0, -4, 0), 6, 6);
        }
        QRect row = option.rect.adjusted(Space::M, 0, -Space::M, 0);
        const Mirrored side(option.rect, option.direction);
        const QRect place(row.left(), row.center().y() - 8, 16, 16);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, side(place));
        row.setLeft(place.right() + Space::M);
        painter->setPen(enabled ? colors.text : colors.muted);
        side.text(*painter, row, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        painter->setPen(colors.muted);
        side.text(*painter, row, Qt::AlignRight | Qt::AlignVCenter, index.data(kKeysRole).toString());
        painter->restore();
    }
};

} // namespace

CommandPalette::CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent)
    : QFrame(parent), m_actions(actions), m_settings(settings), m_box(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_none(new QLabel(tr("No matching commands."), this))
{
    setObjectName(u"commandPalette"_s);
    setFrameShape(StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_box->setPlaceholderText(tr("Command"));
    m_box->setAccessibleName(tr("Command"));
    m_box->setObjectName(u"commandBox"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setObjectName(u"commandList"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(NoFrame);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_none->setObjectName(u"commandNone"_s);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setContentsMargins(Space::S, 0, Space::S, Space::XS);
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 70));
    setGraphicsEffect(shadow);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::S, Space::S, Space::S, Space::S);
    column->addWidget(m_box);
    column->addWidget(m_list, 1);
    column->addWidget(m_none);
    m_box->installEventFilter(this);
    connect(m_box, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    hide();
}

void CommandPalette::open()
{
    const QWidget *around = parentWidget();
    const int width = qMin(520, around->width() - 2 * Space::XL);
    const int height = qMin(420, around->height() - 4 * Space::XL);
    setGeometry((around->width() - width) / 2, around->height() / 8, width, height);
    m_before = around->focusWidget();
    m_box->clear();
    fill();
    show();
    raise();
    m_box->setFocus();
}

// Hiding the palette moves the focus to the next widget, so the previous one is focused again.
void CommandPalette::leave()
{
    hide();
    if (m_before)
        m_before->setFocus();
    else
        parentWidget()->setFocus();
}

static QString usedKey(ActionId id)
{
    return u"commands/"_s + QLatin1StringView(Actions::specs()[int(id)].name);
}

int CommandPalette::timesUsed(ActionId id) const
{
    return m_settings.value(usedKey(id)).toInt();
}

// Rank of a command for the typed text: enabled commands first, then exact matches, prefix matches, and
// matches of word prefixes.
static int distance(const QAction &action, const QStringList &wanted)
{
    const QStringList words = foldedWords(action.text());
    const auto begins = [&](const QString &word) {
        return std::any_of(words.begin(), words.end(),
                           [&](const QString &each) { return each.startsWith(word); });
    };
    const QStringList others = foldedWords(action.property(kOtherWords).toString());
    const auto isOther = [&](const QString &word) { return others.contains(word); };
    const int name = wanted.isEmpty() || words == wanted     ? 0
        : std::all_of(wanted.begin(), wanted.end(), isOther) ? 1
        : words.join(u' ').startsWith(wanted.join(u' '))     ? 1
        : std::all_of(wanted.begin(), wanted.end(), begins)  ? 2
                                                             : 3;
    return name + (action.isEnabled() || wanted.isEmpty() ? 0 : 10);
}

void CommandPalette::fill()
{
    const QStringList wanted = foldedWords(m_box->text());
    m_list->clear();
    struct Found {
        int distance, used;
        ActionId id;
    };
    QList<Found> found;
    for (int i = 0; i < int(ActionId::Count); ++i) {
        const ActionId id = ActionId(i);
        QAction &action = m_actions[id];
        if (id == ActionId::CommandPalette)
            continue;
        const QString text = fold(QString(Actions::groupOf(id) + u' ' + action.text() + u' '
                                          + action.property(kOtherWords).toString()));
        const bool matches = std::all_of(wanted.begin(), wanted.end(),
                                         [&](const QString &word) { return text.contains(word); });
        if (matches)
            found.append({distance(action, wanted), timesUsed(id), id});
    }
    std::stable_sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
        return a.distance != b.distance ? a.distance < b.distance : a.used > b.used;
    });
    for (const Found &each : std::as_const(found)) {
        const ActionId id = each.id;
        const QAction &action = m_actions[id];
        auto *item = new QListWidgetItem(action.icon(), action.text(), m_list);
        item->setData(Qt::UserRole, int(id));
        item->setData(kKeysRole, keysText(action));
        if (!action.isEnabled())
            item->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(0);
    m_list->setVisible(!found.isEmpty());
    m_none->setVisible(found.isEmpty());
    // Height of the content, at most that of the window.
    const int below =
        found.isEmpty() ? m_none->sizeHint().height() : m_list->count() * m_list->sizeHintForRow(0);
    const int tall = m_box->sizeHint().height() + below + 4 * Space::S;
    resize(width(),
           qBound(m_box->sizeHint().height() + 2 * Space::S, tall,
                  qMin(420, parentWidget()->height() - 4 * Space::XL)));
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    leave();
    if (!item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const ActionId id = ActionId(item->data(Qt::UserRole).toInt());
    m_settings.setValue(usedKey(id), timesUsed(id) + 1);
    m_actions[id].trigger();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        // If new content has taken the focus, FocusGuard returns it.
        if (static_cast<QFocusEvent *>(event)->reason() != Qt::OtherFocusReason)
            hide();
    } else if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // typed letters must not trigger shortcuts
        return true;
    } else if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Escape:
            leave();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            run();
            return true;
        case Qt::Key_Down:
            m_list->setCurrentRow(qMin(m_list->currentRow() + 1, m_list->count() - 1));
            return true;
        case Qt::Key_Up:
            m_list->setCurrentRow(qMax(m_list->currentRow() - 1, 0));
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace lectern
