#include "overviewpage.h"

#include "models/items/text/display.h"
#include "models/words/language.h"
#include "views/charts/chart.h"
#include "views/look/chip.h"
#include "views/look/colors.h"
#include "views/look/emptystate.h"
#include "views/look/flowlayout.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kTwoColumns = 700; // pixels from which there are two

OverviewPage::OverviewPage(QWidget *parent)
    : Page(parent), m_chips(new QWidget(this)), m_chipFlow(new FlowLayout(m_chips)),
      m_stack(new QStackedWidget(this)), m_scroll(new QScrollArea(this)), m_empty(new EmptyState(this)),
      m_years(new ColumnChart(tr("Papers a year"), this)), m_scores(new ColumnChart(tr("Scores"), this)),
      m_categories(new RowChart(tr("Main categories"), this)),
      m_authors(new RowChart(tr("Authors with most papers"), this)),
      m_words(new RowChart(tr("Words of titles"), this))
{
    setObjectName(u"overviewPage"_s);
    m_years->setObjectName(u"overviewYears"_s);
    m_scores->setObjectName(u"overviewScores"_s);
    m_categories->setObjectName(u"overviewCategories"_s);
    m_authors->setObjectName(u"overviewAuthors"_s);
    m_words->setObjectName(u"overviewWords"_s);
    m_chipFlow->setContentsMargins(Space::L, 0, Space::L, Space::S);
    addBar(m_chips);
    auto *body = new QWidget(m_scroll);
    body->setBackgroundRole(QPalette::Base);
    m_grid = new QGridLayout(body);
    m_grid->setContentsMargins(Space::L, Space::S, Space::L, Space::XL);
    m_grid->setHorizontalSpacing(Space::XL + Space::L);
    m_grid->setVerticalSpacing(Space::XL);
    for (Chart *chart : {m_years, m_scores, m_categories, m_authors, m_words}) {
        chart->setEmptyText(tr("Nothing to count here."));
        m_sections.append(section(chart));
        connect(chart, &Chart::barActivated, this,
                [this](const QString &key) { emit conditionChosen(m_conditions.value(key.toInt())); });
    }
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its charts have it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_empty);
    setBody(m_stack);
    setFocusProxy(m_years);
    arrange();
}

QWidget *OverviewPage::section(Chart *chart)
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Space::S);
    auto *title = new QLabel(chart->title(), box);
    title->setTextFormat(Qt::PlainText);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setBuddy(chart);
    auto *note = new QLabel(box);
    note->setObjectName(chart->objectName() + u"Note"_s);
    note->setTextFormat(Qt::PlainText);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setWordWrap(true);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(title);
    column->addWidget(chart);
    column->addWidget(note);
    column->addStretch();
    return box;
}

void OverviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// Years over the whole width; the others beside each other where there is room.
void OverviewPage::arrange()
{
    const int columns = width() >= kTwoColumns ? 2 : 1;
    if (columns == std::exchange(m_columns, columns))
        return;
    for (QWidget *box : std::as_const(m_sections))
        m_grid->removeWidget(box);
    m_grid->addWidget(m_sections.first(), 0, 0, 1, columns);
    for (int i = 1; i < m_sections.size(); ++i)
        m_grid->addWidget(m_sections[i], 1 + (i - 1) / columns, (i - 1) % columns, Qt::AlignTop);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
    m_grid->setRowStretch(5, 1);
}

