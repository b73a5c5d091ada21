#include "paperoutput.h"

#include "json.h"

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

Json jsonOf(const AuthorFigures &author)
{
    return Json::object({{"name"_L1, orNull(author.name)},
                         {"category"_L1, orNull(author.category)},
                         {"h_index"_L1, author.hIndex},
                         {"papers"_L1, author.papers},
                         {"citations"_L1, author.citations},
                         {"novelty"_L1, author.novelty},
                         {"ai_score"_L1, author.aiScore}});
}

Json jsonOf(const Paper &paper)
{
    return Json::object(
        {{"title"_L1, orNull(paper.title)},
         {"authors"_L1, orNull(paper.authors)},
         {"authors_truncated"_L1, paper.authorsTruncated},
         {"category"_L1, orNull(paper.category)},
         {"date"_L1, orNull(paper.date.toString(Qt::ISODate))},
         {"date_inferred"_L1, paper.dateInferred},
         {"score"_L1, paper.score},
         {"code"_L1, paper.code},
         {"affiliation"_L1, orNull(paper.affiliation)},
         {"abstract"_L1, orNull(paper.abstract)},
         {"arxiv_id"_L1, orNull(paper.arxivId)},
         {"doi"_L1, orNull(paper.doi)},
         {"year"_L1, paper.year || !paper.date.isValid() ? paper.year : std::optional(paper.date.year())},
         {"venue"_L1, orNull(paper.venue)},
         {"url"_L1, orNull(paper.url)},
         {"line"_L1, qint64(paper.line)}});
}

class JsonParseOutput final : public ParseOutput
{
public:
    using ParseOutput::ParseOutput;

    void begin(const QString &file, const QString &format,
               const std::optional<AuthorFigures> &author) override
    {
        m_diagnostics.clear();
        m_bytes = {};
        m_isFirst = true;
        const Json about = Json::object(
            {{"file"_L1, file}, {"format"_L1, format}, {"author"_L1, author ? jsonOf(*author) : Json()}});
        m_output.write(about.text().chopped(1));
        m_output.write(",\"papers\":["); // the papers may exceed the memory
    }

    void block(const ParsedSource &parsed) override
    {
        for (const Paper &paper : parsed.papers) {
            m_output.write(std::exchange(m_isFirst, false) ? "" : ",");
            m_output.write(jsonOf(paper).text());
        }
        m_diagnostics += parsed.diagnostics;
        const ByteCount count = countBytes(parsed.ranges);
        m_bytes.total += count.total;
        m_bytes.fields += count.fields;
        m_bytes.separators += count.separators;
        m_bytes.notUnderstood += count.notUnderstood;
    }

    void end() override
    {
        const auto diagnosticJson = [](const Diagnostic &diagnostic) {
            return Json::object({{"line"_L1, qint64(diagnostic.line)},
                                 {"severity"_L1, QString(severityName(diagnostic.severity))},
                                 {"message"_L1, diagnostic.message}});
        };
        const Json rest =
            Json::object({{"diagnostics"_L1, Json::array(m_diagnostics, diagnosticJson)},
                          {"bytes"_L1,
                           Json::object({{"total"_L1, qint64(m_bytes.total)},
                                         {"fields"_L1, qint64(m_bytes.fields)},
                                         {"separators"_L1, qint64(m_bytes.separators)},
                                         {"not_understood"_L1, qint64(m_bytes.notUnderstood)}})}});
        m_output.write("],");
        m_output.write(rest.text().sliced(1));
        m_output.write("\n");
    }

private:
    bool m_isFirst = true;
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
        for (const Paper &paper : parsed.papers)
            m_output.json(jsonOf(paper));
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
