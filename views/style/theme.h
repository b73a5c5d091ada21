#pragma once
// Light, dark, or the desktop's preference.
#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace lectern
{

enum class ThemeChoice { System, Light, Dark };
enum class Density { Comfortable, Compact };

// Applies the chosen theme to the application, and follows the system's theme if that is chosen.
class Theme final : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);
    void choose(ThemeChoice choice);
    // Shows this theme until another one is chosen. Does not change choice().
    void showFor(ThemeChoice run);
    ThemeChoice choice() const { return m_choice; }
    ThemeChoice shown() const { return m_run.value_or(m_choice); }
    bool isDark() const { return m_dark; }
    // Sets whether the desktop prefers dark (portal appearance setting); false if unknown.
    void setSystemDark(bool dark);

signals:
    void changed();

private:
    void apply();
    ThemeChoice m_choice = ThemeChoice::System;
    std::optional<ThemeChoice> m_run;
    bool m_systemDark = false;
    bool m_dark = false;
    bool m_applied = false;
};

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
