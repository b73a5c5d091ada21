#pragma once
// Preview of a saved page: text coloured by interpretation, with the user's corrections.
#include "models/import/filepreview.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextEdit;

namespace lectern
{

class PagePreview final : public QWidget
{
    Q_OBJECT
public:
    explicit PagePreview(QWidget *parent = nullptr);

    // corrections: all corrections, of this page and of others. Keeps the scroll position if the page is
    // unchanged.
    void showPage(const FilePreview &page, const PageCorrections &corrections);

signals:
    // Emitted when the user corrected a line. line: as in corrections.
    void corrected(const QString &line, const lectern::LineCorrection &correction);
    void correctionRemoved(const QString &line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void showLegend();
    void check();
    void applyCorrection(LineCorrection::Kind kind);
    QString lineAtCursor() const;
    int charactersBeforeCursor() const;

    QLabel *m_legend, *m_about;
    QTextEdit *m_text;
    QPushButton *m_author, *m_noPaper, *m_titleEnds, *m_takeBack;
    FilePreview m_page;
    PageCorrections m_corrections;
};

} // namespace lectern
