#include "pdfsidebar.h"

#include "models/core/layouttext.h"
#include "models/itemmodels/display.h"
#include "pdfmarkcard.h"
#include "pdfpictures.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"

#include <QAbstractListModel>
#include <QHeaderView>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kThumbnailWidth = 110, kThumbnailMargin = 10;
static constexpr int kPageRole = Qt::UserRole, kYRole = Qt::UserRole + 1, kIndexRole = Qt::UserRole + 2,
                     kIdRole = Qt::UserRole + 3, kBeginRole = Qt::UserRole + 4,
                     kLengthRole = Qt::UserRole + 5;

// The list of pages and the painting of its rows. Requests only the pictures of painted rows.
class PdfThumbnails final : public QStyledItemDelegate
{
public:
    PdfThumbnails(PdfPictures &pictures, QListView &view)
        : QStyledItemDelegate(&view), m_pictures(pictures), m_view(view)
    {
        m_asking.setSingleShot(true);
        m_asking.setInterval(0);
        connect(&m_asking, &QTimer::timeout, this, [this] {
            m_pictures.want(PdfPictures::Requester::Thumbnails, m_missing);
            m_missing.clear();
        });
        connect(&pictures, &PdfPictures::arrived, view.viewport(), qOverload<>(&QWidget::update));
        view.setModel(&m_rows);
        view.setItemDelegate(this);
    }
    void setSizes(const QList<QSizeF> &sizes)
    {
        m_missing.clear();
        m_rows.set(sizes);
    }
    void setTint(PdfTint tint)
    {
        m_tint = tint;
        m_view.viewport()->update();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {kThumbnailWidth + 2 * kThumbnailMargin,
                highest() + option.fontMetrics.height() + 2 * kThumbnailMargin};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.selection);
        const QSizeF size = m_rows.sizes[index.row()];
        const double scale = scaleOf(size);
        const QSize pixels = (size * scale).toSize().expandedTo(QSize(1, 1));
        const QRect place(option.rect.center().x() - pixels.width() / 2,
                          option.rect.top() + kThumbnailMargin / 2, pixels.width(), pixels.height());
        const double ratio = m_view.devicePixelRatioF();
        const QSize fine(int(std::ceil(size.width() * scale * ratio)),
                         int(std::ceil(size.height() * scale * ratio)));
        const PdfTileRequest request{index.row(), scale * ratio, QRect(QPoint(), fine), m_tint, false};
        if (const QImage *image = m_pictures.find(request)) {
            painter->drawImage(place, *image);
        } else {
            painter->fillRect(place, colors.chip);
            m_missing.append(request);
            m_asking.start();
        }
        painter->setPen(colors.line);
        painter->drawRect(place.adjusted(-1, -1, 0, 0));
        painter->setPen(colors.muted);
        painter->drawText(option.rect.adjusted(0, 0, 0, -2), Qt::AlignHCenter | Qt::AlignBottom,
                          QString::number(index.row() + 1));
    }

private:
    struct Rows final : QAbstractListModel {
        QList<QSizeF> sizes;
        void set(const QList<QSizeF> &now)
        {
            beginResetModel();
            sizes = now;
            endResetModel();
        }
        int rowCount(const QModelIndex &parent = {}) const override
        {
            return parent.isValid() ? 0 : int(sizes.size());
        }
        QVariant data(const QModelIndex &index, int role) const override
        {
            return role == Qt::AccessibleTextRole || role == Qt::DisplayRole
                ? PdfSidebar::tr("Page %1").arg(index.row() + 1)
                : QVariant();
        }
    };

    static double scaleOf(const QSizeF &size)
    {
        return kThumbnailWidth / std::max({size.width(), size.height() * 0.7, 1.0});
    }
    // Returns the height of the first pages; all rows have the same height.
    int highest() const
    {
        double high = 40;
        for (const QSizeF &size : m_rows.sizes.first(std::min<qsizetype>(m_rows.sizes.size(), 50)))
            high = std::max(high, size.height() * scaleOf(size));
        return int(high);
    }

    PdfPictures &m_pictures;
    QListView &m_view;
    Rows m_rows;
    PdfTint m_tint = PdfTint::White;
    mutable QList<PdfTileRequest> m_missing;
    mutable QTimer m_asking;
};

