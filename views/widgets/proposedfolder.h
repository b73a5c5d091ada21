#pragma once
// Where a file is to be written.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <functional>

namespace lectern
{

// The folder to propose for a file: the remembered one while it is there, else the usual one, else the
// person's own. Not every system has a folder of documents, and one on a stick may be gone.
inline QString proposedFolder(const QString &remembered = {},
                              QStandardPaths::StandardLocation usual = QStandardPaths::DocumentsLocation)
{
    for (const QString &folder : {remembered, QStandardPaths::writableLocation(usual)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

// Begins the dialog where the last one with this key of the settings ended, else where downloads lie.
inline void beginWhereLast(QFileDialog &dialog, QSettings &settings, const QString &key)
{
    dialog.setDirectory(proposedFolder(settings.value(key).toString(), QStandardPaths::DownloadLocation));
    QObject::connect(
        &dialog, &QFileDialog::filesSelected, &dialog, [&settings, key](const QStringList &chosen) {
            const QFileInfo first(chosen.value(0));
            settings.setValue(key, first.isDir() ? first.absoluteFilePath() : first.absolutePath());
        });
}

struct SaveQuestion {
    QString title; // of the dialog
    QString filter; // "Tables (*.csv)"
    QString ending; // "csv"
    QString name; // proposed, without folder and ending
};

// Asks for a file; runs `then` with its path once it is chosen.
inline void askWhereToSave(QWidget *over, const SaveQuestion &question,
                           const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(over, question.title, proposedFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(question.ending);
    dialog->setNameFilter(question.filter);
    dialog->selectFile(QString(question.name).replace(QChar(u'/'), QChar(u'-')) + QChar(u'.')
                       + question.ending);
    QObject::connect(dialog, &QFileDialog::fileSelected, over, then);
    dialog->open();
}

} // namespace lectern
