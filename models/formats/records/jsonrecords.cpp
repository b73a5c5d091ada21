#include "recordformats.h"

#include "columns.h"
#include "models/formats/base/format.h"

#include "models/tex/spaces.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Maximum nesting of objects around the list of records; web services use two or three.
constexpr int kMaxNested = 16;

bool hasText(const QJsonValue &value)
{
    if (value.isString())
        return !value.toString().trimmed().isEmpty();
    const QJsonArray list = value.toArray();
    const QJsonObject object = value.toObject();
    return std::any_of(list.begin(), list.end(), hasText)
        || std::any_of(object.begin(), object.end(), hasText);
}

// Returns whether a key of a record, or of an object around it, holds authors.
bool statesAuthors(const QJsonObject &object, int depth)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const bool isList = csvColumn(it.key()) == CsvColumn::Authors || it.key() == "authorships"_L1;
        if (isList ? hasText(*it) : depth > 1 && statesAuthors(it->toObject(), depth - 1))
            return true;
    }
    return false;
}

class Splitter
{
public:
    Splitter(QByteArrayView bytes, const QList<QByteArray> &containers,
             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
             const std::function<bool(const QJsonObject &)> &isFrame, ParsedSource &source)
        : m_bytes(bytes), m_containers(containers), m_toPaper(toPaper), m_isFrame(isFrame), m_source(source)
    {
    }

