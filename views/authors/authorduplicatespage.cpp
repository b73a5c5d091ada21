#include "authorduplicatespage.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString reason(const LikelyPair &pair)
{
    QString text = pair.likeness == NameLikeness::Same ? AuthorDuplicatesPage::tr("same name")
        : pair.likeness == NameLikeness::SameWords
        ? AuthorDuplicatesPage::tr("same words in the name")
        : AuthorDuplicatesPage::tr("one name can be an abbreviation of the other");
    if (pair.sharedCoauthors == 1)
        text += AuthorDuplicatesPage::tr(", 1 shared co-author");
    else if (pair.sharedCoauthors > 1)
        text += AuthorDuplicatesPage::tr(", %1 shared co-authors").arg(numberText(pair.sharedCoauthors));
    return text;
}

} // namespace

AuthorDuplicatesPage::AuthorDuplicatesPage(QWidget *parent) : Page(parent), m_tree(new QTreeWidget(this))
{
    setObjectName(u"whoIsWhoPage"_s);
    setHeading(tr("Duplicate authors"), {});
    m_sideBySide = addButton(u"users"_s, tr("Compare (C)"), "pairBeside");
    m_different = addButton(u"x"_s, tr("Different people (D)"), "pairDifferent");
    m_same = addButton(u"check"_s, tr("Same person (S)"), "pairSame");
    setNames(m_tree, u"pairTree"_s, tr("Pairs of authors"));
    m_tree->setHeaderLabels({tr("Author"), tr("Possible duplicate"), tr("Reason")});
    m_tree->header()->setDefaultSectionSize(220); // until pairs are shown
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // keeps the selected row in place
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setFocusPolicy(Qt::NoFocus);
    m_tree->installEventFilter(this);
    setBody(asPageRows(m_tree, this));
    setFocusProxy(m_tree);
    connect(m_same, &QPushButton::clicked, this, [this] { decide(true); });
    connect(m_different, &QPushButton::clicked, this, [this] { decide(false); });
    connect(m_sideBySide, &QPushButton::clicked, this, &AuthorDuplicatesPage::compare);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &AuthorDuplicatesPage::showCurrent);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *, int clicked) {
        if (const auto chosen = current()) {
            const AuthorListRow &author = clicked == 1 ? chosen->pair.other : chosen->pair.one;
            emit authorChosen(author.id, author.name);
        }
    });
    showCurrent();
}

void AuthorDuplicatesPage::begin()
{
    m_tree->clear();
    m_pairs = {};
    m_outdated.reset();
    forgetLeft();
    setLine(tr("Comparing all names; this takes a few seconds in a large library…"));
    m_tree->setFocus();
}

void AuthorDuplicatesPage::showProgress(double part)
{
    if (m_tree->topLevelItemCount() == 0) // background updates do not show progress
        setLine(tr("Comparing all names: %1 %").arg(qRound(part * 100)));
}

void AuthorDuplicatesPage::setWritable(bool writable)
{
    m_writable = writable;
    showCurrent();
}

void AuthorDuplicatesPage::add(QTreeWidgetItem *group, const AuthorPair &pair, const QString &why)
{
    auto *item = new QTreeWidgetItem(group, {authorText(pair.one), authorText(pair.other), why});
    item->setData(0, Qt::AccessibleTextRole,
                  tr("%1, and %2; %3").arg(authorText(pair.one), authorText(pair.other), why));
}

AuthorDuplicatesPage::Key AuthorDuplicatesPage::keyOf(const AuthorPair &pair)
{
    return {qint64(qMin(pair.one.id, pair.other.id)), qint64(qMax(pair.one.id, pair.other.id))};
}

QTreeWidgetItem *AuthorDuplicatesPage::itemOf(const Key &key, bool decided) const
{
    const QList<AuthorPair> &pairs = decided ? m_pairs.apart : m_pairs.likely;
    QTreeWidgetItem *group = m_tree->topLevelItem(decided ? 1 : 0);
    for (qsizetype i = 0; group && i < qMin<qsizetype>(pairs.size(), group->childCount()); ++i)
        if (keyOf(pairs[i]) == key)
            return group->child(int(i));
    return nullptr;
}

