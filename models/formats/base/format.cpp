#include "format.h"

namespace lectern
{

namespace
{

thread_local const Cancelled *asked = nullptr; // callback of the innermost ParseScope

class PieceStream final : public PaperStream
{
public:
    PieceStream(QByteArray head, PaperPiece piece, QByteArray tail)
        : m_head(std::move(head)), m_piece(std::move(piece)), m_tail(std::move(tail))
    {
    }
    QByteArray begin() override { return m_head; }
    QByteArray paper(const Paper &paper, const PaperMarks &marks) override { return m_piece(paper, marks); }
    QByteArray end() override { return m_tail; }

private:
    QByteArray m_head;
    PaperPiece m_piece;
    QByteArray m_tail;
};

} // namespace

ParseScope::ParseScope(const Cancelled &cancelled) : m_before(std::exchange(asked, &cancelled)) { }

ParseScope::~ParseScope()
{
    asked = m_before;
}

bool isUnwanted()
{
    return asked && *asked && (*asked)();
}

bool isEnough(qsizetype record)
{
    return record > mostRecords || isUnwanted();
}

std::unique_ptr<PaperStream> paperStream(const QByteArray &head, const PaperPiece &piece,
                                         const QByteArray &tail)
{
    return std::make_unique<PieceStream>(head, piece, tail);
}

QByteArray Format::write(const QList<Paper> &papers, KeyForm keys, ExportContent content) const
{
    const std::unique_ptr<PaperStream> out = stream();
    out->setKeys(keys);
    out->setContent(content);
    QByteArray bytes = out->begin();
    for (const Paper &paper : papers)
        bytes += out->paper(paper, {});
    return bytes + out->end();
}

void addDiagnostic(ParsedSource &source, Diagnostic::Severity severity, qsizetype line,
                   const QString &message)
{
    if (source.diagnostics.size() < kMaxDiagnostics)
        source.diagnostics.append({severity, line, message});
}

} // namespace lectern
