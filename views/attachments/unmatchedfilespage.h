#pragma once
// Page of unmatched PDFs: each file with its candidate papers and an image of its first page, for the user to
// decide.
#include "models/attachments/fileattacher.h"
#include "models/pdf/pdfvalues.h"
#include "views/widgets/page.h"

#include <QCache>
#include <QImage>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

class QPushButton;
class QSplitter;

namespace lectern
{

class LineList;
class PdfDocument;

// The image of the first page of a PDF, shown next to a question about the file.
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

class UnmatchedFilesPage final : public Page
{
    Q_OBJECT
public:
    explicit UnmatchedFilesPage(QWidget *parent = nullptr);
    // Shows these files; keeps the current row of the same file.
    void setFiles(const QList<UnmatchedFile> &files);
    // the image is being rendered
    bool isPending() const { return m_picture->isPending(); }
    int waiting() const { return int(m_files.size()); }

signals:
    void chosen(const QList<QPair<lectern::PaperId, QString>> &files);
    void openRequested(const lectern::Attachment &file); // open the file for inspection
    // The user wants to add the paper of the file to the library.
    void newPaperRequested(const lectern::UnmatchedFile &file);
    void dropped(const QList<lectern::UnmatchedFile> &files); // the user ignores the files
    void paperRequested(lectern::PaperId paper);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row {
        qsizetype file; // index into m_files
        PaperId paper; // None: no candidate
    };
    const Row *current() const;
    QList<Row> selectedRows() const; // only the first one of each file
    void fill(int row);
    void choose();
    void showPicture();
    void showButtons();
    void makePaper();
    void leaveFiles();
    void drop(const QList<Row> &rows);

    QList<UnmatchedFile> m_files;
    QList<Row> m_rows;
    LineList *m_list;
    FirstPagePicture *m_picture; // file of the row
    QSplitter *m_both;
    QPushButton *m_attach = nullptr, *m_show = nullptr; // for rows with a paper
};

} // namespace lectern
