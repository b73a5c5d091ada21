#include "icons.h"

#include "colors.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether the icon shows a direction and is mirrored in a right-to-left window.
bool isDirectional(const QString &name)
{
    static const QStringList directed{
        u"arrow-left"_s, u"arrow-right"_s, u"chevron-right"_s, u"panel-left"_s, u"panel-right"_s,
        u"log-out"_s,    u"undo-2"_s,      u"redo-2"_s,        u"list"_s,       u"external-link"_s};
    return QGuiApplication::isRightToLeft() && directed.contains(name);
}

class TintedIconEngine final : public QIconEngine
{
public:
    TintedIconEngine(const QString &name, Tint tint) : m_name(name), m_tint(tint) { }

    QIconEngine *clone() const override { return new TintedIconEngine(m_name, m_tint); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap picture = pixmap(rect.size() * ratio, mode, state);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = this->color(mode);
        const bool turned = isDirectional(m_name);
        const QString key = u"lectern-icon %1 %2 %3 %4 %5"_s.arg(m_name, color.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height())
                                .arg(int(turned));
        QPixmap picture;
        if (QPixmapCache::find(key, &picture) || size.isEmpty())
            return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        // QtSvg paints "currentColor" black, so the colour is inserted into the source.
        QFile file(u":/icons/%1.svg"_s.arg(m_name));
        if (file.open(QIODevice::ReadOnly)) {
            QByteArray svg = file.readAll();
            svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1());
            QSvgRenderer renderer(svg);
            QPainter painter(&picture);
            painter.setOpacity(color.alphaF());
            if (turned) {
                painter.translate(size.width(), 0);
                painter.scale(-1, 1);
            }
            renderer.render(&painter);
        }
        QPixmapCache::insert(key, picture);
        return picture;
    }

private:
    QColor color(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        const Colors &colors = colorsOf(palette);
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        switch (m_tint) {
        case Tint::Text:
            return colors.text;
        case Tint::Accent:
            return colors.accent;
        case Tint::Bookmark:
            return colors.bookmark;
        case Tint::Danger:
            return colors.danger;
        case Tint::Muted:
            break;
        }
        return mode == QIcon::Active ? colors.text : colors.muted;
    }

    QString m_name;
    Tint m_tint;
};

class DotEngine final : public QIconEngine
{
public:
    explicit DotEngine(int colour) : m_colour(colour) { }

    QIconEngine *clone() const override { return new DotEngine(m_colour); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const QColor color = tagColour(colorsOf(QGuiApplication::palette()), m_colour);
        const qreal size = rect.width() * 0.66;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(m_colour > 0 ? QPen(Qt::NoPen) : QPen(color, 1.4));
        painter->setBrush(m_colour > 0 ? QBrush(color) : QBrush(Qt::NoBrush));
        painter->drawEllipse(QRectF(rect).center(), size / 2, size / 2);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect({}, size), mode, state);
        return picture;
    }

private:
    int m_colour;
};

} // namespace

QIcon dotIcon(int colour)
{
    return QIcon(new DotEngine(colour));
}

QIcon icon(const QString &name, Tint tint)
{
    return name.isEmpty() ? QIcon() : QIcon(new TintedIconEngine(name, tint));
}

} // namespace lectern
