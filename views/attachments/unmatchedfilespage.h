#pragma once
// Page of unmatched PDFs: each file with its candidate papers and an image of its first page, for the user to
// decide.
#include "firstpagepicture.h"
#include "models/attachments/fileattacher.h"
#include "views/widgets/page.h"

class QPushButton;
class QSplitter;

namespace lectern
{

class LineList;

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
    void chosen(const lectern::Attachment &file, lectern::PaperId paper);
    void openRequested(const lectern::Attachment &file); // open the file for inspection
    // The user wants to add the paper of the file to the library.
    void newPaperRequested(const lectern::UnmatchedFile &file);
    void dropped(const lectern::UnmatchedFile &file); // the user ignores the file
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
    void fill(int row);
    void choose();
    void showPicture();
    void showButtons();
    void makePaper();
    void leaveFile();
    void drop(qsizetype file);

    QList<UnmatchedFile> m_files;
    QList<Row> m_rows;
    LineList *m_list;
    FirstPagePicture *m_picture; // file of the row
    QSplitter *m_both;
    QPushButton *m_attach = nullptr, *m_show = nullptr; // for rows with a paper
};

} // namespace lectern
