#include "keyspage.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/notices.h"

#include <QAccessible>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kIdRole = Qt::UserRole, kFoldedRole = Qt::UserRole + 1, kKeysRole = Qt::UserRole + 2;
static constexpr int kNameColumn = 0, kKeysColumn = 1, kOwnColumn = 2;

KeysPage::KeysPage(const Actions &actions, KeyBindings &bindings, Notices &notices, QWidget *parent)
    : Page(parent), m_actions(actions), m_bindings(bindings), m_notices(notices), m_find(new QLineEdit(this)),
      m_findKey(new KeyField(u"keysFindKey"_s, tr("Find by key"), this)), m_preset(new QComboBox(this)),
      m_resetAll(addButton(u"undo-2"_s, tr("Reset all"), "keysResetAll"))
{
    setObjectName(u"keysPage"_s);
    setHeading(tr("Keyboard shortcuts"), tr("Return adds a shortcut, Delete removes the last one."));
    makeControls();
    setBody(makeBody());
    fill();
    showKeys();
    connect(&m_bindings, &KeyBindings::changed, this, &KeysPage::showKeys);
}

void KeysPage::makeControls()
{
    m_find->setObjectName(u"keysFind"_s);
    m_find->setPlaceholderText(tr("Find by name"));
    m_find->setAccessibleName(tr("Find commands by name"));
    m_find->setClearButtonEnabled(true);
    m_findKey->setAccessibleName(tr("Find commands by pressing a key; Escape clears it"));
    m_findKey->setAcceptsTypingKeys(true);
    setNames(m_preset, u"keysPreset"_s, tr("Keyboard shortcut scheme"));
    for (const KeyPreset &preset : keyPresets())
        m_preset->addItem(preset.title(), QString::fromLatin1(preset.name));
    for (QWidget *control : {static_cast<QWidget *>(m_preset), static_cast<QWidget *>(m_find),
                             static_cast<QWidget *>(m_findKey)}) {
        control->setMinimumWidth(fontMetrics().averageCharWidth() * 28);
        addControl(control);
    }
    connect(m_find, &QLineEdit::textChanged, this, &KeysPage::find);
    connect(m_findKey, &KeyField::keySequenceChanged, this, &KeysPage::find);
    connect(m_findKey, &KeyField::left, this, [this] {
        m_findKey->setKeySequence({});
        grabInitialFocus();
    });
    connect(m_findKey, &KeyField::accepted, this, &KeysPage::grabInitialFocus);
    connect(m_find, &QLineEdit::returnPressed, this, &KeysPage::grabInitialFocus);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        change(tr("All shortcuts reset to “%1”.").arg(m_preset->currentText()),
               [this] { m_bindings.resetAll(); });
    });
    connect(m_preset, &QComboBox::activated, this, [this] {
        const QString name = m_preset->currentData().toString();
        if (name != m_bindings.preset())
            change(tr("Keyboard shortcut scheme set to “%1”.").arg(m_preset->currentText()),
                   [this, name] { m_bindings.choosePreset(name); });
    });
}

QWidget *KeysPage::makeBody()
{
    auto *body = new QWidget(this);
    QVBoxLayout *column = tightColumn(body);
    m_none = new QLabel(body);
    styleLabel(m_none, Label::Muted);
    m_none->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    m_none->hide();
    m_tree = new QTreeWidget(body);
    setNames(m_tree, u"keysTree"_s, tr("Commands and keyboard shortcuts"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setColumnCount(3);
    m_tree->setHeaderLabels({tr("Command"), tr("Keyboard shortcuts"), {}});
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(Space::M);
    m_tree->setItemsExpandable(false);
    for (const int section : {kNameColumn, kKeysColumn})
        m_tree->header()->setSectionResizeMode(section, QHeaderView::ResizeToContents);
    m_tree->header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 14);
    m_tree->installEventFilter(this);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        m_new->setKeySequence({});
        showCurrent();
    });
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this] { m_new->setFocus(); });
    column->addWidget(m_none);
    auto *row = new QHBoxLayout; // a row, so that the text is aligned with the heading
    row->setContentsMargins(Space::M, 0, 0, 0);
    row->addWidget(m_tree);
    column->addLayout(row, 1);
    column->addWidget(makeEditor(body));
    body->setFocusProxy(m_tree);
    return body;
}

