// Hand-written recursive-descent parser of queries: or -> and -> condition -> value.
#include "querysyntax.h"
#include "queryterms.h"
#include "querytext.h"
#include "textexpression.h"
#include "wordpattern.h"

#include "models/i18n/messages.h"

#include <QLoggingCategory>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;
using Value = QueryTerm::Value;

namespace
{

// Typed queries are far below these limits, which bound the work for pasted files.
constexpr int kMaxConditions = 1000;
constexpr int kMaxNesting = 50;
constexpr qsizetype maxDiagnostics = 100;

class Parser
{
public:
    Parser(QStringView text, bool typing) : m_text(text), m_typing(typing) { }

    ParsedQuery read()
    {
        ParsedQuery parsed;
        QueryNode all = syntax::node(Kind::And);
        // A surplus ")" ends a group early; the rest is still parsed.
        while (skipSpace(), m_at < m_text.size() && !m_full) {
            if (m_text[m_at] == u')') {
                diagnostic(m_at, 1, Messages::tr("This “)” has no matching “(”."));
                ++m_at;
                continue;
            }
            all.children.append(readOr());
        }
        parsed.root = normalised(all);
        parsed.diagnostics = m_diagnostics;
        return parsed;
    }

private:
    void diagnostic(qsizetype position, qsizetype length, const QString &expected)
    {
        if (m_diagnostics.size() < maxDiagnostics)
            m_diagnostics.append({position, length, expected});
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool atEnd() const { return m_at >= m_text.size() || m_text[m_at] == u')' || m_full; }
    // Reads the rest of the current word, which may be empty.
    QStringView nextWord()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !syntax::endsWord(m_text, m_at))
            ++m_at;
        return m_text.mid(begin, m_at - begin);
    }
    // Returns whether the operator occurs here as a separate word.
    bool isAtOperator(QStringView word) const
    {
        return m_text.mid(m_at, word.size()) == word
            && (m_at + word.size() == m_text.size() || syntax::endsWord(m_text, m_at + word.size()));
    }

    QueryNode readOr()
    {
        QueryNode either = syntax::node(Kind::Or);
        while (!m_full) {
            const qsizetype before = m_at;
            const std::optional<QueryNode> next = readAnd();
            skipSpace();
            const bool more = !atEnd() && isAtOperator(u"OR");
            if (next)
                either.children.append(*next);
            else if (more)
                diagnostic(m_at, 2, Messages::tr("Expected a word or condition before OR."));
            else if (!either.children.isEmpty())
                diagnostic(before, 0, Messages::tr("Expected a word or condition after OR."));
            if (!more)
                break;
            m_at += 2;
        }
        return either;
    }

    // Reads adjacent conditions. Returns nullopt if there is none.
    std::optional<QueryNode> readAnd()
    {
        QueryNode all = syntax::node(Kind::And);
        while (skipSpace(), !atEnd() && !isAtOperator(u"OR")) {
            if (isAtOperator(u"AND")) {
                const qsizetype at = m_at;
                m_at += 3;
                skipSpace();
                if (all.children.isEmpty() || atEnd())
                    diagnostic(at, 3, Messages::tr("Expected AND between two conditions."));
                continue;
            }
            if (const std::optional<QueryNode> next = readCondition())
                all.children.append(*next);
        }
        return all.children.isEmpty() ? std::nullopt : std::optional(all);
    }

    // Reads one condition. Returns nullopt if there is nothing to search for, after a diagnostic or for stray
    // punctuation.
    std::optional<QueryNode> readCondition()
    {
        const qsizetype begin = m_at;
        bool excluded = false;
        for (;; excluded = true) {
            if (m_at < m_text.size() && m_text[m_at] == u'-') {
                ++m_at;
            } else if (isAtOperator(u"NOT")) {
                m_at += 3;
                skipSpace();
            } else {
                break;
            }
        }
        if (excluded && (m_at >= m_text.size() || m_text[m_at].isSpace() || m_text[m_at] == u')')) {
            // A dash between words is punctuation, as in a pasted title. At the end, an operand is missing.
            skipSpace();
            if (atEnd())
                diagnostic(begin, m_at - begin, Messages::tr("Expected a word to exclude here."));
            return {};
        }
        const int outer = std::exchange(m_excluded, excluded ? m_excluded + 1 : m_excluded);
        std::optional<QueryNode> condition = readPositive();
        m_excluded = outer;
        if (!condition || !excluded)
            return condition;
        QueryNode without = syntax::node(Kind::Not);
        without.children.append(*condition);
        return without;
    }

