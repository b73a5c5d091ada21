#include "printcommands.h"

#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/style/controls.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/notices.h"
#include "views/widgets/proposedfolder.h"

#include <QApplication>
#include <QComboBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr double kPoints = 10; // point size of the body text
static constexpr int kNameLength = 80;

enum What { Selection, List, SelectionReferences, ListReferences };

// Creates a file name from a title, without characters that file systems reject.
static QString fileName(const QString &title)
{
    static const QRegularExpression unfit(u"[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"_s);
    QString name = QString(title).replace(unfit, u" "_s).simplified().left(kNameLength).trimmed();
    while (name.startsWith(u'.')) // a file name that begins with a dot would be hidden
        name.remove(0, 1);
    return name.isEmpty() ? u"papers"_s : name;
}

PrintCommands::PrintCommands(const CommandContext &context, PaperList &list, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_settings(context.settings),
      m_notices(context.notices), m_list(list), m_status(status), m_window(context.window),
      m_bar(new MessageBar(u"printBar"_s, u"printer"_s, MessageBar::Form::Card, &m_window)),
      m_what(new QComboBox(m_bar))
{
    m_bar->setText(tr("Print"));
    setNames(m_what, u"printWhat"_s, tr("Papers to print"));
    m_bar->addControl(m_what);
    m_bar->addButton(tr("Save as PDF…"), u"printPdf"_s, [this] {
        m_bar->dismiss();
        askForFile(chosen());
    });
    m_print = m_bar->addButton(tr("Print…"), u"printPages"_s, [this] {
        m_bar->dismiss();
        askForPrinter(chosen());
    });
    m_print->setDefault(true);
    connect(m_bar, &MessageBar::focusLeft, &m_list, [this] { m_list.setFocus(); });
    connect(&context.actions[ActionId::Print], &QAction::triggered, this, &PrintCommands::ask);
    connect(&m_status, &TaskLine::cancelled, this, [this] { m_printing.stop(); });
}

void PrintCommands::ask()
{
    const int selected = int(m_list.selectedPapers().size()), all = m_library.browser().papers().rowCount();
    if (all == 0) {
        m_notices.inform(tr("No papers to print."));
        return;
    }
    m_what->clear();
    if (selected > 0)
        m_what->addItem(tr("Selection: %1").arg(papersText(selected)), Selection);
    m_what->addItem(tr("List: %1").arg(papersText(all)), List);
    if (selected > 0)
        m_what->addItem(tr("References of the selection"), SelectionReferences);
    m_what->addItem(tr("References of the list"), ListReferences);
    m_bar->appear();
    m_print->setFocus();
}

PrintOrder PrintCommands::chosen() const
{
    const int what = m_what->currentData().toInt();
    const ResultSetPtr &result = m_library.browser().papers().result();
    const bool isList = what == List || what == ListReferences;
    const bool isReferences = what == SelectionReferences || what == ListReferences;
    return order(!isList      ? m_list.selectedPapers()
                     : result ? result->ids(0, result->count())
                              : QList<PaperId>(),
                 // the style of the last export of references
                 isReferences ? m_settings.value("export/style"_L1, u"apa"_s).toString() : QString());
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
    order.heading = !style.isEmpty() ? tr("References") : whole ? list : tr("From: %1").arg(list);
    return order;
}

void PrintCommands::askForFile(const PrintOrder &order)
{
    m_folder = proposedFolder(m_folder);
    const SaveQuestion question{tr("Save %1 as PDF").arg(papersText(order.papers.size())),
                                tr("PDF files (*.pdf)"), u"pdf"_s, fileName(order.heading), m_folder};
    askWhereToSave(&m_window, question, [this, order](const QString &file) {
        m_folder = QFileInfo(file).absolutePath();
        PrintOrder saved = order;
        saved.pdfFile = file;
        start(saved);
    });
}

void PrintCommands::askForPrinter(PrintOrder order)
{
    order.printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    order.printer->setDocName(order.heading);
    order.printer->setCreator(u"Lectern"_s);
    auto *dialog = new QPrintDialog(order.printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print %1").arg(papersText(order.papers.size())));
    // No page range, because the number of pages is known only after layout.
    dialog->setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize
                       | QAbstractPrintDialog::PrintCollateCopies);
    connect(dialog, &QDialog::accepted, this, [this, order] { start(order); });
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
    if (isRunning()) {
        m_notices.caution(
            tr("Printing is already in progress; wait for it or cancel it at the bottom of the window."));
        return;
    }
    m_status.begin(order.pdfFile.isEmpty() ? tr("Printing")
                                           : tr("Saving %1").arg(QFileInfo(order.pdfFile).fileName()),
                   int(order.papers.size()));
    const auto run = [this, order](const Deliver &deliver, const Cancelled &cancelled) {
        const auto progress = [&](int done, int all) {
            deliver([this, done, all] { m_status.showProgress(done, all); });
        };
        return printPapers(order, progress, cancelled);
    };
    m_library.tasks().start(
        m_printing, run, this,
        [this, file = order.pdfFile](const Result<PrintOutcome> &outcome) { showOutcome(file, outcome); });
}

void PrintCommands::showOutcome(const QString &pdfFile, const Result<PrintOutcome> &outcome)
{
    m_status.end();
    if (!outcome && outcome.error().isCancelled()) {
        m_notices.inform(pdfFile.isEmpty() ? tr("Printing cancelled.")
                                           : tr("Cancelled; no file was written."));
    } else if (!outcome) {
        m_notices.warn(outcome.error().message);
    } else {
        const QString pages =
            outcome->pages == 1 ? tr("1 page") : tr("%1 pages").arg(numberText(outcome->pages));
        if (outcome->missing > 0)
            m_notices.caution(tr("%1 on %2; %3 were removed from the library meanwhile and are missing.")
                                  .arg(papersText(outcome->papers), pages, papersText(outcome->missing)));
        else if (pdfFile.isEmpty())
            m_notices.inform(tr("Sent to the printer: %1.").arg(pages));
        else
            m_notices.offer(tr("Saved %1: %2").arg(QFileInfo(pdfFile).fileName(), pages), fileSteps(pdfFile));
    }
    emit finished();
}

} // namespace lectern
