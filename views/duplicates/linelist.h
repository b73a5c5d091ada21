#pragma once
// A list whose rows have a title and two secondary lines.
#include <QAbstractListModel>
#include <QColor>
#include <QListView>
#include <QWidget>

namespace lectern
{

class Actions;

struct LineItem {
    QString title, second, third;
    bool italic = false; // replaces a missing title
    QColor stripe = {}; // colour at the edge; invalid: none
    QString about = {}; // meaning of the stripe for screen readers
    bool continues = false; // belongs to the row above
    QStringList marked = {}, secondMarked = {}; // folded words of the title and the second line
    bool operator==(const LineItem &) const = default;
};

class LineModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setItems(const QList<LineItem> &items);
    const LineItem *itemAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<LineItem> m_items;
};

// Return and double click activate a row.
class LineList final : public QListView
{
    Q_OBJECT
public:
    explicit LineList(const QString &accessibleName, QWidget *parent = nullptr);
    LineModel &lines() { return *m_lines; }
    int currentRow() const { return currentIndex().row(); } // -1: none
    void selectRow(int row);

signals:
    void chosen(int row);
    void currentRowChanged(int row); // -1: none

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    LineModel *m_lines;
};

// Creates buttons for decisions about two papers: same, different, versions of a work. They wrap if the width
// is too small.
QWidget *decisionTools(const Actions &actions, QWidget *parent);
// Shows the button of the action with this name as the proposed one.
void proposeDecision(QWidget *tools, QLatin1StringView name);

} // namespace lectern
