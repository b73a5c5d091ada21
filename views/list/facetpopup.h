#pragma once
// Popup with all values of a facet and their counts: type to filter, click to select.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"
#include "views/widgets/filteredlistpopup.h"

class QButtonGroup;

namespace lectern
{

// Return selects a value; Tab and Shift+Tab switch the kind.
class FacetPopup final : public FilteredListPopup
{
    Q_OBJECT
public:
    explicit FacetPopup(QWidget *window);

    // Opens at the clicked widget; null: at the focus widget. showValues() supplies the values.
    void open(FacetKind kind, const QWidget *at = nullptr);
    FacetKind kind() const { return m_kind; }
    // Shows the values of kind(); values of other kinds are ignored.
    void showValues(const FacetValues &values);
    void showError(const QString &message);
    // Sets the available kinds and the current query.
    void setKinds(const QList<FacetKind> &kinds, const QueryState &query);

signals:
    void opened(lectern::FacetKind kind); // emitted also for another kind; requests its values
    void closed(); // no values are needed any more
    void chosen(const lectern::Condition &condition);

protected:
    void addEntries() override;
    void activate(const QListWidgetItem *entry, bool stay) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers) override;
    void hideEvent(QHideEvent *event) override;

private:
    void choose(FacetKind kind);
    void step(int by);
    QString hint() const;

    QButtonGroup *m_kinds;
    QueryState m_query;
    FacetKind m_kind = FacetKind::Category;
    FacetValues m_values;
    bool m_isCounted = false;
};

} // namespace lectern
