#include "querystate.h"

#include "models/core/query/queryterms.h"
#include "models/core/query/querytext.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;

QString Condition::text() const
{
    return label.isEmpty() ? queryText(node) : label;
}

static QList<QueryNode> topLevel(const QueryNode &root)
{
    if (root.kind == Kind::All)
        return {};
    return root.kind == Kind::And ? root.children : QList<QueryNode>{root};
}

static QueryNode joined(const QList<QueryNode> &parts)
{
    if (parts.size() == 1)
        return parts.first();
    QueryNode root;
    if (!parts.isEmpty()) {
        root.kind = Kind::And;
        root.children = parts;
    }
    return root;
}

const ParsedQuery &QueryState::parsedTyping() const
{
    if (!m_typing || m_typing->typed != typed)
        m_typing = std::make_shared<const Typing>(Typing{.typed = typed, .parsed = parseQuery(typed, true)});
    return m_typing->parsed;
}

Query QueryState::query(bool typing) const
{
    QList<QueryNode> parts;
    if (scope)
        parts += topLevel(scope->node);
    for (const Condition &condition : conditions)
        parts += topLevel(condition.node);
    parts += topLevel(typing ? parsedTyping().root : parseQuery(typed, false).root);
    return {joined(parts), order()};
}

bool QueryState::hasWords() const
{
    return std::any_of(conditions.cbegin(), conditions.cend(),
                       [](const Condition &condition) { return lectern::hasWords(condition.node); })
        || lectern::hasWords(parsedTyping().root);
}

QString QueryState::text() const
{
    QStringList parts;
    if (scope)
        parts.append(scope->text());
    for (const Condition &condition : conditions)
        parts.append(condition.text());
    if (!typed.trimmed().isEmpty())
        parts.append(typed.trimmed());
    return parts.join(u" · "_s);
}

QString QueryState::key(const QueryNode &node)
{
    switch (node.kind) {
    case Kind::Category:
        return u"category"_s;
    case Kind::Date:
        return u"date"_s;
    // Bookmarked is one switch; read and unread are the two states of another.
    case Kind::Is:
        return u"is:"_s
            + (node.values.value(0) == "unread"_L1  ? u"read"_s
                   : newSince(node.values.value(0)) ? u"new"_s
                                                    : node.values.value(0));
    case Kind::Has:
        return u"has:"_s + node.values.value(0);
    default:
        break;
    }
    const QueryTerm *term = termOf(node.kind);
    return term && isRange(term->value) ? term->name.toString() : queryText(node);
}

const Condition *QueryState::condition(const QString &wanted) const
{
    for (const Condition &condition : conditions)
        if (key(condition.node) == wanted)
            return &condition;
    return nullptr;
}

void QueryState::setCondition(const Condition &condition)
{
    const QString wanted = key(condition.node);
    for (Condition &present : conditions) {
        if (key(present.node) == wanted) {
            present = condition;
            return;
        }
    }
    conditions.append(condition);
}

void QueryState::narrow(const Condition &wanted)
{
    Condition next = wanted;
    const Condition *present = condition(key(wanted.node));
    if (present && wanted.node.kind == Kind::Date && present->node.kind == Kind::Date) {
        const QDate from = present->node.from, to = present->node.to;
        if (from.isValid() && (!next.node.from.isValid() || next.node.from < from))
            next.node.from = from;
        if (to.isValid() && (!next.node.to.isValid() || next.node.to > to))
            next.node.to = to;
    }
    setCondition(next);
}

void QueryState::clearCondition(const QString &wanted)
{
    conditions.removeIf([&](const Condition &condition) { return key(condition.node) == wanted; });
}

bool QueryState::commitTyped()
{
    const ParsedQuery parsed = parseQuery(typed, false);
    if (!parsed.diagnostics.isEmpty())
        return false; // moving the valid part would shift the marked error position while the user types
    QStringList words;
    bool moved = false;
    for (const QueryNode &node : topLevel(parsed.root)) {
        if (node.kind == Kind::Text && node.field == QueryNode::Field::Any && !node.phrase) {
            words.append(queryText(node));
        } else {
            setCondition({node, {}});
            moved = true;
        }
    }
    if (moved)
        typed = words.join(u' ');
    return moved;
}

bool QueryState::stepBack()
{
    if (!typed.isEmpty() || (conditions.isEmpty() && !scope))
        return false;
    if (conditions.isEmpty()) {
        scope.reset();
        return true;
    }
    const Condition last = conditions.takeLast();
    if (last.label.isEmpty())
        typed = last.text();
    return true;
}

bool QueryState::toggleBestMatch()
{
    if (!hasWords())
        return false;
    const SortOrder usual = sort == kBestMatch ? SortOrder() : sort;
    wordSort = wordSort == kBestMatch ? usual : kBestMatch;
    return true;
}

