#include "carriedmarks.h"

#include "models/formats/base/marksfield.h"
#include "models/store/types/sighting.h"

#include <QJsonArray>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the path of each list, by its number: the names of its ancestors, then its own name.
QHash<qint64, QStringList> listPaths(const QJsonArray &lists)
{
    QHash<qint64, QJsonObject> byId;
    for (const QJsonValue &list : lists)
        byId.insert(list["id"_L1].toInteger(), list.toObject());
    QHash<qint64, QStringList> paths;
    for (auto it = byId.cbegin(); it != byId.cend(); ++it) {
        QStringList path;
        QSet<qint64> seen; // a damaged library may have cycles
        for (qint64 id = it.key(); byId.contains(id) && !seen.contains(id);
             id = byId[id]["parent"_L1].toInteger()) {
            seen.insert(id);
            path.prepend(byId[id]["name"_L1].toString());
        }
        paths.insert(it.key(), path);
    }
    return paths;
}

// Numbers the lists that marks name by path, and writes them in the format of MarksFile.
class NumberedLists
{
public:
    qint64 numberOf(const QStringList &path)
    {
        if (path.isEmpty())
            return 0;
        if (const auto known = m_numbers.constFind(path); known != m_numbers.cend())
            return *known;
        const qint64 parent = numberOf(path.first(path.size() - 1));
        const qint64 number = m_numbers.size() + 1;
        m_numbers.insert(path, number);
        m_lists.append(QJsonObject{{u"id"_s, number}, {u"parent"_s, parent}, {u"name"_s, path.last()}});
        return number;
    }
    QJsonArray lists() const { return m_lists; }

private:
    QHash<QStringList, qint64> m_numbers;
    QJsonArray m_lists;
};

} // namespace

QHash<qint64, PaperMarks> carriedMarks(const CollectedMarks &marks)
{
    const QHash<qint64, QStringList> paths = listPaths(marks.besides["lists"_L1].toArray());
    QHash<QString, int> colours;
    for (const QJsonValue &tag : marks.besides["tags"_L1].toArray())
        colours.insert(tag["name"_L1].toString(), tag["colour"_L1].toInt());
    QHash<qint64, PaperMarks> carried;
    for (auto it = marks.papers.cbegin(); it != marks.papers.cend(); ++it) {
        QJsonObject object = *it;
        QJsonArray tags, lists;
        for (const QJsonValue &tag : it->value("tags"_L1).toArray())
            tags.append(QJsonObject{{u"name"_s, tag}, {u"colour"_s, colours.value(tag.toString())}});
        for (const QJsonValue &place : it->value("lists"_L1).toArray())
            lists.append(QJsonObject{
                {u"path"_s, QJsonArray::fromStringList(paths.value(place["list"_L1].toInteger()))},
                {u"place"_s, place["place"_L1]}});
        object.insert(u"tags"_s, tags);
        object.insert(u"lists"_s, lists);
        carried.insert(it.key(), marksFrom(object));
    }
    return carried;
}

QJsonObject marksOfSource(SourceId source, const QHash<qsizetype, PaperMarks> &marks)
{
    constexpr qsizetype kDeepest = 32; // nested lists; forged files may have any depth
    NumberedLists lists;
    QMap<QString, int> colours;
    QList<qsizetype> places = marks.keys();
    std::sort(places.begin(), places.end());
    QJsonArray papers;
    for (const qsizetype place : std::as_const(places)) {
        const PaperMarks &made = *marks.constFind(place);
        QJsonArray tags, positions;
        for (const PaperMarks::Tag &tag : made.tags) {
            tags.append(tag.name);
            colours.insert(tag.name, tag.colour);
        }
        for (const PaperMarks::Place &position : made.lists)
            if (position.list.size() <= kDeepest)
                positions.append(
                    QJsonObject{{u"list"_s, lists.numberOf(position.list)}, {u"place"_s, position.position}});
        QJsonObject object = marksObject(made);
        object.insert(u"tags"_s, tags);
        object.insert(u"lists"_s, positions);
        object.insert(u"sighting"_s, QString::number(Sighting::makeId(source, quint32(place))));
        papers.append(object);
    }
    QJsonArray tags;
    for (auto it = colours.cbegin(); it != colours.cend(); ++it)
        tags.append(QJsonObject{{u"name"_s, it.key()}, {u"colour"_s, it.value()}});
    return {{u"format"_s, u"lectern-marks"_s},
            {u"version"_s, kMarksVersion},
            {u"tags"_s, tags},
            {u"lists"_s, lists.lists()},
            {u"papers"_s, papers}};
}

} // namespace lectern
