#include "fileattacher.h"

#include "models/i18n/messages.h"
#include "models/import/foundfiles.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/queries/paperreader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/paperrow.h"

#include <QFileInfo>
#include <QSet>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kBatchSize = 100; // number of files saved at once
constexpr int kPagesRead = 2;

// Returns a sentence with the file name. Some errors contain it already; those of the helper do not.
QString sentenceOn(const QString &path, const Error &error)
{
    const QString name = QFileInfo(path).fileName();
    return error.message.contains(name) ? error.message : u"%1: %2"_s.arg(name, error.message);
}

Result<Attachment> placed(Library &library, const Attachment &file, const Cancelled &cancelled)
{
    LECTERN_TRY(const auto copies, library.attachments().copiesFiles());
    return copies ? copyInto(library.attachments().folder(), file, cancelled) : Result<Attachment>(file);
}

Result<QString> titleOf(Library &library, PaperId paper)
{
    LECTERN_TRY(const auto rows, library.papers().rows({paper}));
    const PaperRow &row = rows.first();
    return row.title.isEmpty() ? row.leadWords : row.title;
}

} // namespace

Result<> FileAttacher::canMatch()
{
    if (hasPdfHelper())
        return {};
    return Error{Messages::tr(
        "lectern-pdf, which reads PDF files, is not installed; files can still be attached manually.")};
}

Result<bool> FileAttacher::exists(Attachment *file)
{
    LECTERN_TRY(file->paper, m_library.attachments().paperOf(file->hash));
    if (file->paper == PaperId::None)
        return false;
    m_seen.append(*file); // the file may have moved to this path
    LECTERN_TRY(const auto title, titleOf(m_library, file->paper));
    m_report.there.append({*file, title});
    return true;
}

Result<> FileAttacher::foundFor(const Attachment &file)
{
    LECTERN_TRY(const auto title, titleOf(m_library, file.paper));
    m_found.append({file, title});
    return {};
}

Result<> FileAttacher::match(const QString &path, const QString &next, const Cancelled &cancelled)
{
    LECTERN_TRY(auto file, describeFile(path, cancelled));
    LECTERN_TRY(const auto there, exists(&file));
    if (there)
        return {};
    LECTERN_TRY(const auto pages, m_reader.read(path, kPagesRead, next, cancelled));
    file.pages = pages.pages;
    LECTERN_TRY(const auto match, matchPaper(m_library, pages, cancelled));
    if (match.paper == PaperId::None) {
        m_unmatched.append({file, match.title, match.likely, match.stated});
        return {};
    }
    LECTERN_TRY(file, placed(m_library, file, cancelled));
    file.paper = match.paper;
    file.found = match.found;
    return foundFor(file);
}

Result<> FileAttacher::attachLinkedFile(const Attachment &named, const Cancelled &cancelled)
{
    LECTERN_TRY(auto file, describeFile(named.path, cancelled));
    LECTERN_TRY(const auto there, exists(&file));
    if (there)
        return {};
    LECTERN_TRY(file, placed(m_library, file, cancelled));
    file.paper = named.paper;
    file.found = FoundBy::Named;
    return foundFor(file);
}

Result<> FileAttacher::keep()
{
    Batch files{{}, std::exchange(m_seen, {}), std::exchange(m_unmatched, {})};
    for (const AttachReport::Attached &one : std::as_const(m_found))
        files.found.append(one.file);
    if (files.size() == 0)
        return {};
    const auto batch = m_libraryCommands(files);
    const auto found = std::exchange(m_found, {});
    if (batch) {
        m_report.attached.append(found);
        m_report.unsure.append(files.unmatched);
        return {};
    }
    for (const AttachReport::Attached &one : found)
        m_report.refused.append({one.file.path, batch.error().message});
    for (const UnmatchedFile &one : std::as_const(files.unmatched))
        m_report.refused.append({one.file.path, batch.error().message});
    return batch;
}

