#include "graphpage.h"

#include "models/items/text/display.h"
#include "views/charts/coauthorgraphview.h"
#include "views/look/emptystate.h"
#include "views/parts/proposedfolder.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QStackedWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

GraphPage::GraphPage(QWidget *parent)
    : Page(parent), m_stack(new QStackedWidget(this)), m_view(new CoauthorGraphView(this)),
      m_empty(new EmptyState(this))
{
    setObjectName(u"graphPage"_s);
    m_png = addButton(u"file-down"_s, tr("Save as PNG…"), "graphPng");
    m_svg = addButton(u"file-down"_s, tr("Save as SVG…"), "graphSvg");
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    setBody(m_stack);
    setFocusProxy(m_view);
    connect(m_png, &QPushButton::clicked, this, [this] { ask(u"png"_s); });
    connect(m_svg, &QPushButton::clicked, this, [this] { ask(u"svg"_s); });
    connect(m_view, &CoauthorGraphView::authorActivated, this, [this](AuthorId id) {
        for (const CoauthorNode &node : m_view->graph().nodes)
            if (node.id == id) {
                emit authorChosen(id, QString(node.name));
                return;
            }
    });
}

void GraphPage::showLaying(const QString &author)
{
    setHeading(tr("Co-authors of %1").arg(author), tr("Drawing…"));
    m_png->setEnabled(false);
    m_svg->setEnabled(false);
    m_view->setGraph({});
    m_stack->setCurrentWidget(m_view);
}

void GraphPage::showGraph(const CoauthorGraph &graph)
{
    if (graph.nodes.isEmpty())
        return;
    const QString author = graph.nodes.first().name;
    const bool alone = graph.nodes.size() == 1;
    m_png->setEnabled(!alone);
    m_svg->setEnabled(!alone);
    if (alone) {
        setHeading(tr("Co-authors of %1").arg(author), {});
        m_empty->show(u"users"_s, tr("No co-author is known"),
                      graph.lowerBound
                          ? tr("The author lists here end in “et al.” before another name comes.")
                          : tr("No paper of this library names another author beside them."),
                      {});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    QString line =
        tr("%1 people, two steps out. Arrows go from name to name, Enter opens one, + and − zoom, 0 "
           "fits.")
            .arg(numberText(graph.nodes.size() - 1));
    if (graph.leftOut > 0)
        line += u' ' + tr("%1 more had no room.").arg(numberText(graph.leftOut));
    if (graph.lowerBound)
        line += u' ' + tr("Some author lists end in “et al.”: there may be more ties than these.");
    setHeading(tr("Co-authors of %1").arg(author), line);
    m_view->setGraph(graph);
    m_stack->setCurrentWidget(m_view);
}

void GraphPage::showFailure(const QString &message)
{
    setHeading(tr("Co-authors"), {});
    m_empty->show(u"triangle-alert"_s, tr("The co-authors could not be read"), message, {});
    m_stack->setCurrentWidget(m_empty);
}

void GraphPage::ask(const QString &ending)
{
    auto *dialog =
        new QFileDialog(this, ending == "png"_L1 ? tr("Save as PNG") : tr("Save as SVG"), proposedFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilter(ending == "png"_L1 ? tr("Pictures (*.png)") : tr("Drawings (*.svg)"));
    const QString author = m_view->graph().nodes.isEmpty() ? QString() : m_view->graph().nodes.first().name;
    dialog->selectFile(tr("Co-authors of %1").arg(QString(author).replace(u'/', u'-')) + u'.' + ending);
    connect(dialog, &QFileDialog::fileSelected, this, &GraphPage::save);
    dialog->open();
}

void GraphPage::save(const QString &file)
{
    const bool svg = file.endsWith(u".svg", Qt::CaseInsensitive);
    if (const Result<> saved = svg ? m_view->saveSvg(file) : m_view->savePng(file); saved)
        emit remarked(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    else
        emit failed(saved.error().message);
}

} // namespace lectern
