#include "highlightstore.h"

#include <algorithm>
#include <tuple>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// "page x y width height", one box per line.
QString boxesText(const QList<HighlightBox> &boxes)
{
    QStringList lines;
    for (const HighlightBox &each : boxes) {
        QStringList numbers{QString::number(each.page)};
        for (const double number : {each.box.x(), each.box.y(), each.box.width(), each.box.height()})
            numbers.append(QString::number(number, 'f', 2));
        lines.append(numbers.join(u' '));
    }
    return lines.join(u'\n');
}

QList<HighlightBox> boxesIn(const QString &text)
{
    QList<HighlightBox> boxes;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        const QList<QStringView> numbers = line.split(u' ');
        if (numbers.size() != 5 || boxes.size() >= Highlight::kMaxBoxes)
            continue;
        const HighlightBox box{
            numbers[0].toInt(),
            {numbers[1].toDouble(), numbers[2].toDouble(), numbers[3].toDouble(), numbers[4].toDouble()}};
        if (isSound(box))
            boxes.append(box);
    }
    if (boxes.isEmpty()) // unknown position in the file
        boxes.append({0, QRectF(0, 0, 1, 1)});
    return boxes;
}

} // namespace

Highlight highlightIn(const Statement &row, int first)
{
    constexpr qint64 kEndOfTime = 100'000'000'000'000;
    Highlight highlight;
    highlight.id = row.text(first);
    highlight.hash = row.blob(first + 1);
    highlight.quote = row.text(first + 2).left(Highlight::kMaxQuoteLength);
    highlight.before = row.text(first + 3).right(Highlight::kMaxContextLength);
    highlight.after = row.text(first + 4).left(Highlight::kMaxContextLength);
    highlight.boxes = boxesIn(row.text(first + 5));
    highlight.colour =
        int(std::clamp<qint64>(row.number(first + 6), 0, qint64(kHighlightColours.size()) - 1));
    highlight.comment = row.text(first + 7).left(Highlight::kMaxCommentLength);
    highlight.made = std::clamp<qint64>(row.number(first + 8), 0, kEndOfTime);
    highlight.edited = std::clamp<qint64>(row.number(first + 9), 0, kEndOfTime);
    return highlight;
}

HighlightWriter::HighlightWriter(const Connection &connection)
    : m_write(
        connection,
        "INSERT INTO highlight(paper, id, hash, quote, before, after, boxes, colour, remark, made, edited)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT(paper, id) DO UPDATE SET"
        " colour = ?8, remark = ?9, edited = ?11 WHERE ?11 > edited")
{
}

Result<> HighlightWriter::write(qint64 paper, const Highlight &highlight)
{
    return m_write.bind(1, paper)
        .bind(2, highlight.id)
        .bind(3, highlight.hash)
        .bind(4, highlight.quote)
        .bind(5, highlight.before)
        .bind(6, highlight.after)
        .bind(7, boxesText(highlight.boxes))
        .bind(8, highlight.colour)
        .bind(9, highlight.comment)
        .bind(10, highlight.made)
        .bind(11, highlight.edited)
        .run();
}

void sortByPlace(QList<Highlight> *highlights)
{
    const auto place = [](const Highlight &each) {
        const QRectF box = each.boxes.isEmpty() ? QRectF() : each.boxes.first().box;
        return std::tuple(each.page(), box.y(), box.x(), each.made, each.id);
    };
    std::sort(highlights->begin(), highlights->end(),
              [&](const Highlight &a, const Highlight &b) { return place(a) < place(b); });
}

} // namespace lectern
