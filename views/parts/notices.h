#pragma once
// Where every part of the window says what a person should know.
#include <QObject>

namespace lectern
{

class Notices : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    // What was done, or what is missing for it: a sentence that goes by itself.
    virtual void remark(const QString &text) = 0;
    // What went wrong: stands until a person closes it. An empty text is passed over.
    virtual void warn(const QString &text) = 0;
    // What was warned about has been mended.
    virtual void clearWarnings() = 0;
};

} // namespace lectern
