#include "pendingedits.h"

#include "models/i18n/messages.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <fcntl.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr const char *kNames[] = {"bookmarked", "read", "rating"}; // indexed by Mark

QJsonArray numbersOf(const QList<PaperId> &papers)
{
    QJsonArray numbers;
    for (const PaperId paper : papers)
        numbers.append(qint64(paper));
    return numbers;
}

QJsonObject objectOf(const PendingMark &mark)
{
    return {{u"mark"_s, QLatin1StringView(kNames[int(mark.mark)])},
            {u"value"_s, mark.value},
            {u"papers"_s, numbersOf(mark.papers)}};
}

QJsonObject objectOf(const PendingTag &tag)
{
    return {{u"tag"_s, tag.name}, {u"value"_s, int(tag.on)}, {u"papers"_s, numbersOf(tag.papers)}};
}

QJsonObject objectOf(const PendingText &note)
{
    return {{u"note"_s, note.text}, {u"papers"_s, numbersOf({note.paper})}};
}

QJsonObject objectOf(const PendingListing &listing)
{
    return {{u"list"_s, qint64(listing.list)},
            {u"name"_s, listing.name},
            {u"value"_s, int(listing.on)},
            {u"papers"_s, numbersOf(listing.papers)}};
}

QByteArray lineOf(const PendingChange &change)
{
    const QJsonObject object = std::visit([](const auto &one) { return objectOf(one); }, change);
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<PendingChange> changeOf(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    QList<PaperId> papers;
    for (const QJsonValue &paper : object.value("papers"_L1).toArray())
        papers.append(PaperId(paper.toInteger()));
    if (papers.isEmpty())
        return {};
    const int value = object.value("value"_L1).toInt();
    if (const QJsonValue note = object.value("note"_L1); note.isString())
        return PendingText{papers.first(), note.toString()};
    if (const QString tag = object.value("tag"_L1).toString(); !tag.isEmpty())
        return PendingTag{papers, tag, value != 0};
    if (const QJsonValue list = object.value("list"_L1); list.isDouble())
        return PendingListing{papers, ListId(list.toInteger()), object.value("name"_L1).toString(),
                              value != 0};
    const auto name =
        std::find(std::begin(kNames), std::end(kNames), object.value("mark"_L1).toString().toLatin1());
    if (name == std::end(kNames))
        return {};
    return PendingMark{papers, Mark(name - std::begin(kNames)), value};
}

Result<> writeChange(Library &library, const PendingChange &change)
{
    if (const auto *mark = std::get_if<PendingMark>(&change))
        return writeMark(library, *mark);
    if (const auto *tag = std::get_if<PendingTag>(&change)) {
        const auto done = tag->on ? library.tags().add(tag->name, tag->papers)
                                  : library.tags().remove(tag->name, tag->papers);
        return done ? Result<>() : done.error();
    }
    if (const auto *listing = std::get_if<PendingListing>(&change)) {
        const auto done = writeListing(library, *listing);
        return done ? Result<>() : done.error();
    }
    const auto &note = std::get<PendingText>(change);
    const auto done = library.notes().setNote(note.paper, note.text);
    return done ? Result<>() : done.error();
}

// A new file survives a power failure only after its folder has been synced.
void flushFolder(const QString &file)
{
    const int folder = ::open(QFile::encodeName(QFileInfo(file).absolutePath()).constData(), O_RDONLY);
    if (folder < 0)
        return;
    (void)fsync(folder);
    (void)::close(folder);
}

} // namespace

Result<> writeMark(Library &library, const PendingMark &mark)
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

Result<Edit> writeListing(Library &library, const PendingListing &listing)
{
    ListStore &lists = library.lists();
    ListId list = listing.list;
    if (list == ListId::None) {
        LECTERN_TRY(list, lists.named(listing.name));
    }
    if (list == ListId::None)
        return lists.createWith(listing.name, listing.papers);
    return listing.on ? lists.append(list, listing.papers) : lists.removePapers(list, listing.papers);
}

Result<> PendingEdits::add(const PendingChange &change)
{
    const std::lock_guard lock(m_mutex);
    if (++m_open <= 0) // the write to the library finished first
        return {};
    const bool fresh = !QFile::exists(m_file);
    QFile file(m_file);
    const QByteArray line = lineOf(change);
    const bool written = file.open(QIODevice::Append) && file.write(line) == line.size() && file.flush()
        && fsync(file.handle()) == 0;
    if (!written) {
        const Error failure{Messages::tr("The file %1 cannot be written: %2.")
                                .arg(QDir::toNativeSeparators(m_file), file.errorString())};
        m_failure = m_failure.value_or(failure);
        return failure;
    }
    if (fresh)
        flushFolder(m_file);
    return {};
}

Result<> PendingEdits::failure() const
{
    const std::lock_guard lock(m_mutex);
    return m_failure ? Result<>(*m_failure) : Result<>();
}

void PendingEdits::inLibrary()
{
    const std::lock_guard lock(m_mutex);
    if (--m_open == 0)
        QFile::remove(m_file);
}

Result<int> PendingEdits::applyLeftover(Library &library)
{
    QFile file(fileOf(library.file()));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) // a pipe would block
        return 0; // the usual case: no file
    QList<PendingChange> changes;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (const std::optional<PendingChange> change = changeOf(line)) {
            // While the user types, each pause records the complete text again.
            const auto *const text = std::get_if<PendingText>(&*change);
            auto *const before = changes.isEmpty() ? nullptr : std::get_if<PendingText>(&changes.last());
            if (text && before && before->paper == text->paper)
                before->text = text->text;
            else
                changes.append(*change);
        }
    for (const PendingChange &change : std::as_const(changes))
        // The list may have been deleted meanwhile.
        if (const Result<> written = writeChange(library, change);
            !written && written.error().kind != ErrorKind::NotFound)
            return written.error();
    file.close();
    QFile::remove(file.fileName());
    return int(changes.size());
}

} // namespace lectern
