#pragma once
// Rich text that loads nothing: neither from the disk nor from the network.
#include <QImage>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVariant>

namespace lectern
{

// What a document gets for every picture, style sheet or text that it names. An answer without a picture
// would not do: Qt then looks for a file of that name itself, and reads a device or a pipe for as long as it
// lasts.
inline QVariant unloaded(int type)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray();
    static const QImage nothing = [] {
        QImage image(1, 1, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }();
    return nothing;
}

// Shows rich text. What is copied is its plain text: with pictures named in it, Qt would load them for the
// clipboard.
class UnloadedBrowser : public QTextBrowser
{
    Q_OBJECT
public:
    explicit UnloadedBrowser(QWidget *parent = nullptr) : QTextBrowser(parent) { setOpenLinks(false); }

protected:
    QVariant loadResource(int type, const QUrl &) override { return unloaded(type); }
    QMimeData *createMimeDataFromSelection() const override;
};

} // namespace lectern
