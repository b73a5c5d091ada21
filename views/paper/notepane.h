#pragma once
// The note on a paper or an author: Markdown, shown rendered, edited as text, saved by itself.
#include "models/core/ids.h"

#include <QTimer>
#include <QWidget>

class QPlainTextEdit;
class QStackedWidget;
class QTextBrowser;
class QUrl;

namespace lectern
{

// Not there while the paper has no note and none is being written.
class NotePane final : public QWidget
{
    Q_OBJECT
public:
    // prefix: of the object names of its parts.
    explicit NotePane(QWidget *parent = nullptr, const QString &prefix = QStringLiteral("note"));

    // The paper shown now and its note. What was typed on another paper is saved first; what is being typed
    // on this one stays.
    void showNote(PaperId paper, const QString &text);
    // The same for an author.
    void showNote(AuthorId author, const QString &text);
    void edit();
    // Saves what is not saved yet and shows it rendered.
    void finish();
    // Saves what is not saved yet.
    void save();
    // A person has the cursor in the text.
    bool isWriting() const;

signals:
    // continued: not the first save of this writing.
    void changed(lectern::PaperId paper, const QString &text, bool continued);
    void authorChanged(lectern::AuthorId author, const QString &text);
    void finished(); // by the person
    void left(); // the cursor went elsewhere; the writing may go on later
    void addressChosen(const QUrl &address);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void render();

    PaperId m_paper = PaperId::None;
    AuthorId m_author = AuthorId::None; // instead of a paper
    QString m_saved;
    QStackedWidget *m_stack;
    QTextBrowser *m_shown;
    QPlainTextEdit *m_text;
    QTimer m_autosave;
    bool m_editing = false;
    bool m_savedOnce = false; // since the writing began
};

} // namespace lectern
