#include "mathpicture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTransform>

#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The SVG path commands used by MathJax's glyphs, all absolute: M L H V Q T C S Z.
class PathReader
{
public:
    explicit PathReader(const QByteArray &text)
        : m_at(text.constData()), m_end(text.constData() + text.size())
    {
    }

    bool read(QPainterPath &path)
    {
        char command = 0;
        QPointF last, control; // control: control point of the previous curve, for T and S
        char before = 0;
        for (skip(); m_at < m_end; skip()) {
            if (*m_at >= 'A' && *m_at <= 'Z')
                command = *m_at++;
            else if (command == 'M')
                command = 'L'; // further pairs after a move are lines
            QPointF a, b;
            switch (command) {
            case 'M':
                if (!point(a))
                    return false;
                path.moveTo(last = a);
                break;
            case 'L':
                if (!point(a))
                    return false;
                path.lineTo(last = a);
                break;
            case 'H':
                if (!number(last.rx()))
                    return false;
                path.lineTo(last);
                break;
            case 'V':
                if (!number(last.ry()))
                    return false;
                path.lineTo(last);
                break;
            case 'Q':
                if (!point(control) || !point(a))
                    return false;
                path.quadTo(control, last = a);
                break;
            case 'T':
                control = before == 'Q' || before == 'T' ? last * 2 - control : last;
                if (!point(a))
                    return false;
                path.quadTo(control, last = a);
                break;
            case 'C':
                if (!point(b) || !point(control) || !point(a))
                    return false;
                path.cubicTo(b, control, last = a);
                break;
            case 'S':
                b = before == 'C' || before == 'S' ? last * 2 - control : last;
                if (!point(control) || !point(a))
                    return false;
                path.cubicTo(b, control, last = a);
                break;
            case 'Z':
                path.closeSubpath();
                last = path.currentPosition();
                break;
            default:
                return false;
            }
            before = command;
            if (command == 'Z')
                command = 0;
        }
        return true;
    }

private:
    void skip()
    {
        while (m_at < m_end && (*m_at == ' ' || *m_at == ',' || *m_at == '\n'))
            ++m_at;
    }
    bool number(double &value)
    {
        skip();
        const char *begin = m_at;
        if (m_at < m_end && (*m_at == '-' || *m_at == '+'))
            ++m_at;
        while (m_at < m_end && ((*m_at >= '0' && *m_at <= '9') || *m_at == '.'))
            ++m_at;
        bool good = false;
        value = QByteArray::fromRawData(begin, m_at - begin).toDouble(&good);
        return good && std::isfinite(value);
    }
    bool point(QPointF &value) { return number(value.rx()) && number(value.ry()); }

    const char *m_at;
    const char *m_end;
};

constexpr int kDeepest = 8;

// Returns twice the signed area of the polygon through the path's points. The sign is its orientation.
double turning(const QPainterPath &path)
{
    double area = 0;
    QPointF first, last;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF point = path.elementAt(i);
        if (path.elementAt(i).isMoveTo()) {
            area += last.x() * first.y() - first.x() * last.y();
            first = point;
        } else {
            area += last.x() * point.y() - point.x() * last.y();
        }
        last = point;
    }
    return area + last.x() * first.y() - first.x() * last.y();
}

bool addParts(const QJsonArray &parts, QPainterPath &out, int depth)
{
    if (depth > kDeepest)
        return false;
    for (const QJsonValue &each : parts) {
        const QJsonArray part = each.toArray();
        if (part.size() < 7)
            return false;
        const QTransform matrix(part[0].toDouble(), part[1].toDouble(), part[2].toDouble(),
                                part[3].toDouble(), part[4].toDouble(), part[5].toDouble());
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        if (part[6].isString()) {
            if (!PathReader(part[6].toString().toLatin1()).read(path))
                return false;
        } else {
            // Stretched parts (the middle of a brace) are drawn too long and clipped to their box.
            if (!addParts(part[9].toArray(), path, depth + 1))
                return false;
            QPainterPath box;
            box.addRect(0, 0, part[7].toDouble(), part[8].toDouble());
            path = path.intersected(box);
            path.setFillRule(Qt::WindingFill);
        }
        // Gives all parts the same orientation. Otherwise the overlap of a root's hook and bar would be a
        // hole.
        const QPainterPath placed = matrix.map(path);
        out.addPath(turning(placed) < 0 ? placed.toReversed() : placed);
    }
    return true;
}

} // namespace

std::optional<MathPicture> readMathPicture(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MathPicture picture;
    picture.width = object["width"_L1].toDouble(-1);
    picture.ascent = object["ascent"_L1].toDouble(-1000);
    picture.descent = object["descent"_L1].toDouble(-1000);
    if (picture.width < 0 || picture.width > 1000 || std::abs(picture.ascent) > 100
        || std::abs(picture.descent) > 100)
        return {};
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (!addParts(object["parts"_L1].toArray(), path, 0))
        return {};
    picture.path = QTransform::fromScale(0.001, 0.001).map(path);
    picture.path.setFillRule(Qt::WindingFill);
    return picture;
}

} // namespace lectern
