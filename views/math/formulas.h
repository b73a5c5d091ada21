#pragma once
// The formulas of one document: finds them after setHtml(), requests pictures for those that need one, and
// inserts the pictures when they arrive.
#include <QObject>
#include <QString>
#include <QTimer>

class QMimeData;
class QPaintDevice;
class QTextCursor;
class QTextDocument;
class QTextEdit;

namespace lectern
{

class MathEngine;
class MathObject;

class Formulas final : public QObject
{
    Q_OBJECT
public:
    // device: the paint device of the document's layout (a printer); null for the screen. The document and
    // the engine must outlive this object; without an engine, sources stay.
    Formulas(QTextDocument *document, MathEngine *engine, QPaintDevice *device = nullptr,
             QObject *parent = nullptr);
    // Like the other constructor, for a view. Keeps the top line in place while formulas are inserted.
    Formulas(QTextEdit *view, MathEngine *engine, QObject *parent = nullptr);
    ~Formulas() override;

    // Call after each setHtml() with HTML from texToPaneHtml(), before the document is shown: cached formulas
    // get their pictures at once; the others show their source and are requested.
    void attach();
    // Returns whether pictures are missing. finished() is emitted after the last one is inserted.
    bool isPending() const { return m_pending > 0; }

    // Returns the text of a selection with formulas as their TeX source, however they are displayed.
    QString sourceText(const QTextCursor &selection) const;
    // Returns sourceText() as clipboard data; the caller owns the object.
    QMimeData *mimeData(const QTextCursor &selection) const;

signals:
    void finished();

private:
    void prepare();
    // Inserts the available pictures; counts the others.
    void place();
    void drawn(const QString &tex, bool display);

    QTextDocument *m_document;
    QTextEdit *m_view = nullptr;
    MathEngine *m_engine;
    QPaintDevice *m_device;
    MathObject *m_object;
    QTimer m_soon; // batches pictures that arrive together into one change of the document
    int m_pending = 0;
};

} // namespace lectern
