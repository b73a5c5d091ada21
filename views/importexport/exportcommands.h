#pragma once
// Exports papers to a file, and copies them as text.
#include "models/session/tasks/exporttasks.h"
#include "models/session/tasks/requesttoken.h"
#include "views/actions/commandcontext.h"
#include "views/actions/commandpalette.h"
#include "views/widgets/taskline.h"

#include <QMimeData>
#include <QPointer>

namespace lectern
{

class ExportPanel;
class PaperList;

class ExportCommands final : public QObject
{
    Q_OBJECT
public:
    ExportCommands(const CommandContext &context, PaperList &list, TaskLine &status);

    bool isRunning() const { return m_export.isPending(); }

private:
    void ask();
    void preview();
    ExportOrder chosen() const; // settings of the panel, without the papers
    void confirm();
    void start();
    void showOutcome(const QString &file, const Result<qsizetype> &papers);
    KeyForm keyForm() const;
    QList<PaletteObject> styles();
    void copy(CopyStyle style); // citations in the default style
    void copy(CopyStyle style, const QString &citationStyle);
    void finishCopy(const Result<CopiedText> &copied, CopyStyle style);
    void addText(const QList<PaperId> &papers, QMimeData *data);
    QList<PaperId> papersOf(qsizetype most) const; // according to the selection in the panel

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    PaperList &m_list;
    Pages &m_pages;
    ExportPanel &m_panel;
    TaskLine &m_status;
    QSettings &m_settings;
    QList<PaperId> m_selected; // papers selected when the panel was opened
    QPointer<QMimeData> m_dragged; // drag data that waits for the text of its papers
    // The tokens have one name, so that the tasks run in order.
    RequestToken m_export{"export"}, m_preview{"export"}, m_drag{"export"},
        m_copies{"export", RequestToken::Keep::All};
};

} // namespace lectern
