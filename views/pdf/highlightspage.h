#pragma once
// All that was highlighted in the files of a paper, of a list, of a search: words by words, with the remarks.
#include "models/formats/bib/highlightlist.h"
#include "views/widgets/page.h"

class QStackedWidget;

namespace lectern
{

class EmptyState;
class LineList;

class HighlightsPage final : public Page
{
    Q_OBJECT
public:
    explicit HighlightsPage(QWidget *parent = nullptr);

    // about: of what they are: a paper's title, a place, a search; empty: of all papers. The row that was
    // chosen stays so.
    void show(const QList<HighlightedPaper> &papers, const QString &about);
    void showWaiting(const QString &about);
    void showFailure(const QString &why);
    // Another library: nothing is shown of the one before.
    void forget();
    const QList<HighlightedPaper> &papers() const { return m_papers; }
    void setWritable(bool writable);

signals:
    void openAsked(lectern::PaperId paper, const lectern::Highlight &highlight);
    void paperAsked(lectern::PaperId paper);
    void removeAsked(lectern::PaperId paper, const QString &highlight);
    void copyAsked();
    void saveAsked();

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
    QStackedWidget *m_stack;
    LineList *m_list;
    EmptyState *m_empty;
    QWidget *m_bar;
    QList<QWidget *> m_changing; // what needs a library that can be written to
};

} // namespace lectern
