#include "overviewpage.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/graphfiles.h"
#include "models/store/sqlite/atomicfile.h"
#include "overviewcharts.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"
#include "views/widgets/proposedfolder.h"

#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

OverviewPage::OverviewPage(QWidget *parent)
    : Page(parent), m_chips(new QWidget(this)), m_chipFlow(new FlowLayout(m_chips)),
      m_stack(new QStackedWidget(this)), m_asTable(addButton(u"table-2"_s, tr("Table"), "overviewAsTable")),
      m_save(addButton(u"file-down"_s, tr("Save…"), "overviewSave"))
{
    setObjectName(u"overviewPage"_s);
    m_asTable->setCheckable(true);
    addSaving();
    m_chipFlow->setContentsMargins(Space::L, 0, Space::L, Space::S);
    addBar(m_chips);
    addWidgets(m_stack, {makeCharts(), makeTable()});
    setBody(m_stack);
    setFocusProxy(m_charts);
    connect(m_asTable, &QPushButton::toggled, this, [this] { show(); });
    connect(m_charts, &OverviewCharts::conditionChosen, this, &OverviewPage::conditionChosen);
}

void OverviewPage::addSaving()
{
    auto *menu = new QMenu(m_save);
    for (const auto &[text, ending, filter] :
         {std::tuple(tr("Table (CSV)…"), u"csv"_s, tr("Tables (*.csv)")),
          std::tuple(tr("Charts (SVG)…"), u"svg"_s, tr("Drawings (*.svg)"))})
        connect(menu->addAction(text), &QAction::triggered, this, [this, ending = ending, filter = filter] {
            askWhereToSave(this, {tr("Save statistics"), filter, ending, tr("Statistics")},
                           [this](const QString &file) { save(file); });
        });
    m_save->setMenu(menu);
}

QWidget *OverviewPage::makeCharts()
{
    auto *scroll = new QScrollArea(this);
    m_charts = new OverviewCharts(scroll);
    scroll->setWidget(m_charts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // the charts inside have the focus
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget *OverviewPage::makeTable()
{
    m_table = new QTreeWidget(this);
    setNames(m_table, u"overviewTable"_s, tr("Statistics table"));
    m_table->setUniformRowHeights(true);
    m_table->setHeaderLabels({tr("Item"), tr("Papers")});
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setFocusPolicy(Qt::NoFocus);
    return asPageRows(m_table, this);
}

void OverviewPage::showQuery(const QueryState &query)
{
    removeChips(*m_chips);
    const auto add = [this](const QString &text, auto removed) {
        auto *chip = new Chip(text, true, m_chips);
        chip->setAccessibleName(tr("Remove “%1”").arg(text));
        m_chipFlow->addWidget(chip);
        chip->show();
        connect(chip, &Chip::removed, this, removed, Qt::QueuedConnection);
        connect(chip, &Chip::clicked, this, removed, Qt::QueuedConnection);
    };
    if (query.scope)
        add(query.scope->text(), [this] { emit scopeCleared(); });
    for (qsizetype i = 0; i < query.conditions.size(); ++i)
        add(query.conditions[i].text(), [this, i] { emit conditionRemoved(i); });
    if (const QString typed = query.typed.trimmed(); !typed.isEmpty())
        add(typed, [this] { emit typedCleared(); });
    m_chips->setVisible(!query.isEmpty());
}

void OverviewPage::showFailure(const QString &message)
{
    setHeading(tr("Statistics"), {});
    showMessage(u"triangle-alert"_s, tr("Could not compute the statistics"), message);
}

void OverviewPage::showOverview(const Overview &overview)
{
    m_overview = overview;
    show();
}

QString OverviewPage::line() const
{
    const QString rest = tr("Return filters by the selected bar; drag over years or scores, or press Shift "
                            "with the arrow keys, to select several.");
    const QString papers = m_overview->papers == m_overview->libraryPapers
        ? tr("All %1 in the library.").arg(papersText(m_overview->papers))
        : tr("%1 of %2 in the library.")
              .arg(papersText(m_overview->papers), numberText(m_overview->libraryPapers));
    return papers + u' ' + rest;
}

void OverviewPage::show()
{
    if (!m_overview)
        return;
    setHeading(tr("Statistics"), line());
    const bool nothing = m_overview->papers == 0;
    m_save->setEnabled(!nothing);
    if (nothing) {
        showMessage(u"chart-column"_s, tr("No data"),
                    m_overview->libraryPapers == 0 ? tr("The library is empty; import papers first.")
                                                   : tr("No matching papers. Remove a condition above."));
        return;
    }
    m_charts->showOverview(*m_overview);
    fillTable();
    m_stack->setCurrentIndex(m_asTable->isChecked() ? 1 : 0);
    showBody();
}

void OverviewPage::fillTable()
{
    m_table->clear();
    QTreeWidgetItem *group = nullptr;
    std::optional<OverviewLine::Kind> kind;
    const QStringList names{tr("All papers"), tr("Years"),   tr("Scores"),
                            tr("Categories"), tr("Authors"), tr("Title words")};
    for (const OverviewLine &line : overviewLines(*m_overview)) {
        const bool begins = kind != line.kind;
        kind = line.kind;
        if (begins)
            group = new QTreeWidgetItem(m_table, {names.value(int(line.kind))});
        QTreeWidgetItem *item = group;
        if (line.kind != OverviewLine::Kind::All)
            item = new QTreeWidgetItem(group,
                                       {line.value.isEmpty() ? tr("unknown")
                                            : line.kind == OverviewLine::Kind::Category
                                            ? categoryNames(line.value)
                                            : line.value});
        item->setText(1, numberText(line.papers));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_table->expandAll();
    m_table->setColumnWidth(0, fontMetrics().averageCharWidth() * 50);
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

// Saves the charts as laid out on the page.
Result<> OverviewPage::saveSvg(const QString &file) const
{
    AtomicFile target(file);
    if (const Result<> begun = target.begin(); !begun)
        return begun;
    QSvgGenerator generator;
    generator.setOutputDevice(&target);
    generator.setSize(m_charts->size());
    generator.setViewBox(m_charts->rect());
    generator.setTitle(heading());
    {
        QPainter painter(&generator);
        painter.fillRect(m_charts->rect(), palette().color(QPalette::Base));
        m_charts->paintOnto(painter);
    }
    return target.commit();
}

void OverviewPage::save(const QString &file)
{
    if (!m_overview)
        return;
    const bool svg = QFileInfo(file).suffix().compare(u"svg", Qt::CaseInsensitive) == 0;
    const Result<> saved =
        svg ? saveSvg(file) : writeAtomically(file, overviewCsv(overviewLines(*m_overview)));
    if (saved)
        emit informed(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    else
        emit failed(saved.error().message);
}

} // namespace lectern