// Creates the part below the list: selected command, its keys, field for a new key.
QWidget *KeysPage::makeEditor(QWidget *parent)
{
    m_editor = new QWidget(parent);
    m_editor->setBackgroundRole(QPalette::Window);
    m_editor->setAutoFillBackground(true);
    m_name = new QLabel(m_editor);
    m_name->setTextFormat(Qt::PlainText);
    setFontStyle(m_name, TextSize::Body, QFont::DemiBold);
    m_says = new QLabel(m_editor);
    m_says->setObjectName(u"keysSays"_s);
    styleLabel(m_says, Label::Wrapped);
    m_says->setMinimumHeight(
        2 * m_says->fontMetrics().lineSpacing()); // reserved, so that messages do not move the layout
    m_says->setAlignment(Qt::AlignTop);
    m_chips = new QHBoxLayout;
    m_chips->setSpacing(Space::XS);
    m_new = new KeyField(u"keysNew"_s, tr("Press new shortcut"), m_editor);
    m_add = new QPushButton(tr("Add"), m_editor);
    m_add->setObjectName(u"keysAdd"_s);
    m_reset = new QPushButton(tr("Reset"), m_editor);
    m_reset->setObjectName(u"keysReset"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(Space::S);
    row->addWidget(m_name);
    row->addLayout(m_chips);
    row->addStretch(1);
    addWidgets(row, {m_new, m_add, m_reset});
    auto *column = new QVBoxLayout(m_editor);
    column->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    column->addLayout(row);
    column->addWidget(m_says);
    connect(m_new, &KeyField::keySequenceChanged, this, &KeysPage::showClash);
    connect(m_new, &KeyField::accepted, this, &KeysPage::add);
    connect(m_new, &KeyField::left, this, [this] {
        m_new->setKeySequence({});
        grabInitialFocus();
    });
    connect(m_add, &QPushButton::clicked, this, &KeysPage::add);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const ActionId id = current();
        if (id != ActionId::Count)
            change(tr("Shortcuts of “%1” reset.").arg(nameOf(id)), [this, id] { m_bindings.reset(id); });
    });
    return m_editor;
}

QString KeysPage::nameOf(ActionId id)
{
    // The action's text may change with the state (undo, watch), so use the table.
    return QCoreApplication::translate("lectern", Actions::specs()[int(id)].text);
}

void KeysPage::fill()
{
    for (int i = 0; i < int(ActionId::Count); ++i)
        addRow(Actions::groupOf(ActionId(i)), nameOf(ActionId(i)))->setData(kNameColumn, kIdRole, i);
    for (const ViewKeys &each : viewKeys()) {
        QTreeWidgetItem *item = addRow(each.viewTitle(), each.whatText());
        item->setData(kNameColumn, kIdRole, int(ActionId::Count));
        item->setText(kKeysColumn, each.keysText());
        item->setText(kOwnColumn, tr("fixed"));
        item->setData(kNameColumn, kKeysRole, QVariant::fromValue(Actions::keysFrom(each.keys)));
        describe(item);
    }
    m_tree->expandAll();
    m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(0));
}

// Adds a row below the heading of this group, which is added if necessary.
QTreeWidgetItem *KeysPage::addRow(const QString &group, const QString &name)
{
    QTreeWidgetItem *heading = m_tree->findItems(group, Qt::MatchExactly, kNameColumn).value(0);
    if (!heading) {
        heading = new QTreeWidgetItem(m_tree, {group});
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setData(kNameColumn, kIdRole, int(ActionId::Count));
        QFont font = heading->font(kNameColumn);
        font.setWeight(QFont::DemiBold);
        heading->setFont(kNameColumn, font);
        heading->setSizeHint(kNameColumn, {0, fontMetrics().height() + Space::L});
    }
    auto *item = new QTreeWidgetItem(heading, {name});
    item->setSizeHint(kNameColumn,
                      {fontMetrics().horizontalAdvance(name) + Space::L, fontMetrics().height() + Space::S});
    return item;
}

