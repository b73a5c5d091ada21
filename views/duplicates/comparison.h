#pragma once
// Two papers side by side, a line per field, with what differs first and a choice in each.
#include "models/session/linkcontroller.h"
#include "views/math/mathengine.h"
#include "views/style/colors.h"
#include "views/widgets/unloadedtext.h"

#include <QHash>

#include <memory>

namespace lectern
{

class Formulas;

// Which words of one text have no counterpart in the other: for each word (split at white space) of each.
struct WordMarks {
    QList<bool> first, second; // true: differs
};
WordMarks differingWords(const QStringList &first, const QStringList &second);

// How a comparison is painted.
struct ComparisonLook {
    QList<MergeSide> sides; // chosen, by line
    int current = -1; // the line that the keys are on; -1: none
    bool folded = true; // fields that agree are named only
};
// Rich text: a table of the lines. Links: "choose:LINE:SIDE" and "fold:". Anchors "lineN".
QString comparisonHtml(const PaperComparison &comparison, const ComparisonLook &look, const Colors &colors);

// Up and Down go from field to field, Left and Right choose a value, Shift with them all values; Space goes
// through the choices, Return asks for the merge, J and K for the next pair. A click on a value chooses it.
class ComparisonView final : public UnloadedBrowser
{
    Q_OBJECT
public:
    explicit ComparisonView(QWidget *parent = nullptr);
    ~ComparisonView() override;

    void show(const PaperComparison &comparison);
    void forget();
    bool isFilled() const { return !m_comparison.papers.isEmpty(); }
    // The texts that are chosen of the fields that differ, by field.
    QHash<QString, QString> chosen() const;
    void choose(int line, MergeSide side);
    void chooseAll(MergeSide side);

signals:
    void mergeWanted();
    void stepWanted(int by); // to the next pair, or the one before

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int differing() const; // lines with a choice; they come first
    void follow(const QUrl &address);
    void goTo(int line);
    bool takeKey(int key, bool all);
    void render();
    void say();

    PaperComparison m_comparison;
    ComparisonLook m_look;
    int m_line = 0; // the last line that the keys were on
    MathEngine m_math;
    std::unique_ptr<Formulas> m_formulas;
};

} // namespace lectern