void FileAttacher::forEach(const QStringList &paths, const std::function<Result<>(qsizetype)> &work,
                           const Cancelled &cancelled)
{
    for (qsizetype i = 0; i < paths.size() && !m_report.cancelled; ++i) {
        if (cancelled && cancelled()) {
            m_report.cancelled = true;
            break;
        }
        if (m_progressed)
            m_progressed({int(i) + 1, int(paths.size()), QFileInfo(paths[i]).fileName()});
        const auto done = work(i);
        if (!done && done.error().isCancelled())
            m_report.cancelled = true;
        else if (!done)
            m_report.refused.append({paths[i], sentenceOn(paths[i], done.error())});
        if (m_found.size() + m_seen.size() + m_unmatched.size() >= kBatchSize && !keep())
            break; // the library is not writable
    }
    (void)keep(); // stores the results found before cancellation, too
}

AttachReport FileAttacher::attach(const QStringList &paths, const Cancelled &cancelled)
{
    m_report = {};
    const QSet<QString> named(paths.begin(), paths.end());
    QList<FoundFile> files = filesIn(paths);
    files.removeIf([&](const FoundFile &file) {
        if (!file.refused.isEmpty())
            m_report.refused.append({file.path, file.refused});
        return !file.refused.isEmpty() || !(file.isPdf || named.contains(file.path));
    });
    forEach(
        pathsOf(files),
        [&](qsizetype i) {
            // Start the helper for the next file early. The helper opens the file, so it must be a PDF:
            // another file may be a library that is open in this process.
            const FoundFile next = files.value(i + 1);
            return match(files[i].path, next.isPdf ? next.path : QString(), cancelled);
        },
        cancelled);
    return std::move(m_report);
}

AttachReport FileAttacher::attachLinked(const QList<LinkedFile> &named, const QStringList &folders,
                                        const Cancelled &cancelled)
{
    m_report = {};
    const auto found = findNamed(named, folders, cancelled);
    if (!found) {
        m_report.cancelled = true;
        return std::move(m_report);
    }
    m_report.missing = found->missing;
    QStringList paths;
    for (const Attachment &file : found->here)
        paths.append(file.path);
    forEach(
        paths, [&](qsizetype i) { return attachLinkedFile(found->here[i], cancelled); }, cancelled);
    return std::move(m_report);
}

Result<AttachReport> runAttachOrder(const AttachOrder &order,
                                    const std::function<void(const FileAttacher::Batch &)> &found,
                                    const FileAttacher::Progressed &progressed, const Cancelled &cancelled)
{
    if (!order.paths.isEmpty())
        LECTERN_TRY(FileAttacher::canMatch());
    LECTERN_TRY(const auto library, Library::open(order.library, Library::Mode::ReadOnly));
    FileAttacher attacher(*library, [&](const FileAttacher::Batch &batch) -> Result<> {
        found(batch);
        return {};
    });
    attacher.onProgress(progressed);
    return order.paths.isEmpty() ? attacher.attachLinked(order.linked, order.folders, cancelled)
                                 : attacher.attach(order.paths, cancelled);
}

Result<QList<Attachment>> filesFor(Library &library, PaperId paper, const QStringList &paths,
                                   const Cancelled &cancelled)
{
    QList<Attachment> files;
    for (const QString &path : paths) {
        LECTERN_TRY(auto file, describeFile(path, cancelled));
        LECTERN_TRY(file, placed(library, file, cancelled));
        file.paper = paper;
        file.found = FoundBy::Hand;
        files.append(file);
    }
    return files;
}

Result<> storeFiles(Library &library, const FileAttacher::Batch &batch)
{
    for (const Attachment &file : batch.seen)
        LECTERN_TRY(library.attachments().setPlaceOnDisk(file));
    LECTERN_TRY(library.attachments().attach(batch.found));
    return library.attachments().keepUnmatched(batch.unmatched);
}

} // namespace lectern
