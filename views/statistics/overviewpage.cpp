#include "overviewpage.h"

#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/graphfiles.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/types/facets.h"
#include "views/charts/chart.h"
#include "views/list/facetstrip.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"
#include "views/widgets/proposedfolder.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
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

static constexpr int kTwoColumns = 700; // pixels; minimum width for two columns
static constexpr int kTallLines = 11; // text lines; height of column charts, so that all figures fit

OverviewCharts::OverviewCharts(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_years(new ColumnChart(tr("Papers per year"), this)),
      m_scores(new ColumnChart(tr("Scores"), this)), m_categories(new RowChart(tr("Main categories"), this)),
      m_venues(new RowChart(tr("Venues"), this)),
      m_authors(new RowChart(tr("Authors with most papers"), this)),
      m_words(new RowChart(tr("Title words"), this))
{
    setBackgroundRole(QPalette::Base);
    m_years->setObjectName(u"overviewYears"_s);
    m_scores->setObjectName(u"overviewScores"_s);
    m_categories->setObjectName(u"overviewCategories"_s);
    m_venues->setObjectName(u"overviewVenues"_s);
    m_authors->setObjectName(u"overviewAuthors"_s);
    m_words->setObjectName(u"overviewWords"_s);
    m_grid->setContentsMargins(Space::L, Space::S, Space::L, Space::XL);
    m_grid->setHorizontalSpacing(Space::XL + Space::L);
    m_grid->setVerticalSpacing(Space::XL);
    for (Chart *chart :
         std::initializer_list<Chart *>{m_years, m_scores, m_categories, m_venues, m_authors, m_words}) {
        chart->setEmptyText(tr("No data."));
        m_sections.append(section(chart));
        connect(chart, &Chart::barActivated, this,
                [this](const QString &key) { emit conditionChosen(m_conditions.value(key.toInt())); });
    }
    for (Chart *chart : {m_years, m_scores})
        chart->setRangeable(true);
    connect(m_years, &Chart::rangeActivated, this, [this](int first, int last) {
        emit conditionChosen(
            yearsCondition(m_years->bars()[first].label.toInt(), m_years->bars()[last].label.toInt()));
    });
    connect(m_scores, &Chart::rangeActivated, this, [this](int first, int last) {
        emit conditionChosen(scoresFrom(m_scores->bars()[first].label.toInt(),
                                        m_scores->bars()[last].label.toInt() + kScoreStep));
    });
    setFocusProxy(m_years);
    arrange();
}

QLabel *OverviewCharts::noteOf(const Chart *chart) const
{
    return findChild<QLabel *>(chart->objectName() + u"Note"_s);
}

void OverviewCharts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

Condition OverviewCharts::scoresFrom(int low, int high)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Score;
    node.low = low;
    node.high = high;
    node.highExcluded = high < 100;
    return {node, tr("score %1–%2").arg(low).arg(high)};
}

void OverviewCharts::showOverview(const Overview &overview)
{
    m_conditions.clear();
    showYears(overview);
    showScores(overview);
    showCategories(overview);
    showVenues(overview);
    showAuthors(overview);
    showWords(overview);
    for (QWidget *box : m_sections.mid(1)) // what this library does not have takes no room
        box->setVisible(!box->findChild<Chart *>()->bars().isEmpty());
    m_columns = 0;
    arrange();
}

// Paints the text of a label at its position in an ancestor widget.
static void paintLabel(QPainter &painter, const QLabel &label, const QWidget &over)
{
    painter.setFont(label.font());
    painter.setPen(label.palette().color(label.foregroundRole()));
    painter.drawText(
        QRect(label.mapTo(&over, QPoint()), label.size()).marginsRemoved(label.contentsMargins()),
        int(label.alignment()) | (label.wordWrap() ? int(Qt::TextWordWrap) : 0), label.text());
}

void OverviewCharts::paintOnto(QPainter &painter) const
{
    for (const QWidget *box : m_sections) {
        for (const QLabel *label : box->findChildren<QLabel *>())
            if (!label->isHidden())
                paintLabel(painter, *label, *this);
        const auto *chart = box->findChild<Chart *>();
        painter.save();
        painter.translate(chart->mapTo(this, QPoint()));
        chart->paintOnto(painter);
        painter.restore();
    }
}

