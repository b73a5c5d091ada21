#include "singleinstance.h"

#include "models/core/lockfile.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

#include <memory>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPatienceMs = 2000;

static QString runtimeFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QDir::tempPath() : folder;
}

static QString nameFor(const QString &libraryFile)
{
    const QFileInfo info(libraryFile);
    const QString path = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QByteArray key = (QDir::homePath() + u'\n' + path).toUtf8();
    return u"lectern-"_s
        + QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex().left(20));
}

SingleInstance::SingleInstance(const QString &libraryFile, QObject *parent)
    : QObject(parent), m_name(nameFor(libraryFile)), m_lock(runtimeFolder() + u'/' + m_name + u".lock")
{
    m_lock.setStaleLockTime(0); // the lock is held as long as the process runs
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

bool SingleInstance::claim()
{
    if (!lockAtOnce(m_lock)) {
        // A full disk or a read-only folder must not prevent the start.
        return m_lock.error() != QLockFile::LockFailedError;
    }
    const QString socket = runtimeFolder() + u'/' + m_name;
    QLocalServer::removeServer(socket); // remains of a crash; safe, because this process holds the lock
    m_server.listen(socket);
    return true;
}

bool SingleInstance::notify(const QStringList &files, bool atOnce, const QString &query)
{
    QLocalSocket socket;
    socket.connectToServer(runtimeFolder() + u'/' + m_name);
    if (!socket.waitForConnected(kPatienceMs))
        return false;
    QByteArray message;
    QDataStream inner(&message, QIODevice::WriteOnly);
    inner << files << atOnce << query;
    QDataStream outer(&socket);
    outer << message;
    return socket.waitForBytesWritten(kPatienceMs)
        && (socket.state() == QLocalSocket::UnconnectedState || socket.waitForDisconnected(kPatienceMs));
}

void SingleInstance::receive()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    const auto read = [this, socket] {
        QDataStream stream(socket);
        stream.startTransaction();
        QByteArray message;
        stream >> message;
        if (!stream.commitTransaction())
            return; // wait for the rest
        QStringList files;
        QDataStream inner(&message, QIODevice::ReadOnly);
        bool atOnce = false; // older versions do not send atOnce and the query
        QString query;
        inner >> files >> atOnce >> query;
        socket->disconnectFromServer();
        emit called(files, atOnce, query);
    };
    connect(socket, &QLocalSocket::readyRead, this, read);
    read();
}

} // namespace lectern
