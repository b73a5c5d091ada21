#pragma once
// The three output forms of parse, and output that other verbs share with it.
#include "output.h"

#include "models/core/paper.h"

#include <memory>
#include <optional>

namespace lectern::cli
{

// Returns "file:line: warning: sentence", the format of compilers, so that editors can jump to the line.
QString diagnosticLine(const QString &file, const Diagnostic &diagnostic);

// Receives one source in parts: begin, any number of blocks, end. Further sources may follow.
class ParseOutput
{
public:
    explicit ParseOutput(Output &output) : m_output(output) { }
    virtual ~ParseOutput() = default;
    virtual void begin(const QString &file, const QString &format,
                       const std::optional<AuthorFigures> &author) = 0;
    virtual void block(const ParsedSource &parsed) = 0;
    virtual void end() = 0;
    bool isClosed() const { return m_output.isClosed(); }

protected:
    Output &m_output;
};

// One JSON object per file, on a separate line. This is a contract for programs: members are added, never
// renamed or removed.
std::unique_ptr<ParseOutput> parseOutputJson(Output &output);
// One paper per line as JSON; diagnostics as sentences on standard error.
std::unique_ptr<ParseOutput> parseOutputJsonLines(Output &output);
// Text for display.
std::unique_ptr<ParseOutput> parseOutputText(Output &output);

} // namespace lectern::cli
