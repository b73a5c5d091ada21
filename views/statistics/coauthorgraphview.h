#pragma once
// View of an author and the co-authors as a graph.
#include "models/core/coauthorgraph.h"
#include "models/core/result.h"
#include "views/charts/painteditems.h"

#include <QTransform>
#include <QWidget>

namespace lectern
{

// Names in boxes, with lines between co-authors. Initially the whole graph fits the widget; wheel, + and -
// zoom, dragging moves it, 0 fits it again. Arrows move to the next name in that direction, Enter activates
// it, Space cycles through its lines, heaviest first; a click activates a name or a line. Paper counts are
// shown on the lines of the current name. Exports the complete layout, independent of zoom and position.
class CoauthorGraphView final : public QWidget, public PaintedItems
{
    Q_OBJECT
public:
    explicit CoauthorGraphView(QWidget *parent = nullptr);

    void setGraph(const CoauthorGraph &graph);
    const CoauthorGraph &graph() const { return m_graph; }
    void setCurrentNode(int node);
    void fit();
    int currentEdge() const { return m_edge; } // -1: none
    // Returns a text such as "Ada Quill and Bo Tide: 12 papers together".
    QString edgeText(int edge) const;
    int edgeAt(QPointF point) const; // -1: none

    // Writes the picture. Returns an Error if the file could not be written.
    Result<> savePng(const QString &file) const;
    Result<> saveSvg(const QString &file) const;

    int itemCount() const override { return int(m_graph.nodes.size()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override { return QString::number(m_graph.nodes[item].papers); }
    QRectF itemRect(int item) const override { return toWidget().mapRect(m_boxes[item]); }
    int itemAt(QPointF point) const override;
    int currentItem() const override { return m_current; }
    bool isActivatable(int item) const override { return m_graph.nodes[item].id != AuthorId::None; }
    void activateItem(int item) override;
    QSize sizeHint() const override { return QSize(720, 520); }

signals:
    void authorActivated(lectern::AuthorId author);
    void edgeActivated(int edge);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void placeBoxes();
    QRectF bounds() const; // bounds of the picture, in its own units
    QTransform toWidget() const;
    void zoomBy(double factor, QPointF around);
    void paintGraph(QPainter &painter, int emphasised) const;
    void paintEdges(QPainter &painter, int emphasised) const;
    void paintWeights(QPainter &painter, int emphasised) const;
    void nextEdge();
    void chooseEdge(int edge);
    int nodeTowards(int key) const;

    CoauthorGraph m_graph;
    QList<QRectF> m_boxes; // rectangles of the names, in picture units
    double m_zoom = 1;
    QPointF m_pan; // in widget pixels
    bool m_fitted = true;
    int m_current = -1;
    int m_hovered = -1;
    int m_edge = -1, m_hoveredEdge = -1;
    QPointF m_pressedAt;
    QPointF m_dragFrom;
    bool m_dragging = false;
};

} // namespace lectern