bool QueryState::setExactSpelling()
{
    const ParsedQuery parsed = parseQuery(typed, false);
    const QueryNode exact = withExactSpelling(parsed.root);
    if (!parsed.diagnostics.isEmpty() || exact == parsed.root)
        return false;
    typed = queryText(exact);
    return true;
}

// "scope\ttext\tlabel", "chip\ttext\tlabel", "typed\ttext", "sort\tkey\treversed", "wordsort\tkey\treversed"
QStringList QueryState::toStrings() const
{
    QStringList lines;
    if (scope)
        lines.append(u"scope\t"_s + queryText(scope->node) + u'\t' + scope->label);
    for (const Condition &condition : conditions)
        lines.append(u"chip\t"_s + queryText(condition.node) + u'\t' + condition.label);
    lines.append(u"typed\t"_s + typed);
    lines.append(u"sort\t%1\t%2"_s.arg(int(sort.key)).arg(int(sort.reversed)));
    lines.append(u"wordsort\t%1\t%2"_s.arg(int(wordSort.key)).arg(int(wordSort.reversed)));
    return lines;
}

QueryState QueryState::fromStrings(const QStringList &lines)
{
    QueryState state;
    for (const QString &line : lines) {
        const QStringList fields = line.split(u'\t');
        const QString what = fields.value(0), text = fields.value(1), third = fields.value(2);
        if (what == "scope"_L1 || what == "chip"_L1) {
            const ParsedQuery parsed = parseQuery(text, false);
            if (!parsed.diagnostics.isEmpty() || parsed.root.kind == Kind::All)
                continue;
            if (what == "scope"_L1)
                state.scope = Condition{parsed.root, third};
            else
                state.conditions.append({parsed.root, third});
        } else if (what == "typed"_L1) {
            state.typed = text;
        } else if (what == "sort"_L1 || what == "wordsort"_L1) {
            const int key = text.toInt();
            if (key >= 0 && key <= int(SortOrder::Key::Last))
                (what == "sort"_L1 ? state.sort : state.wordSort) = {SortOrder::Key(key), third == "1"_L1};
        }
    }
    return state;
}

QList<RelaxedQuery> relaxedQueries(const QueryState &asked)
{
    QueryState state = asked;
    state.commitTyped(); // also conditions that are still in the box
    const bool hasWords = !state.typed.trimmed().isEmpty();
    const qsizetype parts = state.conditions.size() + (state.scope ? 1 : 0);
    QList<RelaxedQuery> wider;
    if (parts == 0 || (parts == 1 && !hasWords)) // removing it would leave the whole library
        return wider;
    if (hasWords && (parts > 1 || state.scope)) {
        wider.append({state, {}});
        wider.last().state.scope.reset();
        wider.last().state.conditions.clear();
        if (parts == 1)
            return wider;
    }
    if (state.scope) {
        wider.append({state, state.scope->text()});
        wider.last().state.scope.reset();
    }
    for (qsizetype i = 0; i < state.conditions.size(); ++i) {
        wider.append({state, state.conditions[i].text()});
        wider.last().state.conditions.removeAt(i);
    }
    return wider;
}

static QueryNode valueNode(Kind kind, const QStringList &values)
{
    QueryNode node;
    node.kind = kind;
    node.values = values;
    return node;
}

QueryNode isNode(const QString &state)
{
    return valueNode(Kind::Is, {state});
}

QueryNode hasNode(const QString &what)
{
    return valueNode(Kind::Has, {what});
}

QueryNode authorNode(AuthorId id)
{
    return valueNode(Kind::Author, {u"#%1"_s.arg(qint64(id))});
}

QueryNode sourceNode(SourceId id)
{
    return valueNode(Kind::Source, {u"#%1"_s.arg(qint64(id))});
}

QueryNode categoryNode(const QStringList &categories)
{
    return valueNode(Kind::Category, categories);
}

QueryNode tagNode(const QString &name)
{
    return valueNode(Kind::Tag, {name});
}

QueryNode listNode(ListId id)
{
    return valueNode(Kind::List, {u"#%1"_s.arg(qint64(id))});
}

ListId listOf(const QueryNode &node)
{
    const QString value = node.kind == Kind::List && node.values.size() == 1 ? node.values[0] : QString();
    return value.startsWith(u'#') ? ListId(value.mid(1).toLongLong()) : ListId::None;
}

AuthorId authorOf(const QueryNode &node)
{
    const QString value = node.kind == Kind::Author ? node.values.value(0) : QString();
    return value.startsWith(u'#') ? AuthorId(value.mid(1).toLongLong()) : AuthorId::None;
}

} // namespace lectern
