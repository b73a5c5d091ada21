#pragma once
// Filter popup: category, years, score, code, bookmarked, unread.
#include "models/itemmodels/querystate.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QLayout;
class QSlider;
class QSpinBox;

namespace lectern
{

class FlowLayout;

// Opens below a button, applies changes immediately, closes with Escape or a click elsewhere.
class FilterPopup final : public QFrame
{
    Q_OBJECT
public:
    explicit FilterPopup(QWidget *parent = nullptr);

    void setCategories(const QList<CategoryRow> &categories);
    void show(const QueryState &query);
    void openBelow(const QWidget *button);

signals:
    void conditionSet(const lectern::Condition &condition);
    void conditionCleared(const QString &key);
    void cleared();
    void closed();

protected:
    bool event(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setCategoryChosen(const QString &category, bool chosen);
    QLayout *makeYears();
    QLayout *makeScores();
    QLayout *makeFlags();
    void connectControls();
    void showYears();
    void showScore();
    void announceFlag(const QCheckBox *box, const QueryNode &node);
    void showCategories();

    QList<CategoryRow> m_categories;
    QStringList m_chosen;
    QLabel *m_categoryHeading;
    QWidget *m_categoryBox;
    FlowLayout *m_categoryFlow;
    QSpinBox *m_from, *m_to;
    QSlider *m_score;
    QLabel *m_scoreLabel;
    QCheckBox *m_code, *m_bookmarked, *m_unread;
};

} // namespace lectern
