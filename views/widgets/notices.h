#pragma once
// Interface for messages and questions of all parts of the window.
#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>

namespace lectern
{

// A button in a message: "Show", "Open".
struct MessageStep {
    QString text;
    std::function<void()> run;
};

struct Question {
    QString text;
    QString yes; // text of the button that performs the action
    std::function<void()> accepted;
    QString no = {}; // text of the other button; empty: Cancel
    // The action is permanent, or affects very many papers: the button is painted accordingly, and Return
    // cancels.
    bool destroys = false;
    // Called when the question was declined, closed, or replaced by another one.
    std::function<void()> declined = {};
};

class Notices : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    // Shows what was done, or why it cannot be done. The message disappears automatically.
    virtual void inform(const QString &text) = 0;
    // Does the same as inform(), with buttons for further steps.
    virtual void offer(const QString &text, const QList<MessageStep> &steps) = 0;
    // Shows an undoable change, with an Undo button as long as this is the newest change.
    virtual void done(const QString &text) = 0;
    // Call when another change is the newest one.
    virtual void forgetDone() = 0;
    // Shows an error until the user closes it. An empty text is ignored.
    virtual void warn(const QString &text) = 0;
    // Shows a warning that is not an error, for example that the library is read-only. It stays until the
    // user closes it, but is not red. Replaces an error of the same text.
    virtual void caution(const QString &text, const QList<MessageStep> &steps = {}) = 0;
    // Call when the cause of the errors has been fixed.
    virtual void clearWarnings() = 0;
    // Asks at the position of the focus.
    virtual void ask(const Question &question) = 0;
    // Call when another library is opened: closes messages and questions about the previous one.
    virtual void withdraw() = 0;

    // A change of more papers requires a confirmation.
    static constexpr qsizetype kMany = 1000;
    // Changes this number of papers; if there are more than kMany, only after a confirmation.
    void change(qsizetype papers, const Question &question)
    {
        if (papers > kMany)
            ask(question);
        else
            question.accepted();
    }
};

// "Show" opens the folder of the file, "Open" the file itself, each with the desktop's default program.
inline QList<MessageStep> fileSteps(const QString &file)
{
    const auto open = [](const QString &path) {
        return [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); };
    };
    return {{QCoreApplication::translate("FileSteps", "Show"), open(QFileInfo(file).absolutePath())},
            {QCoreApplication::translate("FileSteps", "Open"), open(file)}};
}

} // namespace lectern
