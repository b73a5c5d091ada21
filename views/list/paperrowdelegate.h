#pragma once
// Paints a paper as two lines, or as table cells.
#include "models/itemmodels/paperlistmodel.h"
#include "views/style/colors.h"
#include "views/style/theme.h"

#include <QStyledItemDelegate>

namespace lectern
{

class Mirrored;

// Paints a star, filled if on.
void drawStar(QPainter &painter, const QRect &rect, bool on, const Colors &colors);

// Shared by both views: highlighted words, and clicks that toggle marks.
class PaperDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setWords(const QStringList &words) { m_words = words; }
    void setDensity(Density density) { m_density = density; }
    Density density() const { return m_density; }

signals:
    void bookmarkClicked(const QModelIndex &index);
    void unreadClicked(const QModelIndex &index);

protected:
    static const PaperRow *rowOf(const QModelIndex &index);
    // Paints a thin bar whose length shows the score.
    static void drawScoreBar(QPainter &painter, const QRect &rect, double score, const Colors &colors);
    static void drawUnread(QPainter &painter, QPoint center, const Colors &colors);

    QStringList m_words;
    Density m_density = Density::Comfortable;
};

// Title above authors; score, ribbon and dot next to them.
class PaperRowDelegate final : public PaperDelegate
{
    Q_OBJECT
public:
    using PaperDelegate::PaperDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    int padding() const { return m_density == Density::Comfortable ? Space::S + 2 : Space::XS; }
};

// One line per paper, one cell per value.
class PaperCellDelegate final : public PaperDelegate
{
    Q_OBJECT
public:
    using PaperDelegate::PaperDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    void paintMarks(QPainter &painter, const Mirrored &side, const QStyleOptionViewItem &option,
                    const QModelIndex &index, const PaperRow &row, const Colors &colors) const;
    void paintText(QPainter &painter, const Mirrored &side, const QStyleOptionViewItem &option,
                   const QModelIndex &index, const PaperRow *row, const Colors &colors) const;
};

} // namespace lectern
