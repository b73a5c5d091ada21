#include "changespage.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPaperRole = Qt::UserRole + 1;

namespace
{

QString fieldText(const QString &field)
{
    static const QHash<QString, QString> names{
        {u"score"_s, ChangesPage::tr("Score")},         {u"category"_s, ChangesPage::tr("Category")},
        {u"date"_s, ChangesPage::tr("Date")},           {u"code"_s, ChangesPage::tr("Code")},
        {u"title"_s, ChangesPage::tr("Title")},         {u"authors"_s, ChangesPage::tr("Authors")},
        {u"abstract"_s, ChangesPage::tr("Abstract")},   {u"affiliation"_s, ChangesPage::tr("Affiliation")},
        {u"citations"_s, ChangesPage::tr("Citations")}, {u"h-index"_s, ChangesPage::tr("h-index")},
        {u"papers"_s, ChangesPage::tr("Papers")},       {u"novelty"_s, ChangesPage::tr("Novelty")},
        {u"ai score"_s, ChangesPage::tr("AI Score")}};
    return names.value(field, field);
}

QString growthText(const ValueChange &change)
{
    if (!change.growth)
        return {};
    return (*change.growth > 0 ? u"+"_s : u"−"_s) + figureText(std::abs(*change.growth));
}

QString shown(const QString &value)
{
    return value.isEmpty() ? ChangesPage::tr("not stated") : value.simplified();
}

} // namespace

ChangesPage::ChangesPage(QWidget *parent)
    : Page(parent), m_older(new QComboBox(this)), m_newer(new QComboBox(this)), m_tree(new QTreeWidget(this))
{
    setObjectName(u"changesPage"_s);
    setNames(m_older, u"olderSave"_s, tr("Older version"));
    setNames(m_newer, u"newerSave"_s, tr("Newer version"));
    for (QComboBox *box : {m_older, m_newer}) { // file names can be long
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(30);
        // The box shows the date first, then as much of the name as fits.
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        box->setMaximumWidth(fontMetrics().averageCharWidth() * 52);
    }
    auto *arrow = new QLabel(isRightToLeft() ? u"←"_s : u"→"_s, this);
    addControl(m_older);
    addControl(arrow);
    addControl(m_newer);
    setNames(m_tree, u"changesTree"_s, tr("Changes"));
    m_tree->setHeaderLabels({tr("Item"), tr("before"), tr("now"), tr("growth")});
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setFocusPolicy(Qt::NoFocus);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->installEventFilter(this);
    setBody(asPageRows(m_tree, this));
    setFocusProxy(m_tree);
    for (QComboBox *box : {m_older, m_newer})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_filling)
                emit savesChosen(m_older->currentData().value<SourceId>(),
                                 m_newer->currentData().value<SourceId>());
        });
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *item) {
        if (const auto id = PaperId(item->data(0, kPaperRole).toLongLong()); id != PaperId::None)
            emit paperChosen(id);
    });
}

void ChangesPage::begin()
{
    m_tree->clear();
    setHeading(tr("Changes"), tr("Comparing the pages…"));
    m_tree->setFocus();
}

void ChangesPage::fillSaves(const SavedPages &pages)
{
    m_filling = true;
    for (QComboBox *box : {m_older, m_newer}) {
        box->clear();
        for (const AuthorObservation &page : pages.pages)
            box->addItem(page.savedOn.isValid() ? tr("%1, %2").arg(dayText(page.savedOn), page.sourceName)
                                                : page.sourceName,
                         QVariant::fromValue(page.source));
        const SourceId chosen = box == m_older ? pages.older : pages.newer;
        for (int i = 0; i < box->count(); ++i)
            if (box->itemData(i).value<SourceId>() == chosen)
                box->setCurrentIndex(i);
        // Disable the version selected in the other box.
        const SourceId other = box == m_older ? pages.newer : pages.older;
        const auto *rows = qobject_cast<QStandardItemModel *>(box->model());
        for (int i = 0; i < box->count(); ++i)
            rows->item(i)->setEnabled(box->itemData(i).value<SourceId>() != other);
        if (chosen == SourceId::None)
            box->setCurrentIndex(-1);
        box->setEnabled(box->count() > 1);
        box->setVisible(box->count() > 0);
    }
    m_filling = false;
}

