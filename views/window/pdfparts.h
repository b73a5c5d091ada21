#pragma once
// All about PDFs in the window: the files at papers, the page that shows them, highlights and the paper
// beside. Connects what goes from one of them to another.
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class AttachCommands;
class HighlightCommands;
class Navigator;
class PaperJump;
class PdfCommands;
class PdfCompany;
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
        PaperJump &jump; // to the paper that one of them chooses
    };
    PdfParts(const CommandContext &context, const Around &around);

    PdfCommands &reader() { return *m_pdfs; }
    AttachCommands &attaching() { return *m_attach; }
    // Nothing is under way.
    bool isSettled() const;
    // The window closes: the place in the file is kept, and the pane goes back to where it was lent from.
    void finish();

private:
    void connectFiles();

    AttachCommands *m_attach;
    PdfCommands *m_pdfs;
    HighlightCommands *m_highlights;
    PdfCompany *m_company;
};

} // namespace lectern
