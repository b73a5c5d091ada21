#include "printcommands.h"

#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/widgets/filesteps.h"
#include "views/widgets/proposedfolder.h"

#include <QApplication>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QSettings>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr double kPoints = 10; // point size of the body text
static constexpr int kNameLength = 80;

// Creates a file name from a title, without characters that file systems reject.
static QString fileName(const QString &title)
{
    static const QRegularExpression unfit(u"[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"_s);
    QString name = QString(title).replace(unfit, u" "_s).simplified().left(kNameLength).trimmed();
    while (name.startsWith(u'.')) // a file name that begins with a dot would be hidden
        name.remove(0, 1);
    return name.isEmpty() ? u"papers"_s : name;
}

PrintCommands::PrintCommands(const CommandContext &context, PaperList &list, PrintStatus &status)
    : QObject(&context.window), m_library(context.library), m_settings(context.settings),
      m_notices(context.notices), m_list(list), m_status(status), m_window(context.window)
{
    const auto on = [&](Id id, auto slot) { connect(&context.actions[id], &QAction::triggered, this, slot); };
    on(Id::Print, [this] { askForPrinter(m_list.selectedPapers()); });
    on(Id::SavePdf, [this] { askForPdf(m_list.selectedPapers()); });
    on(Id::PrintList, [this] { askForPrinter(wholeList()); });
    on(Id::SaveListPdf, [this] { askForPdf(wholeList()); });
    on(Id::PrintReferences, [this] { askForPrinter(cited(), citationStyle()); });
    on(Id::SaveReferencesPdf, [this] { askForPdf(cited(), citationStyle()); });
    connect(&m_job, &PrintJob::progressed, &m_status, &PrintStatus::showProgress);
    connect(&m_job, &PrintJob::finished, this, &PrintCommands::showOutcome);
    connect(&m_status, &PrintStatus::cancelled, &m_job, &PrintJob::cancel);
}

QList<PaperId> PrintCommands::wholeList() const
{
    const ResultSetPtr &result = m_library.browser().papers().result();
    return result ? result->ids(0, result->count()) : QList<PaperId>();
}

QList<PaperId> PrintCommands::cited() const
{
    const QList<PaperId> selected = m_list.selectedPapers();
    return selected.size() > 1 ? selected : wholeList();
}

QString PrintCommands::citationStyle() const
{
    return m_settings.value("export/style"_L1, u"apa"_s).toString();
}

PrintOrder PrintCommands::order(const QList<PaperId> &papers, const QString &style) const
{
    PrintOrder order;
    order.citationStyle = style;
    order.library = m_library.file();
    order.papers = papers;
    order.font = QApplication::font();
    order.font.setPointSizeF(kPoints);
    const PaperRow *row = papers.size() == 1
        ? m_library.browser().papers().rowAt(m_library.browser().papers().rowOf(papers.first()))
        : nullptr;
    const QString asked = m_library.browser().query().text();
    const QString list = row ? titleText(*row) : asked.isEmpty() ? tr("All papers") : asked;
    const bool whole = row || papers.size() == m_library.browser().papers().rowCount();
    order.heading = whole ? list : tr("From: %1").arg(list);
    return order;
}

void PrintCommands::askForPdf(const QList<PaperId> &papers, const QString &style)
{
    if (papers.isEmpty()) {
        m_notices.inform(tr("No papers to save."));
        return;
    }
    m_folder = proposedFolder(m_folder);
    auto *dialog = new QFileDialog(&m_window, tr("Save %1 as PDF").arg(papersText(papers.size())), m_folder,
                                   tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileName(order(papers, style).heading) + u".pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, papers, style](const QString &file) {
        m_folder = QFileInfo(file).absolutePath();
        savePdf(file, papers, style);
    });
    dialog->open();
}

void PrintCommands::askForPrinter(const QList<PaperId> &papers, const QString &style)
{
    if (papers.isEmpty()) {
        m_notices.inform(tr("No papers to print."));
        return;
    }
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(order(papers, style).heading);
    printer->setCreator(u"Lectern"_s);
    auto *dialog = new QPrintDialog(printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print %1").arg(papersText(papers.size())));
    // No page range, because the number of pages is known only after layout.
    dialog->setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize
                       | QAbstractPrintDialog::PrintCollateCopies);
    connect(dialog, &QDialog::accepted, this, [this, printer, papers, style] {
        PrintOrder printed = order(papers, style);
        printed.printer = printer;
        start(printed);
    });
    dialog->open();
}

void PrintCommands::savePdf(const QString &file, const QList<PaperId> &papers, const QString &style)
{
    PrintOrder saved = order(papers, style);
    saved.pdfFile = file;
    start(saved);
}

void PrintCommands::start(const PrintOrder &order)
{
    if (m_job.isRunning()) {
        m_notices.caution(
            tr("Printing is already in progress; wait for it or cancel it at the bottom of the window."));
        return;
    }
    m_status.begin(order.pdfFile.isEmpty() ? tr("Printing")
                                           : tr("Saving %1").arg(QFileInfo(order.pdfFile).fileName()),
                   int(order.papers.size()));
    m_job.start(order);
}

void PrintCommands::showOutcome(const PrintOutcome &outcome)
{
    m_status.end();
    const QString pages = outcome.pages == 1 ? tr("1 page") : tr("%1 pages").arg(numberText(outcome.pages));
    if (!outcome.error.isEmpty())
        m_notices.warn(outcome.error);
    else if (outcome.cancelled)
        m_notices.inform(outcome.pdfFile.isEmpty() ? tr("Printing cancelled.")
                                                   : tr("Cancelled; no file was written."));
    else if (outcome.missing > 0)
        m_notices.caution(tr("%1 on %2; %3 were removed from the library meanwhile and are missing.")
                              .arg(papersText(outcome.papers), pages, papersText(outcome.missing)));
    else if (outcome.pdfFile.isEmpty())
        m_notices.inform(tr("Sent to the printer: %1.").arg(pages));
    else
        m_notices.offer(tr("Saved %1: %2").arg(QFileInfo(outcome.pdfFile).fileName(), pages),
                        fileSteps(outcome.pdfFile));
    emit finished();
}

} // namespace lectern
