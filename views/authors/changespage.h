#pragma once
// Page with the differences between two saved versions of an author page.
#include "models/session/authorqueries.h"
#include "views/widgets/page.h"

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

// Return shows a paper in the list.
class ChangesPage final : public Page
{
    Q_OBJECT
public:
    explicit ChangesPage(QWidget *parent = nullptr);
    void begin(); // call when the page is shown; the data follows
    void showPages(const SavedPages &pages);

signals:
    void savesChosen(lectern::SourceId older, lectern::SourceId newer);
    void paperChosen(lectern::PaperId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillSaves(const SavedPages &pages);
    QTreeWidgetItem *section(const QString &heading, qsizetype number);
    void addPaper(QTreeWidgetItem *section, const SavedPaper &paper);
    void addValues(QTreeWidgetItem *item, const QList<ValueChange> &values);

    QComboBox *m_older, *m_newer;
    QTreeWidget *m_tree;
    bool m_filling = false;
};

} // namespace lectern
