#pragma once
// The row above the pages of a PDF: where one is and how large the pages are, both to be changed, the line to
// find words in, and buttons for what the keys of the pages do.
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace lectern
{

class Actions;

class PdfBar final : public QWidget
{
    Q_OBJECT
public:
    // find, count: the line to find words in and what it says, which stand in the middle.
    PdfBar(QLineEdit &find, QLabel &count, QWidget *parent = nullptr);

    // The commands of the window that stand in the row; once.
    void setCommands(const Actions &actions);
    // page: counted from 0. zoom: 1 is the size of paper.
    void showPlace(int page, int pages, double zoom);
    // No page is shown; why in a word or two, or nothing.
    void showNothing(const QString &why);

signals:
    void pageWanted(int page); // one that is there, counted from 0
    void zoomWanted(bool larger);
    void left(); // the keys are for the pages again

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *button(const QString &iconName, const QString &name, const char *objectName);
    void writePage();
    void goToTyped();

    QHBoxLayout *m_row;
    QLineEdit *m_page;
    QLabel *m_pageName, *m_pages;
    QToolButton *m_smaller, *m_zoom, *m_larger;
    int m_at = 0, m_count = 0;
};

} // namespace lectern
