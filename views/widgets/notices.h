#pragma once
// Where every part of the window says what a person should know, and asks.
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace lectern
{

// A button beside a message: "Show", "Open".
struct MessageStep {
    QString text;
    std::function<void()> run;
};

struct Question {
    QString text;
    QString yes; // what the button says that does it
    std::function<void()> accepted;
    QString no = {}; // empty: Keep
    // Something is gone for good, or for very many papers: the button looks like it, and Return keeps.
    bool destroys = false;
    // Called when it was answered with no, closed, or replaced by another question.
    std::function<void()> declined = {};
};

class Notices : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    // What was done, or what is missing for it: a sentence that goes by itself.
    virtual void remark(const QString &text) = 0;
    // The same with buttons that lead on.
    virtual void offer(const QString &text, const QList<MessageStep> &steps) = 0;
    // A change that can be taken back: Undo stands beside it as long as it would take back this one.
    virtual void done(const QString &text) = 0;
    // The last change is another one by now.
    virtual void forgetDone() = 0;
    // What went wrong: stands until a person closes it. An empty text is passed over.
    virtual void warn(const QString &text) = 0;
    // What has to be known though nothing went wrong, such as that nothing can be changed: stands as well,
    // but is not red. What was warned about in the same words is no more than this.
    virtual void caution(const QString &text, const QList<MessageStep> &steps = {}) = 0;
    // What was warned about has been mended.
    virtual void clearWarnings() = 0;
    // Asks where the keys are.
    virtual void ask(const Question &question) = 0;
    // Another library opens: what was asked and offered is about the one before.
    virtual void withdraw() = 0;

    // More papers than anybody looks through.
    static constexpr qsizetype kMany = 1000;
    // Makes a change of so many papers; of more than kMany after the question alone.
    void change(qsizetype papers, const Question &question)
    {
        if (papers > kMany)
            ask(question);
        else
            question.accepted();
    }
};

} // namespace lectern
