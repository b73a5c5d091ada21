#pragma once
// Field mapping of a self-describing source: column or key names, their first values, and their editable
// meaning.
#include "models/formats/records/fieldlayout.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace lectern
{

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
