#pragma once
// The page of the window that shows a PDF: its pages, what stands beside them, a line to find words.
#include "pdfview.h"
#include "views/widgets/page.h"

class QKeyEvent;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace lectern
{

class EmptyState;
class PdfAhead;
class PdfAnchors;
class PdfBar;
class PdfFinder;
class PdfMarkCard;
class PdfPictures;
class PdfSide;
class PdfStanding;

class PdfPage final : public Page
{
    Q_OBJECT
public:
    explicit PdfPage(QWidget *parent = nullptr);
    ~PdfPage() override;

    // Shows the file under this title (empty: the name of the file) at this place.
    void open(const QString &path, const QString &title, const PdfPlace &at = {});
    // Somebody will likely open this file at this place next; empty: none.
    void expect(const QString &path, const PdfPlace &at = {});
    // The file that is shown, or none.
    QString path() const { return m_path; }
    PdfPlace place() const { return m_view->place(); }
    // Lets go of the file; nothing of it stays in memory.
    void close();

    PdfView &view() { return *m_view; }
    PdfBar &bar() { return *m_bar; }
    // What stands beside the pages, the pages, and what somebody else puts behind them.
    QSplitter &splitter() { return *m_splitter; }
    // What is seen is painted, or it was said why not.
    bool isSettled() const;
    // What the pictures that are kept take.
    qsizetype keptKilobytes() const;
    bool hasSide() const;
    void setSide(bool on);
    void setTint(PdfTint tint);
    void find();
    void followLink() { answerKey(Qt::Key_F); }

    // Shows the highlights of the paper: those that were made in the file with this hash stand where they
    // were made, the others are looked for. Whoever reveals one of them sees it as soon as it is found.
    void showHighlights(const QList<Highlight> &highlights, const QByteArray &hash);
    void reveal(const QString &highlight);
    void setHighlightsWritable(bool writable);
    // The highlight that is chosen; null: none.
    const Highlight *chosenHighlight() const;
    const QList<Highlight> &highlights() const { return m_highlights; }
    // Chooses the next or the previous one; false: there is none.
    bool stepHighlight(bool forward);
    // Opens the card of the chosen highlight at its remark.
    void writeRemark();
    void closeCard();
    // What other programs marked in the file itself.
    const PdfStanding &standing() const { return *m_standing; }
    // What is highlighted, as it is painted in this file.
    QList<PdfMarking> markings() const;
    // All that was made elsewhere was looked for.
    bool areHighlightsFound() const;

signals:
    void placeChanged(const PdfPlace &place);
    void keyAsked(int key); // of those that are commands of the window
    void linkAsked(const QString &url);
    void opened(const QString &path); // by somebody; what it holds comes later
    void fileClosed();
    void standingRead();
    void linksMissing(); // none is in sight
    void highlightAsked(int colour, bool writes); // what is selected; colour -1: the usual one
    void colourAsked(int colour); // for the chosen highlight
    void remarkWritten(const QString &highlight, const QString &text);
    void removeAsked();
    void copyAsked(const QString &text);
    void highlightPassed(); // there is no other one
    void otherProgramAsked(const QString &path);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectParts();
    void connectDocument(const PdfPlace &at);
    void showPages(const PdfSummary &summary, const PdfPlace &at);
    void start(PdfDocument::Trust trust, const PdfPlace &at);
    void showFailure(const QString &why);
    void showLine();
    void showHits();
    void step(bool forward);
    void answerKey(int key);
    bool zooms(const QKeyEvent &key) const;
    // A card, a highlight that is chosen, words that are found.
    bool hasSomethingOver() const;
    void connectHighlights();
    void showMarks();
    void showCard(const QString &id);
    void placeCard();

    std::unique_ptr<PdfDocument> m_document;
    PdfAhead *m_ahead;
    PdfPictures *m_pictures;
    PdfFinder *m_finder;
    PdfAnchors *m_anchors;
    PdfStanding *m_standing;
    PdfView *m_view;
    PdfSide *m_side;
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
    QByteArray m_hash; // of the file, where it is known
    QString m_revealed; // a highlight that is to be shown once it is found
    int m_findFrom = 0;
};

} // namespace lectern
