#pragma once
// The toolbar of a PDF: page number and zoom as editable fields, the search line, and buttons for the keys of
// the pages.
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
    // find, count: the search line and its result, in the middle.
    PdfBar(QLineEdit &find, QLabel &count, QWidget *parent = nullptr);

    // Adds the window's commands to the toolbar; call once.
    void setCommands(const Actions &actions);
    // page: counted from 0. zoom: 1 is 100 %.
    void showPlace(int page, int pages, double zoom);
    // Shows that there is no page. why: a short reason, or empty.
    void showNothing(const QString &why);
    // Shows the buttons that step through the matches.
    void showSteps(bool on);

signals:
    void pageRequested(int page); // an existing page, counted from 0
    void zoomRequested(bool larger);
    void stepRequested(bool forward); // to the next or previous match
    void left(); // emitted when the focus should return to the pages

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *button(const QString &iconName, const QString &name, const char *objectName);
    void writePage();
    void goToTyped();

    QHBoxLayout *m_row;
    QLineEdit *m_page;
    QLabel *m_pageName, *m_pages;
    QToolButton *m_smaller, *m_zoom, *m_larger, *m_previous, *m_next;
    int m_at = 0, m_count = 0;
};

} // namespace lectern
