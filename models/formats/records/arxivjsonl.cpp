#include "arxivjsonl.h"

#include "jsonsniffer.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "models/tex/texaccents.h"

#include <simdjson.h>

#include <array>
#include <charconv>
#include <cstring>

namespace lectern
{

using namespace Qt::StringLiterals;
namespace json = simdjson::ondemand;

namespace
{

// Sets out to text with each run of white space and control characters folded to one space, trimmed.
void assignFolded(std::string &out, std::string_view text)
{
    const auto isSpace = [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; };
    size_t begin = 0, end = text.size();
    while (begin < end && isSpace(text[begin]))
        ++begin;
    while (end > begin && isSpace(text[end - 1]))
        --end;
    out.clear();
    // Copies runs that need no folding in bulk; most texts are one such run. Each step checks eight bytes for
    // a control character or two adjacent spaces; consecutive steps overlap by one byte.
    constexpr uint64_t ones = 0x0101010101010101ull, tops = 0x80 * ones;
    const auto zeros = [](uint64_t bytes) { return (bytes - ones) & ~bytes & tops; };
    size_t from = begin;
    for (size_t i = begin; i < end; ++i) {
        for (uint64_t bytes; i + 8 < end; i += 7) {
            std::memcpy(&bytes, text.data() + i, 8);
            const uint64_t spaces = zeros(bytes ^ 0x20 * ones);
            if (((bytes - 0x20 * ones) & ~bytes & tops) | zeros(bytes ^ 0x7f * ones) | (spaces & spaces << 8))
                break;
        }
        if (!isSpace(text[i]) || (text[i] == ' ' && !isSpace(text[i + 1])))
            continue;
        out.append(text, from, i - from);
        out += ' ';
        while (isSpace(text[i + 1])) // terminates: the last character is not a space
            ++i;
        from = i + 1;
    }
    out.append(text, from, end - from);
}

QString toQString(const std::string &text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// Returns the next element of a vector that never shrinks, so that its strings are reused.
template <typename T>
T &nextOf(std::vector<T> &list, size_t &count)
{
    if (count == list.size())
        list.emplace_back();
    return list[count++];
}

enum class Key {
    Id,
    Title,
    Authors,
    AuthorsParsed,
    Abstract,
    Categories,
    Versions,
    Updated,
    Year,
    Doi,
    JournalRef,
    Venue,
    Url,
    Code,
    Other
};

Key keyOf(std::string_view key)
{
    static constexpr std::array<std::pair<std::string_view, Key>, 14> keys{
        {{"id", Key::Id},
         {"title", Key::Title},
         {"authors", Key::Authors},
         {"authors_parsed", Key::AuthorsParsed},
         {"abstract", Key::Abstract},
         {"categories", Key::Categories},
         {"versions", Key::Versions},
         {"update_date", Key::Updated},
         {"year", Key::Year},
         {"doi", Key::Doi},
         {"journal-ref", Key::JournalRef},
         {"venue", Key::Venue},
         {"url", Key::Url},
         {"code_url", Key::Code}}};
    for (const auto &[name, value] : keys)
        if (name == key)
            return value;
    return Key::Other;
}

// Reads a value as text: numbers unchanged, null as an empty string, a list of strings joined by spaces.
// Throws simdjson errors, also for lists that are nested too deeply.
void readText(json::value value, std::string &out, int depth = 0)
{
    constexpr int kMaxNested = 8;
    if (depth > kMaxNested)
        throw simdjson::simdjson_error(simdjson::DEPTH_ERROR);
    switch (value.type()) {
    case json::json_type::string:
        assignFolded(out, value.get_string());
        return;
    case json::json_type::null:
        out.clear();
        if (!value.is_null())
            throw simdjson::simdjson_error(simdjson::INCORRECT_TYPE);
        return;
    case json::json_type::array: {
        std::string all, one;
        for (json::value element : value.get_array()) {
            readText(element, one, depth + 1);
            (all += all.empty() ? "" : " ") += one;
        }
        out = std::move(all);
        return;
    }
    default:
        assignFolded(out, value.raw_json_token());
        // raw_json_token() does not advance; reading the scalar does, and validates it.
        if (value.type() == json::json_type::number)
            (void)value.get_double().value();
        else if (value.type() == json::json_type::boolean)
            (void)value.get_bool().value();
        else
            throw simdjson::simdjson_error(simdjson::INCORRECT_TYPE);
    }
}

void readNames(json::value value, ArxivRecord &record)
{
    if (value.type() != json::json_type::array) {
        (void)simdjson::to_json_string(value).value(); // skips null or an invalid value
        return;
    }
    for (json::value entry : value.get_array()) {
        ArxivRecord::Name &name = nextOf(record.names, record.nameCount);
        name = {};
        size_t position = 0;
        std::string rest;
        for (json::value part : entry.get_array()) {
            std::string &target = position == 0 ? name.family
                : position == 1                 ? name.given
                : position == 2                 ? name.suffix
                                                : rest;
            readText(part,
                     target); // affiliations may follow in the snapshot; they are not part of the name
            ++position;
        }
    }
}

void readExtra(json::value value, std::string_view key, ArxivRecord &record)
{
    std::pair<std::string, std::string> field{std::string(key), {}};
    switch (value.type()) {
    case json::json_type::string:
    case json::json_type::null:
        readText(value, field.second);
        break;
    default:
        assignFolded(field.second, simdjson::to_json_string(value).value());
    }
    if (!field.second.empty())
        nextOf(record.extra, record.extraCount) = std::move(field);
}

// Dumps of other services with this layout contain publishers' markup.
void removeMarkup(std::string *text)
{
    if (mayHoldInlineMarkup(*text))
        *text = withoutInlineMarkup(QString::fromStdString(*text)).toStdString();
}

// Uses the date of the first version. If there are later versions, keeps the whole history.
void readVersions(json::value value, ArxivRecord &record)
{
    if (value.type() != json::json_type::array) {
        readExtra(value, "versions", record);
        return;
    }
    size_t count = 0;
    std::string history, number, date;
    for (json::value version : value.get_array()) {
        number.clear();
        date.clear();
        for (auto field : version.get_object()) {
            const std::string_view key = field.unescaped_key();
            if (key == "created")
                readText(field.value(), date);
            else if (key == "version")
                readText(field.value(), number);
            else
                (void)simdjson::to_json_string(field.value()).value();
        }
        if (count++ == 0)
            record.created = date;
        history += (history.empty() ? "" : "; ") + number + ' ' + date;
    }
    if (count > 1)
        nextOf(record.extra, record.extraCount) = {"versions", history};
}

void readValue(std::string_view key, json::value value, ArxivRecord &record)
{
    switch (keyOf(key)) {
    case Key::Id:
        readText(value, record.id);
        break;
    case Key::Title:
        readText(value, record.title);
        removeMarkup(&record.title);
        break;
    case Key::Authors:
        readText(value, record.authors);
        break;
    case Key::AuthorsParsed:
        readNames(value, record);
        break;
    case Key::Abstract:
        readText(value, record.abstract);
        joinExtractedWords(&record.abstract);
        removeMarkup(&record.abstract);
        break;
    case Key::Categories:
        readText(value, record.categories);
        break;
    case Key::Versions:
        readVersions(value, record);
        break;
    case Key::Updated:
        readText(value, record.updated);
        break;
    case Key::Year:
        readText(value, record.year);
        break;
    case Key::Doi:
        readText(value, record.doi);
        break;
    case Key::JournalRef:
        readText(value, record.journalRef);
        break;
    case Key::Venue:
        readText(value, record.venue);
        break;
    case Key::Url:
        readText(value, record.url);
        break;
    case Key::Code:
        readText(value, record.codeUrl);
        break;
    case Key::Other:
        readExtra(value, std::string(key), record);
        break;
    }
}

} // namespace

struct ArxivLineReader::Parser {
    json::parser parser;
    std::string padded; // copy of a line without readable bytes after it
};

void ArxivRecord::clear()
{
    for (std::string *field : {&id, &title, &authors, &abstract, &categories, &created, &updated, &year, &doi,
                               &journalRef, &venue, &url, &codeUrl})
        field->clear();
    nameCount = 0;
    extraCount = 0;
}

ArxivLineReader::ArxivLineReader() : m_parser(std::make_unique<Parser>()) { }
ArxivLineReader::~ArxivLineReader() = default;

bool ArxivLineReader::read(std::string_view line, size_t readable, ArxivRecord &record)
{
    record.clear();
    if (readable < line.size() + simdjson::SIMDJSON_PADDING) {
        m_parser->padded.assign(line);
        m_parser->padded.append(simdjson::SIMDJSON_PADDING, ' ');
        readable = m_parser->padded.size();
        line = std::string_view(m_parser->padded.data(), line.size());
    }
    try {
        json::document document = m_parser->parser.iterate(line.data(), line.size(), readable);
        for (auto field : document.get_object()) {
            const std::string_view key = field.unescaped_key();
            readValue(key, field.value(), record);
        }
        if (document.current_location().error() != simdjson::OUT_OF_BOUNDS) {
            m_message = u"Unexpected text after the JSON object of this line."_s;
            return false;
        }
    } catch (const simdjson::simdjson_error &error) {
        m_message = error.error() == simdjson::UTF8_ERROR
            ? u"This line is not UTF-8."_s
            : u"This line is not a complete JSON object (%1)."_s.arg(QString::fromLatin1(error.what()));
        return false;
    }
    if (record.title.empty() && record.abstract.empty()) {
        m_message = u"This line has neither a title nor an abstract."_s;
        return false;
    }
    return true;
}

QDate arxivDate(std::string_view text)
{
    const auto number = [](std::string_view digits) {
        int value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc() && end == digits.data() + digits.size() ? value : -1;
    };
    if (text.size() >= 10 && text[4] == '-' && text[7] == '-')
        return QDate(number(text.substr(0, 4)), number(text.substr(5, 2)), number(text.substr(8, 2)));
    if (const size_t comma = text.find(", "); comma != std::string_view::npos)
        text.remove_prefix(comma + 2);
    const size_t day = text.find(' ');
    if (day == std::string_view::npos || text.size() < day + 9 || text[day + 4] != ' ')
        return {};
    static constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const size_t month = months.find(text.substr(day + 1, 3));
    if (month == std::string_view::npos || month % 3 != 0)
        return {};
    return QDate(number(text.substr(day + 5, 4)), int(month / 3) + 1, number(text.substr(0, day)));
}

// Uses the structured names, otherwise those of the author line.
static void setAuthors(const ArxivRecord &record, Paper *paper)
{
    if (record.nameCount) {
        paper->authors.reserve(qsizetype(record.nameCount));
        for (size_t i = 0; i < record.nameCount; ++i) {
            const ArxivRecord::Name &name = record.names[i];
            const auto part = [](const std::string &text) { return decodeTexAccents(toQString(text)); };
            addAuthor(paper, personName(part(name.family), part(name.given), part(name.suffix)));
        }
    } else if (!record.authors.empty()) {
        const QString printed = toQString(record.authors);
        AuthorNames list = splitAuthorString(printed);
        paper->authors = std::move(list.names);
        paper->authorsTruncated = list.truncated;
        if (list.droppedAffiliations)
            paper->extra.append({u"authors"_s, printed});
    }
}

Paper paperOf(const ArxivRecord &record)
{
    Paper paper;
    paper.title = decodeTexAccents(toQString(record.title));
    paper.abstract = toQString(record.abstract);
    paper.category = toQString(record.categories);

    setAuthors(record, &paper);
    paper.arxivId = arxivIdOf(toQString(record.id));
    if (paper.arxivId.isEmpty() && !record.id.empty())
        paper.extra.append({u"id"_s, toQString(record.id)});

    if (!record.doi.empty()) {
        const QString printed = toQString(record.doi);
        paper.doi = doiOf(printed);
        if (paper.doi.size() != printed.size()) // several DOIs or none: keep the printed text
            paper.extra.append({u"doi"_s, printed});
    }

    paper.date = arxivDate(record.created);
    const QDate updated = arxivDate(record.updated);
    if (!paper.date.isValid())
        paper.date = updated;
    else if (updated.isValid() && updated != paper.date)
        paper.extra.append({u"update_date"_s, toQString(record.updated)});
    if (!record.year.empty()) {
        bool ok = false;
        const int year = toQString(record.year).toInt(&ok);
        if (ok && year > 0 && year < 10000)
            paper.year = year;
        else
            paper.extra.append({u"year"_s, toQString(record.year)});
    }

    paper.venue = toQString(record.venue.empty() ? record.journalRef : record.venue);
    if (!record.venue.empty() && !record.journalRef.empty())
        paper.extra.append({u"journal-ref"_s, toQString(record.journalRef)});
    paper.url = toQString(record.url);
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(paper.doi);
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(paper.url);
    if (!record.codeUrl.empty()) {
        paper.code = true;
        paper.extra.append({u"code_url"_s, toQString(record.codeUrl)});
    }
    for (size_t i = 0; i < record.extraCount; ++i)
        paper.extra.append({toQString(record.extra[i].first), toQString(record.extra[i].second)});
    return paper;
}

static int recogniseArxivJsonl(QByteArrayView head)
{
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson || look.isArray || !look.oneLine || look.has("lectern") || look.kind("id") == 'n')
        return 0;
    const bool named = look.kind("authors_parsed") == '[' || look.kind("authors") == '"';
    if (!look.has("id") || !look.has("title") || !named)
        return 0;
    return look.has("categories") || look.has("versions") || look.has("update_date") ? 95 : 60;
}

void readArxivLines(QByteArrayView bytes,
                    const std::function<void(const ArxivRecord &, const ByteRange &)> &record,
                    const std::function<void(const QString &, const ByteRange &)> &bad)
{
    using Kind = ByteRange::Kind;
    ArxivLineReader reader;
    ArxivRecord read;
    qsizetype line = 1;
    for (qsizetype begin = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0; begin < bytes.size(); ++line) {
        const void *newline = std::memchr(bytes.data() + begin, '\n', size_t(bytes.size() - begin));
        const qsizetype next = newline ? static_cast<const char *>(newline) - bytes.data() + 1 : bytes.size();
        qsizetype end = newline ? next - 1 : next;
        while (end > begin && (bytes[end - 1] == '\r' || bytes[end - 1] == ' ' || bytes[end - 1] == '\t'))
            --end;
        if (end == begin) {
        } else if (reader.read({bytes.data() + begin, size_t(end - begin)}, size_t(bytes.size() - begin),
                               read)) {
            record(read, {Kind::Field, begin, end, line});
        } else {
            bad(reader.message(), {Kind::NotUnderstood, begin, end, line});
        }
        begin = next;
    }
}

static ParsedSource readArxivJsonl(QByteArrayView bytes, const ParseContext &)
{
    ParsedSource source;
    source.format = arxivJsonlId;
    ByteRange gap{ByteRange::Kind::Separator, 0, 0, 1};
    const auto add = [&](const ByteRange &range) {
        gap.end = range.begin;
        if (gap.end > gap.begin)
            source.ranges.append(gap);
        source.ranges.append(range);
        gap.begin = range.end;
        gap.line = range.line;
    };
    readArxivLines(
        bytes,
        [&](const ArxivRecord &record, const ByteRange &range) {
            source.papers.append(paperOf(record));
            source.papers.last().line = range.line;
            add(range);
        },
        [&](const QString &message, const ByteRange &range) {
            source.diagnostics.append({Diagnostic::Severity::Error, range.line, message});
            add(range);
        });
    gap.end = bytes.size();
    if (gap.end > gap.begin)
        source.ranges.append(gap);
    return source;
}

Format arxivJsonlFormat()
{
    Format format;
    format.id = arxivJsonlId;
    format.markup = false; // readers remove it per line
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "arXiv metadata (JSON lines)"));
    format.extensions = {u"jsonl"_s, u"json"_s, u"ndjson"_s};
    format.lines = true;
    format.recognise = recogniseArxivJsonl;
    format.read = readArxivJsonl;
    return format;
}

} // namespace lectern
