#pragma once
// A WindowRun with the sidebar places and the last message, for tests of trash, history and backups.
#include "windowrun.h"

#include <QDir>
#include <QFile>
#include <QTreeView>

namespace lectern::test
{

struct KeepRun : Run {
    explicit KeepRun(const QTemporaryDir &dir, const QString &file = {}) : Run(dir)
    {
        QObject::connect(&window, &MainWindow::libraryChosen, &library, &LibrarySession::open);
        if (!file.isEmpty()) {
            library.open(QDir(dir.path()).filePath(file));
            settle();
        }
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            library.isIdle() && library.backgroundReader().isIdle() && !library.backups().isBusy(), 20000);
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        Run::key(which, modifiers);
        settle();
    }
    QString status() { return find<QLabel>("toastText").text(); }
    QTreeView &sidebar() { return find<QTreeView>("sidebarTree"); }
    QModelIndex place(const QString &label)
    {
        for (int section = 0; section < sidebar().model()->rowCount(); ++section) {
            const QModelIndex parent = sidebar().model()->index(section, 0);
            library.sidebar().setFolded(parent, false);
            for (int row = 0; row < sidebar().model()->rowCount(parent); ++row)
                if (const QModelIndex index = sidebar().model()->index(row, 0, parent);
                    index.data().toString() == label)
                    return index;
        }
        return {};
    }
    void choose(const QModelIndex &index)
    {
        sidebar().setFocus();
        sidebar().setCurrentIndex(index);
        settle();
    }
};

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace lectern::test
