#pragma once
// Export panel: selection, format and file, with a preview.
#include "models/formats/base/exportparts.h"
#include "views/widgets/page.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>

class QCheckBox;
class QLabel;
class QLayout;
class QPushButton;
class QRadioButton;

namespace lectern
{

enum class ExportWhat { Selection, List, Library };

// Number of papers per choice, and the description of the list.
struct ExportChoices {
    qsizetype selected = 0, listed = 0, all = 0;
    QString list; // "author Ada Oak · score:>=80"; empty: the whole library
};

class ExportPanel final : public Page
{
    Q_OBJECT
public:
    explicit ExportPanel(QWidget *parent = nullptr);

    void setChoices(const ExportChoices &choices);
    void setFormat(const QString &id);
    void setParts(const ExportParts &parts);
    void setCitationStyle(const QString &id);
    // Sets the suggested file; the extension follows the format.
    void setFile(const QString &folder, const QString &name);
    void showPreview(const QString &text) { m_preview->setPlainText(text); }
    // Disables Export while another export runs.
    void setRunning(bool running);

    ExportWhat what() const;
    QString format() const { return m_format->currentData().toString(); }
    ExportParts parts() const;
    // id of citationstyles.h
    QString citationStyle() const { return m_style->currentData().toString(); }
    QString file() const { return QFileInfo(m_file->text().trimmed()).absoluteFilePath(); }

signals:
    void previewRequested();
    void accepted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void setUpBoxes();
    void layOut(QLayout *which);
    void choose();
    void formatChanged();
    void contentChanged();
    void check();

    QRadioButton *m_selection, *m_list, *m_library;
    QRadioButton *m_citing, *m_everything; // for formats with Format::cites
    QCheckBox *m_abstracts, *m_marks, *m_notes;
    QComboBox *m_format, *m_style, *m_keys;
    QLabel *m_about, *m_note;
    QLineEdit *m_file;
    QPushButton *m_browse, *m_export;
    QPlainTextEdit *m_preview;
    bool m_running = false, m_listIsEmpty = false;
};

} // namespace lectern
