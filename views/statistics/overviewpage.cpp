#include "overviewpage.h"

#include "models/itemmodels/display.h"
#include "models/store/sqlite/atomicfile.h"
#include "overviewcharts.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/emptystate.h"
#include "views/style/flowlayout.h"
#include "views/widgets/pagerows.h"
#include "views/widgets/proposedfolder.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTreeWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kTypingMs = 250; // delay after typing the other search

OverviewPage::OverviewPage(QWidget *parent)
    : Page(parent), m_chips(new QWidget(this)), m_chipFlow(new FlowLayout(m_chips)),
      m_stack(new QStackedWidget(this)),
      m_compare(addButton(u"layers"_s, tr("Compare searches"), "overviewCompare")),
      m_asTable(addButton(u"table-2"_s, tr("Table"), "overviewAsTable")),
      m_save(addButton(u"file-down"_s, tr("Save…"), "overviewSave")), m_empty(new EmptyState(this))
{
    setObjectName(u"overviewPage"_s);
    m_compare->setCheckable(true);
    m_asTable->setCheckable(true);
    addSaving();
    m_chipFlow->setContentsMargins(Space::L, 0, Space::L, Space::S);
    addBar(m_chips);
    m_otherBar = makeOtherBar();
    addBar(m_otherBar);
    m_stack->addWidget(makeCharts());
    m_stack->addWidget(makeTable());
    m_stack->addWidget(m_empty);
    setBody(m_stack);
    setFocusProxy(m_charts);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        QueryState other;
        other.typed = m_otherTyped->text();
        useOther(other);
    });
    connect(m_compare, &QPushButton::toggled, this, &OverviewPage::setComparing);
    connect(m_asTable, &QPushButton::toggled, this, [this] { show(); });
    connect(m_charts, &OverviewCharts::conditionChosen, this, &OverviewPage::conditionChosen);
    connect(m_otherCharts, &OverviewCharts::conditionChosen, this, [this](const Condition &condition) {
        QueryState narrowed = m_otherQuery;
        narrowed.adoptOrders(m_query);
        narrowed.setCondition(condition);
        emit queryChosen(narrowed);
    });
    setComparing(false);
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

QWidget *OverviewPage::makeOtherBar()
{
    auto *bar = new QWidget(this);
    m_otherTyped = new QLineEdit(bar);
    m_otherTyped->setObjectName(u"overviewOther"_s);
    m_otherTyped->setPlaceholderText(tr("Another query, with the syntax of the search box"));
    m_otherTyped->setAccessibleName(tr("Comparison query"));
    m_otherTyped->setClearButtonEnabled(true);
    auto *hold = new QPushButton(tr("Keep for comparison"), bar);
    hold->setObjectName(u"overviewHold"_s);
    hold->setToolTip(tr("Compare this search with the next one"));
    m_otherNote = new QLabel(bar);
    m_otherNote->setTextFormat(Qt::PlainText);
    m_otherNote->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(Space::L, 0, Space::L, Space::S);
    row->setSpacing(Space::S);
    row->addWidget(m_otherTyped, 2);
    row->addWidget(hold);
    row->addWidget(m_otherNote, 1);
    connect(m_otherTyped, &QLineEdit::textEdited, this, [this] { m_typing.start(); });
    connect(hold, &QPushButton::clicked, this, [this] {
        m_typing.stop();
        m_otherTyped->setText(m_query.text());
        useOther(m_query);
    });
    return bar;
}

QWidget *OverviewPage::makeCharts()
{
    m_scroll = new QScrollArea(this);
    auto *body = new QWidget(m_scroll);
    body->setBackgroundRole(QPalette::Base);
    const auto side = [&](OverviewCharts *charts, QLabel *caption) {
        auto *box = new QWidget(body);
        caption->setParent(box);
        caption->setTextFormat(Qt::PlainText);
        caption->setWordWrap(true);
        caption->setContentsMargins(Space::L, 0, Space::L, 0);
        QFont font = caption->font();
        font.setWeight(QFont::DemiBold);
        caption->setFont(font);
        auto *column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(caption);
        column->addWidget(charts, 1);
        return box;
    };
    m_charts = new OverviewCharts(u"overview"_s, body);
    m_otherCharts = new OverviewCharts(u"other"_s, body);
    m_caption = new QLabel(body);
    m_caption->setObjectName(u"overviewCaption"_s);
    m_otherCaption = new QLabel(body);
    m_otherCaption->setObjectName(u"otherCaption"_s);
    m_otherSide = side(m_otherCharts, m_otherCaption);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(side(m_charts, m_caption), 1);
    row->addWidget(m_otherSide, 1);
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the charts inside have the focus
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_scroll;
}

QWidget *OverviewPage::makeTable()
{
    m_table = new QTreeWidget(this);
    m_table->setObjectName(u"overviewTable"_s);
    m_table->setAccessibleName(tr("Statistics table"));
    m_table->setUniformRowHeights(true);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setFocusPolicy(Qt::NoFocus);
    return asPageRows(m_table, this);
}

bool OverviewPage::isComparing() const
{
    return m_compare->isChecked();
}

void OverviewPage::setComparing(bool on)
{
    m_compare->setChecked(on);
    m_otherBar->setVisible(on);
    m_otherSide->setVisible(on);
    m_caption->setVisible(on);
    if (on) {
        m_otherTyped->setFocus();
        askOther();
    }
    show();
}

