#include "viewkeys.h"

#include "actions.h"

#include <QCoreApplication>

namespace lectern
{

using namespace Qt::StringLiterals;

#define T(text) QT_TRANSLATE_NOOP("lectern", text)

const QList<ViewKeys> &viewKeys()
{
    static const char *const list = T("In the list of papers"), *const pane = T("In the paper that is read"),
                             *const box = T("In the search box"), *const side = T("In the sidebar"),
                             *const tick = T("In the list of tags or reading lists"),
                             *const form = T("In the form of corrections"), *const chart = T("On a chart"),
                             *const graph = T("On the graph of co-authors"), *const who = T("In who is who"),
                             *const lines = T("In related papers and other lists of lines"),
                             *const pdf = T("In a PDF"), *const pair = T("In duplicate papers"),
                             *const related = T("In related papers");
    static const QList<ViewKeys> all{
        {list, "Up Down", T("One paper up or down")},
        {list, "PgUp PgDown", T("A page up or down")},
        {list, "Home End", T("The first or the last paper")},
        {list, "Shift+Up Shift+Down", T("Select several")},
        {pane, "Up Down PgUp PgDown Home End", T("Scroll")},
        {pane, "Ctrl+C", T("Copy what is selected")},
        {box, "Down", T("The next suggestion, or the list")},
        {box, "Tab", T("Take the suggestion")},
        {box, "Backspace", T("Where nothing is typed: change or remove the last condition")},
        {side, "Left Right", T("Fold and unfold")},
        {side, "Alt+Left Alt+Right", T("Move a list out of the one above, or below it")},
        {side, "Return", T("Show the papers of the place")},
        {tick, "Return", T("Tick, and close the list")},
        {tick, "Space Ctrl+Return", T("Tick, and stay")},
        {tick, "Alt+0 Alt+1 Alt+2 Alt+3 Alt+4 Alt+5 Alt+6 Alt+7 Alt+8", T("Colour of the tag")},
        {form, "Ctrl+Return", T("Keep what was corrected")},
        {form, "Esc", T("Leave it as it was")},
        {chart, "Left Right Up Down Home End", T("From bar to bar")},
        {chart, "Return Space", T("Ask for the papers of the bar")},
        {chart, "Ctrl+C", T("Copy the numbers")},
        {graph, "Left Right Up Down", T("From author to author")},
        {graph, "+ -", T("Nearer, or further away")},
        {graph, "Return", T("Show the papers of the author")},
        {graph, "Home", T("The author in the middle")},
        {graph, "0", T("Everything in the picture")},
        {who, "S", T("The same person")},
        {who, "D", T("Different people")},
        {lines, "J K", T("One line down or up")},
        {pdf, "J K", T("A little down or up")},
        {pdf, "Space Shift+Space", T("A page of the window down or up")},
        {pdf, "[ ]", T("The page before, the next page")},
        {pdf, "G Shift+G", T("The first or the last page")},
        {pdf, "/ Ctrl+F", T("Find words in the PDF")},
        {pdf, "N Shift+N", T("The next or the previous place found")},
        {pdf, "+ -", T("Nearer, or further away")},
        {pdf, "0 W", T("As wide as the window")},
        {pdf, "P", T("Whole pages")},
        {pdf, "D", T("Two pages side by side")},
        {pdf, "R", T("Turn to the right")},
        {pdf, "T", T("White, sepia or dark paper")},
        {pdf, "O", T("Contents and pages beside it")},
        {pdf, "A", T("Abstract and note beside it")},
        {pdf, "F", T("Letters for the links in sight, which one types to follow them")},
        {pdf, "Alt+Left", T("Back to where a link was followed")},
        {pdf, "Ctrl+A Ctrl+C", T("Select the text of the page, copy what is selected")},
        {pdf, "Ctrl+Right Ctrl+Down", T("Select a word of the page, the next one, the one below")},
        {pdf, "Shift+Left Shift+Right Shift+Up Shift+Down", T("Select more or less, by word and by line")},
        {pdf, "H", T("Highlight what is selected, or what was found")},
        {pdf, "1 2 3 4 5", T("The same in this colour, or another colour for the highlight")},
        {pdf, "E", T("Write a remark on it")},
        {pdf, "L Shift+L", T("The next or the previous highlight")},
        {pdf, "Del", T("Remove the highlight")},
        {related, "X", T("Not related: not shown again")},
        {pair, "Return", T("From the pairs to the fields; in the fields, merge")},
        {pair, "Left Right", T("Take the value of the left or the right paper")},
        {pair, "Shift+Left Shift+Right", T("Take all values of one paper")},
        {pair, "Space", T("The next choice of the field")},
        {pair, "J K", T("The next pair, or the one before")},
    };
    return all;
}

#undef T

QString ViewKeys::viewTitle() const
{
    return QCoreApplication::translate("lectern", view);
}

QString ViewKeys::whatText() const
{
    return QCoreApplication::translate("lectern", what);
}

QString ViewKeys::keysText() const
{
    QStringList texts;
    for (const QKeySequence &key : Actions::keysFrom(keys))
        texts.append(key.toString(QKeySequence::NativeText));
    if (texts.size() > 4) // a range of digits
        return QCoreApplication::translate("ViewKeys", "%1 to %2").arg(texts.first(), texts.last());
    return texts.join(u", "_s);
}

QStringList viewsWith(QKeyCombination key)
{
    QStringList views;
    for (const ViewKeys &each : viewKeys())
        for (const QKeySequence &own : Actions::keysFrom(each.keys))
            if (own[0] == key && !views.contains(each.viewTitle()))
                views.append(each.viewTitle());
    return views;
}

} // namespace lectern
