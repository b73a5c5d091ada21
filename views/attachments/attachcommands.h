#pragma once
// The files of papers: attaching them by hand, by the folder and when they are dropped, opening them wherever
// they lie now, and what a person has to say about those whose paper is not sure.
#include "models/session/tasks/attachjob.h"
#include "models/session/tasks/questions.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/notices.h"
#include "views/widgets/taskline.h"

#include <QObject>

#include <optional>

class QFileDialog;

namespace lectern
{

class AbstractPane;
class UnsurePage;
struct ImportReport;

class AttachStatus final : public TaskLine
{
    Q_OBJECT
public:
    explicit AttachStatus(QWidget *parent = nullptr)
        : TaskLine(tr("Progress of finding papers of files"), tr("Cancel finding papers of files"), parent)
    {
        setObjectName(QStringLiteral("attachStatus"));
        setCancelName(QStringLiteral("cancelAttaching"));
    }
};

class AttachCommands final : public QObject
{
    Q_OBJECT
public:
    AttachCommands(const CommandContext &context, AbstractPane &pane, AttachStatus &status);

    // Finds the papers of these files and folders and attaches them.
    void attach(const QStringList &paths);
    // The same for files that nobody gave, but that came into a watched folder: what is not sure is left
    // alone, for most such files are no papers of this library.
    void attachSure(const QStringList &paths);
    // Says nothing when this file is found attached already: nobody asked for it, as with the sample's own.
    void takeForGranted(const QString &path) { m_granted = path; }
    // Opens a file of a paper, wherever it lies now.
    void open(const Attachment &file);
    // Opens the file of the next or the previous paper of the list that has one.
    void openBeside(PaperId paper, bool forward);
    // Somebody leaves the file that was opened last, which has so many pages, at this place.
    void noteRead(const QString &path, int pages, const FilePlace &place);
    // Nothing that a person waits for is still looked for: a file that is to be opened, a page that is to be
    // seen.
    bool isSettled() const;

signals:
    // It lies there: to be shown at its last place.
    // isChanged: its bytes are not those it was attached with.
    void openWanted(const lectern::Attachment &file, const QString &title, bool isChanged);
    // The file that P would open; none: its path is empty.
    void openLikely(const lectern::Attachment &file);
    void paperChosen(lectern::PaperId paper);
    // A paper is to be made of a file; source: as CorrectionPane::create().
    void newPaperWanted(const lectern::Paper &stated, const QString &source);

private:
    void connectJob();
    void connectUnsure();
    void chooseForPaper();
    void makePaper(const UnmatchedFile &file);
    void dropUnmatched(const UnmatchedFile &file);
    void loadUnmatched();
    void attachToImported(const ImportReport &report);
    void offerNamed(const ImportReport &report);
    void attachAllNamed();
    // folders: looked through for those that are not where they are said to be.
    void attachNamed(const QList<NamedFile> &named, const QStringList &folders = {});
    void lookForNamed(const QList<NamedFile> &missing);
    void startNext();
    void forgetNext();
    void start(const QStringList &paths, bool onlySure);
    void attachTo(PaperId paper, const QStringList &paths);
    QFileDialog &newFolderDialog(const QString &title);
    void chooseFolder();
    void openFirst();
    void detach(const Attachment &file);
    void showLocated(const LocatedFile &located);
    void lookElsewhere(const Attachment &file);
    void showReport(const AttachReport &report, const QString &error);
    void whenWritten(const std::function<void()> &then);
    void showUnsure();

    LibrarySession &m_library;
    Notices &m_notices;
    Pages &m_pages;
    AbstractPane &m_pane;
    AttachStatus &m_status;
    QWidget &m_window;
    QSettings &m_settings;
    UnsurePage *m_unsure;
    QStringList m_next, m_nextSure; // that came while others are looked at
    QList<NamedFile> m_nextNamed;
    QStringList m_nextFolders; // where those are looked for
    bool m_onlySure = false; // those that are looked at now
    struct NewPaper {
        Attachment file;
        QString source; // what the source of the paper will be called
    };
    std::optional<NewPaper> m_newPaper; // that the form shows, or that is being imported
    Attachment m_opened; // the file that was opened last
    QString m_granted; // the file of which nothing is said
    QString m_opening; // title of the paper whose file is being opened
    Lane m_beside, m_named;
    AttachJob m_job;
};

} // namespace lectern
