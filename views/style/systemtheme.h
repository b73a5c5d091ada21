#pragma once
// The desktop's settings for dark mode and reduced motion.
#include <QDBusVariant>
#include <QObject>

namespace lectern
{

// Reads the desktop portal (org.freedesktop.appearance color-scheme) and monitors it. Without a portal, the
// lightness of the platform's palette is used once. Never blocks: the initial value is also delivered by
// signal.
class SystemTheme final : public QObject
{
    Q_OBJECT
public:
    // Construct before the application's palette is changed.
    explicit SystemTheme(QObject *parent = nullptr);
    bool isDark() const { return m_dark; }
    // Returns whether the desktop requests reduced motion (org.gnome.desktop.interface enable-animations);
    // false until the first reply.
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
