#include "coauthorgraphview.h"

#include "models/itemmodels/display.h"
#include "models/store/sqlite/atomicfile.h"
#include "views/style/colors.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr double kMargin = 24;
constexpr double kNear = 5; // maximum distance in pixels from the mouse to a line
constexpr double kClick = 3; // maximum movement in pixels during a click

} // namespace

CoauthorGraphView::CoauthorGraphView(QWidget *parent) : QWidget(parent)
{
    installPaintedItems();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Co-author graph"));
    setMinimumSize(280, 220);
}

void CoauthorGraphView::setGraph(const CoauthorGraph &graph)
{
    m_graph = graph;
    m_current = graph.nodes.isEmpty() ? -1 : 0;
    m_hovered = m_edge = m_hoveredEdge = -1;
    if (!graph.nodes.isEmpty())
        setAccessibleName(tr("Co-author graph of %1").arg(graph.nodes.first().name));
    placeBoxes();
    fit();
    notifyItemsChanged(this);
}

// Chooses the unit of the layout so that most names do not overlap; the remaining ones are moved slightly.
void CoauthorGraphView::placeBoxes()
{
    m_boxes.clear();
    const QFontMetricsF metrics(font());
    QList<QPointF> centres;
    QList<QSizeF> sizes;
    const double unit = metrics.height() * (m_graph.nodes.size() > 25 ? 7.5 : 6);
    for (qsizetype i = 0; i < m_graph.nodes.size(); ++i) {
        const QPointF point = m_graph.points.value(i);
        centres.append(QPointF(point.x() * unit * 1.5,
                               point.y() * unit)); // names are wide, so horizontal distances are larger
        const double width =
            std::min(metrics.horizontalAdvance(m_graph.nodes[i].name), metrics.averageCharWidth() * 26);
        sizes.append(QSizeF(width + 16, metrics.height() + 6));
    }
    separateBoxes(&centres, sizes, 5);
    for (qsizetype i = 0; i < centres.size(); ++i)
        m_boxes.append(QRectF(centres[i] - QPointF(sizes[i].width(), sizes[i].height()) / 2, sizes[i]));
    update();
}

QRectF CoauthorGraphView::bounds() const
{
    QRectF all;
    for (const QRectF &box : m_boxes)
        all |= box;
    return all.adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

QTransform CoauthorGraphView::toWidget() const
{
    QTransform transform;
    transform.translate(width() / 2.0 + m_pan.x(), height() / 2.0 + m_pan.y());
    transform.scale(m_zoom, m_zoom);
    const QPointF middle = bounds().center();
    transform.translate(-middle.x(), -middle.y());
    return transform;
}

void CoauthorGraphView::fit()
{
    m_fitted = true;
    m_pan = {};
    const QRectF all = bounds();
    m_zoom = m_boxes.isEmpty() ? 1 : std::min({width() / all.width(), height() / all.height(), 1.35});
    update();
}

void CoauthorGraphView::zoomBy(double factor, QPointF around)
{
    const QPointF fixed = toWidget().inverted().map(around);
    m_zoom = std::clamp(m_zoom * factor, 0.2, 4.0);
    m_fitted = false;
    m_pan += around - toWidget().map(fixed);
    update();
}

QString CoauthorGraphView::itemName(int item) const
{
    const CoauthorNode &node = m_graph.nodes[item];
    const QString here = tr("%n paper(s) in this library", nullptr, node.papers);
    if (node.steps == 0)
        return tr("%1: %2").arg(node.name, here);
    const QString middle = m_graph.nodes.first().name;
    const QString atLeast = m_graph.lowerBound ? tr("at least ") : QString();
    if (node.steps == 1)
        return tr("%1: %2%3 with %4, %5")
            .arg(node.name, atLeast, tr("%n paper(s)", nullptr, node.together), middle, here);
    return tr("%1: co-author of %2, %3").arg(node.name, middle, here);
}

int CoauthorGraphView::itemAt(QPointF point) const
{
    const QPointF place = toWidget().inverted().map(point);
    for (int i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i].contains(place))
            return i;
    return -1;
}

