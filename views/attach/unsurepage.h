#pragma once
// The files of which it is not sure what paper they are, each with the papers that are likely: a person says.
#include "models/intake/attach/fileattacher.h"
#include "views/parts/page.h"

class QStackedWidget;

namespace lectern
{

class EmptyState;
class LineList;

class UnsurePage final : public Page
{
    Q_OBJECT
public:
    explicit UnsurePage(QWidget *parent = nullptr);
    // Puts these behind those that wait already.
    void add(const QList<AttachReport::Unsure> &files);
    // Another library: nothing waits.
    void forget();
    int waiting() const { return int(m_files.size()); }

signals:
    void chosen(const lectern::Attachment &file, lectern::PaperId paper);
    void openWanted(const lectern::Attachment &file); // to look what it is
    // The library lacks the paper; title: what the file seems to be called.
    void newPaperWanted(const lectern::Attachment &file, const QString &title);
    void paperWanted(lectern::PaperId paper);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row {
        qsizetype file; // of m_files
        PaperId paper; // None: none is likely
    };
    const Row *current() const;
    void fill(int row);
    void choose();
    void makePaper();
    void leaveFile();
    void drop(qsizetype file);

    QList<AttachReport::Unsure> m_files;
    QList<Row> m_rows;
    QStackedWidget *m_stack;
    LineList *m_list;
    EmptyState *m_empty;
};

} // namespace lectern