// Paints the words of the hit in bold.
class PdfHitDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        item.font.setBold(true); // the widest form
        return QStyledItemDelegate::sizeHint(item, index);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QStyle &style = *item.widget->style();
        const QRect place = style.subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                                .adjusted(Space::XS, 0, -Space::XS, 0);
        QTextLayout layout(std::exchange(item.text, {}), item.font);
        style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        QTextCharFormat bold;
        bold.setFontWeight(QFont::Bold);
        layout.setFormats({{index.data(kBeginRole).toInt(), index.data(kLengthRole).toInt(), bold}});
        layout.beginLayout();
        qreal y = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(place.width());
            line.setPosition(QPointF(0, y));
            y += line.height();
        }
        layout.endLayout();
        painter->setPen(item.palette.color(QPalette::Text));
        layout.draw(painter, place.topLeft());
    }
};

PdfSidebar::PdfSidebar(PdfPictures &pictures, QWidget *parent)
    : QWidget(parent), m_tabs(new QWidget(this)), m_stack(new QStackedWidget(this)),
      m_outline(new QTreeWidget(this)), m_pages(new QListView(this)),
      m_thumbnails(new PdfThumbnails(pictures, *m_pages)), m_hits(new QListWidget(this)),
      m_highlights(new QListWidget(this))
{
    setNames(this, u"pdfSide"_s, tr("PDF contents and thumbnails"));
    (new FlowLayout(m_tabs))->setContentsMargins(Space::S, 0, Space::S, Space::S);
    QVBoxLayout *column = tightColumn(this);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    setNames(m_outline, u"pdfOutline"_s, tr("Table of contents"));
    m_outline->setHeaderHidden(true);
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->header()->setSectionResizeMode(QHeaderView::Stretch);
    setNames(m_pages, u"pdfThumbnails"_s, tr("Page thumbnails"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setUniformItemSizes(true);
    m_pages->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setNames(m_hits, u"pdfHits"_s, tr("Search matches"));
    setNames(m_highlights, u"pdfHighlights"_s, tr("Highlights in the PDF"));
    for (QListWidget *list : {m_hits, m_highlights}) {
        list->setFrameShape(QFrame::NoFrame);
        list->setWordWrap(true);
        list->setSpacing(Space::XS);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    addTab(m_outline, tr("Contents"));
    addTab(m_pages, tr("Pages"));
    addTab(m_hits, tr("Matches"));
    addTab(m_highlights, tr("Highlights"));
    m_hits->setItemDelegate(new PdfHitDelegate(m_hits));
    const auto toPlace = [this](const QTreeWidgetItem *item) {
        if (const int page = item->data(0, kPageRole).toInt(); page >= 0)
            emit placeChosen(page, item->data(0, kYRole).toDouble());
    };
    connect(m_outline, &QTreeWidget::itemClicked, this, toPlace);
    connect(m_outline, &QTreeWidget::itemActivated, this, toPlace);
    const auto toPage = [this](const QModelIndex &index) { emit placeChosen(index.row(), 0); };
    connect(m_pages, &QListView::clicked, this, toPage);
    connect(m_pages, &QListView::activated, this, toPage);
    const auto toHit = [this](const QListWidgetItem *item) {
        emit hitChosen(item->data(kPageRole).toInt(), item->data(kIndexRole).toInt());
    };
    connect(m_hits, &QListWidget::itemClicked, this, toHit);
    connect(m_hits, &QListWidget::itemActivated, this, toHit);
    const auto toHighlight = [this](const QListWidgetItem *item) {
        emit highlightChosen(item->data(kIdRole).toString());
    };
    connect(m_highlights, &QListWidget::itemClicked, this, toHighlight);
    connect(m_highlights, &QListWidget::itemActivated, this, toHighlight);
    clear();
}

void PdfSidebar::addTab(QWidget *list, const QString &name)
{
    auto *chip = new Chip(name, false, m_tabs);
    chip->setCheckable(true);
    chip->setAutoExclusive(true);
    m_tabs->layout()->addWidget(chip);
    m_stack->addWidget(list);
    connect(chip, &Chip::clicked, this, [this, tab = Tab(m_chips.size())] { choose(tab); });
    m_chips.append(chip);
}

void PdfSidebar::setTabVisible(Tab tab, bool on)
{
    m_chips[tab]->setVisible(on);
    if (!on && m_stack->currentIndex() == tab)
        choose(Pages); // always visible
}

void PdfSidebar::choose(Tab tab)
{
    m_stack->setCurrentIndex(tab);
    m_chips[tab]->setChecked(true);
}

void PdfSidebar::clear()
{
    m_outline->clear();
    m_thumbnails->setSizes({});
    clearHits();
    showHighlights({}, {});
    setTabVisible(Contents, false);
    choose(Pages);
}

void PdfSidebar::showOutline(const QList<PdfOutlineEntry> &outline)
{
    m_outline->clear();
    QList<QTreeWidgetItem *> above; // the last item of each level
    for (const PdfOutlineEntry &entry : outline) {
        above.resize(std::min<qsizetype>(entry.level, above.size()));
        auto *item = above.isEmpty() ? new QTreeWidgetItem(m_outline) : new QTreeWidgetItem(above.last());
        item->setText(0, entry.title.simplified());
        item->setSizeHint(0, QSize(0, fontMetrics().height() + Space::S));
        item->setData(0, kPageRole, entry.page);
        item->setData(0, kYRole, entry.y);
        above.append(item);
    }
    if (outline.size() < 100)
        m_outline->expandToDepth(0);
    setTabVisible(Contents, !outline.isEmpty());
    if (!outline.isEmpty() && m_hits->count() == 0)
        choose(Contents);
}

void PdfSidebar::showPages(const QList<QSizeF> &sizes)
{
    m_thumbnails->setSizes(sizes);
}

void PdfSidebar::setTint(PdfTint tint)
{
    m_thumbnails->setTint(tint);
}

void PdfSidebar::showPlace(int page)
{
    const QModelIndex index = m_pages->model()->index(page, 0);
    if (index.isValid() && m_pages->currentIndex() != index) {
        m_pages->setCurrentIndex(index);
        m_pages->scrollTo(index);
    }
}

void PdfSidebar::clearHits()
{
    m_hits->clear();
    setTabVisible(Hits, false);
}

void PdfSidebar::addHits(int page, const QList<PdfHit> &hits)
{
    // The pages are searched from the visible one on, and listed in their order.
    int row = m_hits->count();
    while (row > 0 && m_hits->item(row - 1)->data(kPageRole).toInt() > page)
        --row;
    for (qsizetype i = 0; i < hits.size(); ++i, ++row) {
        const QString head = tr("Page %1: %2").arg(page + 1).arg(QString());
        auto *item = new QListWidgetItem(head + hits[i].around);
        item->setData(kPageRole, page);
        item->setData(kIndexRole, int(i));
        item->setData(kBeginRole, int(head.size()) + hits[i].begin);
        item->setData(kLengthRole, hits[i].length);
        m_hits->insertItem(row, item);
    }
    setTabVisible(Hits, m_hits->count() > 0);
}

void PdfSidebar::showHighlights(const QList<Highlight> &highlights, const QSet<QString> &missing)
{
    constexpr qsizetype kShown = 160;
    const QListWidgetItem *before = m_highlights->currentItem();
    const QString current = before ? before->data(kIdRole).toString() : QString();
    m_highlights->clear();
    for (const Highlight &each : highlights) {
        QString text = shortText(each.quote.left(2 * kShown).simplified(), kShown);
        if (!each.comment.isEmpty())
            text += u'\n' + shortText(each.comment.left(2 * kShown).simplified(), kShown);
        text += u'\n'
            + (missing.contains(each.id) ? tr("not in this version of the file")
                                         : tr("Page %1").arg(each.page() + 1));
        auto *item = new QListWidgetItem(highlightIcon(each.colour), text, m_highlights);
        item->setData(kIdRole, each.id);
        item->setToolTip(tipText(each.quote.left(1000)));
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(highlightColourText(each.colour), text));
        if (missing.contains(each.id))
            item->setForeground(palette().placeholderText());
        if (each.id == current)
            m_highlights->setCurrentItem(item);
    }
    setTabVisible(Highlights, m_highlights->count() > 0);
}

void PdfSidebar::chooseHighlight(const QString &id)
{
    for (int row = 0; row < m_highlights->count(); ++row)
        if (m_highlights->item(row)->data(kIdRole).toString() == id)
            m_highlights->setCurrentRow(row);
}

void PdfSidebar::openHits()
{
    if (m_hits->count() > 0)
        choose(Hits);
}

} // namespace lectern
