#pragma once
// A small list over the window, at the row or the reader: what there is, ticked where the papers have it.
// Type to find or make one.
#include "models/core/marks.h"
#include "views/widgets/floating.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace lectern
{

class TagSwatches;

// A tag or a reading list that papers can have.
struct Tickable {
    QString key; // what tells it from others: a tag's name, a list's number
    QString name; // whole: "method/rl"
    QString leaf; // its own part: "rl"
    int depth = 0; // how many it stands below
    int colour = 0; // of a tag
    TagId tag = TagId::None; // of a tag that is one by itself, not only a part of the names below it
    bool list = false;
    int papers = 0; // of those it is about
};

// The keys are in the line: Down and Up go through the list, Return ticks and closes, Control with Return, a
// click, or Space in an empty line tick and stay. Alt with a digit colours the tag. Escape closes, and the
// keys go back to where they were.
class PlaceChecklist final : public TypingCard
{
    Q_OBJECT
public:
    explicit PlaceChecklist(QWidget *window);

    struct Subject {
        QString title; // "Tags of 3 papers"
        QString placeholder;
        QString make; // "Make the tag “%1”"
        QString field; // what the line is called for tests and scripts
        bool coloured = false; // they can have colours
    };
    // Opens where the keys are, for so many papers; what there is follows with showPlaces().
    void open(const Subject &subject, int papers);
    // In their own order; recent: the keys of those used last, newest first.
    void showPlaces(const QList<Tickable> &places, const QStringList &recent);

signals:
    // on: the papers shall have it; else none of them.
    void ticked(const lectern::Tickable &place, bool on);
    void made(const QString &name);
    // Only of tags.
    void coloured(lectern::TagId tag, int colour);

protected:
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers) override;

private:
    void fill();
    void fillAll();
    void fillFound(const QString &typed);
    QListWidgetItem *add(const Tickable &place, const QString &text, int depth);
    void tick(bool stay);
    void step(int by);
    void fit();
    const Tickable *current() const;
    void showColours();
    void colour(int colour);
    void showMenu(const QPoint &at);

    Floating *m_floating;
    QLabel *m_title;
    QLineEdit *m_line;
    QListWidget *m_list;
    TagSwatches *m_swatches;
    Subject m_subject;
    QList<Tickable> m_places;
    QStringList m_recent;
    int m_papers = 0;
};

} // namespace lectern
