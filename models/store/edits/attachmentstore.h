#pragma once
// The files of papers. The assignment of files to papers is user data and is logged; paths and reading
// positions are not logged.
#include "editlog.h"
#include "models/store/types/attachment.h"

namespace lectern
{

// Belongs to the connection's thread. Does not access the files themselves: models/attachments does.
class AttachmentStore
{
public:
    AttachmentStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // The files of a paper, in the order of attachment.
    Result<QList<Attachment>> of(PaperId paper);
    // All files of listed papers, by day of attachment, oldest first.
    Result<QList<Attachment>> all();
    // Whether any paper has a file.
    Result<bool> any();
    // The most recently read files of listed papers, newest first, at most `most`; with titles.
    Result<QList<Attachment>> lastRead(int most);
    // The paper of a file; None if it has none, or if the paper is no longer in the library.
    Result<PaperId> paperOf(const QByteArray &hash);

    // Attaches files. Uses paper, hash, name, found, path, bytes, modified and pages of each. A file has one
    // paper: it is removed from its previous one. Files of papers that are not in the library are skipped.
    // The log entry of a single file has its name. Also stores the paths.
    Result<Edit> attach(const QList<Attachment> &files);
    // Same as attach(), but without a log entry, for a file that is imported together with its paper. Undoing
    // the import also removes the file.
    Result<> attachUnlogged(const QList<Attachment> &files);
    // Detaches files from a paper. The files themselves are kept.
    Result<Edit> detach(PaperId paper, const QList<QByteArray> &hashes);

    // Stores the current path of a file; uses hash, path, bytes, modified and pages. Does nothing for a file
    // that was never attached.
    Result<> setPlaceOnDisk(const Attachment &file);
    // Stores the reading position, with the current time.
    Result<> noteRead(const QByteArray &hash, const FilePlace &place);

    // The unmatched files, oldest first. A file attached to a paper of the library is left out, and listed
    // again when it is detached or its paper is removed. Papers that have left the library are removed from
    // the likely ones.
    Result<QList<UnmatchedFile>> unmatched();
    // Stores unmatched files, or updates what is known of them. Uses hash, name, path, bytes, modified and
    // pages of each. Not logged. Durable on return.
    Result<> keepUnmatched(const QList<UnmatchedFile> &files);
    // Removes files from the list at the user's request. The files themselves are kept.
    Result<> dropUnmatched(const QList<QByteArray> &hashes);

    // Whether files are copied into folder() when attached. Otherwise only their path is stored.
    Result<bool> copiesFiles();
    Result<> setCopiesFiles(bool copies);
    // "<library> files" next to the library.
    QString folder() const;

    // Converts a path to its stored form, and back: a file in or below the library's folder is stored
    // relative to it, because both may move together. absolute() of an empty text is empty.
    static QString stored(const Connection &connection, const QString &path);
    static QString absolute(const Connection &connection, const QString &stored);

private:
    Attachment fileIn(const Statement &row) const;
    Result<QList<Attachment>> filesIn(Statement &read) const;
    Result<> write(const QList<Attachment> &files);
    Result<> writePlace(const Attachment &file);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
