#include "paperoutput.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

QLatin1StringView severityName(Diagnostic::Severity severity)
{
    return severity == Diagnostic::Severity::Error ? "error"_L1 : "warning"_L1;
}

void writeAuthor(JsonWriter &json, const std::optional<AuthorFigures> &author)
{
    if (!author) {
        json.null();
        return;
    }
    json.beginObject();
    json.memberOrNull("name"_L1, author->name);
    json.memberOrNull("category"_L1, author->category);
    json.member("h_index"_L1, author->hIndex);
    json.member("papers"_L1, author->papers);
    json.member("citations"_L1, author->citations);
    json.member("novelty"_L1, author->novelty);
    json.member("ai_score"_L1, author->aiScore);
    json.endObject();
}

void writePaper(JsonWriter &json, const Paper &paper)
{
    json.beginObject();
    json.memberOrNull("title"_L1, paper.title);
    json.key("authors"_L1);
    if (paper.authors.isEmpty())
        json.null();
    else
        json.value(paper.authors);
    json.member("authors_truncated"_L1, paper.authorsTruncated);
    json.memberOrNull("category"_L1, paper.category);
    json.memberOrNull("date"_L1, paper.date.toString(Qt::ISODate));
    json.member("date_inferred"_L1, paper.dateInferred);
    json.member("score"_L1, paper.score);
    json.member("code"_L1, paper.code);
    json.memberOrNull("affiliation"_L1, paper.affiliation);
    json.memberOrNull("abstract"_L1, paper.abstract);
    json.memberOrNull("arxiv_id"_L1, paper.arxivId);
    json.memberOrNull("doi"_L1, paper.doi);
    json.member("year"_L1,
                paper.year || !paper.date.isValid() ? paper.year : std::optional(paper.date.year()));
    json.memberOrNull("venue"_L1, paper.venue);
    json.memberOrNull("url"_L1, paper.url);
    json.member("line"_L1, qint64(paper.line));
    json.endObject();
}

class JsonParseOutput final : public ParseOutput
{
public:
    explicit JsonParseOutput(Output &output) : ParseOutput(output), m_json(output) { }

    void begin(const QString &file, const QString &format,
               const std::optional<AuthorFigures> &author) override
    {
        m_diagnostics.clear();
        m_bytes = {};
        m_json.beginObject();
        m_json.member("file"_L1, file);
        m_json.member("format"_L1, format);
        m_json.key("author"_L1);
        writeAuthor(m_json, author);
        m_json.key("papers"_L1);
        m_json.beginArray();
    }

    void block(const ParsedSource &parsed) override
    {
        for (const Paper &paper : parsed.papers)
            writePaper(m_json, paper);
        m_diagnostics += parsed.diagnostics;
        const ByteCount count = countBytes(parsed.ranges);
        m_bytes.total += count.total;
        m_bytes.fields += count.fields;
        m_bytes.separators += count.separators;
        m_bytes.notUnderstood += count.notUnderstood;
    }

    void end() override
    {
        m_json.endArray();
        m_json.key("diagnostics"_L1);
        m_json.beginArray();
        for (const Diagnostic &diagnostic : std::as_const(m_diagnostics)) {
            m_json.beginObject();
            m_json.member("line"_L1, qint64(diagnostic.line));
            m_json.member("severity"_L1, QString(severityName(diagnostic.severity)));
            m_json.member("message"_L1, diagnostic.message);
            m_json.endObject();
        }
        m_json.endArray();
        m_json.key("bytes"_L1);
        m_json.beginObject();
        m_json.member("total"_L1, qint64(m_bytes.total));
        m_json.member("fields"_L1, qint64(m_bytes.fields));
        m_json.member("separators"_L1, qint64(m_bytes.separators));
        m_json.member("not_understood"_L1, qint64(m_bytes.notUnderstood));
        m_json.endObject();
        m_json.endObject();
        m_output.write("\n");
    }

private:
    JsonWriter m_json;
    QList<Diagnostic> m_diagnostics;
    ByteCount m_bytes;
};

class JsonLinesParseOutput final : public ParseOutput
{
public:
    using ParseOutput::ParseOutput;

    void begin(const QString &file, const QString &, const std::optional<AuthorFigures> &) override
    {
        m_file = file;
    }

    void block(const ParsedSource &parsed) override
    {
        for (const Paper &paper : parsed.papers) {
            JsonWriter json(m_output);
            writePaper(json, paper);
            m_output.write("\n");
        }
        for (const Diagnostic &diagnostic : parsed.diagnostics)
            complain(diagnosticLine(m_file, diagnostic));
    }

