#pragma once
// The page of the window that shows a PDF: its pages, the side pane, and the search line.
#include "pdfmarkcard.h"
#include "pdfpictures.h"
#include "pdfsearch.h"
#include "pdfsidebar.h"
#include "pdfview.h"
#include "views/widgets/page.h"

#include <QLineEdit>
#include <QSplitter>

class QKeyEvent;
class QLabel;
class QStackedWidget;

namespace lectern
{

class EmptyState;
class PdfPreloader;
class PdfBar;
class EmbeddedHighlights;

class PdfPage final : public Page
{
    Q_OBJECT
public:
    explicit PdfPage(QWidget *parent = nullptr);
    ~PdfPage() override;

    // Shows the file under this title (empty: the file's name) at this place.
    void open(const QString &path, const QString &title, const PdfPlace &at = {});
    // Preloads a file at the place where it will probably be opened next; empty: none.
    void preload(const QString &path, const PdfPlace &at = {});
    // Returns the path of the displayed file; empty if there is none.
    QString path() const { return m_path; }
    PdfPlace place() const { return m_view->place(); }
    // The page is a window of its own: Escape and the button close it.
    void setIsWindow();
    // Closes the file and frees all its memory.
    void close();

    PdfView &view() { return *m_view; }
    PdfBar &bar() { return *m_bar; }
    // Contains the side pane, the pages, and widgets that other classes add after them.
    QSplitter &splitter() { return *m_splitter; }
    // Returns whether the visible pages are painted or show an error.
    bool isIdle() const;
    // Returns the memory of the cached pictures.
    qsizetype keptKilobytes() const { return m_pictures->keptKilobytes(); }
    bool hasSide() const { return m_side->isVisibleTo(m_splitter); }
    void setSide(bool on);
    // Gives the pages enough width; call after a change of the parts next to them.
    void fitParts();
    void setTint(PdfTint tint);
    void find();
    void followLink() { answerKey(Qt::Key_F); }

    // Shows the paper's highlights. Those made in the file with this hash are at their positions; the others
    // are searched in the text. A highlight to be revealed is shown as soon as it is found.
    void showHighlights(const QList<Highlight> &highlights, const QByteArray &hash);
    void reveal(const QString &highlight);
    void setHighlightsWritable(bool writable) { m_card->setWritable(writable); }
    // Returns the current highlight; null: none.
    const Highlight *chosenHighlight() const;
    const QList<Highlight> &highlights() const { return m_highlights; }
    // Selects the next or the previous highlight. Returns false if there is none.
    bool stepHighlight(bool forward);
    // Opens the card of the current highlight and focuses its note.
    void writeComment();
    void closeCard();
    // Returns the highlights that other programs stored in the file.
    const EmbeddedHighlights &embedded() const { return *m_embedded; }
    // Returns the highlights as painted in this file.
    QList<PdfAnnotation> markings() const;

signals:
    void placeChanged(const PdfPlace &place);
    void keyRequested(int key); // emitted for keys that are commands of the window
    void linkRequested(const QString &url);
    void opened(const QString &path); // opened by the user; the content follows
    void fileClosed();
    void embeddedRead();
    void sideShown(bool on);
    void noLinksVisible(); // no link is visible
    void highlightRequested(int colour, bool writes); // highlights the selection; colour -1: the default
    void colourRequested(int colour); // changes the colour of the current highlight
    void commentWritten(const QString &highlight, const QString &text);
    void removeRequested();
    void copyRequested(const QString &text);
    void noOtherHighlight(); // emitted if there is no other highlight to step to
    void otherProgramRequested(const QString &path);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    void setDocument(PdfDocument *document); // null: none
    void connectDocument(const PdfPlace &at);
    void showPages(const PdfSummary &summary, const PdfPlace &at);
    void start(PdfDocument::Trust trust, const PdfPlace &at);
    void showFailure(const QString &why);
    void showLine();
    void showHits();
    void showSide(bool on);
    void step(bool forward);
    void answerKey(int key);
    bool zooms(const QKeyEvent &key) const;
    // Returns whether a card, a current highlight or search hits are shown.
    bool hasOverlay() const { return m_card->isVisible() || chosenHighlight() || !m_find->text().isEmpty(); }
    void connectHighlights();
    void showMarks();
    void showCard(const QString &id);
    void placeCard();

    std::unique_ptr<PdfDocument> m_document;
    PdfPreloader *m_ahead;
    PdfPictures *m_pictures;
    PdfFinder *m_finder;
    PdfAnchors *m_anchors;
    EmbeddedHighlights *m_embedded;
    PdfView *m_view;
    PdfSidebar *m_side;
    PdfMarkCard *m_card;
    QStackedWidget *m_body;
    QSplitter *m_splitter;
    EmptyState *m_failure;
    QAction *m_again, *m_other;
    QLineEdit *m_find;
    QLabel *m_count;
    PdfBar *m_bar;
    QString m_path, m_title;
    PdfPlace m_told;
    QList<Highlight> m_highlights;
    QByteArray m_hash; // hash of the file, if known
    QString m_revealed; // a highlight to be shown once it is found
    int m_findFrom = 0;
    bool m_sideWanted = false; // the side pane may fold where the window is narrow
};

} // namespace lectern