    std::optional<QueryNode> readPositive()
    {
        if (++m_conditions > kMaxConditions) {
            diagnostic(m_at, m_text.size() - m_at,
                       Messages::tr("Only the first 1,000 conditions are searched."));
            m_full = true;
            return {};
        }
        if (m_text[m_at] == u'(')
            return readGroup();
        if (seesExact())
            return readExact();
        if (syntax::isQuoteAt(m_text, m_at))
            return readPhrase();
        if (const qsizetype length = syntax::expressionLength(m_text, m_at))
            return readExpression(length);
        return readWord();
    }

    bool seesExact() const
    {
        return m_text[m_at] == u'=' && m_at + 1 < m_text.size() && !syntax::endsWord(m_text, m_at + 1);
    }

    // "=graph": exact spelling.
    std::optional<QueryNode> readExact()
    {
        const qsizetype begin = m_at++;
        const QStringView word = nextWord();
        if (!syntax::hasLetterOrDigit(word)) {
            diagnostic(begin, m_at - begin, Messages::tr("Expected a word with letters or digits here."));
            return {};
        }
        QueryNode exact = syntax::node(Kind::Text);
        exact.field = m_field;
        exact.phrase = true;
        exact.text = word.toString();
        exact.prefix = word.endsWith(u'*');
        return exact;
    }

    // Returns the text up to the next space, at most `most` characters. It includes its own brackets but not
    // the closing bracket of an enclosing group. The limit keeps parsing linear for texts without spaces,
    // because this runs for every word.
    QStringView toSpace(qsizetype most) const
    {
        qsizetype end = m_at;
        int own = 0;
        for (; end < m_text.size() && end - m_at < most && !m_text[end].isSpace(); ++end) {
            own += m_text[end] == u'(' ? 1 : m_text[end] == u')' ? -1 : 0;
            if (own < 0 && m_depth > 0)
                break;
        }
        return m_text.mid(m_at, end - m_at);
    }

    // Returns whether only field conditions follow. The word before them is then the last one.
    bool onlyFieldsFollow(qsizetype at) const
    {
        const QStringView rest = m_text.mid(at);
        if (rest.isEmpty())
            return true;
        bool any = false, quoted = false;
        for (qsizetype i = 0; i < rest.size(); ++i) {
            if (syntax::isQuoteAt(rest, i))
                quoted = !quoted;
            if (quoted || rest[i].isSpace() || (i > 0 && !rest[i - 1].isSpace()))
                continue;
            // Look no further than the longest name, because this runs for every word.
            const QStringView word = rest.mid(rest[i] == u'-' ? i + 1 : i, kMaxTermName + 1);
            const qsizetype colon = word.indexOf(u':');
            const QueryTerm *term = colon > 0 ? termNamed(word.left(colon)) : nullptr;
            if (!term || term->value == Value::Words)
                return false;
            any = true;
        }
        return any;
    }

    std::optional<QueryNode> readGroup()
    {
        const qsizetype open = m_at++;
        if (++m_depth > kMaxNesting) {
            // Continue as if the bracket were absent.
            if (m_depth == kMaxNesting + 1)
                diagnostic(open, 1, Messages::tr("Brackets can be nested up to 50 levels."));
            --m_depth;
            return {};
        }
        QueryNode group = readOr();
        --m_depth;
        if (m_full)
            return group;
        if (m_at < m_text.size())
            ++m_at; // readOr stops only at the end or at ")"
        else
            diagnostic(open, 1, Messages::tr("This “(” has no matching “)”."));
        if (group.children.isEmpty()) {
            diagnostic(open, m_at - open, Messages::tr("Expected a word or condition in the brackets."));
            return {};
        }
        return group;
    }

    std::optional<QueryNode> readPhrase()
    {
        const qsizetype open = m_at++;
        while (m_at < m_text.size() && !syntax::isQuoteAt(m_text, m_at))
            ++m_at;
        QueryNode phrase = syntax::node(Kind::Text);
        phrase.field = m_field;
        phrase.phrase = true;
        phrase.text = m_text.mid(open + 1, m_at - open - 1).toString();
        phrase.prefix = phrase.text.endsWith(u'*');
        if (m_at < m_text.size()) {
            ++m_at;
        } else {
            reportUnclosed(open, phrase.text);
            if (m_typing && !m_excluded && !phrase.text.isEmpty() && !phrase.text.back().isSpace())
                phrase.prefix = true;
        }
        if (!syntax::hasLetterOrDigit(phrase.text)) {
            diagnostic(open, m_at - open, Messages::tr("Expected words between the quotes."));
            return {};
        }
        return phrase;
    }

