#pragma once
// The first page of a PDF as a picture, beside what a person is asked about the file.
#include "models/pdf/pdfvalues.h"

#include <QCache>
#include <QImage>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace lectern
{

class PdfDocument;

// Reads a file only while it is seen, in another thread, and lets it go as soon as the page is painted. Where
// there is less height than a page needs, the upper part stands there, which has the title.
class FirstPagePicture final : public QWidget
{
    Q_OBJECT
public:
    explicit FirstPagePicture(QWidget *parent = nullptr);

    // name: what the file is called. Without a path nothing is shown.
    void showFile(const QString &path, const QString &name);
    // The page is painted; false while it is read, and where it cannot be.
    bool isPainted() const { return m_page != nullptr; }
    bool isPending() const { return m_delay.isActive() || (m_document && !m_page); }
    // What stands in place of the page; empty: the page.
    QString said() const { return isPainted() ? QString() : m_said; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Page {
        QImage picture;
        QString text; // for those who hear it
    };

    void read();
    void letGo();
    void take(const PdfPixels &pixels);
    void say(const QString &text);
    void describe();

    QString m_path, m_name, m_said;
    QCache<QString, Page> m_pages; // those seen last, by path
    const Page *m_page = nullptr; // of m_pages
    QPixmap m_scaled; // as it was painted last
    PdfDocument *m_document = nullptr; // while it is read
    QTimer m_delay; // a person who goes from line to line starts no program for each
};

} // namespace lectern