// Sets the searched and the accessible text.
void KeysPage::describe(QTreeWidgetItem *item)
{
    const QString name = item->text(kNameColumn), keys = item->text(kKeysColumn);
    item->setData(kNameColumn, kFoldedRole,
                  fold(QString(name + u' ' + item->parent()->text(kNameColumn) + u' ' + keys)));
    item->setData(kNameColumn, Qt::AccessibleTextRole,
                  keys.isEmpty() ? tr("%1, no shortcut").arg(name) : tr("%1: %2").arg(name, keys));
}

void KeysPage::showKeys()
{
    for (int top = 0; top < m_tree->topLevelItemCount(); ++top)
        for (int row = 0; row < m_tree->topLevelItem(top)->childCount(); ++row) {
            QTreeWidgetItem *item = m_tree->topLevelItem(top)->child(row);
            const ActionId id = ActionId(item->data(kNameColumn, kIdRole).toInt());
            if (id == ActionId::Count)
                continue;
            item->setText(kKeysColumn, keysText(m_actions[id]));
            item->setText(kOwnColumn, m_bindings.isOwn(id) ? tr("changed") : QString());
            item->setData(kNameColumn, kKeysRole, QVariant::fromValue(m_bindings.keys(id)));
            describe(item);
        }
    m_preset->setCurrentIndex(m_preset->findData(m_bindings.preset()));
    m_resetAll->setEnabled(m_bindings.hasOwn());
    find();
    showCurrent();
}

// Filters by all words of name, group and keys, and by the pressed key or its continuations.
void KeysPage::find()
{
    const QStringList words = fold(m_find->text().simplified()).split(u' ', Qt::SkipEmptyParts);
    const QKeySequence wanted = m_findKey->keySequence();
    const QString name = words.join(u' ');
    QTreeWidgetItem *firstShown = nullptr, *called = nullptr;
    for (int top = 0; top < m_tree->topLevelItemCount(); ++top) {
        QTreeWidgetItem *heading = m_tree->topLevelItem(top);
        bool any = false;
        for (int row = 0; row < heading->childCount(); ++row) {
            QTreeWidgetItem *item = heading->child(row);
            const QString text = item->data(kNameColumn, kFoldedRole).toString();
            const auto keys = item->data(kNameColumn, kKeysRole).value<KeySet>();
            const bool named = std::all_of(words.begin(), words.end(),
                                           [&](const QString &word) { return text.contains(word); });
            const bool has = wanted.isEmpty()
                || std::any_of(keys.begin(), keys.end(),
                               [&](const QKeySequence &key) { return clash(key, wanted); });
            item->setHidden(!named || !has);
            any = any || (named && has);
            if (named && has && !firstShown)
                firstShown = item;
            if (named && has && !called && fold(item->text(kNameColumn)) == name)
                called = item;
        }
        heading->setHidden(!any);
    }
    const QString pressed = wanted.toString(QKeySequence::NativeText);
    m_none->setText(pressed.isEmpty() ? tr("No matching commands.")
                                      : tr("No matching command uses %1.").arg(pressed));
    m_none->setVisible(!firstShown);
    if (called)
        m_tree->setCurrentItem(called);
    else if (firstShown && (!m_tree->currentItem() || m_tree->currentItem()->isHidden()))
        m_tree->setCurrentItem(firstShown);
    m_editor->setEnabled(current() != ActionId::Count);
}

ActionId KeysPage::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item && !item->isHidden() ? ActionId(item->data(kNameColumn, kIdRole).toInt()) : ActionId::Count;
}