QList<AuthorPair> AuthorDuplicatesPage::followed(const QList<AuthorPair> &shown,
                                                 const QList<AuthorPair> &answer, const QSet<Key> &left,
                                                 const std::optional<Key> &chosen)
{
    QHash<Key, AuthorPair> present;
    for (const AuthorPair &pair : answer)
        if (!left.contains(keyOf(pair)) && !m_merged.contains(pair.one.id)
            && !m_merged.contains(pair.other.id))
            present.insert(keyOf(pair), pair);
    QList<AuthorPair> pairs;
    QSet<Key> known;
    for (const AuthorPair &pair : shown) {
        const Key key = keyOf(pair);
        if (present.contains(key))
            pairs.append(present.value(key));
        else if (chosen == key)
            pairs.append(pair); // the selected pair is kept until the user moves on
        else
            continue;
        known.insert(key);
    }
    // New pairs are inserted after their predecessor in the result.
    qsizetype place = 0;
    for (const AuthorPair &pair : answer) {
        const Key key = keyOf(pair);
        if (!present.contains(key))
            continue;
        if (!known.contains(key)) {
            pairs.insert(place++, pair);
            continue;
        }
        for (qsizetype i = 0; i < pairs.size(); ++i)
            if (keyOf(pairs[i]) == key)
                place = i + 1;
    }
    return pairs;
}

void AuthorDuplicatesPage::showPairs(const AuthorDuplicates &pairs)
{
    const auto chosen = current();
    std::optional<Key> key;
    if (chosen)
        key = keyOf(chosen->pair);
    const bool first = m_tree->topLevelItemCount() == 0;
    const auto has = [&](const QList<AuthorPair> &list) {
        return std::any_of(list.cbegin(), list.cend(),
                           [&](const AuthorPair &pair) { return keyOf(pair) == key; });
    };
    m_outdated.reset();
    if (chosen && !has(chosen->decided ? pairs.apart : pairs.likely))
        m_outdated = key;
    const auto here = [&](bool decided) { return chosen && chosen->decided == decided ? key : std::nullopt; };
    AuthorDuplicates next;
    next.more = pairs.more;
    next.likely = followed(m_pairs.likely, pairs.likely, m_leftLikely, here(false));
    next.apart = followed(m_pairs.apart, pairs.apart, m_leftApart, here(true));
    const QTreeWidgetItem *before = m_tree->currentItem();
    const bool hadPlace = before != nullptr;
    const int y = before ? m_tree->visualItemRect(before).top() : 0;
    const int heading = before && !before->parent() ? m_tree->indexOfTopLevelItem(m_tree->currentItem()) : -1;
    m_pairs = next;
    fill();
    if (first)
        for (const int part : {0, 1})
            m_tree->setColumnWidth(part, qMax(220, width() * 3 / 10));
    QTreeWidgetItem *item = key ? itemOf(*key, chosen->decided) : nullptr;
    if (heading >= 0)
        item = m_tree->topLevelItem(heading);
    for (int group = 0; !item && group < m_tree->topLevelItemCount(); ++group)
        item = m_tree->topLevelItem(group)->child(0);
    if (item) {
        const QSignalBlocker quiet(m_tree);
        m_tree->doItemsLayout();
        m_tree->setCurrentItem(item);
        if (hadPlace)
            m_tree->verticalScrollBar()->setValue(m_tree->verticalScrollBar()->value()
                                                  + m_tree->visualItemRect(item).top() - y);
    }
    setLine(pairs.more
                ? tr("The %1 most certain pairs. Decisions are saved and can be undone.")
                      .arg(numberText(m_pairs.likely.size()))
                : tr("Decisions are saved; Undo reverts them. Lectern never merges authors automatically."));
    showCurrent();
}

// Creates the rows of m_pairs.
void AuthorDuplicatesPage::fill()
{
    const QSignalBlocker quiet(m_tree);
    m_tree->clear();
    const auto heading = [this](const QString &text) {
        auto *item = new QTreeWidgetItem(m_tree, {text});
        item->setFirstColumnSpanned(true);
        item->setFlags(Qt::ItemIsEnabled);
        QFont font = item->font(0);
        font.setWeight(QFont::DemiBold);
        item->setFont(0, font);
        return item;
    };
    QTreeWidgetItem *likely =
        heading(m_pairs.likely.isEmpty() ? tr("No pairs left to decide") : tr("Possible duplicates"));
    for (const AuthorPair &pair : std::as_const(m_pairs.likely))
        add(likely, pair, reason(pair.likely));
    if (!m_pairs.apart.isEmpty()) {
        QTreeWidgetItem *apart = heading(tr("Different people"));
        for (const AuthorPair &pair : std::as_const(m_pairs.apart))
            add(apart, pair, tr("decided"));
    }
    m_tree->expandAll();
}

