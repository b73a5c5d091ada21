#include "windowstate.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

// Calls visit(key, value) for each setting.
template <typename State, typename Visit>
static void forEachSetting(State &state, Visit visit)
{
    visit("window/geometry"_L1, state.geometry);
    visit("window/outer"_L1, state.outerSplitter);
    visit("window/inner"_L1, state.innerSplitter);
    visit("window/innerBelow"_L1, state.innerBelow);
    visit("window/tableColumns"_L1, state.columns);
    visit("view/table"_L1, state.table);
    visit("view/compact"_L1, state.compact);
    visit("view/sidebar"_L1, state.sidebar);
    visit("view/abstract"_L1, state.abstractPane);
    visit("view/authorFigures"_L1, state.authorFigures);
    visit("view/facets"_L1, state.facets);
    visit("view/menuBar"_L1, state.menuBar);
    visit("view/motion"_L1, state.motion);
    visit("reading/markOnDwell"_L1, state.markOnDwell);
    visit("view/theme"_L1, state.theme);
    visit("view/language"_L1, state.language);
    visit("reading/serif"_L1, state.serif);
    visit("reading/measure"_L1, state.measure);
    visit("reading/lines"_L1, state.lines);
    visit("reading/textPercent"_L1, state.textPercent);
    visit("reading/dwellSeconds"_L1, state.dwellSeconds);
}

WindowState readWindowState(const QSettings &settings)
{
    WindowState state;
    forEachSetting(state, [&settings]<typename Value>(QLatin1StringView key, Value &value) {
        value = settings.value(key, value).template value<Value>();
    });
    for (int *choice : {&state.theme, &state.measure, &state.lines})
        *choice = qBound(0, *choice, 2);
    return state;
}

void writeWindowState(QSettings &settings, const WindowState &state)
{
    forEachSetting(state,
                   [&settings](QLatin1StringView key, const auto &value) { settings.setValue(key, value); });
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
            {settings.value("place"_L1).toString(), PaperId(settings.value("paper"_L1).toLongLong()), {}});
        const int key = settings.value("sort"_L1, -1).toInt();
        if (key >= 0 && key <= int(SortOrder::Key::Last))
            position.places.last().sort = {SortOrder::Key(key), settings.value("reversed"_L1).toBool()};
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
        if (const auto sort = position.places[i].sort) {
            settings.setValue("sort"_L1, int(sort->key));
            settings.setValue("reversed"_L1, sort->reversed);
        }
    }
    settings.endArray();
    settings.endGroup();
}

} // namespace lectern
