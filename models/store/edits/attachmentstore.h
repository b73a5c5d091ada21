#pragma once
// The files of papers: which file belongs to which paper, which is a person's work and goes through the edit
// log; and where each lies and was read last, which is a fact that nobody takes back.
#include "editlog.h"
#include "models/store/types/unmatchedfile.h"

namespace lectern
{

// Belongs to the connection's thread. Asks no disk about the files: that is models/attachments.
class AttachmentStore
{
public:
    AttachmentStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // The files of a paper, those attached first first.
    Result<QList<Attachment>> of(PaperId paper);
    // All files of papers in the list; by the day they were attached, oldest first.
    Result<QList<Attachment>> all();
    // Whether any paper has a file.
    Result<bool> areThere();
    // The files that were read last, newest first, of papers in the list, at most so many; with titles.
    Result<QList<Attachment>> lastRead(int most);
    // The paper of a file; None where there is none, or where its paper has left the library.
    Result<PaperId> paperOf(const QByteArray &hash);
    // Whether a file of this size is attached: only such a file can be one that was moved.
    Result<bool> anyOfSize(qint64 bytes);

    // Attaches files: paper, hash, name, found, path, bytes, modified and pages of each count. A file has one
    // paper: it leaves the one it had. Files of papers that are not in the library are skipped. The entry of
    // the log is named after the file if it is one. Also keeps where they lie.
    Result<Edit> attach(const QList<Attachment> &files);
    // The same without an entry of the log, for what another step takes back: the file of a paper that is
    // imported together with it.
    Result<> attachUnlogged(const QList<Attachment> &files);
    // Takes files from a paper. They stay where they are.
    Result<Edit> detach(PaperId paper, const QList<QByteArray> &hashes);

    // Keeps where a file lies now: hash, path, bytes, modified and pages count. Does nothing for a file that
    // was never attached.
    Result<> setPlaceOnDisk(const Attachment &file);
    // Keeps where a person looks, as of now.
    Result<> noteRead(const QByteArray &hash, const FilePlace &place);

    // The files whose paper is not known yet, oldest first. One that is attached to a paper of the library is
    // left out, and is listed again when it is detached or its paper goes. Papers that have left the library
    // are no longer among the likely ones.
    Result<QList<UnmatchedFile>> unmatched();
    // Keeps files, or what is known of them by now: hash, name, path, bytes, modified and pages of each
    // count. Not in the log. Durable when it returns.
    Result<> keepUnmatched(const QList<UnmatchedFile> &files);
    // A person does not want to say whose they are. The files stay where they are.
    Result<> dropUnmatched(const QList<QByteArray> &hashes);

    // Whether files are copied into folder() when they are attached, instead of staying where they are.
    Result<bool> copiesFiles();
    Result<> setCopiesFiles(bool copies);
    // "<library> files" beside the library.
    QString folder() const;

    // How the library writes a path, and back: a file in its folder, or below it, is named from there,
    // because folder and library may move together. absolute() of an empty text is empty.
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
