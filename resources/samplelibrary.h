#pragma once
// The sample library: seven invented saved pages in the three layouts (40 papers by invented people) and
// the PDF of one of the papers, compiled into the program.
#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

namespace lectern
{

// One page as a person would have saved it.
struct SamplePage {
    QString name; // "june-list.txt"
    QByteArray bytes;
    QDate savedOn; // fixed, so that bare dates get the same years on every machine
};

// All pages, in the order in which they were saved.
QList<SamplePage> samplePages();

// The PDF, as it lies in this folder from now on, which is made where it is missing. Empty: it cannot be
// written there.
QString samplePdf(const QString &folder);

} // namespace lectern
