#include "authorpanel.h"

#include "authorfigures.h"
#include "models/itemmodels/display.h"
#include "models/session/authorqueries.h"
#include "models/store/types/facets.h"
#include "views/charts/chart.h"
#include "views/paper/notepane.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"
#include "views/style/icons.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCoauthors = 10;

static QLabel *mutedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    styleLabel(label, Label::Muted | Label::Selectable);
    setFontStyle(label, TextSize::Small);
    return label;
}

// Returns the stated figures as text: "h-index 14, papers 30, Novelty 57 %".
static QString figuresText(const AuthorFigures &stated)
{
    QStringList figures;
    const auto add = [&](const std::optional<int> &figure, const QString &name, const QString &unit = {}) {
        if (figure)
            figures.append(name + u' ' + numberText(*figure) + unit);
    };
    add(stated.hIndex, AuthorPanelView::tr("h-index"));
    add(stated.papers, AuthorPanelView::tr("papers"));
    add(stated.citations, AuthorPanelView::tr("citations"));
    add(stated.novelty, AuthorPanelView::tr("Novelty"), u" %"_s);
    add(stated.aiScore, AuthorPanelView::tr("AI Score"));
    return figures.join(u", "_s);
}

// Creates a chart with a caption that describes the counted values.
static QWidget *captioned(const QString &caption, Chart *chart, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *label = mutedLabel(box);
    label->setText(caption);
    QVBoxLayout *column = tightColumn(box, Space::XS);
    addWidgets(column, {label, chart});
    return box;
}

