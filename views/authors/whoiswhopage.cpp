#include "whoiswhopage.h"

#include "models/items/text/display.h"
#include "views/look/colors.h"
#include "views/parts/pagerows.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString reason(const LikelyPair &pair)
{
    QString text = pair.likeness == NameLikeness::Same ? WhoIsWhoPage::tr("the same name")
        : pair.likeness == NameLikeness::SameWords
        ? WhoIsWhoPage::tr("the same words in the name")
        : WhoIsWhoPage::tr("one name can be written for the other");
    if (pair.sharedCoauthors == 1)
        text += WhoIsWhoPage::tr(", 1 co-author in common");
    else if (pair.sharedCoauthors > 1)
        text += WhoIsWhoPage::tr(", %1 co-authors in common").arg(numberText(pair.sharedCoauthors));
    return text;
}

} // namespace

WhoIsWhoPage::WhoIsWhoPage(QWidget *parent) : Page(parent), m_tree(new QTreeWidget(this))
{
    setObjectName(u"whoIsWhoPage"_s);
    setHeading(tr("Who is who"), {});
    m_different = addButton(u"x"_s, tr("Different people (D)"), "pairDifferent");
    m_same = addButton(u"check"_s, tr("The same person (S)"), "pairSame");
    m_tree->setObjectName(u"pairTree"_s);
    m_tree->setAccessibleName(tr("Pairs of authors"));
    m_tree->setHeaderLabels({tr("Author"), tr("may be"), tr("because of")});
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setFocusPolicy(Qt::NoFocus);
    m_tree->installEventFilter(this);
    setBody(asPageRows(m_tree, this));
    setFocusProxy(m_tree);
    connect(m_same, &QPushButton::clicked, this, [this] { decide(true); });
    connect(m_different, &QPushButton::clicked, this, [this] { decide(false); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &WhoIsWhoPage::showCurrent);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *, int clicked) {
        if (const auto chosen = current()) {
            const AuthorListRow &author = clicked == 1 ? chosen->pair.other : chosen->pair.one;
            emit authorChosen(author.id, author.name);
        }
    });
    showCurrent();
}

void WhoIsWhoPage::begin()
{
    m_tree->clear();
    m_pairs = {};
    setLine(tr("Comparing all names. In a large library this takes a few seconds…"));
    m_tree->setFocus();
}

void WhoIsWhoPage::setWritable(bool writable)
{
    m_writable = writable;
    showCurrent();
}

void WhoIsWhoPage::add(QTreeWidgetItem *group, const AuthorPair &pair, const QString &why)
{
    auto *item = new QTreeWidgetItem(group, {authorText(pair.one), authorText(pair.other), why});
    item->setData(0, Qt::AccessibleTextRole,
                  tr("%1, and %2; %3").arg(authorText(pair.one), authorText(pair.other), why));
}

void WhoIsWhoPage::showPairs(const WhoIsWho &pairs)
{
    // The next pair comes where the decided one was.
    const QTreeWidgetItem *before = m_tree->currentItem();
    const int group = before && before->parent() ? m_tree->indexOfTopLevelItem(before->parent()) : 0;
    const int row = before && before->parent() ? before->parent()->indexOfChild(m_tree->currentItem()) : 0;
    const bool first = m_tree->topLevelItemCount() == 0;
    m_pairs = pairs;
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
        heading(pairs.likely.isEmpty() ? tr("No pair is left to be decided") : tr("May be one person"));
    for (const AuthorPair &pair : pairs.likely)
        add(likely, pair, reason(pair.likely));
    if (!pairs.apart.isEmpty()) {
        QTreeWidgetItem *apart = heading(tr("Told apart"));
        for (const AuthorPair &pair : pairs.apart)
            add(apart, pair, tr("decided"));
    }
    m_tree->expandAll();
    if (first)
        for (const int part : {0, 1})
            m_tree->setColumnWidth(part, qMax(220, width() * 3 / 10));
    QTreeWidgetItem *place = m_tree->topLevelItem(qMin(group, m_tree->topLevelItemCount() - 1));
    if (place->childCount() == 0 && !pairs.apart.isEmpty())
        place = m_tree->topLevelItem(1);
    if (place->childCount() > 0)
        m_tree->setCurrentItem(place->child(qBound(0, row, place->childCount() - 1)));
    setLine(
        pairs.more
            ? tr("The %1 surest pairs. What you decide is remembered and can be undone.")
                  .arg(numberText(pairs.likely.size()))
            : tr("Decided once and remembered; Ctrl+Z takes it back. Lectern itself never merges anybody."));
    showCurrent();
}

std::optional<WhoIsWhoPage::Chosen> WhoIsWhoPage::current() const
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

void WhoIsWhoPage::decide(bool same)
{
    const auto chosen = current();
    if (!chosen || !m_writable)
        return;
    const AuthorListRow &one = chosen->pair.one, &other = chosen->pair.other;
    if (same) // into the one who has more
        one.papers >= other.papers ? emit sameChosen(other.id, one.id) : emit sameChosen(one.id, other.id);
    else if (chosen->decided)
        emit undecideChosen(one.id, other.id);
    else
        emit differentChosen(one.id, other.id);
}

void WhoIsWhoPage::showCurrent()
{
    const auto chosen = current();
    m_same->setEnabled(m_writable && chosen);
    m_different->setEnabled(m_writable && chosen);
    m_different->setText(chosen && chosen->decided ? tr("Undecided again (D)") : tr("Different people (D)"));
}

bool WhoIsWhoPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool letter = !key->text().isEmpty() && key->text().front().isLetter()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (key->key() == Qt::Key_S && letter) {
        decide(true);
    } else if (key->key() == Qt::Key_D && letter) {
        decide(false);
    } else if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (const auto chosen = current())
            emit authorChosen(chosen->pair.one.id, chosen->pair.one.name);
    } else if (!letter) {
        return Page::eventFilter(watched, event);
    }
    return true;
}

} // namespace lectern
