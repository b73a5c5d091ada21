#pragma once
// What the desktop says about light and dark, and about movement.
#include <QDBusVariant>
#include <QObject>

namespace lectern
{

// Asks the desktop portal (org.freedesktop.appearance color-scheme) and keeps listening. Where there is no
// portal, the lightness of the platform's own palette decides, once. Never blocks: the first answer comes as
// a signal, too.
class SystemTheme final : public QObject
{
    Q_OBJECT
public:
    // Make it before the application's palette is changed.
    explicit SystemTheme(QObject *parent = nullptr);
    bool isDark() const { return m_dark; }
    // Whether the desktop wants as little movement as there can be (org.gnome.desktop.interface
    // enable-animations); not so until it says so.
    bool wantsLessMotion() const { return m_lessMotion; }

signals:
    void changed(bool dark);
    void motionChanged(bool less);

private slots:
    void settingChanged(const QString &area, const QString &key, const QDBusVariant &value);

private:
    void ask(const QString &area, const QString &key);
    void take(const QString &area, const QString &key, const QVariant &value);
    bool m_dark = false, m_lessMotion = false;
};

} // namespace lectern
