#pragma once
// Printing and saving as PDF: which papers, where to, and what came of it.
#include "printjob.h"

#include <QObject>

class QWidget;

namespace lectern
{

class Actions;
class LibraryController;
class PaperList;
class PrintStatus;

class PrintCommands final : public QObject
{
    Q_OBJECT
public:
    // font: of the running text in the window; printed in its family.
    PrintCommands(LibraryController &library, const Actions &actions, PaperList &list, PrintStatus &status,
                  QWidget *window);

    // Writes the papers into a PDF file in the background; an existing file is replaced when all is there.
    void savePdf(const QString &file, const QList<PaperId> &papers);
    bool isRunning() const { return m_job.isRunning(); }

signals:
    void remarked(const QString &text); // what was done
    void failed(const QString &message);
    void finished();

private:
    void askForPdf(const QList<PaperId> &papers);
    void askForPrinter(const QList<PaperId> &papers);
    PrintOrder order(const QList<PaperId> &papers) const;
    void start(const PrintOrder &order);
    void showOutcome(const PrintOutcome &outcome);
    QList<PaperId> wholeList() const;

    LibraryController &m_library;
    const Actions &m_actions;
    PaperList &m_list;
    PrintStatus &m_status;
    QWidget *m_window;
    PrintJob m_job;
    QString m_folder; // of the last PDF
};

} // namespace lectern