QWidget *OverviewCharts::section(Chart *chart)
{
    auto *box = new QWidget(this);
    QVBoxLayout *column = tightColumn(box, Space::S);
    auto *title = new QLabel(chart->title(), box);
    title->setTextFormat(Qt::PlainText);
    setFontStyle(title, TextSize::Body, QFont::DemiBold);
    title->setBuddy(chart);
    auto *note = new QLabel(box);
    note->setObjectName(chart->objectName() + u"Note"_s);
    styleLabel(note, Label::Muted | Label::Wrapped | Label::Selectable);
    addWidgets(column, {title, chart, note});
    column->addStretch();
    return box;
}

// A chart without bars is only as high as its message.
static void showEmbedded(Chart *chart, const QList<ChartBar> &bars)
{
    chart->setBars(bars);
    chart->setMinimumHeight(bars.isEmpty() ? 0 : chart->fontMetrics().height() * kTallLines);
}

// The years have the full width. The other charts are in columns if the width is sufficient.
void OverviewCharts::arrange()
{
    const int columns = width() >= kTwoColumns ? 2 : 1;
    if (columns == std::exchange(m_columns, columns))
        return;
    for (QWidget *box : std::as_const(m_sections))
        m_grid->removeWidget(box);
    m_grid->addWidget(m_sections.first(), 0, 0, 1, columns);
    int place = 0;
    for (QWidget *box : m_sections.mid(1))
        if (!box->isHidden()) {
            m_grid->addWidget(box, 1 + place / columns, place % columns, Qt::AlignTop);
            ++place;
        }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
    m_grid->setRowStretch(6, 1);
}

QString OverviewCharts::keyOf(const Condition &condition)
{
    m_conditions.append(condition);
    return QString::number(m_conditions.size() - 1);
}

void OverviewCharts::showYears(const Overview &overview)
{
    QStringList series;
    for (const QString &category : overview.categories)
        series.append(shortCategory(category));
    const bool others = overview.otherCategories + overview.withoutCategory > 0;
    if (others)
        series.append(tr("others"));
    QList<ChartBar> bars;
    for (const YearShare &share : overview.years) {
        ChartBar bar;
        bar.label = QString::number(share.year);
        bar.value = share.papers;
        if (share.papers > 0)
            bar.key = keyOf(yearsCondition(share.year, share.year));
        QStringList parts;
        if (series.size() > 1)
            for (int i = 0; i < series.size(); ++i) {
                bar.parts.append(share.byCategory.value(i));
                if (share.byCategory.value(i) > 0)
                    parts.append(u"%1 %2"_s.arg(series[i], numberText(share.byCategory.value(i))));
            }
        bar.tip = parts.isEmpty()
            ? tr("%1: %2").arg(bar.label, papersText(share.papers))
            : tr("%1: %2 (%3)").arg(bar.label, papersText(share.papers), parts.join(u", "_s));
        bars.append(bar);
    }
    m_years->setSeries(series.size() > 1 ? series : QStringList());
    showEmbedded(m_years, bars);
    QStringList notes;
    if (overview.earlier > 0)
        notes.append(tr("%1 before %2").arg(papersText(overview.earlier)).arg(overview.years.first().year));
    if (overview.withoutYear > 0)
        notes.append(tr("%1 without year").arg(papersText(overview.withoutYear)));
    noteOf(m_years)->setText(notes.join(u"; "_s));
    noteOf(m_years)->setVisible(!notes.isEmpty());
}

