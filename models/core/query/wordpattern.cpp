#include "wordpattern.h"

#include "models/core/fold.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

constexpr size_t kLongEnoughBeginning = 3; // in bytes

bool WordPattern::isTooShort(const QueryNode &text)
{
    QStringView stars = text.text;
    while (stars.endsWith(u'*'))
        stars.chop(1);
    return stars.contains(u'*') && foldedWords(stars).join(QString()).size() < kMinLetters;
}

std::optional<WordPattern> WordPattern::of(const QueryNode &text)
{
    if (text.kind != QueryNode::Kind::Text || text.phrase || !text.text.contains(u'*'))
        return {};
    WordPattern pattern;
    pattern.m_openBegin = text.text.startsWith(u'*');
    pattern.m_openEnd = text.prefix || text.text.endsWith(u'*');
    qsizetype letters = 0;
    for (const QString &part : text.text.split(u'*', Qt::SkipEmptyParts)) {
        const QStringList words = foldedWords(part);
        if (words.size() != 1)
            return {};
        letters += words.first().size();
        pattern.m_parts.push_back(words.first().toStdString());
    }
    const bool isPrefix = pattern.m_parts.size() == 1 && !pattern.m_openBegin;
    if (letters < kMinLetters || isPrefix)
        return {};
    if (pattern.m_openBegin || pattern.m_parts.front().size() < kLongEnoughBeginning)
        pattern.m_lookedUp =
            size_t(std::max_element(pattern.m_parts.begin(), pattern.m_parts.end(),
                                    [](const auto &a, const auto &b) { return a.size() < b.size(); })
                   - pattern.m_parts.begin());
    return pattern;
}

WordPattern WordPattern::containing(const std::string &letters)
{
    WordPattern pattern;
    pattern.m_parts = {letters};
    pattern.m_openBegin = pattern.m_openEnd = true;
    return pattern;
}

bool WordPattern::matches(std::string_view word) const
{
    size_t at = 0;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        const std::string &part = m_parts[i];
        if (i + 1 == m_parts.size() && !m_openEnd) {
            const bool begins = i > 0 || m_openBegin || word.size() == part.size();
            return begins && word.size() >= at + part.size() && word.ends_with(part);
        }
        const size_t found = word.find(part, at);
        if (found == std::string_view::npos || (i == 0 && !m_openBegin && found > 0))
            return false;
        at = found + part.size();
    }
    return true;
}

QString WordPattern::text() const
{
    QString text = m_openBegin ? u"*"_s : QString();
    for (size_t i = 0; i < m_parts.size(); ++i)
        text += (i > 0 ? u"*"_s : QString()) + QString::fromStdString(m_parts[i]);
    return m_openEnd ? QString(text + u'*') : text;
}

} // namespace lectern
