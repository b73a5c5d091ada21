#include "importjournal.h"

#include "models/core/lockfile.h"
#include "models/formats/records/columns.h"
#include "models/store/sqlite/atomicfile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString fileFor(const QString &library)
{
    return library + u"-importing"_s;
}

std::unique_ptr<QLockFile> lockFor(const QString &library)
{
    auto lock = std::make_unique<QLockFile>(fileFor(library) + u".lock"_s);
    lock->setStaleLockTime(0); // no time limit; a lock is stale only if its process has ended
    return lock;
}

} // namespace

void ImportJournal::begin(const QString &library, const Files &files)
{
    if (!m_lock || m_file != fileFor(library)) {
        m_lock = lockFor(library);
        if (!lockAtOnce(*m_lock)) {
            m_lock.reset();
            return;
        }
    }
    m_file = fileFor(library);
    QJsonArray list;
    for (const QString &path : files.paths) {
        QJsonObject entry{{u"path"_s, path}};
        const FileChoices choices = files.choices.value(path);
        if (choices.savedOn.isValid())
            entry.insert(u"saved_on"_s, choices.savedOn.toString(Qt::ISODate));
        QJsonObject fields;
        for (auto field = choices.fields.cbegin(); field != choices.fields.cend(); ++field)
            fields.insert(field.key(), columnField(*field));
        if (!fields.isEmpty())
            entry.insert(u"fields"_s, fields);
        if (!choices.encoding.isEmpty())
            entry.insert(u"encoding"_s, choices.encoding);
        if (choices.asRead)
            entry.insert(u"as_read"_s, true);
        list.append(entry);
    }
    // If the record cannot be written, the import cannot be resumed, but it can still run.
    (void)writeAtomically(m_file, QJsonDocument(QJsonObject{{u"files"_s, list}}).toJson());
}

void ImportJournal::end()
{
    if (m_lock)
        QFile::remove(m_file);
    leave();
}

void ImportJournal::leave()
{
    m_lock.reset();
    m_file.clear();
}

std::optional<ImportJournal::Files> ImportJournal::readLeftover(const QString &library)
{
    QFile in(fileFor(library));
    if (!in.exists())
        return {};
    const std::unique_ptr<QLockFile> lock = lockFor(library);
    if (!lockAtOnce(*lock) || !in.open(QIODevice::ReadOnly))
        return {};
    Files files;
    const QJsonArray list = QJsonDocument::fromJson(in.readAll()).object()["files"_L1].toArray();
    in.remove();
    for (const QJsonValue &value : list) {
        const QJsonObject entry = value.toObject();
        const QString path = entry["path"_L1].toString();
        if (path.isEmpty())
            continue;
        FileChoices choices;
        choices.savedOn = QDate::fromString(entry["saved_on"_L1].toString(), Qt::ISODate);
        const QJsonObject fields = entry["fields"_L1].toObject();
        for (auto field = fields.begin(); field != fields.end(); ++field)
            if (const auto column = columnOfField(field->toString()))
                choices.fields.insert(field.key(), *column);
        choices.encoding = entry["encoding"_L1].toString();
        choices.asRead = entry["as_read"_L1].toBool();
        files.paths.append(path);
        if (choices != FileChoices())
            files.choices.insert(path, choices);
    }
    return files.paths.isEmpty() ? std::nullopt : std::optional(files);
}

} // namespace lectern
