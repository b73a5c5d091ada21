#pragma once
// The formulas of one document: finds them after setHtml(), asks the engine for the pictures of those that
// need one, and puts them in when they come.
#include <QObject>
#include <QString>
#include <QTimer>

class QMimeData;
class QPaintDevice;
class QTextCursor;
class QTextDocument;
class QTextEdit;
class QTextFragment;

namespace lectern
{

class MathEngine;
class MathObject;

class Formulas final : public QObject
{
    Q_OBJECT
public:
    // device: what the document is laid out for (a printer); null for the screen. The document and the engine
    // must outlive this; engine null: sources stay.
    Formulas(QTextDocument *document, MathEngine *engine, QPaintDevice *device = nullptr,
             QObject *parent = nullptr);
    // The same for a view: the scroll position stays on the line it shows while formulas come in.
    Formulas(QTextEdit *view, MathEngine *engine, QObject *parent = nullptr);
    ~Formulas() override;

    // Call after each setHtml() with HTML made by texToPaneHtml(), before the document is shown: formulas
    // that are known get their pictures at once, the others show their source and are asked for.
    void attach();
    // Whether pictures are still to come; finished() is emitted when the last one is in place.
    bool isPending() const { return m_pending > 0; }

    // The text of a selection with formulas as their TeX source, however they are shown.
    QString sourceText(const QTextCursor &selection) const;
    // The same for the clipboard; the caller owns it.
    QMimeData *mimeData(const QTextCursor &selection) const;

signals:
    void finished();

private:
    void prepare();
    // Puts in the pictures that are there; counts the others.
    void place();
    void drawn(const QString &tex, bool display);

    QTextDocument *m_document;
    QTextEdit *m_view = nullptr;
    MathEngine *m_engine;
    QPaintDevice *m_device;
    MathObject *m_object;
    QTimer m_soon; // gathers pictures that come one after the other into one change of the document
    int m_pending = 0;
};

} // namespace lectern
