#include "formulas.h"

#include "mathengine.h"
#include "mathobject.h"
#include "models/core/layouttext.h"
#include "texhtml.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>

#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kGatherMilliseconds = 30;

// A range of text that is one formula: all adjacent fragments with the same address or number.
struct Stretch {
    int begin = 0, end = 0;
    QString address; // of the anchor, or stored in the format
    QTextCharFormat format; // format of the first fragment
};

template <typename Each>
void forEachFragment(const QTextDocument *document, Each each)
{
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().isValid())
                each(it.fragment());
}

std::vector<Stretch> waitingStretches(const QTextDocument *document)
{
    std::vector<Stretch> all;
    forEachFragment(document, [&](const QTextFragment &fragment) {
        const QTextCharFormat format = fragment.charFormat();
        const QString address = format.stringProperty(FormulaAddress);
        if (address.isEmpty())
            return;
        const int end = fragment.position() + fragment.length();
        if (!all.empty() && all.back().end == fragment.position()
            && all.back().format.intProperty(FormulaNumber) == format.intProperty(FormulaNumber))
            all.back().end = end;
        else
            all.push_back({fragment.position(), end, address, format});
    });
    return all;
}

// Keeps the top line of a view in place while the document changes above it.
class ScrollGuard
{
public:
    explicit ScrollGuard(QTextEdit *view) : m_view(view)
    {
        if (!view || view->verticalScrollBar()->value() == 0)
            return;
        m_cursor = view->cursorForPosition({view->viewport()->width() / 2, 2});
        m_offset = view->cursorRect(m_cursor).top();
    }
    ~ScrollGuard()
    {
        if (m_cursor.isNull())
            return;
        QScrollBar *bar = m_view->verticalScrollBar();
        bar->setValue(bar->value() + m_view->cursorRect(m_cursor).top() - m_offset);
    }
    Q_DISABLE_COPY_MOVE(ScrollGuard)

private:
    QTextEdit *m_view;
    QTextCursor m_cursor;
    int m_offset = 0;
};

} // namespace

Formulas::Formulas(QTextDocument *document, MathEngine *engine, QPaintDevice *device, QObject *parent)
    : QObject(parent), m_document(document), m_engine(engine), m_device(device),
      m_object(new MathObject(this))
{
    m_document->documentLayout()->registerHandler(MathObject::Type, m_object);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kGatherMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &Formulas::place);
    if (m_engine)
        connect(m_engine, &MathEngine::finished, this, &Formulas::drawn);
}

Formulas::Formulas(QTextEdit *view, MathEngine *engine, QObject *parent)
    : Formulas(view->document(), engine, nullptr, parent)
{
    m_view = view;
}

Formulas::~Formulas()
{
    m_document->documentLayout()->unregisterHandler(MathObject::Type, m_object);
}

void Formulas::attach()
{
    m_soon.stop();
    prepare();
    place();
}

// Replaces the anchors by formats that store the source.
void Formulas::prepare()
{
    struct Change {
        int begin, end;
        QTextCharFormat format;
    };
    std::vector<Change> changes;
    QString last;
    int lastEnd = -1, number = 0;
    forEachFragment(m_document, [&](const QTextFragment &fragment) {
        QTextCharFormat format = fragment.charFormat();
        const QString address = format.anchorHref();
        const FormulaName name = formulaOfAddress(address);
        if (name.source.isEmpty())
            return;
        if (address != last || fragment.position() != lastEnd)
            ++number;
        last = address;
        lastEnd = fragment.position() + fragment.length();
        for (const int property :
             {QTextFormat::IsAnchor, QTextFormat::AnchorHref, QTextFormat::AnchorName,
              QTextFormat::ForegroundBrush, QTextFormat::TextUnderlineStyle, QTextFormat::FontUnderline})
            format.clearProperty(property);
        format.setProperty(FormulaSource, name.source);
        format.setProperty(FormulaNumber, number);
        if (name.declined)
            format.setProperty(FormulaAddress, address);
        changes.push_back({fragment.position(), lastEnd, format});
    });
    if (changes.empty())
        return;
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    for (const Change &change : changes) {
        cursor.setPosition(change.begin);
        cursor.setPosition(change.end, QTextCursor::KeepAnchor);
        cursor.setCharFormat(change.format);
    }
    cursor.endEditBlock();
}

void Formulas::place()
{
    struct Picture {
        Stretch stretch;
        std::shared_ptr<const MathPicture> picture;
    };
    std::vector<Picture> pictures;
    const bool waited = m_pending > 0;
    m_pending = 0;
    for (Stretch &stretch : waitingStretches(m_document)) {
        const FormulaName name = formulaOfAddress(stretch.address);
        if (!m_engine)
            continue;
        const QString tex = name.tex();
        const MathPicture *picture = nullptr;
        switch (m_engine->state(tex, name.display, &picture)) {
        case MathEngine::State::Drawn:
            pictures.push_back({std::move(stretch), std::make_shared<const MathPicture>(*picture)});
            break;
        case MathEngine::State::Unknown:
            m_engine->request(tex, name.display);
            ++m_pending;
            break;
        case MathEngine::State::Pending:
            ++m_pending;
            break;
        case MathEngine::State::Declined:
            break;
        }
    }
    if (!pictures.empty()) {
        const ScrollGuard backups(waited ? m_view : nullptr);
        QTextCursor cursor(m_document);
        cursor.beginEditBlock();
        for (auto it = pictures.rbegin(); it != pictures.rend();
             ++it) { // in reverse order, so that earlier positions stay valid
            const QTextCharFormat &before = it->stretch.format;
            QTextCharFormat format =
                MathObject::format(it->picture, before.font().resolve(m_document->defaultFont()), m_device);
            format.setProperty(FormulaSource, before.property(FormulaSource));
            format.setProperty(FormulaNumber, before.property(FormulaNumber));
            if (before.hasProperty(QTextFormat::BackgroundBrush))
                format.setBackground(before.background());
            format.setToolTip(tipText(before.stringProperty(FormulaSource)));
            cursor.setPosition(it->stretch.begin);
            cursor.setPosition(it->stretch.end, QTextCursor::KeepAnchor);
            cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
        }
        cursor.endEditBlock();
    }
    if (waited && m_pending == 0)
        emit finished();
}

void Formulas::drawn(const QString &, bool)
{
    if (m_pending > 0 && !m_soon.isActive())
        m_soon.start();
}

QString Formulas::sourceText(const QTextCursor &selection) const
{
    QString out;
    const int begin = selection.selectionStart(), end = selection.selectionEnd();
    int lastNumber = -1, lastEnd = -1;
    for (QTextBlock block = m_document->findBlock(begin); block.isValid() && block.position() < end;
         block = block.next()) {
        if (block.position() > begin)
            out += u'\n';
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int from = std::max(begin, fragment.position());
            const int to = std::min(end, fragment.position() + fragment.length());
            if (from >= to)
                continue;
            const QTextCharFormat format = fragment.charFormat();
            const QString source = format.stringProperty(FormulaSource);
            if (source.isEmpty()) {
                out += fragment.text().mid(from - fragment.position(), to - from);
                continue;
            }
            const int number = format.intProperty(FormulaNumber);
            if (number != lastNumber || from != lastEnd)
                out += source;
            lastNumber = number;
            lastEnd = to;
        }
    }
    for (QChar &c : out)
        if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u'\n';
        else if (c == QChar::Nbsp)
            c = u' ';
    return out;
}

QMimeData *Formulas::mimeData(const QTextCursor &selection) const
{
    auto *data = new QMimeData;
    data->setText(sourceText(selection));
    return data;
}

} // namespace lectern
