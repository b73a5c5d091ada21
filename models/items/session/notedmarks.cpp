#include "notedmarks.h"

#include "models/store/edits/marker.h"
#include "models/store/edits/notestore.h"
#include "models/store/sqlite/try.h"
#include "models/words/sentence.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutexLocker>

#include <fcntl.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr const char *kNames[] = {"bookmarked", "read", "rating"}; // in the order of Mark

QByteArray lineOf(const NotedMark &mark)
{
    QJsonArray papers;
    for (const PaperId paper : mark.papers)
        papers.append(qint64(paper));
    return QJsonDocument(QJsonObject{{u"mark"_s, QLatin1StringView(kNames[int(mark.mark)])},
                                     {u"value"_s, mark.value},
                                     {u"papers"_s, papers}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

std::optional<NotedMark> markOf(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    NotedMark mark;
    const auto name =
        std::find(std::begin(kNames), std::end(kNames), object.value("mark"_L1).toString().toLatin1());
    if (name == std::end(kNames))
        return {};
    mark.mark = Mark(name - std::begin(kNames));
    mark.value = object.value("value"_L1).toInt();
    for (const QJsonValue &paper : object.value("papers"_L1).toArray())
        mark.papers.append(PaperId(paper.toInteger()));
    return mark;
}

// A new file is there after a power cut only once its folder is written as well.
void flushFolder(const QString &file)
{
    const int folder = ::open(QFile::encodeName(QFileInfo(file).absolutePath()).constData(), O_RDONLY);
    if (folder < 0)
        return;
    (void)fsync(folder);
    (void)::close(folder);
}

} // namespace

Result<> writeMark(Library &library, const NotedMark &mark)
{
    switch (mark.mark) {
    case Mark::Bookmarked:
        LECTERN_TRY(library.marks().setBookmarked(mark.papers, mark.value != 0));
        break;
    case Mark::Read:
        LECTERN_TRY(library.marks().setRead(mark.papers, mark.value != 0));
        break;
    case Mark::Rating:
        LECTERN_TRY(library.notes().setRating(mark.papers, mark.value));
        break;
    }
    return {};
}

QString NotedMarks::fileOf(const QString &library)
{
    return library + u"-noted"_s;
}

Result<> NotedMarks::add(const NotedMark &mark)
{
    const QMutexLocker lock(&m_mutex);
    if (++m_open <= 0) // it was quicker into the library
        return {};
    const bool fresh = !QFile::exists(m_file);
    QFile file(m_file);
    const QByteArray line = lineOf(mark);
    const bool written = file.open(QIODevice::Append) && file.write(line) == line.size() && file.flush()
        && fsync(file.handle()) == 0;
    if (!written)
        return Error{Sentence::tr("The file %1 cannot be written: %2.")
                         .arg(QDir::toNativeSeparators(m_file), file.errorString())};
    if (fresh)
        flushFolder(m_file);
    return {};
}

void NotedMarks::inLibrary()
{
    const QMutexLocker lock(&m_mutex);
    if (--m_open == 0)
        QFile::remove(m_file);
}

Result<int> NotedMarks::makeUpFor(Library &library)
{
    QFile file(fileOf(library.file()));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) // a pipe would block
        return 0; // as good as always: nothing was noted
    int made = 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (const std::optional<NotedMark> mark = markOf(line); mark && !mark->papers.isEmpty()) {
            if (const Result<> written = writeMark(library, *mark); !written)
                return written.error();
            ++made;
        }
    file.close();
    QFile::remove(file.fileName());
    return made;
}

} // namespace lectern
