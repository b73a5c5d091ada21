#pragma once
// Import panel: preview of files or pasted text with format, number of papers, first papers and text that was
// not understood. For tables and JSON it shows the field mapping; if years depend on it, the save date.
#include "models/import/filepreview.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

class FieldTable;
class PagePreview;

// Returns an editor for the day on which a page was saved.
QDateEdit *newDayEdit(QWidget *parent);

class ImportPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ImportPanel(QWidget *parent = nullptr);

    void begin(); // clears the panel; call before the preview arrives
    // Clears the panel for pasted text; showText() follows.
    void beginText(const QString &text);
    // best: the text that will be imported. Ignored if text differs from the current request.
    void showText(const QString &text, const FilePreview &seen, const QString &best);
    // Pseudo path of pasted text.
    static QString pastedPath() { return QStringLiteral("pasted text"); }
    const QString &text() const { return m_text; }
    // Sets all files to import. lookedInto: number of files that will be previewed.
    void setFiles(const QStringList &files, int lookedInto);
    void showFile(const FilePreview &file); // replaces the previous preview of the file
    void setDone();
    // Sets whether the papers of a large import count as read, unless the user decides otherwise.
    void setAsRead(bool read) { m_readByDefault = read; }
    void setCorrections(const PageCorrections &corrections) { m_corrections = corrections; }

signals:
    // The user decided whether the papers of a large import count as read.
    void asReadChosen(bool read);
    // Emitted with the recognised files and those without a preview.
    void accepted(const QStringList &files, const QHash<QString, lectern::FileChoices> &choices);
    void textAccepted(const QString &text, const QDate &savedOn, const lectern::FieldChoices &fields);
    void fieldsChanged(const QString &path, const lectern::FileChoices &choices);
    // The user added or removed a page correction; corrections is the complete new set. path: the previewed
    // file.
    void corrected(const lectern::PageCorrections &corrections, const QString &path,
                   const lectern::FileChoices &choices);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpDay();
    void setUpEncoding();
    void connectParts();
    QStringList importable() const;
    FileChoices choicesOf(const QString &path) const;
    void fill(QTreeWidgetItem *item, const FilePreview &file);
    void showDetails();
    void fitFiles();
    void showField(const QString &path, const QString &name, CsvColumn column);
    void check();
    void accept();

    QLabel *m_title, *m_about;
    QPushButton *m_back, *m_import; // created first, so that Tab reaches them first
    QCheckBox *m_oneDay, *m_asRead;
    QDateEdit *m_day;
    QComboBox *m_encoding; // of the current file, if it is not Unicode
    QTreeWidget *m_tree;
    FieldTable *m_fields;
    PagePreview *m_page;
    QStringList m_files;
    QString m_text, m_best; // pasted text, and the text to import for it
    QHash<QString, FilePreview> m_seen;
    QHash<QString, QTreeWidgetItem *> m_items;
    QHash<QString, FieldChoices> m_chosen; // mappings that the user set in this session
    QHash<QString, QString> m_encodings; // encodings that the user set in this session
    PageCorrections m_corrections;
    bool m_looking = false, m_readByDefault = true;
};

} // namespace lectern
