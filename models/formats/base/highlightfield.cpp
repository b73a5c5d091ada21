#include "highlightfield.h"

#include <QCryptographicHash>
#include <QJsonArray>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kHashBytes = 32, kIdDigits = 16;

bool isHex(const QString &text, qsizetype digits)
{
    return text.size() == digits && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
               return QStringView(u"0123456789abcdef").contains(c);
           });
}

} // namespace

int highlightColour(const QString &name)
{
    const auto at = std::find(kHighlightColours.cbegin(), kHighlightColours.cend(), name);
    return at == kHighlightColours.cend() ? 0 : int(at - kHighlightColours.cbegin());
}

QString highlightColourName(int colour)
{
    return kHighlightColours[size_t(std::clamp(colour, 0, int(kHighlightColours.size()) - 1))];
}

bool isHighlightId(const QString &text)
{
    return isHex(text, kIdDigits);
}

QString highlightId(const Highlight &highlight)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(highlight.hash);
    hash.addData(QByteArray::number(highlight.page()));
    for (const QString &text : {highlight.before, highlight.quote, highlight.after}) {
        const QByteArray bytes = text.toUtf8();
        hash.addData(QByteArray(QByteArray::number(bytes.size()) + ' '));
        hash.addData(bytes);
    }
    hash.addData(QByteArray::number(highlight.made));
    return QString::fromLatin1(hash.result().toHex().left(kIdDigits));
}

QJsonObject highlightObject(const Highlight &highlight)
{
    QJsonArray boxes;
    for (const HighlightBox &each : highlight.boxes)
        boxes.append(QJsonArray{each.page, each.box.x(), each.box.y(), each.box.width(), each.box.height()});
    QJsonObject object{{u"id"_s, highlight.id},
                       {u"sha256"_s, QString::fromLatin1(highlight.hash.toHex())},
                       {u"quote"_s, highlight.quote},
                       {u"boxes"_s, boxes},
                       {u"colour"_s, highlightColourName(highlight.colour)},
                       {u"made"_s, highlight.made}};
    if (!highlight.before.isEmpty())
        object.insert(u"before"_s, highlight.before);
    if (!highlight.after.isEmpty())
        object.insert(u"after"_s, highlight.after);
    if (!highlight.comment.isEmpty())
        object.insert(u"remark"_s, highlight.comment);
    if (highlight.edited != highlight.made)
        object.insert(u"edited"_s, highlight.edited);
    return object;
}

std::optional<Highlight> highlightFrom(const QJsonObject &object)
{
    Highlight highlight;
    highlight.id = object["id"_L1].toString();
    const QString hash = object["sha256"_L1].toString();
    highlight.quote = object["quote"_L1].toString().left(Highlight::kMaxQuoteLength);
    if (!isHighlightId(highlight.id) || !isHex(hash, 2 * kHashBytes) || highlight.quote.isEmpty())
        return {};
    highlight.hash = QByteArray::fromHex(hash.toLatin1());
    highlight.before = object["before"_L1].toString().right(Highlight::kMaxContextLength);
    highlight.after = object["after"_L1].toString().left(Highlight::kMaxContextLength);
    highlight.comment = object["remark"_L1].toString().left(Highlight::kMaxCommentLength);
    highlight.colour = highlightColour(object["colour"_L1].toString());
    const QJsonArray boxes = object["boxes"_L1].toArray();
    for (const QJsonValue &value : boxes) {
        const HighlightBox box{
            value[0].toInt(-1),
            {value[1].toDouble(), value[2].toDouble(), value[3].toDouble(), value[4].toDouble()}};
        if (isSound(box) && highlight.boxes.size() < Highlight::kMaxBoxes)
            highlight.boxes.append(box);
    }
    if (highlight.boxes.isEmpty())
        return {};
    std::stable_sort(highlight.boxes.begin(), highlight.boxes.end(),
                     [](const HighlightBox &a, const HighlightBox &b) { return a.page < b.page; });
    highlight.made = qMax<qint64>(0, object["made"_L1].toInteger());
    highlight.edited = qMax(highlight.made, object["edited"_L1].toInteger());
    return highlight;
}

} // namespace lectern
