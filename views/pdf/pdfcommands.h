#pragma once
// Opens PDFs on a page of the window and handles their commands.
#include "pdfview.h"
#include "views/actions/commandcontext.h"

#include <QObject>
#include <QPointer>

namespace lectern
{

class PdfPage;

class PdfCommands final : public QObject
{
    Q_OBJECT
public:
    explicit PdfCommands(const CommandContext &context);

    // Shows the file at this place. Uses the viewer of the system if the helper is not installed. title:
    // empty for the file's name.
    void open(const QString &path, const QString &title = {}, const PdfPlace &at = {});
    // Preloads a file that will probably be opened next; an empty path stops preloading.
    void preload(const QString &path, const PdfPlace &at = {});
    PdfPage &page() { return *m_page; }
    // Call when the window closes: stores the place.
    void finish();

signals:
    // Emitted when the user leaves a file with this number of pages at this place.
    void left(const QString &path, int pages, const lectern::PdfPlace &place);

private:
    void connectActions();
    void choose();
    void openElsewhere(const QString &path);
    void askToFollow(const QString &link);
    void openWindow();
    void answerKey(int key);
    void followPage();
    void turnRight();
    void keepPlace(const PdfPlace &place);
    PdfPlace placeIn(const QString &file, const PdfPlace &at) const;

    const Actions &m_actions;
    ActionNeeds &m_needs;
    Notices &m_notices;
    Pages &m_pages;
    QSettings &m_settings;
    PdfPage *m_page;
    QList<QPointer<PdfPage>> m_windows; // further PDFs, without highlights
};

} // namespace lectern
