#pragma once
// All values of one kind, with the number of papers of each: type to find one, click to ask for it.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"
#include "views/widgets/floating.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QListWidget;

namespace lectern
{

// The keys are in the line: Down and Up go through the values, Return asks for one, Tab and Shift+Tab go to
// the next kind. Escape closes, and the keys go back to where they were.
class FacetPopup final : public TypingCard
{
    Q_OBJECT
public:
    explicit FacetPopup(QWidget *window);

    // Opens at what was clicked, a widget of the window; null: at what has the keys. The values follow with
    // showValues().
    void open(FacetKind kind, const QWidget *at = nullptr);
    FacetKind kind() const { return m_kind; }
    // Takes the values of kind(); those of another one come too late.
    void showValues(const FacetValues &values);
    void showError(const QString &message);
    // Which kinds the papers can be divided by, and what is asked now.
    void setKinds(const QList<FacetKind> &kinds, const QueryState &query);

signals:
    void opened(lectern::FacetKind kind); // or another one was chosen: its values are wanted
    void closed(); // none are wanted any more
    void chosen(const lectern::Condition &condition);

protected:
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers) override;
    void hideEvent(QHideEvent *event) override;

private:
    void choose(FacetKind kind);
    void step(int by);
    void fill();
    void say(const QString &text);
    void take();

    Floating *m_floating;
    QButtonGroup *m_kinds;
    QLineEdit *m_line;
    QListWidget *m_list;
    QLabel *m_said; // in the place of the list
    QueryState m_query;
    FacetKind m_kind = FacetKind::Category;
    FacetValues m_values;
    bool m_isCounted = false;
};

} // namespace lectern
