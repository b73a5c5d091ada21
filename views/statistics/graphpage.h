#pragma once
// The co-author graph as a page: change the centre, limit authors or years, list the papers of a line,
// export.
#include "models/core/coauthorgraph.h"
#include "models/store/types/paperrow.h"
#include "views/widgets/page.h"

#include <QTimer>

class QLabel;
class QListWidget;
class QPushButton;
class QSlider;

namespace lectern
{

class CoauthorGraphView;

class GraphPage final : public Page
{
    Q_OBJECT
public:
    explicit GraphPage(QWidget *parent = nullptr);
    // Call when the user has requested this author as the centre; showGraph() follows.
    void begin(AuthorId id, const QString &author);
    void showGraph(const CoauthorGraph &graph);
    void showJointPapers(AuthorId one, AuthorId other, const QList<PaperRow> &papers);
    void showFailure(const QString &message);
    // Writes the picture or the graph in the format of the file name extension (.png, .svg, .graphml, .csv),
    // and reports the result.
    void save(const QString &file);

signals:
    // Requests the graph of this author, with at most `most` authors.
    void graphRequested(lectern::AuthorId id, int most, const lectern::YearSpan &years);
    void jointPapersRequested(lectern::AuthorId one, lectern::AuthorId other, const lectern::YearSpan &years);
    void authorChosen(lectern::AuthorId id, const QString &name);
    void paperChosen(lectern::PaperId id);
    void informed(const QString &text);
    void failed(const QString &message);

protected:
    bool event(QEvent *event) override;

private:
    QWidget *makeControls();
    QSlider *addSlider(const QString &name, const char *objectName);
    void followSliders();
    void updateLabels();
    void showSettings(const CoauthorGraph &graph);
    YearSpan years() const;
    QWidget *makePapers();
    void addSaving();
    void showLaying();
    void centre(AuthorId id);
    void goBack();
    void chooseEdge(int edge);
    void forgetEdge();
    QString line(const CoauthorGraph &graph) const;
    QString nameOf(AuthorId id) const;

    struct Centre {
        AuthorId id = AuthorId::None;
        QString name;
    };
    Centre m_centre;
    QList<Centre> m_before; // previous centres, the latest last
    QWidget *m_both = nullptr, *m_side = nullptr;
    QSlider *m_people, *m_from, *m_to;
    QLabel *m_peopleText, *m_yearsText;
    QTimer m_pause; // the graph is requested after the last slider movement
    bool m_showing = false; // the sliders are being set by the program
    CoauthorGraphView *m_view;
    QPushButton *m_open, *m_previous, *m_save;
    QLabel *m_tie = nullptr;
    QListWidget *m_papers = nullptr;
};

} // namespace lectern
