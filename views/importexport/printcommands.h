#pragma once
// Printing and saving as PDF: choice of papers and target, and reporting the result.
#include "printjob.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/taskline.h"

#include <QObject>

class QSettings;
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

    // Writes the papers to a PDF file in the background. An existing file is replaced at the end. style:
    // writes a list of references (PrintOrder::citationStyle).
    void savePdf(const QString &file, const QList<PaperId> &papers, const QString &style = {});
    bool isRunning() const { return m_job.isRunning(); }

signals:
    void finished();

private:
    void askForPdf(const QList<PaperId> &papers, const QString &style = {});
    void askForPrinter(const QList<PaperId> &papers, const QString &style = {});
    PrintOrder order(const QList<PaperId> &papers, const QString &style) const;
    // Returns the selected papers if there are several, otherwise those of the list.
    QList<PaperId> cited() const;
    QString citationStyle() const; // style of the last export of references
    void start(const PrintOrder &order);
    void showOutcome(const PrintOutcome &outcome);
    QList<PaperId> wholeList() const;

    LibrarySession &m_library;
    const QSettings &m_settings;
    Notices &m_notices;
    PaperList &m_list;
    PrintStatus &m_status;
    QWidget &m_window;
    PrintJob m_job;
    QString m_folder; // folder of the last PDF
};

// Shows what is being printed.
class PrintStatus final : public TaskLine
{
    Q_OBJECT
public:
    explicit PrintStatus(QWidget *parent = nullptr)
        : TaskLine(tr("Print progress"), tr("Cancel printing"), parent)
    {
        setObjectName(QStringLiteral("printStatus"));
        setCancelName(QStringLiteral("cancelPrinting"));
    }
};

} // namespace lectern
