#include "paperrowdelegate.h"

#include "models/core/shortvenue.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/papercolumns.h"
#include "views/style/icons.h"
#include "views/style/marktext.h"
#include "views/style/mirrored.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QTableView>

#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;
using Cell = PaperColumn::Cell;

static constexpr int kGutter = 26; // space for the unread dot at the left
static constexpr int kRibbon = 16;
static constexpr int kScoreWidth = 40;
static constexpr int kMarkIcon = 12, kTagDot = 7;
static constexpr qsizetype kMaxDots = 4; // maximum number of tags per row
static constexpr int kMaxTagWidth = 120; // of the name of a tag, in pixels

const PaperRow *PaperDelegate::rowOf(const QModelIndex &index)
{
    return static_cast<const PaperListModel *>(index.model())->rowAt(index.row());
}

void PaperDelegate::drawScoreBar(QPainter &painter, const QRect &rect, double score, const Colors &colors)
{
    const double share = qBound(0.0, score / 100.0, 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.chip);
    painter.drawRoundedRect(rect, 1.5, 1.5);
    painter.setBrush(colors.bar);
    const Mirrored side(rect, painter.layoutDirection());
    painter.drawRoundedRect(side(QRectF(rect.left(), rect.top(), rect.width() * share, rect.height())), 1.5,
                            1.5);
}

void PaperDelegate::drawUnread(QPainter &painter, QPoint center, const Colors &colors)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(center) + QPointF(0.5, 0.5), 3.5, 3.5);
}

