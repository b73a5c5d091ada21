#include "systemtheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr auto kService = "org.freedesktop.portal.Desktop"_L1;
static constexpr auto kPath = "/org/freedesktop/portal/desktop"_L1;
static constexpr auto kInterface = "org.freedesktop.portal.Settings"_L1;
static constexpr auto kArea = "org.freedesktop.appearance"_L1;
static constexpr auto kKey = "color-scheme"_L1;

SystemTheme::SystemTheme(QObject *parent) : QObject(parent)
{
    m_dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage read = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    read << QString(kArea) << QString(kKey);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *call) {
        const QDBusPendingReply<QDBusVariant> reply = *call;
        if (!reply.isError())
            take(reply.value().variant());
        call->deleteLater();
    });
}

void SystemTheme::settingChanged(const QString &area, const QString &key, const QDBusVariant &value)
{
    if (area == kArea && key == kKey)
        take(value.variant());
}

void SystemTheme::take(const QVariant &value)
{
    // Read answers with a variant inside a variant, the signal with one. 1: dark, 2: light, 0: no preference.
    const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const bool dark = inner.toUInt() == 1;
    if (dark != std::exchange(m_dark, dark))
        emit changed(dark);
}

} // namespace lectern
