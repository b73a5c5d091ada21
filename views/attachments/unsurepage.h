#pragma once
// The files of which it is not sure what paper they are, each with the papers that are likely and a picture
// of its first page: a person says.
#include "models/attachments/fileattacher.h"
#include "views/widgets/page.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace lectern
{

class EmptyState;
class FirstPagePicture;
class LineList;

class UnsurePage final : public Page
{
    Q_OBJECT
public:
    explicit UnsurePage(QWidget *parent = nullptr);
    // Shows these; the line of the same file stays the current one.
    void setFiles(const QList<UnmatchedFile> &files);
    bool isPending() const; // the picture is being painted
    int waiting() const { return int(m_files.size()); }

signals:
    void chosen(const lectern::Attachment &file, lectern::PaperId paper);
    void openWanted(const lectern::Attachment &file); // to look what it is
    // The library lacks the paper.
    void newPaperWanted(const lectern::UnmatchedFile &file);
    void dropped(const lectern::UnmatchedFile &file); // a person does not want to say whose it is
    void paperWanted(lectern::PaperId paper);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row {
        qsizetype file; // of m_files
        PaperId paper; // None: none is likely
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
    QStackedWidget *m_stack;
    LineList *m_list;
    FirstPagePicture *m_picture; // of the file of the line
    QSplitter *m_both;
    EmptyState *m_empty;
    QPushButton *m_attach = nullptr, *m_show = nullptr; // of a line that has a paper
};

} // namespace lectern
