#include "filterbar.h"

#include "models/core/query/querylanguage.h"
#include "models/core/query/querytext.h"
#include "models/itemmodels/display.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"
#include "views/style/icons.h"
#include "views/style/marktext.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

struct SortName {
    SortOrder::Key key;
    const char *text;
    int group; // separated in the menu
};
static const SortName kSorts[] = {
    {SortOrder::Key::Newest, QT_TRANSLATE_NOOP("Sort", "Newest"), 0},
    {SortOrder::Key::Oldest, QT_TRANSLATE_NOOP("Sort", "Oldest"), 0},
    {SortOrder::Key::Relevance, QT_TRANSLATE_NOOP("Sort", "Relevance"), 0},
    {SortOrder::Key::ListOrder, QT_TRANSLATE_NOOP("Sort", "List order"), 0},
    {SortOrder::Key::Title, QT_TRANSLATE_NOOP("Sort", "Title"), 1},
    {SortOrder::Key::Authors, QT_TRANSLATE_NOOP("Sort", "Authors"), 1},
    {SortOrder::Key::Venue, QT_TRANSLATE_NOOP("Sort", "Venue"), 1},
    {SortOrder::Key::Category, QT_TRANSLATE_NOOP("Sort", "Category"), 1},
    {SortOrder::Key::Score, QT_TRANSLATE_NOOP("Sort", "Score"), 2},
    {SortOrder::Key::Citations, QT_TRANSLATE_NOOP("Sort", "Citations"), 2},
    {SortOrder::Key::Code, QT_TRANSLATE_NOOP("Sort", "Code first"), 2},
    {SortOrder::Key::Added, QT_TRANSLATE_NOOP("Sort", "Recently added"), 3},
    {SortOrder::Key::Opened, QT_TRANSLATE_NOOP("Sort", "Last opened"), 3},
    {SortOrder::Key::Rating, QT_TRANSLATE_NOOP("Sort", "Rating"), 3},
    {SortOrder::Key::Bookmarked, QT_TRANSLATE_NOOP("Sort", "Bookmarked first"), 3},
    {SortOrder::Key::Unread, QT_TRANSLATE_NOOP("Sort", "Unread first"), 3},
};

static QString sortText(SortOrder::Key key)
{
    for (const SortName &sort : kSorts)
        if (sort.key == key)
            return QCoreApplication::translate("Sort", sort.text);
    return {};
}

static QToolButton *textButton(const QString &iconName, const QString &accessible, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icon(iconName));
    setFlat(button, accessible);
    return button;
}

FilterBar::FilterBar(QWidget *parent) : QWidget(parent)
{
    m_count = new QLabel(this);
    m_count->setObjectName(u"countLabel"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_widened = new QToolButton(this);
    m_widened->setObjectName(u"widenedButton"_s);
    setFlat(m_widened, tr("Other spellings"));
    m_widened->setForegroundRole(QPalette::PlaceholderText);
    m_widened->hide();
    m_sort = textButton(u"arrow-up-down"_s, tr("Sort order"), this);
    m_sort->setObjectName(u"sortButton"_s);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_comment = new ShortLabel(this);
    m_comment->setObjectName(u"queryRemark"_s);
    m_comment->setForegroundRole(QPalette::BrightText);
    m_comment->hide();

    makeSortMenu();
    m_chips = new QWidget(this);
    m_chipFlow = new FlowLayout(m_chips);

    auto *top = new QHBoxLayout;
    top->setSpacing(Space::XS);
    addWidgets(top, {m_count, m_widened});
    top->addStretch(1);
    top->addWidget(m_sort);
    auto *column = spaced(new QVBoxLayout(this), {Space::L, Space::S, Space::S, Space::S}, Space::XS + 2);
    column->addLayout(top);
    addWidgets(column, {m_chips, m_comment});
    m_chips->hide();
    connectParts();
}

void FilterBar::makeSortMenu()
{
    auto *menu = new QMenu(m_sort);
    m_sortKeys = new QActionGroup(this);
    int group = 0;
    for (const SortName &sort : kSorts) {
        if (std::exchange(group, sort.group) != sort.group)
            menu->addSeparator();
        QAction *action = menu->addAction(sortText(sort.key));
        action->setCheckable(true);
        action->setData(int(sort.key));
        m_sortKeys->addAction(action);
    }
    menu->addSeparator();
    m_reversed = menu->addAction(tr("Reverse sort order"));
    m_reversed->setCheckable(true);
    m_sort->setMenu(menu);
}

void FilterBar::connectParts()
{
    connect(m_sortKeys, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit sortChosen({SortOrder::Key(action->data().toInt()), false});
    });
    connect(m_reversed, &QAction::triggered, this, [this](bool reversed) {
        emit sortChosen({m_query.order().key, reversed});
    });
    connect(m_widened, &QToolButton::clicked, this, &FilterBar::exactRequested);
}

