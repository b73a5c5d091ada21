#include "facetpopup.h"

#include "facetstrip.h"
#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/style/controls.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPopupWidth = 400;
static constexpr int kSearch = -1; // value of the entry that searches for the typed text

FacetPopup::FacetPopup(QWidget *window)
    : FilteredListPopup(window, kPopupWidth), m_kinds(new QButtonGroup(this))
{
    setNames(this, u"facetPopup"_s, tr("Facets"));
    setNames(&line(), u"facetLine"_s, tr("Facets"));
    line().setMaxLength(200);
    list().setObjectName(u"facetValues"_s);
    message().setObjectName(u"facetSaid"_s);
    auto *kinds = new QHBoxLayout;
    kinds->setSpacing(1);
    for (const FacetKind kind : facetKinds()) {
        auto *button = new QToolButton(this);
        button->setText(facetName(kind));
        setNames(button, u"facetKind%1"_s.arg(int(kind)), tr("By %1").arg(facetName(kind)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        m_kinds->addButton(button, int(kind));
        kinds->addWidget(button);
    }
    kinds->addStretch(1);
    column().insertLayout(0, kinds);
    // Uses the toggled signal, because screen readers switch without a click.
    connect(m_kinds, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
        if (on && FacetKind(kind) != m_kind)
            choose(FacetKind(kind));
    });
}

void FacetPopup::setKinds(const QList<FacetKind> &kinds, const QueryState &query)
{
    m_query = query;
    for (const FacetKind kind : facetKinds())
        m_kinds->button(int(kind))->setVisible(kinds.contains(kind));
}

void FacetPopup::open(FacetKind kind, const QWidget *at)
{
    if (wasClosedByPress() && kind == m_kind)
        return;
    choose(kind);
    if (at)
        openAt(QRect(at->mapTo(window(), QPoint()), at->size()));
    else
        openAtFocus();
}

void FacetPopup::choose(FacetKind kind)
{
    m_kind = kind;
    m_values = {};
    m_isCounted = false;
    m_kinds->button(int(kind))->setChecked(true);
    line().setPlaceholderText(kind == FacetKind::Year        ? tr("Year or range: 2018-2022")
                                  : kind == FacetKind::Score ? tr("Lowest score, or range: 70-90")
                                                             : tr("Find in: %1").arg(facetName(kind)));
    line().setAccessibleName(tr("Find a value: %1").arg(facetName(kind)));
    list().setAccessibleName(facetName(kind));
    clearLine();
    emit opened(kind);
}

// Switches to the next available kind.
void FacetPopup::step(int by)
{
    const QList<QAbstractButton *> all = m_kinds->buttons();
    qsizetype at = all.indexOf(m_kinds->button(int(m_kind)));
    for (qsizetype i = 0; i < all.size(); ++i) {
        at = (at + by + all.size()) % all.size();
        if (all[at]->isVisibleTo(this))
            break;
    }
    choose(FacetKind(m_kinds->id(all[at])));
}

void FacetPopup::showValues(const FacetValues &values)
{
    if (!isVisible() || values.kind != m_kind)
        return;
    m_values = values;
    m_isCounted = true;
    fill();
}

void FacetPopup::showError(const QString &message)
{
    if (!isVisible())
        return;
    m_values = {};
    m_isCounted = true;
    fill();
    showMessage(message);
}

void FacetPopup::addEntries()
{
    const QStringList wanted = foldedWords(typed());
    const QList<FacetValue> &values = m_values.values;
    int most = 1;
    for (const FacetValue &value : values)
        most = qMax(most, value.papers);
    // If another value would replace the selected one, the counts do not apply.
    const bool isAsked = isRequested(m_kind, m_query);
    for (qsizetype i = 0; i < values.size() && !isAsked; ++i) {
        const QString text = facetText(m_kind, values[i]);
        const QString folded = foldedWords(text).join(u' ');
        if (!std::all_of(wanted.cbegin(), wanted.cend(),
                         [&](const QString &word) { return folded.contains(word); }))
            continue;
        auto *item = new QListWidgetItem(text, &list());
        item->setData(ValueRole, int(i));
        item->setData(KeyRole, text);
        item->setData(DetailRole, numberText(values[i].papers));
        item->setData(ShareRole, double(values[i].papers) / most);
        item->setToolTip(tipText(text));
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(text, papersText(values[i].papers)));
    }
    const bool isRange = m_kind == FacetKind::Year || m_kind == FacetKind::Score;
    if (!typed().isEmpty() && m_isCounted && (isRange || !m_values.isWhole) && facetSearch(m_kind, typed())) {
        const QString text = isRange ? tr("Only %1").arg(facetSearch(m_kind, typed())->text())
                                     : tr("Search all other values for “%1”").arg(typed());
        auto *item = new QListWidgetItem(text, &list());
        item->setData(ValueRole, kSearch);
    }
    showMessage(isAsked && list().count() == 0
                    ? tr("One value is already selected. Remove its condition to select another.")
                    : hint());
}

QString FacetPopup::hint() const
{
    return !m_isCounted             ? tr("Counting…")
        : m_values.values.isEmpty() ? tr("No values for these papers.")
        : list().count() == 0       ? tr("No matching values.")
        : m_values.isWhole || !typed().isEmpty()
        ? QString()
        : tr("The %1 most frequent values. Type to search for others.")
              .arg(numberText(m_values.values.size()));
}

void FacetPopup::activate(const QListWidgetItem *entry, bool)
{
    if (!entry)
        return;
    const int at = entry->data(ValueRole).toInt();
    const std::optional<Condition> condition = at == kSearch ? facetSearch(m_kind, typed())
        : at < m_values.values.size() ? std::optional(facetCondition(m_kind, m_values.values[at]))
                                      : std::nullopt;
    leave();
    if (condition)
        emit chosen(*condition);
}

void FacetPopup::hideEvent(QHideEvent *event)
{
    FilteredListPopup::hideEvent(event);
    emit closed();
}

bool FacetPopup::keyPressed(int key, Qt::KeyboardModifiers)
{
    if (key != Qt::Key_Tab && key != Qt::Key_Backtab)
        return false;
    step(key == Qt::Key_Tab ? 1 : -1);
    return true;
}

} // namespace lectern
