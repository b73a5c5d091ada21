#pragma once
// Light, dark, or the desktop's preference.
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

} // namespace lectern
