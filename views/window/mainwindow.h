#pragma once
// Main window: creates panes and commands, connects them, and saves its state.
#include "models/core/ids.h"
#include "views/actions/commandcontext.h"
#include "windowlayout.h"

#include <QMainWindow>

namespace lectern
{

class AuthorCommands;
class DropOverlay;
class ImportCommands;
class LibraryCommands;
class LinkCommands;
class Navigator;
class PdfParts;
class PlaceCommands;
class ReadingPositionStore;
class ReadingCommands;
class SelectionCommands;
class Theme;
class ViewCommands;

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(LibrarySession &library, const Actions &actions, Theme &theme, QSettings &settings,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    // Returns whether no work is pending and all results are shown.
    bool isIdle() const;
    // Closes without asking, when the session ends: unsaved edits go to the marks file.
    void closeWithoutPrompt();
    ReadingCommands &reading() { return *m_reading; }
    ImportCommands &importing() { return *m_import; }
    PdfParts &pdfs() { return *m_pdfs; }

signals:
    // Requests to open the sample library or the user's library. The receiver has their paths.
    void sampleRequested();
    void ownLibraryRequested();
    void libraryChosen(const QString &file);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeCommands(Theme &theme);
    void connectActions();
    void connectLibrary();
    void showNew();
    void showTitle();
    void restore();
    void save();
    void finish();
    PaperId dropTarget(const QDropEvent &event, QRect *area) const;

    WindowLayout m_parts;
    CommandContext m_context;
    ReadingCommands *m_reading;
    SelectionCommands *m_selection;
    QString m_openFailed; // error message of the last open()
    PlaceCommands *m_places;
    AuthorCommands *m_authors;
    LinkCommands *m_links;
    ImportCommands *m_import;
    PdfParts *m_pdfs;
    ViewCommands *m_view;
    ReadingPositionStore *m_place;
    LibraryCommands *m_libraryCommands;
    Navigator *m_navigator;
    DropOverlay *m_drop;
};

} // namespace lectern
