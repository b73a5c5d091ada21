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

namespace lectern
{

using namespace Qt::StringLiterals;

struct SortName {
    SortOrder::Key key;
    const char *text;
};
static const SortName kSorts[] = {
    {SortOrder::Key::Newest, QT_TRANSLATE_NOOP("Sort", "Newest")},
    {SortOrder::Key::Oldest, QT_TRANSLATE_NOOP("Sort", "Oldest")},
    {SortOrder::Key::Relevance, QT_TRANSLATE_NOOP("Sort", "Relevance")},
    {SortOrder::Key::Score, QT_TRANSLATE_NOOP("Sort", "Score")},
    {SortOrder::Key::Title, QT_TRANSLATE_NOOP("Sort", "Title")},
    {SortOrder::Key::Authors, QT_TRANSLATE_NOOP("Sort", "Authors")},
    {SortOrder::Key::Category, QT_TRANSLATE_NOOP("Sort", "Category")},
    {SortOrder::Key::Citations, QT_TRANSLATE_NOOP("Sort", "Citations")},
    {SortOrder::Key::Added, QT_TRANSLATE_NOOP("Sort", "Added")},
    {SortOrder::Key::Code, QT_TRANSLATE_NOOP("Sort", "Code")},
    {SortOrder::Key::Bookmarked, QT_TRANSLATE_NOOP("Sort", "Bookmarked first")},
    {SortOrder::Key::Unread, QT_TRANSLATE_NOOP("Sort", "Unread first")},
    {SortOrder::Key::Rating, QT_TRANSLATE_NOOP("Sort", "Rating")},
    {SortOrder::Key::ListOrder, QT_TRANSLATE_NOOP("Sort", "List order")},
    {SortOrder::Key::Opened, QT_TRANSLATE_NOOP("Sort", "Last opened")},
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

FilterBar::FilterBar(QWidget *parent) : QWidget(parent), m_popup(new FilterPopup(this))
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
    m_filters = textButton(u"sliders-horizontal"_s, tr("Filters"), this);
    m_filters->setText(tr("Filters"));
    m_filters->setObjectName(u"filterButton"_s);
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
    addWidgets(top, {m_sort, m_filters});
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
    for (const SortName &sort : kSorts) {
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
    connect(m_filters, &QToolButton::clicked, this, &FilterBar::openFilters);
    connect(m_popup, &FilterPopup::conditionSet, this, &FilterBar::conditionSet);
    connect(m_popup, &FilterPopup::conditionCleared, this, &FilterBar::conditionCleared);
    connect(m_popup, &FilterPopup::cleared, this, &FilterBar::cleared);
    // While the popup was open it had grabbed the mouse, so the button did not receive the leave event.
    connect(m_popup, &FilterPopup::closed, m_filters, [this] {
        m_filters->setDown(false);
        m_filters->setAttribute(Qt::WA_UnderMouse,
                                m_filters->rect().contains(m_filters->mapFromGlobal(QCursor::pos())));
        m_filters->update();
    });
}

void FilterBar::openFilters()
{
    m_popup->show(m_query);
    m_popup->openBelow(m_filters);
}

void FilterBar::showCounts(int matching, const Counts &counts)
{
    QString text = matching == counts.papers
        ? papersText(matching)
        : tr("%1 of %2").arg(numberText(matching), numberText(counts.papers));
    m_count->setText(text);
    m_count->setToolTip(tr("%1 unread in the library").arg(numberText(counts.unread)));
}

void FilterBar::showQuery(const QueryState &query)
{
    const bool sameChips = query.scope == m_query.scope && query.conditions == m_query.conditions;
    m_query = query;
    if (!sameChips)
        showChips();
    showSort();
    m_popup->show(query);
    showComment();
}

void FilterBar::showCorrection(const ResultSet &result)
{
    m_said = deviationText(result);
    showComment();
}

void FilterBar::showWidened(const QList<WordSubstitution> &words)
{
    QStringList others;
    for (const WordSubstitution &word : words)
        others += word.used;
    others.removeDuplicates();
    m_widened->setVisible(!others.isEmpty());
    if (others.isEmpty())
        return;
    const QString first = others.first();
    m_widened->setText(others.size() == 1
                           ? tr("also “%1”").arg(first)
                           : tr("also “%1” and %2 more").arg(first, QString::number(others.size() - 1)));
    m_widened->setToolTip(
        tr("Also found: %1. Click to search only for the words as typed.").arg(others.join(u", ")));
    m_widened->setAccessibleName(
        tr("Also found in other spellings: %1. Search only for the words as typed.").arg(others.join(u", ")));
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
            m_filters->setFocus();
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