void KeysPage::showCurrent()
{
    const ActionId id = current();
    clearLayout(*m_chips);
    m_editor->setEnabled(id != ActionId::Count);
    m_name->setText(id == ActionId::Count ? QString() : nameOf(id));
    if (id == ActionId::Count) {
        showMessage(tr("These keys cannot be changed."), false);
        return;
    }
    for (const QKeySequence &key : m_bindings.keys(id)) {
        const QString text = key.toString(QKeySequence::NativeText);
        auto *button = new QPushButton(u"%1  ✕"_s.arg(text), m_editor);
        setNames(button, u"keysRemove"_s, tr("Remove %1 from “%2”").arg(text, nameOf(id)));
        button->setToolTip(button->accessibleName());
        connect(button, &QPushButton::clicked, this, [this, id, key, text] {
            grabInitialFocus(); // the focused button disappears
            change(tr("%1 removed from “%2”.").arg(text, nameOf(id)),
                   [this, id, key] { m_bindings.remove(id, key); });
        });
        m_chips->addWidget(button);
    }
    m_new->setAccessibleName(tr("New shortcut for “%1”").arg(nameOf(id)));
    m_new->setAcceptsTypingKeys(Actions::scopeOf(id) == KeyScope::Reading);
    m_reset->setEnabled(m_bindings.isOwn(id));
    showClash();
}

void KeysPage::showMessage(const QString &text, bool wrong)
{
    m_says->setText(text);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     wrong ? colorsOf(palette()).danger : palette().color(QPalette::PlaceholderText));
    m_says->setPalette(colours);
    m_new->setAccessibleDescription(text);
    QAccessibleEvent event(m_new, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

// Returns the name of the menu with this mnemonic in the current language; empty if it is ambiguous.
QString KeysPage::menuOpenedBy(const QKeySequence &key) const
{
    const auto *bar = window()->findChild<QMenuBar *>();
    for (const QAction *menu : bar ? bar->actions() : QList<QAction *>())
        if (clash(QKeySequence::mnemonic(menu->text()), key))
            return QString(menu->text()).remove(u'&');
    return {};
}

// Shows conflicting commands while recording.
void KeysPage::showClash()
{
    const ActionId id = current();
    const QKeySequence key = m_new->keySequence();
    m_add->setEnabled(false);
    m_add->setText(tr("Add"));
    if (id == ActionId::Count || key.isEmpty()) {
        showMessage(
            tr("A shortcut has up to four keys in sequence; Backspace removes the last one, Return adds the "
               "shortcut."),
            false);
        return;
    }
    const QString text = key.toString(QKeySequence::NativeText);
    if (const QString refused = KeyBindings::refusal(id, key); !refused.isEmpty()) {
        showMessage(refused, true);
        return;
    }
    if (const QString menu = menuOpenedBy(key); !menu.isEmpty()) {
        showMessage(tr("%1 opens the menu “%2” when the menu bar is shown.").arg(text, menu), true);
        return;
    }
    if (m_bindings.keys(id).contains(key)) {
        showMessage(tr("%1 is already a shortcut of this command.").arg(text), false);
        return;
    }
    if (m_bindings.keys(id).size() >= KeyBindings::kMaxKeys) {
        showMessage(tr("A command can have at most %n shortcuts; remove one first.", nullptr,
                       int(KeyBindings::kMaxKeys)),
                    true);
        return;
    }
    QStringList lines;
    const QList<ActionId> others = m_bindings.clashes(id, key);
    for (const ActionId other : others)
        for (const QKeySequence &theirs : m_bindings.keys(other)) {
            const QString their = theirs.toString(QKeySequence::NativeText);
            if (theirs == key)
                lines.append(
                    tr("%1 is a shortcut of “%2” and will be removed from it.").arg(text, nameOf(other)));
            else if (clash(theirs, key))
                lines.append(theirs.count() < key.count()
                                 ? tr("It begins with %1, a shortcut of “%2”, which will be removed.")
                                       .arg(their, nameOf(other))
                                 : tr("%1, a shortcut of “%2”, begins with it and will be removed.")
                                       .arg(their, nameOf(other)));
        }
    const bool taken = !lines.isEmpty();
    if (const QStringList views = viewsWith(key[0]); !views.isEmpty())
        lines.append(tr("It keeps another meaning in: %1.").arg(QLocale().createSeparatedList(views)));
    m_add->setText(taken ? tr("Reassign") : tr("Add"));
    m_add->setEnabled(true);
    showMessage(lines.isEmpty() ? tr("%1 is available.").arg(text) : lines.join(u' '), taken);
}

void KeysPage::add()
{
    const ActionId id = current();
    const QKeySequence key = m_new->keySequence();
    if (!m_add->isEnabled() || id == ActionId::Count)
        return;
    grabInitialFocus();
    change(tr("%1 assigned to “%2”.").arg(key.toString(QKeySequence::NativeText), nameOf(id)),
           [this, id, key] { m_bindings.add(id, key); });
    m_new->setKeySequence({});
}

void KeysPage::removeLast()
{
    const ActionId id = current();
    const KeySet keys = id == ActionId::Count ? KeySet() : m_bindings.keys(id);
    if (!keys.isEmpty())
        change(tr("%1 removed from “%2”.").arg(keys.last().toString(QKeySequence::NativeText), nameOf(id)),
               [this, id, keys] { m_bindings.remove(id, keys.last()); });
}

void KeysPage::change(const QString &done, const std::function<void()> &change)
{
    const KeyBindings::State before = m_bindings.state();
    change();
    m_notices.offer(done, {{tr("Undo"), [this, before] { m_bindings.restore(before); }}});
}

bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F2:
            m_new->setFocus(Qt::TabFocusReason);
            return true;
        case Qt::Key_Delete:
            removeLast();
            return true;
        default:
            break;
        }
    }
    return Page::eventFilter(watched, event);
}

