#pragma once
// One window per library: a second start passes its files to the first instance and exits.
#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QSocketNotifier>
#include <QStringList>
#include <memory>

namespace lectern
{

// A lock file decides which instance is first; a local socket (no network) carries messages. Both names
// contain the user's name and the library, so that several libraries can be open in several windows.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString &libraryFile, QObject *parent = nullptr);

    // True if this process is the first; it then listens.
    bool claim();
    // Asks the first instance to activate its window, to import the files (at once or after a preview), and
    // to search for the query, if there is one. False if it does not reply.
    bool notify(const QStringList &files, bool atOnce, const QString &query = {});

signals:
    void called(const QStringList &files, bool atOnce, const QString &query);

private:
    void receive();
    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
};

// Termination signals: logout, shutdown, Ctrl+C in the terminal.

// Emits asked() in its event loop's thread when the process receives SIGTERM, SIGINT or SIGHUP, so that the
// window closes as after a click: pending edits are written and the WAL is checkpointed. A second signal
// kills the program. Only one instance may exist.
class Termination final : public QObject
{
    Q_OBJECT
public:
    Termination();
    ~Termination() override;

signals:
    void asked();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace lectern
