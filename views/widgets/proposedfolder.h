#pragma once
// Chooses where a file is written.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <functional>

namespace lectern
{

// Returns the folder to suggest for a file: the remembered one if it exists, then the default one, then the
// home folder. Some systems have no documents folder, and a removable drive may be missing.
inline QString proposedFolder(const QString &remembered = {},
                              QStandardPaths::StandardLocation usual = QStandardPaths::DocumentsLocation)
{
    for (const QString &folder : {remembered, QStandardPaths::writableLocation(usual)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

// Sets the dialog's folder to the last one stored under this key, or else the downloads folder.
inline void openInLastFolder(QFileDialog &dialog, QSettings &settings, const QString &key)
{
    dialog.setDirectory(proposedFolder(settings.value(key).toString(), QStandardPaths::DownloadLocation));
    QObject::connect(
        &dialog, &QFileDialog::filesSelected, &dialog, [&settings, key](const QStringList &chosen) {
            const QFileInfo first(chosen.value(0));
            settings.setValue(key, first.isDir() ? first.absoluteFilePath() : first.absolutePath());
        });
}

struct SaveQuestion {
    QString title; // title of the dialog
    QString filter; // "Tables (*.csv)"
    QString ending; // file name extension: "csv"
    QString name; // suggested name, without folder and extension
    QString folder = proposedFolder();
    bool confirmsOverwrite = true; // false: `then` handles a file that exists
};

// Asks for a file; calls `then` with its path once it is chosen.
inline void askWhereToSave(QWidget *over, const SaveQuestion &question,
                           const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(over, question.title, question.folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite, !question.confirmsOverwrite);
    dialog->setDefaultSuffix(question.ending);
    dialog->setNameFilter(question.filter);
    dialog->selectFile(QString(question.name).replace(QChar(u'/'), QChar(u'-')) + QChar(u'.')
                       + question.ending);
    QObject::connect(dialog, &QFileDialog::fileSelected, over, then);
    dialog->open();
}

} // namespace lectern
