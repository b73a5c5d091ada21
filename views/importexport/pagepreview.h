#pragma once
// A saved page as it was understood: its text, coloured by what each part was read as, and what a person says
// where that is wrong.
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

    // corrections: all that was said so far, of this page and of others. The place in the text stays where
    // the page is the same.
    void showPage(const FilePreview &page, const PageCorrections &corrections);

signals:
    // What a person says about a line, or takes back; the line as corrections have it.
    void said(const QString &line, const lectern::LineCorrection &correction);
    void takenBack(const QString &line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void showLegend();
    void check();
    void say(LineCorrection::Kind kind);
    QString lineAtCursor() const;
    int charactersBeforeCursor() const;

    QLabel *m_legend, *m_about;
    QTextEdit *m_text;
    QPushButton *m_author, *m_noPaper, *m_titleEnds, *m_takeBack;
    FilePreview m_page;
    PageCorrections m_corrections;
};

} // namespace lectern