AuthorPanelView::AuthorPanelView(QWidget *parent)
    : QWidget(parent), m_name(new QLabel(this)), m_otherNames(mutedLabel(this)), m_stated(mutedLabel(this)),
      m_computed(mutedLabel(this)), m_coauthorTitle(mutedLabel(this)), m_observations(mutedLabel(this)),
      m_brief(mutedLabel(this)), m_head(new QHBoxLayout), m_figures(new StatedFigures(this)),
      m_years(new AuthorYears(this)),
      m_scores(new ColumnChart(tr("Scores of the papers of this library"), this)),
      m_details(new QWidget(this)), m_coauthorTab(new QWidget(this)), m_figureTab(new QWidget(this)),
      m_new(new Chip(tr("New since your last visit"), false, this)), m_coauthors(new QWidget(this)),
      m_facts(new QWidget(this)), m_coauthorFlow(new FlowLayout(m_coauthors)),
      m_factFlow(new FlowLayout(m_facts)), m_help(new QToolButton(this)), m_more(new QToolButton(this)),
      m_identity(new QToolButton(this)), m_identityMenu(new QMenu(this)),
      m_note(new NotePane(this, u"authorNote"_s))
{
    setObjectName(u"authorPanel"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setUpTexts();
    setUpButtons();
    auto *close = new QToolButton(this);
    close->setIcon(icon(u"x"_s));
    setFlat(close, tr("Close author"));
    close->setToolTip(tr("Back to all papers"));
    layOut(close);

    connect(close, &QToolButton::clicked, this, &AuthorPanelView::closed);
    connect(m_years, &AuthorYears::yearsChosen, this, &AuthorPanelView::yearsChosen);
    connect(m_scores, &Chart::barActivated, this, [this](const QString &from) {
        QueryNode node;
        node.kind = QueryNode::Kind::Score;
        node.low = from.toDouble();
        if (*node.low < 100 - kScoreStep) { // the last bar includes 100
            node.high = *node.low + kScoreStep;
            node.highExcluded = true;
        }
        emit conditionChosen({node, {}});
    });
    connect(m_new, &Chip::clicked, this, &AuthorPanelView::newPapersChosen);
    connect(m_more, &QToolButton::toggled, m_observations, &QWidget::setVisible);
    connect(m_identityMenu, &QMenu::aboutToShow, this, &AuthorPanelView::fillIdentityMenu);
}

void AuthorPanelView::setUpTexts()
{
    m_name->setObjectName(u"authorName"_s);
    styleLabel(m_name, Label::Selectable);
    setFontStyle(m_name, TextSize::Heading, QFont::DemiBold);
    m_otherNames->setObjectName(u"authorOtherNames"_s);
    m_otherNames->setWordWrap(true);
    m_computed->setObjectName(u"authorComputed"_s);
    m_computed->setWordWrap(true);
    m_stated->setObjectName(u"authorStated"_s);
    m_stated->setWordWrap(true);
    m_brief->setObjectName(u"authorBrief"_s);
    m_brief->setWordWrap(true);
    m_brief->hide();
    m_coauthorTitle->setObjectName(u"coauthorTitle"_s);
    m_coauthorTitle->setWordWrap(true);
    m_observations->setWordWrap(true);
    m_observations->hide();
    m_scores->setObjectName(u"authorScores"_s);
    m_scores->setFixedHeight(m_scores->fontMetrics().height() * 5);
    m_new->setObjectName(u"authorNew"_s);
    m_new->hide();
}

void AuthorPanelView::setUpButtons()
{
    m_help->setIcon(icon(u"circle-help"_s));
    setFlat(m_help, tr("About the figures"));
    m_help->setObjectName(u"figuresHelp"_s);
    m_help->setToolTip(m_help->accessibleName());
    connect(m_help, &QToolButton::clicked, this, &AuthorPanelView::helpRequested);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setObjectName(u"otherObservations"_s);
    m_identity->setObjectName(u"authorIdentity"_s);
    m_identity->setText(tr("Identity"));
    m_identity->setIcon(icon(u"users"_s));
    m_identity->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_identity->setAutoRaise(true);
    m_identity->setFocusPolicy(Qt::TabFocus);
    m_identity->setPopupMode(QToolButton::InstantPopup);
    m_identity->setMenu(m_identityMenu);
}

void AuthorPanelView::layOut(QToolButton *close)
{
    m_head->setSpacing(Space::S);
    m_head->addWidget(m_name);
    m_head->addWidget(m_otherNames, 1);
    m_head->addWidget(m_new);
    m_head->addWidget(m_help, 0, Qt::AlignTop);
    m_head->addWidget(m_more);
    m_head->addWidget(m_identity, 0, Qt::AlignTop);
    m_head->addWidget(close, 0, Qt::AlignTop);

    auto *figures = new QVBoxLayout;
    figures->setSpacing(2);
    addWidgets(figures, {m_figures, m_stated});
    figures->addStretch();

    // The figures and the co-authors are shown on request.
    m_scoresBox = captioned(tr("Scores"), m_scores, this);
    auto *columns = spaced(new QHBoxLayout(m_figureTab), {}, Space::XL);
    columns->addLayout(figures, 3);
    columns->addWidget(m_scoresBox, 3, Qt::AlignTop);
    addWidgets(tightColumn(m_coauthorTab, Space::XS), {m_coauthorTitle, m_coauthors});
    auto *tabs = new FlowLayout(m_details);
    const auto addTab = [&](const QString &text, const char *name, QWidget *tab) {
        auto *chip = new Chip(text, false, m_details);
        chip->setObjectName(QLatin1StringView(name));
        chip->setCheckable(true);
        tabs->addWidget(chip);
        connect(chip, &Chip::toggled, this, &AuthorPanelView::showTabs);
        tab->hide();
        return chip;
    };
    m_showCoauthors = addTab(tr("Co-authors"), "authorCoauthors", m_coauthorTab);
    m_showFigures = addTab(tr("Figures"), "authorFigures", m_figureTab);

    auto *facts = new QVBoxLayout;
    facts->setSpacing(Space::XS);
    addWidgets(facts, {m_computed, m_brief, m_facts, m_details});
    facts->addStretch();
    auto *row = new QHBoxLayout;
    row->setSpacing(Space::XL);
    row->addLayout(facts, 3);
    row->addWidget(m_years, 2, Qt::AlignTop);

    auto *column = spaced(new QVBoxLayout(this), {Space::L, Space::M, Space::S, Space::S}, Space::XS);
    column->addLayout(m_head);
    column->addLayout(row);
    addWidgets(column, {m_coauthorTab, m_figureTab, m_observations, m_note});
}

void AuthorPanelView::addTool(QAction *action)
{
    auto *tool = new QToolButton(this);
    tool->setDefaultAction(action);
    tool->setToolButtonStyle(Qt::ToolButtonIconOnly); // icons only, which leaves space for the author's name
    setFlat(tool, action->text());
    m_head->insertWidget(m_head->count() - 1, tool, 0, Qt::AlignTop);
}

void AuthorPanelView::setFolded(bool folded)
{
    m_folded = folded;
    m_details->setVisible(!folded);
    showStated();
    showOtherObservations();
    showTabs();
    resizeEvent(nullptr);
}

void AuthorPanelView::fillIdentityMenu()
{
    m_identityMenu->clear();
    m_identityMenu->addActions(m_identityActions);
    int general = 0;
    for (const AuthorName &name : m_author.names)
        general += name.general;
    const bool others = general < m_author.names.size();
    bool first = true;
    for (const AuthorName &name : m_author.names) {
        if (!name.general || (general == 1 && !others))
            continue;
        if (std::exchange(first, false))
            m_identityMenu->addSeparator();
        QAction *take =
            m_identityMenu->addAction(tr("Split off “%1”").arg(QString(name.printed).replace(u'&', u"&&"_s)));
        take->setEnabled(m_writable);
        connect(take, &QAction::triggered, this,
                [this, folded = name.folded] { emit separateChosen(m_author.id, folded); });
    }
}

void AuthorPanelView::showAuthor(const AuthorPanel &author)
{
    if (m_author.id != author.id)
        m_more->setChecked(false);
    m_author = author;
    m_name->setText(author.name);
    m_otherNames->setText(author.otherNames.isEmpty() ? QString()
                                                      : tr("also %1").arg(author.otherNames.join(u", "_s)));
    const int fresh = author.newPapers.value_or(0);
    m_new->setVisible(fresh > 0);
    m_new->setCount(lectern::numberText(fresh));
    m_new->setAccessibleName(tr("%1 new since your last visit").arg(papersText(fresh)));
    m_new->setToolTip(tr("added after %1").arg(dayText(author.lastVisit.toLocalTime().date())));
    showStated();
    showCharts();
    showComputed();
    showCoauthors();
    showOtherObservations();
    m_note->showNote(author.id, author.note);
}

void AuthorPanelView::showStated()
{
    const QList<AuthorPage> pages = pagesOf(m_author.observations);
    m_figures->showPages(pages);
    m_figures->setVisible(!m_author.observations.isEmpty());
    m_brief->setVisible(!m_author.observations.isEmpty());
    if (m_author.observations.isEmpty())
        return;
    const AuthorObservation &latest = pages.first().saves.first();
    QString where = latest.savedOn.isValid()
        ? tr("Stated on %1, saved %2").arg(latest.sourceName, dayText(latest.savedOn))
        : tr("Stated on %1").arg(latest.sourceName);
    m_brief->setText(
        tr("%1: %2", "where figures are stated, the figures").arg(where, figuresText(latest.figures)));
    if (pages.size() > 1)
        where += tr("; one line for each of the %1 pages, from %2 saved versions")
                     .arg(numberText(pages.size()), numberText(m_author.observations.size()));
    else if (m_author.observations.size() > 1)
        where +=
            tr("; the lines show %1 saved versions").arg(lectern::numberText(m_author.observations.size()));
    if (!latest.figures.category.isEmpty())
        where = categoryNames(latest.figures.category) + u". "_s + where;
    m_stated->setText(where);
    m_brief->setToolTip(tipText(where));
}

void AuthorPanelView::showCharts()
{
    QList<ChartBar> scores;
    // Omits empty bars at both ends, because most scores are close together.
    qsizetype first = 0, last = m_author.scoreSpread.size();
    while (first < last && m_author.scoreSpread[first] == 0)
        ++first;
    while (last > first && m_author.scoreSpread[last - 1] == 0)
        --last;
    for (qsizetype part = first; part < last; ++part) {
        const int from = int(part) * kScoreStep, to = from + kScoreStep;
        const int papers = m_author.scoreSpread[part];
        scores.append({QString::number(from),
                       QString::number(from),
                       double(papers),
                       {},
                       to < 100 ? tr("score %1 to below %2: %3").arg(from).arg(to).arg(papersText(papers))
                                : tr("score %1 or higher: %2").arg(from).arg(papersText(papers)),
                       {}});
    }
    m_years->showAuthor(m_author);
    m_scores->setBars(scores);
    resizeEvent(nullptr);
}

void AuthorPanelView::resizeEvent(QResizeEvent *event)
{
    if (event)
        QWidget::resizeEvent(event);
    m_years->setVisible(!m_years->isEmpty() && !m_folded);
    // In a narrow panel the figures have priority.
    m_scoresBox->setVisible(!m_scores->bars().isEmpty() && width() > fontMetrics().averageCharWidth() * 140);
}

void AuthorPanelView::showTabs()
{
    const bool hasFigures = !m_author.observations.isEmpty() || !m_scores->bars().isEmpty();
    m_showFigures->setVisible(hasFigures);
    m_showCoauthors->setVisible(!m_author.coauthors.isEmpty());
    m_figureTab->setVisible(!m_folded && hasFigures && m_showFigures->isChecked());
    m_coauthorTab->setVisible(!m_folded && !m_author.coauthors.isEmpty() && m_showCoauthors->isChecked());
}

// Returns the positions in the author lists: " · first author 34, last 77, solo 2".
QString AuthorPanelView::placesText() const
{
    const AuthorPlaces &places = m_author.places;
    QStringList texts;
    const auto add = [&](const QString &text, int papers) {
        if (papers > 0)
            texts.append(text.arg(numberText(papers)));
    };
    add(tr("first author %1"), places.first);
    add(tr("last %1"), places.last);
    add(tr("solo %1"), places.alone);
    return texts.isEmpty() ? QString() : u" · "_s + texts.join(u", "_s);
}

Chip *AuthorPanelView::addChip(const QString &text, const QString &count, const QString &sentence,
                               const Condition &condition)
{
    auto *chip = new Chip(text, false, m_facts);
    chip->setCount(count);
    chip->setAccessibleName(sentence);
    chip->setToolTip(tipText(sentence));
    connect(
        chip, &Chip::clicked, this, [this, condition] { emit conditionChosen(condition); },
        Qt::QueuedConnection);
    m_factFlow->addWidget(chip);
    chip->show();
    return chip;
}

void AuthorPanelView::showComputed()
{
    QString text = m_author.papersAreLowerBound ? tr("At least %1").arg(papersText(m_author.papers))
                                                : papersText(m_author.papers);
    if (!m_author.years.isEmpty()) {
        const int first = m_author.years.first().year, last = m_author.years.last().year;
        text += first == last ? u", %1"_s.arg(first) : u", %1–%2"_s.arg(first).arg(last);
    }
    if (m_author.papersWithoutYear > 0)
        text += tr(", %1 without year").arg(m_author.papersWithoutYear);
    m_computed->setText(text + placesText());
    m_computed->setToolTip(tr("Computed from the papers in this library, not stated on any page"));
    clearLayout(*m_factFlow);
    for (const CategoryRow &row : m_author.categories.first(qMin<qsizetype>(4, m_author.categories.size())))
        addChip(row.category, lectern::numberText(row.papers),
                tr("%1: %2").arg(categoryNames(row.category), papersText(row.papers)),
                {categoryNode({row.category}), {}});
    if (m_author.withCode > 0)
        addChip(
            tr("Code"),
            tr("%1 of %2").arg(lectern::numberText(m_author.withCode), lectern::numberText(m_author.papers)),
            tr("%1 with code, of %2; known for %3")
                .arg(papersText(m_author.withCode), lectern::numberText(m_author.papers),
                     lectern::numberText(m_author.codeKnown)),
            {hasNode(u"code"_s), {}});
    m_factFlow->invalidate();
    m_facts->updateGeometry();
}

void AuthorPanelView::showCoauthors()
{
    clearLayout(*m_coauthorFlow);
    const qsizetype all = m_author.coauthors.size(), shown = qMin<qsizetype>(all, kCoauthors);
    const QString number = numberText(all);
    m_showCoauthors->setCount(number);
    showTabs();
    QString title = m_author.coauthorsAreLowerBound ? tr("At least %1 co-authors").arg(number)
                                                    : tr("%1 co-authors").arg(number);
    if (m_author.truncatedLists > 0)
        title += m_author.truncatedLists == 1
            ? tr("; one author list ends in “et al.”")
            : tr("; %1 author lists end in “et al.”").arg(numberText(m_author.truncatedLists));
    m_coauthorTitle->setText(title);
    for (const Coauthor &coauthor : m_author.coauthors.first(shown)) {
        auto *chip = new Chip(coauthor.name, false, m_coauthors);
        chip->setCount(lectern::numberText(coauthor.papers));
        chip->setAccessibleName(tr("%1, %2 joint").arg(coauthor.name, papersText(coauthor.papers)));
        const QString together = m_author.coauthorsAreLowerBound
            ? tr("at least %1 joint").arg(papersText(coauthor.papers))
            : tr("%1 joint").arg(papersText(coauthor.papers));
        chip->setToolTip(
            tipText(tr("%1: click to list them, Ctrl+click to open %2.").arg(together, coauthor.name)));
        connect(
            chip, &Chip::clicked, this,
            [this, coauthor] {
                if (QGuiApplication::keyboardModifiers() & Qt::ControlModifier)
                    emit authorChosen(coauthor.id, coauthor.name);
                else
                    emit coauthorChosen(coauthor.id, coauthor.name);
            },
            Qt::QueuedConnection);
        m_coauthorFlow->addWidget(chip);
        chip->show();
    }
    m_coauthorFlow->invalidate();
    m_coauthors->updateGeometry();
}

void AuthorPanelView::showOtherObservations()
{
    const qsizetype others = m_author.observations.size() - 1;
    m_more->setVisible(others > 0 && !m_folded);
    m_more->setText(others == 1 ? tr("1 other page") : tr("%1 other pages").arg(others));
    m_more->setAccessibleName(tr("Figures on other pages"));
    QStringList lines;
    const QList<AuthorPage> pages = pagesOf(m_author.observations);
    for (const AuthorPage &page : pages)
        for (const AuthorObservation &o : page.saves) {
            if (&page == &pages.first() && &o == &page.saves.first())
                continue; // already shown above
            lines.append(
                tr("%1, saved %2: %3").arg(o.sourceName, dayText(o.savedOn), figuresText(o.figures)));
        }
    m_observations->setText(lines.join(u'\n'));
    m_observations->setVisible(m_more->isChecked() && others > 0 && !m_folded);
}

} // namespace lectern