void OverviewPage::showQuery(const QueryState &query)
{
    for (Chip *old : m_chips->findChildren<Chip *>()) {
        old->setParent(nullptr); // not shown for a moment beside its successor
        old->deleteLater(); // it may be the one that was clicked
    }
    const auto add = [this](const QString &text, auto removed) {
        auto *chip = new Chip(text, true, m_chips);
        chip->setAccessibleName(tr("Take “%1” away").arg(text));
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
    setHeading(tr("Overview"), tr("Counting…"));
}

void OverviewPage::showFailure(const QString &message)
{
    setHeading(tr("Overview"), {});
    m_empty->show(u"triangle-alert"_s, tr("The overview could not be counted"), message, {});
    m_stack->setCurrentWidget(m_empty);
}

QString OverviewPage::keyOf(const Condition &condition)
{
    m_conditions.append(condition);
    return QString::number(m_conditions.size() - 1);
}

void OverviewPage::showOverview(const Overview &overview)
{
    const bool all = overview.papers == overview.libraryPapers;
    setHeading(tr("Overview"),
               all ? tr("All %1 of the library. Enter on a bar keeps only its papers.")
                         .arg(papersText(overview.papers))
                   : tr("%1 of the %2 in the library. Enter on a bar keeps only its papers.")
                         .arg(papersText(overview.papers), numberText(overview.libraryPapers)));
    if (overview.papers == 0) {
        m_empty->show(u"chart-column"_s, tr("Nothing to count"),
                      overview.libraryPapers == 0 ? tr("The library is empty; import some pages first.")
                                                  : tr("No paper matches. Take a condition away above."),
                      {});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_stack->setCurrentWidget(m_scroll);
    m_conditions.clear();
    showYears(overview);
    showScores(overview);
    showCategories(overview);
    showAuthors(overview);
    showWords(overview);
}

void OverviewPage::showYears(const Overview &overview)
{
    QStringList series;
    for (const QString &category : overview.categories)
        series.append(shortCategory(category));
    const bool others = overview.otherCategories + overview.withoutCategory > 0;
    if (others)
        series.append(tr("others"));
    QList<ChartBar> bars;
    for (const YearShare &share : overview.years) {
        QueryNode node;
        node.kind = QueryNode::Kind::Date;
        node.from = QDate(share.year, 1, 1);
        node.to = QDate(share.year, 12, 31);
        ChartBar bar;
        bar.label = QString::number(share.year);
        bar.value = share.papers;
        if (share.papers > 0)
            bar.key = keyOf({node, {}});
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
    m_years->setBars(bars);
    QStringList notes;
    if (overview.earlier > 0)
        notes.append(tr("%1 before %2").arg(papersText(overview.earlier)).arg(overview.years.first().year));
    if (overview.withoutYear > 0)
        notes.append(tr("%1 without a year").arg(papersText(overview.withoutYear)));
    findChild<QLabel *>(u"overviewYearsNote"_s)->setText(notes.join(u"; "_s));
    findChild<QLabel *>(u"overviewYearsNote"_s)->setVisible(!notes.isEmpty());
}

void OverviewPage::showScores(const Overview &overview)
{
    int first = 0;
    while (first < overview.scores.size() && overview.scores[first] == 0)
        ++first;
    QList<ChartBar> bars;
    for (int i = first; i < overview.scores.size(); ++i) {
        const int low = i * Overview::kScoreStep, high = low + Overview::kScoreStep;
        QueryNode node;
        node.kind = QueryNode::Kind::Score;
        node.low = low;
        node.high = high;
        node.highExcluded = high < 100;
        ChartBar bar;
        bar.label = QString::number(low);
        bar.value = overview.scores[i];
        if (bar.value > 0)
            bar.key = keyOf({node, tr("score %1–%2").arg(low).arg(high)});
        bar.tip = high < 100
            ? tr("Score from %1 to below %2: %3")
                  .arg(QString::number(low), QString::number(high), papersText(overview.scores[i]))
            : tr("Score from %1 to 100: %2").arg(QString::number(low), papersText(overview.scores[i]));
        bars.append(bar);
    }
    m_scores->setEmptyText(tr("No paper here has a score."));
    m_scores->setBars(bars);
    QLabel *note = findChild<QLabel *>(u"overviewScoresNote"_s);
    note->setText(tr("%1 without a score").arg(papersText(overview.withoutScore)));
    note->setVisible(overview.withoutScore > 0 && !bars.isEmpty());
}

void OverviewPage::showCategories(const Overview &overview)
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
    m_categories->setEmptyText(tr("No paper here has a category."));
    m_categories->setBars(bars);
    QStringList notes;
    if (overview.otherCategories > 0)
        notes.append(tr("%1 in other categories").arg(papersText(overview.otherCategories)));
    if (overview.withoutCategory > 0 && !bars.isEmpty())
        notes.append(tr("%1 without one").arg(papersText(overview.withoutCategory)));
    QLabel *note = findChild<QLabel *>(u"overviewCategoriesNote"_s);
    note->setText(notes.join(u"; "_s));
    note->setVisible(!notes.isEmpty());
}

void OverviewPage::showAuthors(const Overview &overview)
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
    m_authors->setEmptyText(tr("No paper here names its authors."));
    m_authors->setBars(bars);
    findChild<QLabel *>(u"overviewAuthorsNote"_s)->hide();
}

void OverviewPage::showWords(const Overview &overview)
{
    const double here = overview.papers, elsewhere = overview.libraryPapers - overview.papers;
    QList<ChartBar> bars;
    for (const WordShare &share : overview.words) {
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
            bar.tip += tr(", %1 times as often as in the rest of the library")
                           .arg(shownLocale().toString(times, 'f', times < 10 ? 1 : 0));
        } else if (elsewhere > 0) {
            bar.tip += tr(", nowhere in the rest of the library");
        }
        bars.append(bar);
    }
    m_words->setEmptyText(tr("No word of these titles stands out."));
    m_words->setBars(bars);
    QLabel *note = findChild<QLabel *>(u"overviewWordsNote"_s);
    note->setText(elsewhere > 0 ? tr("Remarkably more frequent here than in the rest of the library")
                                : tr("The most frequent, without the commonest of English"));
    note->setVisible(!bars.isEmpty());
}

} // namespace lectern
