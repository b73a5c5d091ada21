#include "graphpage.h"

#include "coauthorgraphview.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/graphfiles.h"
#include "models/session/queries.h"
#include "models/store/sqlite/atomicfile.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/proposedfolder.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPauseMs = 200; // delay after the last slider movement
static constexpr int kMinAuthors = 10, kMaxAuthors = 150;
static constexpr qsizetype kMaxHistory = 100; // maximum number of previous centres

GraphPage::GraphPage(QWidget *parent)
    : Page(parent), m_people(addSlider(tr("Authors"), "graphPeople")),
      m_from(addSlider(tr("From year"), "graphFrom")), m_to(addSlider(tr("To year"), "graphTo")),
      m_peopleText(new QLabel(this)), m_yearsText(new QLabel(this)), m_view(new CoauthorGraphView(this))
{
    setObjectName(u"graphPage"_s);
    m_previous = addButton(u"undo-2"_s, tr("Previous author"), "graphPrevious");
    m_previous->setToolTip(tr("Author previously in the centre (Backspace)"));
    m_open = addButton(u"user"_s, tr("Show papers"), "graphOpen");
    m_open->setToolTip(tr("Show papers of the author in the centre"));
    m_save = addButton(u"file-down"_s, tr("Save…"), "graphSave");
    addSaving();
    addBar(makeControls());
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_view);
    m_side = makePapers();
    splitter->addWidget(m_side);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    m_both = splitter;
    setBody(m_both);
    setFocusProxy(m_view);
    connect(m_view, &CoauthorGraphView::authorActivated, this, &GraphPage::centre);
    connect(m_view, &CoauthorGraphView::edgeActivated, this, &GraphPage::chooseEdge);
    connect(m_previous, &QPushButton::clicked, this, &GraphPage::goBack);
    connect(m_open, &QPushButton::clicked, this, [this] { emit authorChosen(m_centre.id, m_centre.name); });
    forgetEdge();
}

// Creates the sliders for the number of authors and the range of years.
QWidget *GraphPage::makeControls()
{
    m_people->setRange(kMinAuthors, kMaxAuthors);
    m_people->setSingleStep(5);
    m_people->setPageStep(20);
    m_people->setValue(kDefaultGraphAuthors);
    m_peopleText->setObjectName(u"graphPeopleText"_s);
    m_yearsText->setObjectName(u"graphYearsText"_s);
    auto *bar = new QWidget(this);
    auto *row = spaced(new QHBoxLayout(bar), {Space::L, 0, Space::L, Space::S}, Space::S);
    row->addWidget(m_peopleText);
    row->addWidget(m_people, 2);
    row->addSpacing(Space::L);
    row->addWidget(m_yearsText);
    row->addWidget(m_from, 2);
    row->addWidget(m_to, 2);
    row->addStretch(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_centre.id != AuthorId::None)
            emit graphRequested(m_centre.id, m_people->value(), years());
    });
    // The start of the range cannot be after its end.
    connect(m_from, &QSlider::valueChanged, this,
            [this](int year) { m_to->setValue(qMax(year, m_to->value())); });
    connect(m_to, &QSlider::valueChanged, this,
            [this](int year) { m_from->setValue(qMin(year, m_from->value())); });
    updateLabels();
    return bar;
}

QSlider *GraphPage::addSlider(const QString &name, const char *objectName)
{
    auto *slider = new QSlider(Qt::Horizontal, this);
    setNames(slider, QLatin1StringView(objectName), name);
    slider->setToolTip(name);
    slider->setMaximumWidth(220);
    connect(slider, &QSlider::valueChanged, this, &GraphPage::followSliders);
    return slider;
}

void GraphPage::followSliders()
{
    if (m_showing)
        return;
    updateLabels();
    m_pause.start();
}

void GraphPage::updateLabels()
{
    m_peopleText->setText(tr("%1 authors").arg(numberText(m_people->value())));
    m_yearsText->setText(m_from->maximum() <= m_from->minimum()
                             ? tr("One year")
                             : tr("%1 to %2", "years").arg(m_from->value()).arg(m_to->value()));
}

