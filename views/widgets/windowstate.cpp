#include "windowstate.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

WindowState readWindowState(const QSettings &settings)
{
    WindowState state;
    state.geometry = settings.value("window/geometry"_L1).toByteArray();
    state.outerSplitter = settings.value("window/outer"_L1).toByteArray();
    state.innerSplitter = settings.value("window/inner"_L1).toByteArray();
    state.innerBelow = settings.value("window/innerBelow"_L1).toByteArray();
    state.columns = settings.value("window/tableColumns"_L1).toByteArray();
    state.table = settings.value("view/table"_L1, state.table).toBool();
    state.compact = settings.value("view/compact"_L1, state.compact).toBool();
    state.sidebar = settings.value("view/sidebar"_L1, state.sidebar).toBool();
    state.abstractPane = settings.value("view/abstract"_L1, state.abstractPane).toBool();
    state.authorFigures = settings.value("view/authorFigures"_L1, state.authorFigures).toBool();
    state.facets = settings.value("view/facets"_L1, state.facets).toBool();
    state.menuBar = settings.value("view/menuBar"_L1, state.menuBar).toBool();
    state.motion = settings.value("view/motion"_L1, state.motion).toBool();
    state.markOnDwell = settings.value("reading/markOnDwell"_L1, state.markOnDwell).toBool();
    state.theme = qBound(0, settings.value("view/theme"_L1, state.theme).toInt(), 2);
    state.language = settings.value("view/language"_L1).toString();
    state.serif = settings.value("reading/serif"_L1, state.serif).toBool();
    state.measure = qBound(0, settings.value("reading/measure"_L1, state.measure).toInt(), 2);
    state.lines = qBound(0, settings.value("reading/lines"_L1, state.lines).toInt(), 2);
    state.textPercent = settings.value("reading/textPercent"_L1, state.textPercent).toInt();
    state.dwellSeconds = settings.value("reading/dwellSeconds"_L1, state.dwellSeconds).toDouble();
    return state;
}

void writeWindowState(QSettings &settings, const WindowState &state)
{
    settings.setValue("window/geometry"_L1, state.geometry);
    settings.setValue("window/outer"_L1, state.outerSplitter);
    settings.setValue("window/inner"_L1, state.innerSplitter);
    settings.setValue("window/innerBelow"_L1, state.innerBelow);
    settings.setValue("window/tableColumns"_L1, state.columns);
    settings.setValue("view/table"_L1, state.table);
    settings.setValue("view/compact"_L1, state.compact);
    settings.setValue("view/sidebar"_L1, state.sidebar);
    settings.setValue("view/abstract"_L1, state.abstractPane);
    settings.setValue("view/authorFigures"_L1, state.authorFigures);
    settings.setValue("view/facets"_L1, state.facets);
    settings.setValue("view/menuBar"_L1, state.menuBar);
    settings.setValue("view/motion"_L1, state.motion);
    settings.setValue("reading/markOnDwell"_L1, state.markOnDwell);
    settings.setValue("view/theme"_L1, state.theme);
    settings.setValue("view/language"_L1, state.language);
    settings.setValue("reading/serif"_L1, state.serif);
    settings.setValue("reading/measure"_L1, state.measure);
    settings.setValue("reading/lines"_L1, state.lines);
    settings.setValue("reading/textPercent"_L1, state.textPercent);
    settings.setValue("reading/dwellSeconds"_L1, state.dwellSeconds);
}

static const QString kRecent = u"libraries/recent"_s;
static constexpr qsizetype kMaxRecent = 8;

QString libraryName(const QString &file)
{
    const QFileInfo info(file);
    return info.completeBaseName().isEmpty() ? info.fileName() : info.completeBaseName();
}

QStringList recentLibraries(const QSettings &settings)
{
    QStringList files = settings.value(kRecent).toStringList();
    files.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return files;
}

void addRecentLibrary(QSettings &settings, const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = settings.value(kRecent).toStringList();
    files.removeAll(path);
    files.prepend(path);
    settings.setValue(kRecent, files.first(qMin(files.size(), kMaxRecent)));
}

// A path may contain characters that are invalid in settings keys, so the group name is a hash of it.
static QString group(const QString &libraryFile)
{
    const QByteArray path = QFileInfo(libraryFile).absoluteFilePath().toUtf8();
    return u"library-"_s
        + QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(16));
}

ReadingPosition readPosition(QSettings &settings, const QString &libraryFile)
{
    ReadingPosition position;
    settings.beginGroup(group(libraryFile));
    position.query = settings.value("query"_L1).toStringList();
    position.paper = PaperId(settings.value("paper"_L1).toLongLong());
    position.topRow = settings.value("topRow"_L1).toInt();
    position.folded = settings.value("folded"_L1).toStringList();
    position.scroll = settings.value("scroll"_L1).toInt();
    const int places = settings.beginReadArray("places"_L1);
    for (int i = 0; i < places; ++i) {
        settings.setArrayIndex(i);
        position.places.append(
            {settings.value("place"_L1).toString(), PaperId(settings.value("paper"_L1).toLongLong())});
    }
    settings.endArray();
    settings.endGroup();
    return position;
}

void writePosition(QSettings &settings, const QString &libraryFile, const ReadingPosition &position)
{
    settings.beginGroup(group(libraryFile));
    settings.setValue("query"_L1, position.query);
    settings.setValue("paper"_L1, qint64(position.paper));
    settings.setValue("topRow"_L1, position.topRow);
    settings.setValue("folded"_L1, position.folded);
    settings.setValue("scroll"_L1, position.scroll);
    settings.remove("places"_L1); // removed first, because the new list may be shorter
    settings.beginWriteArray("places"_L1, int(position.places.size()));
    for (int i = 0; i < position.places.size(); ++i) {
        settings.setArrayIndex(i);
        settings.setValue("place"_L1, position.places[i].place);
        settings.setValue("paper"_L1, qint64(position.places[i].paper));
    }
    settings.endArray();
    settings.endGroup();
}

} // namespace lectern
