#include "theme.h"

#include "colors.h"
#include "style.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>
#include <QToolTip>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

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

static constexpr auto kService = "org.freedesktop.portal.Desktop"_L1;
static constexpr auto kPath = "/org/freedesktop/portal/desktop"_L1;
static constexpr auto kInterface = "org.freedesktop.portal.Settings"_L1;
// Namespaces and keys of the portal settings.
static constexpr auto kAppearance = "org.freedesktop.appearance"_L1;
static constexpr auto kScheme = "color-scheme"_L1;
static constexpr auto kDesktop = "org.gnome.desktop.interface"_L1;
static constexpr auto kAnimations = "enable-animations"_L1;

SystemTheme::SystemTheme(QObject *parent) : QObject(parent)
{
    m_dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask(kAppearance, kScheme);
    ask(kDesktop, kAnimations);
}

void SystemTheme::ask(const QString &area, const QString &key)
{
    QDBusMessage read = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    read << area << key;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, area, key](QDBusPendingCallWatcher *call) {
                const QDBusPendingReply<QDBusVariant> reply = *call;
                if (!reply.isError())
                    take(area, key, reply.value().variant());
                call->deleteLater();
            });
}

void SystemTheme::settingChanged(const QString &area, const QString &key, const QDBusVariant &value)
{
    take(area, key, value.variant());
}

void SystemTheme::take(const QString &area, const QString &key, const QVariant &value)
{
    // The method Read returns a variant inside a variant; the signal contains a plain one.
    const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    if (area == kDesktop && key == kAnimations)
        if (const bool less = !inner.toBool(); less != std::exchange(m_lessMotion, less))
            emit motionChanged(less);
    if (area != kAppearance || key != kScheme)
        return;
    const bool dark = inner.toUInt() == 1; // 1: dark, 2: light, 0: no preference
    if (dark != std::exchange(m_dark, dark))
        emit changed(dark);
}

} // namespace lectern
