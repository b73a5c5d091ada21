#pragma once
// An author among those they wrote with, as a page with export.
#include "models/core/coauthorgraph.h"
#include "views/parts/page.h"

class QStackedWidget;
class QPushButton;

namespace lectern
{

class CoauthorGraphView;
class EmptyState;

class GraphPage final : public Page
{
    Q_OBJECT
public:
    explicit GraphPage(QWidget *parent = nullptr);
    void showLaying(const QString &author);
    void showGraph(const CoauthorGraph &graph);
    void showFailure(const QString &message);
    // Writes the picture in the format of the name's ending (.png, .svg); says what came of it.
    void save(const QString &file);

signals:
    void authorChosen(lectern::AuthorId id, const QString &name);
    void remarked(const QString &text);
    void failed(const QString &message);

private:
    void ask(const QString &ending);

    QStackedWidget *m_stack;
    CoauthorGraphView *m_view;
    EmptyState *m_empty;
    QPushButton *m_png, *m_svg;
};

} // namespace lectern
