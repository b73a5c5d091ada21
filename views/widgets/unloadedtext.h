#pragma once
// Rich text that loads nothing, neither from disk nor from the network.
#include <QImage>
#include <QMimeData>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QVariant>

namespace lectern
{

// Returns the result for each picture, style sheet or text that a document refers to. A null result is not
// sufficient: Qt then opens a file of that name itself, and a device or a pipe may never end.
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

// Shows rich text. Copies plain text only: otherwise Qt would load its pictures for the clipboard.
class UnloadedBrowser : public QTextBrowser
{
    Q_OBJECT
public:
    explicit UnloadedBrowser(QWidget *parent = nullptr) : QTextBrowser(parent) { setOpenLinks(false); }

protected:
    QVariant loadResource(int type, const QUrl &) override { return unloaded(type); }
    QMimeData *createMimeDataFromSelection() const override
    {
        auto *copied = new QMimeData;
        copied->setText(textCursor().selection().toPlainText());
        return copied;
    }
};

} // namespace lectern
