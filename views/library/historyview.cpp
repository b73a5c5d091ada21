#include "historyview.h"

#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/edittext.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

HistoryView::HistoryView(QWidget *parent)
    : ListPage(tr("History"),
               tr("Changes and imports in this library, newest first. Click an entry to show its papers. "
                  "“Undo to here” undoes a change and all later ones; undone changes can be redone until the "
                  "next new change."),
               parent),
      m_step(addButton(u"undo-2"_s, tr("Undo to here"), "historyStep")), m_days(new QComboBox(this)),
      m_entries(new QComboBox(this))
{
    setObjectName(u"historyView"_s);
    tree().setHeaderLabels({tr("Date"), tr("Event"), {}});
    tree().header()->setStretchLastSection(false);
    tree().header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    tree().header()->setSectionResizeMode(1, QHeaderView::Stretch);
    tree().header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    const auto choice = [this](QComboBox *box, const QString &name, const QString &label) {
        setNames(box, name, label);
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
    tree().setExpandsOnDoubleClick(false); // the first click already expands it
    connect(&tree(), &QTreeWidget::itemClicked, this, &HistoryView::open);
    connect(&tree(), &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton) // triggered by keyboard
            open(item);
    });
    connect(m_step, &QPushButton::clicked, this, &HistoryView::step);
    showCurrent();
}

// Returns the time with its day, which a list shows only once.
static QString whenText(const QDateTime &at, const QDate &shown = {})
{
    const QDateTime local = at.toLocalTime();
    const QString time = local.toString(u"HH:mm"_s);
    return local.date() == shown ? time : QString(dayText(local.date()) + u", "_s + time);
}

static QString capitalized(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

QString HistoryView::textOf(const Step &step, const History &history) const
{
    if (step.isImport())
        return tr("%1 imported, %2").arg(step.import.name, papersText(step.import.sightings));
    const QStringList titles = history.titles.value(step.edit.id);
    if (titles.isEmpty())
        return capitalized(doneText(step.edit));
    const QString first = tr("%1: %2").arg(capitalized(doneText(step.edit)), titles.first());
    // Shows the original number of papers, because one may have been merged or deleted since.
    return step.edit.papers == 1 ? first
                                 : tr("%1, and %2 more").arg(first, QString::number(step.edit.papers - 1));
}

void HistoryView::showHistory(const History &history, bool writable)
{
    const Step *before = stepOf(tree().currentItem());
    const Step chosen = before ? *before : Step();
    m_steps.clear();
    for (const Edit &edit : history.edits)
        m_steps.append({edit, {}});
    for (const SourceRow &import : history.imports)
        m_steps.append({{}, import});
    std::stable_sort(m_steps.begin(), m_steps.end(),
                     [](const Step &a, const Step &b) { return a.at() > b.at(); });
    m_writable = writable;
    {
        const QSignalBlocker quiet(&tree());
        tree().clear();
        int current = m_steps.isEmpty() ? -1 : 0;
        QDate day;
        for (int row = 0; row < m_steps.size(); ++row) {
            const Step &each = m_steps[row];
            const bool undone = !each.isImport() && each.edit.undone;
            auto *item = new QTreeWidgetItem(
                &tree(),
                {whenText(each.at(), day), textOf(each, history), undone ? tr("undone") : QString()});
            day = each.at().toLocalTime().date();
            item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
            if (each.isImport())
                item->setIcon(1, icon(u"file-down"_s, Tint::Muted));
            item->setToolTip(1, tipText(item->text(1)));
            item->setData(
                0, Qt::AccessibleTextRole,
                tr("%1, %2%3").arg(whenText(each.at()), item->text(1), undone ? tr(", undone") : QString()));
            if (undone || each.isImport())
                for (int column = 0; column < 3; ++column)
                    item->setForeground(column, palette().placeholderText());
            if (each.isImport() ? each.import.sightings > 0 : each.edit.papers > 0)
                item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
            if (each.edit.id == chosen.edit.id && each.import.id == chosen.import.id)
                current = row;
        }
        if (current >= 0)
            tree().setCurrentItem(tree().topLevelItem(current));
    }
    showLimits(history.limits);
    showList(!m_steps.isEmpty(), tr("No changes yet."));
    showCurrent();
}

const HistoryView::Step *HistoryView::stepOf(const QTreeWidgetItem *item) const
{
    if (item && item->parent())
        item = item->parent();
    const int row = item ? item->treeWidget()->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)) : -1;
    return row >= 0 && row < m_steps.size() ? &m_steps[row] : nullptr;
}

void HistoryView::open(QTreeWidgetItem *item)
{
    const Step *step = stepOf(item);
    if (!step)
        return;
    if (item->parent()) {
        if (const auto paper = PaperId(item->data(1, Qt::UserRole).toLongLong()); paper != PaperId::None)
            emit paperChosen(paper);
        return;
    }
    if (item->childCount() > 0) {
        item->setExpanded(!item->isExpanded());
        return;
    }
    if (item->childIndicatorPolicy() != QTreeWidgetItem::ShowIndicator)
        return;
    if (step->isImport())
        emit importOpened(step->import.id);
    else
        emit changeOpened(step->edit.id);
}