// Shows the settings of the graph. The user can choose among the years in which its author has papers.
void GraphPage::showSettings(const CoauthorGraph &graph)
{
    m_showing = true;
    const int first = graph.firstYear.value_or(0), last = graph.lastYear.value_or(0);
    for (QSlider *slider : {m_from, m_to}) {
        slider->setRange(first, last);
        slider->setEnabled(last > first);
    }
    m_from->setValue(graph.years.first.value_or(first));
    m_to->setValue(graph.years.last.value_or(last));
    m_yearsText->setVisible(last > 0);
    m_showing = false;
    updateLabels();
}

// Returns the whole range if both ends are at their limits.
YearSpan GraphPage::years() const
{
    YearSpan span;
    if (m_from->value() > m_from->minimum())
        span.first = m_from->value();
    if (m_to->value() < m_to->maximum())
        span.last = m_to->value();
    return span;
}

QWidget *GraphPage::makePapers()
{
    auto *side = new QWidget(this);
    m_tie = new QLabel(side);
    m_tie->setObjectName(u"graphTie"_s);
    styleLabel(m_tie, Label::Wrapped);
    m_papers = new QListWidget(side);
    setNames(m_papers, u"graphPapers"_s, tr("Joint papers"));
    m_papers->setFrameShape(QFrame::NoFrame);
    m_papers->setWordWrap(true);
    m_papers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = spaced(new QVBoxLayout(side), {Space::L, Space::S, Space::S, Space::S}, Space::S);
    column->addWidget(m_tie);
    column->addWidget(m_papers, 1);
    connect(m_papers, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit paperChosen(PaperId(item->data(Qt::UserRole).toLongLong()));
    });
    return side;
}

void GraphPage::addSaving()
{
    auto *menu = new QMenu(m_save);
    for (const auto &[text, ending, filter] :
         {std::tuple(tr("Image (PNG)…"), u"png"_s, tr("Images (*.png)")),
          std::tuple(tr("Drawing (SVG)…"), u"svg"_s, tr("Drawings (*.svg)")),
          std::tuple(tr("Graph (GraphML)…"), u"graphml"_s, tr("Graphs (*.graphml)")),
          std::tuple(tr("Table of links (CSV)…"), u"csv"_s, tr("Tables (*.csv)"))})
        connect(menu->addAction(text), &QAction::triggered, this, [this, ending = ending, filter = filter] {
            askWhereToSave(this,
                           {tr("Save co-authors"), filter, ending, tr("Co-authors of %1").arg(m_centre.name)},
                           [this](const QString &file) { save(file); });
        });
    m_save->setMenu(menu);
}

QString GraphPage::nameOf(AuthorId id) const
{
    for (const CoauthorNode &node : m_view->graph().nodes)
        if (node.id == id)
            return node.name;
    return {};
}

void GraphPage::begin(AuthorId id, const QString &author)
{
    m_before.clear();
    m_centre = {id, author};
    showSettings({});
    showLaying();
    emit graphRequested(id, m_people->value(), {});
}

// A click on the central author opens their papers; a click on another one makes it the centre.
void GraphPage::centre(AuthorId id)
{
    const QString name = nameOf(id);
    if (id == m_centre.id) {
        emit authorChosen(id, name);
        return;
    }
    m_before.append(m_centre);
    if (m_before.size() > kMaxHistory)
        m_before.removeFirst();
    m_centre = {id, name};
    emit graphRequested(id, m_people->value(), years());
}

void GraphPage::goBack()
{
    if (m_before.isEmpty())
        return;
    m_centre = m_before.takeLast();
    m_previous->setEnabled(!m_before.isEmpty());
    emit graphRequested(m_centre.id, m_people->value(), years());
}

void GraphPage::showLaying()
{
    setHeading(tr("Co-authors of %1").arg(m_centre.name), tr("Drawing…"));
    m_save->setEnabled(false);
    m_previous->setEnabled(false);
    forgetEdge();
    m_view->setGraph({});
    showBody();
}

