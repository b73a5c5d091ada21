#pragma once
// The names that a source gives its fields (columns of a table, keys of JSON), their first values, and what
// each is read as, which can be changed.
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

    // about: the file they are of. Where the same fields of the same file are shown already, only what they
    // are read as is brought up to date: the person may be at them.
    void showFields(const QString &about, const SourceFields &source, const FieldChoices &choices);

signals:
    // A person says what a field is to be read as.
    void said(const QString &name, lectern::CsvColumn column);

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