void drawStar(QPainter &painter, const QRect &rect, bool on, const Colors &colors)
{
    if (!on) {
        icon(u"star"_s).paint(&painter, rect);
        return;
    }
    // A filled five-pointed star; the outline icon does not distinguish on from off clearly.
    QPolygonF star;
    const QPointF center = QRectF(rect).center();
    for (int i = 0; i < 10; ++i) {
        const double radius = (i % 2 ? 0.21 : 0.5) * rect.width();
        const double angle = (i * 36 - 90) * 3.14159265358979 / 180;
        star << center + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    painter.setPen(QPen(colors.bookmark, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colors.bookmark);
    painter.drawPolygon(star);
}

// Paints a ribbon, filled if on.
static void drawRibbon(QPainter &painter, const QRect &rect, bool on, const Colors &colors)
{
    if (!on) {
        icon(u"bookmark"_s).paint(&painter, rect);
        return;
    }
    const QRectF r = QRectF(rect).adjusted(rect.width() * 0.22, 1, -rect.width() * 0.22, -1);
    painter.setPen(QPen(colors.bookmark, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colors.bookmark);
    painter.drawPolygon(QPolygonF{r.topLeft(), r.topRight(), r.bottomRight(),
                                  QPointF(r.center().x(), r.bottom() - r.height() * 0.28), r.bottomLeft()});
}

static QFont secondLine(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * TextSize::Small);
    return small;
}

QSize PaperRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int lines = QFontMetrics(option.font).height() + QFontMetrics(secondLine(option.font)).height();
    return {200, lines + 2 * padding() + 3};
}

struct RowPlaces {
    QRect title, second, score, scoreBar, ribbon, dot;
};

static RowPlaces places(const QStyleOptionViewItem &option, int padding)
{
    RowPlaces p;
    const QRect inner = option.rect.adjusted(kGutter, padding, -Space::L, -padding - 1);
    const int first = QFontMetrics(option.font).height();
    const int second = QFontMetrics(secondLine(option.font)).height();
    p.dot = QRect(option.rect.left(), inner.top(), kGutter, first);
    p.score = QRect(inner.right() - kScoreWidth + 1, inner.top(), kScoreWidth, first);
    p.ribbon =
        QRect(p.score.left() - kRibbon - Space::S, inner.top() + (first - kRibbon) / 2, kRibbon, kRibbon);
    p.title = QRect(inner.left(), inner.top(), p.ribbon.left() - Space::S - inner.left(), first);
    p.second = QRect(inner.left(), inner.top() + first + 2, inner.width(), second);
    p.scoreBar = QRect(p.score.left(), p.second.center().y() - 1, kScoreWidth, 3);
    return p;
}

// Paints the right side of the second line: rating, PDF, code, category, venue and date, preceded by the
// user's marks. authors: text for the remaining rectangle, which is returned.
static QRect drawFacts(QPainter &painter, const Mirrored &side, QRect line, const PaperRow &row,
                       const QString &authors, const Colors &colors)
{
    constexpr qsizetype kMaxMeasured = 160; // characters; longer than any line
    const QFontMetrics metrics = painter.fontMetrics();
    QStringList facts;
    if (row.rating > 0)
        facts.append(starsText(row.rating));
    if (row.files > 0)
        facts.append(PaperRowDelegate::tr("PDF"));
    if (row.code.value_or(false))
        facts.append(PaperRowDelegate::tr("Code"));
    if (!row.category.isEmpty())
        facts.append(shortCategory(row.category));
    const qsizetype venuePlace = facts.size();
    if (const QString date = dateText(row); !date.isEmpty())
        facts.append(date);
    if (const QString venue = shortVenueText(row.venue); !venue.isEmpty()) {
        int room = line.width() / 4;
        if (metrics.horizontalAdvance(venue)
            > room) { // the venue may also use the space that the authors leave
            const int others = metrics.horizontalAdvance(facts.join(u" · "_s) + u" · "_s) + 4 * Space::L;
            room = qMax(room, line.width() - metrics.horizontalAdvance(authors.left(kMaxMeasured)) - others);
        }
        facts.insert(venuePlace, isolated(metrics.elidedText(venue, Qt::ElideRight, room)));
    }
    // The authors keep at least two fifths of the line.
    const auto isWide = [&] {
        return metrics.horizontalAdvance(facts.join(u" · "_s)) > line.width() * 3 / 5;
    };
    for (const qsizetype first = row.rating > 0 ? 1 : 0; facts.size() > first + 1 && isWide();)
        facts.removeAt(first);
    const QString right = facts.join(u" · "_s);
    painter.setPen(colors.muted);
    side.text(painter, line, Qt::AlignRight | Qt::AlignVCenter, right);
    line.setRight(line.right() - metrics.horizontalAdvance(right) - Space::S);
    const auto drawIcon = [&](const QIcon &icon) {
        const QRect place(line.right() - kMarkIcon + 1, line.center().y() - kMarkIcon / 2, kMarkIcon,
                          kMarkIcon);
        icon.paint(&painter, side(place));
        line.setRight(place.left() - Space::XS - 2);
    };
    static const QIcon conflict = icon(u"triangle-alert"_s, Tint::Bookmark), note = icon(u"file-text"_s);
    if (row.conflicting)
        drawIcon(conflict);
    if (row.noted)
        drawIcon(note);
    // Tags have their names if the authors leave the room.
    const qsizetype tags = qMin(kMaxDots, row.tagColours.size());
    int room = line.width() - metrics.horizontalAdvance(authors.left(kMaxMeasured)) - Space::L;
    QStringList names;
    for (qsizetype i = 0; i < tags && room > 0; ++i) {
        names.append(isolated(metrics.elidedText(row.tags.value(i), Qt::ElideRight, kMaxTagWidth)));
        room -= metrics.horizontalAdvance(names.last()) + kTagDot + Space::XS + Space::S;
    }
    const bool named = room >= 0;
    for (qsizetype i = tags - 1; i >= 0; --i) {
        if (named) {
            const int width = metrics.horizontalAdvance(names[i]);
            painter.setPen(colors.muted);
            side.text(painter, line, Qt::AlignRight | Qt::AlignVCenter, names[i]);
            line.setRight(line.right() - width - Space::XS);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(tagColour(colors, row.tagColours[i]));
        painter.drawEllipse(side(
            QRectF(line.right() - kTagDot + 1, line.center().y() - kTagDot / 2.0 + 1, kTagDot, kTagDot)));
        line.setRight(line.right() - kTagDot - (named ? Space::S : 3));
    }
    line.setRight(line.right() - Space::XS);
    painter.setPen(colors.muted);
    return line;
}

void PaperRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Colors &colors = colorsOf(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const bool hover = option.state & QStyle::State_MouseOver;
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip); // stacked diacritics extend beyond the line
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(option.rect, selected ? colors.selection : hover ? colors.hover : colors.base);
    const Mirrored side(option.rect, option.direction);
    painter->setLayoutDirection(option.direction);
    painter->fillRect(
        side(QRect(option.rect.left() + kGutter, option.rect.bottom(), option.rect.width() - kGutter, 1)),
        selected ? colors.selection : colors.chip);
    if (option.state & QStyle::State_HasFocus)
        painter->fillRect(side(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height())),
                          colors.accent);

    RowPlaces p = places(option, padding());
    const PaperRow *row = rowOf(index);
    if (!row) { // still loading
        painter->setPen(Qt::NoPen);
        painter->setBrush(colors.chip);
        painter->drawRoundedRect(
            side(QRect(p.title.left(), p.title.center().y() - 4, p.title.width() * 3 / 5, 8)), 4, 4);
        painter->drawRoundedRect(
            side(QRect(p.second.left(), p.second.center().y() - 3, p.second.width() / 4, 6)), 3, 3);
        painter->restore();
        return;
    }
    if (row->id != PaperId::None && !row->read)
        drawUnread(*painter, side(p.dot.translated(1, 0)).center(), colors);

    QFont font = option.font;
    font.setItalic(row->title.isEmpty());
    painter->setFont(font);
    painter->setPen(row->read ? colors.muted : colors.text);
    if (row->read && selected)
        painter->setPen(colors.text);
    if (!row->bookmarked && !hover)
        p.title.setRight(p.ribbon.right());
    if (!row->score && (row->bookmarked || hover)) // the right side is empty, so the ribbon goes there
        p.ribbon.moveRight(p.score.right()), p.title.setRight(p.ribbon.left() - Space::S);
    else if (!row->score)
        p.title.setRight(p.score.right());
    drawMarkedText(*painter, side(p.title),
                   row->id == PaperId::None ? tr("(no longer in the library)") : titleText(*row), m_words,
                   colors.match);
    if (row->bookmarked || hover)
        drawRibbon(*painter, side(p.ribbon), row->bookmarked, colors);

    painter->setFont(secondLine(option.font));
    QRect line = p.second;
    if (row->score) {
        painter->setPen(colors.text);
        side.text(*painter, p.score, Qt::AlignRight | Qt::AlignVCenter, scoreText(row->score));
        drawScoreBar(*painter, side(p.scoreBar), *row->score, colors);
        line.setRight(p.scoreBar.left() - Space::M);
    }
    const QString authors = authorsText(*row);
    line = drawFacts(*painter, side, line, *row, authors, colors);
    drawMarkedText(*painter, side(line), authors, m_words, colors.match);
    painter->restore();
}

