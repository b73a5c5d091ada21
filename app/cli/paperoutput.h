#pragma once
// Prints what parse prints, in its three forms, and what other verbs print like it.
#include "output.h"

#include "models/core/paper.h"

#include <memory>
#include <optional>

namespace lectern::cli
{

// Writes "file:line: warning: sentence", as compilers do, so that editors can jump there.
QString diagnosticLine(const QString &file, const Diagnostic &diagnostic);

// Takes one source piece by piece: begin, any number of blocks, end. Then perhaps the next source follows.
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

// One JSON object a file, on a line of its own. Programs read it: members are added, never renamed or
// removed.
std::unique_ptr<ParseOutput> parseOutputJson(Output &output);
// One paper a line as JSON; diagnostics as sentences on standard error.
std::unique_ptr<ParseOutput> parseOutputJsonLines(Output &output);
// For people.
std::unique_ptr<ParseOutput> parseOutputText(Output &output);

} // namespace lectern::cli
