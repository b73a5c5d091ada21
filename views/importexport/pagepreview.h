#pragma once
// Preview of a saved page: text coloured by interpretation, with the user's corrections.
#include "models/formats/records/fieldlayout.h"
#include "models/import/filepreview.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;
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

// Field mapping of a self-describing source: column or key names, their first values, and their editable
// meaning.
class FieldTable final : public QWidget
{
    Q_OBJECT
public:
    explicit FieldTable(QWidget *parent = nullptr);

    // about: the file. If the same fields of the same file are already shown, only their meanings are
    // updated, because the user may be editing them.
    void showFields(const QString &about, const SourceFields &source, const FieldChoices &choices);

signals:
    // The user set the meaning of a field.
    void mapped(const QString &name, lectern::CsvColumn column);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void showMeanings(const FieldChoices &choices);

    QLabel *m_title;
    QTableWidget *m_table;
    QString m_about;
    SourceFields m_source;
};

} // namespace lectern
