#include "dragdata.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

namespace lectern
{

using namespace Qt::StringLiterals;

template <typename T>
static QMimeData *mimeOf(const char *type, const T &content)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << QCoreApplication::applicationPid() << content;
    auto *data = new QMimeData;
    data->setData(QLatin1StringView(type), bytes);
    return data;
}

template <typename T>
static T contentOf(const QMimeData &data, const char *type)
{
    qint64 program = 0;
    T content;
    QDataStream stream(data.data(QLatin1StringView(type)));
    stream >> program >> content;
    return stream.status() == QDataStream::Ok && program == QCoreApplication::applicationPid() ? content
                                                                                               : T();
}

QMimeData *papersMime(const QList<PaperId> &papers)
{
    QList<qint64> numbers;
    numbers.reserve(papers.size());
    for (const PaperId paper : papers)
        numbers.append(qint64(paper));
    return mimeOf(papersMimeType, numbers);
}

QList<PaperId> papersIn(const QMimeData &data)
{
    QList<PaperId> papers;
    for (const qint64 number : contentOf<QList<qint64>>(data, papersMimeType))
        papers.append(PaperId(number));
    return papers;
}

void setPapersText(QMimeData &data, const QString &citations, const QString &bibtex)
{
    data.setText(citations);
    data.setData(QLatin1StringView(bibtexMimeType), bibtex.toUtf8());
}

QString textIn(const QMimeData &data)
{
    if (!papersIn(data).isEmpty())
        return {};
    const QByteArray bibtex = data.data(QLatin1StringView(bibtexMimeType));
    return bibtex.isEmpty() ? data.text() : QString::fromUtf8(bibtex);
}

QMimeData *placeMime(const QString &key)
{
    return mimeOf(placeMimeType, key);
}

QString placeIn(const QMimeData &data)
{
    return contentOf<QString>(data, placeMimeType);
}

} // namespace lectern
