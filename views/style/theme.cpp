#include "theme.h"

#include "colors.h"
#include "style.h"

#include <QApplication>
#include <QToolTip>

#include <utility>

namespace lectern
{

Theme::Theme(QObject *parent) : QObject(parent) { }

void Theme::choose(ThemeChoice choice)
{
    m_choice = choice;
    m_run.reset();
    apply();
}

void Theme::showFor(ThemeChoice run)
{
    m_run = run;
    apply();
}

void Theme::setSystemDark(bool dark)
{
    m_systemDark = dark;
    if (shown() == ThemeChoice::System)
        apply();
}

void Theme::apply()
{
    const bool dark = shown() == ThemeChoice::Dark || (shown() == ThemeChoice::System && m_systemDark);
    if (m_applied && dark == m_dark)
        return;
    m_dark = dark;
    if (!std::exchange(m_applied, true))
        QApplication::setStyle(new Style);
    const QPalette palette = paletteOf(dark ? darkColors() : lightColors());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    emit changed();
}

} // namespace lectern
