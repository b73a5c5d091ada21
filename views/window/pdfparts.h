#pragma once
// PDF features of the window: attached files, PDF page, highlights and paper pane. Connects them.
#include "models/core/ids.h"
#include "views/actions/commandcontext.h"
#include "views/attachments/attachcommands.h"
#include "views/pdf/highlightcommands.h"

#include <QObject>

namespace lectern
{

class Navigator;
class PaperJump;
class PdfCommands;
class ReadingCommands;
struct WindowLayout;

class PdfParts final : public QObject
{
    Q_OBJECT
public:
    struct Around {
        WindowLayout &layout;
        Navigator &navigator;
        ReadingCommands &reading;
        PaperJump &jump; // navigation to a paper that the user chooses in one of these parts
    };
    PdfParts(const CommandContext &context, const Around &around);

    PdfCommands &reader() { return *m_pdfs; }
    AttachCommands &attaching() { return *m_attach; }
    // Returns whether no work is pending.
    bool isIdle() const { return m_highlights->isIdle() && m_attach->isIdle(); }
    // Call when the window closes: saves the position in the file and returns the pane to its original
    // position.
    void finish();

private:
    void connectFiles();
    void connectPane();
    void follow();
    void showPaper(PaperId paper);
    void detach(bool on);

    LibrarySession &m_library;
    const Actions &m_actions;
    Pages &m_pages;
    QSettings &m_settings;
    Around m_around;
    AttachCommands *m_attach;
    PdfCommands *m_pdfs;
    HighlightCommands *m_highlights;
    bool m_isDetached = false; // the paper pane is next to the PDF
};

} // namespace lectern
