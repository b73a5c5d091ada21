#pragma once
// Prints papers or saves them as PDF: asks for papers and target, and reports the result.
#include "models/session/tasks/requesttoken.h"
#include "printjob.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/taskline.h"

#include <QObject>

class QComboBox;
class QPushButton;
class QSettings;
class QWidget;

namespace lectern
{

class MessageBar;
class PaperList;

class PrintCommands final : public QObject
{
    Q_OBJECT
public:
    PrintCommands(const CommandContext &context, PaperList &list, TaskLine &status);

    // Writes the papers to a PDF file in the background. An existing file is replaced at the end. style:
    // writes a list of references (PrintOrder::citationStyle).
    void savePdf(const QString &file, const QList<PaperId> &papers, const QString &style = {});
    bool isRunning() const { return m_printing.isPending(); }

signals:
    void finished();

private:
    void ask(); // shows the bar, which asks what to print
    PrintOrder chosen() const; // the order of the bar
    PrintOrder order(const QList<PaperId> &papers, const QString &style) const;
    void askForFile(const PrintOrder &order);
    void askForPrinter(PrintOrder order);
    void start(const PrintOrder &order);
    void showOutcome(const QString &pdfFile, const Result<PrintOutcome> &outcome);

    LibrarySession &m_library;
    const QSettings &m_settings;
    Notices &m_notices;
    PaperList &m_list;
    TaskLine &m_status;
    QWidget &m_window;
    MessageBar *m_bar;
    QComboBox *m_what; // papers or references
    QPushButton *m_print;
    RequestToken m_printing{"printing"};
    QString m_folder; // folder of the last PDF
};

} // namespace lectern
