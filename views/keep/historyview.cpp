#include "historyview.h"

#include "models/items/text/display.h"
#include "models/items/text/edittext.h"
#include "views/look/colors.h"
#include "views/look/icons.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

HistoryView::HistoryView(QWidget *parent)
    : ListPage(
        tr("History of changes"),
        tr("What was done in this library, the last first. Undoing down to a change takes it back and all "
           "that came after it; what is undone can be done again until something new is done."),
        parent),
      m_step(addButton(u"undo-2"_s, tr("Undo down to here"), "historyStep")), m_days(new QComboBox(this)),
      m_entries(new QComboBox(this))
{
    setObjectName(u"historyView"_s);
    tree().setHeaderLabels({tr("When"), tr("What"), {}});
    tree().header()->setStretchLastSection(false);
    tree().header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    tree().header()->setSectionResizeMode(1, QHeaderView::Stretch);
    tree().header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    const auto choice = [this](QComboBox *box, const QString &name, const QString &label) {
        box->setObjectName(name);
        box->setAccessibleName(label);
        auto *text = new QLabel(label, this);
        text->setBuddy(box);
        addBelow(text);
        addBelow(box);
        connect(box, &QComboBox::activated, this, [this] {
            emit limitsChosen({m_entries->currentData().toInt(), m_days->currentData().toInt()});
        });
    };
    choice(m_days, u"historyDays"_s, tr("Keep changes of the last"));
    choice(m_entries, u"historyEntries"_s, tr("and at most"));
    for (const auto &[days, text] : {std::pair(30, tr("month")), std::pair(90, tr("3 months")),
                                     std::pair(365, tr("year")), std::pair(3650, tr("10 years"))})
        m_days->addItem(text, days);
    for (const int entries : {100, 1000, 10'000, 100'000})
        m_entries->addItem(tr("%1 changes").arg(numberText(entries)), entries);
    connect(&tree(), &QTreeWidget::currentItemChanged, this, &HistoryView::showCurrent);
    connect(&tree(), &QTreeWidget::itemActivated, this, &HistoryView::step);
    connect(m_step, &QPushButton::clicked, this, &HistoryView::step);
    showCurrent();
}

static QString whenText(const QDateTime &at)
{
    const QDateTime local = at.toLocalTime();
    return dayText(local.date()) + u", "_s + local.toString(u"HH:mm"_s);
}

void HistoryView::showHistory(const QList<Edit> &history, const EditLimits &limits, bool writable)
{
    const int before = tree().indexOfTopLevelItem(tree().currentItem());
    const EditId chosen = before >= 0 && before < m_history.size() ? m_history[before].id : EditId::None;
    m_history = history;
    m_writable = writable;
    {
        const QSignalBlocker quiet(&tree());
        tree().clear();
        for (const Edit &edit : history) {
            auto *item = new QTreeWidgetItem(
                &tree(), {whenText(edit.at), editText(edit), edit.undone ? tr("undone") : QString()});
            item->setToolTip(1, tipText(editText(edit)));
            item->setData(
                0, Qt::AccessibleTextRole,
                tr("%1, %2%3").arg(item->text(0), item->text(1), edit.undone ? tr(", undone") : QString()));
            if (edit.undone)
                for (int column = 0; column < 3; ++column)
                    item->setForeground(column, palette().placeholderText());
        }
        int current = history.isEmpty() ? -1 : 0;
        for (int row = 0; row < history.size(); ++row)
            if (history[row].id == chosen)
                current = row;
        if (current >= 0)
            tree().setCurrentItem(tree().topLevelItem(current));
    }
    showLimits(limits);
    showList(!history.isEmpty(), tr("Nothing has been changed in this library yet."));
    showCurrent();
}

void HistoryView::showLimits(const EditLimits &limits)
{
    // The nearest choice that keeps at least as much.
    const auto show = [](QComboBox *box, int value) {
        int row = 0;
        while (row + 1 < box->count() && box->itemData(row).toInt() < value)
            ++row;
        box->setCurrentIndex(row);
        return box;
    };
    show(m_days, limits.days)->setEnabled(m_writable);
    show(m_entries, limits.entries)->setEnabled(m_writable);
}

void HistoryView::showCurrent()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    const bool any = row >= 0 && row < m_history.size();
    const bool redo = any && m_history[row].undone;
    m_step->setText(redo ? tr("Redo up to here") : tr("Undo down to here"));
    m_step->setIcon(icon(redo ? u"redo-2"_s : u"undo-2"_s));
    m_step->setEnabled(any && m_writable);
}

void HistoryView::step()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    if (row >= 0 && row < m_history.size() && m_writable)
        emit stepAsked(m_history[row].id, !m_history[row].undone);
}

} // namespace lectern