    // Reports an unclosed quote. A quote that is still being typed is not an error, unless it contains a
    // field.
    void reportUnclosed(qsizetype open, const QString &text)
    {
        if (!m_typing || text.contains(u':'))
            diagnostic(open, 1, Messages::tr("This quote has no matching closing quote."));
    }

    // Reads a regular expression between slashes. Without a second slash the text is a word.
    std::optional<QueryNode> readExpression(qsizetype length)
    {
        const qsizetype begin = std::exchange(m_at, m_at + length);
        QueryNode expression = syntax::node(Kind::Expression);
        expression.field = m_field;
        expression.text = m_text.mid(begin + 1, length - 2).toString();
        if (const auto read = TextExpression::of(expression.text); !read) {
            diagnostic(begin, length,
                       Messages::tr("Expected a regular expression between the slashes (%1).")
                           .arg(read.error().message));
            return {};
        }
        return expression;
    }

    // Reads a bare word, or a field and its value.
    std::optional<QueryNode> readWord()
    {
        const qsizetype begin = m_at;
        if (m_field == QueryNode::Field::Any) { // a pasted id or its URL
            if (const QStringView whole = toSpace(syntax::kMaxIdLength + 1); syntax::looksLikeId(whole)) {
                m_at += whole.size();
                QueryNode id = syntax::node(Kind::Ids);
                const qsizetype named = whole.startsWith(u"doi:", Qt::CaseInsensitive)
                    ? 4
                    : 0; // the prefix "doi:" has the same effect as the field
                id.values = {whole.mid(named).toString()};
                return id;
            }
        }
        qsizetype colon = -1;
        for (; m_at < m_text.size() && !syntax::endsWord(m_text, m_at); ++m_at)
            if (m_text[m_at] == u':' && colon < 0)
                colon = m_at;
        if (colon > begin) {
            const QStringView name = m_text.mid(begin, colon - begin);
            if (const QueryTerm *term = termNamed(name)) {
                m_at = colon + 1;
                return readTerm(*term, begin);
            }
            // "Title: subtitle" is a pasted title; "foo:bar" looks like a field.
            if (colon + 1 < m_at)
                diagnostic(
                    begin, colon + 1 - begin,
                    Messages::tr(
                        "Expected a field such as author: or cat: before the colon; searched as words."));
        }
        return readWords(begin, m_at);
    }

    std::optional<QueryNode> readWords(qsizetype begin, qsizetype end)
    {
        const QStringView text = m_text.mid(begin, end - begin);
        if (text == u"*")
            return syntax::node(Kind::All);
        if (!syntax::hasLetterOrDigit(text)) {
            // Stray punctuation ("search & rescue") is ignored; after a field name it is an error.
            if (m_field != QueryNode::Field::Any)
                diagnostic(begin, end - begin, Messages::tr("Expected a word with letters or digits here."));
            return {};
        }
        QueryNode words = syntax::node(Kind::Text);
        words.field = m_field;
        words.text = syntax::withoutPossessives(text);
        words.prefix = text.endsWith(u'*') || (m_typing && !m_excluded && onlyFieldsFollow(end));
        if (WordPattern::isTooShort(words)) {
            diagnostic(begin, end - begin,
                       Messages::tr("Expected at least three letters next to the stars."));
            return {};
        }
        return words;
    }

    std::optional<QueryNode> readTerm(const QueryTerm &term, qsizetype begin)
    {
        skipSpace(); // "title: lora"
        if (atEnd()) {
            diagnostic(begin, m_at - begin, expectedValue(term));
            return {};
        }
        if (isRange(term.value))
            return readRanges(term, begin);
        if (term.value == Value::Words)
            return readWordsIn(term.field);
        if (term.value == Value::Ids)
            return readId(term, begin);
        return term.value == Value::Choice ? readChoice(term, begin) : readNames(term, begin);
    }

    std::optional<QueryNode> readRanges(const QueryTerm &term, qsizetype begin)
    {
        // "2018,2020": any of them, as for categories.
        QueryNode either = syntax::node(Kind::Or);
        for (const QStringView part : nextWord().split(u',')) {
            const std::optional<QueryNode> range = syntax::readRange(term, part);
            if (!range) {
                diagnostic(begin, m_at - begin, expectedValue(term));
                return {};
            }
            either.children.append(*range);
        }
        return either.children.size() == 1 ? either.children.takeFirst() : either;
    }