QTreeWidgetItem *ChangesPage::section(const QString &heading, qsizetype number)
{
    auto *item = new QTreeWidgetItem(m_tree, {u"%1 (%2)"_s.arg(heading, numberText(number))});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QFont font = item->font(0);
    font.setWeight(QFont::DemiBold);
    item->setFont(0, font);
    return item;
}

void ChangesPage::addPaper(QTreeWidgetItem *place, const SavedPaper &paper)
{
    const QString title =
        paper.paper.title.isEmpty() ? shortText(paper.paper.abstract, 80) : paper.paper.title.simplified();
    auto *item = new QTreeWidgetItem(place, {title});
    item->setData(0, kPaperRole, qint64(paper.id));
    item->setToolTip(0, tipText(title));
    if (paper.paper.score)
        item->setText(2, tr("score %1").arg(figureText(*paper.paper.score)));
}

void ChangesPage::addValues(QTreeWidgetItem *place, const QList<ValueChange> &values)
{
    for (const ValueChange &change : values) {
        auto *item = new QTreeWidgetItem(
            place, {fieldText(change.field), shown(change.before), shown(change.after), growthText(change)});
        item->setData(0, kPaperRole, place->data(0, kPaperRole));
        for (const int part : {1, 2})
            item->setToolTip(part, tipText(item->text(part)));
        item->setData(0, Qt::AccessibleTextRole,
                      tr("%1: before %2, now %3").arg(item->text(0), item->text(1), item->text(2)));
    }
}

void ChangesPage::showPages(const SavedPages &pages)
{
    setHeading(tr("Changes: %1").arg(pages.author), {});
    fillSaves(pages);
    m_tree->clear();
    if (pages.older == SourceId::None) {
        setLine(pages.pages.isEmpty() ? tr("The library contains no page of this author.")
                                      : tr("Only one version of this page is in the library. Save the page "
                                           "again later and import it to compare."));
        return;
    }
    const SaveDifference &difference = pages.difference;
    if (difference.isEmpty())
        setLine(tr("No differences."));
    if (!difference.figures.isEmpty())
        addValues(section(tr("Figures"), difference.figures.size()), difference.figures);
    if (!difference.appeared.isEmpty()) {
        QTreeWidgetItem *place = section(tr("New papers"), difference.appeared.size());
        for (const SavedPaper &paper : difference.appeared)
            addPaper(place, paper);
    }
    if (!difference.vanished.isEmpty()) {
        QTreeWidgetItem *place = section(tr("No longer on the page"), difference.vanished.size());
        for (const SavedPaper &paper : difference.vanished)
            addPaper(place, paper);
    }
    if (!difference.changed.isEmpty()) {
        QTreeWidgetItem *place = section(tr("Changed"), difference.changed.size());
        for (const PaperChange &change : difference.changed) {
            addPaper(place, change.after);
            QTreeWidgetItem *paper = place->child(place->childCount() - 1);
            paper->setText(2, {});
            addValues(paper, change.values);
        }
    }
    m_tree->expandAll();
    const int em = fontMetrics().horizontalAdvance(u'0');
    m_tree->setColumnWidth(1, 16 * em);
    m_tree->setColumnWidth(2, 16 * em);
    m_tree->setColumnWidth(3, 9 * em);
    if (m_tree->topLevelItemCount() > 0)
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

bool ChangesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool letter = !key->text().isEmpty() && key->text().front().isLetter()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (const QTreeWidgetItem *item = m_tree->currentItem())
            if (const auto id = PaperId(item->data(0, kPaperRole).toLongLong()); id != PaperId::None)
                emit paperChosen(id);
        return true;
    }
    return letter || Page::eventFilter(watched, event);
}

} // namespace lectern
