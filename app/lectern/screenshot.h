#pragma once
// Renders the window to a file once all its data has been loaded.
#include "models/core/query/query.h"
#include "options.h"

#include <QObject>
#include <QTimer>

namespace lectern
{

class LibrarySession;
class MainWindow;

// Waits until imports, query, rows, paper and author are loaded, applies the requested selection, renders,
// and emits finished().
class Screenshot final : public QObject
{
    Q_OBJECT
public:
    Screenshot(MainWindow &window, LibrarySession &library, const Options &options,
               QObject *parent = nullptr);
    void start();

signals:
    // error is empty if the picture was written.
    void finished(const QString &error);

private:
    enum class Step { Load, Query, Select, Act, Look, Paint };
    void advance();
    void select();
    bool act(const QString &command);

    MainWindow &m_window;
    LibrarySession &m_library;
    const Options &m_options;
    QStringList m_commands; // still to be run
    Step m_step = Step::Load;
    QTimer m_quiet;
};

} // namespace lectern
