#pragma once
// Scrollable, zoomable pages of a PDF with selectable words and links. Never blocks; a page that is not
// rendered yet shows a grey placeholder with a message.
#include "models/pdf/pdfdocument.h"
#include "pdfmarks.h"
#include "pdftext.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QElapsedTimer>
#include <QHash>
#include <QScrollBar>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace lectern
{

class PdfPictures;

class PdfView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit PdfView(PdfPictures &pictures, QWidget *parent = nullptr);
    ~PdfView() override;

    // Shows the pages of the document, which must outlive this object or be replaced; null: shows nothing.
    void setDocument(PdfDocument *document);
    void showPages(const PdfSummary &summary, const PdfPlace &at);
    // Returns the first requests if these pages were shown at this place; empty before the view has its size.
    QList<PdfTileRequest> firstRequests(const QList<QSizeF> &sizes, const PdfPlace &at) const;
    // Updates the page sizes once they are known exactly; keeps the place.
    void showSizes(const QList<QSizeF> &sizes);
    int pages() const { return m_layout.pages(); }
    // Returns positions, scale and arrangement of the pages.
    const PdfLayout &pageLayout() const { return m_layout; }
    // Returns the current place: the page in the upper quarter of the view.
    PdfPlace place() const;
    // Moves there without adding to the history; applies its zoom if it differs.
    void go(const PdfPlace &place);
    // Moves to a place and adds to the history. y: points from the top edge of the page.
    void jump(int page, double y);
    void turnPages(int pages);

    void setFit(PdfFit fit);
    // Zooms by this factor, keeping the content at this position of the viewport.
    void zoomBy(double factor, const QPoint &around);
    void zoomByKey(int key); // for keys of isZoomKey(): zooms one step around the centre, or fits the width
    void setTwoPages(bool on);
    void setTurns(int turns); // clockwise quarter turns of all pages, 0 to 3
    void setTint(PdfTint tint);
    PdfTint tint() const { return m_tint; }

    // Paints the search hits; the current one is scrolled into view.
    void showHits(const QHash<int, QList<PdfHit>> &hits);
    void showHit(const PdfHit &hit);

    QString selectedText() const;
    // Returns the selected words, or else the current hit, as a highlight without file and colour; without
    // boxes if there are none.
    Highlight selectedHighlight() const;
    bool hasSelection() const { return m_anchor && m_cursor; }
    void clearSelection();

    // Replaces the marks; keeps the current one.
    void setMarks(const QList<PdfMark> &marks);
    const PdfMarks &marks() const { return m_marks; }
    // Makes a mark current; empty: none. reveals: scrolls it into view.
    void chooseMark(const QString &id, bool reveals = false);
    // Returns the position of words in the viewport; null if they are not visible.
    QRect placeOf(const QList<HighlightBox> &boxes) const;

    // Labels each visible link with letters to type. Returns false if no link is visible.
    bool showLinkLetters();

signals:
    void moved(); // emitted when scrolled, zoomed or rearranged
    void keyRequested(int key); // emitted for keys that the page around the view handles
    void textsWanted(const QList<int> &pages); // requests the texts of the visible pages
    void linkRequested(const QString &url); // an external link
    void selected(); // selected with the mouse; emitted on release
    void markPressed(const QString &id);
    void emptyAreaPressed(); // the pressed position has neither a mark nor a link

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct PageWords {
        PdfPageText text;
        QList<PdfLink> links;
    };
    // A word of a page.
    struct WordPlace {
        int page = 0, word = 0;
        auto operator<=>(const WordPlace &) const = default;
    };
    // A word selected by a double click, without surrounding punctuation; one that is hyphenated at a line
    // end has two parts.
    struct BareWord {
        WordPlace first, last;
        PdfPageText text; // text of the page, with that punctuation removed
        bool has(const WordPlace &word) const { return word >= first && word <= last; }
    };

    void setText(int page, const PdfPageText &text, const QList<PdfLink> &links);
    void setFailure(int page, const QString &why);
    void arrange(PdfArrangement arrangement, const QPoint &staying);
    void placeBars();
    void scrollTo(int page, double y);
    void ask();
    QList<PdfTileRequest> requestsFor(int page, const QRect &visible) const
    {
        return requestsFor(m_layout, page, visible);
    }
    QList<PdfTileRequest> requestsFor(const PdfLayout &layout, int page, const QRect &visible) const;
    PdfArrangement arrangementFor(const PdfPlace &place) const;
    // Returns the visible part of the page, in layout pixels at this scale.
    static QRect seenPart(const PdfLayout &layout, int page, const QRect &visible, double scale);
    std::optional<PdfTileRequest> firstPart(const PdfTileRequest &whole, const QRect &visible) const;
    void paintPage(QPainter &painter, int page, const QRect &visible) const;
    void paintPicture(QPainter &painter, int page, const QRect &visible) const;
    // Returns the area of a mark on a page, in the layout.
    QRegion regionOf(const PdfMark &mark, int page) const;
    void paintMarks(QPainter &painter, int page) const;
    void paintSelection(QPainter &painter, int page) const;
    void paintDecorations(QPainter &painter, int page) const;
    void paintMissing(QPainter &painter, int page) const;
    // layout position of the viewport
    QPoint offset() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }
    QRect visiblePart() const { return {offset(), viewport()->size()}; }
    struct LinkLetters {
        QString letters;
        int page = 0;
        PdfLink link;
    };

    void forgetLinkLetters();
    bool takesLinkLetter(const QKeyEvent &key) const;
    void typeLinkLetter(int key);
    void paintLinkLetters(QPainter &painter) const;
    QString linkLettersText() const;
    bool answerKey(int key, Qt::KeyboardModifiers modifiers);
    bool moveByKey(int key, Qt::KeyboardModifiers modifiers);
    std::optional<WordPlace> wordAt(const QPoint &place) const;
    const PdfLink *linkAt(const QPoint &place) const;
    QString markAt(const QPoint &place) const;
    void selectPage();
    bool selectByKey(int key, bool extends);
    std::optional<WordPlace> firstSeenWord() const;
    std::optional<WordPlace> nearbyWord(const WordPlace &from, int by) const;
    std::optional<WordPlace> inNextLine(const WordPlace &from, int by) const;
    void selectWord(const WordPlace &word);
    void selectLine(const WordPlace &word);
    const PdfPageText &textOf(int page, const PageWords &words) const;
    void reveal(int page, const QRectF &box);
    bool goBack(); // one step back in the history of jumps
    std::pair<std::optional<WordPlace>, std::optional<WordPlace>> markedWords() const;
    void follow(const PdfLink &link);
    void copySelection() const;
    void describe();

    PdfPictures &m_pictures;
    PdfDocument *m_document = nullptr;
    PdfLayout m_layout;
    PdfTint m_tint = PdfTint::White;
    std::optional<PdfPlace> m_wanted; // place to show once the pages are known and the view has its size
    QList<PdfPlace> m_back;
    QList<PdfTileRequest> m_firstParts; // parts rendered first, kept until their whole page is rendered
    mutable QCache<int, PageWords> m_words;
    QHash<int, QString> m_failures;
    QHash<int, QList<PdfHit>> m_hits;
    std::optional<PdfHit> m_hit;
    std::optional<WordPlace> m_anchor, m_cursor;
    std::optional<BareWord> m_bare; // the word selected last
    bool m_wasSeen = false; // with its final size in the window
    bool m_dragging = false;
    QElapsedTimer m_sinceDouble; // for detecting a triple click
    PdfMarks m_marks;
    QList<LinkLetters> m_letters; // letters of the visible links, while one is being chosen
    QString m_typed; // letters of the link typed so far
    int m_described = -1;
    QTimer m_asking; // delays requests, so that pages scrolled past quickly are not requested
};

// Colour of a highlight for a page tint; the letters keep theirs.
QColor markColour(int colour, PdfTint tint);

// Returns whether the view handles the key or passes it on through keyRequested().
bool isPdfKey(int key, Qt::KeyboardModifiers modifiers);
// Returns whether the key changes the text size elsewhere. Plus needs Shift on many keyboards.
bool isZoomKey(int key, Qt::KeyboardModifiers modifiers);

} // namespace lectern