    void end() override { }

private:
    QString m_file;
};

class TextParseOutput final : public ParseOutput
{
public:
    using ParseOutput::ParseOutput;

    void begin(const QString &file, const QString &format,
               const std::optional<AuthorFigures> &author) override
    {
        m_file = file;
        m_papers = 0;
        m_bytes = {};
        m_output.line(u"%1 (%2)"_s.arg(file, format));
        if (author)
            m_output.line(figures(*author));
        m_output.line();
    }

    void block(const ParsedSource &parsed) override
    {
        for (const Paper &paper : parsed.papers)
            print(paper);
        for (const Diagnostic &diagnostic : parsed.diagnostics)
            m_output.line(diagnosticLine(m_file, diagnostic));
        for (const NamedField &name : parsed.names)
            if (!m_names.contains(name))
                m_names.append(name);
        const ByteCount count = countBytes(parsed.ranges);
        m_papers += parsed.papers.size();
        m_bytes.total += count.total;
        m_bytes.notUnderstood += count.notUnderstood;
    }

    void end() override
    {
        for (const NamedField &name : std::as_const(m_names))
            m_output.line(name.field.isEmpty()
                              ? Messages::tr("field “%1” is kept unchanged").arg(name.name)
                              : Messages::tr("field “%1” is read as %2").arg(name.name, name.field));
        m_output.line(Messages::tr("%n papers, %1 bytes, of which %2 not recognised: %3 % recognised",
                                   nullptr, int(m_papers))
                          .arg(m_bytes.total)
                          .arg(m_bytes.notUnderstood)
                          .arg(100 * m_bytes.understood(), 0, 'f', 1));
        m_output.line();
    }

private:
    static QString figures(const AuthorFigures &author)
    {
        QStringList parts{author.name};
        if (!author.category.isEmpty())
            parts.append(author.category);
        const auto add = [&](const char *label, std::optional<int> figure) {
            if (figure)
                parts.append(QLatin1StringView(label) + u' ' + QString::number(*figure));
        };
        add("h-index", author.hIndex);
        add("papers", author.papers);
        add("citations", author.citations);
        add("novelty %", author.novelty);
        add("AI score", author.aiScore);
        return parts.join(u" · ");
    }

    void print(const Paper &paper)
    {
        QStringList facts;
        if (!paper.category.isEmpty())
            facts.append(paper.category);
        if (paper.date.isValid())
            facts.append(paper.date.toString(Qt::ISODate)
                         + (paper.dateInferred ? Messages::tr(" (year inferred)") : QString()));
        else if (paper.year)
            facts.append(QString::number(*paper.year));
        if (paper.score)
            facts.append(u"score %1"_s.arg(*paper.score));
        if (paper.code.value_or(false))
            facts.append(u"code"_s);
        for (const QString &fact : {paper.affiliation, paper.venue, paper.doi, paper.arxivId})
            if (!fact.isEmpty())
                facts.append(fact);
        const QString title = paper.title.isEmpty()
            ? Messages::tr("(untitled) ") + paper.abstract.left(80) + u'…'
            : paper.title;
        m_output.line(u"%1: %2"_s.arg(paper.line).arg(title));
        if (!paper.authors.isEmpty())
            m_output.line(u"    "_s + paper.authors.join(u", ")
                          + (paper.authorsTruncated ? Messages::tr(" et al.") : QString()));
        if (!facts.isEmpty())
            m_output.line(u"    "_s + facts.join(u" · "));
    }

    QString m_file;
    qsizetype m_papers = 0;
    ByteCount m_bytes;
    QList<NamedField> m_names; // without repetitions
};

} // namespace

QString diagnosticLine(const QString &file, const Diagnostic &diagnostic)
{
    const QString at = diagnostic.line > 0 ? u":%1"_s.arg(diagnostic.line) : QString();
    return u"%1%2: %3: %4"_s.arg(file, at, severityName(diagnostic.severity),
                                 diagnosticText(diagnostic.message));
}

std::unique_ptr<ParseOutput> parseOutputJson(Output &output)
{
    return std::make_unique<JsonParseOutput>(output);
}

std::unique_ptr<ParseOutput> parseOutputJsonLines(Output &output)
{
    return std::make_unique<JsonLinesParseOutput>(output);
}

std::unique_ptr<ParseOutput> parseOutputText(Output &output)
{
    return std::make_unique<TextParseOutput>(output);
}

} // namespace lectern::cli
