#pragma once
// One window a library: a second start hands its files to the first and leaves.
#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QStringList>

namespace lectern
{

// A lock file says who is first, a local socket (no network) takes messages. Both carry the person's and the
// library's name, so that several libraries may be open in several windows.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString &libraryFile, QObject *parent = nullptr);

    // True when this process is the first; it then listens.
    bool claim();
    // Asks the first to come to the front and to import the files, at once or after a look, and to search for
    // the query, if there is one. False when it does not answer.
    bool tell(const QStringList &files, bool atOnce, const QString &query = {});

signals:
    void called(const QStringList &files, bool atOnce, const QString &query);

private:
    void receive();
    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
};

} // namespace lectern
