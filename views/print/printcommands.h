#pragma once
// Printing and saving as PDF: which papers, where to, and what came of it.
#include "printjob.h"
#include "views/actions/commandcontext.h"

#include <QObject>

class QWidget;

namespace lectern
{

class PaperList;
class PrintStatus;

class PrintCommands final : public QObject
{
    Q_OBJECT
public:
    PrintCommands(const CommandContext &context, PaperList &list, PrintStatus &status);

    // Writes the papers into a PDF file in the background; an existing file is replaced when all is there.
    void savePdf(const QString &file, const QList<PaperId> &papers);
    bool isRunning() const { return m_job.isRunning(); }

signals:
    void finished();

private:
    void askForPdf(const QList<PaperId> &papers);
    void askForPrinter(const QList<PaperId> &papers);
    PrintOrder order(const QList<PaperId> &papers) const;
    void start(const PrintOrder &order);
    void showOutcome(const PrintOutcome &outcome);
    QList<PaperId> wholeList() const;

    LibrarySession &m_library;
    Notices &m_notices;
    PaperList &m_list;
    PrintStatus &m_status;
    QWidget &m_window;
    PrintJob m_job;
    QString m_folder; // of the last PDF
};

} // namespace lectern
