#pragma once
// The pages of a PDF one below the other: scrolled, zoomed, with words that can be selected and links that
// can be followed. Nothing in here waits; what is not painted yet is a grey page that says so.
#include "models/pdf/pdfdocument.h"
#include "pdflayout.h"
#include "pdftext.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QHash>
#include <QTimer>

#include <memory>
#include <optional>

namespace lectern
{

class PdfPictures;

// Where somebody is in a PDF.
struct PdfPlace {
    int page = 0;
    double y = 0; // points from the upper edge of the page
    double zoom = 0; // 0: the width fits; -1: the page fits; 1: as large as on paper
    bool operator==(const PdfPlace &) const = default;
};

class PdfView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit PdfView(PdfPictures &pictures, QWidget *parent = nullptr);
    ~PdfView() override;

    // Shows the pages of the document, which outlives this or is replaced; none: nothing.
    void setDocument(PdfDocument *document);
    void showPages(const PdfSummary &summary, const PdfPlace &at);
    int pages() const { return m_layout.pages(); }
    // Where it is; the page that has the upper quarter of the view.
    PdfPlace place() const;
    // Goes there without remembering where it was; zoom is taken where it is not of now.
    void go(const PdfPlace &place);
    // The same, with a way back. y: points below the upper edge of the page.
    void jump(int page, double y);
    bool goBack();
    void turnPages(int pages);

    double zoom() const { return m_layout.zoom(); }
    PdfFit fit() const { return m_layout.arrangement().fit; }
    void setFit(PdfFit fit);
    // So many times as large, with this place of the viewport staying where it is.
    void zoomBy(double factor, const QPoint &around);
    void setTwoPages(bool on);
    bool hasTwoPages() const { return m_layout.arrangement().twoPages; }
    void turnRight();
    void setTint(PdfTint tint);
    PdfTint tint() const { return m_tint; }

    // What is found is painted; one of the hits is the one people look at, which is brought into view.
    void showHits(const QHash<int, QList<PdfHit>> &hits);
    void showHit(const PdfHit &hit);

    QString selectedText() const;
    void selectPage();

signals:
    void moved(); // scrolled, zoomed or arranged anew
    void keyAsked(int key); // of those in pdfKeys() that the page around answers
    void textsWanted(const QList<int> &pages); // of the pages that are seen
    void linkAsked(const QString &url); // out of the document

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

    void takeText(int page, const PdfPageText &text, const QList<PdfLink> &links);
    void takeFailure(int page, const QString &why);
    void arrange(PdfArrangement arrangement, const QPoint &staying);
    void placeBars();
    void scrollTo(int page, double y);
    void ask();
    QList<PdfWish> wishesFor(int page, const QRect &visible) const;
    void paintPage(QPainter &painter, int page, const QRect &visible) const;
    void paintPicture(QPainter &painter, int page, const QRect &visible) const;
    void paintMarks(QPainter &painter, int page) const;
    void paintSelection(QPainter &painter, int page) const;
    void paintMissing(QPainter &painter, int page) const;
    QPoint offset() const; // of the whole under the viewport
    QRect visiblePart() const;
    bool answerKey(int key, Qt::KeyboardModifiers modifiers);
    bool moveByKey(int key, Qt::KeyboardModifiers modifiers);
    std::optional<WordPlace> wordAt(const QPoint &place) const;
    const PdfLink *linkAt(const QPoint &place) const;
    void follow(const PdfLink &link);
    void copySelection() const;
    void describe();

    PdfPictures &m_pictures;
    PdfDocument *m_document = nullptr;
    PdfLayout m_layout;
    PdfTint m_tint = PdfTint::White;
    std::optional<PdfPlace> m_wanted; // where to go once the pages are known and there is room
    QList<PdfPlace> m_back;
    mutable QCache<int, PageWords> m_words;
    QHash<int, QString> m_failures;
    QHash<int, QList<PdfHit>> m_hits;
    std::optional<PdfHit> m_hit;
    std::optional<WordPlace> m_anchor, m_cursor;
    bool m_dragging = false;
    int m_described = -1;
    QTimer m_asking; // what is scrolled past within one round is not asked for
};

// The keys that the view answers by itself or passes on by keyAsked().
bool isPdfKey(int key, Qt::KeyboardModifiers modifiers);

} // namespace lectern
