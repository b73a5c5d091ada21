#pragma once
// Attached files: attaching manually, by folder and by drop; opening them after they moved; and asking the
// user about uncertain matches.
#include "models/attachments/fileattacher.h"
#include "models/session/tasks/libraryreader.h"
#include "unmatchedfilespage.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/notices.h"
#include "views/widgets/taskline.h"

#include <QObject>

#include <optional>

class QFileDialog;

namespace lectern
{

class AbstractPane;
struct ImportReport;

class AttachCommands final : public QObject
{
    Q_OBJECT
public:
    AttachCommands(const CommandContext &context, AbstractPane &pane, TaskLine &status);

    // Matches these files and folders to papers and attaches them.
    void attach(const QStringList &paths) { start(paths, false); }
    // Attaches these files to a paper without a comparison.
    void attachTo(PaperId paper, const QStringList &paths);
    // Attaches files from a watched folder. Uncertain matches are ignored, because most such files do not
    // belong to this library.
    void attachCertain(const QStringList &paths);
    // Suppresses the notification for this file if it is already attached. The sample library needs this.
    void setGranted(const QString &path) { m_granted = path; }
    // Opens a paper's file, also if it has moved.
    void open(const Attachment &file);
    // Opens the file of the next or previous paper in the list that has one.
    void openNeighbor(PaperId paper, bool forward);
    // Saves the reading position and page count when the user closes the file.
    void noteRead(const QString &path, int pages, const FilePlace &place);
    // Returns whether no file search for opening or previewing is pending.
    bool isIdle() const { return !m_locating.isPending() && !m_unmatched->isPending(); }

signals:
    // Emitted when the file was found and should be shown at its last position. isChanged: its bytes differ
    // from those attached.
    void openRequested(const lectern::Attachment &file, const QString &title, bool isChanged);
    // Emitted with the file that key P would open; an empty path if there is none.
    void openLikely(const lectern::Attachment &file);
    void paperChosen(lectern::PaperId paper);
    // Emitted when a paper should be created from a file. source: same as in CorrectionPane::create().
    void newPaperRequested(const lectern::Paper &stated, const QString &source);

private:
    void run(const AttachOrder &order);
    void store(const FileAttacher::Batch &batch);
    void locate(const Attachment &file, const QStringList &folders);
    void connectUnmatched();
    void chooseForPaper();
    void makePaper(const UnmatchedFile &file);
    void dropUnmatched(const QList<UnmatchedFile> &files);
    void loadUnmatched();
    void attachToImported(const ImportReport &report);
    void offerLinked(const ImportReport &report);
    void attachAllLinked();
    // folders: searched for files that are not at their stated path.
    void attachLinked(const QList<LinkedFile> &named, const QStringList &folders = {});
    void findLinked(const QList<LinkedFile> &missing);
    void startNext();
    void forgetNext();
    void start(const QStringList &paths, bool onlySure);
    QFileDialog &newFolderDialog(const QString &title);
    void chooseFolder();
    void openFirst();
    void detach(const Attachment &file);
    void showLocated(const LocatedFile &located);
    void searchElsewhere(const Attachment &file);
    void showReport(const Result<AttachReport> &result);
    void showUnmatched() { m_pages.open(*m_unmatched); }

    LibrarySession &m_library;
    Notices &m_notices;
    Pages &m_pages;
    AbstractPane &m_pane;
    TaskLine &m_status;
    QWidget &m_window;
    QSettings &m_settings;
    UnmatchedFilesPage *m_unmatched;
    QStringList m_next, m_nextCertain; // queued while others are being matched
    QList<LinkedFile> m_nextNamed;
    QStringList m_nextFolders; // folders for the queued named files
    bool m_onlyCertain = false; // the current run ignores uncertain matches
    struct NewPaper {
        Attachment file;
        QString source; // name of the source of the new paper
    };
    std::optional<NewPaper> m_newPaper; // the paper that is shown in the form or being imported
    Attachment m_opened; // the file opened last
    QString m_granted; // path of the file without a notification
    QString m_opening; // title of the paper whose file is being opened
    RequestToken m_neighbor{"paper next to a PDF"}, m_named{"linked files"},
        m_files{"unmatched PDFs", RequestToken::Keep::All};
    RequestToken m_attaching{"attaching"}, m_locating{"file search"};
};

} // namespace lectern
