#include "helpcommands.h"

#include "models/import/partversions.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QSysInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

QString versionReport()
{
    const QString ours = QCoreApplication::applicationVersion(); // includes the commit; empty in tests
    QString report = u"Lectern: "_s + (ours.isEmpty() ? QStringLiteral(LECTERN_VERSION) : ours) + u'\n';
    for (const auto &[name, version] : libraryVersions())
        report += name + u": "_s + version + u'\n';
    report +=
        u"System: "_s + QSysInfo::prettyProductName() + u", "_s + QSysInfo::currentCpuArchitecture() + u'\n';
    report += u"Windows: "_s + QGuiApplication::platformName() + u'\n';
    report += u"Language: "_s + QLocale().name() + u'\n';
    report += u"Scale: "_s + QString::number(qApp->devicePixelRatio()) + u'\n';
    return report;
}

} // namespace lectern