static constexpr int kMaxKeys = 4; // limit of QKeySequence

// Returns the key with its modifiers; unknown for a modifier alone. Shift is dropped if it produced the
// character, because a question mark requires Shift on some keyboards only.
static QKeyCombination pressed(const QKeyEvent &event)
{
    const int key = event.key();
    if (key == 0 || key == Qt::Key_AltGr || (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock)
        || (key >= Qt::Key_Super_L && key <= Qt::Key_Hyper_R && key != Qt::Key_Menu))
        return {};
    Qt::KeyboardModifiers held =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QChar sign = event.text().isEmpty() ? QChar() : event.text().front();
    if (sign.isPrint() && !sign.isLetter() && !sign.isSpace())
        held.setFlag(Qt::ShiftModifier, false);
    return QKeyCombination(held, Qt::Key(key));
}

// Returns the sequence with count keys: those of the given one, then the last key.
static QKeySequence sequence(const QKeySequence &keys, int count, QKeyCombination last = {})
{
    const auto at = [&](int i) {
        return i + 1 == count && last.key() != Qt::Key_unknown ? last
            : i < count                                        ? keys[uint(i)]
                                                               : QKeyCombination::fromCombined(0);
    };
    return {at(0), at(1), at(2), at(3)};
}

KeyField::KeyField(const QString &objectName, const QString &placeholder, QWidget *parent) : QLineEdit(parent)
{
    setObjectName(objectName);
    setPlaceholderText(placeholder);
    setAttribute(Qt::WA_InputMethodEnabled, false); // record keys, not characters
    setContextMenuPolicy(Qt::PreventContextMenu); // the field has no clipboard operations
}

void KeyField::setKeySequence(const QKeySequence &keys)
{
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
    emit keySequenceChanged(m_keys);
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // a key being recorded must not trigger a shortcut
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    const bool bare = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    const int count = keySequence().count();
    const bool edits = bare && !(count == 0 && m_acceptsTypingKeys);
    if (bare && event->key() == Qt::Key_Escape) {
        emit left();
    } else if (edits && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit accepted();
    } else if (edits && event->key() == Qt::Key_Backspace) {
        setKeySequence(sequence(keySequence(), qMax(0, count - 1)));
    } else if (!event->isAutoRepeat()) {
        const QKeyCombination key = pressed(*event);
        if (key.key() != Qt::Key_unknown) // a fifth key starts a new sequence
            setKeySequence(sequence(keySequence(), count < kMaxKeys ? count + 1 : 1, key));
    }
}

} // namespace lectern