QString CoauthorGraphView::edgeText(int edge) const
{
    const GraphEdge &tie = m_graph.edges[edge];
    const QString text = m_graph.lowerBound ? tr("%1 and %2: at least %3 joint", "names, papers")
                                            : tr("%1 and %2: %3 joint", "names, papers");
    return text.arg(m_graph.nodes[tie.from].name, m_graph.nodes[tie.to].name, papersText(int(tie.weight)));
}

int CoauthorGraphView::edgeAt(QPointF point) const
{
    if (itemAt(point) >= 0)
        return -1;
    const QTransform onWidget = toWidget();
    int best = -1;
    double least = kNear;
    for (int i = 0; i < m_graph.edges.size(); ++i) {
        const QPointF from = onWidget.map(m_boxes[m_graph.edges[i].from].center());
        const QPointF way = onWidget.map(m_boxes[m_graph.edges[i].to].center()) - from;
        const double length = QPointF::dotProduct(way, way);
        if (length < 1)
            continue;
        const double along = std::clamp(QPointF::dotProduct(point - from, way) / length, 0.0, 1.0);
        const QPointF apart = point - (from + along * way);
        if (const double distance = std::hypot(apart.x(), apart.y()); distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

void CoauthorGraphView::chooseEdge(int edge)
{
    m_edge = edge;
    update();
    if (edge >= 0)
        emit edgeActivated(edge);
}

// Cycles through the lines of the current name, heaviest first.
void CoauthorGraphView::nextEdge()
{
    QList<int> own;
    for (int i = 0; i < m_graph.edges.size(); ++i)
        if (m_graph.edges[i].from == m_current || m_graph.edges[i].to == m_current)
            own.append(i);
    std::stable_sort(own.begin(), own.end(),
                     [this](int a, int b) { return m_graph.edges[a].weight > m_graph.edges[b].weight; });
    if (!own.isEmpty())
        chooseEdge(own[(own.indexOf(m_edge) + 1) % own.size()]);
}

void CoauthorGraphView::activateItem(int item)
{
    if (item < 0 || item >= itemCount() || !isActivatable(item))
        return;
    setCurrentNode(item);
    emit authorActivated(m_graph.nodes[item].id);
}

void CoauthorGraphView::setCurrentNode(int node)
{
    if (node == m_current || node >= itemCount())
        return;
    m_current = node;
    if (hasFocus())
        notifyCurrentItem(this, node);
    update();
}

// Returns the nearest name in the direction of an arrow key, preferring small angles.
int CoauthorGraphView::nodeTowards(int key) const
{
    if (m_current < 0)
        return m_boxes.isEmpty() ? -1 : 0;
    const QPointF from = m_boxes[m_current].center();
    int best = m_current;
    double least = 1e12;
    for (int i = 0; i < m_boxes.size(); ++i) {
        if (i == m_current)
            continue;
        const QPointF way = m_boxes[i].center() - from;
        const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
        const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
        const double ahead = sign * (horizontal ? way.x() : way.y());
        const double beside = std::abs(horizontal ? way.y() : way.x());
        if (ahead <= 0.5)
            continue;
        if (const double cost = ahead + 2.2 * beside; cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

void CoauthorGraphView::paintEdges(QPainter &painter, int emphasised) const
{
    const QColor base = palette().color(QPalette::Base), text = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Link);
    double heaviest = 1;
    for (const GraphEdge &edge : m_graph.edges)
        heaviest = std::max(heaviest, edge.weight);
    for (const bool strong : {false, true})
        for (int i = 0; i < m_graph.edges.size(); ++i) {
            const GraphEdge &edge = m_graph.edges[i];
            const bool touches =
                edge.from == emphasised || edge.to == emphasised || i == m_edge || i == m_hoveredEdge;
            if (touches != strong)
                continue;
            const double share = std::log1p(edge.weight) / std::log1p(heaviest);
            const QColor color = touches ? mix(accent, base, 0.75)
                                         : mix(text, base, emphasised < 0 ? 0.12 + 0.16 * share : 0.1);
            const double width = (i == m_edge ? 1.6 : 0.8) + 1.6 * share;
            painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(m_boxes[edge.from].center(), m_boxes[edge.to].center());
        }
}

// Paints the paper counts on the lines of the current name and on the current line.
void CoauthorGraphView::paintWeights(QPainter &painter, int emphasised) const
{
    const QFontMetricsF metrics(font());
    for (int i = 0; i < m_graph.edges.size(); ++i) {
        const GraphEdge &edge = m_graph.edges[i];
        if (edge.from != emphasised && edge.to != emphasised && i != m_edge && i != m_hoveredEdge)
            continue;
        const QString figure = numberText(qint64(edge.weight));
        const QPointF middle = (m_boxes[edge.from].center() + m_boxes[edge.to].center()) / 2;
        const QSizeF size(metrics.horizontalAdvance(figure) + 6, metrics.height());
        const QRectF place(middle - QPointF(size.width(), size.height()) / 2, size);
        if (std::any_of(m_boxes.cbegin(), m_boxes.cend(),
                        [&](const QRectF &box) { return box.intersects(place); }))
            continue; // the line's tool tip still has the count
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(place, 4, 4);
        painter.setPen(palette().color(QPalette::Link));
        painter.drawText(place, int(Qt::AlignCenter), figure);
    }
}

void CoauthorGraphView::paintGraph(QPainter &painter, int emphasised) const
{
    const QColor base = palette().color(QPalette::Base), text = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Link), muted = palette().color(QPalette::PlaceholderText);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    QList<bool> near(m_graph.nodes.size(), emphasised < 0);
    if (emphasised >= 0)
        near[emphasised] = true;
    for (const GraphEdge &edge : m_graph.edges)
        if (edge.from == emphasised || edge.to == emphasised)
            near[edge.from] = near[edge.to] = true;
    paintEdges(painter, emphasised);
    paintWeights(painter, emphasised);
    const QFontMetricsF metrics(font());
    for (int i = 0; i < m_boxes.size(); ++i) {
        const CoauthorNode &node = m_graph.nodes[i];
        const bool middle = node.steps == 0;
        QColor fill = middle ? accent : node.steps == 1 ? mix(accent, base, 0.14) : mix(text, base, 0.05);
        QColor line = middle ? accent : node.steps == 1 ? mix(accent, base, 0.4) : mix(text, base, 0.18);
        QColor ink = middle ? base : node.steps == 1 ? text : muted;
        if (!near[i]) {
            fill = mix(fill, base, 0.4);
            line = mix(line, base, 0.4);
            ink = mix(ink, base, 0.45);
        }
        painter.setPen(QPen(line, 1));
        painter.setBrush(fill);
        const QRectF box = m_boxes[i];
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter.setPen(ink);
        painter.drawText(box, int(Qt::AlignCenter) | Qt::TextSingleLine,
                         metrics.elidedText(node.name, Qt::ElideRight, box.width() - 12));
    }
}

void CoauthorGraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setTransform(toWidget(), true);
    paintGraph(painter, m_hovered >= 0 ? m_hovered : hasFocus() && m_current > 0 ? m_current : -1);
    if (hasFocus() && m_current >= 0) {
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        painter.setBrush(Qt::NoBrush);
        const QRectF box = m_boxes[m_current].adjusted(-3, -3, 3, 3);
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    }
}

Result<> CoauthorGraphView::savePng(const QString &file) const
{
    constexpr double scale = 2;
    const QRectF all = bounds();
    QImage image((all.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(palette().color(QPalette::Base));
    {
        QPainter painter(&image);
        painter.scale(scale, scale);
        painter.translate(-all.topLeft());
        paintGraph(painter, -1);
    }
    AtomicFile target(file);
    if (const Result<> begun = target.begin(); !begun)
        return begun;
    if (!image.save(&target, "PNG"))
        return target.error();
    return target.commit();
}

Result<> CoauthorGraphView::saveSvg(const QString &file) const
{
    const QRectF all = bounds();
    AtomicFile target(file);
    if (const Result<> begun = target.begin(); !begun)
        return begun;
    QSvgGenerator generator;
    generator.setOutputDevice(&target);
    generator.setSize(all.size().toSize());
    generator.setViewBox(QRectF(QPointF(), all.size()));
    generator.setTitle(accessibleName());
    {
        QPainter painter(&generator);
        painter.fillRect(QRectF(QPointF(), all.size()), palette().color(QPalette::Base));
        painter.translate(-all.topLeft());
        paintGraph(painter, -1);
    }
    return target.commit();
}

bool CoauthorGraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const int node = itemAt(help->pos()); node >= 0)
            QToolTip::showText(help->globalPos(), tipText(itemName(node)), this,
                               itemRect(node).toAlignedRect());
        else if (const int edge = edgeAt(help->pos()); edge >= 0)
            QToolTip::showText(help->globalPos(), tipText(edgeText(edge)), this);
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Plus:
        case Qt::Key_Minus:
        case Qt::Key_0:
        case Qt::Key_Space:
            if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
                event->accept();
            break;
        default:
            break;
        }
    }
    return QWidget::event(event);
}

void CoauthorGraphView::resizeEvent(QResizeEvent *)
{
    if (m_fitted)
        fit();
}

void CoauthorGraphView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        placeBoxes();
        if (m_fitted)
            fit();
    }
    QWidget::changeEvent(event);
}

