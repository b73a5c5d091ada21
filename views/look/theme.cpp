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
    apply();
}

void Theme::setSystemDark(bool dark)
{
    m_systemDark = dark;
    if (m_choice == ThemeChoice::System)
        apply();
}

void Theme::apply()
{
    const bool dark = m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && m_systemDark);
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
