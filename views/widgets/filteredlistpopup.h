#pragma once
// A popup with a line to type in and the list of matching entries.
#include "floating.h"

#include <QFrame>
#include <QLineEdit>
#include <QPointer>

#include <memory>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace lectern
{

// The line has the focus, and typed characters are not commands. Down, Up and the page keys move in the list,
// Return or a click activates an entry. Escape closes the popup, and the focus returns to the previous
// widget. It also closes when it loses the focus, or on a click outside it.
class FilteredListPopup : public QFrame
{
    Q_OBJECT
public:
    // Data of an entry. Qt::DecorationRole, Qt::CheckStateRole or CreatesRole define the mark before the
    // text.
    enum Role {
        ValueRole = Qt::UserRole, // for the derived class
        KeyRole, // identifies the entry when the list is filled again
        DepthRole, // indentation
        ColourRole, // dot in the colour of a tag; 0: none
        DetailRole, // muted text at the end
        ShareRole, // length of a bar, from 0 to 1
        CreatesRole, // the entry creates an object with the typed name
        RuleRole, // line above the entry
    };

    ~FilteredListPopup() override;
    void leave(); // closes the popup; the focus returns to the previous widget

protected:
    // The layout contains the line, the list and the message. Derived classes add other widgets.
    FilteredListPopup(QWidget *window, int width);
    QLineEdit &line() const { return *m_line; }
    QListWidget &list() const { return *m_list; }
    QLabel &message() const { return *m_message; }
    QVBoxLayout &column() const { return *m_column; }
    // simplified text of the line
    QString typed() const { return m_line->text().simplified(); }

    // Opens the popup with an empty line, at this place of the window, or at the focus.
    void openAt(const QRect &place);
    void openAtFocus() { openAt(placeOfFocus(*window())); }
    // Returns whether a mouse press outside has closed the popup and is not released yet. A click on the
    // button that opens it must not open it again.
    bool wasClosedByPress() const { return m_wasClosedByPress; }
    // Fills the list again. The current entry stays current if the typed text is unchanged.
    void fill();
    void clearLine();
    void showMessage(const QString &text); // below the entries; empty: hides it

    virtual void addEntries() = 0; // adds the entries that match typed() to list()
    // entry: null if there is none. stay: the popup may stay open (click, Ctrl+Return).
    virtual void activate(const QListWidgetItem *entry, bool stay) = 0;
    // Returns true if the key is handled and must not reach the line.
    virtual bool keyPressed(int, Qt::KeyboardModifiers) { return false; }

    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *) override { paintCard(*this); }

private:
    class Presses;
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);

    Floating *m_floating;
    QLineEdit *m_line;
    QListWidget *m_list;
    QLabel *m_message;
    QVBoxLayout *m_column;
    std::unique_ptr<Presses> m_presses;
    QPointer<QWidget> m_before; // widget that had the focus before
    QString m_filledFor; // typed text of the present entries
    bool m_wasClosedByPress = false;
};

} // namespace lectern