void HistoryView::showPapers(EditId change, SourceId import, const QList<PaperRow> &papers)
{
    for (int row = 0; row < m_steps.size(); ++row) {
        if (m_steps[row].edit.id != change || m_steps[row].import.id != import)
            continue;
        QTreeWidgetItem *item = tree().topLevelItem(row);
        qDeleteAll(item->takeChildren());
        const auto add = [item](const QString &text, PaperId paper) {
            auto *child = new QTreeWidgetItem(item, {QString(), text});
            child->setToolTip(1, tipText(text));
            if (paper != PaperId::None)
                child->setIcon(1, icon(u"file-text"_s));
            child->setData(1, Qt::UserRole, qint64(paper));
            return child;
        };
        for (const PaperRow &paper : papers)
            add(titleText(paper), paper.id);
        const int all = m_steps[row].isImport() ? m_steps[row].import.sightings : m_steps[row].edit.papers;
        if (papers.isEmpty())
            add(tr("These papers are no longer in the library."), PaperId::None);
        else if (all > papers.size())
            add(tr("and %1 more").arg(numberText(all - papers.size())), PaperId::None);
        item->setExpanded(true);
    }
}

void HistoryView::showLimits(const EditLimits &limits)
{
    // Select the nearest choice that keeps at least this much.
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
    const Step *step = stepOf(tree().currentItem());
    const bool isChange = step && !step->isImport();
    const bool redo = isChange && step->edit.undone;
    m_step->setText(redo ? tr("Redo to here") : tr("Undo to here"));
    m_step->setIcon(icon(redo ? u"redo-2"_s : u"undo-2"_s));
    m_step->setEnabled(isChange && m_writable);
    m_step->setToolTip(step && step->isImport() ? tr("To undo an import, move its source to the trash")
                                                : QString());
}

void HistoryView::step()
{
    const Step *step = stepOf(tree().currentItem());
    if (step && !step->isImport() && m_writable)
        emit stepRequested(step->edit.id, !step->edit.undone);
}

BackupsView::BackupsView(QWidget *parent)
    : ListPage(tr("Backups"),
               tr("A verified backup is created on each day the library is open, before its format changes, "
                  "and before another backup is restored. Kept are all backups of the last 7 days, the "
                  "newest of each of the last 8 weeks and of each of the last 12 months. They are stored in "
                  "a folder next to the library."),
               parent),
      m_backUp(addButton(u"copy"_s, tr("Back up now"), "backUpNow")),
      m_restore(addButton(u"undo-2"_s, tr("Restore…"), "backupRestore"))
{
    setObjectName(u"backupsView"_s);
    tree().setHeaderLabels({tr("Created"), tr("Size"), tr("Papers")});
    connect(&tree(), &QTreeWidget::currentItemChanged, this, &BackupsView::showCurrent);
    connect(&tree(), &QTreeWidget::itemActivated, this, &BackupsView::restore);
    connect(m_restore, &QPushButton::clicked, this, &BackupsView::restore);
    connect(m_backUp, &QPushButton::clicked, this, &BackupsView::backUpRequested);
    showCurrent();
}

QString BackupsView::nameOf(const QDateTime &at)
{
    return tr("%1, %2").arg(dayText(at.date()), at.toString(u"HH:mm:ss"_s));
}

void BackupsView::showBackups(const QList<BackupRow> &backups, bool writable, bool restorable)
{
    m_backups = backups;
    m_writable = writable;
    m_restorable = restorable;
    tree().clear();
    for (const BackupRow &row : backups) {
        auto *item =
            new QTreeWidgetItem(&tree(),
                                {nameOf(row.file.at), shownLocale().formattedDataSize(row.file.bytes, 1),
                                 row.papers ? papersText(*row.papers) : tr("unreadable")});
        item->setToolTip(0, tipText(row.file.path));
        item->setData(0, Qt::AccessibleTextRole,
                      tr("%1, %2, %3").arg(item->text(0), item->text(1), item->text(2)));
    }
    for (int column = 0; column < 2; ++column) {
        tree().resizeColumnToContents(column);
        tree().setColumnWidth(column, tree().columnWidth(column) + fontMetrics().height() * 2);
    }
    if (!backups.isEmpty())
        tree().setCurrentItem(tree().topLevelItem(0));
    showList(!backups.isEmpty(),
             tr("No backups yet. The first one is created once the library contains data."));
    showCurrent();
}

void BackupsView::showCurrent()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    m_backUp->setEnabled(m_writable);
    m_restore->setEnabled(m_restorable && row >= 0 && row < m_backups.size() && m_backups[row].papers);
}

void BackupsView::restore()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    if (m_restore->isEnabled() && row >= 0)
        emit restoreRequested(m_backups[row]);
}

} // namespace lectern
