#pragma once
// The window: it makes the parts and the commands, connects what goes from one to another, and remembers how
// it was left.
#include "views/actions/commandcontext.h"
#include "windowlayout.h"

#include <QMainWindow>

namespace lectern
{

class AuthorCommands;
class HintCommands;
class ImportCommands;
class KeepCommands;
class LinkCommands;
class Navigator;
class PdfParts;
class PlaceCommands;
class PlaceKeeper;
class PrintCommands;
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

    // Nothing is under way and what the library answered is shown.
    bool isSettled() const;
    // Closes the window where nobody can be asked, as when the session ends: what the library cannot take now
    // is noted beside it.
    void closeUnasked();
    ReadingCommands &reading() { return *m_reading; }
    PrintCommands &printing() { return *m_print; }
    ImportCommands &importing() { return *m_import; }
    PdfParts &pdfs() { return *m_pdfs; }
    // Hints come from now on.
    void allowHints();

signals:
    // Where the sample and the person's own library are, the program knows; the window only asks for them.
    void sampleRequested();
    void ownLibraryRequested();
    void libraryChosen(const QString &file);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeCommands(Theme &theme);
    void connectActions();
    void connectLibrary();
    void showNew();
    void restore();
    void save();
    void finish();

    WindowLayout m_parts;
    CommandContext m_context;
    ReadingCommands *m_reading;
    SelectionCommands *m_selection;
    QString m_openFailed; // what was said when the library was opened last
    PlaceCommands *m_places;
    AuthorCommands *m_authors;
    LinkCommands *m_links;
    ImportCommands *m_import;
    HintCommands *m_hints;
    PrintCommands *m_print;
    PdfParts *m_pdfs;
    ViewCommands *m_view;
    PlaceKeeper *m_place;
    KeepCommands *m_keep;
    Navigator *m_navigator;
};

} // namespace lectern
