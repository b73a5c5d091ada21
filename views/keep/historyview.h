#pragma once
// Everything a person did in the library, newest first, and the way back to any point of it.
#include "views/parts/listpage.h"

#include "models/core/marks.h"
#include "models/store/edits/editlog.h"

class QComboBox;

namespace lectern
{

class HistoryView final : public ListPage
{
    Q_OBJECT
public:
    explicit HistoryView(QWidget *parent = nullptr);
    // Newest first. The change that was chosen stays chosen.
    void showHistory(const QList<Edit> &history, const EditLimits &limits, bool writable);

signals:
    // Until this change is undone, or made again.
    void stepAsked(lectern::EditId id, bool undo);
    void limitsChosen(const lectern::EditLimits &limits);

private:
    void showCurrent();
    void step();
    void showLimits(const EditLimits &limits);

    QPushButton *m_step;
    QComboBox *m_days, *m_entries;
    QList<Edit> m_history;
    bool m_writable = false;
};

} // namespace lectern
