#pragma once
// All highlights in the files of a paper, a list or a search: quotes with their notes.
#include "models/formats/bib/bibformats.h"
#include "views/widgets/page.h"

namespace lectern
{

class LineList;

class HighlightsPage final : public Page
{
    Q_OBJECT
public:
    explicit HighlightsPage(QWidget *parent = nullptr);

    // about: the subject: a paper's title, a sidebar entry, a search; empty: all papers. Keeps the selected
    // row.
    void show(const QList<HighlightedPaper> &papers, const QString &about);
    void showWaiting(const QString &about);
    void showFailure(const QString &why);
    // Clears the page for another library.
    void forget();
    const QList<HighlightedPaper> &papers() const { return m_papers; }
    void setWritable(bool writable);

signals:
    void openRequested(lectern::PaperId paper, const lectern::Highlight &highlight);
    void paperRequested(lectern::PaperId paper);
    void removeRequested(lectern::PaperId paper, const QString &highlight);
    void copyRequested();
    void saveRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row {
        qsizetype paper, highlight;
    };
    const Row *current() const;
    void open();
    void remove();

    QList<HighlightedPaper> m_papers;
    QList<Row> m_rows;
    QString m_about;
    LineList *m_list;
    QList<QWidget *> m_changing; // controls that are enabled only for a writable library
};

} // namespace lectern
