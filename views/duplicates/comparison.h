#pragma once
// Side-by-side comparison of two papers: one row per field, differences first, with a choice for each.
#include "models/session/queries.h"
#include "views/math/mathengine.h"
#include "views/style/colors.h"
#include "views/widgets/unloadedtext.h"

#include <QHash>

#include <memory>

namespace lectern
{

class Formulas;

// For each word of two texts: whether it has no counterpart in the other text. Words are separated by white
// space.
struct WordMarks {
    QList<bool> first, second; // true: differs
};
WordMarks differingWords(const QStringList &first, const QStringList &second);

// Display state of a comparison.
struct ComparisonState {
    QList<MergeSide> sides; // chosen side per line
    int current = -1; // line with the keyboard focus; -1: none
    bool folded = true; // equal fields show only their names
};
// Returns rich text: a table of the lines. Links: "choose:LINE:SIDE" and "fold:". Anchors: "lineN".
QString comparisonHtml(const PaperComparison &comparison, const ComparisonState &look, const Colors &colors);

// Keys: Up and Down move between fields, Left and Right choose a value, with Shift all values; Space cycles
// through the choices, Return requests the merge, J and K change the pair. Clicking a value chooses it.
class ComparisonView final : public UnloadedBrowser
{
    Q_OBJECT
public:
    explicit ComparisonView(QWidget *parent = nullptr);
    ~ComparisonView() override;

    void show(const PaperComparison &comparison);
    void forget();
    bool isFilled() const { return !m_comparison.papers.isEmpty(); }
    // Returns the chosen texts of the differing fields, by field.
    QHash<QString, QString> chosen() const;
    void choose(int line, MergeSide side);
    void chooseAll(MergeSide side);

signals:
    void mergeRequested();
    void stepRequested(int by); // to the next or previous pair

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int differing() const; // number of lines with a choice; they come first
    void follow(const QUrl &address);
    void goTo(int line);
    bool tryKey(int key, bool all);
    void render();
    void updateText();

    PaperComparison m_comparison;
    ComparisonState m_look;
    int m_line = 0; // last line with the keyboard focus
    MathEngine m_math;
    std::unique_ptr<Formulas> m_formulas;
};

} // namespace lectern
