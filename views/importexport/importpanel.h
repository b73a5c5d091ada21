#pragma once
// Files, or text that was pasted, before they are imported: what each is, how many papers, the first of them,
// what is not understood; for tables and JSON what each name of a field is read as, and the day the pages
// were saved where years hang on it.
#include "models/import/filepreview.h"

#include <QWidget>

class QCheckBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

class FieldTable;
class PagePreview;

class ImportPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ImportPanel(QWidget *parent = nullptr);

    void begin(); // empties it; looking begins
    // The same for pasted text, in the place of a file. showText() follows.
    void beginText(const QString &text);
    // best: what is imported in the place of the text. Other text than is asked about is passed over.
    void showText(const QString &text, const FilePreview &seen, const QString &best);
    // What stands for the text in the place of a path.
    static QString pastedPath() { return QStringLiteral("pasted text"); }
    const QString &text() const { return m_text; }
    // All that would be imported. lookedInto: how many of them will be shown.
    void setFiles(const QStringList &files, int lookedInto);
    void showFile(const FilePreview &file); // in place of what was shown of it before
    void setDone();
    // What was said about lines of pages so far.
    void setCorrections(const PageCorrections &corrections);

signals:
    // Those that some reader knows and those that were not looked into.
    void accepted(const QStringList &files, const QHash<QString, lectern::FileChoices> &choices);
    void textAccepted(const QString &text, const QDate &savedOn, const lectern::FieldChoices &fields);
    void fieldsChanged(const QString &path, const lectern::FileChoices &choices);
    // A person says something about pages, or takes it back: this is now all that is said. path: the file
    // that was looked at.
    void corrected(const lectern::PageCorrections &corrections, const QString &path,
                   const lectern::FileChoices &choices);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpDay();
    void connectParts();
    QStringList importable() const;
    FileChoices choicesOf(const QString &path) const;
    void fill(QTreeWidgetItem *item, const FilePreview &file);
    QString currentPath() const;
    void showDetails();
    void fitFiles();
    void sayField(const QString &path, const QString &name, CsvColumn column);
    void check();
    void accept();

    QLabel *m_title, *m_about;
    QPushButton *m_back, *m_import; // what stands here first is reached first by Tab
    QCheckBox *m_oneDay;
    QDateEdit *m_day;
    QTreeWidget *m_tree;
    FieldTable *m_fields;
    PagePreview *m_page;
    QStringList m_files;
    QString m_text, m_best; // where it is no file; m_best is what is imported of it
    QHash<QString, FilePreview> m_seen;
    QHash<QString, QTreeWidgetItem *> m_items;
    QHash<QString, FieldChoices> m_chosen; // said now
    PageCorrections m_corrections;
    bool m_looking = false;
};

} // namespace lectern
