#pragma once
// The sample library: seven invented saved pages in the three layouts (40 papers by invented people),
// compiled into the program.
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

} // namespace lectern