    // An id may contain brackets and commas, so it extends to the next space or closing quote.
    std::optional<QueryNode> readId(const QueryTerm &term, qsizetype begin)
    {
        if (syntax::isQuote(m_text[m_at]))
            return readNames(term, begin);
        QueryNode id = syntax::node(term.kind);
        const QStringView whole = toSpace(m_text.size());
        if (whole.isEmpty()) {
            diagnostic(begin, m_at - begin, expectedValue(term));
            return {};
        }
        m_at += whole.size();
        id.values = {whole.toString()};
        return id;
    }

    std::optional<QueryNode> readWordsIn(QueryNode::Field field)
    {
        const QueryNode::Field outer = std::exchange(m_field, field);
        std::optional<QueryNode> value;
        if (m_text[m_at] == u'(') {
            value = readGroup();
        } else if (syntax::isQuoteAt(m_text, m_at)) {
            value = readPhrase();
        } else if (seesExact()) {
            value = readExact();
        } else if (const qsizetype length = syntax::expressionLength(m_text, m_at)) {
            value = readExpression(length);
        } else {
            const qsizetype begin = m_at;
            const QStringView text = nextWord();
            bool isId = field == QueryNode::Field::Author && text.size() > 1 && text[0] == u'#';
            for (const QChar c : text.mid(1))
                isId = isId && c >= u'0' && c <= u'9';
            if (isId) {
                value = syntax::node(Kind::Author);
                value->values = {text.toString()};
            } else {
                value = readWords(begin, m_at);
            }
        }
        m_field = outer;
        return value;
    }

    // Reads names separated by commas. A name that contains a space, comma or bracket is quoted; "" is a
    // quote.
    std::optional<QueryNode> readNames(const QueryTerm &term, qsizetype begin)
    {
        QueryNode names = syntax::node(term.kind);
        if (term.kind == Kind::Stated)
            names.text = term.name.toString();
        bool missing = false;
        for (;;) {
            QString name;
            if (m_at < m_text.size() && syntax::isQuote(m_text[m_at])) {
                const qsizetype open = m_at++;
                const bool straight = m_text[open] == u'"';
                for (; m_at < m_text.size(); ++m_at) {
                    if (m_text.mid(m_at, 2) == u"\"\"")
                        ++m_at;
                    else if (straight ? m_text[m_at] == u'"' : syntax::isQuote(m_text[m_at]))
                        break;
                    name += m_text[m_at];
                }
                if (m_at < m_text.size())
                    ++m_at;
                else
                    reportUnclosed(open, name);
            } else {
                while (m_at < m_text.size() && !m_text[m_at].isSpace() && m_text[m_at] != u','
                       && m_text[m_at] != u'(' && m_text[m_at] != u')' && !syntax::isQuote(m_text[m_at]))
                    name += m_text[m_at++];
            }
            name = name.simplified();
            if (name.isEmpty())
                missing = true;
            else
                names.values.append(name);
            if (m_at >= m_text.size() || m_text[m_at] != u',')
                break;
            ++m_at;
        }
        if (missing)
            diagnostic(begin, m_at - begin, expectedValue(term));
        return names.values.isEmpty() ? std::nullopt : std::optional(names);
    }

    std::optional<QueryNode> readChoice(const QueryTerm &term, qsizetype begin)
    {
        QueryNode choice = syntax::node(term.kind);
        choice.values = {choiceOf(term, nextWord().toString().toLower())};
        if (!choice.values[0].isEmpty())
            return choice;
        diagnostic(begin, m_at - begin, expectedValue(term));
        return {};
    }

    QStringView m_text;
    bool m_typing;
    qsizetype m_at = 0;
    int m_depth = 0;
    int m_excluded = 0; // number of enclosing exclusions
    int m_conditions = 0;
    bool m_full = false;
    QueryNode::Field m_field = QueryNode::Field::Any;
    QList<QueryDiagnostic> m_diagnostics;
};

} // namespace

// Lets tests count how often one key press parses the text. Writes nothing unless enabled.
static Q_LOGGING_CATEGORY(parsing, "lectern.parsing", QtWarningMsg)

    ParsedQuery parseQuery(QStringView text, bool typing)
{
    qCDebug(parsing) << text;
    constexpr qsizetype longestEntry = 20'000;
    if (text.size() < longestEntry)
        if (const QString id = syntax::idOfEntry(text); !id.isEmpty())
            return Parser(id, false).read();
    return Parser(text, typing).read();
}

} // namespace lectern
