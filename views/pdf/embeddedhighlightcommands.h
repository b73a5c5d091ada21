#pragma once
// Exchanges highlights between the library and the PDF: imports those of other programs, and writes ours to a
// copy.
#include "models/session/librarysession.h"
#include "models/session/tasks/libraryreader.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class HighlightCommands;
class PdfPage;

class EmbeddedHighlightCommands final : public QObject
{
    Q_OBJECT
public:
    EmbeddedHighlightCommands(const CommandContext &context, PdfPage &page,
                              const HighlightCommands &highlights);

private:
    void offer();
    void importHighlights();
    void chooseCopy();
    void writeCopy(const QString &path);

    LibrarySession &m_library;
    Notices &m_notices;
    QSettings &m_settings;
    QWidget &m_window;
    PdfPage &m_page;
    const HighlightCommands &m_highlights;
};

} // namespace lectern
