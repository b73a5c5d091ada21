#pragma once
// The page of the window that shows a PDF: its pages, what stands beside them, a line to find words.
#include "pdfview.h"
#include "views/parts/page.h"

class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace lectern
{

class EmptyState;
class PdfFinder;
class PdfPictures;
class PdfSide;

class PdfPage final : public Page
{
    Q_OBJECT
public:
    explicit PdfPage(QWidget *parent = nullptr);
    ~PdfPage() override;

    // Shows the file under this title (empty: the name of the file) at this place.
    void open(const QString &path, const QString &title, const PdfPlace &at = {});
    // The file that is shown, or none.
    QString path() const { return m_path; }
    PdfPlace place() const { return m_view->place(); }
    // Lets go of the file; nothing of it stays in memory.
    void close();

    PdfView &view() { return *m_view; }
    // What the pictures that are kept take.
    qsizetype keptKilobytes() const;
    bool hasSide() const;
    void setSide(bool on);
    void setTint(PdfTint tint);
    void find();

signals:
    void placeChanged(const PdfPlace &place);
    void keyAsked(int key); // of those that are commands of the window
    void linkAsked(const QString &url);
    void otherProgramAsked(const QString &path);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectParts();
    void connectDocument(const PdfPlace &at);
    void start(PdfDocument::Trust trust, const PdfPlace &at);
    void showFailure(const QString &why);
    void showLine();
    void showHits();
    void step(bool forward);
    void answerKey(int key);

    std::unique_ptr<PdfDocument> m_document;
    PdfPictures *m_pictures;
    PdfFinder *m_finder;
    PdfView *m_view;
    PdfSide *m_side;
    QStackedWidget *m_body;
    QSplitter *m_splitter;
    EmptyState *m_failure;
    QAction *m_again, *m_other;
    QLineEdit *m_find;
    QLabel *m_count;
    QString m_path, m_title;
    PdfPlace m_told;
    int m_findFrom = 0;
};

} // namespace lectern