void CoauthorGraphView::wheelEvent(QWheelEvent *event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void CoauthorGraphView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragging) {
        m_pan += event->position() - m_dragFrom;
        m_dragFrom = event->position();
        m_fitted = false;
        update();
        return;
    }
    const int node = itemAt(event->position()), edge = edgeAt(event->position());
    if (node != m_hovered || edge != m_hoveredEdge) {
        m_hovered = node;
        m_hoveredEdge = edge;
        setCursor(node >= 0 || edge >= 0 ? Qt::PointingHandCursor : Qt::OpenHandCursor);
        update();
    }
}

void CoauthorGraphView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_dragFrom = m_pressedAt = event->position();
    const int node = itemAt(event->position());
    if (node >= 0) {
        setCurrentNode(node);
    } else {
        m_dragging = true;
        setCursor(Qt::ClosedHandCursor);
    }
}

void CoauthorGraphView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    if (std::exchange(m_dragging, false)) {
        setCursor(Qt::OpenHandCursor);
        const QPointF moved = event->position() - m_pressedAt;
        if (std::hypot(moved.x(), moved.y()) <= kClick)
            if (const int edge = edgeAt(event->position()); edge >= 0)
                chooseEdge(edge);
    } else if (const int node = itemAt(event->position()); node >= 0 && node == m_current)
        activateItem(node);
}

void CoauthorGraphView::leaveEvent(QEvent *event)
{
    m_hovered = m_hoveredEdge = -1;
    update();
    QWidget::leaveEvent(event);
}

void CoauthorGraphView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    notifyCurrentItem(this, m_current);
}

void CoauthorGraphView::keyPressEvent(QKeyEvent *event)
{
    const QPointF middle(width() / 2.0, height() / 2.0);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return setCurrentNode(nodeTowards(event->key()));
    case Qt::Key_Home:
        return setCurrentNode(0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return activateItem(m_current);
    case Qt::Key_Space:
        return nextEdge();
    case Qt::Key_Plus:
        return zoomBy(1.2, middle);
    case Qt::Key_Minus:
        return zoomBy(1 / 1.2, middle);
    case Qt::Key_0:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace lectern