bool PaperRowDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option,
                                   const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton || mouse->modifiers() != Qt::NoModifier)
        return false;
    RowPlaces p = places(option, padding());
    const PaperRow *row = rowOf(index);
    if (row && !row->score)
        p.ribbon.moveRight(p.score.right());
    const QPoint at =
        Mirrored(option.rect, option.direction)(QRect(mouse->position().toPoint(), QSize(1, 1))).topLeft();
    if (p.ribbon.adjusted(-4, -4, 4, 4).contains(at))
        emit bookmarkClicked(index);
    else if (p.dot.contains(at))
        emit unreadClicked(index);
    else
        return false;
    return true;
}

// Paints tags with their dots, as many as fit.
static void drawTags(QPainter &painter, const Mirrored &side, QRect cell, const PaperRow &row,
                     const QColor &pen, const Colors &colors)
{
    const QFontMetrics metrics = painter.fontMetrics();
    for (qsizetype i = 0; i < row.tags.size() && cell.width() > 3 * kTagDot; ++i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tagColour(colors, row.tagColours.value(i)));
        painter.drawEllipse(
            side(QRectF(cell.left(), cell.center().y() - kTagDot / 2.0 + 1, kTagDot, kTagDot)));
        cell.setLeft(cell.left() + kTagDot + Space::XS);
        const QString name = metrics.elidedText(row.tags[i], Qt::ElideRight, cell.width());
        painter.setPen(pen);
        side.text(painter, cell, Qt::AlignLeft | Qt::AlignVCenter, name);
        cell.setLeft(cell.left() + metrics.horizontalAdvance(name) + Space::S);
    }
}

// number: the number of files; empty for a single file.
static void drawFiles(QPainter &painter, const Mirrored &side, const QRect &cell, const QString &number,
                      const QColor &pen)
{
    static const QIcon file = icon(u"book-open"_s);
    file.paint(&painter, side(QRect(cell.left(), cell.center().y() - 7, 14, 14)));
    if (!number.isEmpty()) {
        painter.setPen(pen);
        side.text(painter, cell.adjusted(18, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number);
    }
}

// Returns whether this cell begins the current row. A bar there shows the focus.
static bool beginsCurrentRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    return table && table->hasFocus() && table->currentIndex().row() == index.row()
        && table->horizontalHeader()->visualIndex(index.column()) == 0;
}

void PaperCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Colors &colors = colorsOf(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip); // stacked diacritics extend beyond the line
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(option.rect,
                      selected                                     ? colors.selection
                          : option.state & QStyle::State_MouseOver ? colors.hover
                                                                   : colors.base);
    const Mirrored side(option.rect, option.direction);
    if (beginsCurrentRow(option, index))
        painter->fillRect(side(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height())),
                          colors.accent);
    painter->setLayoutDirection(option.direction);
    painter->setFont(option.font);
    const PaperRow *row = rowOf(index);
    painter->setPen(row && row->read && !selected ? colors.muted : colors.text);
    switch (paperColumns()[index.column()].cell) {
    case Cell::Text:
    case Cell::MarkedText:
    case Cell::Number:
        paintText(*painter, side, option, index, row, colors);
        break;
    default:
        if (row)
            paintMarks(*painter, side, option, index, *row, colors);
    }
    painter->restore();
}

// Paints values that are shown as icons.
void PaperCellDelegate::paintMarks(QPainter &painter, const Mirrored &side,
                                   const QStyleOptionViewItem &option, const QModelIndex &index,
                                   const PaperRow &row, const Colors &colors) const
{
    const QColor quiet = option.state & QStyle::State_Selected ? colors.text : colors.muted;
    const QRect inner = option.rect.adjusted(Space::S, 0, -Space::S, 0);
    switch (paperColumns()[index.column()].cell) {
    case Cell::Score:
        if (row.score) {
            const int text = painter.fontMetrics().horizontalAdvance(u"100.0"_s);
            side.text(painter, inner, Qt::AlignRight | Qt::AlignVCenter, scoreText(row.score));
            const QRect bar(inner.left(), inner.center().y() - 1, inner.width() - text - Space::S, 3);
            if (bar.width() > 8)
                drawScoreBar(painter, side(bar), *row.score, colors);
        }
        break;
    case Cell::Bookmark:
        if (row.bookmarked || option.state & QStyle::State_MouseOver) {
            const QPoint center = option.rect.center();
            drawRibbon(painter, QRect(center.x() - 7, center.y() - 7, 15, 15), row.bookmarked, colors);
        }
        break;
    case Cell::Unread:
        if (row.id != PaperId::None && !row.read)
            drawUnread(painter, option.rect.center(), colors);
        break;
    case Cell::Tags:
        drawTags(painter, side, inner, row, quiet, colors);
        break;
    case Cell::Note:
        if (row.noted) {
            static const QIcon note = icon(u"file-text"_s);
            note.paint(&painter, side(QRect(inner.left(), inner.center().y() - 7, 14, 14)));
        }
        break;
    case Cell::Files:
        if (row.files > 0)
            drawFiles(painter, side, inner, row.files > 1 ? index.data().toString() : QString(), quiet);
        break;
    default:
        break;
    }
}

void PaperCellDelegate::paintText(QPainter &painter, const Mirrored &side, const QStyleOptionViewItem &option,
                                  const QModelIndex &index, const PaperRow *row, const Colors &colors) const
{
    const QRect inner = option.rect.adjusted(Space::S, 0, -Space::S, 0);
    const PaperColumn &column = paperColumns()[index.column()];
    if (column.cell == Cell::MarkedText) {
        QFont font = option.font;
        font.setItalic(row && row->title.isEmpty() && index.column() == PaperListModel::Title);
        painter.setFont(font);
        drawMarkedText(painter, side(inner), index.data().toString(), m_words, colors.match);
        return;
    }
    painter.setPen(option.state & QStyle::State_Selected ? colors.text : colors.muted);
    if (column.isNumber())
        side.text(painter, inner, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    else
        side.text(painter, inner, Qt::AlignLeft | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width()));
}

bool PaperCellDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &,
                                    const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease
        || static_cast<QMouseEvent *>(event)->modifiers() != Qt::NoModifier)
        return false;
    const Cell cell = paperColumns()[index.column()].cell;
    if (cell == Cell::Bookmark)
        emit bookmarkClicked(index);
    else if (cell == Cell::Unread)
        emit unreadClicked(index);
    else
        return false;
    return true;
}

} // namespace lectern