void AuthorDuplicatesPage::forgetLeft()
{
    m_leftLikely.clear();
    m_leftApart.clear();
    m_merged.clear();
}

// Removes the pair, and after a merge all pairs with the removed author; selects the next one.
void AuthorDuplicatesPage::leave(const Chosen &chosen, std::optional<AuthorId> gone)
{
    const Key key = keyOf(chosen.pair);
    (chosen.decided ? m_leftApart : m_leftLikely).insert(key);
    (chosen.decided ? m_leftLikely : m_leftApart).remove(key);
    if (gone)
        m_merged.insert(*gone);
    QTreeWidgetItem *group = m_tree->topLevelItem(chosen.decided ? 1 : 0);
    const int row = group->indexOfChild(m_tree->currentItem());
    int at = row;
    const QSignalBlocker quiet(m_tree);
    for (int part = 0; part < m_tree->topLevelItemCount(); ++part) {
        QList<AuthorPair> &pairs = part == 1 ? m_pairs.apart : m_pairs.likely;
        for (int i = int(pairs.size()) - 1; i >= 0; --i) {
            const AuthorPair pair = pairs[i];
            if (keyOf(pair) != key && !m_merged.contains(pair.one.id) && !m_merged.contains(pair.other.id))
                continue;
            pairs.removeAt(i);
            delete m_tree->topLevelItem(part)->takeChild(i);
            at -= m_tree->topLevelItem(part) == group && i < row ? 1 : 0;
        }
    }
    if (m_pairs.likely.isEmpty())
        m_tree->topLevelItem(0)->setText(0, tr("No pairs left to decide"));
    m_outdated.reset();
    if (group->childCount() > 0)
        m_tree->setCurrentItem(group->child(qBound(0, at, group->childCount() - 1)));
    else
        m_tree->setCurrentItem(nullptr);
}

std::optional<AuthorDuplicatesPage::Chosen> AuthorDuplicatesPage::current() const
{
    QTreeWidgetItem *item = m_tree->currentItem();
    if (!item || !item->parent())
        return {};
    const bool decided = m_tree->indexOfTopLevelItem(item->parent()) == 1;
    const QList<AuthorPair> &pairs = decided ? m_pairs.apart : m_pairs.likely;
    const int row = item->parent()->indexOfChild(item);
    if (row >= pairs.size())
        return {};
    return Chosen{pairs[row], decided};
}

void AuthorDuplicatesPage::compare()
{
    if (const auto chosen = current(); chosen && m_sideBySide->isEnabled())
        emit sideBySideRequested(chosen->pair.one.id, chosen->pair.other.id);
}

void AuthorDuplicatesPage::decide(bool same, AuthorId stays)
{
    const auto chosen = current();
    if (!chosen || !m_writable || m_outdated == keyOf(chosen->pair))
        return;
    const AuthorListRow &one = chosen->pair.one, &other = chosen->pair.other;
    const bool named = stays == one.id || stays == other.id;
    if (!named) // the author with more papers
        stays = one.papers >= other.papers ? one.id : other.id;
    const AuthorId from = stays == one.id ? other.id : one.id;
    leave(*chosen, same ? std::optional(from) : std::nullopt);
    showCurrent();
    if (same)
        emit sameChosen(from, stays, named);
    else if (chosen->decided)
        emit undecideChosen(one.id, other.id);
    else
        emit differentChosen(one.id, other.id);
}

void AuthorDuplicatesPage::showCurrent()
{
    const auto chosen = current();
    if (m_outdated && (!chosen || m_outdated != keyOf(chosen->pair)))
        m_outdated.reset();
    const bool open = m_writable && chosen && !m_outdated;
    m_same->setEnabled(open);
    m_different->setEnabled(open);
    m_sideBySide->setEnabled(open && !chosen->decided);
    m_different->setText(chosen && chosen->decided ? tr("Reset decision (D)") : tr("Different people (D)"));
}

bool AuthorDuplicatesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool letter = !key->text().isEmpty() && key->text().front().isLetter()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (key->isAutoRepeat() && letter) // holding a key decides only one pair
        return true;
    if (key->key() == Qt::Key_S && letter) {
        decide(true);
    } else if (key->key() == Qt::Key_D && letter) {
        decide(false);
    } else if (key->key() == Qt::Key_C && letter) {
        compare();
    } else if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (const auto chosen = current())
            emit authorChosen(chosen->pair.one.id, chosen->pair.one.name);
    } else if (!letter) {
        return Page::eventFilter(watched, event);
    }
    return true;
}

} // namespace lectern
