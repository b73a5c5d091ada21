#pragma once
// The picture of an author among those they wrote with.
#include "models/core/coauthorgraph.h"
#include "models/core/result.h"
#include "painteditems.h"

#include <QTransform>
#include <QWidget>

namespace lectern
{

// Names in quiet boxes, lines between those who wrote together. The whole picture fits the widget at first;
// wheel, + and - change its size, dragging moves it, 0 fits it again. Arrows go to the next name in that
// direction, Enter chooses it, Space goes through its lines, the heaviest first; a click chooses a name or a
// line. The numbers of joint papers stand at the lines of the name that is looked at. Exports the picture as
// it is laid out, not as it is scrolled.
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
    // "Ada Quill and Bo Tide: 12 papers together"
    QString edgeText(int edge) const;
    int edgeAt(QPointF point) const; // -1: none
    QPointF edgeMiddle(int edge) const; // in the widget

    // Writes the picture; an Error says why the file could not be written.
    Result<> savePng(const QString &file) const;
    Result<> saveSvg(const QString &file) const;

    int itemCount() const override { return int(m_graph.nodes.size()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QRectF itemRect(int item) const override;
    int itemAt(QPointF point) const override;
    int currentItem() const override { return m_current; }
    bool leadsSomewhere(int item) const override { return m_graph.nodes[item].id != AuthorId::None; }
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
    QRectF bounds() const; // of the picture, in its own units
    QTransform toWidget() const;
    void zoomBy(double factor, QPointF around);
    void paintGraph(QPainter &painter, int emphasised) const;
    void paintEdges(QPainter &painter, int emphasised) const;
    void paintWeights(QPainter &painter, int emphasised) const;
    void nextEdge();
    void chooseEdge(int edge);
    int nodeTowards(int key) const;

    CoauthorGraph m_graph;
    QList<QRectF> m_boxes; // of the names, in picture units
    double m_zoom = 1;
    QPointF m_pan; // widget pixels
    bool m_fitted = true;
    int m_current = -1;
    int m_hovered = -1;
    int m_edge = -1, m_hoveredEdge = -1;
    QPointF m_pressedAt;
    QPointF m_dragFrom;
    bool m_dragging = false;
};

} // namespace lectern