void FilterBar::showCounts(int matching, const Counts &counts)
{
    QString text = matching == counts.papers
        ? papersText(matching)
        : tr("%1 of %2").arg(numberText(matching), numberText(counts.papers));
    m_count->setText(text);
    cutWidened();
    m_count->setToolTip(tr("%1 unread in the library").arg(numberText(counts.unread)));
}

void FilterBar::showQuery(const QueryState &query)
{
    const bool sameChips = query.scope == m_query.scope && query.conditions == m_query.conditions;
    m_query = query;
    if (!sameChips)
        showChips();
    showSort();
    showComment();
}

void FilterBar::showCorrection(const ResultSet &result)
{
    m_said = deviationText(result);
    showComment();
}

// Returns whether the word is a regular plural of the typed one, which needs no mention.
static bool isPlural(const QString &word, const QString &typed)
{
    return word == typed + u's' || word == typed + u"es"_s;
}

void FilterBar::showWidened(const QList<WordSubstitution> &words)
{
    QStringList others;
    for (const WordSubstitution &word : words)
        for (const QString &used : word.used)
            if (!isPlural(used, word.typed) && !others.contains(used))
                others.append(used);
    m_widened->setVisible(!others.isEmpty());
    if (others.isEmpty())
        return;
    const QString first = others.first();
    m_widenedText = others.size() == 1
        ? tr("also “%1”").arg(first)
        : tr("also “%1” and %2 more").arg(first, QString::number(others.size() - 1));
    cutWidened();
    m_widened->setToolTip(
        tr("Also found: %1. Click to search only for the words as typed.").arg(others.join(u", ")));
    m_widened->setAccessibleName(
        tr("Also found in other spellings: %1. Search only for the words as typed.").arg(others.join(u", ")));
}

// A button would cut its text on both sides.
void FilterBar::cutWidened()
{
    const int room =
        width() - m_count->sizeHint().width() - m_sort->sizeHint().width() - 2 * Space::L - Space::XL;
    m_widened->setText(fontMetrics().elidedText(m_widenedText, Qt::ElideRight, room));
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    cutWidened();
}

void FilterBar::showComment()
{
    const QList<QueryDiagnostic> diagnostics = m_query.diagnostics();
    const QString hint = m_said.isEmpty() ? orHint(m_query.query().root) : m_said;
    const QString diagnostic = diagnostics.isEmpty() ? hint : diagnostics.first().expected;
    // Replaced words are not an error of the user, so they have a muted colour.
    m_comment->setForegroundRole(diagnostics.isEmpty() ? QPalette::PlaceholderText : QPalette::BrightText);
    m_comment->setVisible(!diagnostic.isEmpty());
    m_comment->showText(diagnostic);
}

void FilterBar::showChips()
{
    const bool hadFocus = m_chips->isAncestorOf(focusWidget());
    clearLayout(*m_chipFlow);
    const auto add = [this](const QString &text) {
        auto *chip = new Chip(text, true, m_chips);
        m_chipFlow->addWidget(chip);
        chip->show();
        return chip;
    };
    if (m_query.scope)
        connect(add(m_query.scope->text()), &Chip::removed, this, &FilterBar::scopeCleared,
                Qt::QueuedConnection);
    for (qsizetype i = 0; i < m_query.conditions.size(); ++i)
        connect(
            add(m_query.conditions[i].text()), &Chip::removed, this, [this, i] { emit conditionRemoved(i); },
            Qt::QueuedConnection);
    m_chips->setVisible(m_chipFlow->count() > 0);
    m_chipFlow->invalidate();
    if (hadFocus) {
        if (m_chipFlow->count() > 0)
            m_chipFlow->itemAt(0)->widget()->setFocus();
        else
            m_sort->setFocus();
    }
    updateGeometry();
}

void FilterBar::setHasRead(bool has)
{
    m_hasRead = has;
    showSort();
}

void FilterBar::showSort()
{
    const SortOrder &sort = m_query.order();
    m_sort->setText(sort.reversed ? tr("%1, reversed").arg(sortText(sort.key)) : sortText(sort.key));
    m_sort->setAccessibleName(tr("Sort order: %1").arg(m_sort->text()));
    const bool inList = m_query.scope && listOf(m_query.scope->node) != ListId::None;
    for (QAction *action : m_sortKeys->actions()) {
        action->setChecked(action->data().toInt() == int(sort.key));
        if (action->data().toInt() == int(SortOrder::Key::ListOrder))
            action->setVisible(inList);
        if (action->data().toInt() == int(SortOrder::Key::Opened))
            action->setVisible(m_hasRead || sort.key == SortOrder::Key::Opened);
    }
    m_reversed->setChecked(sort.reversed);
}

} // namespace lectern
