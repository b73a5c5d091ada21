#pragma once
// How much of a graph of co-authors is shown: how many people, and by the papers of which years.
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
    static constexpr int kFewest = 10, kMost = 150; // people

    explicit GraphControls(QWidget *parent = nullptr);
    // The years that the graph's author has papers of are those to choose from.
    void showGraph(const CoauthorGraph &graph);
    int people() const;
    // The whole span where both ends are at their ends.
    YearSpan years() const;

signals:
    void changed(); // by a person, who has paused

private:
    QSlider *addSlider(const QString &name, const char *objectName);
    void follow();
    void say();

    QSlider *m_people, *m_from, *m_to;
    QLabel *m_peopleText, *m_yearsText;
    QTimer m_pause;
    bool m_showing = false;
};

} // namespace lectern
