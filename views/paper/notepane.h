#pragma once
// The note on a paper or an author: Markdown, shown rendered, edited as text, saved automatically.
#include "models/core/ids.h"

#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

class QStackedWidget;
class QTextBrowser;
class QUrl;

namespace lectern
{

// Hidden while there is no note and none is being edited.
class NotePane final : public QWidget
{
    Q_OBJECT
public:
    // prefix: of the object names of its parts.
    explicit NotePane(QWidget *parent = nullptr, const QString &prefix = QStringLiteral("note"));

    // Shows the note of a paper. Text typed for another paper is saved first; text being typed for this one
    // is kept.
    void showNote(PaperId paper, const QString &text);
    // Shows the note of an author, like that of a paper.
    void showNote(AuthorId author, const QString &text);
    void edit();
    // Edits the note with this text, which discarded() reported.
    void resume(const QString &text);
    // Saves unsaved text and shows it rendered.
    void finish();
    // Saves unsaved text.
    void save();
    // Returns whether the cursor of the user is in the text.
    bool isWriting() const { return m_editing && window()->focusWidget() == m_text; }

signals:
    // continued: false for the first save of an edit.
    void changed(lectern::PaperId paper, const QString &text, bool continued);
    void authorChanged(lectern::AuthorId author, const QString &text);
    void finished(); // the user has ended editing
    void discarded(const QString &text); // the user has ended editing without saving this text
    void left(); // the focus has left; editing may continue later
    void addressChosen(const QUrl &address);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void render();
    void discard();

    PaperId m_paper = PaperId::None;
    AuthorId m_author = AuthorId::None; // the author of the note, instead of a paper
    QString m_saved, m_before; // m_before: the note when editing began
    QStackedWidget *m_stack;
    QTextBrowser *m_shown;
    QPlainTextEdit *m_text;
    QTimer m_autosave;
    bool m_editing = false;
    bool m_savedOnce = false; // saved since editing began
};

} // namespace lectern
