#pragma once
// Controls of a co-author graph: number of authors, and range of years.
#include "models/core/coauthorgraph.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;

namespace lectern
{

class GraphControls final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kMin = 10, kMax = 150; // limits of the number of authors

    explicit GraphControls(QWidget *parent = nullptr);
    // Shows the graph's settings. The user can choose among the years in which its author has papers.
    void showGraph(const CoauthorGraph &graph);
    int people() const;
    // Returns the whole range if both ends are at their limits.
    YearSpan years() const;

signals:
    void changed(); // changed by the user; emitted after a pause

private:
    QSlider *addSlider(const QString &name, const char *objectName);
    void follow();
    void updateLabels();

    QSlider *m_people, *m_from, *m_to;
    QLabel *m_peopleText, *m_yearsText;
    QTimer m_pause;
    bool m_showing = false;
};

} // namespace lectern