    void run()
    {
        if (m_bytes.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
        cover(ByteRange::Kind::Separator, m_at);
        while (!m_source.tooMany && skipSpace()) {
            if (m_bytes[m_at] == '[')
                list();
            else if (m_bytes[m_at] == '{')
                outermost(0);
            else
                foreign();
        }
    }

private:
    bool skipSpace() // returns false at the end of the text
    {
        while (m_at < m_bytes.size()
               && (m_bytes[m_at] == ' ' || m_bytes[m_at] == '\n' || m_bytes[m_at] == '\r'
                   || m_bytes[m_at] == '\t'))
            ++m_at;
        cover(ByteRange::Kind::Separator, m_at);
        return m_at < m_bytes.size();
    }
    // Covers the bytes from the end of the last range up to end.
    void cover(ByteRange::Kind kind, qsizetype end)
    {
        if (m_covered >= end)
            return;
        if (!m_source.ranges.isEmpty() && m_source.ranges.last().kind == kind
            && kind == ByteRange::Kind::Separator)
            m_source.ranges.last().end = end;
        else
            m_source.ranges.append({kind, m_covered, end, m_line});
        m_line += std::count(m_bytes.begin() + m_covered, m_bytes.begin() + end, '\n');
        m_covered = end;
    }
    void diagnostic(const QString &message)
    {
        addDiagnostic(m_source, Diagnostic::Severity::Error, m_line, message);
    }

    // Returns the position after the string that starts here, or the end of the text if it is not closed.
    qsizetype endOfString(qsizetype at) const
    {
        for (++at; at < m_bytes.size() && m_bytes[at] != '"'; ++at)
            if (m_bytes[at] == '\\')
                ++at;
        return qMin(at + 1, m_bytes.size());
    }
    // Returns the position after the object, list or scalar that starts here. closed: false if the text ends
    // first.
    qsizetype endOfValue(qsizetype at, bool *closed) const
    {
        *closed = true;
        if (m_bytes[at] == '"')
            return endOfString(at);
        int depth = 0;
        while (at < m_bytes.size()) {
            const char c = m_bytes[at];
            if (c == '"') {
                at = endOfString(at);
                continue;
            }
            if (depth == 0 && (c == ',' || c == '}' || c == ']'))
                return at;
            ++at;
            if (c == '{' || c == '[')
                ++depth;
            else if ((c == '}' || c == ']') && --depth == 0)
                return at;
        }
        *closed = depth == 0;
        return m_bytes.size();
    }

    void foreign()
    {
        diagnostic(u"This is not a JSON object."_s);
        bool closed = true;
        m_at = qMax(m_at + 1, endOfValue(m_at, &closed));
        cover(ByteRange::Kind::NotUnderstood, m_at);
    }
    void tooDeep()
    {
        diagnostic(u"The objects here are nested too deeply."_s);
        bool closed = true;
        m_at = endOfValue(m_at, &closed);
        cover(ByteRange::Kind::NotUnderstood, m_at);
    }
    void list()
    {
        ++m_at;
        cover(ByteRange::Kind::Separator, m_at);
        while (!m_source.tooMany && skipSpace()) {
            const char c = m_bytes[m_at];
            if (c == ']' || c == ',') {
                ++m_at;
                cover(ByteRange::Kind::Separator, m_at);
                if (c == ']')
                    return;
            } else if (c == '{') {
                record();
            } else if (m_bytes.sliced(m_at).startsWith("null")) { // a service knows no such paper
                m_at += 4;
                cover(ByteRange::Kind::Separator, m_at);
            } else {
                foreign();
            }
        }
        diagnostic(u"This list is not closed; the file is truncated."_s);
    }
    // Reads an object that is a record or contains records.
    void outermost(int depth)
    {
        const qsizetype begin = m_at;
        QList<qsizetype> inner; // start positions of the containers
        ++m_at;
        bool closed = true;
        while (m_at < m_bytes.size()) {
            const char c = m_bytes[m_at];
            if (c == '"') {
                const qsizetype key = m_at;
                m_at = endOfString(m_at);
                const QByteArray name =
                    m_bytes.sliced(key + 1, qMax<qsizetype>(0, m_at - key - 2)).toByteArray();
                while (m_at < m_bytes.size()
                       && (isspace(static_cast<unsigned char>(m_bytes[m_at])) || m_bytes[m_at] == ':'))
                    ++m_at;
                if (m_at >= m_bytes.size())
                    break;
                if ((m_bytes[m_at] == '[' || m_bytes[m_at] == '{') && m_containers.contains(name)) {
                    cover(ByteRange::Kind::Field, m_at);
                    if (m_bytes[m_at] == '[')
                        list();
                    else if (depth < kMaxNested)
                        outermost(depth + 1);
                    else
                        tooDeep();
                    inner.append(m_at);
                    cover(ByteRange::Kind::Field, m_at);
                } else {
                    m_at = endOfValue(m_at, &closed);
                }
            } else if (c == '}') {
                ++m_at;
                break;
            } else {
                ++m_at;
            }
        }
        if (inner.isEmpty()) {
            m_at = begin;
            record();
        } else {
            cover(ByteRange::Kind::Field, m_at);
        }
    }
    void record()
    {
        if (isEnough(++m_records)) {
            m_source.tooMany = true;
            m_at = m_bytes.size();
            return;
        }
        bool closed = true;
        const qsizetype begin = m_at;
        m_at = endOfValue(m_at, &closed);
        if (!closed) {
            diagnostic(u"This record is truncated."_s);
            cover(ByteRange::Kind::NotUnderstood, m_at);
            return;
        }
        QJsonParseError error;
        const QJsonDocument document =
            QJsonDocument::fromJson(QByteArray::fromRawData(m_bytes.data() + begin, m_at - begin), &error);
        if (!document.isObject()) {
            diagnostic(u"This record is not valid JSON: %1."_s.arg(error.errorString()));
            cover(ByteRange::Kind::NotUnderstood, m_at);
            return;
        }
        if (auto paper = m_toPaper(document.object())) {
            paper->line = m_line;
            if (paper->authors.isEmpty() && !paper->authorsTruncated && statesAuthors(document.object(), 2))
                addDiagnostic(m_source, Diagnostic::Severity::Warning, m_line,
                              u"The authors of this record were not understood; they were kept as text."_s);
            m_source.papers.append(std::move(*paper));
            cover(ByteRange::Kind::Field, m_at);
        } else if (m_isFrame && m_isFrame(document.object())) {
            cover(ByteRange::Kind::Field, m_at);
        } else {
            diagnostic(u"This object is not a paper."_s);
            cover(ByteRange::Kind::NotUnderstood, m_at);
        }
    }

    QByteArrayView m_bytes;
    const QList<QByteArray> &m_containers;
    const std::function<std::optional<Paper>(const QJsonObject &)> &m_toPaper;
    const std::function<bool(const QJsonObject &)> &m_isFrame;
    ParsedSource &m_source;
    qsizetype m_at = 0;
    qsizetype m_records = 0;
    qsizetype m_covered = 0;
    qsizetype m_line = 1; // line number at m_covered
};

} // namespace

ParsedSource readJsonRecords(QByteArrayView bytes, const QString &format, const QList<QByteArray> &containers,
                             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
                             const std::function<bool(const QJsonObject &)> &isFrame)
{
    ParsedSource source;
    source.format = format;
    Splitter(bytes, containers, toPaper, isFrame, source).run();
    return source;
}

QString jsonText(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return foldAsciiSpace(value.toString());
    case QJsonValue::Double:
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    case QJsonValue::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Array:
        return value.toArray().isEmpty()
            ? QString()
            : QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    case QJsonValue::Object:
        return value.toObject().isEmpty()
            ? QString()
            : QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    default:
        return {};
    }
}

} // namespace lectern
