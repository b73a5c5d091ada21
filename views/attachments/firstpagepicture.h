#pragma once
// The image of the first page of a PDF, shown next to a question about the file.
#include "models/pdf/pdfvalues.h"

#include <QCache>
#include <QImage>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace lectern
{

class PdfDocument;

// Reads the file on another thread, only while visible, and closes it after rendering. If the page does not
// fit, its upper part is shown, which contains the title.
class FirstPagePicture final : public QWidget
{
    Q_OBJECT
public:
    explicit FirstPagePicture(QWidget *parent = nullptr);

    // name: display name of the file. An empty path shows nothing.
    void showFile(const QString &path, const QString &name);
    bool isPending() const { return m_delay.isActive() || (m_document && !m_page); }
    // Returns the text shown instead of the page; empty if the page is shown.
    QString said() const { return m_page ? QString() : m_said; }

    QSize sizeHint() const override { return {420, 560}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Page {
        QImage picture;
        QString text; // for screen readers
    };

    void read();
    void releaseDocument();
    void take(const PdfPixels &pixels);
    void showMessage(const QString &text);
    void describe();

    QString m_path, m_name, m_said;
    QCache<QString, Page> m_pages; // recently shown pages, by path
    const Page *m_page = nullptr; // owned by m_pages
    QPixmap m_scaled; // last rendered image
    PdfDocument *m_document = nullptr; // only while loading
    QTimer m_delay; // delays loading while the user moves through the list
};

} // namespace lectern