QString GraphPage::line(const CoauthorGraph &graph) const
{
    double heaviest = 0;
    for (const GraphEdge &edge : graph.edges)
        heaviest = std::max(heaviest, edge.weight);
    QString text =
        tr("%1 authors, up to two steps away. Click a name to centre it, or a line to show the joint papers; "
           "thicker lines mean more joint papers, here up to %2. Arrow keys move between names, Return "
           "centres one, Space cycles through its lines, + and − zoom, 0 fits the graph.")
            .arg(numberText(graph.nodes.size() - 1), numberText(qint64(heaviest)));
    if (graph.leftOut > 0)
        text += u' ' + tr("%1 more are not shown.").arg(numberText(graph.leftOut));
    if (graph.lowerBound)
        text += u' ' + tr("Some author lists end in “et al.”, so there may be more links.");
    return text;
}

void GraphPage::showGraph(const CoauthorGraph &graph)
{
    if (graph.nodes.isEmpty() || graph.nodes.first().id != m_centre.id)
        return;
    m_centre.name = graph.nodes.first().name;
    showSettings(graph);
    m_previous->setEnabled(!m_before.isEmpty());
    const bool alone = graph.nodes.size() == 1;
    m_save->setEnabled(!alone);
    forgetEdge();
    if (alone) {
        setHeading(tr("Co-authors of %1").arg(m_centre.name), {});
        showMessage(u"users"_s,
                    graph.years.isWhole() ? tr("No known co-authors") : tr("No co-authors in these years"),
                    !graph.years.isWhole() ? tr("Use the sliders above to select other years.")
                        : graph.lowerBound ? tr("All author lists end in “et al.” before naming a co-author.")
                                           : tr("No paper in this library lists a co-author."));
        return;
    }
    setHeading(tr("Co-authors of %1").arg(m_centre.name), line(graph));
    m_view->setGraph(graph);
    showBody();
}

void GraphPage::chooseEdge(int edge)
{
    const GraphEdge &tie = m_view->graph().edges[edge];
    m_tie->setText(m_view->edgeText(edge));
    m_papers->clear();
    m_side->show();
    emit jointPapersRequested(m_view->graph().nodes[tie.from].id, m_view->graph().nodes[tie.to].id,
                              m_view->graph().years);
}

void GraphPage::showJointPapers(AuthorId one, AuthorId other, const QList<PaperRow> &papers)
{
    const int edge = m_view->currentEdge();
    if (edge < 0 || m_view->graph().nodes[m_view->graph().edges[edge].from].id != one
        || m_view->graph().nodes[m_view->graph().edges[edge].to].id != other)
        return; // another line is selected now
    m_papers->clear();
    for (const PaperRow &paper : papers) {
        const QString title = titleText(paper);
        const QString text =
            paper.year ? tr("%1 (%2)", "a title, its year").arg(title, QString::number(*paper.year)) : title;
        auto *item = new QListWidgetItem(text, m_papers);
        item->setData(Qt::UserRole, qint64(paper.id));
        item->setToolTip(tipText(title));
    }
    m_papers->setCurrentRow(0);
}

void GraphPage::forgetEdge()
{
    m_papers->clear();
    m_side->hide();
}

void GraphPage::showFailure(const QString &message)
{
    setHeading(tr("Co-authors"), {});
    showMessage(u"triangle-alert"_s, tr("The co-authors could not be read"), message);
}

// Backspace returns to the previous centre, wherever the focus is on the page.
bool GraphPage::event(QEvent *event)
{
    const bool override = event->type() == QEvent::ShortcutOverride;
    if (override || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Backspace && key->modifiers() == Qt::NoModifier) {
            event->accept();
            if (!override)
                goBack();
            return true;
        }
    }
    return Page::event(event);
}

void GraphPage::save(const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const Result<> saved = ending == "svg"_L1 ? m_view->saveSvg(file)
        : ending == "graphml"_L1              ? writeAtomically(file, graphMl(m_view->graph()))
        : ending == "csv"_L1                  ? writeAtomically(file, graphCsv(m_view->graph()))
                                              : m_view->savePng(file);
    if (saved)
        emit informed(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    else
        emit failed(saved.error().message);
}

} // namespace lectern
