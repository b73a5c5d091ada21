#pragma once
// The pages of a PDF one below the other: scrolled, zoomed, with words that can be selected and links that
// can be followed. Nothing in here waits; what is not painted yet is a grey page that says so.
#include "models/pdf/pdfdocument.h"
#include "pdfmarks.h"
#include "pdftext.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QElapsedTimer>
#include <QHash>
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

    // Shows the pages of the document, which outlives this or is replaced; none: nothing.
    void setDocument(PdfDocument *document);
    void showPages(const PdfSummary &summary, const PdfPlace &at);
    // What would be asked for first if these pages were shown at this place; nothing before the view had its
    // room.
    QList<PdfWish> firstWishes(const QList<QSizeF> &sizes, const PdfPlace &at) const;
    // The same pages, whose sizes are known better now; the place stays.
    void showSizes(const QList<QSizeF> &sizes);
    int pages() const { return m_layout.pages(); }
    // Where the pages stand, how large they are and how many beside each other.
    const PdfLayout &pageLayout() const { return m_layout; }
    // Where it is; the page that has the upper quarter of the view.
    PdfPlace place() const;
    // Goes there without remembering where it was; zoom is taken where it is not of now.
    void go(const PdfPlace &place);
    // The same, with a way back. y: points below the upper edge of the page.
    void jump(int page, double y);
    void turnPages(int pages);

    void setFit(PdfFit fit);
    // So many times as large, with this place of the viewport staying where it is.
    void zoomBy(double factor, const QPoint &around);
    void zoomByKey(int key); // of isZoomKey(): by a step about the middle, or as wide as the view
    void setTwoPages(bool on);
    void setTurns(int turns); // quarter turns of all pages to the right, 0 to 3
    void setTint(PdfTint tint);
    PdfTint tint() const { return m_tint; }

    // What is found is painted; one of the hits is the one people look at, which is brought into view.
    void showHits(const QHash<int, QList<PdfHit>> &hits);
    void showHit(const PdfHit &hit);

    QString selectedText() const;
    // The words that are selected, or else those that were found and are looked at, as a highlight without
    // file and colour; without boxes where there are none.
    Highlight selectedHighlight() const;
    bool hasSelection() const { return m_anchor && m_cursor; }
    void clearSelection();

    // Shows these marks in place of those before; the one that is chosen stays so.
    void setMarks(const QList<PdfMark> &marks);
    const PdfMarks &marks() const { return m_marks; }
    // Chooses a mark; empty: none. One that is revealed is brought into view.
    void chooseMark(const QString &id, bool reveals = false);
    // Where words are seen in the viewport; null where they are not.
    QRect placeOf(const QList<HighlightBox> &boxes) const;

    // Gives each link in sight letters, which one types to follow it; false: there is none.
    bool showLinkLetters();
    bool hasLinkLetters() const { return !m_letters.isEmpty(); }

signals:
    void moved(); // scrolled, zoomed or arranged anew
    void keyAsked(int key); // of those in pdfKeys() that the page around answers
    void textsWanted(const QList<int> &pages); // of the pages that are seen
    void linkAsked(const QString &url); // out of the document
    void selected(); // with the mouse, and it is let go
    void markPressed(const QString &id);
    void nothingPressed(); // neither a mark nor a link

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
    // A word that was selected as one, so without the punctuation around it; one with a hyphen at the end of
    // a line has two parts.
    struct BareWord {
        WordPlace first, last;
        PdfPageText text; // of its page, with the word bare
        bool has(const WordPlace &word) const { return word >= first && word <= last; }
    };

    void takeText(int page, const PdfPageText &text, const QList<PdfLink> &links);
    void takeFailure(int page, const QString &why);
    void arrange(PdfArrangement arrangement, const QPoint &staying);
    void placeBars();
    void scrollTo(int page, double y);
    void ask();
    QList<PdfWish> wishesFor(int page, const QRect &visible) const
    {
        return wishesFor(m_layout, page, visible);
    }
    QList<PdfWish> wishesFor(const PdfLayout &layout, int page, const QRect &visible) const;
    PdfArrangement arrangementFor(const PdfPlace &place) const;
    // The part of the page that is seen, in pixels of the whole at this scale.
    static QRect seenPart(const PdfLayout &layout, int page, const QRect &visible, double scale);
    std::optional<PdfWish> firstPart(const PdfWish &whole, const QRect &visible) const;
    void paintPage(QPainter &painter, int page, const QRect &visible) const;
    void paintPicture(QPainter &painter, int page, const QRect &visible) const;
    // What a mark takes of a page, in the layout.
    QRegion regionOf(const PdfMark &mark, int page) const;
    void paintMarks(QPainter &painter, int page) const;
    void paintSelection(QPainter &painter, int page) const;
    void paintRemarks(QPainter &painter, int page) const;
    void paintMissing(QPainter &painter, int page) const;
    QPoint offset() const; // of the whole under the viewport
    QRect visiblePart() const;
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
    std::optional<WordPlace> besideWord(const WordPlace &from, int by) const;
    std::optional<WordPlace> inNextLine(const WordPlace &from, int by) const;
    void selectWord(const WordPlace &word);
    void selectLine(const WordPlace &word);
    const PdfPageText &textOf(int page, const PageWords &words) const;
    void reveal(int page, const QRectF &box);
    bool goBack(); // to where one jumped from
    std::pair<std::optional<WordPlace>, std::optional<WordPlace>> markedWords() const;
    void follow(const PdfLink &link);
    void copySelection() const;
    void describe();

    PdfPictures &m_pictures;
    PdfDocument *m_document = nullptr;
    PdfLayout m_layout;
    PdfTint m_tint = PdfTint::White;
    std::optional<PdfPlace> m_wanted; // where to go once the pages are known and there is room
    QList<PdfPlace> m_back;
    QList<PdfWish> m_firstParts; // what was seen when nothing was painted yet, until its whole page is
    mutable QCache<int, PageWords> m_words;
    QHash<int, QString> m_failures;
    QHash<int, QList<PdfHit>> m_hits;
    std::optional<PdfHit> m_hit;
    std::optional<WordPlace> m_anchor, m_cursor;
    std::optional<BareWord> m_bare; // that was selected last
    bool m_wasSeen = false; // with the size it has in its window
    bool m_dragging = false;
    QElapsedTimer m_sinceDouble; // click, of which a third one takes the line
    PdfMarks m_marks;
    QList<LinkLetters> m_letters; // as long as one is chosen by them
    QString m_typed; // of the letters of a link
    int m_described = -1;
    QTimer m_asking; // what is scrolled past within one round is not asked for
};

// How a highlight of this colour is painted on a paper; the letters stay what they are.
QColor markColour(int colour, PdfTint tint);

// The keys that the view answers by itself or passes on by keyAsked().
bool isPdfKey(int key, Qt::KeyboardModifiers modifiers);
// Those of them that are larger or smaller text elsewhere. Plus stands on a key with Shift on many keyboards.
bool isZoomKey(int key, Qt::KeyboardModifiers modifiers);

} // namespace lectern