void OverviewCharts::showScores(const Overview &overview)
{
    int first = 0;
    while (first < overview.scores.size() && overview.scores[first] == 0)
        ++first;
    QList<ChartBar> bars;
    for (int i = first; i < overview.scores.size(); ++i) {
        const int low = i * kScoreStep, high = low + kScoreStep;
        ChartBar bar;
        bar.label = QString::number(low);
        bar.value = overview.scores[i];
        if (bar.value > 0)
            bar.key = keyOf(scoresFrom(low, high));
        bar.tip = high < 100
            ? tr("Score from %1 to below %2: %3")
                  .arg(QString::number(low), QString::number(high), papersText(overview.scores[i]))
            : tr("Score from %1 to 100: %2").arg(QString::number(low), papersText(overview.scores[i]));
        bars.append(bar);
    }
    showEmbedded(m_scores, bars);
    QLabel *note = noteOf(m_scores);
    note->setText(tr("%1 without score").arg(papersText(overview.withoutScore)));
    note->setVisible(overview.withoutScore > 0 && !bars.isEmpty());
}

void OverviewCharts::showCategories(const Overview &overview)
{
    QList<ChartBar> bars;
    for (int i = 0; i < overview.categories.size(); ++i) {
        const QString &category = overview.categories[i];
        ChartBar bar;
        bar.label = categoryNames(category);
        bar.value = overview.categoryPapers[i];
        bar.key = keyOf({categoryNode({category}), {}});
        bar.tip = tr("%1: %2").arg(bar.label, papersText(overview.categoryPapers[i]));
        bars.append(bar);
    }
    m_categories->setBars(bars);
    QStringList notes;
    if (overview.otherCategories > 0)
        notes.append(tr("%1 in other categories").arg(papersText(overview.otherCategories)));
    if (overview.withoutCategory > 0 && !bars.isEmpty())
        notes.append(tr("%1 without category").arg(papersText(overview.withoutCategory)));
    QLabel *note = noteOf(m_categories);
    note->setText(notes.join(u"; "_s));
    note->setVisible(!notes.isEmpty());
}

void OverviewCharts::showVenues(const Overview &overview)
{
    QList<ChartBar> bars;
    for (const auto &[name, papers] : overview.venues) {
        ChartBar bar;
        bar.label = name;
        bar.value = papers;
        bar.key = keyOf(facetCondition(FacetKind::Venue, {.name = name}));
        bar.tip = tr("%1: %2").arg(name, papersText(papers));
        bars.append(bar);
    }
    m_venues->setBars(bars);
    noteOf(m_venues)->hide();
}

void OverviewCharts::showAuthors(const Overview &overview)
{
    QList<ChartBar> bars;
    for (const AuthorShare &share : overview.authors) {
        ChartBar bar;
        bar.label = share.name;
        bar.value = share.papers;
        bar.key = keyOf({authorNode(share.id), share.name});
        bar.tip = tr("%1: %2").arg(share.name, papersText(share.papers));
        bars.append(bar);
    }
    m_authors->setBars(bars);
    noteOf(m_authors)->hide();
}

void OverviewCharts::showWords(const Overview &overview)
{
    const double here = overview.papers, elsewhere = overview.libraryPapers - overview.papers;
    QList<ChartBar> bars;
    QList<WordShare> words = overview.words;
    std::stable_sort(words.begin(), words.end(),
                     [](const WordShare &a, const WordShare &b) { return a.here > b.here; });
    for (const WordShare &share : std::as_const(words)) {
        QueryNode node;
        node.kind = QueryNode::Kind::Text;
        node.field = QueryNode::Field::Title;
        node.text = share.word;
        ChartBar bar;
        bar.label = share.word;
        bar.value = share.here;
        bar.key = keyOf({node, {}});
        bar.tip = tr("“%1”: in the title of %2").arg(share.word, papersText(share.here));
        if (elsewhere > 0 && share.elsewhere > 0) {
            const double times = (share.here / here) / (share.elsewhere / elsewhere);
            bar.tip += tr(", %1 times as frequent as in the rest of the library")
                           .arg(shownLocale().toString(times, 'f', times < 10 ? 1 : 0));
        } else if (elsewhere > 0) {
            bar.tip += tr(", not in the rest of the library");
        }
        bars.append(bar);
    }
    m_words->setBars(bars);
    QLabel *note = noteOf(m_words);
    note->setText(elsewhere > 0 ? tr("Significantly more frequent here than in the rest of the library")
                                : tr("Most frequent words, without common English words"));
    note->setVisible(!bars.isEmpty());
}

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
