#pragma once
// Shows the paper pane with abstract, note and marks next to its PDF while the PDF is open.
#include "models/core/ids.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class HighlightCommands;
class Navigator;
class PdfPage;
class ReadingCommands;
struct WindowLayout;

class PdfSidePane final : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        WindowLayout &layout;
        Navigator &navigator;
        ReadingCommands &reading;
        PdfPage &page;
        const HighlightCommands &highlights;
    };
    PdfSidePane(const CommandContext &context, const Parts &parts);

    // Call when the window closes: returns the pane to its original position.
    void finish();

private:
    void follow();
    void showPaper(PaperId paper);
    void detach(bool on);

    LibrarySession &m_library;
    const Actions &m_actions;
    Pages &m_pages;
    QSettings &m_settings;
    Parts m_parts;
    bool m_isDetached = false;
};

} // namespace lectern