// Uses the whole library if the field is empty.
void OverviewPage::useOther(const QueryState &other)
{
    m_otherQuery = other;
    const QList<QueryDiagnostic> diagnostics = other.diagnostics();
    m_otherNote->setText(diagnostics.isEmpty() ? QString() : diagnostics.first().expected);
    askOther();
}

void OverviewPage::askOther()
{
    if (isComparing())
        emit otherRequested(m_otherQuery.query(false));
}

void OverviewPage::showQuery(const QueryState &query)
{
    m_query = query;
    for (Chip *old : m_chips->findChildren<Chip *>()) {
        old->setParent(nullptr); // hidden at once, so that it is not visible next to the new one
        old->deleteLater(); // deleted later, because it may be the clicked widget
    }
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

void OverviewPage::showCounting()
{
    setHeading(tr("Statistics"), tr("Counting…"));
}

void OverviewPage::showFailure(const QString &message)
{
    setHeading(tr("Statistics"), {});
    m_empty->show(u"triangle-alert"_s, tr("Could not compute the statistics"), message, {});
    m_stack->setCurrentWidget(m_empty);
}

void OverviewPage::showOverview(const Overview &overview)
{
    m_overview = overview;
    show();
}

void OverviewPage::showOther(const Overview &overview)
{
    m_other = overview;
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

// Shows the results of both searches.
void OverviewPage::show()
{
    if (!m_overview)
        return;
    setHeading(tr("Statistics"), line());
    const bool nothing = m_overview->papers == 0 && !(other() && other()->papers > 0);
    m_save->setEnabled(!nothing);
    if (nothing) {
        m_empty->show(u"chart-column"_s, tr("No data"),
                      m_overview->libraryPapers == 0 ? tr("The library is empty; import papers first.")
                                                     : tr("No matching papers. Remove a condition above."),
                      {});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    YearSpan span;
    if (other() && !m_overview->years.isEmpty() && !other()->years.isEmpty()) {
        span.first = std::min(m_overview->years.first().year, other()->years.first().year);
        span.last = std::max(m_overview->years.last().year, other()->years.last().year);
    }
    const auto caption = [](const QueryState &query, const Overview &overview) {
        return query.isEmpty()
            ? tr("The whole library: %1").arg(papersText(overview.papers))
            : tr("%1: %2", "a search, its papers").arg(query.text(), papersText(overview.papers));
    };
    m_caption->setText(caption(m_query, *m_overview));
    m_charts->showOverview(*m_overview, span);
    if (other()) {
        m_otherCaption->setText(caption(m_otherQuery, *other()));
        m_otherCharts->showOverview(*other(), span);
    }
    fillTable();
    m_stack->setCurrentIndex(m_asTable->isChecked() ? 1 : 0);
}

void OverviewPage::fillTable()
{
    m_table->clear();
    QStringList heads{tr("Item"), tr("Papers")};
    if (other())
        heads.append(tr("In comparison query"));
    m_table->setHeaderLabels(heads);
    m_table->setColumnCount(int(heads.size()));
    QTreeWidgetItem *group = nullptr;
    std::optional<OverviewLine::Kind> kind;
    const QStringList names{tr("All papers"), tr("Years"),   tr("Scores"),
                            tr("Categories"), tr("Authors"), tr("Title words")};
    const auto figure = [](const std::optional<int> &papers) {
        return papers ? numberText(*papers) : u"–"_s;
    };
    for (const OverviewLine &line : overviewLines(*m_overview, other())) {
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
        item->setText(1, figure(line.papers));
        if (other())
            item->setText(2, figure(line.other));
        for (int column = 1; column < heads.size(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_table->expandAll();
    m_table->setColumnWidth(0, fontMetrics().averageCharWidth() * 50);
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

// Saves the charts as laid out on the page, those of both searches side by side.
Result<> OverviewPage::saveSvg(const QString &file) const
{
    const QWidget *body = m_scroll->widget();
    AtomicFile target(file);
    if (const Result<> begun = target.begin(); !begun)
        return begun;
    QSvgGenerator generator;
    generator.setOutputDevice(&target);
    generator.setSize(body->size());
    generator.setViewBox(body->rect());
    generator.setTitle(heading());
    {
        QPainter painter(&generator);
        painter.fillRect(body->rect(), palette().color(QPalette::Base));
        for (const OverviewCharts *charts : {m_charts, m_otherCharts})
            if (!charts->isHidden() && !charts->parentWidget()->isHidden())
                charts->paintOnto(painter, *body);
        for (const QLabel *label : {m_caption, m_otherCaption})
            if (!label->isHidden() && !label->parentWidget()->isHidden())
                paintLabel(painter, *label, *body);
    }
    return target.commit();
}

void OverviewPage::save(const QString &file)
{
    if (!m_overview)
        return;
    const bool svg = QFileInfo(file).suffix().compare(u"svg", Qt::CaseInsensitive) == 0;
    const Result<> saved = svg
        ? saveSvg(file)
        : writeAtomically(file, overviewCsv(overviewLines(*m_overview, other()), other() != nullptr));
    if (saved)
        emit informed(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    else
        emit failed(saved.error().message);
}

} // namespace lectern
