// Annotates Qt's thread synchronisation for ThreadSanitizer, which sees only code compiled with it. Qt passes
// events under locks inside its library. Without these annotations every queued call or signal looks like a
// race. Linked only into tests under this sanitizer; the linker redirects our calls of these Qt functions to
// this file (--wrap in tests/CMakeLists.txt). Annotates only what Qt guarantees.
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QMetaObject>
#include <QThread>

#include <sanitizer/tsan_interface.h>

extern "C" {
// Exported by the sanitizer but not declared in a header: accesses between the two calls are not checked.
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);

void __real__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(QObject *sender, const QMetaObject *meta, int signal,
                                                        void **arguments);
void __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject *receiver, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *returned);
void __real__ZN16QCoreApplication9postEventEP7QObjectP6QEventi(QObject *receiver, QEvent *event,
                                                               int priority);
void __real__ZN7QObject11deleteLaterEv(QObject *object);
QMetaObject::Connection
__real__ZN7QObject11connectImplEPKS_PPvS1_S3_PN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPKiPK11QMetaObject(
    const QObject *sender, void **signal, const QObject *receiver, void **slot,
    QtPrivate::QSlotObjectBase *work, Qt::ConnectionType type, const int *types, const QMetaObject *meta);
void __real__ZN7QThread4quitEv(QThread *thread);
void __real__ZN7QThread5startENS_8PriorityE(QThread *thread, QThread::Priority priority);
bool __real__ZN7QThread4waitE14QDeadlineTimer(QThread *thread, QDeadlineTimer deadline);
}

namespace
{

// One sync point for all signals emitted by worker threads. More are not possible, because a signal does not
// reveal its receivers.
char signalsForWindow;

bool isWindowThread()
{
    return QCoreApplication::instance() && QThread::currentThread() == QCoreApplication::instance()->thread();
}

// Work passed to another thread. It starts after everything done here before, and is deleted by the last
// thread that releases it.
class HandedOver : public QtPrivate::QSlotObjectBase
{
public:
    explicit HandedOver(QtPrivate::QSlotObjectBase *work) : QSlotObjectBase(&act), m_work(work)
    {
        __tsan_release(this);
    }

private:
    static void act(int what, QSlotObjectBase *base, QObject *receiver, void **arguments, bool *)
    {
        __tsan_acquire(base);
        auto *self = static_cast<HandedOver *>(base);
        if (what == Call) {
            self->m_work->call(receiver, arguments);
            __tsan_release(base);
        } else if (what == Destroy) {
            self->m_work->destroyIfLastRef();
            delete self;
        }
    }

    QtPrivate::QSlotObjectBase *m_work;
};

// The slot of a connection: Qt counts its users and deletes it after the last call, in any thread. Calls are
// not ordered among each other.
class ConnectedSlot : public QtPrivate::QSlotObjectBase
{
public:
    explicit ConnectedSlot(QtPrivate::QSlotObjectBase *work) : QSlotObjectBase(&act), m_work(work) { }

private:
    static void act(int what, QSlotObjectBase *base, QObject *receiver, void **arguments, bool *equal)
    {
        auto *self = static_cast<ConnectedSlot *>(base);
        switch (what) {
        case Call:
            self->m_work->call(receiver, arguments);
            __tsan_release(base);
            break;
        case Compare:
            *equal = self->m_work->compare(arguments);
            break;
        case Destroy:
            __tsan_acquire(base);
            self->m_work->destroyIfLastRef();
            delete self;
            break;
        default:
            break;
        }
    }

    QtPrivate::QSlotObjectBase *m_work;
};

// Qt calls this in the receiver's thread before each event.
bool eventArrives(void **data)
{
    __tsan_acquire(static_cast<QObject *>(data[0])->thread());
    if (isWindowThread())
        __tsan_acquire(&signalsForWindow);
    return false; // the event is delivered to the receiver
}

[[maybe_unused]] const bool watched =
    QInternal::registerCallback(QInternal::EventNotifyCallback, eventArrives);

} // namespace

extern "C" {

void __wrap__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(QObject *sender, const QMetaObject *meta, int signal,
                                                        void **arguments)
{
    if (isWindowThread()) {
        __real__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(sender, meta, signal, arguments);
        return;
    }
    // During the call Qt copies the arguments for each receiver with our copy functions, after the release
    // here.
    __tsan_release(&signalsForWindow);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    __real__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(sender, meta, signal, arguments);
    AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
}

void __wrap__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject *receiver, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *returned)
{
    __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
        receiver, new HandedOver(slot), type, returned);
}

void __wrap__ZN16QCoreApplication9postEventEP7QObjectP6QEventi(QObject *receiver, QEvent *event, int priority)
{
    __tsan_release(receiver->thread());
    __real__ZN16QCoreApplication9postEventEP7QObjectP6QEventi(receiver, event, priority);
}

// Code that connects to it treats it as a member function, which must be at an even address.
[[gnu::aligned(16)]] void __wrap__ZN7QObject11deleteLaterEv(QObject *object)
{
    __tsan_release(object->thread());
    __real__ZN7QObject11deleteLaterEv(object);
}

QMetaObject::Connection
__wrap__ZN7QObject11connectImplEPKS_PPvS1_S3_PN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPKiPK11QMetaObject(
    const QObject *sender, void **signal, const QObject *receiver, void **slot,
    QtPrivate::QSlotObjectBase *work, Qt::ConnectionType type, const int *types, const QMetaObject *meta)
{
    return __real__ZN7QObject11connectImplEPKS_PPvS1_S3_PN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPKiPK11QMetaObject(
        sender, signal, receiver, slot, new ConnectedSlot(work), type, types, meta);
}

void __wrap__ZN7QThread4quitEv(QThread *thread)
{
    __tsan_release(thread);
    __real__ZN7QThread4quitEv(thread);
}

void __wrap__ZN7QThread5startENS_8PriorityE(QThread *thread, QThread::Priority priority)
{
    // The sanitizer sees the start of the thread, but not the ordering by quit() and wait(). Objects that the
    // thread deletes at its end are deleted after this signal.
    QObject::connect(
        thread, &QThread::finished, thread,
        [thread] {
            __tsan_acquire(thread);
            __tsan_release(thread);
        },
        Qt::DirectConnection);
    __real__ZN7QThread5startENS_8PriorityE(thread, priority);
}

bool __wrap__ZN7QThread4waitE14QDeadlineTimer(QThread *thread, QDeadlineTimer deadline)
{
    const bool ended = __real__ZN7QThread4waitE14QDeadlineTimer(thread, deadline);
    if (ended)
        __tsan_acquire(thread);
    return ended;
}
}
